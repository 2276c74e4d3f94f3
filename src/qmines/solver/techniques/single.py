"""One clue decides its cells."""

from typing import Final

from qmines.core.levels import Level
from qmines.solver.techniques.row import Example, TechniqueRow, paragraphs

ROW: Final = TechniqueRow(
    title="A single clue",
    text=paragraphs("""
    A clue counts the mines in the eight cells around it. Two things can be read from
    one clue alone.

    If it has just as many hidden cells as mines to find, all of them are mines. If its
    mines are all known, every other cell around it is safe.

    Most of a game is this. Do it first, everywhere, before anything harder."""),
    examples=(
        Example(("1##", "*1#")),
        Example(("##", "#3")),
        Example(("######", "#2212#", "**101*", "221011", "000000"), 4),
    ),
    reason=lambda teller, step: teller.single(step.clues[0]),
    puzzle=Level(9, 9, 10),
    drill=Level(8, 6, 7),
)
