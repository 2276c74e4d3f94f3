"""The ladder of deduction: find certain cells step by step, easiest technique first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines import _kernel
from qmines.core.deduction import HARDEST, TECHNIQUES, Branch, Clash, ProofStep, Technique
from qmines.errors import Cancelled, InvalidInput
from qmines.solver.budget import Budget, field_of
from qmines.solver.probability import needs_more, refuse_contradiction

if TYPE_CHECKING:
    from qmines.core.deduction import TechniqueName
    from qmines.core.grid import Grid
    from qmines.core.position import Position

DEEPEST: Final = 4
"""The deepest allowed nesting of assumptions."""


def deduce(
    position: Position,
    *,
    hardest: Technique | TechniqueName = HARDEST,
    depth: int = 2,
    until_safe: bool = False,
    budget: Budget | None = None,
    cancel: _kernel.Cancel | None = None,
) -> list[ProofStep]:
    """Find the certain cells step by step; each step builds on those before it.

    Together, the steps find everything that ``analyse`` finds certain, unless you limit the
    techniques.

    Args:
        position: the position; flags and question marks are not trusted.
        hardest: the hardest technique to use.
        depth: how deeply assumptions can be nested, 0 to 4; beyond that, boards are counted.
        until_safe: stop at the first step that decides a safe cell.
        budget: time and memory.
        cancel: a flag that any thread can set to stop the call.

    Raises:
        Contradiction: no board fits; ``cells`` is a minimal set of clues that contradict
            each other.
        BudgetExceeded: the budget ran out before everything was found.
        Cancelled: the flag was set.

    >>> from qmines import Position
    >>> [step] = deduce(Position.from_rows(["###", "11S"]))
    >>> step.technique.value, step.clues, step.safe
    ('pair', ((1, 0), (1, 1)), ((0, 2),))
    """
    steps, _ = climb(
        position, hardest=hardest, depth=depth, until_safe=until_safe, budget=budget, cancel=cancel
    )
    return steps


def climb(
    position: Position,
    *,
    hardest: Technique | str = HARDEST,
    depth: int = 2,
    until_safe: bool = False,
    partly: bool = False,
    budget: Budget | None = None,
    cancel: _kernel.Cancel | None = None,
) -> tuple[list[ProofStep], bool]:
    """Return the steps that ``deduce`` finds, and whether they are complete.

    If the budget runs out and ``partly`` is set, return the steps found so far.
    """
    budget = budget or Budget()
    rank = technique_named(hardest).rank
    if not 0 <= depth <= DEEPEST:
        raise InvalidInput(f"the depth must be between 0 and {DEEPEST}, not {depth}")
    found, clash, stopped = _kernel.ladder(
        *field_of(position),
        hardest=rank,
        depth=depth,
        choose=True,
        until_safe=until_safe,
        seconds=budget.seconds,
        mib=budget.mib,
        cancel=cancel,
    )
    if stopped == "cancelled":
        raise Cancelled("the deduction was cancelled")
    if clash or until_safe or rank < Technique.SPLIT.rank:  # otherwise the count has been asked
        refuse_contradiction(position, budget, cancel)
    if stopped and not partly:
        raise needs_more("deduction-needs", stopped, budget)
    return [step_from(each, position.grid) for each in found], not stopped


def technique_named(name: Technique | str) -> Technique:
    """The technique of this name; raises an error that lists the names if there is none."""
    if name not in TECHNIQUES:
        raise InvalidInput(f"unknown technique {name!r} (choose {', '.join(TECHNIQUES)})")
    return Technique(name)


def step_from(found: tuple[Any, ...], grid: Grid) -> ProofStep:
    """Convert a step from the kernel's tuple of numbers."""
    technique, safe, mined, clues, total, _, minimal, branches, order = found
    place = grid.place
    return ProofStep(
        technique=TECHNIQUES[technique],
        clues=tuple(map(place, clues)),
        safe=tuple(map(place, safe)),
        mined=tuple(map(place, mined)),
        total=total,
        branches=tuple(_branch_from(each, grid) for each in branches),
        order=tuple(map(place, order)),
        minimal=minimal,
    )


def _branch_from(found: tuple[Any, ...], grid: Grid) -> Branch:
    cell, mined, steps, clashes, clash, total = found
    return Branch(
        cell=grid.place(cell),
        mined=mined,
        steps=tuple(step_from(each, grid) for each in steps),
        clash=Clash(tuple(map(grid.place, clash)), total) if clashes else None,
    )
