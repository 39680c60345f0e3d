"""Texts that change power: raising, doubling, reducing, the least total, and what is ignored of other cards."""

from __future__ import annotations

import pytest

from games.blue_moon.duel import Side, duel, each, find, side, with_effect
from moonsaga.games.blue_moon.box.codes import ELEMENTS
from moonsaga.games.blue_moon.box.data import Card

NOBODY = Side()
TORCH = find("Torch")  # fire 1, earth 4
SHIMMER = find("Shimmer")  # fire 3, earth 2


def value(card: Card, element: str) -> int:
    return (card.fire if element == "fire" else card.earth) or 0


def power(element: str, *in_play: Card | str, against: Side = NOBODY) -> int:
    """The total of these active cards in an element."""
    return duel(side(*in_play), against, element).power(0)


# --- raise_one --------------------------------------------------------------------------------------------------------


def raised(card: Card, target: Card, element: str) -> int:
    """The value of a character after the text of this card."""
    before = value(target, element)
    if element not in card.effect["elements"]:
        return before
    to = card.effect["to"]
    fire, earth = value(target, "fire"), value(target, "earth")
    return max(before, fire + earth if to == "sum" else max(fire, earth) if to == "higher" else to)


@pytest.mark.parametrize("element", ELEMENTS)
@each("raise_one")
def test_raise_one_raises_the_value_of_a_character(card: Card, element: str) -> None:
    """The character gets the number, the higher of its values or their sum, in the elements that the card names."""
    assert power(element, TORCH, card) == raised(card, TORCH, element)
    assert power(element, SHIMMER, card) == raised(card, SHIMMER, element)


@pytest.mark.parametrize("element", ELEMENTS)
@each("raise_one")
def test_raise_one_never_lowers_a_value(card: Card, element: str) -> None:
    """A value that is higher already stays as it is."""
    strong = find("Flamebreath" if element == "fire" else "Megalit")
    assert power(element, strong, card) >= 7


@pytest.mark.parametrize("element", ELEMENTS)
@each("raise_one")
def test_raise_one_reaches_one_character_only(card: Card, element: str) -> None:
    """Of two characters one is raised: the one that gives the higher total."""
    plain = value(TORCH, element) + value(SHIMMER, element)
    gains = [raised(card, target, element) - value(target, element) for target in (TORCH, SHIMMER)]
    assert power(element, TORCH, SHIMMER, card) == plain + max(gains)


@each("raise_one")
def test_raise_one_needs_a_character_that_is_not_ignored(card: Card) -> None:
    """A character that Hank lets count for nothing has no value that could be raised."""
    assert power(card.effect["elements"][0], TORCH, card, against=side("Hank")) == 0


# --- double_one -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("element", ELEMENTS)
@each("double_one")
def test_double_one_doubles_the_value_of_a_character(card: Card, element: str) -> None:
    """The strongest character counts double in the elements that the card names; the others do not."""
    factor = 2 if element in card.effect["elements"] else 1
    strong, weak = sorted((value(TORCH, element), value(SHIMMER, element)), reverse=True)
    assert power(element, TORCH, card) == value(TORCH, element) * factor
    assert power(element, TORCH, SHIMMER, card) == strong * factor + weak


def test_double_one_twice_makes_four_times() -> None:
    """Two doublings of the same character multiply."""
    assert power("fire", SHIMMER, "Volcanic Gauntlets", "Duplicator of Fire") == 12


def test_double_one_doubles_no_booster_and_no_support() -> None:
    """Only a character counts double."""
    assert power("fire", SHIMMER, "Fireblast", "Lightning Bolts", "Duplicator of Fire") == 6 + 3 + 3


# --- double_all -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("element", ELEMENTS)
@each("double_all")
def test_double_all_doubles_every_card_of_its_kind(card: Card, element: str) -> None:
    """All active characters, boosters or supports count double in both elements, the others as printed."""
    others = [SHIMMER, find("FunFair"), find("Fireblast"), find("Hail of Arrows"), find("Tome"), find("Trebuchet")]
    doubled = sum(value(one, element) for one in others if one.kind == card.effect["kind"])
    own = value(card, element) * (2 if card.effect["kind"] == "character" else 1)
    assert power(element, card, *others) == sum(value(one, element) for one in others) + doubled + own


