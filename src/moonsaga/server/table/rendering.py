"""A table as it is sent: each reader gets what he may see, and what many see is written once."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from moonsaga.kernel.contract import Game, State, View
from moonsaga.kernel.options import Value
from moonsaga.server.protocol import Asked, Clocks, Offer, Seat, TableInfo, Update, encode
from moonsaga.server.table.clocks import TableClock
from moonsaga.server.table.header import Chair
from moonsaga.server.table.own_decks import deck_options, veil, veil_view
from moonsaga.server.table.progress import Play
from moonsaga.server.table.table import Table

MOST_WRITTEN = 64
"""Updates of one position that are kept."""


# Who sits where


def info_of(table: Table, guest: str) -> TableInfo:
    """The table as this guest may see it."""
    header, member = table.header, table.is_member(guest)
    present = table.present() if table.seen_here is None else table.seen_here
    return TableInfo(
        id=header.id,
        game=header.game,
        options=_options(table, guest),
        status=header.status,
        seats=tuple(_seat(chair, guest, present) for chair in table.chairs),
        private=header.private,
        memory_aid=header.memory_aid,
        host=table.is_host(guest),
        invitation=header.invitation if member else "",
        created=header.created,
        changed=header.changed,
        decisions=table.play.decisions if table.play is not None else header.decisions,
        ending=header.ending,
        returns=header.returns,
        clock=header.clock,
        open_decks=table.open_decks,
        to_act=tuple(seat for seat in table.waiting if seat not in table.waiting_for_others(guest)),
        next=header.next,
        next_invitation=table.next_invitation if member and header.next else "",
        problem=table.problem.code if table.problem is not None else "",
    )


def _options(table: Table, guest: str) -> dict[str, Value]:
    """Without the decks of others. Whoever made the table chose those of bots and of seats that are still open."""
    game = table.game
    if game is None or not deck_options(game) or table.open_decks or table.over:
        return table.header.options
    seats = set(table.seats_of(guest))
    if table.is_host(guest):
        seats |= {chair.number for chair in table.chairs if not chair.guest}
    return veil(game, table.header.options, seats)


def _seat(chair: Chair, guest: str, present: set[str]) -> Seat:
    return Seat(
        role=chair.role,
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        away=chair.away,
        here=bool(chair.bot) or chair.guest in present,
        mine=bool(guest) and chair.guest == guest,
    )


def written_info(table: Table, guest: str) -> bytes:
    """`info_of` as JSON. All who have nothing to do with the table see the same, written once."""
    if table.is_member(guest):
        return encode(info_of(table, guest))
    if table.written.info is None:
        table.written.info = encode(info_of(table, ""))
    return table.written.info


# The position


def render(table: Table, play: Play, front: int | None, after: int, guest: str = "") -> bytes:
    """The update for these eyes; -1: with the whole log. Written once for all who see the same."""
    updates, looks = table.written.updates, table.written.looks
    done = table.waiting_for_others(guest)
    if (front, after, done) not in updates:
        if len(updates) > MOST_WRITTEN:
            updates.clear()
        known = looks.get(front)
        if known is None or known.number != play.number:
            look(table, play, (front,))
        to_act = tuple(seat for seat in looks[front].to_act if seat not in done)
        update = msgspec.structs.replace(looks[front], to_act=to_act, log=play.told(front, after), whole=after < 0)
        updates[front, after, done] = encode(update)
    return updates[front, after, done]


def look(table: Table, play: Play, fronts: Collection[int | None]) -> None:
    """Everything but the log, for all of these eyes at once."""
    memory = table.header.memory_aid and play.game.info.secrets
    alike = [front for front in fronts if front is None or front not in play.held]
    views = dict(zip(alike, play.game.views(play.state, tuple(alike), memory=memory), strict=True))
    for front in fronts:
        if front not in views:  # somebody who sees an answer of their own that nobody else does
            (views[front],) = play.game.views(play.face(front), (front,), memory=memory)
        view = views[front] if table.open_decks or table.over else veil_view(play.game, views[front], front)
        table.written.looks[front] = _update(table, play, front, view)


def _update(table: Table, play: Play, front: int | None, view: View) -> Update:
    state, header, questions = play.state, table.header, table.questions
    ending = state.ending or (header.ending if header.status == "finished" else "")
    return Update(
        seat=front,
        number=play.number,
        view=view,
        to_act=tuple(play.asked) if not ending else (),
        asked=_asked(table, play, front, view),
        log=(),
        whole=False,
        undo=table.undo_kind(play, front),
        undo_asked=questions.undo_asked,
        undo_agreed=tuple(sorted(questions.undo_agreed)),
        ending=ending,
        returns=tuple(state.returns()) if state.ending else header.returns if ending else (),
        draw_asked=questions.draw_asked,
    )


def _asked(table: Table, play: Play, front: int | None, view: View) -> Asked | None:
    owed = play.owed()
    if front is None or front not in owed or not table.running:
        return None
    return Asked(owed[front], play.game.asked(view), offers(play.game, play.face(front), front))


def offers(game: Game, state: State, seat: int) -> tuple[Offer, ...]:
    """All legal actions of a seat, and what one touches for each."""
    split = game.actions.split
    return tuple([Offer(action, split(action)[0].name, text, path) for action, text, path in game.worded(state, seat)])


def render_clocks(table: Table, clock: TableClock, guest: str) -> bytes:
    """The clock of whoever has answered in a window seems to run on for the others until all have."""
    now = table.context.tick()
    unseen = {seat: since for seat, since in table.held_since.items() if table.chairs[seat].guest != guest}
    left = (
        round(max(0.0, clock.left(c.number, now) - (now - unseen.get(c.number, now))), 3)
        if c.person and not c.bot
        else None
        for c in table.chairs
    )
    return encode(Clocks(tuple(left), tuple(sorted({*clock.running, *unseen}))))
