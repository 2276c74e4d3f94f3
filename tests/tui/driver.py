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
from qmines.store import StoredPlay
from qmines.tui.app import MinesApp
from qmines.tui.screens.play import PlayScreen
from tui.shared import let_go, open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from textual._compositor import LayoutUpdate
    from textual.pilot import Pilot
    from textual.screen import Screen

    from qmines.modes import View
    from qmines.store import Store
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
            await self._idle()

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
        """Wait until nothing is left to do but for threads and timers.

        The pilot's own pause sleeps much longer, and sends a message to every widget. Screens are
        laid out and drawn now, and only now.
        """
        await self._idle()
        for _ in range(4):  # what is laid out may have to be laid out again
            if self.app._exception is not None or not (late := self._late_screens()):
                return
            for screen in late:
                screen._on_timer_update()
            await self._idle()

    def _late_screens(self) -> list[Screen]:
        """The screens in sight that are to be laid out or drawn when their timers fire."""
        top = self.app.screen
        return [
            each
            for each in self.app.screen_stack
            if each.is_current
            and (
                each._layout_required
                or each._scroll_required
                or each._dirty_widgets
                or each._callbacks
                or each._recompose_required
                or (each._repaint_required and each is top)  # below a card it always is
            )
        ]

    async def _idle(self) -> None:
        ready = asyncio.get_running_loop()._ready
        for _ in range(1_000):  # a task that only waits for others is always ready
            await asyncio.sleep(0)
            if not ready:
                return

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
        lines = ["".join(strip.text for strip in line) for line in self._drawn().strips]
        return "\n".join(line.rstrip() for line in lines) + "\n"

    @property
    def coloured(self) -> str:
        """The screen as text, with the codes of its colours."""
        width, height = self.app.size
        console = Console(
            width=width,
            height=height,
            file=StringIO(),
            record=True,
            legacy_windows=False,
            color_system="truecolor",
        )
        console.print(self._drawn())
        lines = [line.rstrip() for line in console.export_text(styles=True).split("\n")]
        return "\n".join(lines[:height]) + "\n"

    def _drawn(self) -> LayoutUpdate:
        below = self.app._background_screens
        return self.app.screen._compositor.render_update(full=True, screen_stack=below)

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
    store = open_store(folder)
    app = MinesApp(store, folder / "config.toml", clock=clock, show=show)
    try:
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot, store)
            await driver.settle()
            yield driver
    finally:
        let_go(app)
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
