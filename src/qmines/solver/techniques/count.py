"""Count: try every way to place the mines."""

from typing import Final

from qmines.core.levels import Level
from qmines.messages import Message
from qmines.solver.techniques.row import Example, TechniqueRow, paragraphs

ROW: Final = TechniqueRow(
    title=Message("technique-count"),
    text=paragraphs("technique-count", 2),
    examples=(
        Example(("###*##", "##3221", "#31000", "##2121", "##2*2*"), 9),
        Example(("##2*2*1", "##21322", "#3101*2", "##2134*", "##2##*#"), 11),
        Example(("######", "##3##*", "#2113#", "11001#", "#21222", "#2*2*#"), 10),
    ),
    reason=lambda teller, step: teller.count(step),
    puzzle=Level(9, 9, 20),  # needed about once in 25,000 such games
    drill=Level(7, 6, 12),
)
