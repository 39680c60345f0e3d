"""Who knows what: hands, the deck, what the Murshid took and what the Sultan put under it."""

from typing import Any

from games.crescent_moon.table import Table, table
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.cores.rng import Rng

LOOKED = ("imam.1", "imam.2", "corruption.1", "guard.1", "guard.2", "boats.1", "raiders.1")


def plotted() -> Table:
    drawn = table(now="year 1, action 1, murshid", lines="murshid hand: truce").play("murshid: plot")
    for card in LOOKED:
        drawn.play(f"chance: look {card}")
    return drawn.play("murshid: choose imam")


def worlds(view: Any, count: int = 60) -> list[Any]:
    return [GAME.sample(view, Rng(seed)) for seed in range(count)]


def kinds(raw: dict[str, Any], place: int) -> list[str]:
    return sorted(facts.KIND_NAMES[facts.KIND_OF[card]] for card in range(n.CARDS) if raw["place"][card] == place)


def test_the_murshid_knows_what_lies_on_top() -> None:
    """Plot: the Murshid saw six cards go back; others know only how many."""
    drawn = plotted()
    top = drawn.state.view(1).memory.deck[0]
    assert sorted(facts.KIND_NAMES[facts.KIND_OF[slot.card]] for slot in top) == [
        *("boats", "corruption", "guard", "guard", "imam", "raiders"),
    ]
    assert [slot.card for slot in drawn.state.view(2).memory.deck[0]] == [-1] * 6


def test_others_know_that_the_murshid_took_a_murshid_card() -> None:
    """Plot: in every world a viewer holds possible the hidden card is the Murshid's."""
    view = plotted().state.view(0)
    taken = {tuple(kinds(world.raw(), n.MURSHID)) for world in worlds(view)}
    assert len(taken) > 3
    for hand in taken:
        hidden = [name for name in hand if name != "truce"] or ["truce"]
        assert facts.RULER_OF[facts.KIND_NAMES.index(hidden[0])] == n.MURSHID


def test_the_murshid_imagines_the_top_of_the_deck_as_it_is() -> None:
    drawn = plotted()
    for world in worlds(drawn.state.view(1), 20):
        raw = world.raw()
        top = [card for card in range(n.CARDS) if raw["place"][card] == n.DECK and raw["depth"][card] == 0]
        assert sorted(facts.KIND_NAMES[facts.KIND_OF[card]] for card in top) == [
            *("boats", "corruption", "guard", "guard", "imam", "raiders"),
        ]


def test_after_a_disappointing_plot_no_card_under_the_deck_is_the_murshids() -> None:
    drawn = table(now="year 1, action 1, murshid", lines="murshid hand: truce").play("murshid: plot")
    for card in ("guard.1", "guard.2", "guard.3", "boats.2", "raiders.1", "raiders.2", "vizier.1"):
        drawn.play(f"chance: look {card}")
    for world in worlds(drawn.state.view(3), 30):
        raw = world.raw()
        bottom = [card for card in range(n.CARDS) if raw["place"][card] == n.DECK and raw["depth"][card] == 1]
        assert len(bottom) == 7
        assert all(facts.RULER_OF[facts.KIND_OF[card]] != n.MURSHID for card in bottom)


def test_bought_cards_are_public() -> None:
    drawn = table(lines="market: - - - - - - imam vizier coercion\nwarlord: 9 coins").play("warlord: buy near-2")
    for viewer in (0, 1, None):
        hand = drawn.state.view(viewer).memory.hands[0]
        assert {facts.KIND_NAMES[facts.KIND_OF[slot.card]] for slot in hand} == {"warfare", "vizier"}


def test_of_two_equal_cards_the_known_one_is_played_first() -> None:
    """Nobody learns of a second copy by which of two equal cards is played."""
    drawn = table(
        "h5: murshid influence, warlord fort\nh6: murshid influence, caliph fort",
        now="year 1, action 1, murshid",
        lines="murshid hand: sabotage secret, sabotage",
    )
    drawn.play("murshid: play sabotage")
    assert [slot.card for slot in drawn.state.view(0).memory.hands[1]] == [-1]


