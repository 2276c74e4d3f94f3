"""Games of qubits on the command line: kept, replayed, verified, counted, as circuits."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from qmines.cli.commands.play import custom_level
from qmines.modes import get
from qmines.session import new_game
from support.packages import package
from support.texts import ending, text

if TYPE_CHECKING:
    from cli.playing import Shell


@pytest.fixture
def saved(shell: Shell) -> Shell:
    """A finished game of Entangled in a file, and one that goes on."""
    game = new_game("a1A/1q1/qaq/1A0", "entangled", seed=4, shields=9)
    for event in ("shield-z 0 0", "shield-h 2 1", "mark-z 0 1", "shield-h 0 2"):
        game.do(event)
    game.save("going.qmines")
    game.resign()
    game.save("ended.qmines")
    return shell


def test_kept_resumed_counted_and_verified(shell: Shell):
    told = shell.play("z 0 0", "z 2 2", options=("--rules", "qubits"))
    (name,) = re.findall(r"--resume (\w+)", told)
    told = shell.play(
        *("z 1 3", "h 0 3", "z 1 2", "z 2 3", "z 3 1", "z 3 3", "save won.qmines"),
        options=("--resume", name),
    )
    assert ending("won", "measured") in told
    lines = [" ".join(line.split()) for line in shell.run("stats").out.splitlines()]
    assert "1 qubits no 1 1 100.0% 21–100% 1 1" in lines
    assert "1 qubits no" in shell.run("stats", "--level", "1", "--rules", "qubits").out.replace(
        "   ", " "
    ).replace("  ", " ")
    done = shell.run("verify", "won.qmines")
    assert done.code == 0
    assert "qubits, 4×4, 12 safe on Z, 2 mined on Z, 1 mined on H" in done.out
    assert ending("won", "measured") in done.out


def test_replay(saved: Shell):
    done = saved.run("replay", "ended.qmines")
    assert (done.code, done.err) == (0, "")
    assert len(re.findall(r"^ *Z board", done.out, re.MULTILINE)) == 6
    assert ending("lost", "resigned") in done.out
    steps = [
        json.loads(line) for line in saved.run("replay", "ended.qmines", "--json").out.splitlines()
    ]
    assert [len(step["boards"]) for step in steps] == [2] * 6
    assert steps[0]["analysis"]["safe"] == {"Z": [], "H": []}
    assert len(steps[0]["analysis"]["survival"]) == 12
    assert steps[-1]["analysis"] is None
    assert [step["risk"] for step in steps] == [None] * 6  # shields and marks stake nothing
    assert "nothing has been measured yet" in done.out
    assert text("qubit-shield-settles") in done.out
    assert steps[0]["rows"] == ["###"] * 4


def test_circuit_formats(saved: Shell):
    for form, words in (
        ("text", "0,0 singlet ─[X]──[H]──"),
        ("qasm2", "OPENQASM 2.0;"),
        ("qasm3", "OPENQASM 3.0;"),
    ):
        done = saved.run("circuit", "ended.qmines", "--format", form)
        assert (done.code, done.err) == (0, "")
        assert words in done.out
    done = saved.run("circuit", "ended.qmines", "--format", "svg", "--whole", "-o", "all.svg")
    assert (done.code, done.out, done.err) == (0, "", "")
    root = ET.parse(saved.folder / "all.svg").getroot()
    names = [each.text for each in root.iter() if each.tag.endswith("text")]
    assert "3,2 |0⟩" in names
    assert sum(name.endswith("trio") for name in names) == 3


def test_circuits_that_are_refused(saved: Shell):
    done = saved.run("circuit", "going.qmines")
    assert (done.code, done.out) == (1, "")
    assert done.err == f"Error: {text('after-circuit')}\n"
    assert saved.run("circuit", "going.qmines", "--shots", "10").code == 1
    game = new_game("9x9x10", seed=7)
    game.resign()
    game.save("classic.qmines")
    done = saved.run("circuit", "classic.qmines")
    assert done.err.startswith("Error: This is a classic game, which has no qubits: choose a game")
    done = saved.run("circuit", "ended.qmines", "--noise", "0.01")
    assert done.code == 2
    assert "need --shots" in done.err


@pytest.mark.extra
def test_circuit_on_aer(saved: Shell):
    package("qiskit_aer")
    options = ("--shots", "400", "--noise", "0.01", "--plot", "shots.svg")
    done = saved.run("circuit", "ended.qmines", *options)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "400 shots on Aer, noise 0.01"
    assert lines[1].split() == ["measured", "outcome", "theory", "Aer"]
    assert sum(line.endswith("seen in the game") for line in lines) == 2
    assert ET.parse(saved.folder / "shots.svg").getroot().tag.endswith("svg")
    found = json.loads(saved.run("circuit", "ended.qmines", "--shots", "400", "--json").out)
    assert found["shots"] == 400
    assert found["rows"][0]["asked"] == ["0,0Z", "2,1H"]


def test_circuit_without_the_extra(saved: Shell, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "qiskit_aer", None)
    done = saved.run("circuit", "ended.qmines", "--shots", "10")
    assert (done.code, done.out) == (1, "")
    assert "pip install 'qmines[qiskit]'" in done.err


def test_states_are_in_plain_words_until_dirac_notation_is_chosen(shell: Shell):
    options = ("--rules", "qubits", "--level", "1", "--no-store", "--seed", "1")
    told = shell.play("z 0 0", "resign", "explain", options=options)
    assert "12 safe on Z" in told
    assert "  ..*?   ???." in told
    assert "⟩" not in told
    assert text("plain-dirac-on") in shell.play("dirac", options=options)
    told = shell.play("z 0 0", "resign", "explain", "dirac", options=options)
    assert "12 |0⟩" in told
    assert "\n  001-\n" in told
    assert "The cell was |0⟩" in told
    assert "12 safe on Z" in shell.play("quit", options=options)


def test_level_0_has_cells_of_every_state(shell: Shell):
    options = ("--rules", "qubits", "--no-store", "--level", "0")
    told = shell.play(options=options)
    assert told.startswith("Qubits (minus=5 plus=5): 10×10, 84 safe on Z, 6 mined on Z, 5 mined")
    told = shell.play(options=(*options, "--plus", "20"))
    assert "6 mined on Z, 20 mined on H" in told


def test_level_0_asks_on_a_terminal():
    usual = get("qubits").descriptor.custom
    with CliRunner().isolation(input="6\n5\n3\n2\n\n"):
        assert custom_level(usual, {}, ask=True) == ("6x5x5", {"plus": 2, "minus": 5})


def test_bloch_and_circuit_in_a_game(shell: Shell):
    told = shell.play(
        *("bloch 0 0", "circuit", "z 0 0", "resign", "bloch 0 0", "bloch 0 3 cell.svg"),
        *("bloch 0 3 cell.svg", "bloch", "bloch 9 9", "circuit game.svg", "circuit game.png"),
        *("circuit", "new entangled", "new pairs-14x12", "new 3 qubits", "new classic"),
        options=("--rules", "qubits", "--no-store", "--seed", "1"),
    )
    assert told.count(text("after-states")) == 1
    assert "finish the game first" in told
    assert "(0,0): |0⟩ (x = 0, z = 1), certainly safe on Z" in told
    assert "(0,3): |-⟩ (x = -1, z = 0), certainly safe on H" in told
    assert told.count("Saved to cell.svg") == 1
    assert "cell.svg already exists" in told
    assert "Usage: bloch ROW COLUMN [FILE]" in told
    assert "There’s no cell at (9,9)" in told
    assert "Saved to game.svg" in told
    assert "must end in .qasm, .svg or .txt" in told
    assert "0,0 |0⟩ ─M=0─" in told
    titles = re.findall(r"^(\w+): \d+×\d+, .* \((\S+)\)$", told, re.MULTILINE)
    assert titles == [
        ("Qubits", "1"),
        ("Entangled", "pairs-8x8"),
        ("Entangled", "pairs-14x12"),
        ("Qubits", "3"),
        ("Classic", "beginner"),
    ]
    assert ET.parse(shell.folder / "cell.svg").getroot().tag.endswith("svg")


def test_hints_and_automatic_moves(shell: Shell):
    options = ("--rules", "qubits", "--level", "2", "--no-store", "--seed", "5")
    told = shell.play("hint", "z 3 3", "hint do", "mz 0 0", "auto", "auto guess", options=options)
    assert "Hint: Open (0,0) on the H board. The first cell is always safe" in told
    assert "Hint: Open (2,3) on the Z board." in told
    assert "safe 93.8% of the time" in told
    assert ending("won", "measured") in told
    assert "Luck       92.3%, 2 guesses" in told
    told = shell.play("hint when", "auto now", "wrong", "deduce", "resign", "hint", options=options)
    for words in ("Usage: hint [where|why|do]", "Usage: auto [guess]"):
        assert words in told
    assert text("help-no-flags") in told
    assert "One move made. Nothing else is certain." in told
    assert told.endswith(text("move-game-over") + "\n")
    options = ("--rules", "entangled", "--level", "trios-8x8", "--no-store", "--seed", "5")
    told = shell.play("z 1 1", "auto guess", options=options)
    assert ending("won", "measured") in told
    assert told.count(text("qubit-shield-settles")) == 4


def test_links_are_drawn_until_the_player_hides_them(shell: Shell):
    options = ("--rules", "entangled", "--level", "a1A/1a1/1A0", "--no-store", "--seed", "5")
    told = shell.play("sz 0 0", "links", "sh 0 2", "links", "view", options=options)
    first, second, third, *_ = told.split("> links")
    assert "a: singlet (0,0) and (1,1); A: link (0,2) and (2,1)" in first
    assert "linked pair" in first
    assert not re.search(r"singlet|link|half of", second)
    assert "a: singlet (0,0) and (1,1)" in third


def test_options_of_two_boards(shell: Shell):
    options = ("--rules", "qubits", "--no-store", "--seed", "1", "--level", "6x5x6")
    extra = ("--plus", "2", "--minus", "3", "--numbers", "clicked", "--first-click", "anything")
    told = shell.play("help", options=(*options, *extra))
    assert told.startswith("Qubits (first=anything minus=3 numbers=clicked plus=2): 6×5, 21 safe")
    assert "  open-h ROW COLUMN " in told
    assert "  explain [all] " in told
    done = shell.run("play", "--plain", "--rules", "qubits", "--strict")
    assert (done.code, done.out) == (2, "")
    assert "Qubits has no option “strict”" in done.err
    done = shell.run("play", "--plain", "--rules", "qubits", "--first-click", "opening")
    assert "safe or anything, not 'opening'" in done.err


def test_narrow_and_ascii(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    """One board below the other where there is no room, and nothing that ASCII has not."""
    monkeypatch.setenv("COLUMNS", "34")
    told = shell.play("z 0 0", options=("--rules", "qubits", "--level", "2", "--no-store"))
    boards = [line for line in told.splitlines() if line.endswith(" board")]
    assert [line.split() for line in boards] == [["Z", "board"], ["H", "board"]] * 2
    monkeypatch.setenv("COLUMNS", "20")
    told = shell.play("z 0 0", options=("--rules", "qubits", "--level", "4", "--no-store"))
    assert "olumns 0 to 4;" in told


def test_a_lesson_on_the_command_line(shell: Shell):
    lines = [
        f"{board} {row} {column}"
        for row, boards in enumerate(("hhh", "hzz", "zhz", "zzh"))
        for column, board in enumerate(boards)
    ]
    options = ("--rules", "sandbox", "--level", "mermin", "--no-store")
    told = shell.play(*lines, "circuit", "explain", options=options)
    assert told.count("Seen: ") == 4
    assert "there is no hidden board." in told
    assert ending("won", "learnt") in told
    assert told.count("M=") == 12
    assert text("plain-sandbox-explains") in told


def test_help_and_errors_are_those_of_the_rules(shell: Shell):
    """The levels that an unknown one is told of; no command that is refused here."""
    done = shell.run("play", "--plain", "--rules", "qubits", "--level", "9", "--no-store")
    assert "guided-8x8" in done.err
    assert "expert" not in done.err
    told = shell.play("help", options=("--rules", "qubits", "--level", "1"))
    assert "view [ROW COLUMN|all] " in told
