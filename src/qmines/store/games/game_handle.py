"""What a face needs of a game that somebody plays, whether it is kept or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.modes import View
    from qmines.session import Game


class GameHandle(Protocol):
    """A game at which somebody sits: kept in a store, or not."""

    id: str

    @property
    def game(self) -> Game:
        """The game."""

    def do(self, event: str) -> View:
        """Let an event happen."""

    def do_all(self, events: Iterable[str]) -> View:
        """Let events happen."""

    def settle(self) -> None:
        """Keep what is worked out after the end."""


class UnstoredPlay:
    """A game that is kept nowhere."""

    id = ""

    def __init__(self, game: Game) -> None:
        self.game = game

    def do(self, event: str) -> View:
        """Let an event happen."""
        return self.game.do(event)

    def do_all(self, events: Iterable[str]) -> View:
        """Let events happen."""
        for event in events:
            self.game.do(event)
        return self.game.view

    def settle(self) -> None:
        """Keep nothing."""