def test_double_all_supports_doubles_bluffs_too() -> None:
    """A bluff is a support card of value 2."""
    assert duel(Side(active="Demegodas", bluffs="Captain Su Cha"), NOBODY).power(0) == 2 + 4


# --- least_power ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("element", ELEMENTS)
@each("least_power")
def test_least_power_lifts_the_total_to_its_number(card: Card, element: str) -> None:
    """A lower total becomes the number, in the elements that the card names; a higher one stays."""
    least = card.effect["value"] if element in card.effect["elements"] else 0
    weak = find("Glimmer")
    strong = find("Flamebreath" if element == "fire" else "Megalit")
    assert power(element, weak, card) == max(value(weak, element), least)
    assert power(element, strong, "Tome", card) == 10


@each("least_power")
def test_c32_least_power_lasts_through_the_opponents_turn(card: Card) -> None:
    """The opponent has to match the lifted total."""
    element = card.effect["elements"][0]
    table = duel(Side(hand="Blaze, Furnace"), side("Glimmer", card), element)
    assert table.power(1) == card.effect["value"]
    assert table.why_not("play Blaze") == "dead-end"


@each("least_power")
def test_least_power_works_although_all_other_cards_are_ignored(card: Card) -> None:
    """The total rises even where the character counts for nothing."""
    assert power(card.effect["elements"][0], TORCH, card, against=side("Hank")) == card.effect["value"]


# --- reduce -----------------------------------------------------------------------------------------------------------


def hit(card: Card, one: Card, element: str) -> bool:
    """Does this reduction make the printed value of that card 0?"""
    kinds = ("character",) if card.effect["which"] == "characters" else ("booster", "support")
    return one.kind in kinds and value(one, element) % 2 == (card.effect["parity"] == "odd")


@pytest.mark.parametrize("element", ELEMENTS)
@each("reduce")
def test_reduce_makes_odd_or_even_printed_values_count_0(card: Card, element: str) -> None:
    """The opponent's characters, or the opponent's boosters and supports, lose their odd or even values."""
    theirs = [TORCH, SHIMMER, find("Fireblast"), find("Hail of Arrows"), find("Trebuchet"), find("Tome")]
    left = sum(value(one, element) for one in theirs if not hit(card, one, element))
    assert power(element, *theirs, against=side(card)) == left


def test_reduce_twice_takes_odd_and_even_values() -> None:
    """CoolKid and CoolCub leave nothing of boosters and supports, CoolCat and CoolCop nothing of characters."""
    theirs = (TORCH, SHIMMER, find("Fireblast"), find("Hail of Arrows"), find("Trebuchet"))
    for element in ELEMENTS:
        assert power(element, *theirs, against=side("CoolKid", "CoolCub")) == sum(
            value(one, element) for one in theirs[:2]
        )
        assert power(element, *theirs, against=side("CoolCat", "CoolCop")) == sum(
            value(one, element) for one in theirs[2:]
        )
        assert power(element, *theirs, against=side("CoolKid", "CoolCub", "CoolCat", "CoolCop")) == 0


@each("reduce")
def test_reduce_leaves_own_cards_alone(card: Card) -> None:
    """Only the opponent's values are reduced."""
    assert power("fire", card, TORCH, SHIMMER, "Fireblast", "Trebuchet") == 2 + 1 + 3 + 3 + 2


@each("reduce")
def test_reduce_does_not_reach_protected_cards(card: Card) -> None:
    """PROTECTED: the opponent cannot reduce the value."""
    assert power("fire", "Giant Octopus", "Electric Eel", "Ravenous Razorjaw", against=side(card)) == 5 + 4 + 3


def test_reduce_others_even_hits_bluffs() -> None:
    """A bluff has the value 2, and CoolCub makes even values of supports 0; CoolKid does not."""
    mine = Side(active="Shimmer", bluffs="Captain Su Cha")
    assert duel(mine, side("CoolCub")).power(0) == 3
    assert duel(mine, side("CoolKid")).power(0) == 5


# --- raise_bluffs -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("element", ELEMENTS)
@each("raise_bluffs")
def test_raise_bluffs_gives_every_own_bluff_its_number(card: Card, element: str) -> None:
    """Each card that lies face down has the higher values."""
    mine = Side(active=card.card, bluffs="Captain Su Cha, Cannoneer Riba")
    assert duel(mine, NOBODY, element).power(0) == value(card, element) + 2 * card.effect["to"]


