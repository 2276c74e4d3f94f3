"""Friends, blocked players, reports and bans over HTTP."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest

from qmines.store.accounts.moderation import Moderation
from qmines.store.accounts.relations import REPORTS_A_DAY
from support.texts import text
from web.asgi import running
from web.test_recovery import OLD, Browser, signed_up, status

if TYPE_CHECKING:
    from pathlib import Path

PAGES = ("", "/progress", "/ratings", "/races")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/relations.db"


async def banned(person: Browser) -> dict[str, str]:
    """What somebody is told who logs in with the right password."""
    _, found = await person.ask("POST", "/login", {"name": person.name, "password": OLD})
    return dict(found["error"])


def test_friends_blocks_reports_and_bans(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, bob, guest = (Browser(app, name) for name in ("Ada", "Bob", "guest"))
            for each in (ada, bob):
                await signed_up(each, each.name)
            assert await status(guest, "/relations", name="Ada", kind="friend") == 401
            assert await status(guest, "/reports", name="Ada", reason="name") == 401
            assert await status(ada, "/relations", name="bob", kind="friend") == 201
            assert await ada.get("/relations") == {"friends": ["Bob"], "blocked": []}
            assert await bob.get("/relations") == {"friends": [], "blocked": []}
            for wrong in ({"name": "Ada", "kind": "friend"}, {"name": "Bob", "kind": "enemy"}):
                assert await status(ada, "/relations", **wrong) in {400, 422}
            assert await status(ada, "/relations", name="nobody", kind="friend") == 404

            room = (await ada.post("/rooms", mode="coop", level="9x9x10"))["id"]
            assert (await bob.ask("GET", "/players/ada"))[0] == 200
            assert await status(ada, "/relations", name="Bob", kind="block") == 201
            assert await ada.get("/relations") == {"friends": [], "blocked": ["Bob"]}
            assert await status(bob, f"/rooms/{room}/join") == 422
            assert (await bob.ask("GET", "/players/ada"))[0] == 404
            assert (await ada.ask("DELETE", "/relations/Bob", {}))[0] == 200
            assert (await ada.ask("DELETE", "/relations/Bob", {}))[0] == 404
            assert await status(bob, f"/rooms/{room}/join") == 200

            told = {"name": "Bob", "reason": "behaviour", "details": "rude\nvery"}
            assert await status(ada, "/reports", **told | {"details": "rude"}) == 201
            assert await status(ada, "/reports", **told) == 201  # replaces the first one
            operator = Moderation(app.state.site.store)
            (report,) = operator.reports()
            assert report.details == "rude\nvery"
            for _ in range(REPORTS_A_DAY - 1):
                operator.close_report(operator.reports()[0].id)
                assert await status(ada, "/reports", **told) == 201
            assert await status(ada, "/reports", **told) == 422  # enough for a day
            operator.ban("BOB", "rude", days=1)
            assert operator.reports() == []
            assert (await bob.get("/me"))["account"] is None
            assert await status(bob, "/login", name="Bob", password="wrong wrong") == 401
            refusal = await banned(bob)
            assert (refusal["kind"], "rude" in refusal["message"]) == ("banned", True)
            assert re.search(r" until 20\d\d-\d\d-\d\d \d\d:\d\d \(UTC\)", refusal["message"])
            operator.ban("Bob", "")  # forever, for no reason
            refusal = await banned(bob)
            assert refusal["message"] == text(
                "refused-banned", ends="never", given="no", until="", reason=""
            )
            operator.unban("Bob")
            assert await status(bob, "/login", name="Bob", password=OLD) == 200

    asyncio.run(story())


def test_names_that_one_must_not_know_are_answered_like_those_that_nobody_has(database: str):
    """Hidden, banned and blocking players; unless one has met them."""

    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, guest = Browser(app, "Ada"), Browser(app, "guest")
            hidden, gone, blocking = (Browser(app, f"{word}1") for word in ("Hid", "Ban", "Blo"))
            for each in (ada, hidden, gone, blocking):
                await signed_up(each, each.name)
            await hidden.post("/profile", hidden=True, unlisted=False)
            await blocking.post("/relations", name="Ada", kind="block")
            Moderation(app.state.site.store).ban("Ban1", "")
            room = (await ada.post("/rooms", mode="coop", level="9x9x10"))["id"]
            asked: list[tuple[str, str, dict[str, str] | None]] = [
                *(("GET", f"/players/{{}}{part}", None) for part in PAGES),
                ("POST", "/relations", {"kind": "friend"}),
                ("POST", "/relations", {"kind": "block"}),
                ("DELETE", "/relations/{}", None),
                ("POST", "/reports", {"reason": "name"}),
                ("POST", f"/rooms/{room}/invite", {}),
            ]

            async def answers(person: Browser, name: str) -> list[tuple[int, object]]:
                return [
                    await person.ask(
                        method, path.format(name), None if body is None else {**body, "name": name}
                    )
                    for method, path, body in asked
                ]

            nobody = await answers(ada, "Nobody1")
            assert {status for status, _ in nobody} == {404}
            for each in (hidden, gone, blocking):
                assert await answers(ada, each.name) == nobody, each.name
            strangers = await answers(guest, "Nobody1")
            assert await answers(guest, "Hid1") == await answers(guest, "Ban1") == strangers
            await hidden.post(f"/rooms/{room}/join")  # now they have met
            assert await status(ada, "/reports", name="Hid1", reason="name") == 201
            assert await status(ada, "/relations", name="Hid1", kind="block") == 201

    asyncio.run(story())
