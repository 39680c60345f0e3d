"""Refusals that teach: for each reason a position in which a person is told exactly that, by action and by touches."""

import pytest

from games.eko.tables import look, play, table
from moonsaga.games.eko import actions
from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.contract import CHANCE, Refusal, State, Target
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.texts import game_texts


def why(state: State, asked: int | str) -> Refusal:
    """The refusal of an action, or of touches: `a1 b2 building:camp`."""
    seat = state.to_act()[0]
    refused = GAME.why_not(state, seat, asked if isinstance(asked, int) else touches(asked))
    assert refused is not None, f"{asked} is not refused\n{GAME.diagram(state.view(None))}"
    return refused


def touches(words: str) -> tuple[Target, ...]:
    """A word is the name of a hex, or kind:name."""
    parts = (word.rpartition(":") for word in words.split())
    return tuple(Target(kind or "cell", name) for kind, _, name in parts)


def reason_of(refused: Refusal) -> str:
    assert refused.advice.key.startswith(refused.reason.key.replace("refusal-", "advice-"))
    return refused.reason.key.removeprefix("refusal-")


def said(state: State, asked: int | str, language: str = "en") -> str:
    return game_texts(GAME, language).refuse(why(state, asked))


def action(state: State, line: str) -> int:
    return GAME.read(state, state.to_act()[0], line)


# Positions


