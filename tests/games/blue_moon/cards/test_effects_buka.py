"""The Buka: ships, landing, cards laid face down as bluffs, and calling them."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, each, find, side
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.data import Card
from moonsaga.games.blue_moon.game import GAME

WEAK = Side(active="Stars Shining", hand="Spark")
BLUFFS = [card for card in facts.BOX.cards if card.bluff]
SHIPS = [card for card in facts.BOX.cards if card.kind == "influence"]
every_bluff = pytest.mark.parametrize("bluff", BLUFFS, ids=[card.card for card in BLUFFS])
every_ship = pytest.mark.parametrize("ship", SHIPS, ids=[card.card for card in SHIPS])

# --- ships ------------------------------------------------------------------------------------------------------------


@every_ship
def test_c61_a_ship_is_played_in_the_leadership_phase_and_stays(ship: Card) -> None:
    """Instead of a leadership card, and between fights it lies there still."""
    table = duel(Side(hand=f"{ship.card}, Muster, Commodore Lo Tan"), WEAK).play(f"play {ship.card}")
    if table.asked:
        table = table.play("skip")
    assert table.why_not("play Muster") == "one-leadership"
    after = table.play("retreat")
    assert after.where(0, "ships") == {ship.name}


@every_ship
def test_c61_a_ship_is_loaded_instead_of_a_support_card(ship: Card) -> None:
    """One character, booster or support card from hand, face up, while there is room; no leadership card."""
    hand = "Commodore Lo Tan, Letter of Marque, Armory, Captain Su Cha, Entreat Favor"
    table = duel(Side(hand=hand, ships=ship.card), WEAK)
    assert not [line for line in table.legal() if line.startswith("load")], "only in the support phase"
    table = table.play("play Commodore Lo Tan")
    assert table.why_not(f"load Entreat Favor on {ship.card}") == "not-in-hand"
    after = table.play(f"load Captain Su Cha on {ship.card}")
    assert after.where(0, "cargo") == {"Captain Su Cha"}
    assert after.why_not("play Armory") == "no-allowance"
    assert after.may("play Letter of Marque"), "it is FREE"


@every_ship
def test_c61_a_full_ship_takes_no_more(ship: Card) -> None:
    """As many cards as its number says."""
    cargo = [card.card for card in facts.BOX.decks["buka"].cards if card.kind == "character"][2 : 2 + ship.capacity]
    table = duel(Side(hand="Commodore Lo Tan, Armory", ships=f"{ship.card}: {' + '.join(cargo)}"), WEAK)
    assert table.play("play Commodore Lo Tan").why_not(f"load Armory on {ship.card}") == "ship-full"


@each("ship")
def test_ship_loads_cards_when_it_is_played(card: Card) -> None:
    """Up to its number of hand cards, or none; Sea Falcon loads none."""
    load = card.effect["load"]
    hand = "Commodore Lo Tan, Armory, Captain Su Cha, Letter of Marque, Entreat Favor"
    table = duel(Side(hand=f"{card.card}, {hand}"), WEAK).play(f"play {card.card}")
    if not load:
        assert table.asked == ""
        return
    assert table.asked == "load"
    assert f"load Entreat Favor on {card.name}" not in table.legal()
    assert table.play("skip").hand(0) == 5
    full = table.play(*[f"load {name} on {card.card}" for name in hand.split(", ")[:load]])
    assert len(full.where(0, "cargo")) == load
    assert full.asked == ""
    assert full.may("play Commodore Lo Tan") == (load == 0)


@each("ship")
def test_ship_whose_text_is_ignored_loads_nothing(card: Card) -> None:
    theirs = Side(active="Stars Shining", support="Laughing Gas")
    assert duel(Side(hand=f"{card.card}, Armory"), theirs).play(f"play {card.card}").asked == ""


@each("ship")
def test_c62_ship_that_lands_says_how_many_cards_may_come_from_hand(card: Card) -> None:
    """Sea Falcon: any number. Sea Moon: one. Sea Devil: none but those on board."""
    plays = {"any": 99}.get(str(card.effect["plays"]), card.effect["plays"])
    mine = Side(hand="Blaze, Fireblast", ships=f"{card.card}: Commodore Lo Tan")
    table = duel(mine, WEAK).play(f"land {card.card}", "play Commodore Lo Tan")
    assert table.why_not("play Blaze") == ("fine" if plays else "from-ship-only")
    assert table.why_not("play Fireblast") == ("fine" if plays else "from-ship-only")
    if plays:
        after = table.play("play Blaze")
        assert after.why_not("play Fireblast") == ("fine" if plays > 1 else "from-ship-only")


@each("ship")
def test_c62_ship_whose_text_is_ignored_lands_without_cards_from_hand(card: Card) -> None:
    mine = Side(hand="Blaze", ships=f"{card.card}: Commodore Lo Tan")
    table = duel(mine, Side(active="Stars Shining", support="Laughing Gas")).play(f"land {card.card}")
    assert table.why_not("play Blaze") == "from-ship-only"


@every_ship
def test_c62_landing_plays_the_cargo_and_then_discards_the_ship(ship: Card) -> None:
    """Characters come from the ship; what is left on board is discarded with it after the turn."""
    cargo = ["Commodore Lo Tan", "Captain Su Cha", "Armory"][: ship.capacity]
    mine = Side(hand="Blaze, Muster", ships=f"{ship.card}: {' + '.join(cargo)}")
    table = duel(mine, WEAK).play(f"land {ship.card}")
    assert table.may("play Muster"), "leadership cards may still come from hand"
    table = table.play("play Commodore Lo Tan", "announce")
    left = {find(name).name for name in cargo[1:]}
    assert table.where(0, "discards") == left | {ship.name}


@every_ship
def test_c62_landing_and_retreating_discards_the_ship(ship: Card) -> None:
    table = duel(Side(ships=f"{ship.card}: Commodore Lo Tan"), WEAK).play(f"land {ship.card}", "retreat")
    assert table.where(0, "discards") == {"Commodore Lo Tan", ship.name}
    assert not table.where(0, "ships")


def test_c62_buka_characters_from_a_ship_are_free() -> None:
    """Several of them at once; another people's character is the one normal character."""
    ships = "Rising Sun: Commodore Lo Tan + Commodore Tai Marn + Captain Su Cha + Blaze"
    table = duel(Side(ships=ships), WEAK)
    assert table.why_not("play Commodore Lo Tan") == "not-in-hand", "the ship has not landed"
    table = table.play("land Rising Sun", "play Commodore Lo Tan", "play Commodore Tai Marn", "play Captain Su Cha")
    assert table.play("play Blaze").power(0) == 5 + 4 + 4 + 4
    strangers = duel(Side(ships="Rising Sun: Blaze + Spark"), WEAK).play("land Rising Sun", "play Blaze")
    assert strangers.why_not("play Spark") == "one-character"


