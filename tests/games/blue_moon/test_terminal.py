"""Blue Moon in the terminal: every position can be shown in every language, and nothing hidden is."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

from games.blue_moon.variants import table
from moonsaga.commands import play
from moonsaga.commands.play.display import Worded, look_of, meaning_of, scene_of
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.game import GAME
from moonsaga.games.blue_moon.view import BlueMoonView
from moonsaga.kernel.contract import CHANCE, Message, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome, read_record
from moonsaga.kernel.texts import KERNEL_FOLDER, LANGUAGES, Texts, folder_of
from support.selection import many, some
from test_cli import run_apart

pytestmark = pytest.mark.once

LOOK = look_of(GAME)
KINDS = ("vulca hoax", "khind buka", "mimix flit", "terrah pillar", "aqua buka", "random decks", "matches")
EVERY = 5
"""Not every position of a game is shown."""
LONGEST = 400


class StrictTexts(Texts):
    """Texts that lack nothing: neither a key nor an argument, and no help from English."""

    def say(self, message: Message) -> str:
        assert self._bundles[0].has_message(message.key), message
        said, problems = self.say_or_fail(message)
        assert problems == [], message
        return said


@cache
def strict(language: str) -> StrictTexts:
    return StrictTexts((KERNEL_FOLDER, play.OWN_TEXTS, folder_of(GAME)), language)


def positions(kind: str, seed: int) -> Iterator[State]:
    """Positions of a random game."""
    rng = Rng(seed)
    state = GAME.new(table(kind, seed))
    for number in range(LONGEST):
        if not (asked := state.to_act()):
            break
        if number % EVERY == 0:
            yield state
        if asked[0] == CHANCE:
            state.apply(CHANCE, draw_outcome(state, rng))
        else:
            legal = state.legal(asked[0])
            state.apply(asked[0], legal[rng.below(len(legal))])
    yield state


def shown(state: State, seat: int | None, language: str) -> str:
    lines = scene_of(LOOK, state.view(seat), strict(language))
    return "\n".join("".join(text for text, _ in line) for line in lines)


def hidden_cards(state: State, seat: int) -> set[str]:
    """Names of the other seat's cards in hand, in the deck and face down that this seat does not know.

    Cards that are in both decks are left out: this seat may see its own.
    """
    view = cast("BlueMoonView", state.view(seat))
    raw: dict[str, Any] = cast("Any", state).raw()
    first = (1 - seat) * n.DECK
    places = (n.IN_HAND, n.IN_DECK, n.AT_BOTTOM, n.IN_SUPPORT)
    cards = [
        view.table.decks[1 - seat][slot - first]
        for slot in range(first, first + n.DECK)
        if raw["place"][slot] in places and not raw["knows"][slot] & 1 << seat
    ]
    return {facts.BOX.cards[facts.BOX.number[card]].name for card in cards if card not in view.table.decks[seat]}


def test_the_game_has_a_look_of_its_own() -> None:
    assert isinstance(LOOK, Worded)
    assert (LOOK.board(GAME.new({}).view(0)), LOOK.legend(GAME.new({}).view(0), strict("en"))) == ([], "")
    assert LOOK.players(GAME.new({}).view(0), strict("en")) == []


@pytest.mark.parametrize("kind", some(KINDS, 2))
def test_every_position_is_shown_in_every_language(kind: str) -> None:
    """Terminal: the table, the question and the choices lack no word; spectators see a table too."""
    for seed in range(many(2, 1)):
        for state in positions(kind, seed):
            for language in LANGUAGES:
                texts = strict(language)
                for seat in (0, 1, None):
                    text = shown(state, seat, language)
                    assert not re.search(r"[{}$]|\b(place|terminal|effect|icon|kind|people)-[a-z]", text), text
                texts.say(LOOK.prompt(state.view(0)))
            for seat in state.to_act():
                for action in state.legal(seat) if seat != CHANCE else ():
                    words = GAME.write(state, seat, action)
                    assert GAME.read(state, seat, words) == action
                    for texts in map(strict, LANGUAGES):
                        said = meaning_of(LOOK, state.view(seat), words, texts)
                        assert said or texts.language == "en", words


@pytest.mark.parametrize("kind", some(KINDS, 2))
def test_the_opponents_hand_never_appears(kind: str) -> None:
    """Terminal: no card of the other hand is named that the reader has not seen; the own ones are all there."""
    most = 0
    for seed in range(many(3, 1)):
        for state in positions(kind, seed):
            for seat in range(n.SEATS):
                text = shown(state, seat, "en")
                view = cast("BlueMoonView", state.view(seat))
                pieces = {piece.strip() for line in scene_of(LOOK, view, strict("en")) for piece, _ in line}
                hidden = hidden_cards(state, seat)
                assert not hidden & pieces
                most = max(most, len(hidden))
                own = [view.table.decks[seat][slot % n.DECK] for slot in view.table.hand]
                assert re.findall(r"^  ([a-z]+-\d+)  ", text, re.MULTILINE) == own
    assert most >= n.HAND_SIZE


def test_what_lies_on_the_table_is_there() -> None:
    """Terminal: both totals, the element, active cards with their powers, and the names behind a notation."""
    state = GAME.from_diagram(
        "options: deck_1=vulca deck_2=hoax\nnow: seat 1, fire\ndragons: 0 2\n1 hand: vulca-04; vulca-24\n"
        "1 discards: vulca-18\n2 combat: hoax-02\n2 leaders: hoax-28\n1 covered: vulca-13\n1 combat: vulca-06"
    )
    text = shown(state, 0, "en")
    for words in ("Fire · Player 2: 5 · Player 1: 4", "Dragons ◆◆", "Athradysas the Seeker 5/0", "(covered: 1)"):
        assert words in text
    assert text.index("Athradysas") < text.index("Blaze 4/3") < text.index("Lavar the Powerful")
    assert "your opponent cannot play leadership cards." in text
    view, texts = state.view(0), strict("pl")
    assert meaning_of(LOOK, view, "play vulca-04", texts) == "Lavar the Powerful 5/4"
    assert meaning_of(LOOK, view, "load buka-12 on buka-28", texts).startswith("Załaduj statek: ")
    assert meaning_of(LOOK, view, "announce", texts) == "Ogłoś siłę (4 : 5)"
    assert meaning_of(LOOK, view, "discard bluff 2", texts) == "Blef 2"
    assert meaning_of(LOOK, view, "retreat", strict("en")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_the_notation(language: str) -> None:
    said = strict(language).say(LOOK.HELP)
    for words in ("play vulca-14", "load buka-12 on buka-28", "announce fire", "retreat", "skip"):
        assert words in said


def test_a_whole_game_through_stdin(tmp_path: Any) -> None:
    """Terminal: always taking the first choice comes to the end of a game."""
    kept = tmp_path / "game.txt"
    ran = run_apart(
        *("play", "blue_moon", "--seed", "2", "--bot", "novice", "--lang", "pl", "--record", str(kept)),
        text="?\nplay nothing\n" + "1\n" * 600,
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Strefa walki" in ran.out
    assert "Lavar the Powerful" in ran.out
    record = read_record(kept.read_text("utf-8"))
    assert record.end.ending in GAME.info.endings
