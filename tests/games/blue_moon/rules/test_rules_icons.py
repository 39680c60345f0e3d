"""Icons: SHIELD, STOP, RETRIEVE, PROTECTED, FREE, PAIR and GANG."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, side
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.data import Card

WEAK = Side(active="Stars Shining", hand="Spark")


def bearing(icon: str) -> pytest.MarkDecorator:
    """A test for each card with this icon."""
    found = [card for card in facts.BOX.cards if icon in card.icons]
    return pytest.mark.parametrize("card", found, ids=[card.card for card in found])


SHIELDED = [card for card in facts.BOX.cards if card.shields and card.people != "mutant" and not card.effect]

# --- SHIELD -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", SHIELDED, ids=[card.card for card in SHIELDED])
def test_c28_shield_removes_the_duty_to_match(card: Card) -> None:
    """In the elements of its shields; the announced total is the own one, and may be far lower."""
    for element, strong in (("fire", "Flamebreath"), ("earth", "Megalit")):
        hand = Side(hand=card.card if card.kind == "character" else f"{card.card}, Stars Shining", support="Tome")
        table = duel(hand, Side(active=f"{strong}, Lavar"), element)
        first = card.card if card.kind == "character" else "Stars Shining"
        assert table.may(f"play {first}") == (element in card.shields)
        if element in card.shields:
            lines = (f"play {first}",) if card.kind == "character" else (f"play {first}", f"play {card.card}")
            after = table.play(*lines)
            own = (card.fire if element == "fire" else card.earth) or 0
            assert after.power(0) == own + 3 + (1 if card.kind == "booster" else 0)
            assert after.may("announce")


def test_c29_an_active_booster_with_a_shield_serves() -> None:
    """Any active card with the shield; a covered one does not."""
    mine = Side(hand="Spark, Infernal Armor", covered="Aquatic Armor")
    table = duel(mine, side("Megalit"), "earth").play("play Spark")
    assert table.why_not("announce") == "no-power"
    assert table.play("play Infernal Armor").may("announce")
    assert duel(mine, side("Flamebreath")).why_not("play Spark") == "dead-end", "a shield for earth is none for fire"


# --- STOP -------------------------------------------------------------------------------------------------------------


@bearing("stop")
def test_stop_ends_all_plays(card: Card) -> None:
    """No further character, booster or support, not even FREE ones, partners or gang members."""
    mine = Side(hand=f"{card.card}, Blaze, Fireblast, Tome, Sun Setting, Fire Swamp, Sudden Waterspout")
    theirs = WEAK
    if card.effect["name"] == "mutant":  # an opponent against whom every mutant may be played
        held = "Roomban, Suranom, Gravitos, Flamitos, Terraton, Helitos, Sonatos, Rocara, Torana"
        theirs = Side(
            active="Flamebreath, Megalit", covered="NoNo, NoClue, Sear, Ignite", support="Tome", hand=held, dragons=1
        )
    table = duel(mine, theirs, str(card.effect.get("from", "fire"))).play(f"play {card.card}")
    for name in ("Blaze", "Fireblast", "Tome", "Sun Setting", "Fire Swamp", "Sudden Waterspout"):
        assert table.why_not(f"play {name}") == "stopped"


# --- RETRIEVE ---------------------------------------------------------------------------------------------------------


@bearing("retrieve")
def test_c36_retrieve_brings_an_active_card_back_to_hand(card: Card) -> None:
    """At the beginning of the own turn, and not when the card is covered."""
    active = card.card if card.kind == "character" else f"Glimmer, {card.card}" if card.kind == "booster" else "Glimmer"
    mine = Side(active=active, support=card.card if card.kind == "support" else "", hand="Blaze")
    table = duel(mine, WEAK)
    after = table.play(f"retrieve {card.card}")
    assert after.holds(0, "hand", card.card)
    assert table.play("play Blaze").why_not(f"retrieve {card.card}") in ("too-late", "no-retrieve")
    if card.kind != "support":
        covered = duel(Side(active="Glimmer", covered=card.card), WEAK)
        assert covered.why_not(f"retrieve {card.card}") == "no-retrieve"


@bearing("retrieve")
def test_c37_a_retrieved_card_may_be_played_again(card: Card) -> None:
    """In the same turn."""
    active = card.card if card.kind == "character" else f"Glimmer, {card.card}" if card.kind == "booster" else "Glimmer"
    mine = Side(active=active, support=card.card if card.kind == "support" else "", hand="Blaze")
    table = duel(mine, WEAK).play(f"retrieve {card.card}")
    if card.kind != "character":
        table = table.play("play Blaze")
    assert table.may(f"play {card.card}")


@bearing("retrieve")
def test_c36_retrieve_of_a_character_is_blocked_by_an_opposing_retrieve(card: Card) -> None:
    """Exception: with RETRIEVE active in the opponent's combat area only boosters and supports come back."""
    active = card.card if card.kind == "character" else f"Glimmer, {card.card}" if card.kind == "booster" else "Glimmer"
    mine = Side(active=active, support=card.card if card.kind == "support" else "")
    blocked = "retrieve-blocked" if card.kind == "character" else "fine"
    assert duel(mine, side("Captain Ariosa")).why_not(f"retrieve {card.card}") == blocked
    assert duel(mine, Side(active="Glimmer", covered="Captain Ariosa")).may(f"retrieve {card.card}")
    assert duel(mine, Side(active="Glimmer", support="Giant Butterfly Eveningbreeze")).may(f"retrieve {card.card}")