ICON_IGNORERS = (Side(active="Stars Shining", support="Impenetrable Fog"), side("Mekarthas"), side("Mad Mike Magpie"))


@pytest.mark.parametrize("theirs", ICON_IGNORERS, ids=["fog", "mekarthas", "magpie"])
def test_c40_buka_characters_from_a_ship_are_not_free_where_icons_are_ignored(theirs: Side) -> None:
    """As if they had FREE: what ignores the icon leaves one character, as with a printed FREE."""
    ships = "Rising Sun: Commodore Lo Tan + Commodore Tai Marn + Captain Su Cha"
    table = duel(Side(ships=ships), theirs).play("land Rising Sun", "play Commodore Lo Tan")
    assert table.why_not("play Commodore Tai Marn") == "one-character"
    printed = duel(Side(hand="Sun Setting, Moon Rising"), theirs).play("play Sun Setting")
    assert printed.why_not("play Moon Rising") == "one-character"


def test_c40_buka_characters_from_a_ship_bear_no_icon_afterwards() -> None:
    """Played as if FREE: Magpie sees no icon on them."""
    mine = Side(ships="Rising Sun: Commodore Lo Tan + Commodore Tai Marn")
    table = duel(
        mine, Side(active="Stars Shining", hand="Mad Mike Magpie, Fireblast", support="Tome, Lightning Bolts")
    ).play("land Rising Sun", "play Commodore Lo Tan", "play Commodore Tai Marn", "announce")
    assert table.power(0) == 5 + 4
    assert table.play("play Mad Mike Magpie", "play Fireblast").power(0) == 5 + 4


