"""No-guess boards, which can be won by deduction alone after the first click.

There are two methods. ``uniform`` draws boards until one needs no guessing, so all such boards are
equally likely. ``fast`` moves mines wherever a player would be stuck: it works at any density, but
its boards are not quite uniform (see ``docs/generate.md``). A seed gives the same board on every
machine.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from qmines.core.board import Board
from qmines.core.deduction import EASIEST, HARDEST, Technique
from qmines.core.levels import Level, parse_level
from qmines.core.stream import Stream, random_seed
from qmines.errors import Cancelled, InvalidInput
from qmines.generate.certificate import Grade
from qmines.generate.making import BoardRequest, Maker
from qmines.generate.measures import Regions
from qmines.generate.solution import PATIENCE, solve
from qmines.solver.ladder import technique_named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.core.deduction import ProofStep, TechniqueName
    from qmines.core.grid import Grid
    from qmines.core.stream import Seed
    from qmines.errors import Cell
    from qmines.solver import Budget, Cancel

Method: TypeAlias = Literal["uniform", "fast"]
METHODS: Final[tuple[Method, ...]] = get_args(Method)
# For games, the number of attempts is limited instead of the time, so that all machines agree.
_DEALT_UNIFORM: Final = (200, 100_000)  # attempts, and cells times attempts, at most
_DEALT_FAST: Final = (50, 400_000)
_DEALT_SECONDS: Final = 1e6


@dataclass(frozen=True)
class NoGuess:
    """A no-guess board with its first click and certificate, and how it was generated.

    The same ``seed``, level, start, method and techniques give the same board again.

    >>> import qmines
    >>> made = qmines.no_guess("beginner", seed=1)
    >>> made.start, made.board.mines, len(made.certificate) > 0
    ((4, 4), 10, True)
    """

    board: Board
    start: Cell
    seed: str
    method: Method
    attempts: int
    hardest: Technique = HARDEST

    def __str__(self) -> str:
        return str(self.board)

    @cached_property
    def certificate(self) -> tuple[ProofStep, ...]:
        """The proof steps that lead from the first click to the end."""
        steps, solved = solve(self.board, self.start, hardest=self.hardest)
        assert solved, "the board cannot be solved without guessing"  # noqa: S101
        return tuple(steps)

    @property
    def grade(self) -> Grade:
        """The hardest technique of the certificate, and how often each technique is used."""
        return Grade.of(self.certificate)

    @property
    def bbbv(self) -> int:
        """The 3BV of the board."""
        return Regions(self.board).bbbv


def no_guess(
    level: str | Level,
    start: Cell | None = None,
    *,
    method: Method = "uniform",
    seed: Seed | None = None,
    hardest: Technique | TechniqueName = HARDEST,
    grade: Technique | TechniqueName | None = None,
    budget: Budget = PATIENCE,
    progress: Callable[[int, int], None] | None = None,
    cancel: Cancel | None = None,
) -> NoGuess:
    """Generate one no-guess board; takes the same options as ``no_guess_boards``.

    >>> made = no_guess("beginner", (4, 4), seed=7)
    >>> made.board.mines, made.grade.hardest.value
    (10, 'single')
    """
    boards = no_guess_boards(
        level,
        1,
        start,
        method=method,
        seed=seed,
        hardest=hardest,
        grade=grade,
        budget=budget,
        progress=progress,
        cancel=cancel,
    )
    return next(boards)


def no_guess_boards(
    level: str | Level,
    count: int,
    start: Cell | None = None,
    *,
    method: Method = "uniform",
    seed: Seed | None = None,
    hardest: Technique | TechniqueName = HARDEST,
    grade: Technique | TechniqueName | None = None,
    budget: Budget = PATIENCE,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
    cancel: Cancel | None = None,
) -> Iterator[NoGuess]:
    """Generate no-guess boards.

    >>> [made.board.mines for made in no_guess_boards("9x9x10", 2, seed=1)]
    [10, 10]

    Args:
        level: a name, ``"WxHxM"`` or a ``Level``.
        count: the number of boards.
        start: the first click, (row, column); the middle by default. It shows 0, or is just
            safe if there are too many mines for that.
        method: ``"uniform"`` (all no-guess boards equally likely) or ``"fast"``.
        seed: a number, text or 32 bytes. Board 0 has this seed, board i the seed ``SEED/i``.
        hardest: only boards that need nothing harder than this.
        grade: only boards whose hardest technique is this one.
        budget: how long to search without finding a board.
        threads: how many boards to generate in parallel; does not affect the boards.
        progress: called with the numbers of boards found and of attempts so far.
        cancel: a flag that any thread can set to stop the call.

    Raises:
        InvalidInput: an invalid level, cell, method or technique.
        BudgetExceeded: no board was found in time.
        Cancelled: the flag was set.
    """
    level = parse_level(level) if isinstance(level, str) else level
    wish = _wish(level, start, method, hardest, grade)
    if count < 0:
        raise InvalidInput(f"the number of boards cannot be negative: {count}")
    base = seed_text(random_seed() if seed is None else seed)
    maker = Maker(wish=wish, budget=budget, threads=threads, progress=progress, cancel=cancel)
    return _made(maker, count, base)


def _made(maker: Maker, count: int, base: str) -> Iterator[NoGuess]:
    wish = maker.wish
    grid = wish.level.grid
    seeds = (kernel_seed(seed_number(base, number)) for number in range(count))
    for number, (mask, attempts) in enumerate(maker.boards(seeds)):
        yield NoGuess(
            Board(grid, mask),
            grid.place(wish.start),
            seed_number(base, number),
            METHODS[wish.fast],
            attempts,
            wish.hardest,
        )


def deal_now(
    grid: Grid, mines: int, first: int, seed: int, *, cancel: Cancel | None = None
) -> bytes | None:
    """The board of a no-guess game from its first cell and seed; None if none was found.

    It is drawn uniformly if such boards are not too rare, or else by the fast method. The result
    does not depend on time.
    """
    level = Level(grid.width, grid.height, mines)
    uniform = min(_DEALT_UNIFORM[0], _DEALT_UNIFORM[1] // grid.cells)
    fast = max(1, min(_DEALT_FAST[0], _DEALT_FAST[1] // grid.cells))
    for is_fast, attempts in ((False, uniform), (True, fast)):
        wish = BoardRequest(level, first, is_fast, HARDEST, EASIEST)
        (mask,), _, stopped = wish.make([seed], 0, attempts, seconds=_DEALT_SECONDS, cancel=cancel)
        if mask is not None:
            return mask
        if stopped == "cancelled":
            raise Cancelled("board generation was cancelled")
    return None


def seed_text(seed: Seed) -> str:
    """A seed as text with the same meaning."""
    Stream(seed)  # raises an error if the seed is invalid
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def seed_number(base: str, number: int) -> str:
    """The seed of board ``number`` of a series."""
    return f"{base}/{number}" if number else base


def kernel_seed(seed: str) -> int:
    """The number from which the kernel draws a board."""
    return Stream(seed).derive("no-guess").seed64()


def _wish(
    level: Level,
    start: Cell | None,
    method: str,
    hardest: Technique | str,
    grade: Technique | str | None,
) -> BoardRequest:
    grid = level.grid
    if not 0 <= level.mines < grid.cells:
        raise InvalidInput(
            f"{level.mines} mines leave no safe cell on {level.width}×{level.height}: "
            "use fewer mines"
        )
    if method not in METHODS:
        raise InvalidInput(f"unknown method {method!r} (choose {', '.join(METHODS)})")
    most, least = technique_named(hardest), EASIEST
    if grade is not None:
        least = technique_named(grade)
        if least.rank > most.rank:
            raise InvalidInput(
                f"grade {least} is harder than hardest={most}: "
                "choose an easier grade or raise hardest"
            )
        most = least
    middle = (grid.height // 2, grid.width // 2)
    try:
        row, column = map(operator.index, middle if start is None else start)
    except (TypeError, ValueError):
        raise InvalidInput(f"start must be a cell (row, column), not {start!r}") from None
    return BoardRequest(level, grid.index(row, column), METHODS.index(method) == 1, most, least)
