"""R1 to R4, D1, D2, D4, D11, T1 and S1: each mistake planted in a server or a solver is found.

    pytest tests/faults/slow_fire.py

It takes about five minutes; docs/reliability.md says when it was run last. That most of these
commands find nothing without a mistake is part of the test suite.
"""

from __future__ import annotations

import sys

import pytest

from support.programs import program

from .fire import BUSY, SCALE, holds, is_found, run
from .test_simulated_players import FEW

PLANTS = ("leaderboard-win", "lost-move")


@pytest.mark.parametrize("fault", ["early", "buffer"])
def test_lost_moves_are_noticed(fault: str):
    words = "acknowledged moves are lost or changed"
    is_found(fault, words, "kills", "--players", "4", "--kills", "30")


def test_moves_acknowledged_before_a_sync_are_noticed():
    program("strace")
    is_found("unsynced", "acknowledged before a sync", "syncs", "--moves", "12")


def test_swallowed_clicks_are_noticed():
    is_found("swallow", "are stored", "clicks", "--clicks", "48", "--servers", "1")


def test_moves_acknowledged_although_the_store_refused_them_are_noticed():
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


def test_times_that_jump_with_the_clock_are_noticed():
    is_found("backwards", "ran backwards", "jumps", "--jumps", "6")


def test_time_taken_off_the_clock_of_a_game_is_noticed():
    few = ("--moves", "3", "--think", "0.3", "--seconds", "3", *BUSY)
    assert "alone" in holds("clock", *few)
    is_found("forgetful", "of the real time counted", "clock", *few, "alone", "pair")


@pytest.mark.skipif(sys.platform != "linux", reason="counts the memory as Linux does")
def test_mistakes_of_the_solver_are_noticed():
    small = ("--boards", "28", "--seconds", "0.1", "--mib", "16", "--late", "2")
    assert "nothing planted: 0 findings" in holds("hard", "--planted", *small)


def test_a_lost_move_and_a_wrong_leaderboard_are_noticed():
    """Each is planted after a check that found nothing."""
    planted = [argument for plant in PLANTS for argument in ("--plant", plant)]
    done = run("simulated_players", *FEW, *planted, folder=SCALE)
    assert done.returncode == 1, done.stdout + done.stderr
    problems = [line.partition(": ")[::2] for line in done.stderr.splitlines()[:-1]]
    assert {plant for plant, _ in problems} == set(PLANTS), done.stderr
    wrong = [what for plant, what in problems if plant == "leaderboard-win"]
    assert all(what.startswith("leaderboard ") for what in wrong), done.stderr
    lost = next(what for plant, what in problems if plant == "lost-move")
    assert lost.endswith("is lost"), done.stderr
