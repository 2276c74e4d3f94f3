"""The pause: the board is hidden, the clock stands, and these are the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.containers import Vertical
from textual.widgets import Static

from qmines.tui.screens.page import Sheet
from qmines.tui.texts import t
from qmines.tui.widgets.row_list import Row, RowList
from qmines.words import clock_of

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from qmines.tui.game_thread import GameThread


class PauseScreen(Sheet[str]):
    """Ends with resume, restart, reveal, menu or quit."""

    def __init__(self, game_thread: GameThread, heading: str) -> None:
        super().__init__()
        self._game_thread = game_thread
        self._heading = heading

    def compose(self) -> ComposeResult:
        """A title and a list."""
        over = self._game_thread.view.outcome.over
        kept = "" if over else t("pause-kept")
        rows = [
            Row("resume", t("pause-board" if over else "pause-resume")),
            Row("restart", t("pause-restart")),
            Row("new", t("pause-new")),
            Row("settings", t("pause-settings")),
            Row("help", t("pause-help")),
            Row("menu", t("pause-menu"), detail=kept),
            Row("quit", t("pause-quit"), detail=kept),
        ]
        if not over and self._game_thread.view.sequence:
            rows.insert(3, Row("reveal", t("pause-reveal"), detail=t("pause-reveal-note")))
        with Vertical(classes="card"):
            clock = clock_of(self._game_thread.milliseconds)
            heading = self._heading if over else t("pause-title", clock=clock)
            yield Static(heading, classes="card-title")
            yield RowList(rows, self.palette, self.glyphs, id="pause")

    def on_mount(self) -> None:
        """Show only as many lines as there are rows."""
        rows = self.query_one(RowList)
        rows.styles.height = len(rows.rows)
        rows.focus()

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Go on with what was chosen."""
        name = message.row.name
        if name == "settings":
            self.mines.open_settings()
        elif name == "help":
            self.mines.open_help()
        elif name == "new":
            self.mines.open_setup()
        else:
            self.dismiss(name)

    def go_back(self) -> None:
        """Resume."""
        self.dismiss("resume")
