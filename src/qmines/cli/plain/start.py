"""Who sits where: at a new game, or at one that was left."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from qmines.cli.commands.play import LAST
from qmines.errors import InvalidInput
from qmines.session import Game, load
from qmines.session.document import read as read_game_file
from qmines.store import NoSuchGame, StoredPlay, UnstoredPlay
from qmines.words import age_of, clock_of

if TYPE_CHECKING:
    from qmines.cli.plain.console import Screen
    from qmines.modes import Setup
    from qmines.store import GameHandle, Store


class Table:
    """Gives seats: at new games, and at those that were left."""

    def __init__(self, store: Store | None, **settings: Any) -> None:
        self._store = store
        self._settings = settings

    def new(self, setup: Setup, seed: str | None = None) -> GameHandle:
        """A seat at a new game."""
        if self._store is None:
            return UnstoredPlay(Game(setup, seed=seed, **self._settings))
        return StoredPlay.new(self._store, setup, seed=seed, **self._settings)

    def resumed(self, screen: Screen, name: str | None, *, offer: bool) -> GameHandle | None:
        """A seat at an older game: the one that is named, or the last if that is wanted."""
        store = self._store
        if name not in {None, LAST} and os.path.isfile(str(name)):  # noqa: PTH113  # any text
            handle = UnstoredPlay(load(str(name)))
            screen.say("(from a file: it is not kept in the store; save it before you leave)")
            return handle
        if store is None:
            if name is not None:
                raise InvalidInput("--resume needs the store, or a file")
            return None
        if name not in {None, LAST}:
            return StoredPlay.load(store, str(name))
        last = next(iter(store.games(unfinished=True, limit=1)), None)
        if last is None:
            if name is None:
                return None
            raise NoSuchGame("there is no unfinished game to resume")
        if name is None:
            if not offer:
                return None
            screen.say(
                f"An unfinished game: {last.title}, {clock_of(last.milliseconds)} played, "
                f"{age_of(last.touched)}."
            )
            answer = screen.read("Resume it? [Y/n] ")
            if answer is None or answer.strip().lower() not in {"", "y", "yes"}:
                return None
        return StoredPlay.load(store, last.id)

    def found(self, name: str) -> GameHandle:
        """A seat at an older game: the last unfinished one, a stored one, or that in a file.

        A game from a file is kept in the store from then on.
        """
        store = self._store
        if name != LAST and os.path.isfile(name):  # noqa: PTH113  # any text
            game = load(name)
            if store is None:
                return UnstoredPlay(game)
            document = read_game_file(game.save())
            seed = document.seed or b""
            return StoredPlay.adopt(store, document.header, seed, document.entries)
        if store is None:
            raise InvalidInput("--resume needs the store, or a file")
        if name == LAST:
            last = next(iter(store.games(unfinished=True, limit=1)), None)
            if last is None:
                raise NoSuchGame("there is no unfinished game to resume")
            name = last.id
        return StoredPlay.load(store, name)
