"""Simulated players: what they did is stored and right."""

from __future__ import annotations

from .fire import SCALE, holds

FEW = (
    *("--players", "3", "--seconds", "1", "--pace", "0.01", "0.02", "--slack", "10000"),
    *("--workers", "1", "--store", "sqlite"),
)


def test_what_players_did_is_stored_and_right():
    told = holds("simulated_players", *FEW, folder=SCALE)
    assert "'lost moves': 0" in told
    assert "'wrong leaderboards': 0" in told
