"""The techniques of the ladder, for hints, lessons, drills and puzzles.

Each technique has one file here, with the name of its ``Technique``, and one in the kernel. If a
file is missing, importing this module fails.
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
"""The texts and examples of each technique, easiest first."""


def reason_of(teller: Teller, step: ProofStep) -> Message:
    """Why a step holds.

    Raises:
        NotImplementedError: the technique has no explanation.
    """
    row = ROWS.get(step.technique)
    if row is None or row.reason is None:
        raise NotImplementedError(f"no explanation is defined for {str(step.technique)!r}")
    return row.reason(teller, step)
