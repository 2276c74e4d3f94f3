"""The time of day jumps: nothing is deleted or revealed too early, and nobody is locked out."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select

from qmines.store import Store
from qmines.store.accounts.accounts import TRIES, Accounts, WrongPassword
from qmines.store.accounts.attempts import TooOften
from qmines.store.accounts.players import DAY
from qmines.store.database.tables import GAMES, SESSIONS
from qmines.web import site as site_module
from qmines.web.clock_watch import QUIET, ClockWatch
from web.asgi import ask, running

if TYPE_CHECKING:
    from pathlib import Path

YEAR = 366 * DAY


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """By how many milliseconds the time of day is ahead, to be changed."""
    by, real = [0], time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + by[0] * 1_000_000)
    return by


@pytest.mark.parametrize("jump", [61_000, -61_000, YEAR, -50 * YEAR])
def test_a_jump_is_noticed_for_an_hour(jump: int):
    at, shown = [0.0], [0]
    watch = ClockWatch(lambda: at[0], lambda: shown[0])

    def passes(seconds: float) -> bool:
        at[0] += seconds
        shown[0] += round(1000 * seconds) + 20  # it is never quite the same
        return watch.steady()

    assert all(passes(15) for _ in range(1000))
    shown[0] += jump
    assert not passes(15)
    assert not passes(QUIET - 1)
    assert passes(QUIET)


def test_attempts_of_a_later_time_lock_nobody_out(tmp_path: Path, ahead: list[int]):
    """Somebody tried passwords while the clock was a year ahead."""
    with Store(f"sqlite:///{tmp_path / 'a.db'}") as store:
        accounts = Accounts(store)
        accounts.sign_up("Ada", "correct zebra staple", address="1.2.3.4")
        ahead[0] = YEAR
        for error in [WrongPassword] * TRIES + [TooOften]:
            with pytest.raises(error):
                accounts.log_in("Ada", "wrong", address="1.2.3.4")
        ahead[0] = 0
        assert accounts.log_in("Ada", "correct zebra staple", address="1.2.3.4").token


def test_a_leap_deletes_no_session_and_reveals_no_daily_board(
    tmp_path: Path, ahead: list[int], monkeypatch: pytest.MonkeyPatch
):
    """A year ahead, all sessions have expired, and the day of the board is long over."""
    monkeypatch.setattr(site_module, "_MIDNIGHT", 0.05)
    monkeypatch.setattr(site_module, "_SOON", 1)  # the first cleanup begins at once

    async def work() -> None:
        async with running(f"sqlite:///{tmp_path / 'a.db'}", solvers=1) as app:
            site = app.state.site
            body = {"level": "beginner"}
            status, headers, text = await ask(app, "POST", "/api/daily", body)
            assert status == 201, text
            cookie = dict(headers)[b"set-cookie"].decode().partition(";")[0]
            game = json.loads(text)["id"]
            ahead[0] = YEAR
            again = site.spawn(site._clean_up())
            await asyncio.sleep(1)
            again.cancel()
            with site.store.database.read() as connection:
                assert connection.scalar(select(GAMES.c.sealed).where(GAMES.c.id == game))
                assert connection.scalar(select(func.count()).select_from(SESSIONS)) == 1
            ahead[0] = 0
            status, _, _ = await ask(app, "GET", f"/api/games/{game}", None, cookie)
            assert status == 200

    asyncio.run(work())
