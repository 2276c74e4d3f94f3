"""Plain mode: ``qmines play --plain``, lines typed into a pipe and text read from another."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Any

from golden.interfaces.observed import NOT_OFFERED, Clock, anonymous, named_in, seen, stored
from qmines.cli.plain.console import Screen
from qmines.cli.plain.game import PlainGame
from qmines.cli.plain.start import Table
from qmines.errors import QMinesError
from qmines.store import Store, StoredPlay

if TYPE_CHECKING:
    from pathlib import Path

    from golden.interfaces.script import Scenario

_PROMPT = "> "
_COMMANDS = {"flags": "wrong", "reduced": "view reduced"}


def record(scenarios: list[Scenario], folder: Path) -> list[list[dict[str, Any]]]:
    """What plain mode does, scenario by scenario and request by request."""
    with Store(f"sqlite:///{folder / 'plain.db'}") as store:
        return [_Player(store, scenario).play() for scenario in scenarios]


class _QuietScreen(Screen):
    """Prints everything but the boards, and keeps why something was refused."""

    refused: str | None = None

    def draw(self, *_: object, **__: object) -> None:
        """Boards are recorded as rows."""

    draw_reduced = draw

    def complain(self, text: str) -> None:
        error = sys.exc_info()[1]
        self.refused = error.kind if isinstance(error, QMinesError) else "error"
        super().complain(text)


class _Player(io.TextIOBase):
    """Types one line after the other; each answer is complete when the next line is read."""

    def __init__(self, store: Store, scenario: Scenario) -> None:
        self._store, self._scenario = store, scenario
        self._clock = Clock()
        self._table = Table(store, player_seed="", ranked=scenario.ranked, clock=self._clock)
        self._waiting = list(scenario.requests)
        self._asked: str | None = None
        self._before = 0
        self._found: list[dict[str, Any]] = []
        self._out = io.StringIO()

    def play(self) -> list[dict[str, Any]]:
        usual, sys.stdin = sys.stdin, self
        try:
            with redirect_stdout(self._out):
                self._seat = self._table.new(self._scenario.setup, str(self._scenario.seed))
                self._sit()
                while self._waiting:  # the game was left, and is opened again
                    assert self._waiting.pop(0) == "return"
                    self._clock.tick()
                    self._begin("return")
                    self._seat = StoredPlay.load(self._store, self._seat.id, clock=self._clock)
                    self._sit()
        finally:
            sys.stdin = usual
        return self._found

    def _sit(self) -> None:
        self._screen = _QuietScreen()
        PlainGame(self._screen, self._seat, self._table.new).run()
        self._finish()

    def readline(self, _: int = -1) -> str:  # type: ignore[override]
        self._finish()
        while self._waiting:
            request = self._waiting.pop(0)
            self._clock.tick()
            if request == "leave":
                self._begin(request)
                return ""
            if request == "chances":
                self._found.append(NOT_OFFERED)
                continue
            self._begin(request)
            return f"{self._typed(request)}\n"
        return ""

    def _typed(self, request: str) -> str:
        """The command for a request; with two boards a hint tells everything at once."""
        if request in {"hint where", "hint why"} and len(self._seat.game.view.boards) > 1:
            return "hint"
        return _COMMANDS.get(request, request)

    def _begin(self, request: str) -> None:
        self._asked = request
        self._before = self._seat.game.sequence
        self._out.seek(0)
        self._out.truncate()

    def _finish(self) -> None:
        """Everything that was asked for has been done: write it down."""
        if self._asked is None:
            self._out.seek(0)
            self._out.truncate()
            return
        lines = self._out.getvalue().splitlines()
        lines = [line for line in lines if not line.startswith(_PROMPT)]
        events, kept = stored(self._store, self._seat.id)
        found: dict[str, Any] = {"refused": self._screen.refused}
        if self._asked.startswith("hint") and not self._screen.refused:
            cells = named_in(lines[0]) if "why" not in self._asked else None
            found["hint"] = {"cells": cells or None}  # any cell will do where none is named
        self._found.append(
            {
                **found,
                "events": events[self._before :],
                **seen(self._seat.game.view),
                **kept,
                "texts": anonymous(lines, self._seat.id),
            }
        )
        self._asked = self._screen.refused = None