ACT = table("""
    eko seats=2
    light_blue: reserve 2
    navy: emperor light_blue
    board:
      a1:  B3   .    N3   .    B2   B3
      b1:  d    mB1  x    mN2  c    B1*
      c1:  B1   .    N1
""")
REINFORCE = table("""
    eko seats=2 storms=1
    phase: reinforce
    light_blue: reserve 2, emperor navy
    navy: emperor light_blue
    turn: acted
    board:
      a1:  B1   .    B3   .    ~B2  N1
      b1:  dN1  .    .    .    .    .
      c1:  .    B4   .    B1   dB1  B2
""")
WALLED_IN = table("""
    eko seats=2
    phase: reinforce
    light_blue: reserve 3, emperor navy
    navy: emperor light_blue
    turn: acted
    board:
      a1:  B4   N4
""")
EMPEROR_ALONE = table("""
    eko seats=2
    phase: reinforce
    light_blue: reserve 2, emperor reserve
    navy: emperor light_blue
    turn: acted
    board:
      a1:  B1   .    N1
      b1:  dN1  .
""")
STORM = table("""
    eko seats=2 storms=1
    light_blue: reserve 0
    navy: emperor light_blue
    board:
      a1:  B3*  ~    .    N3   N1
      b1:  B1   x    o    o    N1
""")
LOSE = play(STORM, "a1-a3")
TEMPLES = table("""
    eko seats=2 temple_moon=true temple_sand=true
    light_blue: reserve 5, emperor navy
    navy: reserve 0
    board:
      a1:  B4   .    N1*  .    N2
      b1:  lB1  .    .    .    sB1
      c1:  B1   .    .    .    B1
""")
MOON = play(TEMPLES, "c1-c2", "halt")
MARCH = play(TEMPLES, "c1-c2")
ONE_STACK = table("""
    eko seats=2 temple_moon=true moon_use=also
    phase: reinforce
    light_blue: reserve 4, emperor navy
    navy: emperor light_blue
    turn: acted added=1 reinforced=a1
    board:
      a1:  B2   .    N1
      b1:  lB1  B1
""")
WIND = table("""
    eko seats=2 temple_wind=true
    phase: reinforce
    light_blue: reserve 4, emperor navy
    navy: emperor light_blue
    turn: acted added=1 reinforced=a3
    board:
      a1:  B1   .    B2   .    B1   N1
      b1:  wB1  w    .
      c1:  w    .    .    B1   .    .
""")
SPENT = table("""
    eko seats=2 temple_moon=true moon_times=any
    phase: reinforce
    light_blue: reserve 4, emperor navy
    navy: emperor light_blue
    turn: acted moons=1
    board:
      a1:  B2   .    N1
      b1:  lB1  B1
""")
MOON_DONE = table("""
    eko seats=2 temple_moon=true moon_use=also
    phase: reinforce
    light_blue: reserve 4, emperor navy
    navy: emperor light_blue
    turn: acted moons=1
    board:
      a1:  B2   .    N1
      b1:  lB1  B1
""")
TWO_LEFT = table("""
    eko seats=2 temple_moon=true temple_sand=true
    phase: reinforce
    light_blue: reserve 2, emperor navy
    navy: emperor light_blue
    turn: acted
    board:
      a1:  B2   .    N1
      b1:  lB1  B1   sN1
""")
POOR = table("""
    eko seats=2 temple_sand=true
    light_blue: reserve 1, emperor navy
    navy: emperor light_blue
    board:
      a1:  B2   .    N1
      b1:  sB1  B1
""")
ENEMY_TEMPLE = table("""
    eko seats=2 temple_sand=true
    light_blue: reserve 2, emperor navy
    navy: emperor light_blue
    board:
      a1:  B2   .    N1
      b1:  sN1  B1
""")
NO_CAMP = table("""
    eko seats=2
    light_blue: emperor navy
    navy: emperor light_blue
    board:
      a1:  B2   dB1  dB1  dB1  dB1  dB1  N1
      b1:  g    .
""")
LIMIT = table("""
    eko seats=2 temple_wind=true wind_limit=three temple_moon=true moon_use=also
    phase: reinforce
    light_blue: reserve 4, emperor navy
    navy: emperor light_blue
    turn: acted added=3 reinforced=a1
    board:
      a1:  B4   .    N1   .    .    .    .
      b1:  lB1  B1   .    wB1  w    .
      c1:  .    .    .    w    B1   .
""")
WIND_AND_MOON = table("""
    eko seats=2 temple_wind=true temple_moon=true
    phase: reinforce
    light_blue: reserve 6, emperor navy
    navy: emperor light_blue
    turn: acted added=1 reinforced=a1
    board:
      a1:  B2   .    N1   .    .    .    .
      b1:  lB1  B1   .    wB1  w    .
      c1:  .    .    .    w    B1   .
""")
ONE_CASTLE = table("""
    eko seats=2
    light_blue: emperor navy
    navy: emperor light_blue
    board:
      a1:  mB3  B3   mB2  N1
""")
NO_TOWER = table("""
    eko seats=2
    light_blue: emperor navy
    navy: emperor light_blue
    board:
      a1:  mB2  B3   gB1  .    N1
      b1:  gB2  .    gB2
""")
ALONE_IN_STORMS = table("""
    eko seats=2 storms=1
    phase: reinforce
    light_blue: reserve 2, emperor reserve
    navy: emperor light_blue
    turn: acted
    board:
      a1:  B1   .    N1   ~B2
      b1:  dN1  .    .    .
""")
SITES_OF_ALL_SORTS = table("""
    eko seats=2 temple_moon=true temple_sand=true
    phase: march
    light_blue: reserve 5, emperor navy
    navy: emperor light_blue
    turn: acted
    board:
      a1:  B4   .    N1   .    N2
      b1:  lB1  .    d    .    sN1
      c1:  B1   .    x    .    B1
""")
EMPTY_RESERVE = table("""
    eko seats=2
    phase: reinforce
    light_blue: emperor navy
    navy: emperor light_blue
    turn: acted
    board:
      a1:  B2   .    N1
""")
STUCK = table("""
    eko seats=2
    light_blue: emperor navy
    navy: emperor light_blue
    board:
      a1:  B1   N2   .    N1   .    B1
      b1:  x    N2
""")


def at_the_swaps() -> State:
    state = GAME.new({"seats": 2, "board": "reference", "colours": "fixed"})
    rng = Rng(1)
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw_outcome(state, rng))
    return state


SWAP = at_the_swaps()
"""Light Blue's Emperor stands on c7."""

# Each reason, by its action and by the touches that mean it

