"""Suppose one fate of a cell, and see what follows."""

from typing import Final

from qmines.core.levels import Level
from qmines.solver.techniques.row import Example, TechniqueRow, paragraphs

ROW: Final = TechniqueRow(
    title="A case split",
    text=paragraphs("""
    Suppose that a cell is a mine, and follow the simple rules from there. If some clue
    cannot hold any more, the cell was safe. Suppose it safe, and the same shows a mine.

    Or try both: what comes out alike in either case is so.

    Good cells to try are those that two or three clues share: much follows from them."""),
    examples=(
        Example(("##1#1#", "##31##", "######", "###2##"), 6),
        Example(("#######", "##2222#", "##1012#", "#2102*#", "##102*#", "##1012#"), 11),
        Example(("#1111000", "#22*1122", "###212**", "###103*#", "##2113*#", "########"), 13),
    ),
    reason=None,
    puzzle=Level(16, 16, 60),
    drill=Level(8, 6, 13),
)
