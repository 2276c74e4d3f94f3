"""Undo and redo: what was done at once is undone at once."""

from __future__ import annotations

from support.texts import text
from tui.driver import drive


def test_moves_made_at_once_are_undone_and_redone_at_once(tmp_path):
    async def story(d):
        await d.sit_down("expert", seed=3)
        await d.press("space")
        one = d.view.cells
        await d.press("j")
        many = d.view.cells
        assert many != one
        await d.press("u")
        assert d.view.cells == one
        await d.press("U")
        assert d.view.cells == many
        await d.press("u")
        assert d.view.cells == one  # a redone batch is still one
        await d.press("u")
        assert not d.view.opened
        await d.press("U", "U")
        assert d.view.cells == many
        await d.press("U")
        assert d.note == text("play-no-redo")

    drive(tmp_path, story)


def test_single_moves_around_a_batch_are_undone_one_by_one(tmp_path):
    async def story(d):
        await d.sit_down("expert", seed=3)
        await d.press("space", "j")
        many = d.view.cells
        await d.press("n", "f")
        assert d.view.cells != many
        await d.press("u")
        assert d.view.cells == many

    drive(tmp_path, story)


def test_a_new_move_ends_what_can_be_redone(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "n", "f", "u", "n", "f", "U")
        assert d.note == text("play-no-redo")

    drive(tmp_path, story)


def test_the_card_at_the_end_counts_undos(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "n", "f", "u", "y")
        await d.until(lambda: d.screen == "EndScreen")
        await d.until(lambda: d.app.screen._lines is not None)
        assert (text("end-undos"), "1") in d.app.screen._lines

    drive(tmp_path, story)
