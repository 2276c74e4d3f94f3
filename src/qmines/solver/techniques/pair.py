"""Pair: two clues together decide cells."""

from typing import Final

from qmines.core.levels import Level
from qmines.messages import Message
from qmines.solver.techniques.row import Example, TechniqueRow, paragraphs

ROW: Final = TechniqueRow(
    title=Message("technique-pair"),
    text=paragraphs("technique-pair", 5),
    examples=(
        Example(("###", "11#")),
        Example(("#####", "12221", "00000")),
        Example(("#######", "#1112##", "#2002##", "#1002##", "#1001##"), 6),
        Example(("#####", "11211", "00000")),
        Example(("######", "111221", "000000")),
    ),
    reason=lambda teller, step: teller.pair(*step.clues),
    puzzle=Level(9, 9, 12),
    drill=Level(8, 6, 9),
)
