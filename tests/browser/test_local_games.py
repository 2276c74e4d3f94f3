"""Games in the page are the games of the rules in Python: every event, view, hash and file."""

from __future__ import annotations

import random

import pytest

from .local_games import differing, in_the_page, random_game

pytestmark = pytest.mark.quick


def test_random_games_are_the_same() -> None:
    rng = random.Random(21)
    games = [random_game(rng) for _ in range(300)]
    for played, here in zip(games, in_the_page(games), strict=True):
        assert differing(played, here) == [], played.document
    outcomes = {(each.document["rules"], each.game.outcome.reason.value) for each in games}
    reasons = {("classic", "mine"), ("classic", "cleared"), ("forgiving", "cleared")}
    assert reasons | {("forgiving", "known_mine"), ("forgiving", "punished")} <= outcomes
    assert sum(each.game.measures.saves or 0 for each in games if each.game.outcome.over) > 20
    assert any(each.document["options"].get("no_guess") for each in games)
