"""Two clues decide together."""

from typing import Final

from qmines.core.levels import Level
from qmines.solver.techniques.row import Example, TechniqueRow, paragraphs

ROW: Final = TechniqueRow(
    title="A pair of clues",
    text=paragraphs("""
    Two clues that share cells say more together. Compare what each still needs.

    If all cells of one clue belong to the other too, and both need the same, what only
    the other has is safe: the pattern 1-1 at a wall.

    If one needs more than the other, and has just as many cells of its own as the
    difference, those are mines, and what only the other has is safe: the pattern 1-2."""),
    examples=(
        Example(("###", "11#")),
        Example(("#####", "12221", "00000")),
        Example(("#######", "#1112##", "#2002##", "#1002##", "#1001##"), 6),
    ),
    reason=lambda teller, step: teller.pair(*step.clues),
    puzzle=Level(9, 9, 12),
    drill=Level(8, 6, 9),
)
