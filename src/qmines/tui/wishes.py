"""Requests to a game, handled one after the other in the background."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from qmines.errors import QMinesError
from qmines.store.errors import StoreError
from qmines.tui.texts import error_text, t

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from qmines.tui.screens.play import PlayScreen

_PATIENCE: Final = 0.4  # seconds before a progress message


class Wishes:
    """A queue of requests to a game."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.pending = 0

    def add(self, what: Callable[[], Awaitable[None]]) -> None:
        """Handle a request after all earlier ones."""
        self.pending += 1
        self._queue.put_nowait(what)

    async def serve(self) -> None:
        """Handle requests, and report their errors."""
        screen = self._screen
        while True:
            what = await self._queue.get()
            waiting = screen.set_timer(_PATIENCE, lambda: screen.say(t("play-working"), "faint"))
            try:
                await what()
            except StoreError as error:
                screen.show_view(everything=True)
                screen.say(t("play-not-made", error=error_text(error)), "bad")
            except QMinesError as error:
                screen.say(error_text(error), "bad")
            finally:
                waiting.stop()
                self.pending -= 1
