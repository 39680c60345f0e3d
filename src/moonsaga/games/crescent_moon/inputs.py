"""The name of each number that `evaluation.encoder` writes, in the same order."""

from __future__ import annotations

from moonsaga.games.crescent_moon.box import codes, facts

PROSPECTS = (
    *(f"is-{ruler}" for ruler in codes.RULERS),
    *("points", "sheet", "purse", "army", "hand", "openings", "danger", "usual", "prey", "prospects"),
)
STANDING = ("chance", "lead", "points-lead")
TIME = ("turn", "asked", "acted", "actions-left")
PIECES = (
    *("coins", *(f"coins-{coins}" for coins in range(1, 11)), "income", "reserve", "supply", "ordinary", "mercenaries"),
    *("forts-left", "castles-left", "influence-left", "forts", "castles", "influence", "settlements"),
    *("hexes", "presence", *(f"hexes-{terrain}" for terrain in codes.TERRAINS)),
)
CARDS = (
    *("cards", "cards-known", "cards-unknown", "cards-spent", "strength-known", "influence-known"),
    *("actions-known", "anytime-known", "payable"),
)
REACH = ("stronger", "even", "under-attack", "open-hexes", "best-take", "next-take")
PART = (
    *("attacks", "defends", "with-attacker", "with-defender", "stake", "known-here", "has-chosen", "own-choice"),
    *("pact-payer", "pact-with"),
)
COURSE = (
    *("rounds-left", *(f"years-left-{years}" for years in range(4)), *(f"round-{one}" for one in range(codes.ROUNDS))),
    *(f"phase-{phase}" for phase in codes.PHASES),
    "discarding",
)
MARKET = (
    *(f"market-{place}-{what}" for place in range(codes.MARKET_PLACES) for what in ("card", "worth", "payable")),
    *(f"sultans-{place}-{what}" for place in range(codes.SULTANS_PLACES) for what in ("card", "worth")),
)
OWN_CARDS = tuple(f"own-{kind}" for kind in facts.KIND_NAMES)
ANNOUNCED = (
    *("to-build", "to-move", "to-recruit", "to-place", "to-choose", "discount", "boats", "marching"),
    *("bought-near", "bought-middle", "bought-far", "fetched"),
    *(f"card-{card}" for card in codes.ACTION_CARDS),
    *("towns-left", "cities-left"),
)
FIGHT = (
    *("combat", "contest", "open-lead", "attacker-leads", "tied", "attacking-strength", "defending-strength"),
    *(f"on-{terrain}" for terrain in codes.TERRAINS),
    *("town", "city", "fort", "castle", "palace", "murshids-influence", "murshid-in-reach"),
    *("attacker-won", "defender-won", "attacker-losses", "defender-losses", "pact-price"),
)
DEAL = (
    *("deal-card", "deal-hire", "deal-bribe", "deal-units", "price-named", "price"),
    *("buyers-gain", "sellers-gain", "buyers-limit", "sellers-limit"),
)


def names(seats: int) -> tuple[str, ...]:
    """The names for so many rulers; 0 is the viewer, 1 the next in turn order."""
    blocks = [f"{i}.{name}" for i in range(seats) for name in PROSPECTS]
    for i in range(seats):
        takes = tuple(f"takes-from-{other}" for other in range(seats))
        blocks += [f"{i}.{name}" for name in (*STANDING, *TIME, *PIECES, *CARDS, *REACH, *takes, *PART)]
    return (*blocks, *COURSE, *MARKET, *OWN_CARDS, *ANNOUNCED, *FIGHT, *DEAL)