CASES: list[tuple[str, State, str | int, str]] = [
    ("wrong-phase", ACT, "reinforce a1 1", "a1 discs:1"),
    ("wrong-phase", ACT, "march", "button:march"),
    ("wrong-phase", REINFORCE, "a3-a2", "a3 a2"),
    ("wrong-phase", REINFORCE, "c6 build c5 camp", "c5"),
    ("wrong-phase", MARCH, "c2-c3", "c2"),
    ("wrong-phase", LOSE, "a3-a2", "a1"),
    ("wrong-phase", MOON, "sand a5", "b5"),
    ("wrong-phase", TEMPLES, "moon a2", "b1"),
    ("wrong-phase", SWAP, "pass", "button:pass"),
    ("not-your-stack", ACT, "a3-a2", "a3"),
    ("not-your-stack", ACT, "a2-a4", "a2"),
    ("not-your-stack", ACT, "a2 build b1 camp", "a2 b1"),
    ("not-your-stack", REINFORCE, "reinforce a6 1", "a6"),
    ("not-your-stack", SWAP, "swap c5", "c5"),
    ("same-space", ACT, "a1-a1", "a1 a1"),
    ("no-such-space", ACT, actions.ACTIONS.number("move", 0, n.MOST_SPACES - 1), "a1 b3"),
    ("no-way", ACT, "a1-a4", "a1 a4"),
    ("storm-takes-last-disc", STORM, "b1-a2", "b1 a2"),
    ("too-tall", ACT, "a6+a5", "a6 a5"),
    ("not-stronger", ACT, "a1xa3", "a1 a3"),
    ("not-stronger", STORM, "a1xa4", "a1 a4"),
    ("no-such-loss", LOSE, "lose 2", "loss:2"),
    ("no-such-loss", LOSE, "lose 2 emperor", "loss:2+emperor"),
    ("no-site", ACT, actions.ACTIONS.number("build", 0, 0, 0, 0), "a1 b5"),
    ("terrain-too-low", ACT, "a1 build b1 tower", "a1 b1 building:tower"),
    ("first-a-camp", ACT, "a5 build b5 tower", "a5 b5 building:tower"),
    ("one-level-up", ACT, "c1 build b2 castle", "c1 b2 building:castle"),
    ("same-or-one-up", ACT, "a5 build b4 camp", "a5 b4 building:camp"),
    ("none-left", NO_CAMP, "a1 build b1 camp", "a1 b1"),
    ("too-few-discs", ACT, "c1 build b2 tower", "c1 b2"),
    ("too-few-discs", ACT, "a5 build b4 tower", "a5 b4"),
    ("no-emperor-here", ACT, "a1 build b1 camp emperor", "a1 b1 building:camp payment:with-emperor"),
    ("emperor-must-go", ACT, "b6 build b5 camp", "b6 b5 building:camp payment:without-emperor"),
    ("march-too-dear", REINFORCE, "march", "button:march"),
    ("march-without-action", WALLED_IN, "march", "button:march"),
    ("can-act", ACT, "pass", "button:pass"),
    ("reserve-empty", EMPTY_RESERVE, "reinforce a1 1", "a1"),
    ("stack-full", REINFORCE, "reinforce c2 1", "c2"),
    ("stack-full", MOON, "moon a1", "site:b1 a1"),
    ("near-enemy-building", REINFORCE, "reinforce a1 1", "a1"),
    ("storm-stack", REINFORCE, "reinforce a5 1", "a5"),
    ("not-so-many", REINFORCE, "reinforce a3 2", "stack:a3 discs:2"),
    ("not-so-many", LIMIT, "reinforce b2 1", "b2"),
    ("emperor-alone", EMPEROR_ALONE, "reinforce a1 2", "stack:a1 discs:2"),
    ("already-reinforced", WIND, "reinforce a3 1", "a3"),
    ("one-stack-only", ONE_STACK, "reinforce b2 1", "b2"),
    ("must-reinforce", REINFORCE, "done", "button:done"),
    ("no-temple", ENEMY_TEMPLE, "sand a3", "b1"),
    ("temple-used", play(TEMPLES, "sand a5"), "sand a5", "b5"),
    ("temple-used", SPENT, "reinforce a1 1", "a1"),
    ("temple-used", MOON_DONE, "moon a2", "b1"),
    ("temple-used", WIND_AND_MOON, "moon a2", "b1"),
    ("temple-too-dear", POOR, "sand a3", "b1"),
    ("nothing-to-place", TWO_LEFT, "moon a2", "b1"),
    ("space-taken", MOON, "moon a5", "site:b1 a5"),
    ("no-enemy-here", TEMPLES, "sand a1", "site:b5 a1"),
    ("only-the-emperor", TEMPLES, "sand a3", "site:b5 a3"),
    ("emperor-stays", SWAP, "swap c7", "c7"),
]
each_case = pytest.mark.parametrize(
    ("reason", "state", "line", "touched"), CASES, ids=[f"{reason} {line}" for reason, _, line, _ in CASES]
)


