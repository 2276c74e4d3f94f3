"""Getting back into an account over HTTP, with a mail server that really receives."""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from qmines.errors import InvalidInput
from qmines.store.accounts.accounts import TRIES
from qmines.store.accounts.recovery import MAILS
from qmines.web.mail import MailServer
from support.smtp_server import mail_server
from web.asgi import ask, running
from web.test_rooms import Person

if TYPE_CHECKING:
    from pathlib import Path

    from support.smtp_server import Inbox

OLD, NEW = "correct zebra staple", "another zebra staple"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/recovery.db"


class Browser(Person):
    """Somebody whose browser keeps the cookies that it is given."""

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, headers, text = await ask(self.app, method, f"/api{path}", body, self.cookie)
        kept = dict(each.split("=", 1) for each in self.cookie.split("; ") if each)
        kept |= dict(
            value.decode().split(";")[0].split("=", 1)
            for name, value in headers
            if name == b"set-cookie"
        )
        self.cookie = "; ".join(f"{name}={value}" for name, value in kept.items())
        return status, json.loads(text)


SITE = "https://mines.example.org"


async def signed_up(person: Person, name: str) -> list[str]:
    _, made = await person.ask("POST", "/signup", {"name": name, "password": OLD})
    await person.post("/login", name=name, password=OLD)
    return list(made["codes"])


async def status(person: Person, path: str, **body: Any) -> int:
    return int((await person.ask("POST", path, body))[0])


