"""A game on its own thread, so that neither the rules nor the disk block the screen."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from qmines.errors import Cancelled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from qmines.modes import Setup, View
    from qmines.session import Game
    from qmines.store import GameHandle

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seen:
    """The view after an event, and whether the clock has been running since."""

    view: View
    running: bool
    at: float

    def milliseconds(self, now: float) -> int:
        """The playing time up to now."""
        since = (now - self.at) * 1000 if self.running else 0
        return self.view.milliseconds + int(since)


class GameThread:
    """Plays a game on its thread: one event after the other, each committed before it is shown."""

    def __init__(self, handle: GameHandle, clock: Callable[[], float] = time.monotonic) -> None:
        self._handle = handle
        self._clock = clock
        self._left = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="game")
        self.setup: Setup = handle.game.setup
        self.ranked: bool = handle.game.header.ranked
        self.seen = self._look(handle.game)
        handle.game.deal_ahead()

    @property
    def milliseconds(self) -> int:
        """The playing time up to now."""
        return self.seen.milliseconds(self._clock())

    @property
    def view(self) -> View:
        """The latest view."""
        return self.seen.view

    async def do(self, event: str) -> View:
        """Make a move; when this returns, it is committed.

        Raises:
            QMinesError: the rules or the store refused the event; ``view`` shows
                how the game stands now.
        """
        return await self._change(lambda _: self._handle.do(event))

    async def do_each(self, events: Callable[[Game], Iterable[str]]) -> View:
        """Make the moves that ``events`` yields one by one, with one commit for all of them."""
        return await self._change(lambda game: self._handle.do_all(events(game)))

    async def _change(self, change: Callable[[Game], object]) -> View:
        def run(game: Game) -> None:
            try:
                change(game)
            finally:
                self.seen = self._look(game)

        await self.ask(run)
        return self.view

    async def ask(self, question: Callable[[Game], T]) -> T:
        """Call a function with the game, on its thread.

        Raises:
            Cancelled: the player left the game.
        """
        if self._left:
            raise Cancelled("the player left the game")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: question(self._handle.game))

    async def settle(self) -> None:
        """Compute and store the measures of a finished game."""
        await self.ask(lambda _: self._handle.settle())

    def leave(self) -> None:
        """Pause the game and end the thread, after everything that was asked for."""

        def pause() -> None:
            view = self._handle.game.view
            if view.sequence and not view.paused and not view.outcome.over:
                self._handle.do("pause")

        self._left = True
        try:
            self._thread.submit(pause).result()
        finally:
            self._thread.shutdown(wait=False)

    def _look(self, game: Game) -> Seen:
        return Seen(game.view, game.running, self._clock())
