"""Drives the real application through Textual's pilot: keys, clicks, and what is to be seen."""

from __future__ import annotations

import asyncio
import contextlib
import time
import unicodedata
from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console
from textual import events

from qmines import modes
from qmines.core.position import FLAG, HIDDEN
from qmines.store import Store, StoredPlay
from qmines.tui.app import MinesApp
from qmines.tui.screens.play import PlayScreen

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from textual.pilot import Pilot

    from qmines.modes import View
    from qmines.tui.screens.watch import Show

PATIENCE = 60  # seconds; a busy machine takes its time


class Driver:
    """One run of the application."""

    def __init__(self, app: MinesApp, pilot: Pilot[None], store: Store) -> None:
        self.app, self.pilot, self.store = app, pilot, store

    # What is done

    async def press(self, *keys: str) -> None:
        """Press keys as the driver of a terminal reports them; each is done before the next."""
        for key in keys:
            await self.strike(key)
            await self.settle()

    async def strike(self, *keys: str) -> None:
        """Press keys without waiting for what they lead to."""
        for key in keys:
            char = key if len(key) == 1 else _character(key)
            event = events.Key(key, char)
            event.set_sender(self.app)
            self.app._driver.send_message(event)
            await self._quiet()

    async def type(self, text: str) -> None:
        await self.press(*text)

    async def settle(self) -> None:
        """Wait until everything that was asked for is done and drawn."""
        end = time.monotonic() + PATIENCE
        await self._quiet()
        while not self.app.screen.is_mounted or getattr(self.app.screen, "busy", False):
            assert time.monotonic() < end, "it never ends"
            await asyncio.sleep(0.002)
        await self._quiet()

    async def _quiet(self) -> None:
        """Wait until no message is waiting: the pilot's own pause sleeps much longer.

        The screen lays itself out at most 60 times a second; here it does so at once.
        """
        for _ in range(3):
            await asyncio.sleep(0)
            if await self.pilot._wait_for_screen():
                self.app.screen._on_timer_update()
        await self.pilot._wait_for_screen()

    async def until(self, true: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"it never came about:\n{self.text}"
            await asyncio.sleep(0.01)
            await self._quiet()

    async def sit_down(self, level: str, rules: str = "classic", seed: int = 7, **options) -> None:
        setup = modes.make_setup(level, rules, **options)
        clock = self.app.clock
        self.app.sit_down(StoredPlay.new(self.store, setup, seed=seed, clock=clock))
        await self.settle()

    async def go_to(self, row: int, column: int) -> None:
        """Move the cursor by keys alone."""
        here_row, here_column = self.play.game_thread.setup.grid.place(self.play.field.board.cursor)
        keys = ["down" if row > here_row else "up"] * abs(row - here_row)
        keys += ["right" if column > here_column else "left"] * abs(column - here_column)
        await self.strike(*keys)
        await self.settle()

    async def open(self, row: int, column: int) -> None:
        await self.go_to(row, column)
        await self.press("space")

    async def click_cell(self, row: int, column: int, button: int = 1, **keys: bool) -> None:
        board = self.play.field.board
        size, scroll = board.painter.size, board.scroll_offset
        x, y = column * size.width - scroll.x, row * size.height - scroll.y
        offset = (x + board.margin.width, y + board.margin.height)
        await self.pilot.click(board, offset=offset, button=button, **keys)
        await self.settle()

    async def choose(self, name: str) -> None:
        """Choose a row of the list on the screen and press Enter."""
        await self.move_to_row(name)
        await self.press("enter")

    async def move_to_row(self, name: str) -> None:
        rows = self.rows
        for _ in range(len(rows.rows) + 1):
            if rows.row.name == name:
                return
            await self.press("down")
        raise AssertionError(f"no row {name} in {[row.name for row in rows.rows]}")

    # What is seen

    @property
    def screen(self) -> str:
        return type(self.app.screen).__name__

    @property
    def play(self) -> PlayScreen:
        return next(s for s in reversed(self.app.screen_stack) if isinstance(s, PlayScreen))

    @property
    def rows(self):
        return self.app.screen.query_one("RowList")

    @property
    def note(self) -> str:
        return self.app.screen.query_one("#note").text

    @property
    def view(self) -> View:
        return self.play.game_thread.view

    @property
    def text(self) -> str:
        """The screen as text."""
        return self.styled(colours=False)

    def styled(self, *, colours: bool) -> str:
        """The screen as text, with the codes of its colours or without."""
        width, height = self.app.size
        console = Console(
            width=width,
            height=height,
            file=StringIO(),
            record=True,
            legacy_windows=False,
            color_system="truecolor",
        )
        below = self.app._background_screens
        console.print(self.app.screen._compositor.render_update(full=True, screen_stack=below))
        lines = [line.rstrip() for line in console.export_text(styles=colours).split("\n")]
        return "\n".join(lines[:height]) + "\n"

    def code(self, row: int, column: int, board: int = 0) -> int:
        return self.view.boards[board][self.view.grid.index(row, column)]

    def hidden(self, row: int, column: int) -> bool:
        return self.code(row, column) >= HIDDEN

    def flagged(self, row: int, column: int) -> bool:
        return self.code(row, column) == FLAG


def _character(key: str) -> str | None:
    """The character that a key with a name types."""
    name = {"space": "space", "minus": "hyphen-minus", "plus": "plus sign"}.get(key, key)
    try:
        return unicodedata.lookup(name.replace("_", " ").upper())
    except KeyError:
        return None


@contextlib.asynccontextmanager
async def running(
    folder: Path,
    size: tuple[int, int] = (80, 24),
    *,
    clock: Callable[[], float] = time.monotonic,
    show: Show | None = None,
) -> AsyncIterator[Driver]:
    """The application with a store and settings in a folder."""
    store = Store(f"sqlite:///{folder / 'games.db'}")
    app = MinesApp(store, folder / "config.toml", clock=clock, show=show)
    try:
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot, store)
            await driver.settle()
            yield driver
    finally:
        store.close()


def drive(
    folder: Path,
    story: Callable[[Driver], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    show: Show | None = None,
) -> None:
    """Run a story to its end."""

    async def tell() -> None:
        async with running(folder, size, show=show) as driver:
            await story(driver)

    asyncio.run(tell())