def test_several_cards_may_be_retrieved() -> None:
    """Any number of them."""
    mine = Side(active="Peckswift, Battling Boomerang", support="Homing Missiles")
    assert duel(mine, WEAK).play("retrieve Peckswift", "retrieve Battling", "retrieve Homing").hand(0) == 3


def test_c37_a_retrieved_card_does_not_count_for_the_six_cards() -> None:
    """It is in hand."""
    six = Side(active="Glimmer", covered="Blaze, Spark, Sear", support="Tome, Homing Missiles", hand="Volca")
    table = duel(six, WEAK)
    kept = table.play("play Volca", "announce", "retreat")
    assert kept.dragons == (2, 0)
    taken = table.play("retrieve Homing Missiles", "play Volca", "announce", "retreat")
    assert taken.dragons == (2, 0), "Volca is the sixth card again"
    two = duel(Side(active="Glimmer, Battling Boomerang", covered="Blaze, Sear", support="Homing", hand="Volca"), WEAK)
    lines = ("play Volca", "announce", "retreat")
    assert two.play(*lines).dragons == (2, 0)
    assert two.play("retrieve Battling", *lines).dragons == (1, 0)


# --- PROTECTED --------------------------------------------------------------------------------------------------------


@bearing("protected")
def test_c38_protected_cards_are_not_ignored_discarded_or_reduced(card: Card) -> None:
    """While active, against every opposing card that ignores, discards or reduces."""
    active, support = (card.card, "") if card.kind == "character" else ("Stars Shining", card.card)
    theirs = Side(active=active, support=support)
    element = "fire" if (card.fire or 0) >= (card.earth or 0) else "earth"
    value = max(card.fire or 0, card.earth or 0)
    own = 1 if card.kind == "support" else 0
    for ignorer in (
        "Hank",
        "Trillilling",
        "Flitterflutter",
        "Mad Mike Magpie",
        "CoolCat",
        "CoolCop",
        "CoolKid",
        "CoolCub",
    ):
        total = duel(side(ignorer), theirs, element).power(1)
        assert total in (value, value + own), ignorer
    earthquake = duel(Side(hand="Provoke Earthquake, Cast Cataclysm"), theirs, element)
    assert card.name not in earthquake.play("play Provoke Earthquake", *(["do"] if own else [])).where(1, "discards")
    assert earthquake.play("play Cast Cataclysm").asked == ""


@bearing("protected")
def test_c38_a_covered_protected_card_is_like_any_other(card: Card) -> None:
    """Once covered, it can be discarded."""
    if card.kind == "support":
        assert card.card in ("aqua-23", "aqua-24"), "support cards are never covered"
        return
    theirs = Side(active="Stars Shining", covered=card.card)
    table = duel(Side(hand="Provoke Earthquake, Blaze"), theirs).play("play Provoke Earthquake", "do")
    assert table.holds(1, "discards", card.card)


