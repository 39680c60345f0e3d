"""What one seat may see and remember.

Cards are numbers: seat * 30 + the card's place in that seat's deck list, which every seat knows (`decks`). Of a deck
that another player built a table shows only the cards that were seen (`hide_decks`). Whatever lies open is in `table`,
and so are the viewer's own cards; what lies under the top of a pile, or was seen and is hidden now, is in `memory`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec

from moonsaga.games.blue_moon import old_fields
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.kernel.contract import Message, View
from moonsaga.kernel.options import Value

HIDDEN = -1
"""A card that this viewer does not know."""
HIDDEN_LAST = -2
"""The last card that went back into a deck unseen."""
LOST_OR_FOUND = (n.LOST_IN_HAND, n.LOST_IN_DECK, n.LOST_IN_PILE, n.FOUND_IN_HAND, n.FOUND_IN_DECK, n.FOUND_IN_PILE)
"""Entries of a past that name a card which everybody has seen; `FOUND_THERE` does so as well."""


class Turn(msgspec.Struct, frozen=True):
    """What has happened in this turn, and what is asked now. All of it is public."""

    seat: int
    phase: int
    stage: int
    element: int
    begun: int
    lead: int
    plays: int
    combat_plays: int
    normals: int
    normal_gang: int
    normal_pair: int
    character: int
    launches: int
    launch_pair: int
    boosters: int
    others: int
    played_booster: int
    played_support: int
    stopped: int
    bounced: int
    next_free: int
    from_deck: int
    landed: int
    hand_plays: int
    choice: int
    chooser: int
    cause: int
    left: int
    last: int
    paid: int
    need: int
    pay_element: int
    then: int
    drawer: int
    learned: int
    turns: int
    first_out: int
    winner: int
    crystals: int
    games: int
    """How many games of a match have begun."""
    starter: int
    """Who starts the next game of a match; -1 before the first is decided."""


class Change(msgspec.Struct, frozen=True):
    """Why a card counts otherwise than its printed value, or does not work."""

    what: str
    """A share of a total is `ignored`, `reduced` to 0, `raised` or `doubled`; of a card the whole `card` is ignored, or
    its `text` or its `icons`."""
    by: int
    """The card behind it."""


class Share(msgspec.Struct, frozen=True):
    """What one active card gives to a total."""

    card: int
    """HIDDEN for a bluff that this viewer does not know."""
    row: str
    """`combat` or `support`."""
    place: int
    """Where it lies in that row."""
    value: int
    """As printed, 2 for a bluff; -1: the card has no value."""
    counts: int
    changes: tuple[Change, ...]


class Total(msgspec.Struct, frozen=True):
    """A side's power in one element, and how it comes about."""

    element: str
    total: int
    """What would be announced now."""
    sum: int
    """What the shares add up to."""
    least_by: int
    """The card that lifts the sum to the total; HIDDEN: none does."""
    shields: tuple[int, ...]
    """Active cards that free from matching the opponent's power."""
    shares: tuple[Share, ...]


class Silenced(msgspec.Struct, frozen=True):
    """A card of which something is ignored."""

    card: int
    """HIDDEN for a bluff that this viewer does not know."""
    place: int
    """Where it lies in its row, for cards in combat and support; HIDDEN for others."""
    changes: tuple[Change, ...]


class Demand(msgspec.Struct, frozen=True):
    """What an active card wants of the opponent."""

    card: int
    need: int
    """The value to be discarded, doubled if a text doubles it; 1 where one card is to be discarded or played."""
    met: bool


class Now(msgspec.Struct, frozen=True):
    """What is going on, in words: see `codes.PHASES`, `STAGES` and `CHOICES`."""

    phase: str
    stage: str
    choice: str
    """`none` unless the phase is `choose`."""
    element: str
    """The contested one; empty between fights."""
    to_act: tuple[int, ...]
    """The seats that owe a decision; -1 is chance."""
    prompt: Message
    """What they are asked."""
    cause: int
    """The card that asks; HIDDEN if it is the course of the turn."""


