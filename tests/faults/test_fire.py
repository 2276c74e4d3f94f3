"""R1 to R4, D1 and T1 in short: real servers under fire, and hard positions.

The whole of it are the commands in benchmarks/fire; their figures are in docs/reliability.md. That
each finds the mistakes that it looks for is checked by slow_fire.py.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from support.programs import missing, program

from .fire import FIRE, holds


def test_no_acknowledged_move_is_lost_or_doubled():
    told = holds("kills", "--players", "4", "--kills", "2")
    assert "2 kills" in told
    assert ", 0 findings" in told


def test_the_disk_is_synced_before_a_move_is_acknowledged():
    program("strace")
    assert "0 answered before a sync" in holds("syncs", "--moves", "24")


def test_clicks_of_many_clients_have_one_order():
    told = holds("clicks", "--clicks", "64", "--clients", "8", "--servers", "2")
    assert "64 clicks of 8 clients on 2 servers" in told
    assert ", 0 findings" in told


def test_a_database_that_is_gone_and_comes_back():
    if not list(Path("/usr/lib/postgresql").glob("*/bin")):
        missing("PostgreSQL is missing: apt-get install postgresql")
    assert "2 outages" in holds("outages", "postgres", "--rounds", "2")


def test_a_killed_server_takes_no_time_off_the_clock_of_a_game():
    assert "restart: " in holds("clock", "restart", "--moves", "1", "--think", "1")


@pytest.mark.skipif(sys.platform != "linux", reason="counts the memory as Linux does")
def test_hard_positions_stay_within_their_budget():
    small = ("--boards", "28", "--seconds", "0.1", "--mib", "16", "--late", "2")
    assert "28 boards of seed 2026, 0 findings" in holds("hard", *small)


def test_growth_is_that_of_the_ends(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(FIRE))
    import soak  # noqa: PLC0415

    assert soak.growth([100.0] * 60) == 0
    assert abs(soak.growth([100.0 + 0.1 * minute for minute in range(60)]) - 0.05) < 0.001
    assert soak.growth([100.0] * 30 + [110.0] * 30) > soak.MOST
