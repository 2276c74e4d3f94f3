"""Every lesson in the terminal, from the first to the last, doing what it says."""

from __future__ import annotations

import pytest

from qmines.core.events import Event
from qmines.core.position import HIDDEN
from qmines.messages import Message
from qmines.modes import Result
from qmines.play.lessons import BY_NAME, LESSONS, lesson_of
from qmines.tui.settings import load
from qmines.tui.texts import speak
from qmines.tui.widgets.bars import CoachBox
from qmines.tui.widgets.cells import SURELY_SAFE
from support.lessons import steps_of
from support.texts import words
from tui.driver import drive


async def examples(d, lesson):
    """Ask for the solution where something is certain, and make that move."""
    assert d.screen == "TextScreen"  # what it is about, before the first question
    assert "Goal:" in d.text
    await d.press("enter")
    for number in range(len(lesson.examples)):
        await d.until(lambda n=number: getattr(d.app.screen, "number", None) == n)
        screen = d.app.screen
        await d.press("h")
        marked = {cell: mark for cell, mark in screen._board._over.items() if mark}
        moves = [(c, "enter" if m == SURELY_SAFE else "f") for c, m in marked.items()]
        hidden = [m for m in moves if screen._position.cells[m[0]] == HIDDEN]
        cell, key = hidden[0] if hidden else (screen._board.cursor, "enter")  # a guess is forgiven
        screen._board.move_to(cell)
        await d.press(key)
        assert screen.solved, d.text
        assert f"{lesson.name}/{number}" in d.app.settings.lessons
        await d.press("enter")


async def guided(d):
    """Make the moves that the coach asks for, where it points."""
    assert d.play.field.board.cursor == 0  # the corner, where it begins
    await d.until(lambda: d.play.query_one(CoachBox).text)
    boards = d.play.field.boards
    await d.until(lambda: all(board.size == board.virtual_size for board in boards))  # laid out
    place = [board.region for board in boards]
    while not d.view.outcome.over:
        await d.until(lambda: not d.play.busy)
        while d.play.coach.more:
            before = d.view.opened
            await d.press("enter")  # reads on, and opens nothing
            assert d.view.opened == before
            assert [board.region for board in boards] == place
        event = Event.parse(d.play.coach._found.event)
        number = d.view.display.board_of(event.verb)
        board = boards[number]
        assert board.margin.width  # the coach names rows and columns
        if not event.verb.startswith("shield"):
            assert board._over[d.view.grid.index(*event.place)] == SURELY_SAFE
        if d.play.field.active != number:
            switch = words("coach-turn", board="ZH"[number])
            assert switch in " ".join(d.play.query_one(CoachBox).text.split())
            await d.press("tab")
            assert switch not in " ".join(d.play.query_one(CoachBox).text.split())
        assert [board.region for board in boards] == place  # nothing moves
        await d.go_to(*event.place)
        await d.press("e" if event.verb.startswith("shield") else "enter")
    assert d.view.outcome.result is Result.WON


async def sandbox(d, lesson):
    """Measure what the introduction says."""
    assert d.screen == "TextScreen"
    await d.press("enter")
    for step in steps_of(lesson.name):
        if d.view.outcome.over:
            break
        if step is None:
            await d.press("f4")
            continue
        board, row, column = step
        if d.play.field.active != board:
            await d.press("tab")
        await d.open(row, column)


@pytest.mark.extra
def test_every_lesson_leads_to_the_next(tmp_path):
    async def story(d):
        await d.choose("learn")
        assert [row.name for row in d.rows.rows if row.kind == "action"] == [*BY_NAME, "free"]
        await d.press("enter")
        for at, lesson in enumerate(LESSONS):
            if lesson.examples:
                await examples(d, lesson)
            else:
                assert lesson_of(d.play.game_thread.setup) is lesson
                await (sandbox(d, lesson) if lesson.rules == "sandbox" else guided(d))
            await d.until(lambda: d.screen == "LessonEnd")
            names = [row.name for row in d.rows.rows]
            if at + 1 < len(LESSONS):
                assert names[0] == "next"
                await d.press("enter")
            else:
                assert "next" not in names
                await d.choose("menu")
        assert d.screen == "LessonsScreen"
        assert {row.detail for row in d.rows.rows if row.kind == "action"} == {"done", ""}
        assert d.rows.row.name == "free"

    drive(tmp_path, story)
    kept, trouble = load(tmp_path / "config.toml")
    assert trouble is None
    assert len(kept.lessons) == sum(len(lesson.examples) or 1 for lesson in LESSONS)


def test_a_wrong_answer_is_explained_and_can_be_mended(tmp_path):
    async def story(d):
        d.app.settings.lessons += ["forgiving/0", "forgiving/1"]
        d.app.begin_lesson(BY_NAME["forgiving"])  # goes on where it was left
        await d.settle()
        screen = d.app.screen
        assert screen.number == 2
        screen._board.move_to(2)
        await d.press("f")
        assert not screen.solved
        await d.press("enter")
        assert not screen.solved
        assert screen._board._over[3] == SURELY_SAFE  # the first link of the chain
        await d.press("right", "enter")
        assert screen.solved

    drive(tmp_path, story)


def test_a_guided_game_that_is_lost_ends_in_no_card_with_figures(tmp_path):
    async def story(d):
        await d.sit_down("1", "qubits")
        while not d.view.outcome.over:
            event = next(
                f"open-z {row} {column}"
                for row, column in ((3, 0), (2, 3), (3, 3), (0, 3), (1, 2))
                if d.hidden(row, column)
            )
            d.play.wish_event(event)
            await d.settle()
        await d.until(lambda: d.screen == "LessonEnd")
        assert [row.name for row in d.rows.rows] == ["undo", "again", "board", "menu"]
        await d.press("enter")
        assert not d.view.outcome.over

    drive(tmp_path, story)


def test_pages_can_be_turned_back_and_a_hidden_coach_found_again(tmp_path):
    async def story(d):
        await d.sit_down("1", "qubits")
        await d.until(lambda: d.play.coach._found)
        first = d.play.query_one(CoachBox).text
        await d.press("enter")
        second = d.play.query_one(CoachBox).text
        assert second != first
        await d.press("backspace")
        assert d.play.query_one(CoachBox).text == first
        await d.press("f5")
        assert d.note == speak(Message("coach-hidden", key="F5"))
        await d.press("f5")
        assert d.play.query_one(CoachBox).display

    drive(tmp_path, story)


def test_the_card_at_the_end_of_a_lesson_leaves_no_fragments(tmp_path):
    async def story(d):
        await d.sit_down("1", "qubits")
        await d.until(lambda: d.play.coach._found)
        while not d.view.outcome.over:
            d.play.wish_event(d.play.coach._found.event)
            await d.settle()
        await d.until(lambda: d.screen == "LessonEnd")
        assert "█" not in d.text  # of the coach's bar
        await d.choose("board")
        assert d.play.query_one(CoachBox).visible

    drive(tmp_path, story)


def test_an_example_is_drawn_in_a_theme_that_is_chosen_meanwhile(tmp_path):
    async def story(d):
        d.app.begin_lesson(BY_NAME["pair"])
        await d.settle()
        await d.press("enter")
        d.app.choose_theme("paper")
        await d.settle()
        assert d.app.screen.field.board.painter.palette.name == "paper"

    drive(tmp_path, story)