def test_c62_what_a_ship_loads_by_its_own_text_is_no_play_from_hand() -> None:
    """Rising Sun has landed: nothing comes from hand, also after Sea Devil loaded hand cards. Sea Moon: still one."""
    hand = "Sea Devil, Blaze, Volca, Captain Su Cha, Armory"
    table = duel(Side(hand=hand, ships="Rising Sun: Commodore Lo Tan"), WEAK).play("land Rising Sun")
    assert table.why_not("play Blaze") == "from-ship-only"
    table = table.play("play Sea Devil", "load Captain Su Cha on Sea Devil", "skip")
    assert table.why_not("play Blaze") == "from-ship-only"
    table = table.play("play Commodore Lo Tan")
    refused = ("play Blaze", "play Armory", "bluff Captain Su Cha", "load Volca on Sea Devil")
    assert {table.why_not(line) for line in refused} == {"from-ship-only", "not-in-hand"}
    moon = duel(Side(hand="Sea Devil, Blaze, Volca, Spark", ships="Sea Moon: Commodore Lo Tan"), WEAK).play(
        "land Sea Moon", "play Sea Devil", "load Volca on Sea Devil", "skip"
    )
    assert moon.may("play Blaze")
    assert moon.play("play Blaze").why_not("play Spark") == "from-ship-only"


def test_c62_a_ship_called_from_the_deck_loads_no_play_from_hand_either() -> None:
    """Entreat Favor brings Sea Devil, which loads: Rising Sun still allows nothing from hand."""
    mine = Side(hand="Entreat, Blaze, Volca", deck="Sea Devil", ships="Rising Sun: Commodore Lo Tan")
    table = duel(mine, WEAK).play(
        "land Rising Sun", "play Entreat", "choose Sea Devil", "load Volca on Sea Devil", "skip"
    )
    assert table.why_not("play Blaze") == "from-ship-only"


def test_c62_landing_comes_at_the_beginning_of_the_turn() -> None:
    """Not after a leadership card, nor after a character."""
    table = duel(Side(hand="Muster, Blaze", ships="Rising Sun: Commodore Lo Tan"), WEAK)
    assert table.play("play Muster", "skip").why_not("land Rising Sun") == "too-late"
    assert table.play("play Blaze").why_not("land Rising Sun") == "too-late"


# --- call_ship_or_cargo -----------------------------------------------------------------------------------------------


@each("call_ship_or_cargo")
def test_call_ship_or_cargo_plays_a_ship_from_the_deck(card: Card) -> None:
    """The ship's own text works as if it had been played from hand; the deck is shuffled."""
    table = duel(Side(hand=f"{card.card}, Blaze", deck="Sea Devil, Rising Sun"), WEAK).play(f"play {card.card}")
    assert table.legal() == {"choose Sea Devil", "choose Rising Sun", "skip"}
    assert table.play("choose Rising Sun").where(0, "ships") == {"Rising Sun"}
    assert table.play("choose Sea Devil").asked == "load"
    assert table.play("skip").where(0, "ships") == set()


@each("call_ship_or_cargo")
def test_call_ship_or_cargo_loads_a_card_from_the_deck(card: Card) -> None:
    """A character, booster or support card onto a ship with room."""
    mine = Side(hand=f"{card.card}, Blaze", deck="Armory", ships="Rising Sun")
    table = duel(mine, WEAK).play(f"play {card.card}")
    deck = table.deck(0)
    after = table.play("load Armory on Rising Sun")
    assert (after.where(0, "cargo"), after.deck(0)) == ({"Armory"}, deck - 1)
    assert after.asked == ""


@each("call_ship_or_cargo")
def test_call_ship_or_cargo_does_nothing_when_ignored_and_cannot_be_played_when_forbidden(card: Card) -> None:
    mine = Side(hand=f"{card.card}, Blaze", deck="Rising Sun")
    assert duel(mine, Side(active="Stars Shining", support="Laughing Gas")).play(f"play {card.card}").asked == ""
    assert duel(mine, side("Thirkomedas")).why_not(f"play {card.card}") == "forbidden"