def test_points_are_remembered_not_seen() -> None:
    """C20: totals are covered on the table, every gain is announced."""
    state = table(lines="warlord: 0 coins, 9 points").state
    assert state.view(2).memory.points == (9, 5, 5, 5, 5)
    assert [state.view(seat).table.points for seat in (0, 1, 2)] == [9, 5, 5]
    assert state.view(None).table.points == -1


def test_what_a_full_hand_plotted_stays_secret_while_it_discards() -> None:
    """Plot: the card is chosen in secret, also when the ninth card makes the Murshid discard one."""
    hand = "murshid hand: truce, truce, guard, guard, guard, boats, boats, raiders"
    drawn = table(now="year 1, action 1, murshid", lines=hand).play("murshid: plot")
    for card in ("imam.1", "imam.2", "corruption.1", "assassins.1", "general.1", "boats.3", "raiders.2"):
        drawn.play(f"chance: look {card}")
    assert drawn.state.view(1).table.looked
    assert not drawn.state.view(0).table.looked
    worlds = []
    for title in ("imam", "corruption", "assassins"):
        state = drawn.state.copy()
        state.apply(1, GAME.read(state, 1, f"choose {title}"))
        assert state.to_act() == (1,)
        worlds.append(state)
    for seat in (0, 2, None):
        assert worlds[0].view(seat).table == worlds[1].view(seat).table == worlds[2].view(seat).table


def test_informants_lay_the_hand_before_the_one_who_sent_them() -> None:
    """Informants: for this action the looker sees the hand, and nobody else does."""
    state = table(now="year 1, action 1, caliph", lines="caliph hand: informants\nwarlord hand: guard, truce").state
    before = state.view(3).table.shown
    play = next(
        a for a in state.legal(3) if "informants" in GAME.write(state, 3, a) and "warlord" in GAME.write(state, 3, a)
    )
    state.apply(3, play)
    assert not any(before)
    assert state.view(3).table.shown[0] == state.view(0).table.hand
    assert not any(state.view(1).table.shown)
    assert not any(state.view(None).table.shown)


def test_the_first_of_two_plotted_cards_is_nobodys_business() -> None:
    """While the Sultan takes the second card, the title of the first is hidden from the others."""
    drawn = table(now="year 1, action 1, murshid").play("murshid: plot")
    for card in LOOKED:
        drawn.play(f"chance: look {card}")
    one = drawn.state.copy()
    one.apply(1, GAME.read(one, 1, "choose imam"))
    two = drawn.state.copy()
    two.apply(1, GAME.read(two, 1, "choose corruption"))
    assert one.view(0).table == two.view(0).table
    assert one.view(0).memory.hands == two.view(0).memory.hands
    world = GAME.sample(one.view(0), Rng(3))
    assert world.view(0) == one.view(0)
    assert world.legal(1)


def test_whose_hand_informants_looked_at_is_public() -> None:
    """Law 3: also where all its cards were known before, so that nothing else has changed."""
    hands = "warlord hand: warfare, informants\ncaliph hand: imam\nnomad hand: imam"
    one = table("h5: warlord 1 ordinary", lines=hands).play("warlord: informants caliph")
    two = table("h5: warlord 1 ordinary", lines=hands).play("warlord: informants nomad")
    assert one.told != two.told
    assert one.state.view(None) != two.state.view(None)


def test_warfare_that_changed_nothing_was_still_seen() -> None:
    """Law 3: half of one unit is none, so that the combat leaves the same pieces with and without Warfare."""
    played = []
    for cards in ("warfare", "nothing"):
        drawn = table("h5: warlord 1 ordinary\nh6: caliph castle").play("warlord: assault h5 h6 1+0")
        played.append(drawn.play(f"warlord: commit {cards}", "caliph: commit nothing"))
    one, two = played
    assert one.hand("warlord") == two.hand("warlord") == ["warfare"]
    assert one.told != two.told
    assert [drawn.state.view(None).table.turn.war_shown for drawn in played] == [1, 0]
