"""Looking back: games, replays with their chances, forks, files and positions."""

from __future__ import annotations

import pytest

from qmines.session import new_game
from qmines.store import StoredPlay
from session.test_recorded import SAMPLE
from support.texts import ending, words
from tui.driver import drive


def played(seed=7):
    """A lost game of a few moves: safe ones, a flag, and a mistake."""
    game = new_game("beginner", seed=seed)
    for event in ("open 4 4", "flag 3 2", "open 2 0", "open 5 2", "open 1 0"):
        game.do(event)
    assert game.outcome.over
    return game


def test_a_replay_steps_runs_jumps_and_shows_the_chances(tmp_path):
    played().save(tmp_path / "game.qmines")

    async def story(d):
        await d.choose("open")
        await d.type(str(tmp_path / "game.q"))
        assert any("game.qmines" in row.label for row in d.rows.rows)
        await d.press("down", "enter")
        await d.until(lambda: d.screen == "ReplayScreen")
        await d.settle()
        screen = d.app.screen
        assert "0/5" in d.text
        await d.press("n", "n", "right")
        assert screen._number == 3
        assert "Open row 6, column 3" in d.note
        assert "it’s safe" in d.note
        assert "✓" in d.text
        await d.press("b")
        assert screen._number == 2
        await d.press("dollar_sign")
        assert d.note == ending("lost", "mine")
        assert "✹" in d.text
        await d.press("0")
        assert screen._number == 0
        await d.until(lambda: screen._marks)
        await d.until(lambda: screen._marks.get(4) == "mistake")
        await d.press("i")
        assert screen._number == 4
        assert "83.3% risk" in d.note
        await d.press("o")
        assert "risk" not in d.note
        d.app.settings.speed = 100
        await d.press("0", "enter")
        await d.until(lambda: screen._number == 5)
        await d.press("full_stop", "comma", "plus", "minus")
        await d.pilot.click("#scrub", offset=(1, 0))
        await d.until(lambda: screen._number == 0)

    drive(tmp_path, story)


@pytest.mark.parametrize(("at", "events"), [(2, 2), (5, 4)])
def test_a_fork_is_a_new_game_from_there(tmp_path, at, events):
    async def story(d):
        d.app.replay(played().save())
        await d.settle()
        await d.press(*["n"] * at)
        await d.press("f")
        assert d.screen == "PlayScreen"
        assert d.view.sequence == events
        assert not d.view.outcome.over
        assert d.flagged(3, 2)
        await d.open(2, 0)
        kept = d.store.games()[0]
        assert "seed" in kept.aid  # whoever saw the game knows where its mines are
        assert d.store.load(kept.id).sequence == d.view.sequence

    drive(tmp_path, story)


def test_the_list_of_games_replays_or_resumes(tmp_path):
    async def story(d):
        setup = new_game("beginner").setup
        left = StoredPlay.new(d.store, setup, seed=1)
        left.do("open 4 4")
        ended = StoredPlay.new(d.store, setup, seed=2)
        ended.do("open 4 4")
        ended.do("resign")
        await d.choose("games")
        await d.choose(ended.id)
        await d.until(lambda: d.screen == "ReplayScreen")
        await d.press("escape")
        await d.choose(left.id)
        await d.until(lambda: d.screen == "PlayScreen")
        assert not d.hidden(4, 4)

    drive(tmp_path, story)


def test_the_name_of_a_file_holds_no_escape_sequence(tmp_path):
    name = "p\x1b]0;owned\x07\x9b31m\u202e.txt"
    (tmp_path / name).write_text("3x3x2\n111\n###\n###\n", "utf-8")
    (tmp_path / f"broken {name}").write_text("\x1b[2J\n", "utf-8")

    def harmless(d):
        return not {"\x1b", "\x07", "\x9b", "\u202e"} & set(d.text)

    async def story(d):
        await d.choose("open")
        await d.type(f"{tmp_path}/")
        await d.until(lambda: "owned" in d.text)
        assert harmless(d)
        await d.choose(f"file {tmp_path / name}")
        await d.until(lambda: d.screen == "PositionScreen")
        await d.until(lambda: "…" not in d.text.split("\n")[0])  # it is worked out
        await d.settle()
        assert "owned" in d.text
        assert harmless(d)
        await d.press("escape")
        await d.choose(f"file {tmp_path / f'broken {name}'}")
        await d.until(lambda: "broken" in d.note)
        assert harmless(d)

    drive(tmp_path, story)


