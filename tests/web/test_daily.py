"""The daily boards over HTTP: sealed for the day, opened afterwards."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from qmines.session import commitment_to
from qmines.store.games import daily
from qmines.web.routes import daily as ways
from web.test_rooms import people

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/daily.db"


def put_clock(monkeypatch: pytest.MonkeyPatch, *moment: int) -> None:
    at = int(datetime(*moment, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc,arg-type]
    monkeypatch.setattr(daily, "now", lambda: at)
    monkeypatch.setattr(ways, "now", lambda: at)


def test_a_day_and_the_one_after(database: str, monkeypatch: pytest.MonkeyPatch):
    put_clock(monkeypatch, 2026, 11, 15, 23, 0)

    async def story() -> None:
        async with people(database, "Ada", "Bob") as (ada, bob):
            told = await ada.get("/daily")
            assert (told["day"], told["today"]) == ("2026-11-15", "2026-11-15")
            assert [level["level"] for level in told["levels"]] == list(daily.LEVELS)
            assert all(level["seed"] is None for level in told["levels"])
            game = await ada.post("/daily", level="beginner")
            assert game["sealed"]
            assert game["ranked"]
            assert game["view"]["sequence"] == 1
            assert game["commitment"] == told["levels"][0]["commitment"]
            assert (await ada.post("/daily", level="beginner"))["id"] == game["id"]
            other = await bob.post("/daily", level="beginner")
            assert other["id"] != game["id"]
            assert other["view"]["boards"] == game["view"]["boards"]
            assert (await bob.ask("GET", f"/games/{game['id']}"))[0] == 403
            for what in ("file", "chances", "replay"):
                assert (await ada.ask("GET", f"/games/{game['id']}/{what}"))[0] in {403, 404}
            await ada.move(game["id"], "resign")
            seen = await ada.get(f"/games/{game['id']}")
            assert (seen["seed"], seen["view"]["mined"], seen["end"]) == (None, None, None)
            played = await ada.get("/daily/calendar")
            assert played["days"] == {"2026-11-15": {"beginner": "lost"}}
            assert (played["month"], played["streak"]) == ("2026-11", 0)
            assert (await bob.get("/daily/calendar"))["days"] == {
                "2026-11-15": {"beginner": "playing"}
            }
            assert game["id"] not in str(played)
            mine = (await ada.get("/daily"))["levels"][0]
            assert mine["you"]["state"] == "lost"
            assert mine["tried"] == 2
            tomorrow = told["tomorrow"]
            put_clock(monkeypatch, 2026, 11, 16, 1, 0)
            await ada.app.state.site.cache.read(ada.app.state.site.dailies.unseal)
            now = await ada.get("/daily")
            commitments = {each["level"]: each["commitment"] for each in now["levels"]}
            assert commitments == tomorrow  # as it was committed to the day before
            before = (await ada.get("/daily?day=2026-11-15"))["levels"][0]
            assert commitment_to(bytes.fromhex(before["seed"])) == game["commitment"]
            seen = await bob.get(f"/games/{game['id']}")
            assert seen["seed"] == before["seed"]
            assert seen["view"]["mined"]
            again = await ada.post("/daily", level="beginner", day="2026-11-15")
            assert (again["sealed"], again["ranked"]) == (False, False)
            assert again["id"] != game["id"]
            assert again["view"]["boards"] == game["view"]["boards"]

    asyncio.run(story())


def test_wrong_days_are_refused(database: str, monkeypatch: pytest.MonkeyPatch):
    put_clock(monkeypatch, 2026, 11, 15, 12, 0)

    async def story() -> None:
        async with people(database, "Ada") as (ada,):
            for body in (
                {},
                {"level": "9x9x10"},
                {"level": "beginner", "day": "2026-11-16"},
                {"level": "beginner", "day": "2020-11-16"},
                {"level": "beginner", "day": "2026-02-30"},
                {"level": "beginner", "day": "today"},
                {"level": 1},
                {"level": "beginner", "x": 1},
            ):
                assert await ada.refused("/daily", **body)
            for query in ("month=2026-13", "month=x", "day=2026-11-15"):
                assert (await ada.ask("GET", f"/daily/calendar?{query}"))[0] in {400, 422}
            for query in ("day=2026-11-16", "day=x", "day=", "x=1"):
                assert (await ada.ask("GET", f"/daily?{query}"))[0] in {400, 422}

    asyncio.run(story())
