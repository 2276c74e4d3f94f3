"""The techniques of the ladder: what hints, lessons, drills and puzzles tell of each.

A technique is one file here, named as its ``Technique`` is, and one in the kernel. One that is
not told of here is an error as soon as anything asks for hints.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from qmines.core.deduction import TECHNIQUES

if TYPE_CHECKING:
    from qmines.core.deduction import ProofStep, Technique
    from qmines.messages import Message
    from qmines.solver.sentences import Teller
    from qmines.solver.techniques.row import TechniqueRow

ROWS: Final[dict[Technique, TechniqueRow]] = {
    technique: import_module(f"{__name__}.{technique.value}").ROW for technique in TECHNIQUES
}
"""What there is to tell of each technique, weakest first."""


def reason_of(teller: Teller, step: ProofStep) -> Message:
    """Why a step holds.

    Raises:
        NotImplementedError: its technique says nothing.
    """
    row = ROWS.get(step.technique)
    if row is None or row.reason is None:
        raise NotImplementedError(f"no explanation is defined for {str(step.technique)!r}")
    return row.reason(teller, step)
