"""Renders a table for its watchers: each gets what they may see, and what many see is written once."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from moonsaga.kernel.contract import Game, State, View
from moonsaga.kernel.options import Value
from moonsaga.server.protocol.common import encode
from moonsaga.server.protocol.lobby import Seat, TableInfo
from moonsaga.server.protocol.table import Asked, Clocks, Offer, Update
from moonsaga.server.table.clocks import TableClock
from moonsaga.server.table.header import TableSeat
from moonsaga.server.table.own_decks import deck_options, veil, veil_view
from moonsaga.server.table.progress import Progress
from moonsaga.server.table.table import Table

MOST_WRITTEN = 64
"""Updates of one position that are kept."""


# Who sits where


def info_of(table: Table, user: str) -> TableInfo:
    """The table as this user may see it."""
    header, member = table.header, table.is_member(user)
    present = table.present() if table.seen_here is None else table.seen_here
    return TableInfo(
        id=header.id,
        game=header.game,
        options=_options(table, user),
        status=header.status,
        seats=tuple(_seat(table_seat, user, present) for table_seat in table.seats),
        private=header.private,
        memory_aid=header.memory_aid,
        host=table.is_host(user),
        invitation=header.invitation if member else "",
        created=header.created,
        changed=header.changed,
        decisions=table.progress.decisions if table.progress is not None else header.decisions,
        ending=header.ending,
        returns=header.returns,
        clock=header.clock,
        open_decks=table.open_decks,
        to_act=tuple(seat for seat in table.waiting if seat not in table.waiting_for_others(user)),
        next=header.next,
        next_invitation=table.next_invitation if member and header.next else "",
        problem=table.problem.code if table.problem is not None else "",
    )


def _options(table: Table, user: str) -> dict[str, Value]:
    """Without the decks of others. The host chose those of bots and of seats that are still open."""
    game = table.game
    if game is None or not deck_options(game) or table.open_decks or table.over:
        return table.header.options
    seats = set(table.seats_of(user))
    if table.is_host(user):
        seats |= {table_seat.number for table_seat in table.seats if not table_seat.user}
    return veil(game, table.header.options, seats)


def _seat(table_seat: TableSeat, user: str, present: set[str]) -> Seat:
    return Seat(
        role=table_seat.role,
        kind=table_seat.kind,
        name=table_seat.name,
        bot=table_seat.bot,
        away=table_seat.away,
        here=bool(table_seat.bot) or table_seat.user in present,
        mine=bool(user) and table_seat.user == user,
    )


def written_info(table: Table, user: str) -> bytes:
    """`info_of` as JSON. All who have nothing to do with the table see the same, written once."""
    if table.is_member(user):
        return encode(info_of(table, user))
    if table.written.info is None:
        table.written.info = encode(info_of(table, ""))
    return table.written.info


# The position


def render(table: Table, progress: Progress, perspective: int | None, after: int, user: str = "") -> bytes:
    """The update for this perspective; -1: with the whole log. Written once for all who see the same."""
    updates, looks = table.written.updates, table.written.looks
    done = table.waiting_for_others(user)
    if (perspective, after, done) not in updates:
        if len(updates) > MOST_WRITTEN:
            updates.clear()
        known = looks.get(perspective)
        if known is None or known.number != progress.number:
            look(table, progress, (perspective,))
        to_act = tuple(seat for seat in looks[perspective].to_act if seat not in done)
        update = msgspec.structs.replace(
            looks[perspective], to_act=to_act, log=progress.log_for(perspective, after), whole=after < 0
        )
        updates[perspective, after, done] = encode(update)
    return updates[perspective, after, done]


def look(table: Table, progress: Progress, fronts: Collection[int | None]) -> None:
    """Everything but the log, for all these perspectives at once."""
    memory = table.header.memory_aid and progress.game.info.secrets
    alike = [perspective for perspective in fronts if perspective is None or perspective not in progress.held]
    views = dict(zip(alike, progress.game.views(progress.state, tuple(alike), memory=memory), strict=True))
    for perspective in fronts:
        if perspective not in views:  # a player who sees an answer of their own that nobody else does
            (views[perspective],) = progress.game.views(progress.face(perspective), (perspective,), memory=memory)
        view = (
            views[perspective]
            if table.open_decks or table.over
            else veil_view(progress.game, views[perspective], perspective)
        )
        table.written.looks[perspective] = _update(table, progress, perspective, view)


def _update(table: Table, progress: Progress, perspective: int | None, view: View) -> Update:
    state, header, proposals = progress.state, table.header, table.proposals
    ending = state.ending or (header.ending if header.status == "finished" else "")
    return Update(
        seat=perspective,
        number=progress.number,
        view=view,
        to_act=tuple(progress.asked) if not ending else (),
        asked=_asked(table, progress, perspective, view),
        log=(),
        whole=False,
        undo=table.undo_kind(progress, perspective),
        undo_asked=proposals.undo_asked,
        undo_agreed=tuple(sorted(proposals.undo_agreed)),
        ending=ending,
        returns=tuple(state.returns()) if state.ending else header.returns if ending else (),
        draw_asked=proposals.draw_asked,
    )


def _asked(table: Table, progress: Progress, perspective: int | None, view: View) -> Asked | None:
    owed = progress.owed()
    if perspective is None or perspective not in owed or not table.running:
        return None
    return Asked(
        owed[perspective], progress.game.prompt(view), offers(progress.game, progress.face(perspective), perspective)
    )


def offers(game: Game, state: State, seat: int) -> tuple[Offer, ...]:
    """All legal actions of a seat, and the targets to select for each."""
    split = game.actions.split
    return tuple(
        [Offer(action, split(action)[0].name, text, path) for action, text, path in game.describe_actions(state, seat)]
    )


def render_clocks(table: Table, clock: TableClock, user: str) -> bytes:
    """The clock of a player who has answered in a window seems to run on for the others until all have."""
    now = table.context.tick()
    unseen = {seat: since for seat, since in table.held_since.items() if table.seats[seat].user != user}
    left = (
        round(max(0.0, clock.left(c.number, now) - (now - unseen.get(c.number, now))), 3)
        if c.person and not c.bot
        else None
        for c in table.seats
    )
    return encode(Clocks(tuple(left), tuple(sorted({*clock.running, *unseen}))))