def test_a_position_from_a_file_is_analysed(tmp_path):
    (tmp_path / "p.txt").write_text("3x3x2\n111\n###\n###\n")
    (tmp_path / "clash.txt").write_text("2x2x1\n18\n##\n")

    async def story(d):
        await d.choose("open")
        await d.type(str(tmp_path / "p.txt"))
        await d.press("enter")
        await d.until(lambda: d.screen == "PositionScreen")
        await d.settle()
        assert d.note.startswith("3 possible boards, exact")
        await d.press("down", "down", "right")
        assert d.note == words("found-cell-chance", cell=(2, 1), chance=1 / 3)
        await d.press("plus", "escape")
        for _ in "p.txt":
            await d.press("backspace")
        await d.type("clash.txt")
        await d.press("enter")
        await d.until(lambda: d.screen == "PositionScreen")
        await d.settle()
        assert "No board fits" in d.note

    drive(tmp_path, story)


def test_what_cannot_be_opened_is_said_in_a_sentence(tmp_path):
    (tmp_path / "bad.txt").write_text("nothing that anybody knows\n")
    (tmp_path / "sub").mkdir()

    async def story(d):
        await d.choose("open")
        await d.type(str(tmp_path / "none.txt"))
        await d.press("enter")
        await d.until(lambda: words("system-missing") in d.note)
        for _ in range(8):
            await d.press("backspace")
        await d.type("bad.txt")
        await d.press("enter")
        await d.until(lambda: "bad.txt: " in d.note)
        assert d.screen == "FileScreen"
        for _ in range(7):
            await d.press("backspace")
        await d.type("sub")
        await d.press("enter")
        assert d.rows.row.value.endswith("sub/")

    drive(tmp_path, story)


def test_a_recorded_game_of_another_program(tmp_path):
    """It is watched like any other; only it cannot be gone on with."""
    (tmp_path / "it.rawvf").write_bytes(SAMPLE)

    async def story(d):
        await d.choose("open")
        await d.type(str(tmp_path / "it.r"))
        await d.press("down", "enter")
        await d.until(lambda: d.screen == "ReplayScreen")
        await d.settle()
        assert "0/6" in d.text
        await d.press("dollar_sign")
        assert d.note == ending("won", "cleared")
        await d.press("f")
        assert d.note == words("watch-no-seed")

    drive(tmp_path, story)


def test_the_clock_of_a_replay_leaves_out_pauses_and_undone_losses(tmp_path):
    now = [0.0]
    game = new_game("beginner", seed=7, clock=lambda: now[0])
    for at, event in (
        *((5, "flag 3 2"), (10, "open 4 4"), (12, "pause"), (112, "resume"), (115, "undo")),
        *((116, "open 4 4"), (117, "open 1 0"), (200, "undo"), (203, "open 2 0")),
    ):
        now[0] = at
        game.do(event)
    assert game.view.milliseconds == 10_000

    async def story(d):
        d.app.replay(game.save())
        await d.settle()
        screen = d.app.screen
        undone = [step for step, mark in screen._marks.items() if mark == "undo"]
        assert undone == [4, 7]  # reviews may have added others already
        seconds = []
        for _ in range(len(screen._steps)):
            seconds.append(screen._steps[screen._number].view.milliseconds // 1000)
            await d.press("right")
        assert seconds == [0, 0, 2, 2, 5, 6, 7, 7, 10, 10]
        assert "0:10" in d.text

    drive(tmp_path, story)


def test_a_safe_first_step_shows_no_chances(tmp_path):
    """The first open is safe, so there is no chance of a mine to show."""

    async def story(d):
        d.app.replay(played().save())
        await d.settle()
        assert "%" not in d.text
        await d.press("right")
        assert "20" in d.text

    drive(tmp_path, story)


def test_no_step_is_skipped_while_a_replay_loads(tmp_path):
    async def story(d):
        d.app.replay(played().save())
        await d.settle()
        screen = d.app.screen
        await d.press("dollar_sign")
        screen.go_to(0)
        await d.strike("right")
        await d.settle()
        assert screen._number == 1

    drive(tmp_path, story)
