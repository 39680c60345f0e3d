"""A table as it is sent: each reader gets what he may see, and what many see is written once."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from moonsaga.kernel.contract import Game, State, View
from moonsaga.server.clocks import TableClock
from moonsaga.server.header import Chair
from moonsaga.server.play import Play
from moonsaga.server.protocol import Asked, Clocks, Offer, Seat, TableInfo, Update, encode
from moonsaga.server.table import Table

MOST_WRITTEN = 64
"""Updates of one position that are kept."""


# Who sits where


def info_of(table: Table, guest: str) -> TableInfo:
    """The table as this guest may see it."""
    header, present, member = table.header, table.present(), table.is_member(guest)
    return TableInfo(
        id=header.id,
        game=header.game,
        options=header.options,
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
        to_act=table.waiting if table.running else (),
        next=header.next,
        next_invitation=table.next_invitation if member and header.next else "",
        problem=table.problem.code if table.problem is not None else "",
    )


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


def render(table: Table, play: Play, front: int | None, after: int) -> bytes:
    """The update for these eyes; -1: with the whole log. Written once for all who see the same."""
    updates, looks = table.written.updates, table.written.looks
    if (front, after) not in updates:
        if len(updates) > MOST_WRITTEN:
            updates.clear()
        known = looks.get(front)
        if known is None or known.number != play.number:
            look(table, play, (front,))
        update = msgspec.structs.replace(looks[front], log=play.told(front, after), whole=after < 0)
        updates[front, after] = encode(update)
    return updates[front, after]


def look(table: Table, play: Play, fronts: Collection[int | None]) -> None:
    """Everything but the log, for all of these eyes at once."""
    views = play.game.views(play.state, tuple(fronts), memory=table.header.memory_aid)
    for front, view in zip(fronts, views, strict=True):
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
    if front is None or front not in play.asked or not table.running:
        return None
    return Asked(play.asked[front], play.game.asked(view), offers(play.game, play.state, front))


def offers(game: Game, state: State, seat: int) -> tuple[Offer, ...]:
    """All legal actions of a seat, and what one touches for each."""
    split = game.actions.split
    return tuple([Offer(action, split(action)[0].name, text, path) for action, text, path in game.worded(state, seat)])


def render_clocks(table: Table, clock: TableClock) -> bytes:
    now = table.home.now()
    left = (round(clock.left(c.number, now), 3) if c.person and not c.bot else None for c in table.chairs)
    return encode(Clocks(tuple(left), clock.running))
