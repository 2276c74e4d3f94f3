"""Puzzles: positions from games in which one technique, and no easier one, finds a safe cell."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import count, islice
from typing import TYPE_CHECKING, Final

from qmines import _kernel
from qmines.core.board import Board
from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.levels import Level, parse_level
from qmines.core.stream import Stream, random_seed
from qmines.errors import BudgetExceeded, Cancelled
from qmines.generate.certificate import positions
from qmines.generate.noguess import seed_number, seed_text
from qmines.generate.solution import PATIENCE, solve
from qmines.solver.ladder import deduce, technique_named
from qmines.solver.techniques import ROWS
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.core.deduction import ProofStep, TechniqueName
    from qmines.core.position import Position
    from qmines.core.stream import Seed
    from qmines.errors import Cell
    from qmines.solver import Budget, Cancel

_CHUNK: Final = 2000  # boards of one call


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and the proof step that finds a safe cell in it.

    Mines that easier steps find are already marked in the position. ``board`` is the complete
    board, and ``start`` is the first click.

    >>> import qmines
    >>> made = qmines.puzzle("pair", seed=1)
    >>> made.step.technique.value
    'pair'
    """

    position: Position
    step: ProofStep
    board: Board
    start: Cell
    seed: str

    def __repr__(self) -> str:
        size = f"{self.position.width}×{self.position.height}"
        return f"<Puzzle on {size}: {self.technique.value}, seed={self.seed!r}>"

    def __str__(self) -> str:
        return str(self.position)

    @property
    def technique(self) -> Technique:
        """The technique that the puzzle needs."""
        return self.step.technique


def puzzle(
    technique: Technique | TechniqueName,
    level: str | Level | None = None,
    *,
    seed: Seed | None = None,
    budget: Budget = PATIENCE,
    progress: Callable[[int, int], None] | None = None,
    cancel: Cancel | None = None,
) -> Puzzle:
    """Generate a position in which this technique, and no easier one, finds a safe cell.

    >>> puzzle("pair", seed=1).step.technique.value
    'pair'
    """
    return next(
        puzzles(technique, 1, level, seed=seed, budget=budget, progress=progress, cancel=cancel)
    )


def puzzles(
    technique: Technique | str,
    number: int,
    level: str | Level | None = None,
    *,
    seed: Seed | None = None,
    budget: Budget = PATIENCE,
    progress: Callable[[int, int], None] | None = None,
    cancel: Cancel | None = None,
) -> Iterator[Puzzle]:
    """Generate several puzzles: number 0 has the seed itself, number i the seed ``SEED/i``.

    Raises:
        InvalidInput: no such technique or level.
        BudgetExceeded: none was found in time.
        Cancelled: the flag was set.
    """
    wanted = technique_named(technique)
    level = parse_level(level) if isinstance(level, str) else level or ROWS[wanted].puzzle
    base = seed_text(random_seed() if seed is None else seed)
    tell = progress or (lambda _found, _tried: None)
    before = 0
    for i in range(number):
        text = seed_number(base, i)
        for mask, tried in _search(wanted, level, text, budget, cancel):
            tell(i + (mask is not None), before + tried)
            if mask is not None:
                before += tried
                yield _cut(wanted, Board(level.grid, mask), text)


def _search(
    technique: Technique, level: Level, seed: str, budget: Budget, cancel: Cancel | None
) -> Iterator[tuple[bytes | None, int]]:
    """Yields the number of boards tried so far, with a suitable board at the end."""
    number = Stream(seed).derive("puzzle").seed64()
    until = time.monotonic() + budget.seconds
    start = level.grid.index(*_start(level))
    for first in count(0, _CHUNK):
        mask, tried, stopped = _kernel.riddle(
            *level,
            start,
            technique=technique.rank,
            seed=number,
            first=first,
            attempts=_CHUNK,
            seconds=max(until - time.monotonic(), 1e-3),
            cancel=cancel,
        )
        if mask is not None:
            yield mask, tried
            return
        # On small fields, a call is too short to check the clock.
        if stopped == "cancelled" or (cancel is not None and cancel.is_set):
            raise Cancelled("the search for a puzzle was cancelled")
        if stopped or time.monotonic() >= until:
            size = f"{level.width}×{level.height} position with {plural(level.mines, 'mine')}"
            raise BudgetExceeded(
                f"found no {size} that needs {technique} in {budget.seconds:g} s "
                f"(at least {first:,} boards tried): try more mines or another seed"
            )
        yield None, first + _CHUNK


def _cut(technique: Technique, board: Board, seed: str) -> Puzzle:
    """The position before a step with this technique; the seed chooses one of them."""
    start = _start(Level(board.grid.width, board.grid.height, board.mines))
    steps, _ = solve(board, start, hardest=technique)
    fitting = [i for i, step in enumerate(steps) if step.technique is technique and step.safe]
    chosen = fitting[Stream(seed).derive("step").below(len(fitting))]
    position = next(islice(positions(board, start, steps[:chosen]), chosen, None))
    made = Puzzle(position, steps[chosen], board, start, seed)
    assert is_puzzle(position, technique), f"the position does not need {technique}"  # noqa: S101
    return made


def is_puzzle(position: Position, technique: Technique | str) -> bool:
    """Whether this technique decides a cell, and no easier one decides any."""
    wanted = technique_named(technique)
    weaker = TECHNIQUES[: wanted.rank]
    if weaker and deduce(position, hardest=weaker[-1]):
        return False
    steps = deduce(position, hardest=wanted, until_safe=True)
    return any(step.technique is wanted for step in steps)


def _start(level: Level) -> Cell:
    return level.height // 2, level.width // 2
