"""From the core's notes to events: message keys and their arguments."""

from __future__ import annotations

from collections.abc import Callable

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.box.codes import RULERS, TILES
from moonsaga.games.crescent_moon.view import HEX_NAMES
from moonsaga.kernel.contract import Argument, Event, Message

Arguments = dict[str, Argument]
Reader = Callable[[int, int], Argument]
"""What a note's two numbers say."""
BUILT = (*n.BUILDINGS, "palace")


def ruler_key(seat: int) -> str:
    return f"ruler-{RULERS[seat]}"


def card_key(card: int) -> str:
    return f"card-{facts.KIND_NAMES[facts.KIND_OF[card]]}"


def _first(a: int, b: int) -> int:
    return a + 0 * b


def _second(a: int, b: int) -> int:
    return b + 0 * a


HEX: dict[str, Reader] = {"hex": lambda a, _: HEX_NAMES[a]}
COUNT: dict[str, Reader] = {"count": _first}
COUNT_THERE: dict[str, Reader] = {**HEX, "count": _second}
UNIT_THERE: dict[str, Reader] = {**HEX, "unit": lambda _, b: f"unit-{n.UNIT_NAMES[b]}"}
WHOM_THERE: dict[str, Reader] = {**HEX, "whom": lambda _, b: ruler_key(b)}
WHOM: dict[str, Reader] = {"whom": lambda a, _: ruler_key(a)}
SIDE: dict[str, Reader] = {"side": lambda a, _: n.SIDE_NAMES[a]}
TROOPS: dict[str, Reader] = {"ordinary": _first, "mercenary": _second}
POWERS: dict[str, Reader] = {"attack": _first, "defence": _second}
STEP: dict[str, Reader] = {
    "hex": lambda a, _: HEX_NAMES[a // n.HEXES],
    "to": lambda a, _: HEX_NAMES[a % n.HEXES],
    "ordinary": lambda _, b: b // 32,
    "mercenary": lambda _, b: b % 32,
}
BUILDING: dict[str, Reader] = {
    "hex": lambda a, _: HEX_NAMES[a // 4],
    "building": lambda a, _: f"building-{BUILT[a % 4]}",
    "count": _second,
}
STRONGHOLD: dict[str, Reader] = {
    "hex": lambda a, _: HEX_NAMES[a // 8],
    "building": lambda a, _: f"building-{BUILT[a % 8]}",
    "count": _second,
}
READERS: dict[int, dict[str, Reader]] = {
    **dict.fromkeys((n.EV_GROUP, n.EV_PALACE, n.EV_INFLUENCE, n.EV_CHALLENGE, n.EV_MERCENARY_LOST), HEX),
    **dict.fromkeys((n.EV_MERCENARY_JOINED, n.EV_RESERVE_JOINED, n.EV_CONTEST_WON, n.EV_CONTEST_LOST), HEX),
    **dict.fromkeys((n.EV_BURNED, n.EV_SPREADING), HEX),
    **dict.fromkeys((n.EV_RECRUITED, n.EV_PLACED, n.EV_BRIBED, n.EV_MUSTERED, n.EV_REVOLTED), COUNT_THERE),
    n.EV_DESERTED: COUNT_THERE,
    **dict.fromkeys((n.EV_PLOT_PAID, n.EV_TO_BOTTOM, n.EV_TO_TOP, n.EV_YEAR, n.EV_INCOME, n.EV_RESERVES), COUNT),
    **dict.fromkeys((n.EV_TURN, n.EV_ALMS, n.EV_BOUGHT, n.EV_COUNTERED, n.EV_AGREED, n.EV_WARFARE), COUNT),
    **dict.fromkeys((n.EV_SPOILS, n.EV_PACT_AGREED, n.EV_PACT_PAID, n.EV_SCORED, n.EV_TOOK_COINS), COUNT),
    **dict.fromkeys((n.EV_HIRED, n.EV_RESOLVED), COUNT),
    **dict.fromkeys((n.EV_UNIT_JOINED, n.EV_UNIT_LEFT, n.EV_SHED), UNIT_THERE),
    **dict.fromkeys((n.EV_COMBAT, n.EV_REPLACED, n.EV_SABOTAGED), WHOM_THERE),
    **dict.fromkeys((n.EV_INFORMANTS, n.EV_KILLED, n.EV_CORRUPTED), WHOM),
    **dict.fromkeys((n.EV_MEDDLED, n.EV_DECLARED, n.EV_TIE_BROKEN), SIDE),
    **dict.fromkeys((n.EV_CASUALTIES, n.EV_RETREATED, n.EV_ASSIGNED), TROOPS),
    **dict.fromkeys((n.EV_STRENGTH, n.EV_CONTEST_STRENGTH), POWERS),
    **dict.fromkeys((n.EV_MOVED, n.EV_ASSAULTED), STEP),
    **dict.fromkeys((n.EV_BUILT, n.EV_SETTLEMENT_SACKED, n.EV_CAPTURED), BUILDING),
    **dict.fromkeys((n.EV_SACKED, n.EV_REMOVED), STRONGHOLD),
    n.EV_PACT_OFFERED: {"count": _first, "whom": lambda _, b: ruler_key(b)},
    n.EV_LAID: {"tile": lambda a, _: f"tile-{TILES[a]}", "hex": lambda _, b: HEX_NAMES[b]},
    n.EV_OFFERED: {"deal": lambda a, _: n.DEALS[a // 64 % 4], "count": lambda a, _: a % 64, "price": _second},
    n.EV_ENDED: {"count": _first, "how": lambda _, b: n.ENDINGS[b]},
}
"""How the numbers of each note fill its message."""


def translate(code: int, who: int, card: int, a: int, b: int, knows: int) -> Event:
    """The event behind a note. A card that not everybody knows is named only to those who do."""
    name = f"event-{n.EVENTS[code]}"
    args: Arguments = {"who": ruler_key(who)} if who >= 0 else {}
    args |= {key: reader(a, b) for key, reader in READERS.get(code, {}).items()}
    if args.get("deal") == n.DEALS[n.DEAL_BRIBE]:
        args["hex"] = HEX_NAMES[a // 512]
    if code == n.EV_TILE_DEALT:
        return Event(Message(f"{name}-hidden", args), Message(name, {**args, "tile": f"tile-{TILES[a]}"}), (who,))
    if card < 0:
        return Event(Message(name, args))
    fuller = Message(name, {**args, "card": card_key(card)})
    if knows & n.SPECTATOR:
        return Event(fuller)
    seats = tuple(seat for seat in range(n.SEATS) if knows & 1 << seat)
    return Event(Message(f"{name}-hidden", args), fuller, seats)
