"""Boards and positions from played games, from a seed, in plain Python.

No solver code in here: a simple player floods, applies one clue at a time and
guesses. Nothing but the standard library is used, so that the benchmarks can
share it.
"""

from __future__ import annotations

import random
from collections import deque
from functools import cache
from typing import NamedTuple

HIDDEN = 9
SYMBOLS = "012345678#"
EXPERT = (30, 16, 99)


class Snapshot(NamedTuple):
    """What the player saw at one moment, and the mines that were really there."""

    rows: tuple[str, ...]
    mines: int
    mask: bytes


@cache
def neighbourhood(width: int, height: int) -> tuple[tuple[int, ...], ...]:
    """For every cell, row by row, the numbers of the cells around it."""
    return tuple(
        tuple(
            r * width + c
            for r in range(max(row - 1, 0), min(row + 2, height))
            for c in range(max(column - 1, 0), min(column + 2, width))
            if (r, c) != (row, column)
        )
        for row in range(height)
        for column in range(width)
    )


def random_mask(
    rng: random.Random, width: int, height: int, mines: int, free: tuple[int, ...] = ()
) -> bytes:
    """A uniformly random board with no mine on the ``free`` cells: one byte a cell."""
    mask = bytearray(width * height)
    if free:
        forbidden = set(free)
        room: range | list[int] = [i for i in range(len(mask)) if i not in forbidden]
    else:
        room = range(len(mask))
    for index in rng.sample(room, mines):
        mask[index] = 1
    return bytes(mask)


def clue_values(mask: bytes, width: int, height: int) -> list[int]:
    """The number of mines around every cell."""
    values = [0] * len(mask)
    near = neighbourhood(width, height)
    for index, mined in enumerate(mask):
        if mined:
            for n in near[index]:
                values[n] += 1
    return values


def flood(view: list[int], values: list[int], start: int, width: int, height: int) -> list[int]:
    """Open ``start`` and, around zeros, everything that follows. Returns the opened cells."""
    near = neighbourhood(width, height)
    opened = []
    stack = [start]
    while stack:
        index = stack.pop()
        if view[index] != HIDDEN:
            continue
        view[index] = values[index]
        opened.append(index)
        if not values[index]:
            stack.extend(near[index])
    return opened


def to_rows(view: list[int], width: int) -> tuple[str, ...]:
    """One string a row, ``#`` for a hidden cell."""
    text = "".join(SYMBOLS[value] for value in view)
    return tuple(text[i : i + width] for i in range(0, len(text), width))


class _Game:
    """One game by a player who sees one clue at a time."""

    def __init__(
        self, rng: random.Random, width: int, height: int, mines: int, *, lucky: bool
    ) -> None:
        self.rng = rng
        self.width, self.height = width, height
        self.near = neighbourhood(width, height)
        self.lucky = lucky
        start = rng.randrange(width * height)
        opens = rng.random() < 0.5 and width * height - mines >= 9
        self.mask = random_mask(
            rng, width, height, mines, (start, *self.near[start]) if opens else (start,)
        )
        self.values = clue_values(self.mask, width, height)
        self.view = [HIDDEN] * (width * height)
        self.marked = bytearray(width * height)
        self.queue: deque[int] = deque()
        self._open(start)

    def _open(self, index: int) -> None:
        for cell in flood(self.view, self.values, index, self.width, self.height):
            if self.values[cell]:
                self.queue.append(cell)
            self.queue.extend(n for n in self.near[cell] if 0 < self.view[n] < HIDDEN)

    def _deduce(self) -> bool:
        """Apply clues in turn until one opens cells; False if none does."""
        view, marked = self.view, self.marked
        while self.queue:
            clue = self.queue.popleft()
            unknown = [n for n in self.near[clue] if view[n] == HIDDEN and not marked[n]]
            if not unknown:
                continue
            need = view[clue] - sum(marked[n] for n in self.near[clue])
            if need == len(unknown):
                for cell in unknown:
                    marked[cell] = 1
                    self.queue.extend(n for n in self.near[cell] if view[n] < HIDDEN)
            elif need == 0:
                for cell in unknown:
                    self._open(cell)
                return True
        return False

    def _guess(self) -> int | None:
        """A cell to open when no clue helps, or None when the game is over."""
        view = self.view
        covered = [i for i, v in enumerate(view) if v == HIDDEN and not self.marked[i]]
        if self.lucky:
            covered = [i for i in covered if not self.mask[i]]
            return self.rng.choice(covered) if covered else None
        near_clues = [i for i in covered if any(view[n] < HIDDEN for n in self.near[i])]
        if not covered:
            return None
        cell = self.rng.choice(near_clues if near_clues and self.rng.random() < 0.7 else covered)
        return None if self.mask[cell] else cell

    def moments(self) -> list[tuple[str, ...]]:
        """Play to the end; what was seen before some of the deductions and every guess."""
        seen = []
        safe = len(self.mask) - sum(self.mask)
        while True:
            progress = self._deduce()
            if sum(v < HIDDEN for v in self.view) == safe:
                return seen
            if not progress or self.rng.random() < 0.1:
                seen.append(to_rows(self.view, self.width))
            if not progress:
                cell = self._guess()
                if cell is None:
                    return seen
                self._open(cell)


