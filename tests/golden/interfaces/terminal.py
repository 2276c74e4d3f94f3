"""The terminal game: the real application, driven by keys through Textual's pilot."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from textual.screen import Screen

from golden.interfaces.observed import NOT_OFFERED, Clock, anonymous, places, seen, stored
from qmines.core import reduced
from qmines.errors import QMinesError
from qmines.store import StoredPlay
from qmines.tui import overlay, wishes
from qmines.tui.glyphs import BLANK, LETTER, PERCENT, WRONG
from qmines.tui.widgets.cells import (
    CERTAIN_MINE,
    CERTAIN_SAFE,
    PROOF,
    SURELY_MINED,
    SURELY_SAFE,
    TARGET,
)
from tui.driver import Driver, running

if TYPE_CHECKING:
    from pathlib import Path

    from golden.interfaces.script import Scenario

_ACTIONS = {
    "move": "one-move",
    "simple": "all-moves",
    "deduce": "solve",
    "auto": "auto",
    "flags": "check",
    "undo": "undo",
    "reset": "reset",
    "pause": "pause",
}
_ON_A_CELL = {"open", "flag", "mark", "chord", "shield", "prepare"}
_STATES = ("zero", "one", "plus", "minus")  # each press of its key prepares the next one
_NEVER = 1e6  # seconds: nothing is said only because this machine is slow
_SIZE = (40, 12)  # characters
_INSTANTLY = 1_000_000  # moves of auto-play a second


def record(scenarios: list[Scenario], folder: Path) -> list[list[dict[str, Any]]]:
    """What the terminal game does, scenario by scenario and request by request."""

    async def all_of_them() -> list[list[dict[str, Any]]]:
        clock = Clock()
        async with running(folder, _SIZE, clock=clock) as driver:
            settings = driver.app.settings
            settings.speed, settings.cells, settings.glyphs = _INSTANTLY, "tiny", "unicode"
            settings.coach = False  # it would read on where a script opens a cell
            return [await _Player(driver, clock, scenario).play() for scenario in scenarios]

    with (
        patch.object(wishes, "_PATIENCE", _NEVER),
        patch.object(overlay, "_PATIENCE", _NEVER),
        patch.object(Screen, "_compositor_refresh", _draw_nothing),
    ):
        return asyncio.run(all_of_them())


def _draw_nothing(screen: Screen) -> None:
    """Leave out drawing, which takes half of the time: nobody looks."""
    screen._dirty_widgets.clear()


class _Player:
    """Plays one scenario."""

    def __init__(self, driver: Driver, clock: Clock, scenario: Scenario) -> None:
        self._driver, self._clock, self._scenario = driver, clock, scenario
        self._texts: list[str] = []
        self._refused: str | None = None

    async def play(self) -> list[dict[str, Any]]:
        scenario = self._scenario
        self._seat = StoredPlay.new(
            self._driver.store,
            scenario.setup,
            seed=scenario.seed,
            ranked=scenario.ranked,
            clock=self._clock,
        )
        await self._sit_down()
        return [await self._answered(request) for request in scenario.requests]

    async def _sit_down(self) -> None:
        self._driver.app.sit_down(self._seat)
        await self._driver.settle()
        self._screen = self._driver.play
        self._listen()

    def _listen(self) -> None:
        """Hear everything that is said below the board, but not the keys that stand there."""
        screen, say, say_default = self._screen, self._screen.say, self._screen.say_default
        quiet = False

        def heard(text: str, tone: str = "text") -> None:
            error = sys.exc_info()[1]
            if isinstance(error, QMinesError):
                self._refused = error.kind
            if not quiet:
                self._texts.append(text)
            say(text, tone)

        def unheard() -> None:
            nonlocal quiet
            quiet = True
            say_default()
            quiet = False

        screen.say, screen.say_default = heard, unheard

    async def _answered(self, request: str) -> dict[str, Any]:
        self._clock.tick()
        self._texts, self._refused = [], None
        before = self._seat.game.sequence
        word, *rest = request.split()
        if self._driver.screen in {"EndScreen", "TextScreen"}:
            await self._driver.press("escape")
            self._texts.clear()
        found = await self._asked(word, rest)
        if found is None:
            return NOT_OFFERED
        await self._ended()
        events, kept = stored(self._driver.store, self._seat.id)
        return {
            "refused": self._refused,
            **found,
            "events": events[before:],
            **seen(self._seat.game.view),
            **kept,
            "texts": anonymous([*self._texts, *self._on_sheet()], self._seat.id),
        }

    async def _asked(self, word: str, rest: list[str]) -> dict[str, Any] | None:
        """Press the keys for it; None where there are none."""
        driver = self._driver
        if word == "return":
            self._seat = StoredPlay.load(driver.store, self._seat.id, clock=self._clock)
            await self._sit_down()
            return {}
        if word in {"leave", "resign", "resume"}:
            return await self._from_the_pause(word)
        if driver.screen == "PauseScreen" or "believe" in rest:
            return None
        if word == "hint":
            return await self._hint(rest[0])
        if word == "chances":
            return await self._chances()
        if word == "reduced":
            return await self._reduced()
        verb, _, board = word.partition("-")
        if verb in _ON_A_CELL:
            return await self._on_a_cell(verb, board, rest)
        own = {kind.verb: key for key, kind in self._screen.extra_events().items()}
        if word in own:
            if rest:
                self._screen.field.board.move_to(self._scenario.setup.grid.index(*map(int, rest)))
            await driver.press(own[word])
            return {}
        if word not in _ACTIONS:
            return None
        driver.app.settings.guess = "guess" in rest
        await self._press(_ACTIONS[word])
        return {}

    async def _from_the_pause(self, word: str) -> dict[str, Any] | None:
        """What is chosen from a list while the game is paused."""
        driver = self._driver
        if driver.screen != "PauseScreen":
            if word == "resume":
                return None
            await self._press("pause")
        row = {"leave": "menu", "resign": "reveal"}.get(word, word)
        if row not in [each.name for each in driver.rows.rows]:
            await driver.press("escape")
            return None
        await driver.choose(row)
        return {}

    async def _on_a_cell(self, verb: str, board: str, rest: list[str]) -> dict[str, Any] | None:
        field, grid = self._screen.field, self._scenario.setup.grid
        place = [int(word) for word in rest if word.isdigit()]
        if len(place) != 2 or not (place[0] < grid.height and place[1] < grid.width):
            return None
        if (board and len(field.boards) == 1) or (verb == "prepare" and rest[2] not in _STATES):
            return None
        while board and board != field._display.boards[field.active].suffix:
            await self._press("other-board")
        field.board.move_to(grid.index(*place))
        await self._press(verb)
        return {}

    async def _hint(self, strength: str) -> dict[str, Any] | None:
        """Asked once it tells the place; asked again, the reason; and then it makes the move."""
        if strength == "do":
            return None
        hints = self._screen.actions.hints
        if not (hints.shown and hints._why):
            await self._press("hint")
        if strength == "why" and not self._refused and not hints._why:
            await self._press("hint")
        if self._refused or hints._hint is None or hints._hint.note is None:
            return {}
        return {"hint": self._marked(strength)}

    def _marked(self, strength: str) -> dict[str, Any]:
        """The cells that are pointed at, by how they are marked."""
        boards, place = self._screen.field.boards, self._scenario.setup.grid.place
        cells = {
            mark: [
                place(cell) for board in boards for cell, on in board._over.items() if on == mark
            ]
            for mark in (TARGET, SURELY_SAFE, SURELY_MINED, PROOF)
        }
        if len(boards) > 1:
            on = next(number for number, board in enumerate(boards) if board._over)
            return {
                "cells": places(cells[TARGET] + cells[SURELY_SAFE]),
                "safe": places(cells[SURELY_SAFE]),
                "board": "ZH"[on],
            }
        if strength == "where":
            return {"cells": places(cells[TARGET])}
        return {
            "safe": places(cells[SURELY_SAFE]),
            "mined": places(cells[SURELY_MINED]),
            "clues": places(cells[PROOF]),
        }

    async def _chances(self) -> dict[str, Any]:
        """Shown over the board; then taken away again, so that they are asked for once."""
        await self._press("overlay")
        if not self._screen.overlay.shown:
            return {}
        width = self._scenario.setup.grid.width
        boards = []
        for board in self._screen.field.boards:
            looks = [_percent(look) for look in board._looks]
            starts = range(0, len(looks), width)
            boards.append([" ".join(looks[start : start + width]) for start in starts])
        said = list(self._texts)
        await self._press("overlay")
        self._texts = said
        shown = any(look != "." for board in boards for row in board for look in row.split())
        return {"chances": {"boards": boards if shown else []}}

    async def _reduced(self) -> dict[str, Any] | None:
        if self._seat.game.outcome.over:
            return None  # the whole board is shown then
        await self._press("reduced")
        if not self._screen.actions.reduced_view:
            return {}
        width = self._scenario.setup.grid.width
        codes = {BLANK: reduced.BLANK, WRONG: reduced.OVER}
        cells = bytes(codes.get(look, look) for look in self._screen.field.board._looks)
        shown = reduced.Reduced(self._scenario.setup.grid, cells).rows()
        said = list(self._texts)
        await self._press("reduced")
        self._texts = said
        assert len(shown[0]) == width
        return {"reduced": shown}

    async def _press(self, action: str) -> None:
        await self._driver.press(self._driver.app.settings.keys.keys_of(action)[0])

    async def _ended(self) -> None:
        """After the end the measures are worked out beside the screen."""
        driver = self._driver
        if driver.screen == "EndScreen":
            await driver.until(lambda: driver.app.screen._lines is not None)

    def _on_sheet(self) -> list[str]:
        """What stands on a card over the board."""
        screen, name = self._driver.app.screen, self._driver.screen
        if name not in {"EndScreen", "PauseScreen", "TextScreen"}:
            return []
        found = [str(screen.query_one(".card-title").render())]
        if name == "TextScreen":
            return [*found, *screen._paragraphs]
        if name == "EndScreen":
            found += screen._news
            found += [f"{name}: {words}" for name, words in screen._lines if name != "seed"]
        return [*found, " | ".join(row.label for row in self._driver.rows.rows)]


def _percent(look: int) -> str:
    if look in {CERTAIN_SAFE, CERTAIN_MINE}:
        return "0" if look == CERTAIN_SAFE else "100"
    return str(look - PERCENT) if PERCENT <= look < LETTER else "."