class Side(msgspec.Struct, frozen=True):
    """One player's side of the table."""

    people: str
    hand: int
    deck: int
    bottom: int
    """How many of the deck's cards were put under it."""
    combat: tuple[int, ...]
    covered: int
    """How many of the combat cards, the oldest, are covered."""
    support: tuple[int, ...]
    """HIDDEN for a bluff that this viewer does not know."""
    face_down: tuple[int, ...]
    """The places of the bluffs among the support cards."""
    ships: tuple[int, ...]
    landed: tuple[int, ...]
    cargo: tuple[tuple[int, int], ...]
    """Cards aboard, each with its ship."""
    shown: tuple[int, ...]
    """Disclosed hand cards."""
    revealed: tuple[int, ...]
    discard: int
    """The top of the discard pile; HIDDEN if there is none, or if the pile was shuffled face down."""
    leader: int
    """The top of the leader pile."""
    used: tuple[int, ...]
    satisfied: tuple[int, ...]
    as_free: tuple[int, ...]
    dragons: int
    power: int
    totals: tuple[Total, ...]
    """The power in Fire and in Earth. Before a fight has its element: what announcing it would give."""
    ignored: tuple[Silenced, ...]
    """Cards in play of which something is ignored."""
    demands: tuple[Demand, ...]
    many: int
    """Cards that count towards the six for a second dragon."""
    prize: int
    """Dragons for this side if the other retreats now."""
    face_down_pile: bool
    """The discard pile was shuffled, and its cards lie face down."""
    aims: tuple[tuple[int, int], ...]
    """Active cards with a text for one of several cards, each with the card that was chosen."""


class Table(msgspec.Struct, frozen=True):
    """What lies before a seat's eyes."""

    options: dict[str, Value]
    decks: tuple[tuple[str, ...], ...]
    turn: Turn
    sides: tuple[Side, ...]
    hand: tuple[int, ...]
    """The viewer's own cards; none for a spectator."""
    ending: str
    score: tuple[int, ...]
    """Crystals won so far in a match."""
    answered: tuple[int, ...]
    """The seats that have chosen a deck for the next game of a match."""
    answer: int
    """The viewer's own choice; HIDDEN if there is none."""
    now: Now
    middle: int
    """Dragons in the middle."""
    ignored_in_hand: tuple[Silenced, ...]
    """The viewer's own cards in hand of which something is ignored."""


class Seen(msgspec.Struct, frozen=True):
    """What a perfect memory adds about one seat's cards."""

    hand: tuple[int, ...]
    """Cards that everybody saw go into this hand, and that are still there."""
    bottom: tuple[int, ...]
    """The cards under the deck, the next one first; HIDDEN where this viewer does not know them."""
    discards: tuple[int, ...]
    """The discard pile from bottom to top, as far as everybody knows it."""
    pile: tuple[int, ...]
    """Cards of a shuffled discard pile, known to its owner alone."""
    unseen_pile: int
    """How many those are."""
    pooled: tuple[int, ...]
    """Cards that are in that pile, or were drawn from it into the hand."""
    leaders: tuple[int, ...]
    open: tuple[int, ...]
    """Bluffs and cards under the deck that everybody saw before they were turned over."""
    past: tuple[int, ...]
    """What everybody could follow of the hidden cards since one was lost from sight: see `codes.PASTS`."""
    support_outings: tuple[int, ...]
    """For each support card, as which outing of the past it left the hand unseen; 0: as none."""
    bottom_outings: tuple[int, ...]
    last_outing: int
    """The same for the card that was last put back into the deck, while more are put back."""
    outings: int


class Memory(msgspec.Struct, frozen=True):
    seen: tuple[Seen, ...]


class BlueMoonView(View, frozen=True, kw_only=True):
    table: Table
    memory: Memory


