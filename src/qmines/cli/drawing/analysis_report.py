"""Print an analysis: the board as a heat map, then what it means."""

from __future__ import annotations

import os
import sys
import textwrap
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from qmines.cli.drawing.cell_looks import clash_looks, looks_of
from qmines.cli.drawing.colours import depth_of
from qmines.cli.drawing.frame import Frame
from qmines.cli.drawing.heatmap import HeatMap
from qmines.core.position import FLAG, HIDDEN, MINE, SAFE
from qmines.solver.guess import guess_of
from qmines.words import count_of, list_of, percent_of, plural, spelled, time_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.cli.drawing.cell_looks import Looks
    from qmines.core.position import Position
    from qmines.errors import Cell, Contradiction
    from qmines.solver import Analysis
    from qmines.solver.guess import BestGuess

_INDENT: Final = 10  # columns for the labels
_LEAST_ROOM: Final = 60  # for a list of cells; wraps on a narrow terminal
_MOST_LINES: Final = 200  # of a board on a terminal; the rest would scroll away


def show(analysis: Analysis, console: Console | None = None) -> None:
    """Print an analysis."""
    console = console or _console()
    guess = None if found(analysis, safe=True) else guess_of(analysis)
    looks = looks_of(analysis, None if guess is None else guess.cell)
    focus = guess.cell if guess else next(iter(analysis.safe), (0, 0))
    _draw(console, analysis.position, looks, focus)
    for name, text in _lines(analysis, guess, max(console.width - _INDENT, _LEAST_ROOM)):
        _say(console, name, text)


def show_clash(position: Position, clash: Contradiction, console: Console | None = None) -> None:
    """Print a position that no board fits, with the clues that contradict each other in red."""
    focus = next(iter(clash.cells), (0, 0))
    _draw(console or _console(), position, clash_looks(position, clash.cells), focus)


def found(analysis: Analysis, *, safe: bool) -> list[Cell]:
    """The certain cells, without those that the position already marks as certain."""
    position, given = analysis.position, SAFE if safe else MINE
    return [c for c in (analysis.safe if safe else analysis.mined) if position[c] != given]


def _console() -> Console:
    return Console(file=sys.stdout, highlight=False, markup=False, emoji=False)


def _draw(console: Console, position: Position, looks: Looks, focus: Cell) -> None:
    """Print the title, the board, its legend and what did not fit."""
    depth = depth_of(console)
    bounded = console.is_terminal or "COLUMNS" in os.environ
    frame = Frame.fit(
        looks,
        console.width if bounded else None,
        _MOST_LINES if console.is_terminal else None,
        colour=depth == "many",
        focus=focus,
    )
    field = HeatMap(looks, frame, depth)
    spacious = console.height >= len(frame.rows) + 10
    console.print(Text(spelled(_title(position), console.encoding), "bold"))
    console.print(field, soft_wrap=True)
    for line in _folded(field.legend(console.encoding), console.width, frame.margin):
        console.print(line)
    for what, shown, size in (
        ("rows", frame.rows, position.height),
        ("columns", frame.columns, position.width),
    ):
        if len(shown) < size:
            text = f"showing {what} {shown[0]:,} to {shown[-1]:,} of {size:,}"
            console.print(Text(spelled(text, console.encoding), "italic"))
    if spacious:
        console.print()


def _folded(items: list[Text], width: int, margin: int) -> Iterator[Text]:
    """Wrap legend items into lines without breaking an item."""
    line = Text()
    for item in items:
        if line and line.cell_len + 3 + item.cell_len > width:
            yield line
            line = Text()
        line.append("   " if line else " " * margin).append_text(item)
    yield line


def _say(console: Console, name: str, text: str) -> None:
    """Print a bold label with its text."""
    width = max(console.width - _INDENT, 10)
    lines = textwrap.wrap(spelled(text, console.encoding), width)
    said = Text(f"  {name:{_INDENT - 2}}", "bold")
    said.append(f"\n{' ' * _INDENT}".join(lines), "not bold")
    console.print(said, soft_wrap=True)


def _title(position: Position) -> str:
    hidden = sum(code >= HIDDEN for code in position.cells)
    total = (
        f"unknown number of mines (density {position.density * 100:.3g}%)"
        if position.mines is None
        else plural(position.mines, "mine")
    )
    return f"{position.width}×{position.height}, {total}, {hidden:,} hidden"


def _lines(analysis: Analysis, guess: BestGuess | None, room: int) -> Iterator[tuple[str, str]]:
    """The results as label and text."""
    safe, mined = found(analysis, safe=True), found(analysis, safe=False)
    if guess is None:
        yield "Safe", _certain(safe, room)
    else:
        yield from _guess_lines(guess)
    yield "Mined", _certain(mined, room)
    if FLAG in analysis.position.cells:
        yield "Flags", _flags(analysis, room)
    boards, time_taken = analysis.boards, time_of(analysis.seconds)
    count = "not counted" if boards is None else count_of(boards)
    if analysis.exact:
        yield "Boards", f"{count}; exact, computed in {time_taken}"
    elif analysis.method == "bounds":
        short = "too hard for this budget, so only certain cells were found"
        yield "Boards", f"{count}; {short}, in {time_taken}"
    else:
        error = f"standard error at most {analysis.error * 100:.2g}%"
        samples = analysis.effective_samples  # none if the chances were approximated
        worth = f" ({samples:,.0f} effective samples)" if samples else ""
        yield "Boards", f"{count}; {analysis.method}, {error}{worth}, computed in {time_taken}"


def _certain(cells: list[Cell], room: int) -> str:
    if not cells:
        return "no certain cells"
    count = f"{plural(len(cells), 'cell')}:  "
    return count + list_of(cells, room - len(count))


def _guess_lines(guess: BestGuess) -> Iterator[tuple[str, str]]:
    row, column = guess.cell
    others = "" if guess.equals == 1 else f", tied with {plural(guess.equals - 1, 'other cell')}"
    risk = f"{percent_of(guess.risk)} risk{others}"
    yield "Safest", f"({row},{column}): {risk}; no cell is certainly safe"
    if guess.numbers is not None:
        chances = [f"{n} ({percent_of(p)})" for n, p in enumerate(guess.numbers) if p > 0]
        yield "", f"the cell would show {', '.join(chances)}"


def _flags(analysis: Analysis, room: int) -> str:
    position = analysis.position
    flags = {position.grid.place(i) for i, code in enumerate(position.cells) if code == FLAG}
    right, wrong = flags.intersection(analysis.mined), sorted(flags.intersection(analysis.safe))
    doubtful = len(flags) - len(right) - len(wrong)
    said = f"{len(right)} right, {len(wrong)} wrong, {doubtful} uncertain"
    return f"{said}; wrong:  {list_of(wrong, room - len(said) - 10)}" if wrong else said