@each_case
def test_a_refused_action_gives_its_reason(reason: str, state: State, line: str | int, touched: str) -> None:
    """Contract: why_not of an action is the first condition that speaks against it."""
    asked = action(state, line) if isinstance(line, str) else line
    assert reason_of(why(state, asked)) == reason
    assert asked not in state.legal(state.to_act()[0])


@each_case
def test_touches_that_mean_it_give_the_same_reason(reason: str, state: State, line: str | int, touched: str) -> None:
    """Contract: the same selection gets the same refusal, whatever the client calls the hexes."""
    assert reason_of(why(state, touched)) == reason
    if isinstance(line, str) and reason != "wrong-phase":
        assert why(state, touched).reason.args.keys() == why(state, action(state, line)).reason.args.keys()


def test_every_reason_of_the_core_has_a_case() -> None:
    """Contract: the table above is complete."""
    assert {reason for reason, *_ in CASES} == set(n.REASONS[1:])


# The sentences


ATTACK = "Attack with more discs than the defender has. "
ATTACK += "With your Emperor as many are enough, and a single disc beats exactly four."

NOT_IN_STORMS = "Every stack of yours that has room and is not closed by a storm touches an enemy building"

SENTENCES: list[tuple[State, str, str, str]] = [
    (
        REINFORCE,
        "a1",
        "You cannot reinforce a1: it touches an enemy camp on b1 (Reinforcement).",
        "Choose a stack that touches no enemy building; you have three.",
    ),
    (
        REINFORCE,
        "a6",
        "The stack on a6 is not yours, it belongs to Navy (Course of a turn).",
        "Choose one of your own stacks that can be reinforced; you have three.",
    ),
    (
        REINFORCE,
        "c2",
        "The stack on c2 already has 4 discs, and no stack is taller (Reinforcement).",
        "Choose a smaller stack that can be reinforced; you have three.",
    ),
    (
        REINFORCE,
        "stack:a3 discs:3",
        "You cannot add 3 discs to a3, one at most: it has 3, a stack holds 4, and your reserve has 2 (Reinforcement).",
        "Add one disc.",
    ),
    (
        REINFORCE,
        "a3 a2",
        "Stacks move in the action phase, not now (Course of a turn).",
        "Add discs of your reserve to one of your stacks.",
    ),
    (
        ACT,
        "a3",
        "The stack on a3 is not yours, it belongs to Navy (Course of a turn).",
        "First touch one of your own stacks, then where it goes or what it builds on.",
    ),
    (
        ACT,
        "a1 b3",
        "b3 is a sinkhole: no stack enters it, and nothing is built there (Moving).",
        "Choose a space with a circle, or a building site beside the stack.",
    ),
    (
        ACT,
        "a1 a4",
        "a1 cannot get to a4: no way over empty spaces leads there (Moving).",
        "Stacks and terrain bar the way. Choose a goal that empty spaces lead to, or clear the way first.",
    ),
    (
        ACT,
        "a6 a5",
        "You cannot regroup a6 with a5: 3 discs and 2 make more than 4 in one stack (Moving).",
        "Choose a smaller stack to join, or an empty space.",
    ),
    (ACT, "a1 a3", "You cannot attack a3 from a1 with 3 discs: Navy has 3 there (Moving).", ATTACK),
    (
        STORM,
        "b1 a2",
        "b1 cannot get to a2: a storm on the way would take its only disc (Labyrinth of Storms).",
        "Choose a goal that fewer storms lie before, or regroup to a taller stack first.",
    ),
    (
        LOSE,
        "loss:2",
        "The storms between a1 and a3 cannot take 2 discs (Labyrinth of Storms).",
        "Choose one of the losses that are offered.",
    ),
    (
        ACT,
        "a1 b1 building:tower",
        "b1 is a stone desert: the highest building there is a camp, never a tower (Building).",
        "Towers need a gorge, a capital or a mountain, castles a mountain.",
    ),
    (
        ACT,
        "c1 b2",
        "Building a tower on b2 costs 2 discs of one stack, and c1 has 1 (Building).",
        "Pay with a taller stack beside the site. Stacks cannot pay together; regroup them first.",
    ),
    (
        ACT,
        "a5 b4",
        "Replacing the enemy building on b4 with a tower costs 3 discs of one stack, and a5 has 2 (Building).",
        "Pay with a taller stack beside the site. Stacks cannot pay together; regroup them first.",
    ),
    (
        ACT,
        "c1 b2 building:castle",
        "Your camp on b2 cannot become a castle: own buildings grow one step at a time (Building).",
        "A camp becomes a tower.",
    ),
    (
        ACT,
        "a5 b4 building:camp",
        "You cannot replace the tower of Navy on b4 with a camp (Building).",
        "An enemy tower gives way to a tower or a castle.",
    ),
    (
        ACT,
        "button:pass",
        "The action is compulsory, and you can still move or build (Course of a turn).",
        "Touch one of your 5 stacks that can move or build.",
    ),
    (
        WIND,
        "a3",
        "You have reinforced a3 in this turn already, and each stack gets its discs at once (Temple of Wind).",
        "Choose another stack; you have three. Or end the reinforcement.",
    ),
    (
        WIND_AND_MOON,
        "b1",
        "The Temple of the Moon helps instead of the ordinary reinforcement, and that has begun (Temples).",
        "Go on without it.",
    ),
    (
        MOON_DONE,
        "b1",
        "The Temple of the Moon cannot help again in this turn (Temples).",
        "Go on without it.",
    ),
    (
        ONE_CASTLE,
        "a2 a3",
        "Your only castle is on the board already (Building).",
        "Build something else. Such a building comes back to your reserve only when an enemy replaces it.",
    ),
    (
        NO_CAMP,
        "a1 b1",
        "You have no camp left: all 5 are on the board (Building).",
        "Build something else. Such a building comes back to your reserve only when an enemy replaces it.",
    ),
    (
        NO_TOWER,
        "a2 a3",
        "You have no tower left: all 3 are on the board (Building).",
        "Build something else, or improve one of these buildings so that it comes back to your reserve.",
    ),
    (
        EMPEROR_ALONE,
        "stack:a1 discs:2",
        "Every stack of yours with room touches an enemy building, so only the Emperor may join a1 (Reinforcement).",
        "Add one disc: it is the Emperor.",
    ),
    (
        ALONE_IN_STORMS,
        "stack:a1 discs:2",
        f"{NOT_IN_STORMS}, so only the Emperor may join a1 (Reinforcement).",
        "Add one disc: it is the Emperor.",
    ),
    (
        SITES_OF_ALL_SORTS,
        "b3",
        "Buildings are built in the action phase, not now (Course of a turn).",
        "First decide about the forced march.",
    ),
    (
        SITES_OF_ALL_SORTS,
        "b5",
        "Buildings are built in the action phase, not now (Course of a turn).",
        "First decide about the forced march.",
    ),
    (
        SITES_OF_ALL_SORTS,
        "b1",
        "The Temple of the Moon helps in the reinforcement phase, not now (Course of a turn).",
        "First decide about the forced march.",
    ),
    (
        SITES_OF_ALL_SORTS,
        "c3",
        "Stacks move in the action phase, not now (Course of a turn).",
        "First decide about the forced march.",
    ),
    (
        ENEMY_TEMPLE,
        "b1",
        "You have no building on the Temple of Sand, b1 (Temples).",
        "To build there, touch first a stack of yours beside it.",
    ),
    (
        MOON,
        "site:b1 b5",
        "b5 is the Temple of Sand, not a space for stacks (Moving).",
        "Choose a space with a circle.",
    ),
    # touches that belong to no action
    (
        ACT,
        "b5",
        "b5 is a capital: what is built there is paid for by a stack beside it (Building).",
        "First touch one of your 3 stacks beside it, then the site.",
    ),
    (
        ACT,
        "b2",
        "b2 is a mountain: what is built there is paid for by a stack beside it (Building).",
        "First touch the stack, c1, then the site.",
    ),
    (
        STUCK,
        "a1",
        "The stack on a1 can neither move nor build (Course of a turn).",
        "Choose the one that can.",
    ),
    (
        ACT,
        "a1 building:camp",
        "These touches make no action together (the table).",
        "Touch one of your stacks, then where it goes, or the site and the building.",
    ),
    (
        ACT,
        "z9",
        "There is no such space on this board (Moving).",
        "Choose a space with a circle, or a building site beside the stack.",
    ),
    (
        ACT,
        "button:dance",
        "There is no such action in this game (the table).",
        "Choose one of the actions that are offered.",
    ),
]


