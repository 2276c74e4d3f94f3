"""Single: one clue decides all its cells."""

from typing import Final

from qmines.core.levels import Level
from qmines.messages import Message
from qmines.solver.techniques.row import Example, TechniqueRow, paragraphs

ROW: Final = TechniqueRow(
    title=Message("technique-single"),
    text=paragraphs("technique-single", 3),
    examples=(
        Example(("1##", "*1#")),
        Example(("##", "#3")),
        Example(("######", "#2212#", "**101*", "221011", "000000"), 4),
    ),
    reason=lambda teller, step: teller.single(step.clues[0]),
    puzzle=Level(9, 9, 10),
    drill=Level(8, 6, 7),
)
