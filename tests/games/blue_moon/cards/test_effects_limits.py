"""Texts that forbid, limit, allow or demand plays."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, each, find, side, with_effect
from moonsaga.games.blue_moon.box.data import Card

HAND = "Muster, Flare, Shimmer, Scorch, Hail of Arrows, Volcanic Gauntlets, Trebuchet, Flickering Fires"
SAMPLES = [find(name) for name in HAND.split(", ")]

# --- forbid -----------------------------------------------------------------------------------------------------------


def banned(card: Card, played: Card) -> bool:
    """What the text of `card` says about a card in hand."""
    if played.kind not in card.effect["kinds"]:
        return False
    what = card.effect.get("with", "")
    high = max(played.fire or 0, played.earth or 0) > 4
    return {"": True, "text": played.has_text, "no_text": not played.has_text, "high_value": high}[what]


@pytest.mark.parametrize("played", SAMPLES, ids=[card.name for card in SAMPLES])
@each("forbid")
def test_forbid_keeps_its_kinds_of_cards_in_hand(card: Card, played: Card) -> None:
    """Exactly the kinds that the text names, with or without text, or with a value above 4."""
    table = duel(side("Glimmer", hand=HAND), side(card) if card.kind == "character" else side("NoRespect", card))
    if played.kind in ("booster", "support"):
        allowed = next(one for one in SAMPLES if one.kind == "character" and not banned(card, one))
        table = table.play(f"play {allowed.card}")
    assert table.why_not(f"play {played.card}") == ("forbidden" if banned(card, played) else "fine")


@pytest.mark.parametrize("played", SAMPLES, ids=[card.name for card in SAMPLES])
@each("forbid")
def test_forbid_ends_when_the_text_is_ignored(card: Card, played: Card) -> None:
    """Against Laughing Gas nothing is forbidden any more."""
    mine = Side(active="Glimmer", support="Laughing Gas", hand=HAND)
    table = duel(mine, side(card) if card.kind == "character" else side("NoRespect", card))
    if played.kind in ("booster", "support"):
        table = table.play("play Shimmer")
    assert table.may(f"play {played.card}")


@each("forbid")
def test_forbid_binds_the_opponent_only(card: Card) -> None:
    """Its owner plays what the owner likes."""
    samples = [one for one in SAMPLES if one != card]
    table = duel(side(card, hand=", ".join(one.card for one in samples)), side("NoClue"))
    for played in samples:
        ready = table.play("play Shimmer") if played.kind in ("booster", "support") else table
        assert ready.may(f"play {played.card}")


@each("forbid")
def test_forbid_is_over_when_the_card_is_covered_or_the_fight_ends(card: Card) -> None:
    """Characters forbid until they are covered, supports until the fight ends."""
    played = next(one for one in SAMPLES if banned(card, one))
    if card.kind == "character":
        table = duel(side("Glimmer", hand=HAND), Side(active="NoRespect", covered=card.card))
    else:
        table = duel(side("Glimmer", hand=HAND), side("NoRespect", card)).play("retreat")
    if played.kind in ("booster", "support"):
        table = table.play("play Shimmer")
    in_second_row = played.kind in ("booster", "support")
    reason = "no-allowance" if in_second_row and not table.fighting else "fine"
    assert table.why_not(f"play {played.card}") == reason


@each("forbid", **{"with": "high_value"})
def test_forbid_of_high_values_begins_above_four(card: Card) -> None:
    """Either printed value, 5 or more; 4 is not too much."""
    table = duel(side("Glimmer", hand="Volca, Catusan, Aaralia, Flamebreath, Megalit"), side("NoRespect", card))
    assert table.may("play Aaralia")
    for name in ("Volca", "Catusan", "Flamebreath", "Megalit"):
        assert table.why_not(f"play {name}") == "forbidden"


@each("forbid")
def test_forbid_reaches_ships_only_where_it_names_them(card: Card) -> None:
    """Influence cards are a kind of their own: only bans on any card with or without a text name it."""
    theirs = side(card) if card.kind == "character" else side("NoRespect", card)
    table = duel(Side(hand="Sea Falcon, Rising Sun"), theirs)
    named = "influence" in card.effect["kinds"]
    assert table.may("play Sea Falcon") != (named and card.effect["with"] == "text")
    assert table.may("play Rising Sun") != (named and card.effect["with"] == "no_text")


# --- limit_plays ------------------------------------------------------------------------------------------------------


def limited(card: Card) -> Side:
    return side(card) if card.kind == "character" else side("NoRespect", card)


@each("limit_plays")
def test_limit_plays_allows_one_card(card: Card) -> None:
    """Brain Drain: one card in all. Cheepchirrup: one card in the combat area, supports as usual."""
    table = duel(side("Glimmer", hand=HAND), limited(card)).play("play Shimmer")
    if card.effect["zone"] == "any":
        assert table.why_not("play Hail of Arrows") == "one-card-only"
        assert table.why_not("play Trebuchet") == "one-card-only"
    else:
        assert table.why_not("play Hail of Arrows") == "one-combat-card"
        assert table.may("play Trebuchet")


@each("limit_plays")
def test_c24_limit_plays_counts_leadership_cards_only_where_all_cards_count(card: Card) -> None:
    """With Brain Drain a leadership card leaves nothing but a retreat; Cheepchirrup does not mind it."""
    table = duel(side("Glimmer", hand="Trigger Brainstorm, Shimmer"), limited(card)).play("play Trigger Brainstorm")
    if card.effect["zone"] == "any":
        assert table.why_not("play Shimmer") == "one-card-only"
        assert table.legal() == {"retreat"}
    else:
        assert table.may("play Shimmer")


@each("limit_plays")
def test_limit_plays_stops_pairs_gangs_and_free_cards(card: Card) -> None:
    """ "May not" beats every icon."""
    hand = "Wild Gazelle, Wild Antelope, FunFair, FunFlop, Sun Setting"
    for first, second in (("Wild Gazelle", "Wild Antelope"), ("FunFair", "FunFlop"), ("Wild Gazelle", "Sun Setting")):
        reason = duel(side("Glimmer", hand=hand), limited(card)).play(f"play {first}").why_not(f"play {second}")
        assert reason == ("one-card-only" if card.effect["zone"] == "any" else "one-combat-card")


@each("limit_plays")
def test_limit_plays_ends_when_the_text_is_ignored(card: Card) -> None:
    """Laughing Gas silences Brain Drain; Cheepchirrup is a Flit character, only an order reaches it."""
    if card.kind == "support":
        table = duel(Side(active="Glimmer", support="Laughing Gas", hand=HAND), limited(card)).play("play Shimmer")
    else:
        table = duel(side("Glimmer", hand=HAND + ", Enthrall"), limited(card)).play("play Enthrall", "play Shimmer")
    assert table.may("play Hail of Arrows")


# --- limit_characters -------------------------------------------------------------------------------------------------


@each("limit_characters")
def test_limit_characters_allows_one_active_character(card: Card) -> None:
    """No second character of a pair, a gang or with FREE; a gang that lies there has to be covered."""
    hand = "Wild Gazelle, Wild Antelope, FunFair, FunFlop, Sun Setting, NoNo, NoProblem"
    table = duel(side("NoStyle", "NoClue", hand=hand), side(card))
    assert table.why_not("play NoNo") == "one-active-character"
    assert table.play("cover NoNo").active(0) == {"NoNo"}
    for first, second in (("Wild Gazelle", "Wild Antelope"), ("FunFair", "FunFlop"), ("Wild Gazelle", "Sun Setting")):
        assert table.play(f"play {first}").why_not(f"play {second}") == "one-active-character"


@each("limit_characters")
def test_limit_characters_stops_an_old_pair_from_attacking_again(card: Card) -> None:
    """Bounce Back keeps two characters active, which is one too many at the end of the character phase: retreat."""
    table = duel(side("Wild Gazelle", "Wild Antelope", hand="Bounce Back"), side(card)).play("play Bounce Back")
    assert table.legal() == {"retreat"}
    assert duel(side("Wild Gazelle", hand="Bounce Back"), side(card)).play("play Bounce Back").may("announce")


@each("limit_characters")
def test_limit_characters_ends_when_the_text_is_ignored(card: Card) -> None:
    mine = Side(active="NoStyle", support="Laughing Gas", hand="Wild Gazelle, Wild Antelope, NoNo")
    assert duel(mine, side(card)).may("play NoNo")
    assert duel(mine, side(card)).play("play Wild Gazelle").may("play Wild Antelope")


# --- limit_deck -------------------------------------------------------------------------------------------------------


@each("limit_deck")
def test_limit_deck_stops_the_refill(card: Card) -> None:
    """Wall of Fire lets no card out of the deck, Gluing Dust one in a turn."""
    table = duel(side("Glimmer", hand="Shimmer, Blaze"), side("NoRespect", card)).play("play Shimmer", "announce")
    assert table.hand(0) == 1 + card.effect["most"]


@each("limit_deck")
def test_limit_deck_stops_texts_that_draw_or_search(card: Card) -> None:
    """What such a text may take counts together with the refill."""
    table = duel(side("Glimmer", hand="Muster, Flare"), side("NoRespect", card)).play("play Muster")
    if card.effect["most"]:
        table = table.play("do")
    assert table.hand(0) == 1 + card.effect["most"]
    table = table.play("play Flare", "announce")
    assert (table.turn, table.hand(0)) == (1, card.effect["most"])
    search = duel(side("Glimmer", hand="Blow Whistle, Shimmer"), side("NoRespect", card)).play("play Blow Whistle")
    assert search.asked == ("search-deck" if card.effect["most"] else "")


@each("limit_deck")
def test_c44_limit_deck_leaves_discards_and_the_table_alone(card: Card) -> None:
    """Cards from the discard pile and retrieved ones do not come from the deck."""
    mine = Side(
        active="Glimmer", support="Homing Missiles", hand="Call Spirit of the Underworld, Blaze", discards="Flare"
    )
    table = duel(mine, side("NoRespect", card))
    assert table.play("retrieve Homing Missiles").hand(0) == 3
    assert table.play("play Call Spirit of the Underworld", "choose Flare").hand(0) == 2


@each("limit_deck")
def test_c44_limit_deck_is_gone_when_the_table_is_cleared(card: Card) -> None:
    """After the fight both players fill up as usual."""
    table = duel(side("Glimmer", hand="Shimmer"), side("NoRespect", card)).play("retreat")
    assert (table.hand(0), table.hand(1)) == (6, 6)


@each("limit_deck")
def test_limit_deck_ends_when_the_text_is_ignored(card: Card) -> None:
    mine = Side(active="Glimmer", support="Laughing Gas", hand="Shimmer")
    assert duel(mine, side("NoRespect", card)).play("play Shimmer", "announce").hand(0) == 6


# --- limit_hand -------------------------------------------------------------------------------------------------------


@each("limit_hand")
def test_limit_hand_stops_the_refill(card: Card) -> None:
    """Quivering Quicksand: nothing more from four cards on. Bottelus Emptius: nothing at all."""
    table = duel(side("Glimmer", hand="Shimmer, Blaze"), limited(card)).play("play Shimmer", "announce")
    assert table.hand(0) == max(1, card.effect["from"])


@each("limit_hand")
def test_c45_limit_hand_stops_every_way_into_the_hand(card: Card) -> None:
    """Drawing, searching, regaining, returning and retrieving."""
    hand = "Muster, Summon Sorcerer, Call Spirit of the Underworld, Blow Whistle, Open Lucky Bag"
    table = duel(Side(active="Glimmer", support="Homing Missiles", hand=hand, discards="Flare"), limited(card))
    assert table.why_not("retrieve Homing Missiles") == "hand-limited"
    for name in hand.split(", "):
        assert table.play(f"play {name}").asked == ""


@each("limit_hand")
def test_limit_hand_is_gone_when_the_table_is_cleared(card: Card) -> None:
    assert duel(side("Glimmer", hand="Shimmer"), limited(card)).play("retreat").hand(0) == 6


@each("limit_hand")
def test_limit_hand_ends_when_the_text_is_ignored(card: Card) -> None:
    mine = Side(active="Glimmer", support="Laughing Gas, Homing Missiles", hand="Shimmer, Blaze, Sear, Ignite")
    table = duel(mine, limited(card)).play("retrieve Homing Missiles", "play Shimmer", "announce")
    assert table.hand(0) == 6


# --- allow_more -------------------------------------------------------------------------------------------------------

MANY = {
    "booster": ("Fireblast", "Hail of Arrows", "Whirling Hatchet"),
    "support": ("Tome of Wisdom", "Trebuchet of Fear", "Ballista"),
}
OTHER = {"booster": "Tome of Wisdom", "support": "Fireblast"}


def with_allowance(card: Card) -> tuple[str, ...]:
    """The plays that bring the text of this card to work."""
    if card.kind == "leadership":
        return (f"play {card.card}", "play Blaze")
    return (f"play {card.card}",) if card.kind == "character" else ("play Blaze",)


def hand_for(card: Card) -> Side:
    kind = card.effect["kind"]
    hand = ", ".join((*MANY[kind], OTHER[kind], "Blaze", *((card.card,) if card.kind != "support" else ())))
    return Side(hand=hand, support=card.card if card.kind == "support" else "")


@each("allow_more")
def test_allow_more_adds_to_the_normal_allowance(card: Card) -> None:
    """One additional card means two of its kind; any number means all; the other kind keeps its normal one."""
    many, other = MANY[card.effect["kind"]], OTHER[card.effect["kind"]]
    table = duel(hand_for(card), side("NoRespect")).play(*with_allowance(card), f"play {many[0]}", f"play {many[1]}")
    if card.effect["count"] == "any":
        table = table.play(f"play {many[2]}")
        assert table.may(f"play {other}"), "special rule 3: the normal allowance is still there for the other kind"
    else:
        assert table.why_not(f"play {many[2]}") == "no-allowance"
        assert table.why_not(f"play {other}") == "no-allowance"


@each("allow_more", count=1)
def test_allow_more_leaves_the_normal_allowance_for_the_other_kind(card: Card) -> None:
    """One additional support, and one booster as the card of the turn."""
    many, other = MANY[card.effect["kind"]], OTHER[card.effect["kind"]]
    table = duel(hand_for(card), side("NoRespect")).play(*with_allowance(card), f"play {many[0]}")
    assert table.may(f"play {other}")


@each("allow_more")
def test_c25_allow_more_works_on_the_opening_turn(card: Card) -> None:
    """Where the normal allowance is 0 the additional cards are all there is."""
    many, other = MANY[card.effect["kind"]], OTHER[card.effect["kind"]]
    table = duel(hand_for(card), Side(), element="").play(*with_allowance(card), f"play {many[0]}")
    assert table.why_not(f"play {many[1]}") == ("fine" if card.effect["count"] == "any" else "no-allowance")
    assert table.why_not(f"play {other}") == "no-allowance"


@each("allow_more")
def test_allow_more_ends_when_the_text_is_ignored(card: Card) -> None:
    """One booster or support card, as always."""
    many = MANY[card.effect["kind"]]
    table = duel(hand_for(card), Side(active="NoRespect", support="Laughing Gas"))
    table = table.play(*with_allowance(card), f"play {many[0]}")
    assert table.why_not(f"play {many[1]}") == "no-allowance"


@each("allow_more")
def test_c22_allow_more_gives_way_to_a_card_that_forbids(card: Card) -> None:
    """ "May not" is stronger."""
    many = MANY[card.effect["kind"]]
    banner = "Hypnotic Rattle" if card.effect["kind"] == "booster" else "Pandemonium"
    table = duel(hand_for(card), Side(active="NoRespect", support=banner)).play(*with_allowance(card))
    assert table.why_not(f"play {many[0]}") == "forbidden"


# --- demand_value -----------------------------------------------------------------------------------------------------

PAYMENTS = {
    "fire": ("choose Shimmer",),
    "earth": ("choose Glimmer",),
    "both": ("choose Shimmer", "choose Glimmer"),
    "either": ("pay-in earth", "choose Glimmer", "choose Ignite"),
}
RICH = "Blaze, Shimmer, Glimmer, Ignite, Spark"


@each("demand_value")
def test_demand_value_must_be_met_before_announcing(card: Card) -> None:
    """The opponent discards cards of so much fire or earth, and only then announces."""
    table = duel(Side(hand=RICH), side("NoRespect", card)).play("play Blaze")
    assert table.why_not("announce") == "demand-open"
    table = table.play(f"satisfy {card.card}", *PAYMENTS[card.effect["how"]])
    gone = {find(line.removeprefix("choose ")).name for line in PAYMENTS[card.effect["how"]] if "pay" not in line}
    assert table.where(0, "discards") == gone
    assert table.why_not(f"satisfy {card.card}") == "no-demand"
    assert table.may("announce")


@each("demand_value")
def test_demand_value_that_cannot_be_met_forces_a_retreat(card: Card) -> None:
    """All or nothing: with too little in hand no character may be played."""
    hand = {
        "fire": "Briny Behemoth, Terrible Kraken",
        "earth": "Scorch, Electric Eel",
        "both": "Scorch, Electric Eel",
        "either": "Shimmer, Stars Shining",
    }[card.effect["how"]]
    element = "earth" if card.effect["how"] == "fire" else "fire"
    assert duel(Side(hand=hand), side("NoRespect", card), element).legal() == {"retreat"}


@each("demand_value")
def test_demand_value_asks_again_on_every_turn_but_only_while_active(card: Card) -> None:
    """A covered caterpillar asks for nothing."""
    table = duel(Side(hand=RICH), Side(active="NoRespect", covered=card.card)).play("play Blaze")
    assert table.why_not(f"satisfy {card.card}") == "no-demand"
    assert table.may("announce")


@each("demand_value")
def test_demand_value_ends_when_the_text_is_ignored(card: Card) -> None:
    table = duel(Side(hand=RICH, support="Laughing Gas"), side("NoRespect", card)).play("play Blaze")
    assert table.may("announce")


def test_demand_value_both_needs_different_cards() -> None:
    """Caterpillar Watertamer: Blaze alone, 4 and 3, does not pay for both elements."""
    theirs = side("NoRespect", "Caterpillar Watertamer")
    assert duel(Side(hand="Shimmer, Blaze"), theirs).why_not("play Shimmer") == "dead-end"
    assert duel(Side(hand="Shimmer, Blaze, Glimmer"), theirs).may("play Shimmer")


# --- double_demand ----------------------------------------------------------------------------------------------------


@each("double_demand")
@pytest.mark.parametrize("caterpillar", with_effect("demand_value"), ids=lambda card: card.name)
def test_double_demand_doubles_one_caterpillar(card: Card, caterpillar: Card) -> None:
    """What was enough before is not any more."""
    how = caterpillar.effect["how"]
    theirs = side(card, caterpillar)
    hands = {"fire": "Sear", "earth": "Torch", "both": "Shimmer, Glimmer", "either": "Volca, Catusan"}
    short, enough = f"Blaze, {hands[how]}", f"Blaze, {hands[how]}, Spark, Ignite, Scorch, Megalit"
    assert duel(Side(hand=short), side("NoRespect", caterpillar)).may("play Blaze")
    assert duel(Side(hand=short), theirs).why_not("play Blaze") == "dead-end"
    assert duel(Side(hand=enough), theirs).may("play Blaze")


@each("double_demand")
def test_double_demand_doubles_only_one_of_several(card: Card) -> None:
    """Of Fireeater 3 and Lightseeker 5 one is doubled, the dearer one: 3 fire and 10 are asked for."""
    theirs = side(card, "Caterpillar Fireeater", "Caterpillar Lightseeker")
    table = duel(Side(hand="Blaze, Shimmer, Scorch, Volca"), theirs, aims="highest")
    table = table.play("play Blaze", "satisfy Caterpillar Fireeater")
    table = table.play("choose Shimmer", "satisfy Caterpillar Lightseeker", "choose Scorch", "choose Volca")
    assert table.may("announce")


@each("double_demand")
def test_double_demand_ends_when_the_text_is_ignored(card: Card) -> None:
    """Hank ignores the character but not the caterpillar."""
    theirs = side(card, "Caterpillar Fireeater")
    assert duel(Side(hand="Hank, Electric Eel"), theirs).why_not("play Hank") == "fine"
    assert duel(Side(hand="Peckswift, Electric Eel"), theirs).why_not("play Peckswift") == "dead-end"


# --- demand_play ------------------------------------------------------------------------------------------------------

REQUIRED = {"support": "Trebuchet of Fear", "booster": "Hail of Arrows"}


@each("demand_play")
def test_demand_play_asks_for_a_card_of_its_kind(card: Card) -> None:
    """Without a support or booster the turn cannot end; with one it can."""
    wanted = REQUIRED[card.effect["kind"]]
    other = REQUIRED["booster" if card.effect["kind"] == "support" else "support"]
    table = duel(Side(hand=f"Blaze, {wanted}, {other}"), side(card)).play("play Blaze")
    assert table.why_not("announce") == "demand-play"
    assert table.why_not(f"play {other}") == "dead-end"
    assert table.play(f"play {wanted}").may("announce")


@each("demand_play")
def test_demand_play_that_cannot_be_met_forces_a_retreat(card: Card) -> None:
    assert duel(Side(hand="Blaze"), side(card)).legal() == {"retreat"}


@each("demand_play")
def test_c49_demand_play_is_met_by_a_card_that_is_ignored(card: Card) -> None:
    """Playing it counts, whatever it is worth."""
    wanted = REQUIRED[card.effect["kind"]]
    ignorer = "Flitterflutter" if card.effect["kind"] == "support" else "Trillilling"
    table = duel(Side(hand=f"Blaze, {wanted}"), side(card, ignorer)).play("play Blaze", f"play {wanted}")
    assert table.power(0) == 4
    assert table.may("announce")


@each("demand_play")
def test_demand_play_ends_when_the_text_is_ignored(card: Card) -> None:
    assert duel(Side(hand="Blaze", support="Laughing Gas"), side(card)).play("play Blaze").may("announce")
    assert duel(Side(hand="Hank"), side(card)).play("play Hank").may("announce")


# --- demand_character -------------------------------------------------------------------------------------------------


@each("demand_character")
def test_demand_character_is_met_by_discarding_a_character(card: Card) -> None:
    """A character from hand, and the sirens take no dragon."""
    table = duel(Side(hand="Blaze, Shimmer, Trebuchet"), side("NoRespect", card)).play(
        "play Blaze", f"satisfy {card.card}"
    )
    assert table.legal() == {"choose Shimmer"}
    table = table.play("choose Shimmer", "announce")
    assert table.dragons == (0, 0)
    assert table.holds(0, "discards", "Shimmer")


@each("demand_character")
def test_demand_character_costs_a_dragon_if_it_is_not_met(card: Card) -> None:
    """The owner attracts one when the opponent announces without having discarded."""
    table = duel(Side(hand="Blaze, Shimmer"), side("NoRespect", card)).play("play Blaze", "announce")
    assert table.dragons == (0, 1)


@each("demand_character")
def test_c55_demand_character_costs_a_dragon_of_its_own_at_a_retreat(card: Card) -> None:
    """One for the sirens and one for the fight; a player who paid before retreating loses only the latter."""
    table = duel(Side(hand="Blaze, Shimmer"), side("NoRespect", card))
    assert table.play("retreat").dragons == (0, 2)
    assert table.play(f"satisfy {card.card}", "choose Shimmer", "retreat").dragons == (0, 1)


@each("demand_character")
def test_demand_character_ends_when_the_text_is_ignored(card: Card) -> None:
    table = duel(Side(hand="Blaze", support="Laughing Gas"), side("NoRespect", card))
    assert table.play("play Blaze", "announce").dragons == (0, 0)
    assert table.play("retreat").dragons == (0, 1)
    assert duel(Side(hand="Flitterflutter"), side("NoRespect", card)).play("play Flitter", "announce").dragons == (0, 0)


def test_c49_what_comes_after_the_support_phase_meets_no_demand() -> None:
    """Shaman of the Here and Now finds a character: too late for the Sirens, who take their dragon."""
    mine = Side(hand="Shaman of the Here, Hypnotic", deck="Shimmer")
    theirs = Side(active="Stars Shining", support="Irresistible", hand="Spark")
    table = duel(mine, theirs).play("play Shaman of the Here")
    assert table.why_not("satisfy Irresistible") == "cannot-pay"
    table = table.play("use Shaman of the Here", "choose Shimmer")
    assert table.why_not("satisfy Irresistible") == "too-late"
    assert table.play("announce").dragons == (0, 1)


def test_c49_a_text_for_later_waits_until_demanded_values_are_paid() -> None:
    """Fireeater is paid with what is in hand before the Shaman searches the deck."""
    mine = Side(hand="Shaman of the Here, Volca, Hypnotic", deck="Shimmer")
    theirs = Side(active="Stars Shining, Caterpillar Fireeater", hand="Spark")
    table = duel(mine, theirs).play("play Shaman of the Here")
    assert table.why_not("use Shaman of the Here") == "demand-open"
    table = table.play("satisfy Caterpillar Fireeater", "choose Volca")
    assert table.play("use Shaman of the Here", "choose Shimmer").may("announce")
