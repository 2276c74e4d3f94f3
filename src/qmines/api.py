"""The public classes: core values with the verbs that need higher layers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from qmines import notation, solver
from qmines.core import position as core

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from qmines.solver import Analysis


class Position(core.Position):
    """A position that can be parsed, analysed and completed to boards."""

    __slots__ = ()

    @classmethod
    def of(cls, position: core.Position) -> Self:
        """The same position with the verbs of this class."""
        return cls(position.grid, position.cells, position.mines, density=position.density)

    @classmethod
    def parse(
        cls, text: str | bytes, mines: int | None = None, *, density: float | None = None
    ) -> Self:
        r"""Read a position in any format that ``qmines convert`` knows.

        >>> Position.parse("1#\n##", mines=1).rows()
        ['1#', '##']
        """
        found = notation.read_position(text, mines=mines)
        return cls.of(found if density is None else found.with_mines(found.mines, density=density))

    def analyse(
        self,
        *,
        method: str = "auto",
        budget: solver.Budget | None = None,
        seed: int = 0,
        threads: int | None = None,
        cancel: solver.Cancel | None = None,
    ) -> Analysis:
        r"""The chance of a mine in every hidden cell; see ``qmines.analyse``.

        >>> Position.parse("1#\n##", mines=1).analyse().boards
        3
        """
        return solver.analyse(
            self,
            method=method,
            budget=budget or solver.Budget(),
            seed=seed,
            threads=threads,
            cancel=cancel,
        )

    def sample_boards(self, count: int = 1, *, seed: int = 0) -> NDArray[np.uint8]:
        r"""Boards drawn uniformly among all that fit, (count, height, width), 1 for a mine.

        >>> Position.parse("0#\n##", mines=0).sample_boards().sum()
        np.uint64(0)
        """
        return solver.sample_boards(self, count, seed=seed)
