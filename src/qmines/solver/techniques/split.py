"""Split: assume that a cell is a mine or safe, and see what follows."""

from typing import Final

from qmines.core.levels import Level
from qmines.messages import Message
from qmines.solver.techniques.row import Example, TechniqueRow, paragraphs

ROW: Final = TechniqueRow(
    title=Message("technique-split"),
    text=paragraphs("technique-split", 3),
    examples=(
        Example(("##1#1#", "##31##", "######", "###2##"), 6),
        Example(("#######", "##2222#", "##1012#", "#2102*#", "##102*#", "##1012#"), 11),
        Example(("#1111000", "#22*1122", "###212**", "###103*#", "##2113*#", "########"), 13),
    ),
    reason=None,
    puzzle=Level(16, 16, 60),
    drill=Level(8, 6, 13),
)
