"""A lost Forgiving game says why, on the card at its end."""

from __future__ import annotations

from support.texts import words
from tui.driver import drive


def test_the_card_lists_the_steps(tmp_path):
    async def story(d):
        await d.sit_down("4x1x1", "forgiving", seed=1, position="4x1x1_HbH2")
        await d.open(0, 2)
        assert d.screen == "EndScreen"
        await d.until(lambda: words("end-why") in d.text)
        told = " ".join(d.text.split())
        assert words("verdict-shows", cell=(0, 3), number=1) in told
        assert words("so-mines", cells=[(0, 2)], count=1) in told

    drive(tmp_path, story)