@each("raise_bluffs")
def test_raise_bluffs_leaves_the_opponents_bluffs_alone(card: Card) -> None:
    assert duel(side(card), Side(active="Shimmer", bluffs="Captain Su Cha")).power(1) == 3 + 2


# --- a silenced text changes nothing ----------------------------------------------------------------------------------

STRENGTHENING = [
    *with_effect("raise_one"),
    *with_effect("double_one"),
    *with_effect("double_all"),
    *with_effect("least_power"),
]
SILENCERS = ("Tittertweet", "Laughing Gas")


@pytest.mark.parametrize("silencer", SILENCERS)
@pytest.mark.parametrize("card", STRENGTHENING, ids=[card.card for card in STRENGTHENING])
def test_a_text_that_is_ignored_does_not_strengthen(card: Card, silencer: str) -> None:
    """Only printed values count while the text is ignored; the texts of Flit characters cannot be ignored so."""
    for element in ELEMENTS:
        others = [TORCH, find("Fireblast"), find("Tome")]
        plain = sum(value(one, element) for one in (card, *others))
        silenced = power(element, card, *others, against=side(silencer))
        if card.people == "flit" and card.kind == "character":
            assert silenced == power(element, card, *others)
        else:
            assert silenced == plain


@pytest.mark.parametrize("card", STRENGTHENING, ids=[card.card for card in STRENGTHENING])
def test_a_card_that_is_ignored_does_not_strengthen(card: Card) -> None:
    """Hank, Trillilling and Flitterflutter each ignore one kind, with value and text; Flit characters escape Hank."""
    ignorer = {"character": "Hank", "booster": "Trillilling", "support": "Flitterflutter"}[card.kind]
    others = [TORCH, find("Blaze"), find("Fireblast"), find("Tome")]
    for element in ELEMENTS:
        table = duel(side(card, *others), side(ignorer), element)
        left = sum(value(one, element) for one in others if one.kind != card.kind)
        if card.people == "flit" and card.kind == "character":
            assert table.power(0) > left
        else:
            assert table.power(0) == left


@each("reduce")
def test_reduce_stops_when_the_text_is_ignored(card: Card) -> None:
    """All printed values count again."""
    theirs = (TORCH, SHIMMER, "Fireblast", "Hail of Arrows")
    assert power("fire", *theirs, "Laughing Gas", against=side(card)) == 1 + 3 + 3 + 2
    assert power("fire", "Hank", *theirs, against=side(card)) == 1 + 3 + 3 + 2
    assert power("fire", "Tittertweet", "Fireblast", against=side(card)) == 2 + 3


@each("raise_bluffs")
def test_raise_bluffs_stops_when_the_text_is_ignored(card: Card) -> None:
    mine = Side(active=card.card, bluffs="Captain Su Cha")
    assert duel(mine, side("Tittertweet")).power(0) == 2 + 2
    assert duel(mine, side("Hank")).power(0) == 2


# --- ignore_cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("element", ELEMENTS)
@each("ignore_cards")
def test_ignore_cards_takes_their_values(card: Card, element: str) -> None:
    """Characters, boosters, supports or cards with icons count for nothing; Flit characters and PROTECTED cards do."""
    which = card.effect["which"]
    plain = [TORCH, find("Fireblast"), find("Tome")]
    icons = [find("Wild Gazelle"), find("Launch Hail"), find("Homing Missiles")]
    safe = [find("Peckswift"), find("Ravenous Razorjaw")]
    kinds = {"characters": "character", "boosters": "booster", "supports": "support"}
    gone = icons if which == "with_icon" else [one for one in plain + icons if one.kind == kinds[which]]
    theirs = plain + icons + safe
    assert power(element, *theirs) == sum(value(one, element) for one in theirs)
    assert power(element, *theirs, against=side(card)) == sum(value(one, element) for one in theirs if one not in gone)


@each("ignore_cards")
def test_ignore_cards_takes_their_texts(card: Card) -> None:
    """A card that is ignored neither forbids nor changes anything."""
    banner = {"characters": "Thirkomedas", "boosters": "", "supports": "Flickering Fires", "with_icon": ""}[
        card.effect["which"]
    ]
    if banner:
        mine = Side(hand="Muster", active=card.card)
        assert duel(side("Shimmer", hand="Muster"), side(banner)).why_not("play Muster") == "forbidden"
        assert duel(mine, side(banner)).may("play Muster")
    else:
        # Caterpillar Fireeater, a booster with the icon FREE, demands nothing.
        theirs = side("Glimmer", "Caterpillar Fireeater")
        assert duel(side("Shimmer", hand="Blaze, Volca"), theirs).why_not("satisfy Caterpillar Fireeater") == "fine"
        assert duel(side(card, hand="Blaze"), theirs).why_not("satisfy Caterpillar Fireeater") == "no-demand"