def test_special_rule_1_a_ship_that_is_called_is_played_and_may_be_forbidden() -> None:
    """Corono Cos forbids cards without text, Brain Drain a second card; what the deck holds makes no difference."""
    mine = Side(hand="Entreat, Blaze", deck="Rising Sun, Sea Falcon, Volca", ships="Sea Moon")
    table = duel(mine, side("Corono Cos")).play("play Entreat")
    assert table.why_not("choose Rising Sun") == "forbidden"
    assert table.may("choose Sea Falcon")
    refusal = GAME.refuse_action(table.state, 0, table._action(0, "choose Rising Sun"))
    assert refusal is not None
    assert refusal.reason.args["by"] == "Corono Cos"
    drained = duel(mine, Side(active="Stars Shining", support="Brain Drain")).play("play Entreat")
    assert drained.why_not("choose Sea Falcon") == "one-card-only"
    assert drained.may("load Volca on Sea Moon"), "loading is not playing"
    exempt = duel(mine, side("Corono Cos"), ships_exempt=True).play("play Entreat")
    assert exempt.may("choose Rising Sun")


def test_c49_sirens_take_one_dragon_in_a_turn_also_if_a_bluff_is_called() -> None:
    """Announcing without a character for them: one. The wrong bluff: one. The fight: one. That makes three."""
    mine = Side(hand="Commodore Lo Tan, Captain Su Cha, Blaze")
    theirs = Side(active="Stars Shining", support="Irresistible", hand="Spark")
    table = duel(mine, theirs).play("play Commodore Lo Tan", "bluff Captain Su Cha", "announce")
    assert table.dragons == (0, 1)
    after = table.play("call")
    assert (after.dragons, after.ending) == ((0, 3), "")


@each("call_ship_or_cargo")
def test_c44_call_ship_or_cargo_is_stopped_by_a_wall_of_fire(card: Card) -> None:
    """A search takes a card from the deck."""
    mine = Side(hand=f"{card.card}, Blaze", deck="Rising Sun")
    assert duel(mine, Side(active="Stars Shining", support="Wall of Fire")).play(f"play {card.card}").asked == ""


# --- bluffs -----------------------------------------------------------------------------------------------------------


@every_bluff
def test_c63_a_bluff_is_a_support_card_of_value_two(bluff: Card) -> None:
    """Face down, as the support card of the turn, in both elements."""
    for element in ("fire", "earth"):
        table = duel(Side(hand=f"Commodore Lo Tan, {bluff.card}, Armory"), WEAK, element).play("play Commodore Lo Tan")
        before = table.power(0)
        after = table.play(f"bluff {bluff.card}")
        assert after.power(0) == before + 2
        assert after.state.is_face_down(after._slot(0, bluff.card))
        assert after.why_not("play Armory") == "no-allowance"


@every_bluff
def test_c63_the_text_of_a_bluff_does_not_work(bluff: Card) -> None:
    """Nothing but its values and its sign counts."""
    mine = Side(active="Commodore Lo Tan", bluffs=bluff.card)
    table = duel(mine, Side(active="Stars Shining", hand="Wild Gazelle, Wild Antelope, Tome"), turn=1)
    assert table.play("play Wild Gazelle").may("play Wild Antelope")
    assert table.power(0) == 5 + 2


def test_c63_a_card_without_a_bluff_sign_cannot_bluff() -> None:
    table = duel(Side(hand="Commodore Lo Tan, Commodore Tai Marn"), WEAK).play("play Commodore Lo Tan")
    assert table.why_not("bluff Commodore Tai Marn") == "no-bluff"


def test_c63_a_bluff_cannot_be_laid_while_supports_are_ignored_or_forbidden() -> None:
    """Flitterflutter ignores it, Pandemonium forbids it."""
    mine = Side(hand="Commodore Lo Tan, Captain Su Cha")
    table = duel(mine, side("Flitterflutter")).play("play Commodore Lo Tan")
    assert table.why_not("bluff Captain Su Cha") == "bluff-ignored"
    table = duel(mine, side("Spark", "Pandemonium")).play("play Commodore Lo Tan")
    assert table.why_not("bluff Captain Su Cha") == "forbidden"


def test_c63_a_bluff_does_not_count_for_six_cards() -> None:
    """Five cards and a bluff bring one dragon."""
    theirs = Side(active="Commodore Lo Tan", covered="Blaze, Spark, Sear", support="Tome", bluffs="Captain Su Cha")
    assert duel(Side(), theirs).play("retreat").dragons == (0, 1)