@pytest.mark.parametrize(
    ("state", "touched", "reason", "advice"), SENTENCES, ids=[touched for _, touched, *_ in SENTENCES]
)
def test_the_sentence_names_the_things_it_is_about(state: State, touched: str, reason: str, advice: str) -> None:
    """Contract: what is wrong, the rule, and what to do instead."""
    assert said(state, touched) == f"{reason} {advice}"


def test_storms_are_mentioned_where_the_numbers_alone_would_puzzle() -> None:
    """Labyrinth of Storms: the disc is lost before the attack, so that even an Emperor's three do not beat three."""
    reason = "storms take discs on the way, and what they leave of 3 does not beat 3 of Navy (Moving)."
    assert said(STORM, "a1 a4") == f"You cannot attack a4 from a1: {reason} {ATTACK}"


def test_a_stack_builds_only_on_what_it_touches() -> None:
    """Building: the discs come from one stack beside the site."""
    refused = said(ACT, "a1 b5")
    assert refused.startswith("a1 cannot build on b5: it does not touch it (Building). A building is paid for by one")
    refused = said(ACT, actions.ACTIONS.number("build", 0, 0, 0, 0))
    assert refused.startswith("a2 is a space for stacks: nothing is built there (Building).")


def test_a_forced_march_at_the_wrong_time_tells_its_price() -> None:
    """Forced march: three discs of the reserve, right after the action."""
    reason = (
        "A forced march is bought right after an action, once a turn and for 3 discs of the reserve; your reserve has 2"
    )
    assert said(ACT, "button:march") == f"{reason} (Course of a turn). Move a stack or build."


