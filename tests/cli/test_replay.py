"""``qmines replay``: every step of a game with its chances."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from qmines.cli.commands.replay import _wanted
from qmines.core.position import Position
from qmines.errors import InvalidInput
from qmines.messages import Translator
from qmines.session import Game, load, new_game
from qmines.session.steps import SavedSteps
from qmines.solver import analyse
from support.texts import ending, text

if TYPE_CHECKING:
    from cli.playing import Shell

EVENTS = (
    *("open 4 4", "flag 0 0", "chord 0 1", "undo", "flag 0 0", "pause", "resume", "help hint"),
    *("flag 1 0", "chord 1 1", "open 6 0", "open 3 2"),
)


def played() -> Game:
    game = new_game("9x9x10", seed=7)
    for event in EVENTS:
        game.do(event)
    return game


@pytest.fixture
def shell(shell: Shell) -> Shell:
    played().save("game.qmines")
    return shell


def test_all_steps(shell: Shell):
    done = shell.run("replay", "game.qmines")
    assert (done.code, done.err) == (0, "")
    heads = re.findall(r"^step .*$", done.out, re.MULTILINE)
    assert [head.rpartition(": ")[2] for head in heads] == [*EVENTS, "the end"]
    assert heads[0].startswith(f"step 0 of {len(EVENTS)}, at 0:00.0")
    assert "risk 80.0%; safe: (2,0) and 5 more" in done.out  # the chord
    assert "paused; the board is hidden" in done.out
    assert ending("lost", "mine") in done.out
    assert "  Seed       00" in done.out
    assert shell.run("replay", "game.qmines", "--all") == done


def test_the_step_before_a_safe_first_click_has_no_chances(shell: Shell):
    done = shell.run("replay", "game.qmines")
    first = done.out.partition("step 1 ")[0]
    assert "%" not in first
    assert "12" not in first.partition("\n")[2]
    assert text("hint-first-open") in first


def test_json(shell: Shell):
    done = shell.run("replay", "game.qmines", "--json")
    assert (done.code, done.err) == (0, "")
    steps = [json.loads(line) for line in done.out.splitlines()]
    assert [step["event"] for step in steps] == [*EVENTS, None]
    assert [step["step"] for step in steps] == list(range(len(EVENTS) + 1))
    twin = new_game("9x9x10", seed=7)
    for step, event in zip(steps, EVENTS, strict=False):
        view = twin.view
        assert step["rows"] == view.position.rows()
        assert (step["counter"], step["paused"]) == (view.counter, view.paused)
        if view.outcome.over or view.paused or not view.opened:
            assert step["analysis"] is None  # the first click is safe anywhere
        else:
            found = analyse(Position(view.grid, view.cells, 10)).mine_probability
            told = step["analysis"]["probability"]
            for row, chances in zip(told, found.tolist(), strict=True):
                assert [-1 if p is None else p for p in row] == pytest.approx(
                    [-1 if p != p else p for p in chances]  # noqa: PLR0124  # NaN
                )
        twin.do(event)
    risks = {step["event"]: step["risk"] for step in steps if step["risk"] is not None}
    assert risks["chord 1 1"] == pytest.approx(0.2)
    assert risks["open 3 2"] == pytest.approx(1)
    assert "open 4 4" not in risks  # the rules make the first open safe
    assert steps[-1]["outcome"] == {"result": "lost", "reason": "mine"}


def test_a_chord_risks_all_that_it_opens(shell: Shell):
    # 1 below a wrong flag: the other neighbours hold the mine with 4 chances in 5.
    step = SavedSteps((shell.folder / "game.qmines").read_bytes())[2]
    assert step.entry is not None
    assert step.entry.event == "chord 0 1"
    assert step.risk == pytest.approx(0.8)


def test_back_and_forth(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    data = (shell.folder / "game.qmines").read_bytes()
    forward = [step.document() for step in SavedSteps(data)]
    monkeypatch.setattr("qmines.session.steps._KEPT_BYTES", 0)
    steps = SavedSteps(data)
    backward = [steps[number].document() for number in reversed(range(len(steps)))]
    assert str(backward[::-1]) == str(forward)
    with pytest.raises(IndexError):
        steps[len(steps)]


def test_where_a_word_leads():
    assert [_wanted(word, 3, 9) for word in ("", "n", "p", "0", "9", "007")] == [4, 4, 2, 0, 9, 7]
    for word, number in (("", 9), ("p", 0), ("10", 3), ("-1", 3), ("x", 3), ("9" * 5000, 3)):
        with pytest.raises(InvalidInput):
            _wanted(word, number, 9)


def test_a_stored_game_and_a_game_that_goes_on(shell: Shell):
    shell.play("open 4 4")
    (game,) = json.loads(shell.run("stats", "--games", "--json").out)["games"]
    done = shell.run("replay", game["id"])
    assert done.code == 0
    assert done.out.endswith("This game is not over yet.\n")


@pytest.mark.parametrize(
    ("arguments", "stdin", "words"),
    [
        (["nowhere"], b"", "No such file: 'nowhere', and there is no game 'nowhere' in the store"),
        (["-"], b"x", "isn’t a qmines game file"),
        (["-"], b"", "isn’t a qmines game file"),
        (["-"], b"{}", "qmines game file"),
        (["."], b"", "Is a directory"),
    ],
)
def test_failures_are_one_line(shell: Shell, arguments: list[str], stdin: bytes, words: str):
    done = shell.run("replay", *arguments, stdin=stdin)
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("Error: ")
    assert done.err.count("\n") == 1
    assert words in done.err


def test_a_changed_game_is_not_shown(shell: Shell):
    data = (shell.folder / "game.qmines").read_bytes()
    done = shell.run("replay", "-", stdin=data.replace(b"open 6 0", b"open 6 1"))
    assert (done.code, done.out) == (1, "")
    assert "was changed" in done.err
    secret = new_game("9x9x10").save(with_seed=False)
    assert text("file-no-seed-continue") in shell.run("replay", "-", stdin=secret).err


def test_help(shell: Shell):
    done = shell.run("replay", "--help")
    assert done.code == 0
    assert "Examples:" in done.out


def test_a_forgiving_loss_is_explained_in_plain_mode_and_in_the_replay(shell: Shell):
    options = ("--rules", "forgiving", "--level", "4x1x1", "--position", "4x1x1_HbH2")
    told = shell.play("open 0 2", "save k.qmines", options=(*options, "--seed", "1", "--no-store"))
    game = load("k.qmines")
    verdict = game.verdict()
    assert verdict is not None
    steps = verdict.lines(Translator(cells="pairs"))
    assert len(steps) == 2
    replayed = shell.run("replay", "k.qmines").out
    for said in (told, replayed):
        words = " ".join(said.split())
        assert "Why 1. " in words
        assert all(" ".join(step.split()) in words for step in steps)
