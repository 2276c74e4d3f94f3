"""Start new games and resume unfinished ones."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from qmines.cli.commands.play import LAST
from qmines.cli.plain.texts import t
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.session import Game, load
from qmines.session.document import read as read_game_file
from qmines.store import NoSuchGame, StoredPlay, UnstoredPlay
from qmines.words import age_of, clock_of

if TYPE_CHECKING:
    from qmines.cli.plain.console import Screen
    from qmines.modes import Setup
    from qmines.store import GameHandle, Store


class Table:
    """Creates new games and loads unfinished ones."""

    def __init__(self, store: Store | None, **settings: Any) -> None:
        self._store = store
        self._settings = settings

    def new(self, setup: Setup, seed: str | None = None) -> GameHandle:
        """Start a new game."""
        if self._store is None:
            return UnstoredPlay(Game(setup, seed=seed, **self._settings))
        return StoredPlay.new(self._store, setup, seed=seed, **self._settings)

    def resumed(self, screen: Screen, name: str | None, *, offer: bool) -> GameHandle | None:
        """Resume the named game, or the last one if the player agrees."""
        store = self._store
        if name not in {None, LAST} and os.path.isfile(str(name)):  # noqa: PTH113  # any text
            handle = UnstoredPlay(load(str(name)))
            screen.say(t("plain-loaded"))
            return handle
        if store is None:
            if name is not None:
                raise InvalidInput(Message("plain-resume-file"))
            return None
        if name not in {None, LAST}:
            return StoredPlay.load(store, str(name))
        last = next(iter(store.games(unfinished=True, limit=1)), None)
        if last is None:
            if name is None:
                return None
            raise NoSuchGame(Message("plain-no-unfinished"))
        if name is None:
            if not offer:
                return None
            clock, when = clock_of(last.milliseconds), age_of(last.touched)
            screen.say(t("plain-unfinished", title=last.title, clock=clock, when=when))
            answer = screen.read(t("plain-resume") + " ")
            if answer is None or answer.strip().lower() not in {"", "y", "yes"}:
                return None
        return StoredPlay.load(store, last.id)

    def found(self, name: str) -> GameHandle:
        """Resume the last unfinished game, a stored one, or one from a file.

        A game from a file is stored from then on.
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
            raise InvalidInput(Message("plain-resume-file"))
        if name == LAST:
            last = next(iter(store.games(unfinished=True, limit=1)), None)
            if last is None:
                raise NoSuchGame(Message("plain-no-unfinished"))
            name = last.id
        return StoredPlay.load(store, name)
