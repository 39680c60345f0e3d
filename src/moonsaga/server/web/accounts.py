"""Accounts over HTTP: sign up, sign in and out, change the password, be forgotten; and one's own tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, get, post, put
from litestar.params import JSONBody, QueryParameter

from moonsaga.server.accounts.accounts import LIFETIME, Entry
from moonsaga.server.accounts.cookies import COOKIE, COOKIE_AGE, DEVICE_COOKIE, SESSION_COOKIE
from moonsaga.server.errors import RequestError
from moonsaga.server.protocol.account import (
    AccountInfo,
    DeleteMe,
    Farewell,
    MyTables,
    NewPassword,
    Preferences,
    SignIn,
    SignOut,
    SignUp,
)
from moonsaga.server.protocol.common import Guest
from moonsaga.server.service import SOMEBODY_ELSE
from moonsaga.server.web.lobby import Asking, keep, known_user, problems, reader, service_of
from moonsaga.server.web.my_tables import find_mine
from moonsaga.server.web.requests import address_of, session_of

CHANGE: dict[str, Any] = {"tags": ["accounts"], "status_code": 200}
PRIVATE = {"cache-control": "no-store"}


def known_account(request: Asking) -> str:
    account = service_of(request).accounts.who(session_of(request))
    if account is None:
        raise RequestError("no-account")
    return account


def come_in(request: Asking, entry: Entry, forget_guest: bool) -> Response[Guest]:
    """The response to a user who has just signed in."""
    cookies = [
        keep(request, SESSION_COOKIE, entry.token, LIFETIME),
        keep(request, DEVICE_COOKIE, entry.device, COOKIE_AGE),
    ]
    if forget_guest:
        cookies.append(keep(request, COOKIE, "", 0))
    described = service_of(request).accounts.describe(entry.account)
    return Response(described, cookies=cookies, headers=PRIVATE)


@post("/api/account", responses=problems(400, 401, 403, 409, 413, 503), tags=["accounts"])
async def sign_up(request: Asking, data: JSONBody[SignUp]) -> Response[Guest]:
    """Make an account. The tables of the unregistered user who asks become the account's.

    A password has 10 to 200 characters of any kind; it is not the name, and none that everybody tries first.
    """
    service = service_of(request)
    if service.accounts.who(session_of(request)) is not None:
        raise RequestError("signed-in")
    user = known_user(request)
    service.disk_space.check()
    entry = await service.accounts.sign_up(user, data.name, data.password, address_of(request))
    service.disconnect(SOMEBODY_ELSE, user)
    return come_in(request, entry, forget_guest=True)


@post("/api/account/sign-in", responses=problems(400, 403, 413), **CHANGE)
async def sign_in(request: Asking, data: JSONBody[SignIn]) -> Response[Guest]:
    """Sign in. Unless `bring` is false, the tables of the unregistered user who asks become the account's."""
    service = service_of(request)
    accounts, before = service.accounts, session_of(request)
    person = reader(request)
    user = person if accounts.who(before) is None and data.bring else ""
    device = request.cookies.get(DEVICE_COOKIE)
    entry = await accounts.sign_in(user, data.name, data.password, address_of(request), device)
    await accounts.sign_out(before, everywhere=False)
    service.disconnect(SOMEBODY_ELSE, person)
    return come_in(request, entry, forget_guest=bool(user))


@post("/api/account/sign-out", responses=problems(400, 401, 403, 413), **CHANGE)
async def sign_out(request: Asking, data: JSONBody[SignOut | None] = None) -> Response[Guest]:
    """Sign out, here or everywhere. The browser is the unregistered user from before again, or a new one."""
    service, account = service_of(request), known_account(request)
    await service.accounts.sign_out(session_of(request), everywhere=data is not None and data.everywhere)
    service.disconnect(SOMEBODY_ELSE, account)
    cookies = [keep(request, SESSION_COOKIE, "", 0)]
    user = service.cookie_signer.read(request.cookies.get(COOKIE))
    if user is None:
        user = service.cookie_signer.new_id()
        cookies.append(keep(request, COOKIE, service.cookie_signer.sign(user), COOKIE_AGE))
    return Response(service.accounts.describe(user), cookies=cookies, headers=PRIVATE)


@get("/api/account", responses=problems(401), tags=["accounts"])
async def show_account(request: Asking) -> Response[AccountInfo]:
    """What is kept about me."""
    info = await service_of(request).accounts.info(known_account(request))
    return Response(info, headers=PRIVATE)


@get("/api/account/preferences", responses=problems(401), tags=["accounts"])
async def show_preferences(request: Asking) -> Response[Preferences | None]:
    """How I want the table to look and behave; null as long as I have not said it."""
    found = await service_of(request).accounts.preferences(known_account(request))
    return Response(found, headers=PRIVATE)


@put("/api/account/preferences", responses=problems(400, 401, 403, 413), tags=["accounts"])
async def keep_preferences(request: Asking, data: JSONBody[Preferences]) -> Response[Preferences]:
    """Keep them for every device on which I am signed in."""
    await service_of(request).accounts.prefer(known_account(request), data)
    return Response(data, headers=PRIVATE)


@put("/api/account/password", responses=problems(400, 401, 403, 413), tags=["accounts"])
async def change_password(request: Asking, data: JSONBody[NewPassword]) -> Response[Guest]:
    """Another password. All other browsers are signed out."""
    service, account = service_of(request), known_account(request)
    entry = await service.accounts.change_password(account, data.old, data.new)
    service.disconnect(SOMEBODY_ELSE, account)
    return come_in(request, entry, forget_guest=False)


@post("/api/account/delete", responses=problems(400, 401, 403, 413), **CHANGE)
async def delete_me(request: Asking, data: JSONBody[DeleteMe]) -> Response[Farewell]:
    """Forget me. Games with others stay, with nobody's name at my seat; games without others are deleted."""
    service, account = service_of(request), known_account(request)
    farewell = await service.accounts.delete(account, data.password)
    service.disconnect(SOMEBODY_ELSE, account)
    cookies = [keep(request, name, "", 0) for name in (SESSION_COOKIE, DEVICE_COOKIE)]
    return Response(farewell, cookies=cookies, headers=PRIVATE)


@get("/api/me/tables", responses=problems(400), tags=["guests"])
async def list_my_tables(
    request: Asking,
    status: Annotated[Literal["", "open", "running", "finished", "abandoned"], QueryParameter()] = "",
    game: Annotated[str, QueryParameter(max_length=64)] = "",
    before: Annotated[float | None, QueryParameter(ge=0, le=1e12, description="Older than this time")] = None,
) -> Response[MyTables]:
    """My tables, the latest first, and how my games have ended."""
    found = await find_mine(service_of(request), reader(request), status, game, before)
    return Response(found, headers=PRIVATE)


HANDLERS = [
    *(sign_up, sign_in, sign_out, show_account, change_password, delete_me, list_my_tables),
    *(show_preferences, keep_preferences),
]
