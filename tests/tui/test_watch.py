"""Strategies at play: games that run by themselves, pause, step, and follow each other."""

from __future__ import annotations

import qmines
from qmines.errors import InvalidInput
from qmines.lab import SeededContest
from qmines.lab.watching import steps_of
from qmines.tui.screens.watch import ShownGame
from qmines.tui.settings import Settings, save
from support.texts import words
from tui.driver import drive

BOARDS = SeededContest(qmines.parse_level("9x9x10"), seed=5)


class Games:
    """Two strategies in turn on three boards; the last board cannot be played."""

    players = ("simple", "best")

    def __len__(self) -> int:
        return 6

    def player(self, number: int) -> str:
        return self.players[number % 2]

    def play(self, number: int) -> ShownGame:
        if number == 5:
            raise InvalidInput("no such cell")
        index, player = number // 2, self.player(number)
        game, steps = steps_of(BOARDS.by(player), index)
        return ShownGame(player, index + 1, 3, steps, won=game.won, gave_up=game.gave_up)


def test_games_run_pause_step_and_follow_each_other(tmp_path):
    save(Settings(speed=1), tmp_path / "config.toml")  # it does not end before it is paused

    async def story(d):
        await d.until(lambda: d.screen == "WatchScreen")
        first = d.app.screen
        await d.press("enter")  # pause
        here = first._number
        assert first._runner is None
        await d.press("right")
        assert first._number == min(here + 1, first.last)
        assert "fork" in first.unused_actions()
        await d.press("dollar_sign")
        ended = "won" if first._game.won else "gave-up" if first._game.gave_up else "lost"
        assert d.note == words(f"watch-{ended}", player="simple")
        assert words("watch-tally", won=int(first._game.won), played=1) in d.text
        await d.press("right")  # past the end
        await d.until(lambda: d.app.screen is not first)
        second = d.app.screen
        await d.settle()
        assert second._game.player == "best"
        assert second._runner is None  # still paused
        await d.press("left")  # before the start
        await d.until(lambda: d.app.screen is not second)
        assert d.app.screen._game.player == "simple"

    drive(tmp_path, story, size=(100, 30), show=Games())


def test_a_running_game_leads_to_the_next_and_errors_are_shown(tmp_path, monkeypatch):
    monkeypatch.setattr("qmines.tui.screens.watch._SECONDS_AT_THE_END", 0.01)

    save(Settings(speed=100), tmp_path / "config.toml")

    async def story(d):
        await d.until(lambda: d.screen == "WatchScreen" and d.app.screen._index == 4)
        await d.until(lambda: "o such cell" in d.note)
        assert len(d.app.screen._results) == 5

    drive(tmp_path, story, show=Games())
