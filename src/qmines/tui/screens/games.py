"""All games: go on with one that was left, or watch one that has ended."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from textual.containers import Vertical

from qmines.errors import QMinesError
from qmines.store import KeptGame
from qmines.tui.bars import Bar, Note
from qmines.tui.levels import level_title
from qmines.tui.rows import Row, RowList
from qmines.tui.screens.page import Page
from qmines.words import age_of, clock_of, plural

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from qmines.store import StoredGame

_LIMIT: Final = 300


class GamesScreen(Page):
    """The latest games, first the last one."""

    def compose(self) -> ComposeResult:
        """A title, the list, and a line about the chosen game."""
        palette, glyphs = self.palette, self.glyphs
        yield Bar(palette, glyphs, id="head")
        with Vertical(classes="middle"):
            yield RowList([Row("", "reading …", "note")], palette, glyphs, id="games")
        yield Note(palette, glyphs, id="note")

    def on_mount(self) -> None:
        """Read the list."""
        back = self.settings.keys.label("menu")
        self.query_one(Bar).say("Games", right=f"{back} back")
        self._games: dict[str, StoredGame] = {}
        rows = [Row("", "no games yet", "note")]
        try:
            if self.mines.store is not None:
                games = self.mines.store.games(limit=_LIMIT)
                self._games = {game.id: game for game in games}
                rows = [_row(game) for game in games] or rows
        except QMinesError as error:
            self.query_one(Note).say(str(error), "bad")
        self.query_one(RowList).replace(rows)
        self.query_one(RowList).focus()
        self._tell()

    def on_row_list_moved(self, _: RowList.Moved) -> None:
        """Say what the game is."""
        self._tell()

    async def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Go on with it, or watch it."""
        game, store = self._games[message.row.name], self.mines.store
        if store is None:
            return
        try:
            if game.outcome.over:
                loaded = await asyncio.to_thread(store.load, game.id)
                self.mines.replay(await asyncio.to_thread(loaded.save))
            else:
                self.mines.sit_down(await asyncio.to_thread(KeptGame.load, store, game.id))
        except QMinesError as error:
            self.query_one(Note).say(str(error), "bad")

    def _tell(self) -> None:
        game = self._games.get(self.query_one(RowList).row.name)
        if game is not None:
            way = "Enter watches it" if game.outcome.over else "Enter goes on with it"
            helped = f", help: {game.aid}" if game.aid else ""
            words = f"{game.title}, {plural(game.events, 'event')}, {age_of(game.touched)}{helped}"
            self.query_one(Note).say(f"{words}. {way}. ({game.id})", "faint")

    def repaint(self) -> None:
        """Draw in other colours or signs."""
        for widget in (self.query_one(Bar), self.query_one(RowList), self.query_one(Note)):
            widget.repaint_with(self.palette, self.glyphs)


def _row(game: StoredGame) -> Row:
    result = game.outcome.result.value if game.outcome.over else "unfinished"
    detail = f"{result} {clock_of(game.milliseconds)}"
    return Row(game.id, f"{level_title(game.level)} · {game.rules}", detail=detail)
