"""Games that are kept: left and resumed, saved, killed, and played by two at once."""

from __future__ import annotations

import re
import signal
from typing import TYPE_CHECKING

from cli.playing import Shell, start, told
from qmines.session import load, verify
from qmines.store import Store, StoreBusy
from support.texts import ending, text

if TYPE_CHECKING:
    import pytest


def test_the_end_of_the_input_keeps_the_game(shell: Shell):
    said = shell.play("open 4 4", "flag 15 29", options=("--level", "expert", "--seed", "7"))
    name = re.search(r"--resume (\w{12})$", said.strip())
    assert name
    again = shell.play("undo", options=("--resume",))
    assert "Classic: 30×16, 99 mines (expert)" in again
    assert ("mines 98" in said, "mines 99" in again) == (True, True)
    third = shell.play("resign", options=("--resume", name[1][:6]))
    assert ending("lost", "resigned") in third
    with Store() as store:
        game = store.load(name[1])
    verbs = [entry.event.split()[0] for entry in game.transcript]
    assert verbs == ["open", "flag", "pause", "resume", "undo", "pause", "resume", "resign"]
    done = shell.run("play", "--plain", "--resume")
    assert (done.code, done.err) == (1, f"Error: {text('plain-no-unfinished')}\n")


def test_nothing_is_kept_on_request_or_without_a_move(shell: Shell):
    shell.play("open 4 4", options=("--no-store",))
    assert not (shell.folder / "data").exists()
    shell.play("help")
    with Store() as store:
        assert store.games() == []
    assert "Resume" not in shell.play("open 4 4")
    assert "Resume" not in shell.play("quit")  # a pipe is not asked


def test_a_saved_game_is_verified_and_goes_on(shell: Shell):
    said = shell.play("open 4 4", "save my game.qmines", "flag 0 0", "save my game.qmines")
    assert said.count(text("plain-saved-secret", path="my game.qmines")) == 2
    assert verify(shell.folder / "my game.qmines").ok
    assert load(shell.folder / "my game.qmines").sequence == 2
    again = shell.play("undo", "save other", options=("--resume", "my game.qmines"))
    assert text("plain-loaded") in again
    assert load(shell.folder / "other").sequence == 3
    (shell.folder / "letter.txt").write_text("Dear")
    refused = shell.play("save letter.txt", "save my game.qmines", "save no/such/folder", "save .")
    assert text("plain-exists-other", path="letter.txt") in refused
    assert text("plain-exists-other", path="my game.qmines") in refused
    assert "Can’t write no/such/folder: No such file or directory" in refused
    assert ". already exists" in refused
    assert (shell.folder / "letter.txt").read_text() == "Dear"


def test_help_is_noted(shell: Shell):
    shell.play("open 4 4", "hint", "hint", "auto", "resign")
    with Store() as store:
        (game,) = store.games()
    assert game.aid == "auto+hint"
    assert game.measures is not None
    assert game.measures["help"] == {"hint": 1, "auto": 1}


def test_a_store_that_cannot_be_used(shell: Shell):
    (shell.folder / "data").mkdir()
    (shell.folder / "data" / "qmines.db").write_bytes(b"no database " * 999)
    done = shell.run("play", "--plain")
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    assert "isn’t a database, or is damaged. Rename the file. (add --no-store to play" in done.err
    shell.play("open 4 4", options=("--no-store",))


def test_a_store_that_is_busy_for_a_while(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    calls = iter(range(99))
    append = Store.append

    def busy(self: Store, *arguments: object) -> object:
        if next(calls) == 1:
            raise StoreBusy("another process has been writing: try again")
        return append(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", busy)
    said = shell.play("open 4 4", "flag 0 0", "flag 0 0", options=("--seed", "7"))
    assert "ry again. Your move wasn’t made.\n> flag 0 0\n   0 1 2" in said
    assert "mines 9 " in said


def test_two_players_at_one_game(shell: Shell):
    one = start("play", "--plain", "--seed", "7", folder=shell.folder)
    told(one, "open 4 4", until="> open 4 4")
    told(one, until="mines 10")
    other = shell.play("flag 0 0", options=("--resume",))  # and it pauses as it leaves
    assert "mines 9" in other
    out, err = one.communicate("flag 8 0\nresume\nflag 8 0\n", timeout=60)
    assert (one.returncode, err) == (0, "")
    assert text("site-game-elsewhere", count=3, expected=1) in out
    assert text("plain-paused") in out
    assert "mines 8" in out


def test_killed_while_it_plays(shell: Shell):
    """Everything that was shown is there afterwards; see tests/store for the many kills."""
    process = start("play", "--plain", "--seed", "7", folder=shell.folder)
    told(process, "open 4 4\nflag 0 0", until="mines 9")
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=60)
    said = shell.play("view", options=("--resume",))
    assert "mines 9" in said


def test_interrupted(shell: Shell):
    process = start("play", "--plain", "--seed", "7", folder=shell.folder)
    told(process, "open 4 4", until="> open 4 4")
    told(process, until="mines 10")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err.strip()) == (130, "")
    assert "Game saved. To resume: qmines play --plain --resume" in out


def test_a_file_that_is_no_game_is_refused_before_anything_is_said(shell: Shell):
    (shell.folder / "no.qmines").write_text("{}")
    done = shell.run("play", "--plain", "--resume", "no.qmines")
    assert (done.code, done.out, done.err) == (1, "", f"Error: {text('file-none')}\n")