@each("ignore_cards")
def test_ignore_cards_takes_their_icons(card: Card) -> None:
    """No shield, no RETRIEVE on a card that is ignored."""
    retrieved = {
        "characters": "Ciklarethas",
        "boosters": "Battling Boomerang",
        "supports": "Homing Missiles",
        "with_icon": "Homing Missiles",
    }[card.effect["which"]]
    mine = side("Shimmer", retrieved) if retrieved != "Ciklarethas" else side(retrieved)
    assert duel(mine, side("Glimmer")).may(f"retrieve {retrieved}")
    assert duel(mine, side(card)).why_not(f"retrieve {retrieved}") == "no-retrieve"


def test_ignore_cards_with_icon_counts_shields_gangs_pairs_and_bluffs_as_icons() -> None:
    """Magpie: a shield, a gang sign and a bluff sign are icons as well."""
    magpie = side("Mad Mike Magpie")
    for name in ("Wild Unicorn", "FunFair", "Captain Su Cha", "Sun Setting"):
        assert power("fire", name, against=magpie) == 0
    assert duel(Side(active="Shimmer", bluffs="Captain Su Cha"), magpie).power(0) == 3


@each("ignore_cards")
def test_ignore_cards_ends_when_the_ignorer_is_covered(card: Card) -> None:
    """Only active cards ignore."""
    theirs = Side(active="Glimmer", covered=card.card)
    assert duel(side("Wild Gazelle", "Fireblast", "Tome"), theirs).power(0) == 3 + 3 + 3


@each("ignore_cards")
def test_ignore_cards_is_silenced_only_by_an_order_to_ignore_all_texts(card: Card) -> None:
    """They are Flit characters: Laughing Gas and Tittertweet leave them alone, Enthrall Opposition does not."""
    mine = side("Wild Gazelle", "Launch Hail", "Homing Missiles", hand="Enthrall Opposition")
    total = {"characters": 2 + 1, "boosters": 3 + 1, "supports": 3 + 2, "with_icon": 0}[card.effect["which"]]
    table = duel(mine, side(card))
    assert table.power(0) == total
    assert table.play("play Enthrall Opposition").power(0) == 3 + 2 + 1
    gas = duel(side("Wild Gazelle", "Launch Hail", "Homing Missiles", "Laughing Gas"), side(card))
    assert gas.power(0) == total


# --- ignore_texts -----------------------------------------------------------------------------------------------------


def silenced(card: Card, theirs: Side) -> bool:
    """Does this card, played or lying there, take the opponent's texts? Flickering Fires would forbid leadership."""
    if card.kind == "leadership":
        table = duel(side("Shimmer", hand=card.card), theirs).play(f"play {card.card}")
    else:
        table = duel(side(card) if card.kind == "character" else side("Shimmer", card), theirs)
    return table.power(1) == sum(value(find(name), "fire") for name in theirs.active.split(", "))


@each("ignore_texts")
def test_ignore_texts_takes_texts_and_leaves_values_and_icons(card: Card) -> None:
    """Elemental Enchantment lifts no more, but the character keeps its value; a shield still shields."""
    assert silenced(card, side("Glimmer", "Elemental Enchantment"))
    table = duel(side("Shimmer", card), side("Glimmer", "Homing Missiles"), turn=1)
    assert table.may("retrieve Homing Missiles")


@each("ignore_texts")
def test_ignore_texts_spares_flit_characters_unless_it_is_an_order(card: Card) -> None:
    """Carl Kamikaze Crow doubles boosters all the same, but not against Enthrall Opposition."""
    table_is_plain = silenced(card, side("Carl Kamikaze Crow", "Fireblast"))
    assert table_is_plain == (card.effect["as"] == "order")