@pytest.mark.parametrize(
    ("language", "state", "touched", "reason", "advice"),
    [
        (
            "pl",
            REINFORCE,
            "a1",
            "Nie możesz wzmocnić a1: obok, na b1, stoi wrogi obóz (Faza Zbrojenia).",
            "Wybierz stos, który nie sąsiaduje z wrogim budynkiem; masz 3 takie stosy.",
        ),
        (
            "pl",
            ACT,
            "a1 b1 building:tower",
            "b1 to kamienna pustynia: najcenniejszy budynek na takim terenie to obóz, wieża tu nie stanie (Budowa).",
            "Wieże buduje się na wąwozach, w stolicach i na górach, zamki tylko na górach.",
        ),
        (
            "cs",
            REINFORCE,
            "a1",
            "Nemůžeš posílit a1: vedle, na b1, stojí cizí tábor (Fáze posílení).",
            "Vyber sloupek, který nesousedí s cizí stavbou; máš 3 takové.",
        ),
        (
            "cs",
            ACT,
            "a6 a5",
            "Nemůžeš přesunout a6 na a5: 3 kameny a 2 je dohromady víc než 4 v jednom sloupku (Přesun).",
            "Vyber nižší vlastní sloupek nebo volné pole.",
        ),
    ],
)
def test_the_sentence_in_other_languages(language: str, state: State, touched: str, reason: str, advice: str) -> None:
    """Texts: the same facts in each language's own grammar."""
    assert said(state, touched, language) == f"{reason} {advice}"


# Any touch at all


@pytest.mark.parametrize(
    "state",
    [ACT, REINFORCE, EMPEROR_ALONE, STORM, LOSE, TEMPLES, MOON, MARCH, WIND, SWAP, WIND_AND_MOON, SITES_OF_ALL_SORTS],
    ids=range(12),
)
@pytest.mark.parametrize("kind", ["cell", "stack", "space", "site"])
def test_each_hex_can_be_touched_first_and_second(state: State, kind: str) -> None:
    """Contract: a touch that is not lit is explained, and the explanation has no gap; a lit one is not refused."""
    seat = state.to_act()[0]
    lit = {GAME.targets(state, seat, action)[:end] for action in state.legal(seat) for end in (1, 2)}
    board = look(state).board
    assert board is not None
    cells = [Target(kind, cell.name) for cell in board.cells]
    firsts = sorted({path[0] for path in lit}, key=lambda target: (target.kind, target.name))[:8]
    for path in [*((cell,) for cell in cells), *((first, cell) for first in firsts for cell in cells)]:
        refused = GAME.why_not(state, seat, path)
        assert (refused is None) == (path in lit)
        if refused is not None:
            texts = game_texts(GAME)
            assert texts.say_or_fail(refused.reason)[1] == texts.say_or_fail(refused.advice)[1] == []
