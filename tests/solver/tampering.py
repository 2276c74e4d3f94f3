"""Every small change of a proof: of its cells, its clues, its technique, its branches."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from qmines.core.deduction import TECHNIQUES, Branch, Clash, ProofStep, Technique

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from qmines.core.position import Position
    from qmines.errors import Cell

Change = tuple[str, ProofStep]


def changes(step: ProofStep, position: Position) -> Iterator[Change]:
    """Changed steps, each with the kind of its change; none of them is a proof of what it says."""
    cells = [position.grid.place(i) for i in range(position.grid.cells)]
    for name in ("safe", "mined"):
        listed: tuple[Cell, ...] = getattr(step, name)
        other = "mined" if name == "safe" else "safe"
        for i, cell in enumerate(listed):
            fewer = without(listed, i)
            yield "drop a cell", replace(step, **{name: fewer})
            flipped = {name: fewer, other: (*getattr(step, other), cell)}
            yield "flip a verdict", replace(step, **flipped)
            elsewhere = next((c for c in cells if c not in step.cells), (-1, 0))
            yield "change a cell", replace(step, **{name: (elsewhere, *fewer)})
    for technique in TECHNIQUES:
        if technique is not step.technique:
            yield "change the technique", replace(step, technique=technique)
            yield (
                "change the technique",
                replace(step, technique=technique, total=technique is Technique.TOTAL),
            )
    for i in range(len(step.clues)):
        yield "drop a clue", replace(step, clues=without(step.clues, i))
    for cell in cells:
        if cell not in step.clues:
            yield "add a clue", replace(step, clues=(*step.clues, cell))
            if step.clues:
                yield "change a clue", replace(step, clues=(cell, *step.clues[1:]))
    if step.technique is not Technique.COUNT:
        yield "flip the total", replace(step, total=not step.total)
    for i in range(len(step.order)):
        yield "shorten the order", replace(step, order=without(step.order, i))
    for i, branch in enumerate(step.branches):
        yield "cut a branch", replace(step, branches=without(step.branches, i))
        for kind, changed in branch_changes(branch, position):
            branches = (*step.branches[:i], changed, *step.branches[i + 1 :])
            yield kind, replace(step, branches=branches)


def branch_changes(branch: Branch, position: Position) -> Iterator[tuple[str, Branch]]:
    """Changed branches."""
    yield "flip a supposition", replace(branch, mined=not branch.mined)
    if branch.clash is not None:
        yield "drop a clash", replace(branch, clash=None)
        yield "weaken a clash", replace(branch, clash=Clash((), total=False))
        for i in range(len(branch.clash.clues)):
            fewer = Clash(without(branch.clash.clues, i), branch.clash.total)
            yield "drop a clue of a clash", replace(branch, clash=fewer)
    for i, step in enumerate(branch.steps):
        yield "cut a step", replace(branch, steps=without(branch.steps, i))
        for kind, changed in changes(step, position):
            steps = (*branch.steps[:i], changed, *branch.steps[i + 1 :])
            yield f"inside: {kind}", replace(branch, steps=steps)


def without(items: Sequence[object], index: int) -> tuple[object, ...]:
    """All but one."""
    return (*items[:index], *items[index + 1 :])
