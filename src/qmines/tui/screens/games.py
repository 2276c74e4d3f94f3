"""All games: go on with one that was left, or watch one that has ended."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from qmines.core.levels import level_title
from qmines.errors import QMinesError
from qmines.store import StoredPlay
from qmines.tui.screens.form import FormPage
from qmines.tui.texts import error_text
from qmines.tui.widgets.row_list import Row, RowList
from qmines.words import age_of, clock_of, plural

if TYPE_CHECKING:
    from qmines.store import StoredGame

_LIMIT: Final = 300


class GamesScreen(FormPage):
    """The latest games, first the last one."""

    heading = "Games"

    def __init__(self) -> None:
        super().__init__()
        self._games: dict[str, StoredGame] = {}

    def first_rows(self) -> list[Row]:
        """The games in the store."""
        try:
            games = self.mines.store.games(limit=_LIMIT) if self.mines.store else []
        except QMinesError as error:
            return [Row("", error_text(error), "note")]
        self._games = {game.id: game for game in games}
        return [_row(game) for game in games] or [Row("", "no games yet", "note")]

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
                self.mines.sit_down(await asyncio.to_thread(StoredPlay.load, store, game.id))
        except QMinesError as error:
            self.note.say(error_text(error), "bad")

    def tell(self) -> None:
        """Say what the game is."""
        game = self._games.get(self.rows.row.name)
        if game is not None:
            way = "Enter watches it" if game.outcome.over else "Enter goes on with it"
            helped = f", help: {game.aid}" if game.aid else ""
            words = f"{game.title}, {plural(game.events, 'event')}, {age_of(game.touched)}{helped}"
            self.note.say(f"{words}. {way}. ({game.id})", "faint")


def _row(game: StoredGame) -> Row:
    result = game.outcome.result.value if game.outcome.over else "unfinished"
    detail = f"{result} {clock_of(game.milliseconds)}"
    return Row(game.id, f"{level_title(game.level)} · {game.rules}", detail=detail)
