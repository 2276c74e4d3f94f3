"""All games: continue or replay one, search them, delete them, export them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from qmines.core.files import replace_file
from qmines.errors import QMinesError
from qmines.modes.names import help_named, level_named, rules_named, variant_named
from qmines.store import StoredPlay
from qmines.tui.screens.form import FormPage
from qmines.tui.texts import age_text, error_text, listed, speak, t
from qmines.tui.widgets.key_bar import KeyItem
from qmines.tui.widgets.row_list import Row, RowList
from qmines.words import clock_of

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from textual import events

    from qmines.store import Store, StoredGame

_LIMIT: Final = 300
_SEARCH: Final = "search"


class GamesScreen(FormPage):
    """The latest games, first the last one, to search, continue, replay, delete and export."""

    heading = "list-title"
    help_scopes = ("games", "menus", "anywhere")

    def __init__(self) -> None:
        super().__init__()
        self._games: dict[str, StoredGame] = {}
        self._doomed = ""  # the game that is deleted if the key is pressed again

    def first_rows(self) -> list[Row]:
        """The games in the store."""
        try:
            games = self.mines.store.games(limit=_LIMIT) if self.mines.store else []
        except QMinesError as error:
            return [Row("", error_text(error), "note")]
        self._games = {game.id: game for game in games}
        return self._rows("") if games else [Row("", t("list-none"), "note")]

    def _rows(self, wanted: str) -> list[Row]:
        """The line to type into, and the games that have all of its words."""
        words = wanted.casefold().split()
        found = [_row(game) for game in self._games.values()]
        shown = [
            row
            for row in found
            if all(word in f"{row.label} {row.detail} {row.name}".casefold() for word in words)
        ]
        none = Row("none", t("list-not-found"), "note")
        key = self.settings.keys.label("games-search")
        label = f"{t('list-search')} ({key})" if key else t("list-search")
        return [Row(_SEARCH, label, "text", wanted), *(shown or [none])]

    def on_mount(self) -> None:
        """Begin with the latest game."""
        if self._games:
            self.rows.replace(self.rows.rows, chosen=next(iter(self._games)))
            self.tell()

    def key_items(self) -> list[KeyItem]:
        """What can be done with a game."""
        select = KeyItem(("enter",), t("side-key-select"))
        keys = ("games-search", "games-delete", "games-export", "menu", "palette", "help")
        return [select, *self.keys_for(*keys)]

    def on_row_list_changed(self, message: RowList.Changed) -> None:
        """List what fits."""
        message.rows.replace(self._rows(message.row.value), chosen=_SEARCH)

    async def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Continue it, or replay it."""
        row = message.row
        if row.name == _SEARCH:  # the first that was found
            row = message.rows.rows[1]
        game, store = self._games.get(row.name), self.mines.store
        if store is None or game is None:
            return
        try:
            if game.outcome.over:
                self.mines.replay(await asyncio.to_thread(_saved, store, game))
            else:
                self.mines.sit_down(await asyncio.to_thread(StoredPlay.load, store, game.id))
        except QMinesError as error:
            self.note.say(error_text(error), "bad")

    def on_key(self, event: events.Key) -> None:
        """Search, delete or export."""
        action = self.settings.keys.action_for(event.key, "games") or ""
        game, store = self._games.get(self.rows.row.name), self.mines.store
        if not action.startswith("games-") or store is None:
            return
        event.stop()
        event.prevent_default()
        if action == "games-search":
            self.rows.replace(self.rows.rows, chosen=_SEARCH)
        elif game is not None:
            change = self._delete if action == "games-delete" else self._export
            self.work_on(self._try(change(store, game)), "games")

    def go_back(self) -> None:
        """Show all games again, or leave the list."""
        search = self.rows.rows[0]
        if search.name == _SEARCH and search.value:
            self.rows.replace(self._rows(""), chosen=next(iter(self._games)))
            self.tell()
        else:
            super().go_back()

    async def _try(self, change: Coroutine[Any, Any, None]) -> None:
        try:
            await change
        except (QMinesError, OSError) as error:
            self.note.say(error_text(error), "bad")

    async def _delete(self, store: Store, game: StoredGame) -> None:
        """Ask first, then delete."""
        if self._doomed != game.id:
            self._doomed = game.id
            key = self.settings.keys.label("games-delete")
            self.note.say(t("list-delete-sure", key=key), "bad")
            return
        self._doomed = ""
        if not await asyncio.to_thread(store.delete, game.id):
            self.note.say(t("list-not-deleted"), "bad")
            return
        rows, at = self.rows, self.rows.chosen
        del self._games[game.id]
        left = self._rows(rows.row_named(_SEARCH).value)
        rows.replace(left, chosen=left[min(at, len(left) - 1)].name)
        self.note.say(t("list-deleted"), "good")

    async def _export(self, store: Store, game: StoredGame) -> None:
        """Write the game to a file in the current folder."""
        data = await asyncio.to_thread(_saved, store, game)
        path = free_path(Path(f"qmines-{game.id}.qmines"))
        await asyncio.to_thread(replace_file, path, data)  # all of it or nothing
        self.note.say(t("list-exported", path=str(path)), "good")

    def on_row_list_moved(self, _: RowList.Moved) -> None:
        """Another game is chosen."""
        self._doomed = ""

    def tell(self) -> None:
        """Say what the game is."""
        game = self._games.get(self.rows.row.name)
        if game is None:
            self.note.say("", "faint")
            return
        key = "list-replay" if game.outcome.over else "list-continue"
        about = t(key, events=game.events, when=age_text(game.touched), id=game.id)
        if game.aid:
            kinds = [help_named(kind) for kind in game.aid.split("+")]
            about = t("list-helped", help=kinds, about=about)
        self.note.say(about, "faint")


def _saved(store: Store, game: StoredGame) -> bytes:
    return store.load(game.id).save()


def free_path(path: Path) -> Path:
    """The path, or with a number before its ending if there is such a file already."""
    number = 1
    found = path
    while found.exists():
        number += 1
        found = path.with_stem(f"{path.stem}-{number}")
    return found


def _row(game: StoredGame) -> Row:
    result = game.outcome.result.value if game.outcome.over else "unfinished"
    detail = t(f"list-{result}", clock=clock_of(game.milliseconds))
    parts = (rules_named(game.rules), level_named(game.level), *variant_named(game.variant))
    return Row(game.id, listed(map(speak, parts)), detail=detail)
