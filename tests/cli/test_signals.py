"""Ctrl-C once finishes cleanly, twice stops immediately; slow_signals.py tries 500 pairs."""

from __future__ import annotations

import sys

import pytest
from tests.cli.signals import COMMANDS, interrupted, pairs

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")


@pytest.mark.parametrize("name", COMMANDS)
def test_once(name: str) -> None:
    ended = interrupted(name, 0.5, None)
    assert ended.well, ended


@pytest.mark.extra
@pytest.mark.parametrize(("name", "first", "second"), pairs(8, 7, COMMANDS))
def test_twice(name: str, first: float, second: float) -> None:
    ended = interrupted(name, first, second)
    assert ended.well, ended
