"""A screen that is a list of rows under a title, with a line about the chosen row below."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from textual.containers import Vertical

from qmines.tui.screens.page import Page
from qmines.tui.texts import t
from qmines.tui.widgets.bars import Note, TextBar
from qmines.tui.widgets.row_list import RowList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult
    from textual.widget import Widget

    from qmines.tui.widgets.row_list import Row


class FormPage(Page):
    """``heading`` is the key of its title; subclasses say which rows there are and what they do."""

    heading = ""

    def compose(self) -> ComposeResult:
        """A title, the list, and a line."""
        yield TextBar(id="head")
        with Vertical(classes="middle"):
            yield RowList(self.first_rows(), id="form")
            yield from self.more_widgets()
        yield Note(id="note")
        yield self.key_bar()

    def on_mount(self) -> None:
        """Begin with the first row."""
        back = self.settings.keys.label("menu")
        self.query_one(TextBar).say(t(self.heading), right=t("menu-back", key=back))
        self.rows.focus()
        self.tell()

    @abstractmethod
    def first_rows(self) -> list[Row]:
        """The rows to begin with."""

    def more_widgets(self) -> Sequence[Widget]:
        """What stands below the list, if anything."""
        return ()

    @property
    def rows(self) -> RowList:
        """The list."""
        return self.query_one(RowList)

    def tell(self) -> None:
        """Say what the chosen row is about."""
        self.note.say(self.rows.row.help, "faint")

    def on_row_list_moved(self, _: RowList.Moved) -> None:
        """Another row is chosen."""
        self.tell()
