"""All games: go on with one that was left, or watch one that has ended."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from qmines.errors import QMinesError
from qmines.modes.names import help_named, level_named, rules_named, variant_named
from qmines.store import StoredPlay
from qmines.tui.screens.form import FormPage
from qmines.tui.texts import age_text, error_text, listed, speak, t
from qmines.tui.widgets.row_list import Row, RowList
from qmines.words import clock_of

if TYPE_CHECKING:
    from qmines.store import StoredGame

_LIMIT: Final = 300


class GamesScreen(FormPage):
    """The latest games, first the last one."""

    heading = "list-title"

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
        return [_row(game) for game in games] or [Row("", t("list-none"), "note")]

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
            key = "list-replay" if game.outcome.over else "list-continue"
            about = t(key, events=game.events, when=age_text(game.touched), id=game.id)
            if game.aid:
                kinds = listed(speak(help_named(kind)) for kind in game.aid.split())
                about = t("list-helped", help=kinds, about=about)
            self.note.say(about, "faint")


def _row(game: StoredGame) -> Row:
    result = game.outcome.result.value if game.outcome.over else "unfinished"
    detail = t(f"list-{result}", clock=clock_of(game.milliseconds))
    parts = (rules_named(game.rules), level_named(game.level), *variant_named(game.variant))
    return Row(game.id, listed(map(speak, parts)), detail=detail)
