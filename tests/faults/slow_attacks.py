"""D5 to D8, D12 and A8 in short: each mistake planted in a server is found by the attack on it.

    pytest tests/faults/slow_attacks.py

It takes about five minutes; docs/reliability.md says when it was run last.
"""

from __future__ import annotations

from .fire import BUSY, holds, is_found


def test_nobody_fills_the_disk():
    few = ("--only", "forks", "--seconds", "500", *BUSY)
    assert "4 × replay/fork 201, 4 × replay/fork 422" in holds("disk", *few, "--rounds", "2")
    words = "the database grew by more than 20 MB"
    is_found("unmetered", words, "disk", *few, "--rounds", "12")


def test_cells_explained_on_the_event_loop_are_noticed():
    few = ("--seconds", "5", "--games", "1", "--nice", "0")
    is_found("inline", "at 99%", "explain", *few)


def test_boards_dealt_where_games_are_loaded_are_noticed():
    few = ("--seconds", "8", "--nice", "0")
    is_found("shared_pool", "a new game takes more than 5 s", "dealing", *few)


def test_solvers_that_work_for_whoever_asked_first_are_noticed():
    is_found("first_come", "of the hints", "flood", "--seconds", "4", "--nice", "0")


def test_a_network_that_keeps_others_from_logging_in_is_noticed():
    assert "{200: 10}" in holds("logins", "--logins", "10", *BUSY)
    is_found("narrow", "fewer than 9 of 10 logins", "logins", "--logins", "10", "--nice", "0")


def test_players_who_share_the_limits_of_an_attacker_are_noticed():
    few = ("--only", "explain", "--seconds", "4", "--rest", "0", "--players", "2", "--nice", "0")
    is_found("one_address", "of the hints are answered", "everything", *few)
