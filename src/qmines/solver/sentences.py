"""Explain deductions in sentences, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from qmines.core.position import HIDDEN, MINE, SAFE
from qmines.messages import Message
from qmines.solver.techniques import reason_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from qmines.core.deduction import Branch, Clash, ProofStep
    from qmines.core.position import Position
    from qmines.errors import Cell


class Teller:
    """Explains steps in order; later steps can use earlier ones."""

    def __init__(self, position: Position, facts: dict[Cell, bool] | None = None) -> None:
        self.position = position
        if facts is None:
            codes = enumerate(position.cells)
            place = position.grid.place
            facts = {place(i): code == MINE for i, code in codes if code in (MINE, SAFE)}
        self._facts = facts

    def learn(self, step: ProofStep) -> None:
        """Use the results of a step from now on."""
        self._facts |= dict.fromkeys(step.safe, False) | dict.fromkeys(step.mined, True)

    def assume(self, cells: Iterable[Cell]) -> None:
        """Assume that cells are safe."""
        self._facts |= dict.fromkeys(cells, False)

    def look(self, numbers: dict[Cell, int]) -> None:
        """Use the numbers under cells as clues."""
        self.position = self.position.replace(numbers)

    def tell(self, step: ProofStep) -> Iterator[Message]:
        """The sentences for a step, whose results are used from then on."""
        if step.branches:
            for branch in step.branches:
                yield from self._branch(branch)
        else:
            yield reason_of(self, step)
        yield concluded(step, "so" if len(step.branches) < 2 else "either-way")
        self.learn(step)

    # What is around a clue

    def _around(self, clue: Cell) -> tuple[list[Cell], list[Cell]]:
        """The known mines and the unknown cells around a clue."""
        grid = self.position.grid
        cells = [grid.place(i) for i in grid.neighbours(grid.index(*clue))]
        hidden = [cell for cell in cells if self.position[cell] >= HIDDEN]
        mines = [cell for cell in hidden if self._facts.get(cell)]
        return mines, [cell for cell in hidden if cell not in self._facts]

    def _need(self, clue: Cell) -> int:
        return self.position[clue] - len(self._around(clue)[0])

    def _left(self) -> int:
        return (self.position.mines or 0) - sum(self._facts.values())

    def _about(self, key: str, clue: Cell, **args: Any) -> Message:
        return Message(key, clue=clue, number=self.position[clue], **args)

    def _clues(self, clues: Iterable[Cell]) -> list[tuple[int, int, int]]:
        return [(row, column, self.position[row, column]) for row, column in clues]

    # Why

    def single(self, clue: Cell) -> Message:
        """Why one clue decides all its cells."""
        mines, _ = self._around(clue)
        number = self.position[clue]
        if number == 0:
            return self._about("reason-zero", clue)
        if number == len(mines):
            return self._about("reason-mines-found", clue, mines=mines)
        key = "reason-only-room-left" if mines else "reason-only-room"
        return self._about(key, clue, need=number - len(mines))

    def pair(self, one: Cell, other: Cell) -> Message:
        """Why two clues together decide cells."""
        own = self._only_beside(one, other)
        if self._need(one) - self._need(other) != len(own):  # it is the other way round
            one, other = other, one
            own = self._only_beside(one, other)
        args = {"other": other, "other_number": self.position[other]}
        if own:
            more = self._need(one) - self._need(other)
            return self._about("reason-difference", one, more=more, cells=own, own=len(own), **args)
        cells = self._around(one)[1]
        need = self._need(one)
        return self._about("reason-shared", one, need=need, cells=cells, shared=len(cells), **args)

    def _only_beside(self, one: Cell, other: Cell) -> list[Cell]:
        beside = self._around(other)[1]
        return [cell for cell in self._around(one)[1] if cell not in beside]

    def total(self, step: ProofStep) -> Message:
        """Why the number of mines left decides cells."""
        left, clues = self._left(), self._clues(step.clues)
        if not clues:
            if step.safe:
                return Message("reason-no-mines-left")
            return Message("reason-cells-left-are-mines", left=left)
        if step.safe:
            return Message("reason-clues-take-all", left=left, clues=clues, count=len(clues))
        most = left - len(step.mined)
        return Message("reason-clues-leave-some", left=left, clues=clues, most=most)

    def count(self, step: ProofStep) -> Message:
        """Why all arrangements of the mines decide cells."""
        key = "reason-always-mines" if step.mined else "reason-never-mines"
        args = {"clues": self._clues(step.clues), "cells": step.cells, "count": len(step.cells)}
        if step.total:
            return Message(f"{key}-total", mines=self.position.mines, **args)
        return Message(key, **args)

    # Assumptions

    def _branch(self, branch: Branch, suppose: str = "suppose") -> Iterator[Message]:
        yield Message(f"{suppose}-{'mine' if branch.mined else 'safe'}", cell=branch.cell)
        inner = Teller(self.position, self._facts | {branch.cell: branch.mined})
        for step in branch.steps:
            yield from inner._consequence(step)
        if branch.clash is not None:
            yield inner._clash(branch.clash)

    def _consequence(self, step: ProofStep) -> Iterator[Message]:
        if step.branches:
            by = "contradiction"
            yield from self._branch(step.branches[0], "suppose-also")
        else:
            by = (
                "clues-and-total"
                if step.clues and step.total
                else "clues"
                if step.clues
                else "total"
            )
        yield concluded(step, "follows", by=by, clues=self._clues(step.clues))
        self.learn(step)

    def _clash(self, clash: Clash) -> Message:
        if clash.total:
            needed = sum(self._need(clue) for clue in clash.clues)
            return Message("clash-too-many-needed" if needed > self._left() else "clash-no-room")
        if len(clash.clues) == 2:
            return Message("clash-both", clues=self._clues(clash.clues))
        clue = clash.clues[0]
        mines, unknown = self._around(clue)
        if len(mines) > self.position[clue]:
            return self._about("clash-too-many", clue, mines=len(mines))
        return self._about("clash-too-few", clue, most=len(mines) + len(unknown))


def concluded(step: ProofStep, kind: str, **args: Any) -> Message:
    """What a step decides, after ``so``, ``either-way`` or ``follows``."""
    if step.mined and step.safe:
        counts = {"mined_count": len(step.mined), "safe_count": len(step.safe)}
        return Message(f"{kind}-both", mined=step.mined, safe=step.safe, **counts, **args)
    what = "mines" if step.mined else "safe"
    return Message(f"{kind}-{what}", cells=step.cells, count=len(step.cells), **args)