# --- FREE -------------------------------------------------------------------------------------------------------------


@bearing("free")
def test_c39_free_cards_are_outside_the_limits(card: Card) -> None:
    """Beside the one character and the one booster or support, in their own phase."""
    table = duel(Side(hand=f"Blaze, Fireblast, {card.card}"), WEAK).play("play Blaze")
    if card.kind == "character":
        assert table.play(f"play {card.card}", "play Fireblast").may("announce")
    else:
        assert table.play("play Fireblast", f"play {card.card}").may("announce")
        assert table.play(f"play {card.card}").may("play Fireblast")


@bearing("free")
def test_c39_free_cards_may_be_played_on_the_opening_turn(card: Card) -> None:
    """A FREE character may be the only one of the turn."""
    table = duel(Side(hand=f"Blaze, {card.card}"), Side(), element="")
    if card.kind == "character":
        assert table.play(f"play {card.card}", "announce fire").active(0) == {card.name}
    else:
        assert table.play("play Blaze").may(f"play {card.card}")


@bearing("free")
def test_c39_free_cards_can_be_forbidden(card: Card) -> None:
    """Bans still apply."""
    banner = {"character": "Ember", "booster": "Hypnotic Rattle", "support": "Pandemonium"}[card.kind]
    theirs = side(banner) if banner == "Ember" else side("Stars Shining", banner)
    table = duel(Side(hand=f"Flare, {card.card}"), theirs)
    if card.kind != "character":
        table = table.play("play Flare")
    assert table.why_not(f"play {card.card}") == "forbidden"


def test_c39_free_and_normal_characters_in_any_order() -> None:
    """The order should not matter."""
    table = duel(Side(hand="Blaze, Sun Setting, Moon Rising"), WEAK)
    assert table.play("play Sun Setting", "play Blaze", "play Moon Rising").power(0) == 2 + 4 + 1


# --- PAIR -------------------------------------------------------------------------------------------------------------


def test_c41_two_characters_of_a_pair_count_as_one() -> None:
    """Same first word, PAIR on both; not a third one, and no other word."""
    hand = "Wild Gazelle, Wild Antelope, Wild Unicorn, Young Bear, Fireblast"
    table = duel(Side(hand=hand), WEAK).play("play Wild Gazelle")
    assert table.why_not("play Young Bear") == "one-character"
    pair = table.play("play Wild Antelope")
    assert pair.power(0) == 6
    assert pair.why_not("play Wild Unicorn") == "one-character"
    assert pair.may("play Fireblast")


def test_c41_a_pair_needs_the_icon_on_both_cards() -> None:
    """Heroine of the Great Plains finds no partner among the Vulca; two first words alone are no pair."""
    table = duel(Side(hand="Captain Su Cha, Captain Ariosa, Commodore Lo Tan, Commodore Tai Marn"), WEAK)
    assert table.play("play Captain Su Cha").why_not("play Captain Ariosa") == "one-character"
    vulca = [card for card in facts.BOX.decks["vulca"].cards if card.name.startswith("Heroine")]
    assert len(vulca) == 1


def test_c41_two_boosters_of_a_pair_count_as_one() -> None:
    """Launch and Launch; a third one, or a support card, is too much."""
    hand = "Blaze, Launch Rain, Launch Rockdrop, Launch Boiling Oil, Tome, Fireblast"
    table = duel(Side(hand=hand), WEAK).play("play Blaze", "play Launch Rain", "play Launch Rockdrop")
    assert table.power(0) == 4 + 3 + 1
    for name in ("Launch Boiling Oil", "Tome", "Fireblast"):
        assert table.why_not(f"play {name}") == "no-allowance"


def test_a_mixed_pair_of_boosters_is_none() -> None:
    """A plain booster takes the whole allowance."""
    table = duel(Side(hand="Blaze, Fireblast, Launch Rain"), WEAK).play("play Blaze", "play Fireblast")
    assert table.why_not("play Launch Rain") == "no-allowance"


