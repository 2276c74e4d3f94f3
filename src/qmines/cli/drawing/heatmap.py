"""Draw a board in a terminal with the chance of a mine in every hidden cell."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from rich.segment import Segment
from rich.text import Text

from qmines.cli.drawing.cell_looks import BEST, CLASH, FLAGGED, FRONTS, LOOK, PERCENT, characters
from qmines.cli.drawing.colours import LABEL, style
from qmines.core.position import MINE, SAFE
from qmines.words import spelled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, ConsoleOptions

    from qmines.cli.drawing.cell_looks import Looks
    from qmines.cli.drawing.colours import Depth
    from qmines.cli.drawing.frame import Frame

_TALL: Final = 20  # rows; taller boards get column numbers below as well


class HeatMap:
    """A board for rich to draw, or plain text without colour."""

    def __init__(self, looks: Looks, frame: Frame, depth: Depth) -> None:
        self.looks = looks
        self.frame = frame
        self.depth = depth

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        frame, depth = self.frame, self.depth
        texts = characters(frame.step, console.encoding)
        columns = slice(frame.columns.start, frame.columns.stop)
        ruler = Segment(frame.ruler + "\n", LABEL)
        yield ruler
        for row in frame.rows:
            yield Segment(f"{row:>{frame.margin - 1}} ", LABEL)
            looks = self.looks[row, columns].tolist()
            cells = [self._cell(look, texts) for look in looks]
            if depth == "none":
                yield Segment("".join(cells).rstrip())
            else:
                touching = frame.step == 2
                styles = (
                    style(look, depth, odd=touching and (row + i) % 2 > 0)
                    for i, look in enumerate(looks)
                )
                for one, run in groupby(zip(styles, cells, strict=True), key=itemgetter(0)):
                    yield Segment("".join(cell for _, cell in run), one)
            yield Segment.line()
        if len(frame.rows) > _TALL:
            yield ruler

    def legend(self, encoding: str) -> list[Text]:
        """Explain the symbols and colours in use."""
        looks = set(self.looks.ravel().tolist())
        seen = {look & LOOK for look in looks}
        fronts = {look & ~LOOK for look in looks} if self.frame.step == 3 else set()
        texts = characters(self.frame.step, encoding)
        shades = range(PERCENT + 5, PERCENT + 100, 10 if self.frame.step == 1 else 15)
        legend = []
        for wanted, signs, meaning in (
            (SAFE in seen, [SAFE], "safe"),
            (MINE in seen, [MINE], "mine"),
            (any(PERCENT <= look < CLASH for look in seen), shades, self._scale()),
            (any(look >= CLASH for look in seen), [CLASH + 1], "conflicting clue"),
            (FLAGGED in fronts, [], "F your flag"),
            (BEST in fronts, [], "> safest"),
        ):
            cells = [(self._cell(sign, texts), style(sign, self.depth)) for sign in signs]
            drawn = Text.assemble(*cells)
            if self.depth == "none":
                drawn = Text(drawn.plain.strip())
            if wanted:
                gap = " " if signs else ""
                legend.append(drawn.append(spelled(f"{gap}{meaning}", encoding)))
        return legend

    def _scale(self) -> str:
        if self.frame.step > 1:
            return "chance of a mine in %"
        return "chance of a mine, from a (under 10%) to j (90% and up)"

    def _cell(self, look: int, texts: list[str]) -> str:
        text = texts[look & LOOK]
        if self.frame.step == 3:
            return f"{FRONTS[look >> 8]}{text:2}"
        return text.rjust(self.frame.step)
