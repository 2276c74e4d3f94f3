"""Help in a game: hints with their clues, simple moves, smart solve, flags, the reduced view."""

from __future__ import annotations

import pytest

from qmines.core.position import FLAG, HIDDEN
from qmines.modes import Result
from qmines.tui.glyphs import BLANK
from qmines.tui.widgets.cells import PROOF, SURELY_MINED, SURELY_SAFE, TARGET
from support.texts import text, words
from tui.driver import drive


def marks(d, board=0):
    grid = d.view.grid
    over = d.play.field.boards[board]._over
    return {grid.place(cell): mark for cell, mark in over.items()}


def transcript(d):
    return [e.event for e in d.store.load(d.store.games()[0].id).transcript]


def test_a_hint_tells_first_the_place_and_then_the_reason(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("h")
        assert "Open any cell" in d.note
        await d.press("space", "h")
        assert d.note.startswith("Look at row 4, column 2")
        assert marks(d) == {(3, 1): TARGET}
        assert "◆" in d.text
        await d.press("h")
        assert "So row 4, column 2 is safe" in d.note
        assert marks(d)[3, 1] == SURELY_SAFE
        assert marks(d)[3, 2] == SURELY_MINED
        assert {place for place, mark in marks(d).items() if mark == PROOF} == {(2, 2), (2, 3)}
        assert "[1]" in d.text
        await d.press("t")
        assert d.screen == "TextScreen"
        assert "already has its mine" in d.text
        await d.press("escape", "h")
        assert not d.hidden(3, 1)
        assert marks(d) == {}  # it was for the position before
        assert transcript(d)[1:] == ["help hint", "open 3 1"]  # noted once for a position

    drive(tmp_path, story)


def test_what_was_said_is_not_lost_when_the_chances_come(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "o")
        await d.until(lambda: not d.play.busy)
        await d.press("h")
        await d.until(lambda: not d.play.busy)
        assert d.note.startswith("Look at row 4, column 2")
        await d.press("h")
        await d.until(lambda: not d.play.busy)
        assert "So row 4, column 2 is safe" in d.note
        await d.press("t")
        assert "already has its mine" in d.text
        await d.press("escape")
        await d.go_to(0, 0)
        assert "chance of a mine" in d.note  # of the cell there
        await d.press("z")
        await d.until(lambda: not d.play.busy)
        assert d.note.startswith("Your flags: ")

    drive(tmp_path, story)


def test_what_there_is_not_is_told_as_it_is(tmp_path):
    async def story(d):
        await d.sit_down("2", rules="qubits")
        await d.press("z")
        assert d.note == text("help-no-flags")

    drive(tmp_path, story)


def test_auto_play_says_that_it_does_not_guess(tmp_path):
    async def story(d):
        await d.sit_down("expert", seed=3)
        await d.press("space", "y")
        await d.until(lambda: not d.play.actions.assistant.working)
        await d.press("g")
        assert "Auto-play doesn’t guess" in d.note

    drive(tmp_path, story)


def test_one_simple_move_all_simple_moves_and_smart_solve(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("k")
        assert not d.hidden(4, 4)  # the first click is made where it is safe
        before = sum(code >= HIDDEN for code in d.view.cells)
        await d.press("k")
        assert d.note == "One move made."
        await d.press("j")
        assert sum(code >= HIDDEN for code in d.view.cells) < before
        if not d.view.outcome.over:
            await d.press("y")
        await d.until(lambda: d.screen == "EndScreen")
        assert d.view.outcome.result is Result.WON
        helps = [event for event in transcript(d) if event.startswith("help")]
        assert helps[:3] == ["help move", "help move", "help simple"]

    drive(tmp_path, story)


def test_smart_solve_never_loses_and_says_when_it_is_stuck(tmp_path):
    async def story(d):
        await d.sit_down("expert", seed=3)
        await d.press("y")
        await d.until(lambda: not d.play.actions.assistant.working)
        assert d.view.outcome.result is not Result.LOST
        assert "Nothing else is certain" in d.note or d.view.outcome.over

    drive(tmp_path, story)


def test_wrong_flags_are_pointed_out(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space")
        await d.go_to(3, 1)
        await d.press("f")
        await d.go_to(3, 2)
        await d.press("f", "z")
        assert d.note == words("play-flags", right=1, wrong=1, doubtful=0)
        assert marks(d) == {(3, 1): SURELY_SAFE}
        assert "help flags" in transcript(d)

    drive(tmp_path, story)


def test_the_reduced_view_shows_what_matters(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space")
        full = d.text
        await d.press("v")
        looks = d.play.field.board._looks
        assert looks[d.view.grid.index(8, 8)] == BLANK
        assert looks[d.view.grid.index(3, 3)] == 1
        await d.go_to(3, 2)
        await d.press("f")
        assert d.play.field.board._looks[d.view.grid.index(2, 3)] == BLANK  # it has its mine
        await d.press("f", "v")
        await d.go_to(4, 4)
        assert d.text.split("\n")[2:20] == full.split("\n")[2:20]

    drive(tmp_path, story)


def test_chances_hints_and_moves_for_qubits(tmp_path):
    async def story(d):
        await d.sit_down("1", "qubits")
        await d.open(0, 0)
        await d.press("o")
        boards = [board._looks for board in d.play.field.boards]
        assert all(any(look >= 64 for look in looks) for looks in boards)
        await d.press("o", "h")
        assert d.note.startswith("Open row")
        assert d.play.actions.hints.next_step == text("side-key-hint-go")
        assert set(marks(d).values()) | set(marks(d, 1).values()) <= {SURELY_SAFE, TARGET}
        await d.press("y")
        await d.until(lambda: not d.play.actions.assistant.working)
        assert d.view.outcome.result is not Result.LOST

    drive(tmp_path, story)


def test_auto_play_measures_qubits_too(tmp_path):
    async def story(d):
        d.app.settings.speed, d.app.settings.guess = 100, True
        await d.sit_down("1", "qubits", seed=3)
        await d.press("g")
        await d.until(lambda: d.view.outcome.over)

    drive(tmp_path, story)


@pytest.mark.parametrize("action", ["h", "y", "k", "o"])
def test_the_sandbox_hides_nothing(tmp_path, action):
    async def story(d):
        await d.sit_down("free", "sandbox")
        await d.press(action)
        assert d.note in {text("help-none-sandbox"), text("help-chances-open")}

    drive(tmp_path, story)


def test_a_lesson_begins_with_its_text_and_ends_when_it_was_seen(tmp_path):
    async def story(d):
        await d.choose("learn")
        assert d.screen == "LessonsScreen"
        await d.move_to_row("superposition")
        await d.press("enter")
        assert d.screen == "TextScreen"
        assert "Your goal" in d.text
        await d.press("enter")
        await d.open(0, 0)
        assert "no mine" in d.note
        for _ in range(40):
            if d.view.outcome.over:
                break
            for column in range(3):
                if not d.view.outcome.over:
                    await d.open(1, column)
            if not d.view.outcome.over:
                await d.press("f4")
        assert d.view.outcome.result is Result.WON
        await d.until(lambda: d.screen == "LessonEnd")
        assert "superposition" in d.text
        await d.press("enter")
        await d.until(lambda: d.screen == "TextScreen")
        assert d.play.game_thread.setup.options["lesson"] == "basis"

    drive(tmp_path, story)


def test_cells_of_the_sandbox_are_prepared(tmp_path):
    async def story(d):
        await d.sit_down("free", "sandbox")
        await d.go_to(0, 0)
        before = d.code(0, 0), d.code(0, 0, 1)
        await d.press("f3")
        assert (d.code(0, 0), d.code(0, 0, 1)) != before
        assert any(event.startswith("prepare 0 0") for event in transcript(d))
        await d.press("f4", "t")
        assert d.screen == "TextScreen"
        await d.press("escape")
        await d.sit_down("beginner")
        await d.press("f3")
        assert d.note == words("play-prepare-sandbox")
        await d.press("f4", "f")
        assert d.code(4, 4) == FLAG

    drive(tmp_path, story)
