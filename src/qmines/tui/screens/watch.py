"""Strategies at play: one game after another, as replays that run by themselves."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from qmines.errors import QMinesError
from qmines.tui.screens.replay import ReplayScreen
from qmines.tui.texts import error_text, t

if TYPE_CHECKING:
    from qmines.session.steps import ReplayStep, Steps
    from qmines.tui.widgets.key_bar import KeyItem

_SECONDS_AT_THE_END = 1.5


@dataclass(frozen=True, slots=True)
class ShownGame:
    """A game that a strategy has played, the ``number``-th of ``total`` from 1."""

    player: str
    number: int
    total: int
    steps: Steps
    won: bool
    gave_up: bool


class Show(Protocol):
    """The games to watch, of one strategy or of several in turn, numbered from 0."""

    def __len__(self) -> int: ...

    def play(self, number: int) -> ShownGame:
        """Play a game, which may take a while; the same number gives the same game."""

    def player(self, number: int) -> str:
        """Who plays a game."""


class WatchScreen(ReplayScreen):
    """A game of a show. It runs by itself; a step past its end leads to the next one."""

    def __init__(
        self,
        show: Show,
        number: int = 0,
        game: ShownGame | None = None,
        results: dict[tuple[str, int], bool] | None = None,
        *,
        running: bool = True,
    ) -> None:
        """``results`` are the games seen to their end: player, number, and whether it won."""
        self._game = show.play(number) if game is None else game
        super().__init__(self._game.steps, alone=True)
        self._show_of = show
        self._index = number
        self._results = {} if results is None else results
        self._runs_on = running  # from game to game, until it is paused
        self._leaving = False

    def key_items(self) -> list[KeyItem]:
        """Those of a replay; these games cannot be played from here."""
        fork = self.keys_for("fork")
        return [item for item in super().key_items() if item not in fork]

    def unused_actions(self) -> set[str]:
        """The actions that replays do not have, and playing on."""
        return {*super().unused_actions(), "fork"}

    def on_mount(self) -> None:
        """Begin at once."""
        if self._runs_on:
            self._do_run()

    def title_and_time(self, step: ReplayStep) -> tuple[str, str]:
        """Who plays which game, and how many were won."""
        game = self._game
        if step.entry is None:
            self._results[game.player, game.number] = game.won
        title = t(
            "watch-title",
            player=game.player,
            level=self._heading,
            number=game.number,
            total=game.total,
        )
        won = [won for (player, _), won in self._results.items() if player == game.player]
        return title, t("watch-tally", won=sum(won), played=len(won))

    def words(self, step: ReplayStep, *, chances: bool) -> str:
        """The move, or how the game ended."""
        if step.entry is not None:
            return super().words(step, chances=chances)
        ended = "won" if self._game.won else "gave-up" if self._game.gave_up else "lost"
        return t(f"watch-{ended}", player=self._game.player)

    def go_to(self, number: int) -> None:
        """Show a step, or another game beyond the first and the last."""
        if number > self.last:
            self._leave_for(self._index + 1)
        elif number < 0:
            self._leave_for(self._index - 1)
        else:
            super().go_to(number)

    def _do_fork(self) -> None:
        """These games cannot be played on."""

    def _do_run(self) -> None:
        super()._do_run()
        self._runs_on = self._runner is not None

    def _run_on(self) -> None:
        if self._wanted is None and self._number == self.last:
            super()._do_run()  # stops, but only for a moment
            self.set_timer(_SECONDS_AT_THE_END, self._next_by_itself)
        else:
            super()._run_on()

    def _next_by_itself(self) -> None:
        if self._number == self.last and self._runner is None:
            self._leave_for(self._index + 1)

    def _leave_for(self, number: int) -> None:
        if 0 <= number < len(self._show_of) and not self._leaving:
            self._leaving = True
            self.work_on(self._switch(number), "next")

    async def _switch(self, number: int) -> None:
        """Have a game played, and show it."""
        self.note.say(t("watch-busy", player=self._show_of.player(number)), "faint")
        try:
            game = await _in_thread(self._show_of, number)
        except QMinesError as error:
            self._leaving = False
            self.note.say(error_text(error), "bad")
            return
        self.mines.switch_screen(
            WatchScreen(self._show_of, number, game, self._results, running=self._runs_on)
        )


async def _in_thread(show: Show, number: int) -> ShownGame:
    """Have a game played by a thread that does not keep the program from ending."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[ShownGame] = loop.create_future()

    def hand_over(game: ShownGame | None, error: Exception | None) -> None:
        if future.done():  # the screen was left
            return
        if game is not None:
            future.set_result(game)
        elif error is not None:
            future.set_exception(error)

    def work() -> None:
        game, raised = None, None
        try:
            game = show.play(number)
        except Exception as error:  # noqa: BLE001  # a policy may raise anything
            raised = error
        with suppress(RuntimeError):  # the program has ended
            loop.call_soon_threadsafe(hand_over, game, raised)

    threading.Thread(target=work, daemon=True).start()
    return await future
