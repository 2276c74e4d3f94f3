"""Fields in plain Python, one cell at a time: what the quick code is held against."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from qmines.core.board import Board
from qmines.core.grid import Grid

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Iterator

HIDDEN, FLAG = 9, 10


def random_board(rng: random.Random, *, most: int = 20, least: int = 1) -> Board:
    """A board of any shape and density."""
    grid = Grid(rng.randint(least, most), rng.randint(least, most))
    density = rng.choice([0.0, 0.05, 0.15, 0.2, 0.3, 0.5, 0.9])
    mask = bytes(rng.random() < density for _ in range(grid.cells))
    return Board(grid, mask)


def all_masks(cells: int, mines: int) -> Iterator[bytes]:
    """Every way to mine some of the cells."""
    for chosen in combinations(range(cells), mines):
        mask = bytearray(cells)
        for cell in chosen:
            mask[cell] = 1
        yield bytes(mask)


def flood(board: Board, cells: bytearray, starts: Iterable[int]) -> None:
    """Open cells, and around every 0 what touches it; flags stay."""
    todo = list(starts)
    while todo:
        cell = todo.pop()
        if cells[cell] < HIDDEN or cells[cell] == FLAG:
            continue
        cells[cell] = board.number_at(cell)
        if cells[cell] == 0:
            todo.extend(board.grid.neighbours(cell))


def regions(grid: Grid, inside: set[int]) -> int:
    """How many regions these cells form, corners included."""
    count = 0
    left = set(inside)
    while left:
        count += 1
        todo = [left.pop()]
        while todo:
            near = left.intersection(grid.neighbours(todo.pop()))
            left -= near
            todo.extend(near)
    return count


def measures(board: Board) -> tuple[int, int, int]:
    """3BV, openings and islands."""
    grid = board.grid
    safe = {i for i in range(grid.cells) if not board.mask[i]}
    zeros = {i for i in safe if board.number_at(i) == 0}
    lone = {i for i in safe - zeros if zeros.isdisjoint(grid.neighbours(i))}
    openings = regions(grid, zeros)
    return openings + len(lone), openings, regions(grid, lone)


def needs_no_guess(board: Board, start: tuple[int, int]) -> bool:
    """Whether deduction wins: by writing down every board that fits, again and again."""
    grid = board.grid
    fits = [Board(grid, mask) for mask in all_masks(grid.cells, board.mines)]
    cells = bytearray([HIDDEN]) * grid.cells
    starts = [grid.index(*start)]
    while starts:
        flood(board, cells, starts)
        shown = [i for i, code in enumerate(cells) if code < HIDDEN]
        fits = [
            other
            for other in fits
            if all(not other.mask[i] and other.number_at(i) == cells[i] for i in shown)
        ]
        starts = [
            i
            for i, code in enumerate(cells)
            if code == HIDDEN and not any(other.mask[i] for other in fits)
        ]
    return cells.count(HIDDEN) == board.mines
