"""A technique that only the tests have: the file that one would add for it."""

from qmines.core.levels import Level
from qmines.messages import Message, plain_text
from qmines.solver.techniques.row import Example, TechniqueRow

ROW = TechniqueRow(
    title=plain_text("A hunch"),
    text=(plain_text("Look long enough, and you will know."),),
    examples=(Example(("1#",), 1),),
    reason=lambda _, step: Message("reason-hunch", count=len(step.cells)),
    puzzle=Level(9, 9, 10),
    drill=Level(8, 6, 7),
)
