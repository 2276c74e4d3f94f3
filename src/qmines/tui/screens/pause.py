"""The pause: the board is hidden, the clock stands, and these are the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.containers import Vertical
from textual.widgets import Static

from qmines.tui.screens.page import Card
from qmines.tui.texts import t
from qmines.tui.widgets.row_list import Row, RowList
from qmines.words import clock_of

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from qmines.tui.game_thread import GameThread


class PauseScreen(Card):
    """Ends with resume, restart, reveal, menu or quit."""

    help_scopes = ("pause", "menus", "anywhere")
    scope = "pause"
    way_back = "resume"

    def __init__(self, game_thread: GameThread, heading: str) -> None:
        super().__init__()
        self._game_thread = game_thread
        self._heading = heading

    def compose(self) -> ComposeResult:
        """A title and a list."""
        over = self._game_thread.view.outcome.over
        kept = "" if over or self.mines.store is None else t("pause-kept")
        rows = [
            self.row_for("resume", t("pause-board") if over else ""),
            self.row_for("restart"),
            self.row_for("new"),
            self.row_for("settings"),
            Row("help", t("pause-help"), key=self.settings.keys.label("help")),
            self.row_for("menu", detail=kept),
            self.row_for("quit", detail=kept),
        ]
        if not over and self._game_thread.view.sequence:
            rows.insert(3, self.row_for("reveal", detail=t("pause-reveal-note")))
        with Vertical(classes="card"):
            clock = clock_of(self._game_thread.milliseconds)
            heading = self._heading if over else t("pause-title", clock=clock)
            yield Static(heading, classes="card-title")
            yield RowList(rows, id="pause")

    def on_mount(self) -> None:
        """Show only as many lines as there are rows."""
        rows = self.query_one(RowList)
        rows.styles.height = len(rows.rows)

    def on_key(self, event: events.Key) -> None:
        """Resume with the key that paused."""
        if event.key in self.settings.keys.keys_of("pause"):
            event.stop()
            event.prevent_default()
            self.go_back()

    def choose(self, name: str) -> None:
        """Open a screen on top of the pause, or end it."""
        if name in {"settings", "help"}:
            self.mines.open(name)
        elif name == "new":
            self.mines.open("custom")
        else:
            self.dismiss(name)
