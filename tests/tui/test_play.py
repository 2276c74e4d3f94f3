"""A game by keys and by mouse: every way to move, open, mark, undo, pause and end."""

from __future__ import annotations

import asyncio

import pytest

from qmines import modes
from qmines.core.position import FLAG, QUESTION
from qmines.generate import prepared
from qmines.modes import Result
from qmines.session import new_game
from qmines.solver import analyse
from qmines.store import StoredPlay, UnstoredPlay
from qmines.tui.game_thread import GameThread
from support.texts import words
from tui.driver import drive


def test_moving_by_all_keys(tmp_path):
    async def story(d):
        await d.sit_down("9x9x10")
        board = d.play.field.board
        places = []
        for key in ("up", "w", "left", "a", "down", "s", "right", "d", "home", "end"):
            await d.press(key)
            places.append(board.grid.place(board.cursor))
        assert places == [
            (3, 4), (2, 4), (2, 3), (2, 2), (3, 2), (4, 2), (4, 3), (4, 4), (4, 0), (4, 8),
        ]  # fmt: skip
        await d.press("pagedown")
        assert board.grid.place(board.cursor) == (8, 8)
        await d.press("down", "right")  # not beyond the edge
        assert board.grid.place(board.cursor) == (8, 8)

    drive(tmp_path, story)


