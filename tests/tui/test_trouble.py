"""What can go wrong while somebody plays: a busy store, another process, large fields."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from textual.css.query import NoMatches
from textual.widgets import Static
from textual.worker import WorkerFailed

from qmines.store import Store, StoredPlay
from qmines.tui.app import MinesApp
from qmines.tui.screens.page import Sheet
from tui.driver import Driver, drive


def test_an_event_that_cannot_be_stored_has_not_happened(tmp_path):
    async def tell():
        store = Store(f"sqlite:///{tmp_path / 'games.db'}", timeout=0.1)
        app = MinesApp(store, tmp_path / "config.toml")
        async with app.run_test(size=(80, 24)) as pilot:
            d = Driver(app, pilot, store)
            await d.sit_down("beginner")
            await d.press("space")
            other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await d.go_to(3, 2)
            await d.press("f")
            assert "Your move wasn’t made" in d.note
            assert not d.flagged(3, 2)
            other.execute("ROLLBACK")
            other.close()
            await d.press("f")
            assert d.flagged(3, 2)
        store.close()

    asyncio.run(tell())


def test_a_game_that_went_on_elsewhere_is_shown_as_it_is_now(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space")
        StoredPlay.load(d.store, d.store.games()[0].id).do("flag 3 2")
        await d.go_to(0, 0)
        await d.press("f")
        assert "Reload it" in d.note
        assert d.flagged(3, 2)
        assert not d.flagged(0, 0)
        await d.press("f")
        assert d.flagged(0, 0)

    drive(tmp_path, story)


def test_settings_that_cannot_be_written_are_told_of(tmp_path):
    (tmp_path / "config.toml").mkdir()

    async def story(d):
        d.app._notifications.clear()
        await d.choose("settings")
        await d.move_to_row("theme")
        await d.press("right")
        assert d.app.theme == "traditional"  # it holds for now
        assert any("Couldn’t save your settings" in one.message for one in d.app._notifications)

    drive(tmp_path, story)


def test_a_million_cells(tmp_path):
    async def story(d):
        await d.sit_down("1000x1000x150000")
        board = d.play.field.board
        await d.press("space")
        assert "row 501, column 501 of 1,000×1,000" in d.note
        drawn = [0]
        whole = board.render_line
        board.render_line = lambda y: drawn.append(y) or whole(y)
        while drawn:  # until nothing of the first click is left to be drawn
            drawn.clear()
            await d.pilot.pause(0.05)
        await d.press("left")
        await d.until(lambda: drawn)
        assert len(set(drawn)) == 1  # nothing but the line of the two cells
        await d.press("end", "pagedown")
        assert "column 1000 of 1,000×1,000" in d.note
        assert board.scroll_offset.x == board.max_scroll_x
        board.render_line = whole
        await d.press("home", "o")
        await d.until(lambda: not d.play.busy)
        await d.press("down")
        assert "chance of a mine" in d.note
        await d.press("o", "f")
        assert d.view.flags == 1

    drive(tmp_path, story)


def test_chances_can_be_stopped(tmp_path):
    async def story(d):
        await d.sit_down("500x500x60000")
        await d.press("space")
        await d.strike("o", "o")
        await d.settle()
        assert not d.play.overlay.busy
        assert not d.play.overlay.shown
        await d.press("o")
        assert d.play.overlay.shown

    drive(tmp_path, story)


def test_the_wheel_scrolls_a_board_that_does_not_fit(tmp_path):
    async def story(d):
        await d.sit_down("100x100x1000")
        board = d.play.field.board
        before = board.scroll_offset
        await d.pilot._post_mouse_events(
            [__import__("textual.events").events.MouseScrollDown], board
        )
        await d.until(lambda: board.scroll_offset != before)

    drive(tmp_path, story)


def test_a_game_without_a_store(tmp_path):
    async def tell():
        app = MinesApp(None, tmp_path / "config.toml")
        async with app.run_test(size=(80, 24)) as pilot:
            d = Driver(app, pilot, None)
            await d.settle()
            await d.choose("level beginner")
            await d.press("space", "y")
            await d.until(lambda: not d.play.actions.assistant.working)
            if d.view.outcome.over:
                await d.choose("menu")
            else:
                await d.press("p")
                await d.choose("menu")
            for name in ("statistics", "games"):
                await d.choose(name)
                await d.press("escape")

    asyncio.run(tell())


class Patient(Sheet[None]):
    """Has something to show as soon as a widget of it is gone."""

    late = False

    def compose(self):
        yield Static("working …", id="answer")

    def on_mount(self):
        self.work_on(self._answer(), "answer")

    async def _answer(self):
        while self.query("#answer"):  # noqa: ASYNC110
            await asyncio.sleep(0)  # nothing tells when a widget goes
        self.late = True
        self.query_one("#answer", Static).update("worked out")


def test_an_answer_that_comes_while_its_screen_is_left(tmp_path):
    sheet = Patient()

    async def story(d):
        d.app.push_screen(sheet)
        await d.until(lambda: bool(sheet.query("#answer")))

    drive(tmp_path, story)  # which leaves the application, whereupon the widgets go
    assert sheet.late, "the screen went with its widgets: this test is without its moment"


def test_an_answer_without_its_place_on_a_screen_that_is_shown_is_a_mistake(tmp_path):
    async def story(d):
        sheet = Patient()
        d.app.push_screen(sheet)
        await d.until(lambda: bool(sheet.query("#answer")))
        await sheet.query_one("#answer").remove()
        await d.until(lambda: sheet.late)

    with pytest.raises(WorkerFailed) as failed:
        drive(tmp_path, story)
    assert isinstance(failed.value.error, NoMatches)
