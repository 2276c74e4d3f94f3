"""Draw boards of coloured tiles as SVG; independent of the game.

Tiles of one colour share a path, and texts inherit common attributes, so that a picture
of 100×100 cells stays below a megabyte.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.theme.colours import colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

MAX_CELLS: Final = 40_000
"""The largest board that is drawn; browsers handle this many cells quickly."""
SIDE: Final = 24
_GAP: Final = 1
_EDGE: Final = 6
_HEAD: Final = 22
_BETWEEN: Final = 24
_FONT: Final = "font-family='DejaVu Sans, Verdana, sans-serif'"


class Tile(NamedTuple):
    """A cell: its fill, its symbol, and the symbol's colour (default: the text colour)."""

    fill: str
    sign: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A board to draw: tiles row by row, and outlines around some of them."""

    width: int
    tiles: Sequence[Tile]
    caption: str = ""
    outlines: Mapping[int, str] = field(default_factory=dict)

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.tiles) // self.width


def draw(sheets: Sequence[Sheet], title: str, notes: Iterable[str] = ()) -> str | None:
    """Draw boards side by side with text below; None if there are too many cells.

    >>> picture = draw([Sheet(1, [Tile("white", "1", "black")])], "one cell")
    >>> picture.startswith("<svg "), "one cell" in picture
    (True, True)
    """
    if sum(len(sheet.tiles) for sheet in sheets) > MAX_CELLS:
        return None
    lines = list(notes)
    head = _HEAD if any(sheet.caption for sheet in sheets) else 0
    parts, left = [], _EDGE
    for sheet in sheets:
        parts.append(f"<g transform='translate({left} {_EDGE + head})'>{_board(sheet)}</g>")
        if sheet.caption:
            parts.append(_line(left, _EDGE + _HEAD - 8, sheet.caption))
        left += sheet.width * SIDE + _BETWEEN
    top = _EDGE + head + max(sheet.height for sheet in sheets) * SIDE
    parts += [_line(_EDGE, top + 20 + 18 * i, note) for i, note in enumerate(lines)]
    longest = max(map(len, lines), default=0)
    width = max(left - _BETWEEN + _EDGE, 2 * _EDGE + round(7.6 * longest))
    height = top + _EDGE + (8 + 18 * len(lines) if lines else 0)
    box = f"width='{width}' height='{height}' viewBox='0 0 {width} {height}'"
    paper = colour("pictures", "paper")
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' {box} role='img' {_FONT} font-size='13'>"
        f"<title>{escape(title)}</title><rect width='{width}' height='{height}' fill='{paper}'/>"
        f"{''.join(parts)}</svg>"
    )


def _board(sheet: Sheet) -> str:
    fills: dict[str, list[str]] = defaultdict(list)
    signs: dict[tuple[str, int], list[str]] = defaultdict(list)
    side, usual = SIDE - _GAP, colour("pictures", "ink")
    for index, (fill, sign, ink) in enumerate(sheet.tiles):
        row, column = divmod(index, sheet.width)
        x, y = column * SIDE, row * SIDE
        fills[fill].append(f"M{x} {y}h{side}v{side}h-{side}z")
        if sign:
            size = 15 if len(sign) == 1 else 11 if len(sign) == 2 else 9
            place = f"x='{x + SIDE // 2}' y='{y + SIDE // 2 + size * 3 // 8}'"
            signs[ink or usual, size].append(f"<text {place}>{escape(sign)}</text>")
    parts = [f"<path fill='{fill}' d='{''.join(drawn)}'/>" for fill, drawn in fills.items()]
    for (ink, size), texts in signs.items():
        how = f"fill='{ink}' font-size='{size}' font-weight='bold' text-anchor='middle'"
        parts.append(f"<g {how}>{''.join(texts)}</g>")
    for index, ink in sheet.outlines.items():
        row, column = divmod(index, sheet.width)
        place = f"x='{column * SIDE + 1}' y='{row * SIDE + 1}'"
        box = f"width='{side - 2}' height='{side - 2}' fill='none'"
        parts.append(f"<rect {place} {box} stroke='{ink}' stroke-width='3'/>")
    return "".join(parts)


def _line(x: int, y: int, text: str) -> str:
    ink = colour("pictures", "ink")
    return f"<text x='{x}' y='{y}' fill='{ink}'>{escape(text)}</text>"
