"""The end of a game: how it ended, how well it was played, how lucky, and what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from qmines.errors import Cancelled, QMinesError
from qmines.modes import Reason, Result
from qmines.session.ending import ending, reason
from qmines.tui.glyphs import spelled
from qmines.tui.screens.page import Card
from qmines.tui.texts import error_text, speak, t
from qmines.tui.widgets.row_list import RowList

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual import events
    from textual.app import ComposeResult

    from qmines.session import Game
    from qmines.tui.game_thread import GameThread


_EXPLAINED: Final = {Reason.KNOWN_MINE, Reason.PUNISHED}
_NARROW: Final = 40  # columns, below which names stand before what they name


class EndScreen(Card):
    """Ends with again, undo, why, replay, menu or board."""

    help_scopes = ("end", "menus", "anywhere")

    def __init__(
        self,
        game_thread: GameThread,
        *,
        undoable: bool,
        news: Sequence[str] = (),
        beside: Callable[[], int] = lambda: 0,
    ) -> None:
        """``beside`` makes room for the card beside the boards, and tells how wide it can be."""
        super().__init__()
        self._beside = beside
        self._news = news
        self._game_thread = game_thread
        self._undoable = undoable
        self._why = game_thread.view.explanation
        self._lines: list[tuple[str, str]] | None = None
        self._problem = ""

    def compose(self) -> ComposeResult:
        """The outcome, the measures, and the ways on."""
        won = self._game_thread.view.outcome.result is Result.WON
        rows = [self.row_for(name) for name in ("again", "replay", "board", "menu")]
        if self._undoable:
            rows.insert(1, self.row_for("undo", detail=t("over-undo-note")))
        if self._game_thread.view.outcome.reason in _EXPLAINED:
            rows.insert(1, self.row_for("why", detail=t("over-why-note")))
        with Vertical(classes="card"):
            yield Static(t("over-won" if won else "over-lost"), classes="card-title")
            with VerticalScroll(id="measures", can_focus=False):
                yield Static(self._text(), id="measures-text")
            yield RowList(rows, id="end")

    def on_mount(self) -> None:
        """Work out the measures beside the screen: judging every move may take a while."""
        self._share_out()
        self.work_on(self._measure(), "measures")

    def on_resize(self, _: events.Resize) -> None:
        """Share the lines out between the measures and the ways on."""
        width = self._beside()
        self.set_class(width > 0, "beside")
        self.query_one(".card").styles.width = width or None
        self._share_out()

    def _share_out(self) -> None:
        rows, lines = self.query_one(RowList), self.app.size.height
        if self.has_class("beside"):
            lines -= 4  # above and below the card, and above the rows
        height = min(len(rows.rows), max(2, lines // 2 - 1))
        rows.styles.height = height
        self.query_one("#measures").styles.max_height = max(1, lines - height - 1)

    def on_key(self, event: events.Key) -> None:
        """Scroll the measures where they do not fit."""
        measures = self.query_one("#measures", VerticalScroll)
        if event.key in {"pageup", "pagedown", "space"}:
            page = measures.size.height * (-1 if event.key == "pageup" else 1)
            measures.scroll_relative(y=page, animate=False, immediate=True)

    async def _measure(self) -> None:
        try:
            await self._game_thread.settle()
            self._lines = await self._game_thread.ask(_told)
            self._why = await self._game_thread.ask(reason)
        except Cancelled:  # another game is being played by now
            return
        except QMinesError as error:
            self._problem = error_text(error)
        self.query_one("#measures-text", Static).update(self._text())

    def _text(self) -> Table:
        palette, glyphs = self.palette, self.glyphs
        plain, faint = Style(color=palette.text), Style(color=palette.faint)
        whole = Table.grid()
        for words in (*([speak(self._why)] if self._why else ()), *self._news):
            whole.add_row(Text(spelled(words, glyphs), plain, overflow="fold"))
        if self._problem:
            whole.add_row(Text(self._problem, Style(color=palette.text, bold=True)))
        elif self._lines is None:
            whole.add_row(Text(spelled(t("over-judging"), glyphs), faint))
        measures = Table.grid(padding=(0, 1))
        accent = Style(color=palette.accent)
        for name, words in self._lines or ():
            shown = Text(spelled(words, glyphs), plain, overflow="fold")
            if self.app.size.width < _NARROW:
                whole.add_row(Text.assemble((f"{name} ", accent), shown))
            else:
                measures.add_row(Text(name, accent), shown)
        whole.add_row(measures)
        return whole


def _told(game: Game) -> list[tuple[str, str]]:
    lines = [(speak(line.name), speak(line.text)) for line in ending(game)]
    chain = game.verdict()
    steps = [] if chain is None else chain.lines(speak)
    return [
        *lines,
        *(("" if number else t("end-why"), step) for number, step in enumerate(steps)),
    ]