def test_a_code_sets_a_new_password_once(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, thief = Browser(app, "Ada"), Browser(app, "thief")
            codes = await signed_up(ada, "Ada")
            assert len(set(codes)) == 8
            assert (await ada.get("/recovery"))["codes"] == 8
            fields = {"name": "ada", "password": NEW}
            assert await status(thief, "/recover", code=codes[0][:-1] + "?", **fields) == 401
            other = fields | {"name": "nobody"}
            assert await status(thief, "/recover", **other, code=codes[0]) == 401
            assert await status(ada, "/recover", code=codes[0], name="ada", password="short") == 422
            assert await status(ada, "/recover", code=codes[0].upper(), **fields) == 200
            assert (await ada.get("/me"))["account"] is None  # logged out everywhere
            assert await status(ada, "/login", name="Ada", password=OLD) == 401
            assert await status(ada, "/login", name="Ada", password=NEW) == 200
            assert await status(thief, "/recover", code=codes[0], **fields) == 401  # used up
            assert (await ada.get("/recovery"))["codes"] == 7
            assert await status(ada, "/recovery/codes", password=OLD) == 401
            fresh = (await ada.post("/recovery/codes", password=NEW))["codes"]
            assert await status(ada, "/recover", code=codes[1], **fields) == 401
            assert await status(ada, "/recover", code=fresh[0], **fields) == 200

    asyncio.run(story())


def test_the_codes_of_a_taken_name_open_nothing(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, thief = Browser(app, "Ada"), Browser(app, "thief")
            await signed_up(ada, "Ada")
            _, made = await thief.ask("POST", "/signup", {"name": "ADA", "password": NEW})
            assert len(made["codes"]) == 8  # the answer tells nothing
            for code in made["codes"]:
                assert await status(thief, "/recover", name="Ada", code=code, password=NEW) == 401
            for _ in range(2):
                await status(thief, "/recover", name="Ada", code="x", password=NEW)
            assert await status(thief, "/recover", name="Ada", code="x", password=NEW) == 429

    asyncio.run(story())


def token(inbox: Inbox, field: str) -> str:
    found = re.search(rf"/recover\?{field}=([\w-]+)", inbox.messages[-1].get_content())
    assert found is not None
    return found[1]


async def arrived(inbox: Inbox, count: int) -> None:
    async with asyncio.timeout(30):
        while len(inbox.messages) < count:  # noqa: ASYNC110  # a thread puts them there
            await asyncio.sleep(0.02)


def test_a_link_by_email_sets_a_new_password(database: str, monkeypatch: pytest.MonkeyPatch):
    async def story(inbox: Inbox) -> None:
        async with running(database, solvers=1, url=SITE) as app:
            ada, thief = Browser(app, "Ada"), Browser(app, "thief")
            await signed_up(ada, "Ada")
            assert (await thief.get("/recovery")) == {"mail": True, "codes": None, "email": None}
            assert await status(thief, "/recover/email", name="Ada") == 202  # no address yet
            address = {"address": "ada@example.org", "password": OLD}
            assert await status(ada, "/recovery/email", **address | {"password": NEW}) == 401
            for wrong in ("ada", "a b@example.org", "a@b\r\nBcc: c@d.org", "x" * 250 + "@e.org"):
                assert await status(ada, "/recovery/email", **address | {"address": wrong}) >= 400
            assert await status(ada, "/recovery/email", **address) == 202
            await arrived(inbox, 1)
            assert inbox.recipients == ["ada@example.org"]
            assert inbox.messages[0]["From"] == "mines@example.org"
            assert await status(thief, "/recover/email", name="Ada") == 202  # not confirmed yet
            assert (await ada.get("/recovery"))["email"]["confirmed"] is False
            confirm = token(inbox, "confirm")
            assert await status(thief, "/recover/link", token=confirm, password=NEW) == 401
            assert await status(ada, "/recovery/confirm", token=confirm) == 200
            assert await status(ada, "/recovery/confirm", token=confirm) == 401  # once
            assert (await ada.get("/recovery"))["email"]["confirmed"] is True
            known = await thief.ask("POST", "/recover/email", {"name": "Ada"})
            unknown = await thief.ask("POST", "/recover/email", {"name": "nobody"})
            assert known == unknown
            await arrived(inbox, 2)
            reset = token(inbox, "token")
            assert await status(ada, "/recover/link", token=reset, password=NEW) == 200
            assert await status(ada, "/recover/link", token=reset, password=NEW) == 401
            assert await status(ada, "/login", name="Ada", password=NEW) == 200
            assert len(inbox.messages) == 2
            assert inbox.recipients == ["ada@example.org"] * 2
            # The requests came from http://localhost, but links lead to the site's public name.
            for message in inbox.messages:
                assert f"{SITE}/recover?" in message.get_content()
                assert "localhost" not in message.get_content()

    with mail_server() as inbox:
        send_to(inbox, monkeypatch)
        asyncio.run(story(inbox))


def send_to(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have servers send their mail to this inbox."""
    monkeypatch.setenv("QMINES_SMTP_URL", inbox.url)
    monkeypatch.setenv("QMINES_MAIL_FROM", "mines@example.org")


def test_strangers_keep_nobody_from_recovering(database: str, monkeypatch: pytest.MonkeyPatch):
    async def story(inbox: Inbox) -> None:
        async with running(database, solvers=1, url=SITE) as app:
            ada, thief = Browser(app, "Ada"), Browser(app, "thief")
            codes = await signed_up(ada, "Ada")
            await signed_up(thief, "thief")
            address = {"address": "ada@example.org", "password": OLD}
            assert await status(ada, "/recovery/email", **address) == 202
            await arrived(inbox, 1)
            confirm = token(inbox, "confirm")
            assert await status(ada, "/recovery/confirm", token=confirm) == 200
            await ada.post("/logout")
            code = {"name": "Ada", "code": "x", "password": NEW}
            for number in range(TRIES + 1):
                expected = 401 if number < TRIES else 429
                assert await status(thief, "/recover", **code) == expected
            asked = [await status(thief, "/recover/email", name="Ada") for _ in range(MAILS + 1)]
            assert (asked[0], asked[-1]) == (202, 429)
            # The browser in which the account was open before has an allowance of its own.
            assert await status(ada, "/recover/email", name="Ada") == 202
            assert await status(ada, "/recover", **code | {"code": codes[0]}) == 200

    with mail_server() as inbox:
        send_to(inbox, monkeypatch)
        asyncio.run(story(inbox))


def test_without_a_mail_server_nothing_is_sent(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada = Browser(app, "Ada")
            await signed_up(ada, "Ada")
            assert (await ada.get("/recovery"))["mail"] is False
            address = {"address": "ada@example.org", "password": OLD}
            assert await status(ada, "/recovery/email", **address) == 404
            assert await status(ada, "/recover/email", name="Ada") == 404

    asyncio.run(story())


@pytest.mark.parametrize(
    ("url", "sender"),
    [("http://x", "a@b.c"), ("smtp://", "a@b.c"), ("smtp://h:x", "a@b.c"), ("smtp://h", "")],
)
def test_a_wrong_mail_server_is_refused_at_the_start(url: str, sender: str):
    with pytest.raises(InvalidInput, match="QMINES_SMTP_URL"):
        MailServer.configured(SITE, {"QMINES_SMTP_URL": url, "QMINES_MAIL_FROM": sender})


def test_passwords_of_mail_servers_can_have_any_characters():
    found = MailServer.configured(
        SITE, {"QMINES_SMTP_URL": "smtps://a%40b:p%3Aq@mail.example", "QMINES_MAIL_FROM": "a@b.c"}
    )
    assert found is not None
    assert (found.user, found.password, found.port) == ("a@b", "p:q", 465)
