"""What an interface needs from a game that is being played, stored or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.modes import View
    from qmines.session import Game


class GameHandle(Protocol):
    """A game that is being played, stored or not."""

    id: str

    @property
    def game(self) -> Game:
        """The game."""

    def do(self, event: str) -> View:
        """Apply an event."""

    def do_all(self, events: Iterable[str]) -> View:
        """Apply events."""

    def settle(self) -> None:
        """Store the measures after the end."""


class UnstoredPlay:
    """A game that is not stored."""

    id = ""

    def __init__(self, game: Game) -> None:
        self.game = game

    def do(self, event: str) -> View:
        """Apply an event."""
        return self.game.do(event)

    def do_all(self, events: Iterable[str]) -> View:
        """Apply events."""
        for event in events:
            self.game.do(event)
        return self.game.view

    def settle(self) -> None:
        """Store nothing."""
