"""Games that are played faster or more regularly than people play are noticed; others are not."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from qmines.session import Entry
from qmines.session.pace import FASTEST_3BV, FEWEST, unusual_pace
from qmines.store.database.score_schema import JUDGING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

GAMES = 200


def played(pauses: Iterable[float]) -> list[Entry]:
    """A game with these pauses before its moves, in seconds."""
    at, entries = 0.0, []
    for number, pause in enumerate(pauses):
        at += pause
        entries.append(Entry(round(1000 * at), f"open {number // 30} {number % 30}"))
    return entries


def judged(entries: list[Entry], bbbv: int | None = None) -> str:
    return unusual_pace(entries, bbbv, entries[-1].at - entries[0].at)


def person(dice: random.Random) -> list[float]:
    """Pauses of a skilled person: log-normal, some long ones to think, quick runs of clicks."""
    speed, found = dice.uniform(0.18, 0.9), []
    for _ in range(dice.randrange(40, 250)):
        pause = dice.lognormvariate(0, dice.uniform(0.35, 0.7)) * speed
        found.append(pause + (dice.expovariate(0.5) if dice.random() < 0.05 else 0))
    return found


@pytest.mark.parametrize("seed", range(GAMES))
def test_people_are_not_marked(seed: int):
    dice = random.Random(seed)
    assert not judged(played(person(dice)))


def test_a_record_is_not_marked():
    """An Expert game in 30 s with 190 clicks."""
    dice = random.Random(1)
    pauses = [dice.lognormvariate(0, 0.45) for _ in range(190)]
    scale = 30 / sum(pauses)
    assert not judged(played(scale * each for each in pauses))


@pytest.mark.parametrize(
    ("what", "pause"),
    [
        ("fast", lambda _: 0.0),
        ("fast", lambda dice: dice.uniform(0.001, 0.05)),
        ("regular", lambda _: 0.5),
        ("regular", lambda dice: dice.gauss(0.3, 0.005)),  # a program behind a network
        ("regular", lambda dice: dice.uniform(0.95, 1.05)),
        ("", lambda dice: dice.uniform(0.2, 0.6)),  # a program that hides its pace
    ],
)
def test_programs_are_marked(what: str, pause: Callable[[random.Random], float]):
    dice = random.Random(7)
    assert judged(played(pause(dice) for _ in range(120))) == what


def test_moves_that_arrive_together_are_no_sign():
    """Offline for a while: thirty moves in one moment, in a game of a hundred."""
    dice = random.Random(3)
    pauses = [dice.lognormvariate(-0.7, 0.5) for _ in range(100)]
    pauses[40:70] = [sum(pauses[40:70])] + [0.0] * 29
    assert not judged(played(pauses))


def test_short_games_and_what_is_no_move_say_nothing():
    assert not judged(played([0.5] * (FEWEST - 1)))
    pauses = [Entry(500 * n, ("pause", "resume", "undo", "help chances")[n % 4]) for n in range(99)]
    assert not judged(pauses)


@pytest.mark.parametrize(
    ("bbbv", "seconds"),
    [
        (1, 0.0),  # one click
        (2, 0.12),
        (3, 0.25),
        (10, 1.1),  # quick hands on an easy Beginner board
        (30, 4.0),  # better than the best on Intermediate
        (150, 25.0),  # 6 3BV per second, as in the best Expert games
        (None, 0.0),  # rules without 3BV
    ],
)
def test_the_best_people_are_not_marked_however_short_the_game(bbbv: int | None, seconds: float):
    assert unusual_pace(played([0.2] * 3), bbbv, round(1000 * seconds)) == ""


@pytest.mark.parametrize(
    ("bbbv", "seconds"), [(2, 0.0), (3, 0.1), (12, 0.037), (40, 3.0), (150, 11.0)]
)
def test_programs_are_marked_however_short_the_game(bbbv: int, seconds: float):
    assert unusual_pace(played([0.2] * 3), bbbv, round(1000 * seconds)) == "fast"


def test_databases_of_older_versions_are_judged_alike():
    assert any(f"milliseconds < {FASTEST_3BV} * (bbbv - 1)" in step for step in JUDGING)
