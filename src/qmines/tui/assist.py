"""Moves made for the player: all that is certain at once, or one after the other at a pace."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN, Position
from qmines.errors import InvalidInput, QMinesError
from qmines.modes.knowledge import without_marks
from qmines.solver import analyse
from qmines.tui.settings import SPEEDS
from qmines.words import percent_of, plural

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from qmines.session import Game
    from qmines.tui.screens.play import PlayScreen

_COMMITTED: Final = 100  # events that are committed together


class Assistant:
    """Plays for the player when asked to, until it is told to stop or knows nothing more."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._stopped = False
        self.working = False

    def stop(self) -> None:
        """Stop after the move that is being made."""
        self._stopped = True

    def toggle(self, kind: str) -> None:
        """Start ``solve`` or ``auto``, or stop what goes on."""
        if self.working:
            self.stop()
            return
        view = self._screen.sitting.view
        if len(view.boards) > 1:
            self._screen.say("there is no auto-player for these rules yet", "faint")
        elif not view.outcome.over:
            self.working, self._stopped = True, False
            self._screen.wish(lambda: self._work(kind))

    def change_speed(self, step: int) -> None:
        """Play faster or slower."""
        settings = self._screen.settings
        at = SPEEDS.index(settings.speed) + step
        settings.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, at))]
        self._screen.mines.change_settings()
        self._screen.say(f"auto-play: {settings.speed} moves a second", "faint")

    async def _work(self, kind: str) -> None:
        try:
            await self._screen.sitting.do(f"help {kind}")
            done = await (self._solve() if kind == "solve" else self._play())
        finally:
            self.working = False
        if not self._screen.sitting.view.outcome.over:
            words = f"{plural(done, 'move')}; nothing more is certain"
            if self._stopped:
                words = f"stopped after {plural(done, 'move')}"
            self._screen.say(words)

    async def _solve(self) -> int:
        """Open all that is certain, again and again."""
        screen, sitting = self._screen, self._screen.sitting
        first = sitting.view.sequence
        while not self._stopped and not sitting.view.outcome.over:
            before = sitting.view.sequence
            events = await sitting.ask(lambda game: list(certain(game)))
            for start in range(0, len(events), _COMMITTED):
                if self._stopped or sitting.view.outcome.over:
                    break
                await sitting.do_each(partial(_still, events=events[start : start + _COMMITTED]))
                screen.show_view(everything=True)
                if not sitting.view.outcome.over:
                    left = f"{sitting.view.hidden:,} cells are hidden still"
                    screen.say(f"{left} ({screen.settings.keys.label('solve')} stops)", "faint")
            if sitting.view.sequence == before:
                break
        return sitting.view.sequence - first

    async def _play(self) -> int:
        """One move after the other, with guesses where they are wanted."""
        screen, sitting = self._screen, self._screen.sitting
        done = 0
        known: Iterator[str] = iter(())
        while not self._stopped and not sitting.view.outcome.over:
            event = await sitting.ask(partial(_next, events=known))
            if event is None:
                found = await sitting.ask(lambda game: list(certain(game)))
                known = iter(found)
                if found:
                    continue
                event, risk = await sitting.ask(_guess)
                if event is None or not screen.settings.guess:
                    break
                screen.say(f"a guess: {event}, {risk}")
            await sitting.do(event)
            done += 1
            _, row, column = event.split()
            screen.field.board.move_to(sitting.setup.grid.index(int(row), int(column)))
            screen.show_view()
            await asyncio.sleep(1 / screen.settings.speed)
        return done


def certain(game: Game) -> Iterator[str]:
    """The events that open what is certainly safe now, flags there taken away."""
    position = _seen(game)
    if not any(code < HIDDEN for code in position.cells) and _safe_first(game):
        grid = position.grid
        yield f"open {grid.height // 2} {grid.width // 2}"
        return
    for row, column in analyse(position).safe:
        if game.position[row, column] == FLAG:
            yield f"flag {row} {column}"
        yield f"open {row} {column}"


def _guess(game: Game) -> tuple[str | None, str]:
    """The event that opens a cell of least risk, and the risk in words."""
    try:
        cells, least = analyse(_seen(game)).safest()
    except QMinesError as error:
        raise InvalidInput(str(error)) from None
    if not cells:
        return None, ""
    row, column = cells[0]
    return f"open {row} {column}", f"a mine with {percent_of(least)}"


def _still(game: Game, events: Iterable[str]) -> Iterator[str]:
    """The events, as far as they are still to be done."""
    for event in events:
        _, row, column = event.split()
        if game.outcome.over:
            return
        if game.position[int(row), int(column)] >= HIDDEN:
            yield event


def _next(game: Game, events: Iterator[str]) -> str | None:
    return next(_still(game, events), None)


def _seen(game: Game) -> Position:
    position = game.position
    return Position(position.grid, without_marks(position.cells), position.mines)


def _safe_first(game: Game) -> bool:
    return game.setup.options.get("first", "anything") != "anything"
