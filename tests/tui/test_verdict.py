"""A lost Forgiving game says why, on the card at its end."""

from __future__ import annotations

from qmines.tui.widgets.cells import PROOF, SURELY_MINED
from support.texts import words
from tui.driver import drive


def test_the_card_lists_the_steps(tmp_path):
    async def story(d):
        await d.sit_down("4x1x1", "forgiving", seed=1, position="4x1x1_HbH2")
        await d.open(0, 2)
        assert d.screen == "EndScreen"
        await d.until(lambda: words("end-why") in d.text)
        told = " ".join(text for _, text in d.app.screen._lines)
        assert words("verdict-shows", cell=(0, 3), number=1) in told
        assert words("so-mines", cells=[(0, 2)], count=1) in told
        # Nothing on screen gave the mine away: both the card and the line below say so.
        await d.until(lambda: words("outcome-known-mine") not in " ".join(d.text.split()))
        assert words("outcome-known-later") in " ".join(d.text.split())

    drive(tmp_path, story)


def test_the_chain_is_gone_through_on_the_board(tmp_path):
    async def story(d):
        await d.sit_down("4x1x1", "forgiving", seed=1, position="4x1x1_HbH2")
        await d.open(0, 2)
        await d.choose("why")
        await d.until(lambda: d.screen == "VerdictScreen")
        steps = d.app.screen._verdict.steps
        assert [step.cells for step in steps] == [((0, 3),), ((0, 2),)]
        shown = words("verdict-shows", cell=(0, 3), number=1)
        await d.until(lambda: shown in " ".join(d.text.split()))
        assert words("chain-step", step=1, steps=2) in d.text
        assert words("verdict-keys", back="←", next="→", close="Esc") in d.text
        board = d.app.screen.query_one("BoardView")
        assert board._looks[3] == 1  # what the safe cell would have shown
        assert board._over == {1: PROOF}
        await d.press("right")
        assert words("chain-step", step=2, steps=2) in d.text
        assert board._over == {3: PROOF, 2: SURELY_MINED}
        await d.press("left")
        assert d.app.screen.step == 0
        await d.press("right", "right")  # beyond the last step
        assert d.screen == "EndScreen"
        await d.choose("why")
        await d.until(lambda: d.screen == "VerdictScreen")
        await d.press("escape")
        assert d.screen == "EndScreen"

    drive(tmp_path, story)


def test_a_save_is_announced_with_a_shield(tmp_path):
    async def story(d):
        await d.sit_down("5x5x5", "forgiving", seed=7)
        await d.open(0, 0)
        await d.open(1, 4)
        (save,) = d.view.saved
        assert save.places == [(1, 4)]
        risk = words("notice-risk", risk=save.risk)
        await d.until(lambda: risk in " ".join(d.text.split()))  # the note grows with its text
        assert "⛨" in d.text
        await d.press("u")
        await d.until(lambda: "⛨" not in d.text)

    drive(tmp_path, story)
