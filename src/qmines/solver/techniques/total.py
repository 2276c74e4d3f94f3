"""The number of mines that are left decides."""

from typing import Final

from qmines.core.levels import Level
from qmines.solver.techniques.row import Example, TechniqueRow, paragraphs

ROW: Final = TechniqueRow(
    title="The mine total",
    text=paragraphs("""
    The counter is a clue as well, and in the end it is the best one. Take clues that
    share no cell, and add up what they need.

    If that is all the mines that are left, every cell that none of them touches is
    safe. If the clues cannot take all that are left, the rest must be elsewhere."""),
    examples=(
        Example(("1###", "####"), 1),
        Example(("1#2*2*", "1#2132", "11101*", "1#1122", "###1##"), 6),
        Example(("##", "#1", "#1", "##"), 2),
    ),
    reason=lambda teller, step: teller.total(step),
    puzzle=Level(9, 9, 16),
    drill=Level(7, 6, 9),
)
