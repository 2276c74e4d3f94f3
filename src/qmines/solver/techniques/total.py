"""Total: the number of mines left decides cells."""

from typing import Final

from qmines.core.levels import Level
from qmines.messages import Message
from qmines.solver.techniques.row import Example, TechniqueRow, paragraphs

ROW: Final = TechniqueRow(
    title=Message("technique-total"),
    text=paragraphs("technique-total", 2),
    examples=(
        Example(("1###", "####"), 1),
        Example(("1#2*2*", "1#2132", "11101*", "1#1122", "###1##"), 6),
        Example(("##", "#1", "#1", "##"), 2),
    ),
    reason=lambda teller, step: teller.total(step),
    puzzle=Level(9, 9, 16),
    drill=Level(7, 6, 9),
)
