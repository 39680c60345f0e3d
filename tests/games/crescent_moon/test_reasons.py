"""What bots say when they bargain: one sentence that fits, in every language, made of what everybody knows."""

from typing import Any

import msgspec
import pytest

from games.crescent_moon.table import Table, table
from moonsaga import _cores
from moonsaga.bots.bot import Budget, Observation
from moonsaga.bots.ladder import get_bot
from moonsaga.bots.match import play_match
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box.codes import RULERS
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.games.crescent_moon.presentation.reasons import BARGAINING, PACTS, _name_offer
from moonsaga.games.crescent_moon.view import Turn
from moonsaga.kernel.contract import Message
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.texts import folder_of, game_texts, unsaid


def said(drawn: Table, line: str) -> str:
    """The key of what a ruler says with an action."""
    who, _, text = line.partition(": ")
    seat = RULERS.index(who)
    message = GAME.bot_reason(drawn.state.view(None), seat, GAME.read(drawn.state, seat, text))
    if message is None:
        return ""
    assert unsaid(GAME, [message]) == []
    assert message.args["who"] == f"ruler-{who}"
    return message.key


def hiring(lines: str = "") -> Table:
    return table("h5: caliph 1 ordinary\nh1: nomad 1 mercenary", now="year 1, action 1, caliph", lines=lines)


def test_nothing_is_said_outside_a_negotiation() -> None:
    drawn = hiring()
    assert said(drawn, "caliph: alms") == ""


def test_an_offer_a_counter_offer_and_an_answer_have_a_reason() -> None:
    drawn = hiring("caliph: 9 coins, 5 points\nnomad: 0 coins, 5 points, 4 reserves")
    drawn.play("caliph: hire 1")
    assert said(drawn, "caliph: price 2") == "reason-offer-units"
    drawn.play("caliph: price 2")
    assert said(drawn, "nomad: accept") == "reason-accept"
    assert said(drawn, "nomad: price 4") == "reason-counter-more"
    assert said(drawn, "nomad: price 1") == "reason-counter-less"
    drawn.play("nomad: price 4")
    assert said(drawn, "caliph: accept") == "reason-accept-counter"
    assert said(drawn, "caliph: refuse") == "reason-refuse-dear"


def test_nobody_praises_coins_that_are_not_paid() -> None:
    drawn = hiring("caliph: 9 coins, 5 points\nnomad: 0 coins, 5 points, 4 reserves")
    drawn.play("caliph: hire 1", "caliph: price 0")
    assert said(drawn, "nomad: accept") == "reason-accept-gift"
    drawn = hiring("caliph: 9 coins, 5 points\nnomad: 0 coins, 5 points, 4 reserves")
    drawn.play("caliph: hire 1", "caliph: price 1", "nomad: price 0")
    assert said(drawn, "caliph: accept") == "reason-accept-thanks"


def test_a_leading_ruler_is_refused_for_leading() -> None:
    drawn = hiring("caliph: 9 coins, 40 points\nnomad: 0 coins, 5 points, 4 reserves")
    drawn.play("caliph: hire 1", "caliph: price 1")
    assert said(drawn, "nomad: refuse") == "reason-refuse-leader"


def test_a_sentence_tells_nothing_of_the_speakers_hand() -> None:
    """The reason does not depend on hidden cards: states alike to spectators have one sentence."""
    people = "caliph: 9 coins, 5 points\nnomad: 0 coins, 5 points, 4 reserves"
    drawn = hiring(f"{people}\nnomad hand: guard secret, imam secret, boats secret")
    drawn.play("caliph: hire 1", "caliph: price 1")
    refuse = GAME.read(drawn.state, 4, "refuse")
    worlds = [GAME.sample(drawn.state.view(None), Rng(seed)) for seed in range(8)]
    assert len({str(world.view(4).table.hand) for world in worlds}) > 1
    said = GAME.bot_reason(drawn.state.view(None), 4, refuse)
    assert [GAME.bot_reason(world.view(None), 4, refuse) for world in worlds] == [said] * 8


def test_no_sentence_is_made_of_what_one_seat_alone_sees() -> None:
    drawn = hiring()
    with pytest.raises(ValueError, match="what all see"):
        GAME.bot_reason(drawn.state.view(4), 4, 0)


def test_a_price_below_the_offer_has_no_reason_that_help_is_worth_more() -> None:
    turn = Turn(**dict.fromkeys(Turn.__struct_fields__, 0))
    turn = msgspec.structs.replace(turn, phase=n.PACT_ANSWER, pact_price=3)
    named = {(seat, count): _name_offer(turn, seat, count) for seat in (n.MURSHID, 0) for count in (1, 5)}
    assert named == {
        (n.MURSHID, 1): "pact-other",
        (n.MURSHID, 5): "pact-more",
        (0, 1): "pact-less",
        (0, 5): "pact-other",
    }


def test_every_reason_has_a_text_and_no_text_is_idle() -> None:
    text = (folder_of(GAME) / "en.ftl").read_text("utf-8")
    written = {line.split(" =")[0] for line in text.splitlines() if line.startswith("reason-")}
    source = (folder_of(GAME).parent / "presentation" / "reasons.py").read_text("utf-8")
    assert {key for key in written if f'"{key.removeprefix("reason-")}"' not in source} == set()


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("1 point is yours.", "3 points are yours.", "5 points are yours.")),
        ("pl", ("dostaniesz 1 punkt.", "dostaniesz 3 punkty.", "dostaniesz 5 punktów.")),
        ("cs", ("dostaneš 1 bod.", "dostaneš 3 body.", "dostaneš 5 bodů.")),
    ],
)
def test_plurals(language: str, sentences: tuple[str, ...]) -> None:
    texts = game_texts(GAME, language)
    for count, end in zip((1, 3, 5), sentences, strict=True):
        assert texts.say(Message("reason-pact-ask", {"count": count})).rstrip('”“"').endswith(end)


class Talker:
    """An adept that says why. Its words are made of a world that its view allows: all of them look alike to all."""

    def __init__(self) -> None:
        self.bot = get_bot("adept")
        self.said: list[Message] = []

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        action = self.bot.choose(observation, rng, budget)
        view: Any = observation.view
        if view.table.turn.phase in BARGAINING | PACTS:
            message = GAME.bot_reason(observation.imagine(Rng(0)).view(None), observation.seat, action)
            self.said += [message] if message else []
        return action


@pytest.mark.all
@pytest.mark.slow
@pytest.mark.skipif(_cores.running() == "interpreted", reason="whole games between bots need compiled cores")
def test_adepts_deal_and_say_why() -> None:
    """In at least half of the five-ruler games something is agreed, and every sentence can be said."""
    struck, messages = 0, []
    for game in range(10):
        talkers = [Talker() for _ in range(5)]
        _, state = play_match(GAME, {"seats": 5}, talkers, Rng(1, game))
        struck += any(deal.outcome in n.OUTCOMES[n.DEAL_AGREED :] for deal in state.view(None).table.ledger)
        messages += [message for talker in talkers for message in talker.said]
    assert struck >= 5
    assert len({message.key for message in messages}) >= 5
    assert unsaid(GAME, messages) == []
