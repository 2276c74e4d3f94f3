"""Moves made for the player: those of a kind at once, or one after the other at a pace."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Final

from qmines.errors import InvalidInput
from qmines.session import assist, qubit_assist
from qmines.tui.settings import SPEEDS
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.session import Game
    from qmines.tui.screens.play import PlayScreen

_COMMITTED: Final = 100  # events that are committed together
KINDS: Final = {"one-move": "move", "all-moves": "simple", "solve": "deduce"}
"""The assists of a session by the actions that ask for them."""


class Assistant:
    """Plays for the player when asked to, until it is told to stop or knows nothing more."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._stopped = False
        self.working = ""

    def stop(self) -> None:
        """Stop after the move that is being made."""
        self._stopped = True

    def toggle(self, action: str) -> None:
        """Start what an action asks for, or stop what goes on."""
        if self.working:
            self.stop()
        elif not self._screen.sitting.view.outcome.over:
            self.working, self._stopped = action, False
            self._screen.wish(self._work)

    def change_speed(self, step: int) -> None:
        """Play faster or slower."""
        settings = self._screen.settings
        at = SPEEDS.index(settings.speed) + step
        settings.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, at))]
        self._screen.mines.change_settings()
        self._screen.say(f"auto-play: {settings.speed} moves a second", "faint")

    async def _work(self) -> None:
        auto = self.working == "auto"
        try:
            if auto:
                done = await self._play()
            else:
                done = await self._move(self.working)
        finally:
            self.working = ""
        view = self._screen.sitting.view
        if not view.outcome.over:
            words = f"{plural(done, 'move')}; nothing more is certain"
            if self._stopped:
                words = f"stopped after {plural(done, 'move')}"
            elif auto and not self._screen.settings.guess:
                made = f"{plural(done, 'move')}; nothing more" if done else "nothing"
                words = f"{made} is certain, and it does not guess (Settings let it)"
            elif done == 1:
                words = "one move made"
            elif not done:
                words = "nothing of this kind is certain"
            self._screen.say(words)

    async def _move(self, action: str) -> int:
        """Make all moves of a kind; tells how many."""
        screen, sitting = self._screen, self._screen.sitting
        found = await sitting.ask(lambda game: _moves(game, KINDS[action]))
        done, noted = 0, sitting.view.sequence
        while not self._stopped and not sitting.view.outcome.over:
            before = sitting.view.sequence
            await sitting.do_each(lambda _: islice(found, _COMMITTED))
            made = sitting.view.sequence - before
            done += made
            screen.show_view(everything=True)
            if made < _COMMITTED:
                break
            left = f"{sitting.view.hidden:,} cells are hidden still"
            screen.say(f"{left} ({screen.settings.keys.label(action)} stops)", "faint")
        return done - (1 if sitting.view.sequence > noted else 0)  # one of them is the note

    async def _play(self) -> int:
        """One move after the other, with guesses where they are wanted."""
        screen, sitting = self._screen, self._screen.sitting
        await sitting.do("help auto")
        known: Iterator[str] = iter(())
        done = 0
        while not self._stopped and not sitting.view.outcome.over:
            event = await sitting.ask(lambda _, known=known: next(known, None))  # type: ignore[misc]
            if event is None:
                known = await sitting.ask(_certain)
                event = await sitting.ask(lambda _, known=known: next(known, None))  # type: ignore[misc]
            if event is None:
                guess = await sitting.ask(_guess)
                if guess is None or not screen.settings.guess:
                    break
                event, risk = guess
                screen.say(f"a guess: {event}, {risk}")
            await sitting.do(event)
            done += 1
            screen.point_at(event)
            screen.show_view()
            await asyncio.sleep(1 / screen.settings.speed)
        return done


def _moves(game: Game, kind: str) -> Iterator[str]:
    """The events of an assist, the note that it was used first."""
    assist_refused(game)
    if game.view.qubits is not None:
        return _with_note(kind, _certain_qubits(game, once=kind == "move"))
    if not assist.untouched(game):
        return assist.moves(game, kind)
    return _with_note(kind, _from_the_start(game, kind))


def assist_refused(game: Game) -> None:
    """Refuse help where there is none to give: in a pause, after the end, in the sandbox."""
    qubits = game.view.qubits
    if game.outcome.over or game.view.paused or qubits is None:
        assist.check(game)
    elif qubits.log is not None:
        raise InvalidInput("in the sandbox nothing is hidden")


def _with_note(kind: str, events: Iterator[str]) -> Iterator[str]:
    yield f"help {kind}"
    yield from events


def _from_the_start(game: Game, kind: str) -> Iterator[str]:
    """The first open, and then all moves of a kind; of single ones, none."""
    yield from _first(game)
    if kind != "move":
        yield from (event for event in assist.moves(game, kind) if not event.startswith("help"))


def _first(game: Game) -> Iterator[str]:
    """The first open, where it is safe by the rules."""
    grid = game.setup.grid
    yield f"open {grid.height // 2} {grid.width // 2}"


def _certain(game: Game) -> Iterator[str]:
    """The events that are certainly safe now, each as the game stands when it is asked for."""
    if game.view.qubits is not None:
        return _certain_qubits(game, once=False)
    return _first(game) if assist.untouched(game) else assist.certain(game)


def _certain_qubits(game: Game, *, once: bool) -> Iterator[str]:
    """Measure what is certainly safe on some board, as long as there is anything."""
    if not game.sequence:
        yield qubit_assist.advise(game).event
    found = True
    while found and not game.outcome.over:
        found = False
        for event in qubit_assist.certain(game):
            found = True
            yield event
            if once and event.startswith("open"):
                return


def _guess(game: Game) -> tuple[str, str] | None:
    """The event that opens a cell of least risk, and the risk in words."""
    if game.view.qubits is None:
        return assist.guess(game)
    advice = qubit_assist.advise(game)
    return advice.event, advice.why
