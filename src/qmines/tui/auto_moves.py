"""Moves made for the player: all of a kind at once, or one by one at a chosen speed."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Final

from qmines.messages import Message
from qmines.play.help import AUTO, summary
from qmines.play.registry import help_for
from qmines.tui.settings import SPEEDS
from qmines.tui.texts import t
from qmines.tui.undo import moves_of

if TYPE_CHECKING:
    from qmines.play.help import Guess
    from qmines.tui.screens.play import PlayScreen

_COMMITTED: Final = 100  # events that are committed together
KINDS: Final = {"one-move": "move", "all-moves": "simple", "solve": "deduce"}
"""The assists of a session by the actions that ask for them."""


class AutoMoves:
    """Makes moves until it is stopped or finds no more."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._stopped = False
        self.working = ""

    def stop(self) -> None:
        """Stop after the move that is being made."""
        self._stopped = True

    def toggle(self, action: str) -> None:
        """Start an assist, or stop the one that is running."""
        if self.working:
            self.stop()
        else:
            self.working, self._stopped = action, False
            self._screen.wish(self._work)

    def change_speed(self, step: int) -> None:
        """Play faster or slower."""
        settings = self._screen.settings
        at = SPEEDS.index(settings.speed) + step
        settings.speed = SPEEDS[max(0, min(len(SPEEDS) - 1, at))]
        self._screen.mines.change_settings()
        self._screen.say(t("play-speed", speed=settings.speed), "faint")

    async def _work(self) -> None:
        action = self.working
        auto = action == "auto"
        try:
            await self._screen.game_thread.ask(lambda game: help_for(game).check())
            if auto:
                done = await self._play()
            else:
                done = await self._move(action)
        finally:
            self.working = ""
        view = self._screen.game_thread.view
        if view.outcome.over:
            return
        if self._stopped:
            self._screen.tell(Message("assist-stopped", count=done))
            return
        told = summary(AUTO if auto else KINDS[action], done)
        never = auto and not self._screen.settings.guess
        self._screen.tell(told, *([Message("auto-play-never-guesses")] if never else []))

    async def _move(self, action: str) -> int:
        """Make all moves of a kind; returns how many."""
        screen, game_thread = self._screen, self._screen.game_thread
        found = await game_thread.ask(lambda game: help_for(game).moves(KINDS[action]))
        before = len(await game_thread.ask(moves_of))
        done, noted = 0, game_thread.view.sequence
        while not self._stopped and not game_thread.view.outcome.over:
            start = game_thread.view.sequence
            await game_thread.do_each(lambda _: islice(found, _COMMITTED))
            made = game_thread.view.sequence - start
            done += made
            screen.show_view(everything=True)
            if made < _COMMITTED:
                break
            key = screen.settings.keys.label(action)
            screen.say(t("play-left", count=game_thread.view.hidden, key=key), "faint")
        screen.actions.undoing.made_at_once(before, len(await game_thread.ask(moves_of)))
        return done - (1 if game_thread.view.sequence > noted else 0)  # one of them is the note

    async def _play(self) -> int:
        """Play move by move, with guesses if they are allowed; returns how many moves."""
        screen, game_thread = self._screen, self._screen.game_thread
        guesses: list[Guess] = []
        guess = screen.settings.guess
        events = await game_thread.ask(
            lambda game: help_for(game).moves(AUTO, guess=guess, tell=guesses.append)
        )
        done = 0
        while not self._stopped:
            event = await game_thread.ask(lambda _: next(events, None))
            if event is None:
                break
            await game_thread.do(event)
            screen.actions.undoing.forget_redo()
            if event == f"help {AUTO}":
                continue
            done += 1
            if guesses:
                told = guesses.pop()
                screen.tell(*told.why)
            screen.point_at(event)
            screen.show_view()
            await asyncio.sleep(1 / screen.settings.speed)
        return done
