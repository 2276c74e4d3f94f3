"""Certificates that a board needs no guessing: chains of proofs that anyone can check.

``check_certificate`` opens the first cell by the rules, checks every step with
``qmines.solver.proof`` against what is open at that moment, opens the cells that the step found
safe, and finally requires every cell without a mine to be open. It shares no code with what
generates boards or finds steps.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.position import HIDDEN, MINE, Position
from qmines.errors import InvalidProof
from qmines.solver.proof import check_steps
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from qmines.core.board import Board
    from qmines.core.deduction import ProofStep
    from qmines.errors import Cell


@dataclass(frozen=True, slots=True)
class Grade:
    """How hard a board is to solve: the hardest technique, and how often each is used.

    ``hardest`` is None if the first click opens everything. ``depth`` is how deeply assumptions are
    nested.

    >>> from qmines.core.deduction import ProofStep
    >>> grade = Grade.of([ProofStep(Technique.SINGLE, ()), ProofStep(Technique.PAIR, ())])
    >>> grade.hardest.value, grade.counts["single"]
    ('pair', 1)
    """

    hardest: Technique | None
    counts: dict[str, int]
    depth: int

    @classmethod
    def of(cls, steps: Iterable[ProofStep]) -> Grade:
        """The grade of a solution."""
        steps = list(steps)
        found = Counter(step.technique for step in steps)
        return cls(
            max(found, key=lambda technique: technique.rank, default=None),
            {technique.value: found[technique] for technique in TECHNIQUES},
            max((step.depth for step in steps), default=0),
        )

    def document(self) -> dict[str, Any]:
        """As JSON."""
        hardest = None if self.hardest is None else self.hardest.value
        return {"hardest": hardest, "counts": self.counts, "depth": self.depth}


def positions(board: Board, start: Cell, steps: Sequence[ProofStep]) -> Iterator[Position]:
    """The positions before each step and after the last, with the mines found so far.

    Raises:
        InvalidProof: a step opens a mine, or finds one where there is none.
    """
    grid = board.grid
    cells = bytearray([HIDDEN]) * grid.cells
    opened: list[int] = [grid.index(*start)]
    for step in (*steps, None):
        _open(board, cells, opened)
        yield Position(grid, bytes(cells), board.mines)
        if step is None:
            return
        for place in step.mined:
            index = grid.index(*place)
            if not board.mask[index]:
                raise InvalidProof(f"there is no mine at row {place[0]}, column {place[1]}")
            cells[index] = MINE
        opened = [grid.index(*place) for place in step.safe]


def check_certificate(board: Board, start: Cell, steps: Sequence[ProofStep]) -> Grade:
    """Check that these steps solve the board from its first click, and return the grade.

    >>> import qmines
    >>> made = qmines.no_guess("9x9x10", seed=1)
    >>> check_certificate(made.board, made.start, made.certificate) == made.grade
    True

    Raises:
        InvalidProof: they do not; the message says which step is wrong (from 1) and why.
    """
    for number, position in enumerate(positions(board, start, steps), 1):
        try:
            check_steps(position, steps[number - 1 : number])
        except InvalidProof as error:
            why = error.text.removeprefix("step 1: ")
            raise InvalidProof(f"step {number}: {why}", cells=error.cells) from None
    closed = sum(code >= HIDDEN for code in position.cells) - board.mines
    if closed:
        raise InvalidProof(f"the steps leave {plural(closed, 'safe cell')} hidden")
    return Grade.of(steps)


def _open(board: Board, cells: bytearray, starts: list[int]) -> None:
    """Open cells, and all neighbours of a 0; deliberately independent of the games' code."""
    todo = list(starts)
    while todo:
        index = todo.pop()
        if board.mask[index]:
            row, column = board.grid.place(index)
            raise InvalidProof(f"the steps open row {row}, column {column}, which is a mine")
        if cells[index] < HIDDEN:
            continue
        cells[index] = board.number_at(index)
        if cells[index] == 0:
            todo.extend(n for n in board.grid.neighbours(index) if cells[n] >= HIDDEN)
