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
    from textual import events
    from textual.app import ComposeResult

    from qmines.tui.game_thread import GameThread


class PauseScreen(Sheet[str]):
    """Ends with resume, restart, reveal, menu or quit."""

    help_scopes = ("pause", "menus", "anywhere")

    def __init__(self, game_thread: GameThread, heading: str) -> None:
        super().__init__()
        self._game_thread = game_thread
        self._heading = heading

    def compose(self) -> ComposeResult:
        """A title and a list."""
        over = self._game_thread.view.outcome.over
        kept = "" if over or self.mines.store is None else t("pause-kept")
        rows = [
            self.row_for("pause-resume", t("pause-board") if over else ""),
            self.row_for("pause-restart"),
            self.row_for("pause-new"),
            self.row_for("pause-settings"),
            Row("help", t("pause-help"), key=self.settings.keys.label("help")),
            self.row_for("pause-menu", detail=kept),
            self.row_for("pause-quit", detail=kept),
        ]
        if not over and self._game_thread.view.sequence:
            rows.insert(3, self.row_for("pause-reveal", detail=t("pause-reveal-note")))
        with Vertical(classes="card"):
            clock = clock_of(self._game_thread.milliseconds)
            heading = self._heading if over else t("pause-title", clock=clock)
            yield Static(heading, classes="card-title")
            yield RowList(rows, id="pause")

    def on_mount(self) -> None:
        """Show only as many lines as there are rows."""
        rows = self.query_one(RowList)
        rows.styles.height = len(rows.rows)
        rows.focus()

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Go on with what was chosen."""
        self._choose(message.row.name)

    def on_key(self, event: events.Key) -> None:
        """Resume with the key that paused, or go on with what a letter stands for."""
        keys = self.settings.keys
        if event.key in keys.keys_of("pause"):
            event.stop()
            event.prevent_default()
            self.dismiss("resume")
        elif (name := self.chosen_by(event.key, "pause")) is not None:
            event.stop()
            event.prevent_default()
            self._choose(name)
        else:
            self.common_key(event)

    def _choose(self, name: str) -> None:
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