@each("ignore_texts")
def test_ignore_texts_reaches_leadership_cards(card: Card) -> None:
    """A leadership card whose text is ignored is spent without effect."""
    if card.kind == "leadership":  # it lasts for its owner's own turn, on which the opponent plays nothing
        table = duel(side("Shimmer", hand=f"{card.card}, Blaze"), side("Glimmer", hand="Muster, Volca"))
        assert table.play(f"play {card.card}", "play Blaze", "announce", "play Muster").asked == "confirm"
        return
    table = duel(side("Glimmer", hand="Muster, Blaze"), side("Shimmer", card)).play("play Muster")
    assert table.asked == ""
    assert table.hand(0) == 1
    assert table.holds(0, "leaders", "Muster")


# --- ignore_icons -----------------------------------------------------------------------------------------------------


@each("ignore_icons")
def test_ignore_icons_takes_icons_and_leaves_values_and_texts(card: Card) -> None:
    """Rulings 17 and 18: no RETRIEVE, FREE, PAIR, GANG and no shield, but values and texts work."""
    theirs = side("Shimmer", card) if card.kind == "support" else side(card)
    table = duel(side("Shimmer", "Homing Missiles", "Elemental Enchantment"), theirs)
    assert table.power(0) == 6
    assert table.why_not("retrieve Homing Missiles") == "no-retrieve"


@each("ignore_icons")
def test_c17_ignore_icons_takes_shields(card: Card) -> None:
    """Wild Unicorn has 3 Fire still, but has to match the opponent's power."""
    active, support = ("Glimmer", card.card) if card.kind == "support" else (card.card, "")
    hand = Side(hand="Wild Unicorn")
    assert duel(hand, Side(active="Glimmer", support="Tome")).may("play Wild Unicorn")
    tome = f"{support}, Tome" if support else "Tome"
    assert duel(hand, Side(active=active, support=tome)).why_not("play Wild Unicorn") == "dead-end"
    assert duel(hand, Side(active=active, support=support)).may("play Wild Unicorn")


@each("ignore_icons")
def test_ignore_icons_takes_free_pair_and_gang(card: Card) -> None:
    """The cards can be played, but only as one character or one booster of the turn."""
    support, active = (card.card, "NoRespect") if card.kind == "support" else ("", card.card)
    foe = Side(active=active, support=support)
    hand = Side(
        hand="Wild Gazelle, Wild Antelope, FunFair, FunFlop, Sun Setting, Moon Rising, Launch Rain, Launch Rockdrop"
    )
    for first, second in (
        ("Wild Gazelle", "Wild Antelope"),
        ("FunFair", "FunFlop"),
        ("Sun Setting", "Moon Rising"),
    ):
        assert duel(hand, side("NoRespect")).play(f"play {first}").may(f"play {second}")
        assert duel(hand, foe).play(f"play {first}").why_not(f"play {second}") == "one-character"
    launched = duel(hand, foe).play("play Wild Gazelle", "play Launch Rain")
    assert launched.why_not("play Launch Rockdrop") == "no-allowance"
    assert duel(hand, side("NoRespect")).play("play Wild Gazelle", "play Launch Rain").may("play Launch Rockdrop")


@each("ignore_icons")
def test_ignore_icons_leaves_stop(card: Card) -> None:
    """STOP is never ignored: after Den-bal-Ton nothing more can be played."""
    support, active = (card.card, "NoRespect") if card.kind == "support" else ("", card.card)
    foe = Side(active=active, support=support, dragons=1)
    table = duel(Side(hand="Den-bal-Ton, Fireblast"), foe).play("play Den-bal-Ton")
    assert table.why_not("play Fireblast") == "stopped"


@each("ignore_icons")
def test_c38_ignore_icons_takes_protected_only_where_the_card_says_so(card: Card) -> None:
    """Mekarthas takes the sign PROTECTED too, so that Cast Cataclysm reaches the card; Impenetrable Fog spares it."""
    table = duel(side(card, hand="Cast Cataclysm"), side("Glimmer", "Ravenous Razorjaw")).play("play Cast Cataclysm")
    assert table.asked == ("confirm" if card.effect["protected"] else "")


@each("ignore_icons")
def test_ignore_icons_stops_when_the_text_is_ignored(card: Card) -> None:
    """Against Tittertweet all icons work again."""
    theirs = side("Shimmer", card) if card.kind == "support" else side(card)
    mine = Side(active="Tittertweet", support="Homing Missiles")
    assert duel(mine, theirs).may("retrieve Homing Missiles")