# --- GANG -------------------------------------------------------------------------------------------------------------


def test_c42_any_number_of_one_gang_counts_as_one_character() -> None:
    """All of the gang, none of another."""
    hand = "FunFair, FunFlop, FunFlap, FunFlip, NoNo, TopGun"
    table = duel(Side(hand=hand), WEAK).play("play FunFair", "play FunFlop", "play FunFlap", "play FunFlip")
    assert table.power(0) == 3 + 2 + 3 + 1
    assert table.why_not("play NoNo") == "one-character"


def test_c42_a_gang_is_joined_on_the_next_turn_without_being_covered() -> None:
    """At least one member has to be added; or it is covered all the same."""
    mine = Side(active="FunFair, FunFlop", hand="FunFlap, FunFlip, NoNo")
    table = duel(mine, WEAK)
    added = table.play("play FunFlap")
    assert added.active(0) == {"FunFair", "FunFlop", "FunFlap"}
    assert added.play("play FunFlip").power(0) == 3 + 2 + 3 + 1
    assert table.play("cover FunFlap").active(0) == {"FunFlap"}
    assert table.play("play NoNo").active(0) == {"NoNo"}
    assert table.why_not("announce") == "no-character"


def test_c42_a_gang_with_a_booster_or_stranger_is_covered() -> None:
    """Every active card of the combat area has to be of the gang."""
    for active in ("FunFair, Fireblast", "FunFair, Sun Setting"):
        table = duel(Side(active=active, hand="FunFlap"), WEAK)
        assert table.play("play FunFlap").active(0) == {"FunFlap"}
        assert table.why_not("cover FunFlap") == "no-gang"


def test_c42_another_gang_covers() -> None:
    table = duel(Side(active="FunFair", hand="NoNo, NoClue"), WEAK).play("play NoNo", "play NoClue")
    assert table.active(0) == {"NoNo", "NoClue"}


# --- icons that are ignored for a while -------------------------------------------------------------------------------


def test_c42_a_gang_whose_icon_comes_back_can_be_joined() -> None:
    """TopNotch discards the Fog by its own text: now its GANG is seen, and TopGun may join."""
    theirs = Side(active="Stars Shining", support="Impenetrable Fog")
    table = duel(Side(hand="TopNotch, TopGun, NoNo"), theirs).play("play TopNotch")
    assert table.why_not("play TopGun") == "one-character", "the Fog still lies there"
    table = table.play("use TopNotch", "choose Impenetrable Fog")
    assert table.may("play TopGun")
    assert table.why_not("play NoNo") == "one-character", "another gang"
    assert table.play("play TopGun").active(0) == {"TopNotch", "TopGun"}


def test_c41_two_pair_boosters_count_as_one_when_their_icons_come_back() -> None:
    """Gulpus allows two boosters: a Launch under the Fog, Earthtremor on it, and the other Launch of the pair."""
    hand = "Gulpus, Launch Burning Earth, Earthtremor, Launch Rain of Fire, Launch Rockdrop"
    table = duel(Side(hand=hand), Side(active="Stars Shining", support="Impenetrable Fog"))
    table = table.play("play Gulpus", "play Launch Burning Earth", "play Earthtremor", "choose Impenetrable Fog")
    assert table.may("play Launch Rain of Fire")
    assert table.play("play Launch Rain of Fire").why_not("play Launch Rockdrop") == "no-allowance", "a pair, not three"


def test_c41_two_pair_boosters_are_two_while_their_icons_are_ignored() -> None:
    """Under the Fog each Launch is a booster of its own, also if Earthtremor comes afterwards."""
    hand = "Gulpus, Launch Burning Earth, Earthtremor, Launch Rain of Fire"
    table = duel(Side(hand=hand), Side(active="Stars Shining", support="Impenetrable Fog"))
    table = table.play("play Gulpus", "play Launch Burning Earth")
    assert table.may("play Launch Rain of Fire")
    assert table.play("play Launch Rain of Fire").why_not("play Earthtremor") == "no-allowance"