def test_opening_flagging_chords_and_undo(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space")
        assert not d.hidden(4, 4)
        assert d.store.games()[0].events == 1  # committed, not only shown
        await d.go_to(3, 2)
        await d.press("f")
        assert d.flagged(3, 2)
        assert "⚑ 9" in d.text
        await d.press("space")
        assert d.note == words("play-flagged")
        await d.press("F")  # a capital does as well
        assert not d.flagged(3, 2)
        await d.press("x", "u")
        assert not d.flagged(3, 2)
        await d.press("x")
        await d.go_to(2, 3)
        assert d.hidden(3, 3) is False
        await d.press("space")  # a chord: the 1 has its flag
        kinds = [e.event.split()[0] for e in d.store.load(d.store.games()[0].id).transcript]
        assert kinds[-1] == "chord"

    drive(tmp_path, story)


def test_question_marks_where_the_game_has_them(tmp_path):
    async def story(d):
        await d.sit_down("beginner", questions=True)
        for wanted in (FLAG, QUESTION, 9):
            await d.press("m")
            assert d.code(4, 4) == wanted

    drive(tmp_path, story)


def test_the_mouse_does_all_of_it(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.click_cell(4, 4)
        assert not d.hidden(4, 4)
        await d.click_cell(3, 2, button=3)
        assert d.flagged(3, 2)
        await d.click_cell(3, 2, button=3)
        await d.click_cell(3, 2, control=True)  # Ctrl makes a left button a right one
        assert d.flagged(3, 2)
        await d.click_cell(2, 3, button=2)
        await d.click_cell(2, 3)
        events = [e.event for e in d.store.load(d.store.games()[0].id).transcript]
        assert events[-2:] == ["chord 2 3", "chord 2 3"]
        d.app.settings.chords = False
        await d.click_cell(2, 3)
        assert d.store.load(d.store.games()[0].id).transcript[-1].event == "open 2 3"
        d.app.settings.right_click = "mark"
        await d.click_cell(0, 0, button=3)
        assert d.store.load(d.store.games()[0].id).transcript[-1].event == "mark 0 0"

    drive(tmp_path, story)


def test_a_pause_hides_the_board_and_has_every_way_on(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "p")
        assert d.screen == "PauseScreen"
        assert d.view.paused
        assert "1 1" not in d.text
        await d.press("escape")
        assert d.screen == "PlayScreen"
        assert not d.view.paused
        await d.press("escape")
        await d.choose("settings")
        assert d.screen == "SettingsScreen"
        await d.press("escape")
        assert d.screen == "PauseScreen"
        await d.choose("help")
        assert d.screen == "HelpScreen"
        await d.press("escape")
        await d.choose("restart")
        assert d.screen == "PlayScreen"
        assert d.view.sequence == 0
        await d.press("space", "p")
        await d.choose("reveal")
        assert d.view.outcome.result is Result.LOST
        assert d.screen == "EndScreen"
        await d.choose("board")
        assert "✹" in d.text
        await d.press("p")
        await d.choose("menu")
        assert d.screen == "MenuScreen"

    drive(tmp_path, story)


def test_a_lost_game_can_be_undone_and_counts_the_death(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space")
        await d.open(3, 2)  # a mine, as everybody can see
        assert d.screen == "EndScreen"
        assert words("over-lost") in d.text
        await d.until(lambda: words("end-verdict") in d.text)
        await d.choose("undo")
        await d.settle()
        assert d.screen == "PlayScreen"
        assert d.view.outcome.result is Result.PLAYING
        assert d.view.deaths == 1
        assert d.note == words("play-undone", deaths=1)

    drive(tmp_path, story)


def test_after_the_end_again_replay_menu(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("y")
        await d.until(lambda: d.screen == "EndScreen")
        assert "You won" in d.text
        await d.until(lambda: "3BV" in d.text)
        stored = d.store.games()[0]
        assert stored.measures is not None
        assert stored.aid == "deduce+seed"
        await d.choose("replay")
        await d.until(lambda: d.screen == "ReplayScreen")
        await d.press("escape")
        assert d.screen == "PlayScreen"
        await d.press("space")  # the results again
        assert d.screen == "EndScreen"
        await d.choose("again")
        assert d.view.sequence == 0
        await d.press("f2")
        assert d.screen == "PlayScreen"

    drive(tmp_path, story)


def test_a_game_opened_after_its_end_tells_of_it_once(tmp_path):
    async def story(d):
        setup = modes.make_setup("beginner")
        game = StoredPlay.new(d.store, setup, seed=7)
        game.do("open 4 4")
        game.do("open 3 2")
        d.app.sit_down(StoredPlay.load(d.store, game.id))
        await d.until(lambda: d.screen == "EndScreen")
        await d.press("escape")
        assert d.screen == "PlayScreen"
        await d.press("u")
        assert d.view.outcome.result is Result.PLAYING

    drive(tmp_path, story)


def test_no_cell_is_risky_before_a_first_open_that_is_safe(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("o")
        await d.until(lambda: d.note == words("hint-first-open"))
        await d.press("space")
        assert "any cell" not in d.note

    drive(tmp_path, story)


def test_the_overlay_shows_exact_chances(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "o")
        text = d.text
        assert "20" in text
        assert "80" in text
        assert "✓" in text
        await d.go_to(3, 2)
        assert d.note == words("chance-mine")
        await d.go_to(1, 0)
        assert d.note == words("chance-exact", chance=0.8)
        await d.go_to(2, 0)
        assert d.note == words("chance-safe")
        await d.press("space")
        assert not d.hidden(2, 0)  # and the chances follow
        await d.press("o")
        assert "✓" not in d.text
        assert "help overlay" in [e.event for e in d.store.load(d.store.games()[0].id).transcript]

    drive(tmp_path, story)


def test_a_game_opens_in_the_analyser(tmp_path):
    """It counts as looking at the chances, and is refused where there are no mines to count."""

    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "f6")
        await d.until(lambda: d.screen == "PositionScreen")
        await d.until(lambda: "possible boards" in d.note)
        await d.press("escape")
        await d.until(lambda: d.screen == "PlayScreen")
        assert "help overlay" in [e.event for e in d.store.load(d.store.games()[0].id).transcript]
        assert "F6" in d.app.settings.keys.labels("analyse")
        await d.sit_down("1", rules="qubits")
        await d.press("f6")
        await d.until(lambda: d.note == words("play-no-analyser"))

    drive(tmp_path, story)


def test_auto_play_at_a_pace_with_guesses_or_without(tmp_path):
    async def story(d):
        await d.sit_down("9x9x20", seed=5)
        d.app.settings.speed = 100
        await d.press("g")
        await d.until(lambda: not d.play.actions.assistant.working)
        assert "Nothing else is certain" in d.note or d.screen == "EndScreen"
        d.app.settings.guess = True
        await d.press("g")
        await d.until(lambda: d.view.outcome.over)
        await d.until(lambda: d.screen == "EndScreen")

    drive(tmp_path, story)


def test_auto_play_stops_when_told(tmp_path):
    async def story(d):
        await d.sit_down("30x16x99", seed=3)
        d.app.settings.speed = 1
        await d.strike("g")
        await d.until(lambda: d.view.sequence >= 2)
        await d.strike("full_stop")
        assert d.app.settings.speed == 2
        await d.strike("comma")
        assert d.app.settings.speed == 1
        await d.strike("g")
        await d.until(lambda: not d.play.actions.assistant.working)
        assert "Stopped after" in d.note

    drive(tmp_path, story)


def test_the_board_zooms_and_follows_the_window(tmp_path):
    async def story(d):
        await d.sit_down("expert")
        assert d.play.field.size_name == "small"
        await d.press("plus")
        assert d.play.field.size_name == "wide"
        assert "column 16 of 30×16" in d.note or d.note == words("play-zoom", size="wide")
        await d.press("minus", "minus")
        assert d.play.field.size_name == "tiny"
        d.play.field.cells = "auto"
        for size, name in (((200, 60), "huge"), ((130, 40), "large"), ((20, 7), "small")):
            await d.pilot.resize_terminal(*size)
            await d.settle()
            await d.until(lambda name=name: d.play.field.size_name == name)
        await d.press("space")
        assert not d.hidden(8, 15)
        assert d.note == "9,16 of 30×16"  # counted from 1, as hints count

    drive(tmp_path, story)


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_a_scripted_player_wins_and_loses(tmp_path, rules):
    """By keys alone, knowing only what is on the screen."""

    async def story(d):
        await d.sit_down("beginner", rules)
        await d.press("space")
        while not d.view.outcome.over:
            safe = analyse(d.view.position).safe
            await d.open(*safe[0])
        assert d.view.outcome.result is Result.WON
        assert "You won" in d.text
        await d.choose("menu")
        await d.sit_down("beginner", rules)
        await d.press("space")
        await d.open(*analyse(d.view.position).mined[0])
        assert d.view.outcome.result is Result.LOST
        assert words("over-lost") in d.text

    drive(tmp_path, story)


def test_the_board_of_a_huge_game_is_made_while_the_player_looks(monkeypatch):
    monkeypatch.setattr(prepared, "SLOW_CELLS", 1000)
    game_thread = GameThread(UnstoredPlay(new_game("90x70x1000", seed=1, no_guess=True)))
    assert prepared._work is not None
    asyncio.run(game_thread.do("open 35 45"))
    assert prepared._work is None
    game_thread.leave()
