"""Ctrl-C in scripts that play games: once keeps what is done, twice stops immediately."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from tests.cli.signals import SCRIPTS, interrupted, pairs, policy

from qmines.core.levels import LEVELS
from qmines.lab import Contest, Journal, PolicyContest, SeededContest, prepare

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")


@pytest.mark.extra
@pytest.mark.parametrize("name", SCRIPTS)
def test_once(name: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    ended = interrupted(name, 0.0, None, kept)
    assert ended.well, ended
    contest: Contest = SeededContest(LEVELS["expert"], seed=1)
    if "policy" in name:
        contest = PolicyContest(SeededContest(LEVELS["expert"], seed=1), policy)
    with Journal(kept, [contest]) as journal:
        assert prepare(contest, 10_000_000, journal).count


@pytest.mark.extra
@pytest.mark.parametrize(("name", "first", "second"), pairs(4, 3, SCRIPTS))
def test_twice(name: str, first: float, second: float) -> None:
    ended = interrupted(name, first, second)
    assert ended.well, ended
