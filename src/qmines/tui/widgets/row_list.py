"""A list of rows to choose from: actions, choices, switches, numbers and texts.

Every menu and form is one of these, so that they all feel alike and all work at any size:
up and down choose a row, left and right change it, Enter does it, letters are typed into it.
Keys that move the cursor on a board, such as WASD, do the same here unless they are typed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from qmines.tui.glyphs import spelled
from qmines.tui.texts import t
from qmines.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual import events
    from textual.geometry import Region

    from qmines.tui.glyphs import Glyphs

MAX_TEXT: Final = 400
_LEAST_LABEL: Final = 10  # characters of a label that stay, whatever its value is
_STEPS: Final = {"left": -1, "right": 1, "shift+left": -10, "shift+right": 10}


@dataclass(slots=True)
class Row:
    """A row. ``kind`` is action, choice, switch, number, text, heading or note.

    ``choices`` are pairs of a value and what is shown for it; ``detail`` stands at the right
    of an action, before ``key``, which is its shortcut; ``help`` is for the line below the list.
    """

    name: str
    label: str
    kind: str = "action"
    value: Any = None
    choices: Sequence[tuple[Any, str]] = ()
    detail: str = ""
    key: str = ""
    help: str = ""
    least: int = 0
    most: int = 999_999_999
    fresh: bool = field(default=True, repr=False)  # whether typing replaces a number

    @property
    def chooses(self) -> bool:
        """Whether the cursor may stand on it."""
        return self.kind not in {"heading", "note"}

    @property
    def bare(self) -> str:
        """Its value as text."""
        if self.kind == "choice":
            return next((text for value, text in self.choices if value == self.value), "?")
        if self.kind == "switch":
            return t("menu-on" if self.value else "menu-off")
        if self.kind == "number":
            return t("menu-number", number=self.value)
        if self.kind == "text":
            return f"{self.value}_"
        return "  ".join(filter(None, (self.detail, self.key)))

    def shown(self, glyphs: Glyphs) -> str:
        """Its value as text, between arrows where it can be changed with them."""
        if self.kind in {"choice", "switch", "number"}:
            return f"{glyphs.left} {self.bare} {glyphs.right}"
        return self.bare


class RowList(Painted, ScrollView, can_focus=True):
    """Rows under each other, one of them chosen."""

    DEFAULT_CSS = """
    RowList { height: 1fr; width: 1fr; scrollbar-size: 1 1; overflow-x: hidden; }
    """

    @dataclass
    class Chosen(Message):
        """Enter or a click on a row that does something."""

        rows: RowList
        row: Row

    @dataclass
    class Changed(Message):
        """A value was changed."""

        rows: RowList
        row: Row

    @dataclass
    class Moved(Message):
        """Another row is chosen."""

        rows: RowList
        row: Row

    def __init__(self, rows: Sequence[Row], *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.rows: list[Row] = []
        self.chosen = 0
        self._take: Callable[[str], None] | None = None
        self._background = Style()
        self.replace(rows)

    def replace(self, rows: Sequence[Row], chosen: str | None = None) -> None:
        """Show other rows; the chosen one stays, by its name, if it is there."""
        if chosen is None and self.rows:
            chosen = self.rows[self.chosen].name
        self.rows = list(rows)
        names = [row.name if row.chooses else "" for row in self.rows]
        first = next((i for i, row in enumerate(self.rows) if row.chooses), 0)
        self.chosen = names.index(chosen) if chosen and chosen in names else first
        self.virtual_size = Size(1, len(self.rows))
        if self.is_mounted:
            self.refresh()
            self.call_after_refresh(self._reveal)

    @property
    def row(self) -> Row:
        """The chosen row."""
        return self.rows[self.chosen]

    def row_named(self, name: str) -> Row:
        """The row of that name."""
        return next(row for row in self.rows if row.name == name)

    # Keys and mouse

    def capture(self, take: Callable[[str], None]) -> None:
        """Give the next key, whatever it is, to ``take`` instead of doing what it does."""
        self._take = take

    def on_key(self, event: events.Key) -> None:
        """Choose, change, type or do."""
        if self._take is not None:
            take, self._take = self._take, None
            event.stop()
            event.prevent_default()
            take(event.key)
        elif self._handled(event.key, event.character):
            event.stop()
            event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        """Paste into a text."""
        if self.row.kind == "text":
            event.stop()
            self._type("".join(c for c in event.text if c.isprintable()))

    def on_click(self, event: events.Click) -> None:
        """Choose and do what is clicked; the arrows of a choice go their way."""
        index = event.y + self.scroll_offset.y
        if not (0 <= index < len(self.rows) and self.rows[index].chooses):
            return
        event.stop()
        self._choose(index)
        row = self.row
        if row.kind == "action":
            self.post_message(self.Chosen(self, row))
        elif row.kind != "text":
            shown = cell_len(row.shown(self.glyphs))
            left = self._value_start(shown) + shown // 2
            self._change(-1 if event.x < left else 1)

    def _handled(self, key: str, character: str | None) -> bool:
        row = self.row
        if not (character and _typed(row, character)):
            key = self.settings.keys.in_list(key)
        if row.kind == "text" and character and character.isprintable():
            self._type(character)
        elif row.kind == "text" and key == "backspace":
            row.value = row.value[:-1]
            self._told()
        elif row.kind == "number" and character and character.isdigit():
            self._digit(character)
        elif row.kind == "number" and key == "backspace":
            self._set(int(str(row.value)[:-1] or "0"))
            row.fresh = False
        elif key in {"pageup", "pagedown"} and len(self.rows) <= self.size.height:
            return False  # everything is in sight: others may scroll
        elif key in {"up", "down", "pageup", "pagedown", "home", "end", "tab", "shift+tab"}:
            self._move(key)
        elif key in _STEPS and row.kind in {"choice", "switch", "number"}:
            self._change(_STEPS[key])
        elif key == "enter" or (key == "space" and row.kind != "text"):
            if row.kind in {"choice", "switch"}:
                self._change(1)
            else:
                self.post_message(self.Chosen(self, row))
        else:
            return False
        return True

    def _move(self, key: str) -> None:
        places = [i for i, row in enumerate(self.rows) if row.chooses]
        if not places:
            return
        at = places.index(self.chosen)
        page = max(1, self.size.height - 1)
        at = {
            "up": (at - 1) % len(places),
            "shift+tab": (at - 1) % len(places),
            "down": (at + 1) % len(places),
            "tab": (at + 1) % len(places),
            "pageup": max(0, at - page),
            "pagedown": min(len(places) - 1, at + page),
            "home": 0,
            "end": len(places) - 1,
        }[key]
        self._choose(places[at])

    def _choose(self, index: int) -> None:
        if index != self.chosen:
            self.row.fresh = True
            self.refresh_line(self.chosen)
            self.chosen = index
            self.refresh_line(index)
            self._reveal()
            self.post_message(self.Moved(self, self.row))

    def _change(self, step: int) -> None:
        row = self.row
        if row.kind == "switch":
            row.value = not row.value
        elif row.kind == "choice":
            values = [value for value, _ in row.choices]
            at = values.index(row.value) if row.value in values else 0
            row.value = values[(at + (1 if step > 0 else -1)) % len(values)]
        else:
            self._set(row.value + step)
            return
        self._told()

    def _digit(self, digit: str) -> None:
        row = self.row
        self._set(int(digit if row.fresh else f"{row.value}{digit}"), exactly=True)
        row.fresh = False

    def _set(self, value: int, *, exactly: bool = False) -> None:
        """Set a number; one that is still being typed may be less than the least."""
        row = self.row
        row.value = min(row.most, value if exactly else max(row.least, value))
        self._told()

    def _type(self, text: str) -> None:
        self.row.value = (self.row.value + text)[:MAX_TEXT]
        self._told()

    def _told(self) -> None:
        self.refresh()
        self.post_message(self.Changed(self, self.row))

    # Drawing

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows in a part of the list."""
        self._background = self.rich_style  # once for all of them: it depends on every parent
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """One row, on the background of the list."""
        return self._line(y).apply_style(self._background)

    def _line(self, y: int) -> Strip:
        width = self.scrollable_content_region.width
        index = y + self.scroll_offset.y
        if index >= len(self.rows):
            return Strip.blank(width)
        row, palette, glyphs = self.rows[index], self.palette, self.glyphs
        label = spelled(row.label, glyphs)
        if row.kind == "heading":
            return Strip([_cut(f" {label}", width, Style(color=palette.accent, bold=True))])
        if row.kind == "note":
            return Strip([_cut(f"  {label}", width, Style(color=palette.faint))])
        here = index == self.chosen and self.has_focus
        style = Style(color=palette.text)
        value_style = Style(color=palette.second if row.kind != "action" else palette.faint)
        mark = " "
        if here:
            style = Style(color=palette.cursor_text, bgcolor=palette.cursor, bold=True)
            value_style = Style(color=palette.cursor_text, bgcolor=palette.cursor)
            mark = glyphs.bullet
        elif y + 1 == self.size.height and index + 1 < len(self.rows):
            mark = glyphs.down  # there is more
        elif y == 0 < index:
            mark = glyphs.up
        room = width - 3
        value = self._value(row, room - min(cell_len(label), _LEAST_LABEL) - 1)
        space = room - cell_len(value) - (1 if value else 0)
        if cell_len(label) > space:
            label = self._shortened(label, space)
        return Strip(
            [
                _cut(f"{mark} {label}", 2 + space + (1 if value else 0), style),
                _cut(value, cell_len(value) + 1, value_style),
            ]
        ).crop(0, width)

    def _value(self, row: Row, room: int) -> str:
        """The value in so many characters: without its arrows, or its end, if need be."""
        bare = spelled(row.bare, self.glyphs)
        if row.kind == "text":
            return bare[-max(1, room) :]
        shorter = row.key if row.kind == "action" else self._shortened(bare, room)
        for value in (spelled(row.shown(self.glyphs), self.glyphs), bare, shorter):
            if cell_len(value) <= room:
                return value
        return ""

    def _shortened(self, text: str, room: int) -> str:
        """A text whose end is left out, which a mark tells."""
        return set_cell_size(text, max(0, room - 1)) + ("…" if self.glyphs.blocks else ".")

    def _value_start(self, shown: int) -> int:
        return self.scrollable_content_region.width - 1 - shown

    def _reveal(self) -> None:
        top, height = self.scroll_offset.y, self.scrollable_content_region.height
        first = self.chosen
        while first > 0 and not self.rows[first - 1].chooses:  # with its heading
            first -= 1
        if first < top:
            self.scroll_to(y=first, animate=False, force=True)
        elif height and self.chosen >= top + height:
            self.scroll_to(y=self.chosen - height + 1, animate=False, force=True)


def _typed(row: Row, character: str) -> bool:
    """Whether a character goes into a row."""
    if row.kind == "number":
        return character.isdigit()
    return row.kind == "text" and character.isprintable()


def _cut(text: str, width: int, style: Style) -> Segment:
    return Segment(set_cell_size(text, max(0, width)), style)
