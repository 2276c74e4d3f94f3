"""Random positions of every kind that a person may type or a game may show."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from qmines.core.grid import Grid
from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE, Position
from qmines.errors import InvalidInput
from solver.games import Snapshot, clue_values, flood, neighbourhood, random_mask

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_FREE = 20
DENSITIES = (0.05, 0.15625, 0.2, 0.20625, 0.5, 0.8)
KINDS = ("scattered", "flooded", "typed", "spoilt")


def from_snapshot(snapshot: Snapshot) -> Position:
    """The position of a moment in a game."""
    return Position.from_rows(snapshot.rows, snapshot.mines)


def free_cells(position: Position) -> int:
    """How many cells may or may not be mines."""
    return sum(code in (HIDDEN, FLAG, QUESTION) for code in position.cells)


def _size(rng: random.Random) -> tuple[int, int]:
    shape = rng.random()
    if shape < 0.15:
        return rng.randint(1, 24), 1
    if shape < 0.3:
        return 1, rng.randint(1, 24)
    return rng.randint(2, 7), rng.randint(2, 6)


def _view(rng: random.Random, kind: str, mask: bytes, width: int, height: int) -> list[int]:
    """Cell codes of the given kind, with no more than ``MOST_FREE`` of them hidden."""
    values = clue_values(mask, width, height)
    view = [HIDDEN] * len(mask)
    safe = [i for i, mined in enumerate(mask) if not mined]
    rng.shuffle(safe)
    if kind == "flooded":
        wanted = rng.randint(0, MOST_FREE)
        for index in safe:
            if view.count(HIDDEN) <= wanted:
                break
            flood(view, values, index, width, height)
        return view
    if kind == "typed":
        for index in rng.sample(range(len(mask)), rng.randint(0, min(6, len(mask)))):
            room = len(neighbourhood(width, height)[index])
            view[index] = rng.choice((0, 1, 1, 1, 2, 2, 2, 3, 3, rng.randint(0, 8), room))
        return view
    for index in safe[: rng.randint(0, len(safe))]:
        view[index] = values[index]
    clues = [i for i, value in enumerate(view) if value != HIDDEN]
    if kind == "spoilt" and clues:
        for index in rng.sample(clues, rng.randint(1, min(2, len(clues)))):
            view[index] = min(8, max(0, view[index] + rng.choice((-1, 1))))
    return view


def _mark(rng: random.Random, view: list[int], mask: bytes, *, honest: bool) -> None:
    """Put marks and assertions on some hidden cells: mostly true ones if ``honest``."""
    share = rng.choice((0.1, 0.3, 0.6))
    for index, code in enumerate(view):
        if code == HIDDEN and rng.random() < share:
            mined = mask[index] if honest else rng.random() < 0.3
            view[index] = rng.choice((FLAG, QUESTION, MINE if mined else SAFE))


def small_position(rng: random.Random, kind: str | None = None) -> Position:
    """A position that the twin can write out; it may well be contradictory."""
    while True:
        wanted = kind or rng.choice(KINDS)
        width, height = _size(rng)
        mines = rng.randint(0, width * height)
        if rng.random() < 0.8:
            mines = min(mines, round(width * height * rng.uniform(0.05, 0.4)))
        mask = random_mask(rng, width, height, mines)
        view = _view(rng, wanted, mask, width, height)
        if rng.random() < 0.35:
            _mark(rng, view, mask, honest=wanted in ("scattered", "flooded") or rng.random() < 0.5)
        total: int | None = mines
        fate = rng.random()
        if fate < 0.3:
            total = None
        elif wanted in ("typed", "spoilt") or fate < 0.35:
            total = rng.randint(0, sum(code >= HIDDEN for code in view))
        try:
            position = Position(
                Grid(width, height), bytes(view), total, density=rng.choice(DENSITIES)
            )
        except InvalidInput:  # the total cannot hold; not what is looked for here
            continue
        if free_cells(position) <= MOST_FREE:
            return position


def small_positions(seed: int, count: int, kind: str | None = None) -> Iterator[Position]:
    """``count`` small positions of one kind, or of all kinds."""
    rng = random.Random(seed)
    return (small_position(rng, kind) for _ in range(count))


def crop(rng: random.Random, snapshot: Snapshot, width: int, height: int) -> Position:
    """A part of a game's position as a field of its own, with its own clues and total.

    Clues on the rim are counted anew, because mines beyond the rim are gone.
    """
    whole, tall = len(snapshot.rows[0]), len(snapshot.rows)
    left, top = rng.randint(0, whole - width), rng.randint(0, tall - height)
    mask = b"".join(
        snapshot.mask[r * whole + left : r * whole + left + width] for r in range(top, top + height)
    )
    values = clue_values(mask, width, height)
    view = [
        HIDDEN if snapshot.rows[top + i // width][left + i % width] == "#" else values[i]
        for i in range(width * height)
    ]
    return Position(Grid(width, height), bytes(view), sum(mask))