@lru_cache(maxsize=1000)
def names_of(deck: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(facts.BOX.cards[number].card for number in deck)


def look(position: Any, seat: int | None) -> BlueMoonView:
    """The table as one seat sees it."""
    return look_from(position, (seat,))[0]


def look_from(position: Any, seats: Sequence[int | None], memory: bool = True) -> list[BlueMoonView]:
    """The table as each of these seats sees it; what a memory adds only if it is asked for."""
    raw: dict[str, Any] = position.raw()
    raw["lying"] = tuple([_sort_out(raw["place"], owner) for owner in range(n.SEATS)])
    raw["open_sides"] = {}
    raw["open_turn"] = None if _is_given_back(raw["turn"]) else Turn(**old_fields.join(raw["turn"]))
    public = _look_together(raw, position)
    nothing: Any = None
    return [
        BlueMoonView(
            seat=seat, table=_look(raw, position, seat, public), memory=_remember(raw, seat) if memory else nothing
        )
        for seat in seats
    ]


def _look_together(raw: dict[str, Any], position: Any) -> dict[str, Any]:
    """The fields that all see alike."""
    return {
        "options": raw["options"],
        "decks": tuple([names_of(deck) for deck in raw["decks"]]),
        "ending": n.ENDINGS[raw["ended"]],
        "score": tuple(raw["score"]),
        "answered": tuple([k for k in range(n.SEATS) if raw["picked"][k] >= 0]),
        "now": _now(raw["turn"], position.to_act()),
        "middle": n.DRAGONS - sum(raw["dragons"]),
    }


def _look(raw: dict[str, Any], position: Any, seat: int | None, public: dict[str, Any]) -> Table:
    """Each other field that a seat may see, by name."""
    return Table(
        **public,
        turn=raw["open_turn"] or _turn(raw["turn"], seat),
        sides=tuple([_find_side(raw, position, owner, seat) for owner in range(n.SEATS)]),
        hand=() if seat is None else _marked(raw, seat, n.IN_HAND),
        answer=HIDDEN if seat is None else raw["picked"][seat],
        ignored_in_hand=() if seat is None else _silenced(position, _marked(raw, seat, n.IN_HAND)),
    )


def _remember(raw: dict[str, Any], seat: int | None) -> Memory:
    return Memory(tuple([_seen(raw, owner, seat) for owner in range(n.SEATS)]))


def _now(turn: dict[str, int], to_act: tuple[int, ...]) -> Now:
    return Now(
        phase=n.PHASES[turn["phase"]],
        stage=n.STAGES[turn["stage"]],
        choice=n.CHOICES[turn["choice"] if turn["phase"] == n.CHOOSE else n.NOTHING],
        element=n.ELEMENT_NAMES[turn["element"]] if turn["element"] >= 0 else "",
        to_act=to_act,
        prompt=prompt(turn["phase"], turn["stage"], turn["choice"], bool(turn["begun"])),
        cause=turn["cause"] if turn["phase"] == n.CHOOSE else HIDDEN,
    )


def prompt(phase: int, stage: int, choice: int, begun: bool) -> Message:
    """What the seat to act is asked: by a card, by the part of the turn, or by the phase."""
    if phase == n.MAIN and stage <= n.LEADING and not begun:
        return Message(f"stage-{n.STAGES[stage]}-start-prompt")  # who starts a fight cannot retreat, but decline
    if phase == n.CHOOSE:
        return Message(f"choice-{n.CHOICES[choice]}-prompt")
    if phase == n.MAIN:
        return Message(f"stage-{n.STAGES[stage]}-prompt")
    return Message(f"phase-{n.PHASES[phase]}-prompt")


def _turn(turn: dict[str, int], seat: int | None) -> Turn:
    """While a card goes back unseen: which one it is only its owner knows."""
    old = old_fields.join(turn)
    return Turn(**old) if turn["chooser"] == seat else Turn(**{**old, "last": HIDDEN_LAST})


def _slots(seat: int) -> range:
    return range(seat * n.DECK, (seat + 1) * n.DECK)


def _sort_out(places: Sequence[int], owner: int) -> dict[int, tuple[int, ...]]:
    """The cards of a seat by the place where they are, in the order of the deck: asked for many times in one look."""
    found: dict[int, list[int]] = {}
    for slot in _slots(owner):
        found.setdefault(places[slot], []).append(slot)
    return {place: tuple(slots) for place, slots in found.items()}


def _marked(raw: dict[str, Any], seat: int, place: int, mark: int = 0) -> tuple[int, ...]:
    """The cards of a seat in a place, if asked with a mark."""
    lying: tuple[int, ...] = raw["lying"][seat].get(place, ())
    return _with_mark(raw, lying, mark) if mark and lying else lying


def _active(raw: dict[str, Any], seat: int) -> tuple[int, ...]:
    """The active cards of a seat, in the order of the deck."""
    return tuple(sorted(_marked(raw, seat, n.IN_COMBAT) + _marked(raw, seat, n.IN_SUPPORT)))


def _with_mark(raw: dict[str, Any], slots: tuple[int, ...], mark: int) -> tuple[int, ...]:
    return tuple([slot for slot in slots if raw["mark"][slot] & mark])


def _known(raw: dict[str, Any], slots: list[int], owner: int, seat: int | None) -> tuple[int, ...]:
    """These cards, with HIDDEN for those this viewer does not know."""
    return tuple([_known_one(raw, slot, owner, seat) for slot in slots])


def _known_one(raw: dict[str, Any], slot: int, owner: int, seat: int | None) -> int:
    return slot if owner == seat or raw["knows"][slot] == n.EVERYBODY else HIDDEN


def _find_side(raw: dict[str, Any], position: Any, owner: int, seat: int | None) -> Side:
    """Where every card in play lies open, a side looks the same to all."""
    known: dict[int, Side] = raw["open_sides"]
    if owner in known:
        return known[owner]
    side = _side(raw, position, owner, seat)
    knows = raw["knows"]
    if all(knows[slot] == n.EVERYBODY for slot in raw["combat"][owner] + raw["support"][owner]):
        known[owner] = side
    return side


def _side(raw: dict[str, Any], position: Any, owner: int, seat: int | None) -> Side:
    support, aims, marks = raw["support"][owner], raw["aim"], raw["mark"]
    knows, active = raw["knows"], _active(raw, owner)
    public = [slot for slot in raw["discards"][owner] if knows[slot] == n.EVERYBODY]
    return Side(
        people=leader_of(raw, owner),
        hand=raw["hand"][owner],
        deck=raw["deck"][owner],
        bottom=len(raw["bottom"][owner]),
        combat=tuple(raw["combat"][owner]),
        covered=raw["live"][owner],
        support=_known(raw, support, owner, seat),
        face_down=tuple([i for i, slot in enumerate(support) if marks[slot] & n.FACE_DOWN]),
        ships=_marked(raw, owner, n.AT_SEA),
        landed=_marked(raw, owner, n.AT_SEA, n.LANDED),
        cargo=tuple([(slot, raw["aboard"][slot]) for slot in _marked(raw, owner, n.ABOARD)]),
        shown=_marked(raw, owner, n.IN_HAND, n.SHOWN),
        revealed=_marked(raw, owner, n.REVEALED),
        discard=public[-1] if public else HIDDEN,
        leader=raw["leaders"][owner][-1] if raw["leaders"][owner] else HIDDEN,
        used=_with_mark(raw, active, n.USED),
        satisfied=_with_mark(raw, active, n.SATISFIED),
        as_free=_with_mark(raw, active, n.AS_FREE),
        dragons=raw["dragons"][owner],
        power=position.total(owner),
        totals=tuple([_total(raw, position, owner, element, seat) for element in (n.FIRE, n.EARTH)]),
        ignored=_silenced_in_play(raw, position, owner, seat),
        demands=tuple([Demand(*found) for found in position.demands(owner)]),
        many=position.many(owner),
        prize=position.prize(owner),
        face_down_pile=len(public) < len(raw["discards"][owner]),
        aims=tuple([(slot, aims[slot]) for slot in _slots(owner) if aims[slot] >= 0]),
    )


def _total(raw: dict[str, Any], position: Any, owner: int, element: int, seat: int | None) -> Total:
    """A total with the cards it is made of; all of them lie open but for the names of bluffs."""
    total, least, found = position.explain(owner, element)
    shares = tuple(
        [
            Share(_known_one(raw, slot, owner, seat), *_row(raw, owner, slot), value, counts, _changes(changes))
            for slot, value, counts, changes in found
        ]
    )
    added = sum([share.counts for share in shares])
    return Total(n.ELEMENT_NAMES[element], total, added, least, tuple(position.shields(owner, element)), shares)


def _row(raw: dict[str, Any], owner: int, slot: int) -> tuple[str, int]:
    """The row in which an active card lies, and its place there."""
    row = "combat" if slot in raw["combat"][owner] else "support"
    return row, raw[row][owner].index(slot)


def _changes(found: list[tuple[str, int]]) -> tuple[Change, ...]:
    return tuple([Change(what, by) for what, by in found]) if found else ()


def _silenced_in_play(raw: dict[str, Any], position: Any, owner: int, seat: int | None) -> tuple[Silenced, ...]:
    """The active cards, the ships and what they carry."""
    rows = [*raw["combat"][owner][raw["live"][owner] :], *raw["support"][owner]]
    found = [(slot, _row(raw, owner, slot)[1], position.silenced(slot)) for slot in rows]
    open_cards = tuple(
        Silenced(_known_one(raw, slot, owner, seat), place, _changes(changes))
        for slot, place, changes in found
        if changes
    )
    aboard = (*_marked(raw, owner, n.AT_SEA), *_marked(raw, owner, n.ABOARD))
    return (*open_cards, *_silenced(position, aboard))


def _silenced(position: Any, slots: tuple[int, ...]) -> tuple[Silenced, ...]:
    found = [(slot, position.silenced(slot)) for slot in slots]
    return tuple(Silenced(slot, HIDDEN, _changes(changes)) for slot, changes in found if changes)


def leader_of(raw: dict[str, Any], owner: int) -> str:
    """The people whose leader lies beside the board."""
    return str(raw["peoples"][owner])


def _seen(raw: dict[str, Any], owner: int, seat: int | None) -> Seen:
    knows, discards, turn = raw["knows"], raw["discards"][owner], raw["turn"]
    unseen = [slot for slot in discards if knows[slot] != n.EVERYBODY]
    return Seen(
        hand=tuple(slot for slot in _marked(raw, owner, n.IN_HAND) if knows[slot] == n.EVERYBODY),
        bottom=_known(raw, raw["bottom"][owner], owner, seat),
        discards=tuple(slot for slot in discards if knows[slot] == n.EVERYBODY),
        pile=tuple(unseen) if owner == seat else (),
        unseen_pile=len(unseen),
        pooled=_pooled(raw, owner),
        leaders=tuple(raw["leaders"][owner]),
        open=tuple(s for s in (*raw["bottom"][owner], *raw["support"][owner]) if _is_open(raw, s)),
        past=tuple(raw["past"][owner]),
        support_outings=tuple(raw["outing"][slot] for slot in raw["support"][owner]),
        bottom_outings=tuple(raw["outing"][slot] for slot in raw["bottom"][owner]),
        last_outing=raw["outing"][turn["given_back"]] if _is_given_back(turn) and turn["chooser"] == owner else 0,
        outings=raw["outings"][owner],
    )


def _pooled(raw: dict[str, Any], owner: int) -> tuple[int, ...]:
    """The cards that were last seen in a pile when it was shuffled, and have not been seen since."""
    last: dict[int, int] = {}
    for entry in raw["past"][owner]:
        if n.LOST_IN_HAND <= entry % n.PAST_STEP <= n.LOST_IN_PILE:
            last[owner * n.DECK + entry // n.PAST_STEP] = entry % n.PAST_STEP
    found = [slot for slot, how in last.items() if how == n.LOST_IN_PILE and raw["knows"][slot] != n.EVERYBODY]
    return tuple(sorted(found))


def _is_given_back(turn: dict[str, int]) -> bool:
    """Is a player putting cards back into the deck unseen, and has begun?"""
    return turn["phase"] == n.CHOOSE and turn["choice"] in (n.GIVE_BACK, n.MULLIGAN) and turn["given_back"] >= 0


def _is_open(raw: dict[str, Any], slot: int) -> bool:
    hidden = raw["place"][slot] == n.AT_BOTTOM or raw["mark"][slot] & n.FACE_DOWN
    return bool(hidden and raw["knows"][slot] == n.EVERYBODY)


# --- decks of one's own ---------------------------------------------------------------------------------------------


def hide_decks(view: BlueMoonView, seats: Collection[int]) -> BlueMoonView:
    """The view without the names of those cards of these seats that lie nowhere in sight, nor in its memory."""
    table = view.table
    seen = {*_in_sight(table), *_remembered(view.memory)}
    decks = tuple(
        tuple(
            card if owner not in seats or slot in seen else "" for slot, card in zip(_slots(owner), deck, strict=True)
        )
        for owner, deck in enumerate(table.decks)
    )
    return msgspec.structs.replace(view, table=msgspec.structs.replace(table, decks=decks))


def _in_sight(table: Table) -> Iterator[int]:
    """The cards that a view shows. Whatever else names a card names one of these."""
    yield from table.hand
    yield table.now.cause
    for side in table.sides:
        for row in (side.combat, side.support, side.ships, side.shown, side.revealed):
            yield from row
        yield from (card for card, _ in side.cargo)
        yield from (side.discard, side.leader)
        yield from chain.from_iterable(side.aims)


def _remembered(memory: Memory | None) -> Iterator[int]:
    """The cards that everybody has seen, wherever they are now, as far as a view remembers them."""
    for owner, seen in enumerate(() if memory is None else memory.seen):
        for row in (seen.hand, seen.discards, seen.leaders, seen.open):
            yield from row
        for entry in seen.past:
            kind, argument = entry % 16, entry // 16
            if kind in LOST_OR_FOUND:
                yield owner * n.DECK + argument
            elif kind == n.FOUND_THERE:
                yield owner * n.DECK + argument % n.OUTING_STEP
