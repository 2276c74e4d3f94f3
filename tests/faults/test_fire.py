"""R2 to R4, D2 and S1 in short: real servers under fire, and each mistake planted in one is found.

The whole of it are the commands in benchmarks/fire; their figures are in docs/reliability.md.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from .fire import BUSY, FIRE, holds, is_found


@pytest.mark.skipif(
    shutil.which("strace") is None and not os.environ.get("CI"), reason="strace is not installed"
)
def test_the_disk_is_synced_before_a_move_is_acknowledged():
    assert "0 answered before a sync" in holds("syncs", "--moves", "24")
    is_found("unsynced", "acknowledged before a sync", "syncs", "--moves", "12")


def test_clicks_of_many_clients_have_one_order():
    told = holds("clicks", "--clicks", "96", "--servers", "2")
    assert "96 clicks of 16 clients" in told
    assert ", 0 findings" in told
    is_found("swallow", "are stored", "clicks", "--clicks", "48", "--servers", "1")


@pytest.mark.skipif(
    not list(Path("/usr/lib/postgresql").glob("*/bin")) and not os.environ.get("CI"),
    reason="PostgreSQL is not installed",
)
def test_a_database_that_is_gone_and_comes_back():
    assert "2 outages" in holds("outages", "postgres", "--rounds", "2")


def test_what_the_store_refused_is_not_acknowledged():
    is_found("deaf", "are lost or changed", "outages", "errors", "--rounds", "1")


def test_a_solver_that_nobody_waits_for_is_noticed():
    is_found("stubborn", "not free", "starve", "cancel", "--rounds", "2", "--slack", "15")


def test_slow_commits_are_noticed():
    few = ("--seconds", "1", "--pace", "40", "--players", "8")
    is_found("sleepy", "at 99%", "load", *few)


def test_the_memory_of_sockets_is_noticed():
    is_found("heavy", "more than 32 KiB each", "idle", "--sockets", "200", "--seconds", "0")


def test_headers_without_limit_are_noticed():
    few = ("headers", "--megabytes", "5", "--seconds", "4", *BUSY)
    assert "headers, 5 MB: 431" in holds("headers", *few)
    is_found("unlimited_headers", "more than 10 MiB", "headers", *few)


def test_solvers_without_a_deadline_are_noticed():
    is_found("timeless", "not refused at its deadline", "deadlines", "fork")


def test_times_do_not_jump_with_the_clock():
    is_found("backwards", "ran backwards", "jumps", "--jumps", "6")


def test_reading_a_game_again_takes_no_time_off_its_clock():
    few = ("--moves", "3", "--think", "0.3", "--seconds", "3", *BUSY)
    assert "alone" in holds("clock", *few)
    is_found("forgetful", "of the real time counted", "clock", *few, "alone", "pair")


def test_growth_is_that_of_the_ends(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(FIRE))
    import soak  # noqa: PLC0415

    assert soak.growth([100.0] * 60) == 0
    assert abs(soak.growth([100.0 + 0.1 * minute for minute in range(60)]) - 0.05) < 0.001
    assert soak.growth([100.0] * 30 + [110.0] * 30) > soak.MOST
