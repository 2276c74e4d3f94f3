"""Print a hint: the part of the board around it, with its cells marked, and its text."""

from __future__ import annotations

import sys
import textwrap
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from qmines.cli.drawing.colours import depth_of
from qmines.core.position import HIDDEN, SYMBOLS
from qmines.theme.cells import CELLS
from qmines.words import spelled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.core.position import Position
    from qmines.errors import Cell
    from qmines.solver import Hint
    from qmines.solver.hints import StrengthName

_AROUND: Final = 3  # rows and columns shown around the cells of the hint
_ALL: Final = 12  # boards up to this many rows and columns are shown whole
_MARKS: Final = {  # brackets around a cell, and its colours
    "clues": ("[]", Style(bold=True, color="blue")),
    "known": ("  ", Style(bold=True, color="red")),
    "supposed": ("()", Style(bold=True, color="magenta")),
    "guess": (">>", Style(bold=True, color="yellow")),
    "mined": ("  ", Style(bold=True, color="red")),
    "safe": ("  ", Style(bold=True, color="green")),
}
_SIGNS: Final = {
    "safe": CELLS["safe"].sign,
    "mined": CELLS["mine"].sign,
    "known": CELLS["mine"].sign,
}
_MEANING: Final = {
    "safe": "✓ safe",
    "mined": "✹ mine",
    "clues": "[ ] deciding clue",
    "supposed": "( ) assumed",
    "guess": "> best guess",
}


def show(hint: Hint, strength: StrengthName) -> None:
    """Print a hint."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    plain = depth_of(console) == "none"
    named = {cell: kind for kind in _MARKS for cell in hint.outline.get(kind, ())}
    if strength == "where":  # show the place, but not what is there
        named = {cell: "guess" for cell in named if hint.position[cell] >= HIDDEN}
        named = {cell: kind for cell, kind in named.items() if cell in _decided(hint)}
    rows, columns = _window(hint.position, list(named))
    margin = len(str(rows[-1]))
    ruler = "".join(f"{column:>3}" for column in columns)
    console.print(Text(f"{'':{margin}} {ruler}", "dim"), soft_wrap=True)
    for row in rows:
        line = Text(f"{row:>{margin}} ", "dim")
        for column in columns:
            line.append_text(_cell(hint.position, (row, column), named, plain=plain))
        line.rstrip()
        console.print(_spelled(line, console), soft_wrap=True)
    kinds = [kind for kind in _MEANING if kind in named.values()]
    if kinds and strength != "where":
        legend = "   ".join(_MEANING[kind] for kind in kinds)
        console.print(Text(spelled(legend, console.encoding), "dim"))
    told = spelled(hint.explain(strength), console.encoding)
    console.print(Text(textwrap.fill(told, max(console.width, 20)), "bold"), soft_wrap=True)


def _decided(hint: Hint) -> set[Cell]:
    return {cell for kind in ("safe", "mined", "guess") for cell in hint.outline.get(kind, ())}


def _window(position: Position, cells: Sequence[Cell]) -> tuple[range, range]:
    """Rows and columns around the cells; all of them on a small board."""
    spans = []
    for axis, size in ((0, position.height), (1, position.width)):
        at = [cell[axis] for cell in cells] or [0, size - 1]
        low, high = max(0, min(at) - _AROUND), min(size, max(at) + _AROUND + 1)
        spans.append(range(size) if size <= _ALL else range(low, min(high, low + 2 * _ALL)))
    return spans[0], spans[1]


def _cell(position: Position, cell: Cell, named: dict[Cell, str], *, plain: bool) -> Text:
    kind = named.get(cell)
    sign = SYMBOLS[position[cell]].replace("0", "·")
    if kind is None:
        return Text(f" {sign} ")
    marks, style = _MARKS[kind]
    sign = _SIGNS.get(kind, sign)
    return Text(f"{marks[0]}{sign}{marks[1]}", Style.null() if plain else style)


def _spelled(line: Text, console: Console) -> Text:
    if console.encoding.lower().startswith("utf"):
        return line
    return Text(spelled(line.plain, console.encoding))
