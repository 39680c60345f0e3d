"""Where the hidden cards of a seat can be, as far as everybody could follow them, and dealing them uniformly.

Cards that were lost from sight at the same moment are alike: whether a deal is possible depends only on how many cards
of each such kind lie in the hand, the deck, the shuffled pile and the single hidden places. So all ways to spread the
kinds are listed, each with the number of deals it stands for; those that no past can have led to are struck out.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import comb

import msgspec

from moonsaga.games.blue_moon.box import codes as n
from moonsaga.kernel.cores.rng import Rng

HAND, DECK, PILE, OUT = "hand", "deck", "pile", "out"
FOREVER = 1 << 30
MOST_DEALS = 2_000
"""A view that fits no world would be dealt for ever."""
MOST_TRIES = 5_000
"""A past so tangled that it cannot be ruled out in so many tries counts as possible: nobody waits for ever."""
LOSSES = {n.LOST_IN_HAND: HAND, n.LOST_IN_DECK: DECK, n.LOST_IN_PILE: PILE}
FINDS = {n.FOUND_IN_HAND: HAND, n.FOUND_IN_DECK: DECK, n.FOUND_IN_PILE: PILE}


class Spot(msgspec.Struct, frozen=True):
    """A place for hidden cards: the hand, the deck, the pile, or a single card that left the hand unseen."""

    where: str
    room: int
    outing: int = 0
    bluff: bool = False
    """Only cards with a bluff icon can be here."""


class Kin(msgspec.Struct, frozen=True):
    """Hidden cards that are alike."""

    lost: int
    """The line of the past in which they were lost from sight; -1 if they never were."""
    bluff: bool
    count: int


class Puzzle(msgspec.Struct, frozen=True):
    """What is known of one seat's hidden cards."""

    past: tuple[int, ...]
    kins: tuple[Kin, ...]
    spots: tuple[Spot, ...]


Spread = tuple[tuple[int, ...], ...]
"""For each kin how many of its cards are at each spot."""


class Ways(msgspec.Struct, frozen=True):
    """All ways to deal hidden cards: one spread is drawn, then cards that are alike are shuffled."""

    groups: tuple[tuple[int, ...], ...]
    """The cards of each kin."""
    spreads: tuple[Spread, ...]
    sums: tuple[int, ...]
    """For how many deals the spreads stand, up to each."""
    spots: int

    def pick(self, rng: Rng) -> Spread:
        """One of the spreads, in proportion to the deals it stands for."""
        if not self.sums:
            raise ValueError("no deal fits what was seen")
        return self.spreads[bisect_right(self.sums, ((rng.next() << 64 | rng.next()) * self.sums[-1]) >> 128)]

    def draw(self, rng: Rng) -> list[list[int]]:
        """The cards at each spot; every possible deal is as likely."""
        dealt: list[list[int]] = [[] for _ in range(self.spots)]
        for group, counts in zip(self.groups, self.pick(rng), strict=True):
            held = list(group)
            rng.shuffle(held)
            for at, count in enumerate(counts):
                dealt[at] += [held.pop() for _ in range(count)]
        return dealt


@lru_cache(maxsize=1024)
def find_ways(
    past: tuple[int, ...], cards: int, bluffs: int, singles: tuple[tuple[int, bool], ...], hand: int, pile: int
) -> Ways:
    """How the hidden cards of a seat can be dealt: to single places, the hand, the pile and the deck, in this order.

    `cards` has a bit for each of them by its place in the deck list, `bluffs` for those with a bluff icon. A single
    place is: as which outing its card left the hand, and does it lie face down as a bluff?
    """
    lost = _lost(past)
    hidden = [card for card in range(n.DECK) if cards >> card & 1]
    spots = [Spot(OUT, 1, outing, bluff) for outing, bluff in singles]
    spots += [Spot(HAND, hand), Spot(PILE, pile), Spot(DECK, len(hidden) - len(spots) - hand - pile)]
    groups: dict[tuple[int, bool], list[int]] = {}
    split = any(spot.bluff for spot in spots)
    for card in hidden:
        groups.setdefault((lost.get(card, -1), split and bool(bluffs >> card & 1)), []).append(card)
    kins = sorted((Kin(line, bluff, len(held)) for (line, bluff), held in groups.items()), key=_by_size)
    found = spreads(Puzzle(past, tuple(kins), tuple(spots)))
    return Ways(
        groups=tuple(tuple(groups[kin.lost, kin.bluff]) for kin in kins),
        spreads=tuple(spread for spread, _ in found),
        sums=tuple(accumulate(weight for _, weight in found)),
        spots=len(spots),
    )


