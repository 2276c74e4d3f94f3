"""The coach in the terminal: followed at 80×24, it leads through the guided games to a win."""

from __future__ import annotations

import pytest

from qmines.core.events import Event
from qmines.modes import Result
from qmines.play.coach import GUIDED
from qmines.tui.widgets.bars import CoachBox
from qmines.tui.widgets.cells import SURELY_SAFE
from tui.driver import drive


@pytest.mark.parametrize(("rules", "level"), GUIDED)
def test_following_the_coach_wins(tmp_path, rules, level):
    async def story(d):
        await d.sit_down(level, rules)
        box = d.play.query_one(CoachBox)
        await d.until(lambda: bool(box.text))
        assert box.display
        assert d.play.field.board.cursor == 0  # the corner, where it begins
        moves = 0
        while not d.view.outcome.over:
            await d.until(lambda: not d.play.busy)
            while d.play.coach.more:
                before = d.view.opened
                await d.press("enter")  # reads on, and opens nothing
                assert d.view.opened == before
            found = d.play.coach._found
            event = Event.parse(found.event)
            number = d.view.display.board_of(event.verb)
            cell = d.view.grid.index(*event.place)
            assert d.play.field.boards[number].margin.width  # the coach names rows and columns
            if not event.verb.startswith("shield"):
                assert d.play.field.boards[number]._over[cell] == SURELY_SAFE
                assert "✓" in d.text
            d.play.field.activate(number)
            d.play.field.board.move_to(cell)
            await d.press("e" if event.verb.startswith("shield") else "enter")
            await d.until(lambda: not d.play.busy)
            moves += 1
            assert moves < 14
        assert d.view.outcome.result is Result.WON
        assert d.screen == "EndScreen"

    drive(tmp_path, story)


def test_the_coach_can_be_hidden_and_comes_back(tmp_path):
    async def story(d):
        await d.sit_down("1", "qubits")
        box = d.play.query_one(CoachBox)
        await d.until(lambda: bool(box.text))
        await d.press("f5")
        assert not box.display
        assert not d.app.settings.coach
        await d.press("enter")
        assert d.view.opened > 0  # nothing is left to read: it opens the cell
        await d.press("f5")
        await d.until(lambda: not d.play.busy)
        assert box.display
        assert d.play.coach.more

    drive(tmp_path, story)
