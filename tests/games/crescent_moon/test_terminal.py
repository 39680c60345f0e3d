"""How Crescent Moon looks in a terminal: every phase can be shown, in each language, and no secret is."""

from typing import Any

import pytest

from games.crescent_moon.table import table
from moonsaga.commands.play.display import look_of
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.games.crescent_moon.presentation import terminal
from moonsaga.kernel.contract import CHANCE, Message
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError
from moonsaga.kernel.texts import LANGUAGES, game_texts
from support.selection import some

pytestmark = pytest.mark.once


def joined(lines: list[list[tuple[str, str]]]) -> str:
    return "\n".join("".join(text for text, _ in line) for line in lines)


def shown(view: Any, language: str = "en") -> str:
    texts = game_texts(GAME, language)
    lines = [*terminal.board(view), *terminal.scene(view, texts), *terminal.players(view, texts)]
    return joined(lines) + terminal.legend(view, texts)


@pytest.mark.parametrize("language", some(LANGUAGES, 1))
def test_a_whole_game_can_be_shown(language: str) -> None:
    """Terminal: positions of a random game with laid tiles, to a ruler and to a spectator; every word is there."""
    state: Any = GAME.new({"map": "variable"})
    rng = Rng(3)
    texts = game_texts(GAME, language)
    phases = set()
    step = 0
    while asked := state.to_act():
        phase = state.situation()[0]
        step += 1
        if phase not in phases or step % 40 == 0:
            phases.add(phase)
            for seat in (asked[0] if asked[0] != CHANCE else 0, None):
                text = shown(state.view(seat), language)
                assert texts.say(Message("ruler-sultan")) in text
                assert not any(key in text for key in ("phase-", "card-", "terminal-", "fight-", "deal-", "board-"))
        seat = asked[0]
        state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))
    assert len(phases) > 15
    assert texts.say(Message(f"ending-{state.ending}")) in shown(state.view(None), language)
    assert texts.say(terminal.HELP) != terminal.HELP.key


def test_the_map_shows_terrain_control_buildings_influence_and_units() -> None:
    drawn = table("h5: caliph castle, palace, city, murshid influence, caliph 2 ordinary, caliph 1 mercenary")
    lines = [joined([line]) for line in terminal.board(drawn.state.view(0))]
    row = next(i for i, line in enumerate(lines) if "h5 " in line)
    assert "h5  ╬╬╬  C " in lines[row]
    assert "♜C ♛ ▣ ●M" in lines[row + 1]
    assert "C2+1" in lines[row + 2]
    assert lines[row].index("h5") == lines[row + 2].index("C2+1") - 2


def test_rows_of_hexes_are_half_a_hex_apart() -> None:
    """A hex lies between the two that it touches in the row below."""
    lines = [joined([line]) for line in terminal.board(table().state.view(0))]
    column = {name: line.index(f"{name} ") for line in lines for name in ("h1", "h2", "h4", "h5") if f"{name} " in line}
    assert column["h4"] < column["h1"] + terminal.WIDTH
    assert column["h5"] - column["h2"] == column["h4"] - column["h1"]


def test_hands_are_shown_to_their_owners_alone() -> None:
    drawn = table(lines="warlord hand: guard secret, warfare\nmarket: - - - - - - imam vizier coercion")
    assert "Guard" in shown(drawn.state.view(0))
    for seat in (1, None):
        assert "Guard" not in shown(drawn.state.view(seat))
        assert "Imam, Vizier, Coercion" in shown(drawn.state.view(seat))


def test_points_of_others_lie_face_down() -> None:
    state = table(lines="warlord: 0 coins, 19 points\nmurshid: 0 coins, 23 points").state
    rows = terminal.players(state.view(0), game_texts(GAME))
    assert [row[2][0] for row in rows[1:]] == ["19", "?", "?", "?", "?"]


