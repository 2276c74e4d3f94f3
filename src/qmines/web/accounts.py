"""The ways to accounts: sign-up, login, logout, passwords, sessions, export, deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import orjson
from starlette.responses import Response, StreamingResponse

from qmines.store.accounts import LoggedIn, TooOften, WrongPassword
from qmines.web import models
from qmines.web.asking import Ask, Way
from qmines.web.cookies import DEVICE, SESSION, read_cookie
from qmines.web.errors import Refusal, answer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.store import Player

_SIGNED_UP: Final = (
    "If that name was free, the account is yours now: log in with it. "
    "If you cannot, somebody else has the name."
)


async def sign_up(ask: Ask) -> Response:
    """Make an account; the answer is the same whether or not the name was free."""
    body = ask.body
    accounts, address = ask.site.accounts, ask.address
    await _hashing(ask, lambda: accounts.sign_up(body.name, body.password, address=address))
    return answer({"words": _SIGNED_UP}, 202)


async def log_in(ask: Ask) -> Response:
    """Open an account in this browser."""
    body, guest = ask.body, await ask.player()
    address, agent, device = ask.address, ask.agent, read_cookie(ask.request, DEVICE)
    done: LoggedIn = await _hashing(
        ask,
        lambda: ask.site.accounts.log_in(
            body.name,
            body.password,
            address=address,
            agent=agent,
            device=device,
            guest=guest,
            keep=body.keep,
        ),
    )
    return _opened(ask, done)


async def log_out(ask: Ask) -> Response:
    """End this session."""
    player = await ask.player()
    if player is not None:
        await ask.site.keeper.read(ask.site.players.end, player, player.session)
        ask.site.log_out({player.session})
    ask.cookies.append((SESSION, None))
    return answer({"account": None, "guest": True})


async def change_password(ask: Ask) -> Response:
    """Another password; all other sessions end."""
    body, player, agent = ask.body, await _owner(ask), ask.agent
    done: LoggedIn = await _hashing(
        ask,
        lambda: ask.site.accounts.change_password(player, body.old, body.new, agent=agent),
        named=False,
    )
    return _opened(ask, done)


async def sessions(ask: Ask) -> Response:
    """Where one is logged in."""
    player = await _owner(ask)
    found = await ask.site.keeper.read(ask.site.players.sessions, player)
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


async def end_session(ask: Ask) -> Response:
    """End one of one's sessions."""
    player, name = await _owner(ask), ask.request.path_params["session"]
    if not await ask.site.keeper.read(ask.site.players.end, player, name):
        raise Refusal(404, "missing", "There is no such session.")
    ask.site.log_out({name})
    if name == player.session:
        ask.cookies.append((SESSION, None))
    return answer({"ended": name})


async def export(ask: Ask) -> Response:
    """All that is stored of whoever asks, as a file."""
    player = await ask.player()
    if player is None:
        raise Refusal(401, "login", "There is nothing stored of you.")
    ask.site.limits.check("export", player.id)
    headers = {"Content-Disposition": 'attachment; filename="qmines.json"'}
    made = _exported(ask.site.accounts.export(player))
    return StreamingResponse(made, headers=headers, media_type="application/json")


async def delete(ask: Ask) -> Response:
    """Delete the account with everything in it."""
    body, player = ask.body, await _owner(ask)
    ended: frozenset[str] = await _hashing(
        ask, lambda: ask.site.accounts.delete(player, body.password), named=False
    )
    ask.site.log_out(ended)
    ask.cookies += [(SESSION, None), (DEVICE, None)]
    return answer({"account": None, "guest": True})


async def _owner(ask: Ask) -> Player:
    player = await ask.player()
    if player is None or player.guest:
        raise Refusal(401, "login", "Log in first.")
    return player


async def _hashing(ask: Ask, work: Callable[[], Any], *, named: bool = True) -> Any:
    """Do what hashes a password: on a thread, few at a time; ``named`` if a name is given too."""
    ask.site.limits.check("account", ask.address)
    if ask.site.hashing_waits >= ask.site.settings.waiting:
        raise Refusal(429, "busy", "Try again in a moment.", headers={"Retry-After": "2"})
    try:
        async with ask.site.hashing():
            return await ask.site.keeper.read(work)
    except TooOften as error:
        raise Refusal(
            429,
            "often",
            "This was tried too often: wait a while.",
            headers={"Retry-After": str(error.seconds)},
        ) from None
    except WrongPassword:
        asked = "The name or the password" if named else "The password"
        raise Refusal(401, "password", f"{asked} is not right.") from None


def _opened(ask: Ask, done: LoggedIn) -> Response:
    ask.site.log_out(done.ended)
    ask.cookies += [(SESSION, done.token), (DEVICE, done.device)]
    player = done.player
    return answer({"account": {"name": player.name, "created": player.created}, "guest": False})


def _exported(parts: Iterator[dict[str, Any]]) -> Iterator[bytes]:
    """One JSON object, written game by game."""
    head = orjson.dumps(next(parts))
    yield head[:-1] + b',"games":['
    for number, game in enumerate(parts):
        yield (b"," if number else b"") + orjson.dumps(game)
    yield b"]}"


_LOGIN: Final[dict[int | str, str]] = {401: "Not logged in, or not the password."}
WAYS: Final = [
    Way(
        method="POST",
        path="/api/signup",
        do=sign_up,
        body=models.SignUp,
        summary="Make an account; then log in.",
        answers={202: "Done, if the name was free."},
    ),
    Way(
        method="POST",
        path="/api/login",
        do=log_in,
        body=models.Login,
        summary="Open your account in this browser.",
        answers=_LOGIN,
    ),
    Way(
        method="POST",
        path="/api/logout",
        do=log_out,
        body=models.Nothing,
        summary="End this session.",
    ),
    Way(
        method="POST",
        path="/api/password",
        do=change_password,
        body=models.NewPassword,
        summary="Another password; ends all other sessions.",
        answers=_LOGIN,
    ),
    Way(
        method="GET",
        path="/api/sessions",
        do=sessions,
        summary="Where you are logged in.",
        answers=_LOGIN,
    ),
    Way(
        method="DELETE",
        path="/api/sessions/{session}",
        do=end_session,
        body=models.Nothing,
        summary="End one of your sessions.",
        answers={**_LOGIN, 404: "There is no such session."},
    ),
    Way(
        method="GET",
        path="/api/export",
        do=export,
        summary="All that is stored of you.",
        answers=_LOGIN,
    ),
    Way(
        method="DELETE",
        path="/api/account",
        do=delete,
        body=models.Leave,
        summary="Delete your account and its games.",
        answers=_LOGIN,
    ),
]