def played(
    seed: int,
    count: int,
    *,
    width: int = EXPERT[0],
    height: int = EXPERT[1],
    mines: int = EXPERT[2],
    per_game: int = 4,
) -> list[Snapshot]:
    """``count`` different positions from the course of games, at most ``per_game`` of each.

    In half of the games every guess succeeds, so that late positions are among them.
    """
    rng = random.Random(seed)
    found: dict[tuple[tuple[str, ...], int], Snapshot] = {}
    while len(found) < count:
        game = _Game(rng, width, height, mines, lucky=rng.random() < 0.5)
        moments = game.moments()
        for rows in rng.sample(moments, min(per_game, len(moments))):
            found[rows, mines] = Snapshot(rows, mines, game.mask)
    return list(found.values())[:count]


def lattice(seed: int, width: int, height: int, mines: int, *, first: int = 1) -> Snapshot:
    """A random board with a clue at every second cell of every second row, nothing flooded.

    The clues start at row and column ``first``, 0 or 1; no mine lies on any of them.
    """
    places = [r * width + c for r in range(first, height, 2) for c in range(first, width, 2)]
    mask = random_mask(random.Random(seed), width, height, mines, tuple(places))
    values = clue_values(mask, width, height)
    view = [HIDDEN] * len(mask)
    for index in places:
        view[index] = values[index]
    return Snapshot(to_rows(view, width), mines, mask)


def scattered(seed: int, width: int, height: int, mines: int, clues: int) -> Snapshot:
    """A board with ``clues`` random safe cells open, nothing flooded."""
    rng = random.Random(seed)
    mask = random_mask(rng, width, height, mines)
    values = clue_values(mask, width, height)
    view = [HIDDEN] * len(mask)
    for index in rng.sample([i for i, mined in enumerate(mask) if not mined], clues):
        view[index] = values[index]
    return Snapshot(to_rows(view, width), mines, mask)


def flooded(seed: int, width: int, height: int, mines: int, share: float) -> Snapshot:
    """A board with random zeros flooded until ``share`` of its cells are open (or none is left)."""
    rng = random.Random(seed)
    mask = random_mask(rng, width, height, mines)
    values = clue_values(mask, width, height)
    view = [HIDDEN] * len(mask)
    wanted = share * len(mask)
    zeros = [i for i, value in enumerate(values) if not value and not mask[i]]
    rng.shuffle(zeros)
    opened = 0
    for index in zeros:
        if opened >= wanted:
            break
        opened += len(flood(view, values, index, width, height))
    return Snapshot(to_rows(view, width), mines, mask)