@every_bluff
def test_c64_calling_a_bluff(bluff: Card) -> None:
    """A sign of the contested element attracts a dragon and the fight goes on; any other costs one and the fight."""
    mine = Side(hand=f"Commodore Lo Tan, {bluff.card}")
    for element in ("fire", "earth"):
        table = duel(mine, WEAK, element).play("play Commodore Lo Tan", f"bluff {bluff.card}", "announce")
        assert (table.to_act, table.asked) == (1, "call")
        assert table.legal() == {"call", "trust"}
        called = table.play("call")
        assert called.holds(0, "discards", bluff.card)
        if bluff.bluff == element:
            assert (called.dragons, called.fighting, called.turn) == ((1, 0), True, 1)
        else:
            assert (called.dragons, called.fighting, called.turn) == ((0, 2), False, 0)
        trusted = table.play("trust")
        assert (trusted.dragons, trusted.turn) == ((0, 0), 1)
        assert trusted.holds(0, "support", bluff.card)


def test_c64_one_wrong_bluff_among_several_is_enough() -> None:
    """All of them are shown."""
    right, wrong = "Cannoneer Tara", "Captain Su Cha"
    mine = Side(hand="Commodore Lo Tan", bluffs=f"{right}, Cannoneer Edilia")
    assert duel(mine, WEAK).play("play Commodore Lo Tan", "announce", "call").dragons == (1, 0)
    mine = Side(hand="Commodore Lo Tan", bluffs=f"{right}, {wrong}")
    table = duel(mine, WEAK).play("play Commodore Lo Tan", "announce", "call")
    assert table.dragons == (0, 2)
    assert table.holds(0, "discards", f"{right}, {wrong}")


def test_c65_own_bluffs_may_be_revealed_at_the_beginning_of_the_turn() -> None:
    """Shown and discarded, before anything else."""
    table = duel(Side(hand="Commodore Lo Tan", bluffs="Captain Su Cha"), WEAK)
    after = table.play("reveal Captain Su Cha")
    assert after.where(0, "discards") == {"Captain Su Cha"}
    assert table.play("play Commodore Lo Tan").why_not("reveal Captain Su Cha") == "too-late"


def test_c65_bluffs_are_revealed_at_the_end_of_the_fight() -> None:
    table = duel(Side(bluffs="Captain Su Cha"), Side(active="Spark", bluffs="Cannoneer Tara")).play("retreat")
    assert table.where(0, "discards") == {"Captain Su Cha"}
    assert table.where(1, "discards") == {"Spark", "Cannoneer Tara Ko"}


# --- forbid_call ------------------------------------------------------------------------------------------------------


@each("forbid_call")
def test_forbid_call_keeps_the_opponent_from_calling(card: Card) -> None:
    """With the letter active nobody is asked."""
    mine = Side(hand=f"Commodore Lo Tan, Captain Su Cha, {card.card}")
    table = duel(mine, WEAK).play("play Commodore Lo Tan", "bluff Captain Su Cha")
    assert table.play("announce").asked == "call"
    assert table.play(f"play {card.card}", "announce").turn == 1


@each("forbid_call")
def test_forbid_call_ends_when_ignored_or_covered(card: Card) -> None:
    """Laughing Gas silences it, Trillilling ignores the booster, the next character covers it."""
    mine = Side(hand="Commodore Lo Tan", active=f"Spark, {card.card}", bluffs="Captain Su Cha")
    assert duel(mine, WEAK).play("play Commodore Lo Tan", "announce").asked == "call"
    for theirs in (Side(active="Stars Shining", support="Laughing Gas"), side("Trillilling")):
        table = duel(Side(hand=f"Commodore Lo Tan, {card.card}", bluffs="Captain Su Cha"), theirs)
        assert table.play("play Commodore Lo Tan", f"play {card.card}", "announce").asked == "call"


def test_c64_an_ignored_bluff_cannot_be_called() -> None:
    """Flitterflutter takes it out of the fight, so there is nothing to call."""
    mine = Side(hand="Commodore Lo Tan", bluffs="Captain Su Cha")
    assert duel(mine, side("Flitterflutter")).play("play Commodore Lo Tan", "announce").turn == 1
