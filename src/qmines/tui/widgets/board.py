"""A board on the screen; only visible cells that changed are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.segment import Segment
from textual.filter import ANSIToTruecolor
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from qmines.core.position import FLAG
from qmines.messages.translator import FIRST
from qmines.tui.widgets.cells import CURSOR, FLAGGED, SAVED, key_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from textual import events
    from textual.filter import LineFilter

    from qmines.core.grid import Grid
    from qmines.tui.widgets.cells import Painter

_MANY: Final = 200  # changed cells, from which on everything in sight is drawn anew
_BUTTONS: Final = {1: "left", 2: "middle", 3: "right"}


class BoardView(ScrollView, can_focus=False):
    """A field of cells with a cursor. It knows looks, and nothing of rules."""

    DEFAULT_CSS = """
    BoardView {
        width: auto;
        height: auto;
        max-width: 100%;
        max-height: 100%;
        scrollbar-size: 1 1;
    }
    """

    @dataclass
    class Pressed(Message):
        """A button of the mouse was pressed on a cell."""

        board: BoardView
        index: int
        button: str

    def __init__(self, grid: Grid, painter: Painter, *, number: int = 0) -> None:
        super().__init__(id=f"board-{number}", classes="board")
        self.grid = grid
        self.number = number
        self.painter = painter
        self.cursor = 0
        self.active = True
        self._looks: bytes = bytes(grid.cells)
        self._codes: bytes = self._looks
        self._over: Mapping[int, int] = {}
        self._saved: frozenset[int] = frozenset()
        self._letters: Mapping[int, int] = {}
        self._seen = False  # whether it was ever laid out
        self.margin = Size(0, 0)  # for the rulers: to the left, and above
        self._resized()

    # What it shows

    def show(
        self, looks: bytes, codes: bytes | None = None, changed: Iterable[int] | None = None
    ) -> None:
        """Show these looks; ``changed`` names the cells that may look different, if not all may.

        ``codes`` are what the position says, where the looks are chances: a flag shows through.
        """
        self._looks = looks
        self._codes = looks if codes is None else codes
        if changed is None:
            self.refresh()
            return
        cells = list(changed)
        if len(cells) > _MANY:
            self.refresh()
        else:
            self._refresh_cells(cells)

    def lay_over(self, over: Mapping[int, int]) -> None:
        """Mark cells, as parts of a proof or as the cell that is meant."""
        before, self._over = self._over, dict(over)
        self._refresh_cells({*before, *self._over})

    def show_letters(self, letters: Mapping[int, int]) -> None:
        """Put letters on cells that share a state, whatever else is shown there."""
        before, self._letters = self._letters, letters
        if before != letters:
            self._refresh_cells({*before, *letters})

    def show_saves(self, saved: frozenset[int]) -> None:
        """Put shields on cells whose mines were moved away."""
        before, self._saved = self._saved, saved
        self._refresh_cells(before ^ saved)

    def repaint_with(self, painter: Painter) -> None:
        """Draw with another painter: another size, theme or set of signs."""
        old, self.painter = self.painter.size, painter
        if old != painter.size:
            self._resized()
            self.refresh(layout=True)
            self.call_after_refresh(self.reveal_cursor, centre=True)
        else:
            self.refresh()

    def rule(self, *, ruled: bool) -> None:
        """Draw row and column numbers beside the cells, or not."""
        margin = ruler_room(self.grid) if ruled else Size(0, 0)
        if margin != self.margin:
            self.margin = margin
            self._resized()
            self.refresh(layout=True)

    def move_to(self, index: int) -> None:
        """Put the cursor on a cell, and bring it into sight."""
        before, self.cursor = self.cursor, index
        self._refresh_cells((before, index))
        self.reveal_cursor()

    def activate(self, *, active: bool) -> None:
        """Show the cursor, or not, as on the other one of two boards."""
        if active != self.active:
            self.active = active
            self._refresh_cells((self.cursor,))

    @property
    def look_here(self) -> int:
        """The look of the cell under the cursor."""
        return self._looks[self.cursor]

    @property
    def codes(self) -> bytes:
        """What the position says, whatever is drawn over it."""
        return self._codes

    @property
    def cells_in_sight(self) -> Region:
        """The columns and rows that are on the screen, whole or in part."""
        size, scroll = self.painter.size, self.scroll_offset
        room = self.scrollable_content_region.size - self.margin
        x, y = scroll.x // size.width, scroll.y // size.height
        right = min(self.grid.width, -(-(scroll.x + room.width) // size.width))
        bottom = min(self.grid.height, -(-(scroll.y + room.height) // size.height))
        return Region(x, y, max(1, right - x), max(1, bottom - y))

    @property
    def cropped(self) -> bool:
        """Whether there is more of the board than is in sight."""
        room = self.container_size
        return self.virtual_size.width > room.width or self.virtual_size.height > room.height

    @property
    def rows_in_sight(self) -> int:
        """How many whole rows are in sight."""
        room = self.container_size.height - self.margin.height
        return max(1, room // self.painter.size.height)

    def reveal_cursor(self, *, centre: bool = False) -> None:
        """Scroll so that the cursor is in sight, with cells around it where there is room."""
        self.reveal(self.cursor, centre=centre)

    def reveal(self, index: int, *, centre: bool = False) -> None:
        """Scroll so that a cell is in sight; the cursor stays where it is."""
        row, column = divmod(index, self.grid.width)
        size, room = self.painter.size, self.scrollable_content_region.size - self.margin
        x = _scrolled(self.scroll_offset.x, column, size.width, room.width, centre=centre)
        y = _scrolled(self.scroll_offset.y, row, size.height, room.height, centre=centre)
        if (x, y) != self.scroll_offset:
            self.scroll_to(x, y, animate=False, force=True)

    # How it is drawn

    def render_line(self, y: int) -> Strip:
        """One line of characters: the cells of a row that are in sight."""
        if not self.margin:
            return self._cell_line(y)
        if not y:
            ruler = Segment(self._column_ruler(), self.painter.ruler)
            return Strip([ruler]).apply_style(self.rich_style)
        row, part = divmod(y - 1 + self.scroll_offset.y, self.painter.size.height)
        middle = part == (self.painter.size.height - 1) // 2
        label = str(row + FIRST) if middle and row < self.grid.height else ""
        ruler = Segment(f"{label:>{self.margin.width - 1}} ", self.painter.ruler)
        return Strip.join([Strip([ruler]).apply_style(self.rich_style), self._cell_line(y - 1)])

    def _column_ruler(self) -> str:
        """The number of every column, or of every fifth where there is no room for all."""
        width, line = self.painter.size.width, ""
        every = 1 if len(str(self.grid.width)) < width else 5 if width > 1 else 10
        scroll, room = self.scroll_offset.x, self.scrollable_content_region.width
        first, last = scroll // width + FIRST, (scroll + room) // width + FIRST
        for column in range(first, min(last, self.grid.width - 1 + FIRST) + 1):
            label = str(column)
            start = (column - FIRST) * width + (width - len(label)) // 2 - scroll
            if (column % every == 0 or column == FIRST) and start >= len(line):
                line = line.ljust(start) + label
        line = " " * self.margin.width + line
        return line.ljust(room)[:room]

    def _cell_line(self, y: int) -> Strip:
        scroll, room = self.scroll_offset, self.scrollable_content_region.width
        room -= self.margin.width
        size, grid = self.painter.size, self.grid
        row, part = divmod(y + scroll.y, size.height)
        if row >= grid.height:
            return Strip.blank(room, self.rich_style)
        first, cut = divmod(scroll.x, size.width)
        last = min(grid.width, (scroll.x + room + size.width - 1) // size.width)
        start = row * grid.width
        segments = self._segments(start + first, start + last, row + first, part)
        drawn = Strip(segments, (last - first) * size.width)
        if cut or drawn.cell_length > room:
            drawn = drawn.crop(cut, cut + room)
        return drawn

    def get_line_filters(self) -> Sequence[LineFilter]:
        """All filters but the one that looks for named colours: the painter uses none.

        It would make every cell in sight anew, which takes as long as painting them.
        """
        return [one for one in super().get_line_filters() if not isinstance(one, ANSIToTruecolor)]

    def _segments(self, start: int, stop: int, parity: int, part: int) -> list[Segment]:
        """Cells number ``start`` to ``stop`` as segments.

        This is what takes the time when a window is full of cells, so cells that were
        drawn before are only looked up.
        """
        keys = [
            look | (place & 1) << 8 for place, look in enumerate(self._looks[start:stop], parity)
        ]
        for index in self._over.keys() & range(start, stop) if self._over else ():
            keys[index - start] |= key_of(0, 0, self._over[index])
        for index in self._letters.keys() & range(start, stop) if self._letters else ():
            keys[index - start] |= key_of(0, 0, self._letters[index])
        for index in self._saved.intersection(range(start, stop)) if self._saved else ():
            keys[index - start] |= key_of(0, 0, SAVED)
        if self._looks is not self._codes:
            for place, code in enumerate(self._codes[start:stop]):
                if code == FLAG:
                    keys[place] |= key_of(0, 0, FLAGGED)
        if self.active and start <= self.cursor < stop:
            keys[self.cursor - start] |= key_of(0, 0, CURSOR)
        drawn = self.painter.parts[part]
        return [segment for key in keys for segment in drawn[key]]

    def _refresh_cells(self, cells: Iterable[int]) -> None:
        size, scroll = self.painter.size, self.scroll_offset
        width, height = self.size
        regions = []
        for index in cells:
            row, column = divmod(index, self.grid.width)
            x = column * size.width - scroll.x + self.margin.width
            y = row * size.height - scroll.y + self.margin.height
            if -size.width < x < width and -size.height < y < height:
                regions.append(Region(x, y, size.width, size.height))
        if regions:
            self.refresh(*regions)

    def _resized(self) -> None:
        size = self.painter.size
        cells = Size(self.grid.width * size.width, self.grid.height * size.height)
        self.virtual_size = Size(cells.width + self.margin.width, cells.height + self.margin.height)

    def on_resize(self, _: events.Resize) -> None:
        """Keep the cursor in sight; begin with it in the middle."""
        self.call_after_refresh(self.reveal_cursor, centre=not self._seen)
        self._seen = True

    # Mouse

    def cell_at(self, x: int, y: int) -> int | None:
        """The number of the cell at a place on the widget, or None."""
        size, scroll = self.painter.size, self.scroll_offset
        if x < self.margin.width or y < self.margin.height:
            return None
        x, y = x + scroll.x - self.margin.width, y + scroll.y - self.margin.height
        column, row = x // size.width, y // size.height
        if not (0 <= column < self.grid.width and 0 <= row < self.grid.height):
            return None
        return row * self.grid.width + column

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Tell which cell was pressed; Ctrl makes a left button a right one."""
        index = self.cell_at(event.x, event.y)
        button = _BUTTONS.get(event.button)
        if index is None or button is None:
            return
        event.stop()
        if button == "left" and event.ctrl:
            button = "right"
        self.post_message(self.Pressed(self, index, button))


def ruler_room(grid: Grid) -> Size:
    """How many characters the rulers take to the left of a board and above it."""
    return Size(len(str(grid.height)) + 1, 1)


def _scrolled(now: int, cell: int, size: int, room: int, *, centre: bool) -> int:
    """Where to scroll so that a cell is in sight, with a margin of two cells if there is room."""
    start, stop = cell * size, (cell + 1) * size
    if centre:
        return max(0, start - (room - size) // 2 // size * size)
    margin = min(2, max(0, (room // size - 1) // 2)) * size
    if start - margin < now:
        return max(0, start - margin)
    if stop + margin > now + room:
        return -(-(stop + margin - room) // size) * size
    return now
