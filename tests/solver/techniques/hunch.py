"""A technique that only the tests have: the file that one would add for it."""

from qmines.core.levels import Level
from qmines.solver.techniques.row import Example, TechniqueRow

ROW = TechniqueRow(
    title="A hunch",
    text=("Look long enough, and you will know.",),
    examples=(Example(("1#",), 1),),
    where="a hunch decides it",
    reason=lambda teller, step: f"you feel {len(step.cells)} of {len(teller.position.cells)} cells",
    puzzle=Level(9, 9, 10),
    drill=Level(8, 6, 7),
)
