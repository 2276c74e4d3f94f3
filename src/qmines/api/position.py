"""The public ``Position``, with analysis, hints and I/O."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from qmines import notation, solver
from qmines.core import position as core
from qmines.core.reduced import Reduced, reduced
from qmines.notebook.looks import position_svg
from qmines.picture.reading import read_image

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from qmines.core.deduction import ProofStep, Technique, TechniqueName
    from qmines.errors import Cell
    from qmines.solver import Advice, Analysis, Hint
    from qmines.solver.probability import Method


class Position(core.Position):
    r"""What a player sees of a board, with methods to parse, analyse and sample it.

    >>> position = Position.parse("111\n###\n###", mines=2)
    >>> position.analyse().safe, position.analyse().boards
    ([(1, 0), (1, 2)], 3)
    """

    __slots__ = ()

    @classmethod
    def of(cls, position: core.Position) -> Self:
        """Convert a ``qmines.core.position.Position``."""
        return cls(position.grid, position.cells, position.mines, density=position.density)

    @classmethod
    def parse(
        cls, text: str | bytes, mines: int | None = None, *, density: float | None = None
    ) -> Self:
        r"""Parse a position in any format that ``qmines convert`` reads.

        >>> Position.parse("1#\n##", mines=1).rows()
        ['1#', '##']
        """
        found = notation.read_position(text, mines=mines)
        return cls.of(found if density is None else found.with_mines(found.mines, density=density))

    @classmethod
    def from_image(cls, path: str | Path, mines: int | None = None) -> Self:
        """Read a position from a screenshot; ``mines`` overrides its mine counter."""
        return cls.of(read_image(path, mines).position)

    def analyse(
        self,
        *,
        method: Method = "auto",
        budget: solver.Budget | None = None,
        seed: int = 0,
        error: float = solver.STANDARD_ERROR,
        threads: int | None = None,
        cancel: solver.Cancel | None = None,
    ) -> Analysis:
        r"""Compute the chance of a mine in every hidden cell; see ``qmines.analyse``.

        >>> Position.parse("1#\n##", mines=1).analyse().boards
        3
        """
        return solver.analyse(
            self,
            method=method,
            budget=budget or solver.Budget(),
            seed=seed,
            error=error,
            threads=threads,
            cancel=cancel,
        )

    def sample_boards(
        self,
        count: int = 1,
        *,
        seed: int = 0,
        budget: solver.Budget | None = None,
        cancel: solver.Cancel | None = None,
    ) -> NDArray[np.uint8]:
        r"""Draw boards uniformly at random from all that fit; see ``qmines.sample_boards``.

        >>> Position.parse("0#\n##", mines=0).sample_boards().sum()
        np.uint64(0)
        """
        return solver.sample_boards(
            self, count, seed=seed, budget=budget or solver.Budget(), cancel=cancel
        )

    def advise(
        self,
        *,
        boards: int = 100,
        candidates: int = 5,
        seed: int = 0,
        budget: solver.Budget | None = None,
        cancel: solver.Cancel | None = None,
    ) -> Advice:
        r"""Find the best cell to open and the chance of winning; see ``qmines.advise``.

        >>> best = Position.parse("2##\n2##", mines=2).advise().best
        >>> best.cell, best.survival, best.winning
        ((0, 2), 1.0, 1.0)
        """
        return solver.advise(
            self,
            boards=boards,
            candidates=candidates,
            seed=seed,
            budget=budget or solver.Budget(),
            cancel=cancel,
        )

    def hint(self, cell: Cell | None = None) -> Hint:
        r"""Find the next move, with its reason and proof; see ``qmines.Hint``.

        >>> found = Position.parse("###\n11#").hint()
        >>> found.explain("do"), found.technique.value, found.check()
        ('Open (0,2) and (1,2).', 'pair', None)
        """
        return solver.hint(self, cell)

    def deduce(
        self,
        *,
        hardest: Technique | TechniqueName = "count",
        depth: int = 2,
        until_safe: bool = False,
        budget: solver.Budget | None = None,
        cancel: solver.Cancel | None = None,
    ) -> list[ProofStep]:
        r"""Find the certain cells step by step, easiest technique first; see ``qmines.deduce``.

        >>> [step.technique.value for step in Position.parse("###\n11#").deduce()]
        ['pair']
        """
        return solver.deduce(
            self, hardest=hardest, depth=depth, until_safe=until_safe, budget=budget, cancel=cancel
        )

    def reduced(self) -> Reduced:
        r"""The reduced view: unsolved clues minus their flags, and the frontier.

        >>> Position.parse("F2##\n1###").reduced().rows()
        [' 1# ', '0## ']
        """
        return reduced(self)

    def _repr_svg_(self) -> str | None:
        return position_svg(self)