def _lost(past: tuple[int, ...]) -> dict[int, int]:
    """The line in which each card was last lost from sight, for those not found again."""
    lines: dict[int, int] = {}
    for line, entry in enumerate(past):
        kind, argument = entry % 16, entry // 16
        if kind in LOSSES:
            lines[argument] = line
        elif kind in FINDS:
            lines.pop(argument, None)
        elif kind == n.FOUND_THERE:
            lines.pop(argument % 32, None)
    # cards lost right after one another, and to the same place, are alike
    first: dict[int, int] = {}
    for line, entry in enumerate(past):
        same = line > 0 and entry % 16 in LOSSES and past[line - 1] % 16 == entry % 16
        first[line] = first[line - 1] if same else line
    return {card: first[line] for card, line in lines.items()}


def _by_size(kin: Kin) -> tuple[int, int, bool]:
    """The largest last: where its cards go follows from all the others."""
    return kin.count, kin.lost, kin.bluff


@lru_cache(maxsize=256)
def spreads(puzzle: Puzzle) -> tuple[tuple[Spread, int], ...]:
    """All possible spreads with the number of deals each stands for."""
    room = tuple(spot.room for spot in puzzle.spots)
    found = _spread(puzzle, 0, room)
    if not puzzle.past:
        return tuple(found)
    return tuple((spread, weight) for spread, weight in found if is_possible(puzzle, spread))


def _spread(puzzle: Puzzle, at: int, room: tuple[int, ...]) -> Iterator[tuple[Spread, int]]:
    """The spreads of the kins from this one on over the room that is left."""
    if at == len(puzzle.kins):
        if not any(room):
            yield (), 1
        return
    kin = puzzle.kins[at]
    last = at == len(puzzle.kins) - 1
    for counts, weight in _counts(puzzle, kin, 0, kin.count, room, last):
        left = tuple(free - count for free, count in zip(room, counts, strict=True))
        for others, more in _spread(puzzle, at + 1, left):
            yield (counts, *others), weight * more


def _counts(
    puzzle: Puzzle, kin: Kin, at: int, count: int, room: tuple[int, ...], last: bool
) -> Iterator[tuple[tuple[int, ...], int]]:
    """How many of so many cards of a kin are at the spots from this one on, and in how many ways."""
    if at == len(room):
        if count == 0:
            yield (), 1
        return
    most = min(count, room[at]) if _fits(puzzle.past, kin, puzzle.spots[at]) else 0
    least = room[at] if last else 0
    for here in range(least, most + 1):
        for others, ways in _counts(puzzle, kin, at + 1, count - here, room, last):
            yield (here, *others), ways * comb(count, here)


def _fits(past: tuple[int, ...], kin: Kin, spot: Spot) -> bool:
    """A bluff needs its icon; a card that was seen after an outing did not go out then."""
    if spot.bluff and not kin.bluff:
        return False
    return spot.where != OUT or kin.lost < 0 or kin.lost < past.index(n.WENT_OUT + 16 * spot.outing)


# --- can it have come to this? ----------------------------------------------------------------------------------------

Need = tuple[int, str]
"""In which line a card has to be where."""


