"""Requests that recover an account, or concern other players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.store import Player
from qmines.web.mail import MailServer
from web.costly_place import PASSWORD, Place, Request

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

_ACCOUNT = {"name": "owner", "password": PASSWORD}
_ADDRESS = "owner@example.org"


def _owner(place: Place) -> Player:
    """The account that owns everything; its server sends e-mail to nowhere."""
    site = place.app.state.site
    site.mail = MailServer("smtp", "127.0.0.1", 9, "", "", "mines@example.org", "https://x")
    return Player(site.store.stored(place.long).owner, "owner", 0, "")


async def _log_in(place: Place) -> None:
    """Again, after a new password has ended all sessions."""
    place.cookie = ""
    await place.post("/api/login", **_ACCOUNT)


async def email(place: Place) -> AsyncIterator[Request]:
    _owner(place)
    yield Request("/api/recovery/email", {"address": _ADDRESS, "password": PASSWORD})


async def confirmation(place: Place) -> AsyncIterator[Request]:
    owner, recovery = _owner(place), place.app.state.site.recovery
    token = recovery.set_email(owner, _ADDRESS, network="confirm").token
    yield Request("/api/recovery/confirm", {"token": token})


async def code(place: Place) -> AsyncIterator[Request]:
    made = place.app.state.site.recovery.new_codes(_owner(place))
    yield Request("/api/recover", _ACCOUNT | {"code": made[0]})
    await _log_in(place)


async def asked_link(place: Place) -> AsyncIterator[Request]:
    _owner(place)
    yield Request("/api/recover/email", {"name": "owner"})


async def link(place: Place) -> AsyncIterator[Request]:
    owner, recovery = _owner(place), place.app.state.site.recovery
    recovery.confirm_email(recovery.set_email(owner, _ADDRESS, network="link").token)
    made = recovery.link_for("owner")
    yield Request("/api/recover/link", {"token": made.token, "password": PASSWORD})
    await _log_in(place)


async def friend(place: Place) -> AsyncIterator[Request]:
    await place.post("/api/signup", name="another", password=PASSWORD)
    yield Request("/api/relations", {"name": "another", "kind": "friend"})