def test_a_fight_shows_sides_cards_and_strengths() -> None:
    hands = "warlord hand: guard\ncaliph hand: general"
    drawn = table("h5: warlord 2 ordinary\nh6: caliph 3 ordinary", lines=hands).play("warlord: assault h5 h6 2+0")
    drawn.play("warlord: commit guard")
    text = shown(drawn.state.view(3))
    assert "Combat at hex 6" in text
    assert "cards chosen" in text
    assert "Guard" not in text
    drawn.play("caliph: commit general")
    assert "Guard (not yet resolved)" in shown(drawn.state.view(3))


def test_a_deal_shows_what_is_offered() -> None:
    lines = "warlord: 6 coins\nnomad: 0 coins, 3 reserves"
    drawn = table("h5: warlord influence", lines=lines).play("warlord: hire 2", "warlord: price 4")
    assert "4 (open)" in shown(drawn.state.view(4))
    drawn.play("nomad: price 5")
    assert "4 / 5 (open)" in shown(drawn.state.view(4))


def test_a_choice_with_a_card_is_explained() -> None:
    drawn = table(lines="warlord hand: guard\nmarket: - - - - - - imam vizier coercion")
    texts = game_texts(GAME)
    view = drawn.state.view(0)
    assert terminal.meaning(view, "commit guard", texts) == texts.say(Message("card-guard-text"))
    assert terminal.meaning(view, "buy near-1", texts).startswith("Imam: ")
    assert terminal.meaning(view, "pass", texts) == ""
    assert [terminal.seat_name(view, seat) for seat in range(2)] == ["ruler-warlord", "ruler-murshid"]
    assert terminal.prompt(view) == Message(f"phase-{n.PHASES[n.ACT]}-prompt")


def test_assassins_with_a_character_of_ones_own_are_a_risk() -> None:
    """Assassins: they strike a character, and there may be no other."""
    texts = game_texts(GAME)
    view = table(lines="warlord hand: assassins, general, guard").state.view(0)
    warning = texts.say(Message("warning-own-victim"))
    assert terminal.meaning(view, "commit assassins general", texts).endswith(warning)
    for harmless in ("commit assassins", "commit general", "commit assassins guard", "resolve assassins general"):
        assert warning not in terminal.meaning(view, harmless, texts)


def test_a_choice_says_what_a_building_costs_and_which_units_are_lost() -> None:
    """Build X: a castle of the Caliph in the desert. Casualties: the rest are mercenaries."""
    texts = game_texts(GAME)
    caliph = table("h2: caliph fort", now="year 1, action 1, caliph", lines="caliph: 9 coins").state.view(3)
    assert terminal.meaning(caliph, "build h2 castle", texts) == "4 coins"
    pieces = "h5: warlord 3 ordinary, warlord 2 mercenary\nh6: caliph 3 ordinary, caliph castle"
    drawn = table(pieces, lines="warlord hand: warfare").play("warlord: assault h5 h6 3+2")
    view = drawn.play("warlord: commit nothing", "caliph: commit nothing").state.view(0)
    assert terminal.meaning(view, "lose 1", texts) == "1 ordinary unit, 1 mercenary"
    assert terminal.meaning(view, "lose 2", texts) == "2 ordinary units"


def test_the_commands_find_this_look() -> None:
    assert look_of(GAME) is terminal


def test_a_drawing_of_the_middle_of_something_is_refused() -> None:
    """Only the beginning of an action can be placed; another phase would become one without a word."""
    drawing = GAME.diagram(table("h5: caliph fort, warlord 2 ordinary").state.view(None))
    assert drawing.count(", act\n") == 1
    GAME.from_diagram(drawing)
    for now in ("window", "commit, combat in h5", "act, ended by years, the caliph wins"):
        with pytest.raises(NotationError, match="only the beginning of a ruler's action can be placed"):
            GAME.from_diagram(drawing.replace(", act\n", f", {now}\n"))
