"""Where the boards are: one, or several beside each other, stacked, or one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.containers import Container
from textual.geometry import Size as Space
from textual.widgets import Static

from qmines.tui.texts import speak
from qmines.tui.widgets.board import BoardView, ruler_room
from qmines.tui.widgets.cells import BY_NAME, SIZES, Painter, Size
from qmines.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import ComposeResult

    from qmines.core.grid import Grid
    from qmines.modes import Display

_GAP = 2  # columns between two boards
_WIDER = BY_NAME["wide"]._replace(width=4)
_RULED = Space(40, 10)  # characters, from which on a board that scrolls has rulers


class Field(Painted, Container):
    """The boards of a game, at the size that fits."""

    DEFAULT_CSS = """
    Field { width: 1fr; height: 1fr; align: center middle; layout: horizontal; }
    Field.stacked { layout: vertical; }
    Field .slot { width: auto; height: auto; max-width: 100%; max-height: 100%; }
    Field .title { width: 100%; height: 1; text-align: center; color: $foreground;
        background: $surface; display: none; }
    Field .title.active { color: $chosen-text; background: $chosen; text-style: bold; }
    Field.titled .title { display: block; }
    Field.beside .slot { margin: 0 1; }
    Field.single .slot.inactive { display: none; }
    """

    def __init__(self, grid: Grid, display: Display) -> None:
        super().__init__(id="field")
        self.grid = grid
        self.cells = self.settings.cells  # the name of a size, or auto
        self._display = display
        self.active = 0
        self.coached = False
        self._most: tuple[object, int] = (None, 0)  # a width in a window, and most lines at it
        width, height = self.mines.size
        height -= 3 if height >= 12 else 2  # the lines above and below
        size = fit(grid, display, width, height)[1] if self.cells == "auto" else BY_NAME[self.cells]
        painter = self._painter(size)
        self.boards = [
            BoardView(grid, painter, number=number) for number in range(len(display.boards))
        ]

    def compose(self) -> ComposeResult:
        """A slot for each board: its title, and the board."""
        for number, board in enumerate(self.boards):
            state = "active" if number == self.active else "inactive"
            with Container(classes=f"slot {state}", id=f"slot-{number}"):
                yield Static(speak(self._display.boards[number].title), classes=f"title {state}")
                yield board
            board.activate(active=number == self.active)

    @property
    def board(self) -> BoardView:
        """The board that the cursor is on."""
        return self.boards[self.active]

    @property
    def size_name(self) -> str:
        """The name of the size at which cells are drawn."""
        return self.board.painter.size.name

    def activate(self, number: int) -> None:
        """Put the cursor on a board."""
        cursor, self.active = self.board.cursor, number
        for other, board in enumerate(self.boards):
            here = other == number
            board.activate(active=here)
            for widget in (self.query_one(f"#slot-{other}"), *self.query(f"#slot-{other} .title")):
                widget.set_class(here, "active")
                widget.set_class(not here, "inactive")
        self.board.move_to(cursor)

    def zoom(self, step: int) -> str:
        """Draw larger or smaller cells; tells the size."""
        at = [size.name for size in SIZES].index(self.size_name) + step
        self.cells = SIZES[max(0, min(len(SIZES) - 1, at))].name
        self.lay_out()
        return self.cells

    def repaint(self) -> None:
        """Draw in another theme or with other glyphs or sizes."""
        self.lay_out(afresh=True)

    def on_resize(self, _: events.Resize) -> None:
        """Fit the boards anew."""
        self.lay_out()

    def lay_out(self, *, afresh: bool = False) -> None:
        """Choose where boards stand and how large cells are."""
        room = self.size
        if not room.width or not room.height:
            return
        layout, size = fit(self.grid, self._display, room.width, room.height)
        if self.cells != "auto":
            size = BY_NAME[self.cells]
        elif self.coached:
            size = self._ruled(layout, size, room.height)
        elif room.width >= _RULED.width:
            size = self._usual(layout, size)
        for name in ("beside", "stacked", "single"):
            self.set_class(name == layout, name)
        self.set_class(len(self.boards) > 1, "titled")
        share = f"{100 / len(self.boards):g}%"
        for slot in self.query(".slot"):
            slot.styles.max_width = share if layout == "beside" else "100%"
            slot.styles.max_height = share if layout == "stacked" else "100%"
        ruled = self._has_room_for_rulers(layout, size, room.height)
        for board in self.boards:
            board.rule(ruled=ruled)
        if afresh or size != self.board.painter.size:
            painter = self._painter(size)
            for board in self.boards:
                board.repaint_with(painter)
        else:
            self.call_after_refresh(self.board.reveal_cursor)

    def _usual(self, layout: str, size: Size) -> Size:
        """The size with rulers that cells have while little is said below them, if it fits.

        A long text takes the room of the rulers for a while rather than that of the cells.
        """
        here = (self.app.size, self.size.width)
        self._most = (here, max(self.size.height, self._most[1] if self._most[0] == here else 0))
        _, largest = fit(self.grid, self._display, self.size.width, self._most[1])
        found = self._ruled(layout, largest, self._most[1])
        if found.width <= size.width and found.height <= size.height:
            return found
        return self._ruled(layout, size, self.size.height)

    def _ruled(self, layout: str, size: Size, height: int) -> Size:
        """A smaller size if only that leaves room for rulers: hints name rows and columns."""
        sizes = [*SIZES[SIZES.index(size) :: -1]]
        if self.coached and BY_NAME["wide"] in sizes:  # with room for brackets around 1½
            sizes.insert(sizes.index(BY_NAME["wide"]), _WIDER)
        fitting = (one for one in sizes if one.width > self._display.widest)
        return next(
            (one for one in fitting if self._has_room_for_rulers(layout, one, height)), size
        )

    def _has_room_for_rulers(self, layout: str, size: Size, height: int) -> bool:
        """Whether all of every board is in sight with its rulers, or not all of it anyway."""
        width, boards = self.size.width, len(self.boards)
        if layout == "beside":
            width = width // boards - _GAP
        elif layout == "stacked":
            height //= boards
        height -= 1 if boards > 1 else 0
        margin = ruler_room(self.grid)
        across, down = self.grid.width * size.width, self.grid.height * size.height
        if across > width or down > height:
            return width >= _RULED.width and height >= _RULED.height
        return across + margin.width <= width and down + margin.height <= height

    def _painter(self, size: Size) -> Painter:
        overlay = self.settings.overlay
        return Painter(
            self.palette,
            self.glyphs,
            size,
            shade=overlay != "numbers",
            numbers=overlay != "shade",
            own=self._display.cells,
        )


def fit(grid: Grid, display: Display, width: int, height: int) -> tuple[str, Size]:
    """Where the boards of a field stand in so much room, and the largest size that fits.

    A character is left between cells that show more than one, so that 1½ and 2 are not 21½.
    Two boards stand beside each other, which is easier to compare, unless that makes them smaller.

    >>> from qmines.core.grid import Grid
    >>> from qmines.modes.display import MINE_BOARD
    >>> fit(Grid(9, 9), MINE_BOARD, 80, 22)
    ('', Size(name='large', width=4, height=2))
    """
    boards = len(display.boards)
    sizes = [size for size in SIZES if size.width > display.widest]
    if boards == 1:
        return "", _largest(sizes, grid, width, height) or sizes[0]
    found = [
        (size.height, size.width, layout, size)
        for layout, size in (
            ("beside", _largest(sizes, grid, width // boards - _GAP, height - 1)),
            ("stacked", _largest(sizes, grid, width, height // boards - 1)),
        )
        if size
    ]
    if found:
        return max(found, key=lambda one: one[:2])[2:]
    return "single", _largest(sizes, grid, width, height - 1) or sizes[0]


def fits(grid: Grid, display: Display, width: int, height: int, cells: str = "auto") -> bool:
    """Whether all of the boards can be seen at once in so much room."""
    if cells == "auto" and len(display.boards) > 1:
        return fit(grid, display, width, height)[0] != "single"
    sizes = [size for size in SIZES if size.width > display.widest]
    if cells != "auto":
        sizes = [BY_NAME[cells]]
    return _largest(sizes, grid, width, height) is not None


def _largest(sizes: Sequence[Size], grid: Grid, width: int, height: int) -> Size | None:
    fitting = [
        size
        for size in sizes
        if size.width * grid.width <= width and size.height * grid.height <= height
    ]
    return fitting[-1] if fitting else None