class Stay(msgspec.Struct, frozen=True, order=True):
    """A card from the line in which it was lost from sight, or the beginning, to that in which it is found, or now."""

    start: int
    where: str
    """Where it is at first."""
    outing: int
    """The outing that it is known to have made; 0: none."""
    needs: tuple[Need, ...]
    """The last of them is its end."""

    def need(self, line: int) -> Need:
        """What it needs next after this line."""
        return next(need for need in self.needs if need[0] > line)


Cast = tuple[tuple[Stay, str], ...]
"""The cards of a past and where each is, sorted, so that equal situations are equal."""


def is_possible(puzzle: Puzzle, spread: Spread) -> bool:
    """Can hidden draws, returns and outings have led to this spread? The past is played with foresight."""
    stays = _stays(puzzle, spread)
    if n.PILE_INTO_DECK not in puzzle.past:  # the pile loses what is regained from it or found in it, and nothing else
        regained = sum(entry // 16 for entry in puzzle.past if entry % 16 == n.REGAINED)
        if sum(stay.where == PILE and stay.needs[-1][1] != PILE for stay in stays) != regained:
            return False
    return _Story(puzzle.past).goes_on(0, 0, tuple(sorted((stay, stay.where) for stay in stays)))


class _Story:
    """One past, played by a cast."""

    def __init__(self, past: tuple[int, ...]) -> None:
        self.past = past
        self.failed: set[tuple[int, int, Cast]] = set()
        ends = {entry // 16: line for line, entry in enumerate(past) if entry % 16 in (n.WENT_INTO_DECK, n.CAME_BACK)}
        self.ends = ends
        """Outings of cards that were not seen: the lines in which they went into the deck or came back."""
        unseen = [line for line, entry in enumerate(past) if entry % 16 == n.WENT_OUT and entry // 16 in ends]
        self.last_outing = max(unseen, default=-1)
        self.gains = [0]
        self.regains = [0]
        """How many cards have come to the hand unseen before each line, from the deck and from the pile."""
        for entry in past:
            self.gains.append(self.gains[-1] + (entry // 16 if entry % 16 == n.DREW else 0))
            self.regains.append(self.regains[-1] + (entry // 16 if entry % 16 == n.REGAINED else 0))

    def goes_on(self, line: int, moved: int, cast: Cast) -> bool:
        """Can it come to its end from this line, of which so many moves are made?"""
        if line == len(self.past):
            return all(where == stay.needs[-1][1] for stay, where in cast)
        if not moved and any(need[0] == line and need[1] != where for stay, where in cast for need in stay.needs):
            return False
        if (line, moved, cast) in self.failed or not self.in_time(line, moved, cast):
            return False
        if len(self.failed) > MOST_TRIES:
            return True
        kind, argument = self.past[line] % 16, self.past[line] // 16
        more = kind in (n.DREW, n.REGAINED) and moved + 1 < argument
        for after in self.moves(line, cast):
            left = after if more else tuple(one for one in after if one[0].needs[-1][0] != line)
            if self.goes_on(line if more else line + 1, moved + 1 if more else 0, left):
                return True
        self.failed.add((line, moved, cast))
        return False

    def in_time(self, line: int, moved: int, cast: Cast) -> bool:
        """Can as many cards come to the hand, from the deck and from the pile, as are needed there by each line?"""
        for source, gains in ((DECK, self.gains), (PILE, self.regains)):
            made = moved if self.past[line] % 16 == (n.DREW if source == DECK else n.REGAINED) else 0
            wanted = sorted(
                min(need[0], len(self.past))
                for stay, where in cast
                if where == source and (need := stay.need(max(line - 1, stay.start)))[1] == HAND
            )
            more = self.merged(line) if source == PILE else 0
            if any(gains[at] - gains[line] - made + more < count for count, at in enumerate(wanted, start=1)):
                return False
        return True

    def merged(self, line: int) -> int:
        """If the pile is still to be shuffled into the deck, its cards can come by way of that."""
        return len(self.past) if n.PILE_INTO_DECK in self.past[line:] else 0

    def moves(self, line: int, cast: Cast) -> Iterator[Cast]:
        """What may have happened in a line, one move of it: the promising ways."""
        kind, argument = self.past[line] % 16, self.past[line] // 16
        out = f"{OUT} {argument}"
        if kind == n.DREW and argument == 0:
            yield cast  # a past that began when no card was hidden
        elif kind == n.DREW:
            yield from self.unseen(cast, line, line, DECK, HAND)
        elif kind == n.REGAINED:
            yield from self.unseen(cast, line, line, PILE, HAND)
        elif kind == n.WENT_OUT:
            known = [one for one in cast if one[0].outing == argument]
            if known:
                yield _moved(cast, known[0], out)
            else:
                yield from self.unseen(cast, line, self.ends[argument], HAND, out)
        elif kind == n.WENT_INTO_DECK:
            yield _moved(cast, next(one for one in cast if one[1] == out), DECK)
        elif kind == n.CAME_BACK:
            yield _moved(cast, next(one for one in cast if one[1] == out), HAND)
        elif kind == n.PILE_INTO_DECK:
            yield tuple(sorted((one[0], DECK if one[1] == PILE and one[0].start < line else one[1]) for one in cast))
        else:
            yield cast

    def unseen(self, cast: Cast, line: int, free_until: int, source: str, goal: str) -> Iterator[Cast]:
        """Some card goes from here to there, and is not needed elsewhere before a line: the choices worth a try.

        The card that is needed soonest goes to the hand: any other choice could be exchanged for this one, unless
        cards leave the hand unseen later. Then, and out of the hand, it is for each place where cards are needed next
        the one that is needed soonest or last.
        """
        able = [one for one in cast if one[1] == source and one[0].start < line and one[0].need(line)[0] > free_until]
        able.sort(key=lambda one: one[0].need(line))
        found = [one for one in able if one[0].need(line)[1] == goal == HAND][:1]
        if not found or line < self.last_outing:
            for place in (DECK, HAND, PILE, OUT):
                some = [one for one in able if one[0].need(line)[1].startswith(place)]
                found += [*some[-1:], *some[:1]]
        tried: set[Stay] = set()
        for one in found:
            if one[0] not in tried:
                tried.add(one[0])
                yield _moved(cast, one, goal)


def _moved(cast: Cast, one: tuple[Stay, str], goal: str) -> Cast:
    rest = list(cast)
    rest.remove(one)
    insort(rest, (one[0], goal))
    return tuple(rest)


def _stays(puzzle: Puzzle, spread: Spread) -> list[Stay]:
    """All hidden cards of the past: those found on the way, and those that are where the spread has them."""
    past = puzzle.past
    stays: list[Stay] = []
    away: dict[int, tuple[int, str]] = {}
    for line, entry in enumerate(past):
        kind, argument = entry % 16, entry // 16
        if kind in LOSSES:
            away[argument] = (line, LOSSES[kind])
        elif kind in FINDS:
            stays.append(_stay(past, away.pop(argument, START), line, FINDS[kind], 0))
        elif kind == n.FOUND_THERE:
            stays.append(_stay(past, away.pop(argument % 32, START), line, OUT, argument // 32))
    lost = _lost(past)
    for kin, counts in zip(puzzle.kins, spread, strict=True):
        for spot, count in zip(puzzle.spots, counts, strict=True):
            for _ in range(count):
                card = next((one for one in away if lost[one] == kin.lost), -1)
                stays.append(_stay(past, away.pop(card, START), FOREVER, spot.where, spot.outing))
    return stays


START = (-1, DECK)


def _stay(past: tuple[int, ...], start: tuple[int, str], end: int, where: str, outing: int) -> Stay:
    """From where it was lost to where it is seen, or lies now; before an outing it had to be in the hand."""
    if not outing:
        return Stay(*start, 0, ((end, where),))
    left = past.index(n.WENT_OUT + 16 * outing)
    return Stay(*start, outing, ((left, HAND), (end, f"{where} {outing}")))
