"""Perfect play at the end of a game, against a full game tree in plain Python."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import pytest

from qmines import _kernel
from qmines.core.position import HIDDEN
from solver.games import neighbourhood

if TYPE_CHECKING:
    from collections.abc import Callable


def tree(width: int, height: int) -> Callable[[frozenset[frozenset[int]], frozenset[int]], int]:
    """Tells how many of some boards are won by perfect play: every cell is tried everywhere."""
    near = neighbourhood(width, height)
    cells = range(width * height)

    @cache
    def numbers(board: frozenset[int]) -> list[int]:
        return [sum(n in board for n in near[cell]) for cell in cells]

    @cache
    def value(boards: frozenset[frozenset[int]], opened: frozenset[int]) -> int:
        if len(boards) == 1:
            return 1
        safe_cells = width * height - len(next(iter(boards)))
        if len(opened) == safe_cells:
            return len(boards)
        best = 0
        for cell in cells:
            if cell in opened:
                continue
            shown: dict[int, set[frozenset[int]]] = {}
            for board in boards:
                if cell not in board:
                    shown.setdefault(numbers(board)[cell], set()).add(board)
            if shown:
                won = sum(value(frozenset(s), opened | {cell}) for s in shown.values())
                best = max(best, won)
        return best

    return value


def fitting(width: int, height: int, mines: int, view: list[int]) -> list[frozenset[int]]:
    near = neighbourhood(width, height)
    hidden = [i for i, code in enumerate(view) if code == HIDDEN]
    return [
        board
        for board in map(frozenset, combinations(hidden, mines))
        if all(
            code == HIDDEN or code == sum(n in board for n in near[i])
            for i, code in enumerate(view)
        )
    ]


@pytest.mark.parametrize(("width", "height", "mines"), [(3, 3, 2), (4, 3, 3), (4, 4, 3), (5, 2, 3)])
def test_perfect_play_equals_the_full_tree(width: int, height: int, mines: int) -> None:
    rng = random.Random(width * 100 + height)
    near = neighbourhood(width, height)
    compared = risky = 0
    while compared < 25:
        board = frozenset(rng.sample(range(width * height), mines))
        safe = [i for i in range(width * height) if i not in board]
        view = [HIDDEN] * (width * height)
        for cell in rng.sample(safe, rng.randint(1, 3)):
            view[cell] = sum(n in board for n in near[cell])
        boards = fitting(width, height, mines, view)
        if not 2 <= len(boards) <= 24:
            continue
        opened = frozenset(i for i, code in enumerate(view) if code != HIDDEN)
        found = _kernel.endgame(bytes(view), width, height, mines)
        assert found is not None
        _, won, all_boards = found
        assert all_boards == len(boards)
        assert won == tree(width, height)(frozenset(boards), opened)
        compared += 1
        risky += won < all_boards
    assert risky >= 5


def test_too_many_boards_are_declined() -> None:
    assert _kernel.endgame(bytes([HIDDEN] * 100), 10, 10, 20) is None


@pytest.mark.parametrize("strategy", ["simple", "deduce", "safest", "progress", "best"])
def test_games_do_not_depend_on_threads(strategy: str) -> None:
    alone = _kernel.simulate(9, 9, 10, "opening", 20, strategy, seed=3, games=300, threads=1)
    shared = _kernel.simulate(9, 9, 10, "opening", 20, strategy, seed=3, games=300, threads=3)
    for a, b in zip(alone, shared, strict=True):
        assert np.array_equal(a, b)
    parts = [
        _kernel.simulate(9, 9, 10, "opening", 20, strategy, seed=3, first=f, games=150, threads=1)
        for f in (0, 150)
    ]
    assert np.array_equal(np.concatenate([p[0] for p in parts]), alone[0])


def test_strategies_are_ordered_by_strength() -> None:
    won = {
        name: _kernel.simulate(16, 16, 40, "safe", 0, name, seed=5, games=1500, threads=2)[0].mean()
        for name in ("simple", "deduce", "safest", "best")
    }
    assert won["simple"] < won["deduce"] < won["safest"] < won["best"]


def test_given_boards_play_as_drawn_ones() -> None:
    boards = np.stack(
        [_kernel.contest_board(9, 9, 10, "safe", 0, seed=2, index=i) for i in range(100)]
    )
    assert (boards.sum(axis=(1, 2)) == 10).all()
    assert not boards[:, 0, 0].any()
    drawn = _kernel.simulate(9, 9, 10, "safe", 0, "progress", seed=2, games=100)
    given = _kernel.play_boards(boards, [0] * 100, "progress", seed=2)
    for a, b in zip(drawn, given, strict=True):
        assert np.array_equal(a, b)
