"""The coach in the terminal; test_lessons follows it to the end of each guided game."""

from __future__ import annotations

from qmines.tui.widgets.bars import CoachBox
from tui.driver import drive


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
