"""Routes of accounts: sign-up, login, logout, passwords, sessions, export, deletion."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import orjson
from starlette.responses import Response, StreamingResponse

from qmines.messages import Message
from qmines.store.accounts.accounts import LoggedIn, WrongPassword
from qmines.store.accounts.attempts import TooOften
from qmines.store.accounts.bans import Banned
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.cookies import DEVICE, SESSION, read_cookie
from qmines.web.http.errors import Refusal, answer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.store import Player
    from qmines.store.accounts.export import Export

ROUTES: Final = Routes()
NOT_LOGGED_IN: Final = {401: "You are not logged in."}
WRONG_PASSWORD: Final = {401: "You are not logged in, or the password is wrong."}
_SIGNED_UP: Final = (
    "If that name was free, the account is now yours. "
    "Try logging in; if you can't, someone else already has the name."
)


@ROUTES.post(
    "/api/signup",
    body=models.SignUp,
    answers={202: "The account was created if the name was free."},
)
async def sign_up(context: RequestContext) -> Response:
    """Create an account, without logging in."""
    body, sign = context.body, context.site.accounts.sign_up
    codes = await hashing(context, partial(sign, body.name, body.password, address=context.address))
    # The answer is the same whether or not the name was free.
    return answer({"words": _SIGNED_UP, "codes": codes}, 202)


@ROUTES.post("/api/login", body=models.Login, answers=WRONG_PASSWORD)
async def log_in(context: RequestContext) -> Response:
    """Log in."""
    body, guest = context.body, await context.player()
    work = partial(
        context.site.accounts.log_in,
        body.name,
        body.password,
        address=context.address,
        agent=context.agent,
        device=read_cookie(context.request, DEVICE),
        guest=guest,
        keep=body.keep,
    )
    return _opened(context, await hashing(context, work))


@ROUTES.post("/api/logout")
async def log_out(context: RequestContext) -> Response:
    """Log out."""
    player = await context.player()
    if player is not None:
        await context.site.cache.read(context.site.players.end, player, player.session)
        context.site.log_out({player.session})
    context.cookies.append((SESSION, None))
    return answer({"account": None, "guest": True})


@ROUTES.post("/api/password", body=models.NewPassword, answers=WRONG_PASSWORD)
async def change_password(context: RequestContext) -> Response:
    """Change your password and end all other sessions."""
    body, player, agent = context.body, await owner_of(context), context.agent
    change = context.site.accounts.change_password
    work = partial(change, player, body.old, body.new, agent=agent)
    return _opened(context, await hashing(context, work, refusal="refused-password"))


@ROUTES.get("/api/sessions", answers=WRONG_PASSWORD)
async def sessions(context: RequestContext) -> Response:
    """List your sessions."""
    player = await owner_of(context)
    found = await context.site.cache.read(context.site.players.sessions, player)
    listed = [
        {
            "id": each.id,
            "created": each.created,
            "seen": each.seen,
            "agent": each.agent,
            "this": each.id == player.session,
        }
        for each in found
    ]
    return answer({"sessions": listed})


@ROUTES.delete("/api/sessions/{session}", answers={**WRONG_PASSWORD, 404: "Session not found."})
async def end_session(context: RequestContext) -> Response:
    """End one of your sessions."""
    player, name = await owner_of(context), context.request.path_params["session"]
    if not await context.site.cache.read(context.site.players.end, player, name):
        raise Refusal(404, "missing", Message("refused-no-session"))
    context.site.log_out({name})
    if name == player.session:
        context.cookies.append((SESSION, None))
    return answer({"ended": name})


@ROUTES.get("/api/export", answers=WRONG_PASSWORD)
async def export(context: RequestContext) -> Response:
    """Export everything stored about you."""
    player = await context.player()
    if player is None:
        raise Refusal(401, "login", Message("refused-no-data"))
    context.site.limits.check("export", player.id)
    headers = {"Content-Disposition": 'attachment; filename="qmines.json"'}
    made = _exported(context.site.accounts.export(player))
    return StreamingResponse(made, headers=headers, media_type="application/json")


@ROUTES.delete("/api/account", body=models.Leave, answers=WRONG_PASSWORD)
async def delete(context: RequestContext) -> Response:
    """Delete your account and its games."""
    body, player = context.body, await owner_of(context)
    work = partial(context.site.accounts.delete, player, body.password)
    ended: frozenset[str] = await hashing(context, work, refusal="refused-password")
    context.site.log_out(ended)
    context.cookies += [(SESSION, None), (DEVICE, None)]
    return answer({"account": None, "guest": True})


async def owner_of(context: RequestContext) -> Player:
    """The player, who has to be logged in.

    Raises:
        Refusal: they are not.
    """
    player = await context.player()
    if player is None or player.guest:
        raise Refusal(401, "login", Message("refused-log-in"))
    return player


async def hashing(
    context: RequestContext, work: Callable[[], Any], *, refusal: str = "refused-credentials"
) -> Any:
    """Do work that hashes a password, on a thread and when it is the turn of the address.

    ``refusal`` is the message for a wrong password.
    """
    context.site.limits.check("account", context.address)
    try:
        async with context.site.hashing.turn(context.address):
            return await context.site.cache.read(work)
    except TooOften as error:
        wait = {"Retry-After": str(error.seconds)}
        raise Refusal(429, "often", Message("refused-tries"), headers=wait) from None
    except Banned as banned:
        raise Refusal(403, "banned", banned.message) from None
    except WrongPassword:
        raise Refusal(401, "password", Message(refusal)) from None


def _opened(context: RequestContext, done: LoggedIn) -> Response:
    context.site.log_out(done.ended)
    context.cookies += [(SESSION, done.token), (DEVICE, done.device)]
    player = done.player
    return answer({"account": {"name": player.name, "created": player.created}, "guest": False})


def _exported(export: Export) -> Iterator[bytes]:
    """One JSON object, written record by record."""
    yield orjson.dumps(export.head())[:-1]
    for name in export.LISTS:
        yield b',"' + name.encode() + b'":['
        for number, record in enumerate(export.records(name)):
            yield (b"," if number else b"") + orjson.dumps(record)
        yield b"]"
    yield b"}"
