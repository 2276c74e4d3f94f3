"""Random games of Forgiving; slow_forgiving plays a million moves."""

from __future__ import annotations

from modes.random_moves import Checker


def test_random_moves():
    tally = Checker(2026).play(8_000)
    assert tally["moves"] == 8_000
    for name in ("saves", "known_mine", "punished", "cleared"):
        assert tally[name] > 12, name
