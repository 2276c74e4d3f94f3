"""The column beside a board: nothing wraps, and only what the game has is listed."""

from __future__ import annotations

from rich.cells import cell_len

from qmines import modes
from qmines.tui.widgets.side_panel import WIDTH, Side
from support.texts import words
from tui.driver import drive

PADDING = 4


def test_every_line_fits_and_shields_are_listed_where_there_are_some(tmp_path):
    async def story(d):
        d.app.settings.dirac = True
        d.app.change_settings()
        for rules in ("qubits", "entangled"):
            for level in list(modes.MODES[rules].descriptor.levels)[::3]:
                await d.sit_down(level, rules, seed=3)
                lines = d.app.screen.query_one(Side).render().plain.splitlines()
                assert max(map(cell_len, lines)) <= WIDTH - PADDING, (rules, level)
                listed = any(line.endswith(words("side-key-shield")) for line in lines)
                assert listed == (rules == "entangled"), (rules, level)
        await d.sit_down("links-8x8", "entangled", seed=3, shields=0)
        lines = d.app.screen.query_one(Side).render().plain.splitlines()
        assert not any(line.endswith(words("side-key-shield")) for line in lines)

    drive(tmp_path, story, size=(120, 40))


def test_after_the_end_only_keys_that_still_work_are_listed(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "p", "b")
        await d.until(lambda: d.screen == "EndScreen")
        await d.press("escape")
        lines = d.app.screen.query_one(Side).render().plain.splitlines()
        assert any(line.endswith(f"R {words('side-key-results')}") for line in lines)
        for action in ("open", "flag", "chord", "hint", "solve"):
            key = d.app.settings.keys.label(action)
            assert not any(f" {key} {words(f'side-key-{action}')}" in line for line in lines)

    drive(tmp_path, story, size=(120, 40))
