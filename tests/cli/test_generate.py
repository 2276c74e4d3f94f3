"""``qmines generate``: boards, boards without guesses, puzzles, and their certificates."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from qmines.core.board import Board
from qmines.core.deduction import step_of
from qmines.core.position import Position
from qmines.generate import check_certificate, no_guess
from qmines.generate.measures import Regions
from qmines.generate.puzzles import is_puzzle
from qmines.notation import FORMATS, read_board
from support.formats import POSITIONS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Outcome

    Command = Callable[..., Outcome]

KEYS = [
    "width", "height", "mines", "rows", "start", "seed", "method", "grade", "bbbv", "certificate",
]  # fmt: skip
SMALL = ("generate", "--no-guess", "--seed", "5", "--count", "4", "--json")


def lines(outcome: Outcome) -> list[Any]:
    assert (outcome.code, outcome.err) == (0, "")
    return [json.loads(line) for line in outcome.text.splitlines()]


@pytest.mark.parametrize("method", ["uniform", "fast"])
def test_the_json_contract(command: Command, method: str):
    found = lines(command(*SMALL, "--level", "12x9x18", "--method", method, "--start", "0,11"))
    assert [each["seed"] for each in found] == ["5", "5/1", "5/2", "5/3"]
    for each in found:
        assert list(each) == KEYS
        board = Board.from_rows(each["rows"])
        assert (board.grid.width, board.grid.height, board.mines) == (12, 9, 18)
        assert (each["start"], each["method"]) == ([0, 11], method)
        assert each["bbbv"] == Regions(board).bbbv
        steps = [step_of(step) for step in each["certificate"]]
        assert check_certificate(board, (0, 11), steps).document() == each["grade"]
    alone = command(
        "generate", "--no-guess", "--json", "--level", "12x9x18", "--method", method,
        "--start", "0,11", "--seed", "5/2",
    )  # fmt: skip
    assert lines(alone) == [found[2]]


def test_the_auto_player_without_guesses_wins_them_all(command: Command):
    made = command(*SMALL, "--level", "expert")
    found = command("simulate", "--boards", "-", "--strategy", "deduce", "--json", stdin=made.out)
    assert json.loads(found.text)["won"] == 4


def test_techniques(command: Command):
    for each in lines(command(*SMALL, "--hardest", "single")):
        assert each["grade"]["hardest"] in {"single", None}
    for each in lines(command(*SMALL, "--level", "9x9x14", "--grade", "split")):
        assert each["grade"]["hardest"] == "split"


def test_plain_boards(command: Command):
    found = lines(command("generate", "--json", "--seed", "5", "--count", "2", "--level", "expert"))
    for each in found:
        assert list(each) == KEYS
        assert (each["method"], each["grade"], each["certificate"]) == ("random", None, None)
        board = Board.from_rows(each["rows"])
        assert board.mines == 99
        assert board.number_at(board.grid.index(*each["start"])) == 0
    anything = command(
        "generate", "--json", "--seed", "5", "--level", "3x3x8", "--first-click", "anything"
    )
    assert lines(anything)[0]["mines"] == 8


def test_for_a_person(command: Command):
    outcome = command("generate", "--no-guess", "--level", "beginner", "--seed", "7")
    assert outcome.code == 0
    rows = no_guess("beginner", seed=7).board.rows()
    assert outcome.text.splitlines()[:9] == rows
    assert "seed 7; start 4,4; 3BV" in outcome.text
    assert "no guessing needed" in outcome.text
    plain = command("generate", "--level", "expert").text
    assert "20.6% mines. Hard: auto-play wins about" in plain


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_every_format(command: Command, tmp_path: Path, name: str):
    board = no_guess("beginner", seed=7).board
    path = tmp_path / "board"
    outcome = command("generate", "--no-guess", "--seed", "7", "--to", name, "-o", str(path))
    if name in POSITIONS:
        assert outcome.code in {0, 1}
        return
    assert outcome.code == 0, outcome.err
    assert read_board(path.read_bytes(), name) == board
    assert command("generate", "--no-guess", "--seed", "7", "--to", name).code == 0


def test_a_file_for_each_board(command: Command, tmp_path: Path):
    out = str(tmp_path / "b{}.mbf")
    assert command("generate", "--no-guess", "--seed", "7", "--count", "3", "-o", out).code == 0
    boards = [read_board((tmp_path / f"b{i}.mbf").read_bytes(), "mbf") for i in range(3)]
    assert boards[1] == no_guess("beginner", seed="7/1").board
    listed = command("generate", "--no-guess", "--seed", "7", "--count", "3", "--to", "puzzle")
    assert [read_board(line, "puzzle") for line in listed.text.splitlines()] == boards


@pytest.mark.parametrize("technique", ["single", "pair", "split", "total"])
def test_puzzles(command: Command, technique: str):
    for each in lines(
        command("generate", "--puzzle", technique, "--seed", "2", "--count", "2", "--json")
    ):
        position = Position.from_rows(each["rows"], each["mines"])
        assert is_puzzle(position, technique)
        assert step_of(each["proof"]).safe == tuple(map(tuple, each["answer"]))
        assert each["technique"] == technique
    text = command("generate", "--puzzle", technique, "--seed", "2").text
    assert f"which cell is safe? (technique: {technique})" in text
    assert text.splitlines()[-1].startswith("seed 2;")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--method", "fast"], "needs --no-guess"),
        (["--grade", "pair"], "needs --no-guess"),
        (["--no-guess", "--first-click", "safe"], "--first-click cannot be combined"),
        (["--puzzle", "pair", "--no-guess"], "--no-guess cannot be combined with --puzzle"),
        (["--puzzle", "luck"], "luck"),
        (["--json", "--to", "text"], "--json and --to cannot be combined"),
        (["--count", "2", "-o", "x.mbf"], "put {} in the output file name"),
        (["--count", "0"], "0"),
        (["--level", "huge"], "Invalid value for '--level': “huge” isn’t a level"),
        (["--level", "9x9x99"], "99 mines leave no safe cell"),
        (["--start", "middle"], "'middle' is not a cell"),
    ],
)
def test_wrong_usage(command: Command, arguments: list[str], words: str):
    outcome = command("generate", *arguments)
    assert outcome.code == 2
    assert words in outcome.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--no-guess", "--start", "9,0"], "There’s no cell at (9,0)"),
        (["--no-guess", "--level", "2x2x1", "--seconds", "0.1"], "Found no 2×2 no-guess board"),
        (["--no-guess", "--hardest", "single", "--grade", "pair"], "Grade pair is harder"),
        (["--puzzle", "pair", "--level", "5x5x0", "--seconds", "0.1"], "Found no 5×5 position"),
        (["--count", "2", "--to", "mbf"], "mbf file can hold only one board"),
    ],
)
def test_failures_in_one_line(command: Command, arguments: list[str], words: str):
    outcome = command("generate", *arguments)
    assert outcome.code == 1
    assert words in outcome.err
    assert outcome.err.startswith("Error: ")
    assert outcome.err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ")
def test_ctrl_c_keeps_what_is_done(tmp_path: Path):
    path = tmp_path / "boards.jsonl"
    with path.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "qmines.cli", "generate", "--no-guess", "--json",
             "--count", "10000000", "--seed", "1"],
            stdout=out,
            stderr=subprocess.PIPE,
        )  # fmt: skip
        until = time.monotonic() + 60
        while path.stat().st_size < 10_000 and time.monotonic() < until:
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"stopped after" in err
    made = path.read_bytes().splitlines(keepends=True)
    assert len(made) > 2
    assert all(line.endswith(b"}\n") and json.loads(line)["certificate"] for line in made)


class TestVerify:
    @pytest.fixture
    def file(self, command: Command, tmp_path: Path) -> Path:
        path = tmp_path / "boards.jsonl"
        path.write_bytes(command(*SMALL, "--level", "intermediate").out)
        return path

    def test_true_ones(self, command: Command, file: Path):
        outcome = command("verify", str(file))
        assert outcome.code == 0
        assert "4 boards: start, 3BV and grade are correct" in outcome.text
        assert "no guessing needed" in outcome.text
        assert "verified" in outcome.text
        piped = command("verify", "-", stdin=file.read_bytes())
        assert piped.text.splitlines()[1:] == outcome.text.splitlines()[1:]

    def test_as_json(self, command: Command, file: Path):
        found = json.loads(command("verify", "--json", str(file)).text)
        assert (found["ok"], found["complete"]) == (True, True)
        assert [check["what"] for check in found["checks"]] == ["board", "proofs"]

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            (lambda it: it.update(bbbv=it["bbbv"] + 1), '"bbbv" is'),
            (lambda it: it["grade"].update(depth=7), '"grade" is'),
            (lambda it: it.update(mines=True), '"mines" is True'),
            (lambda it: it["certificate"].pop(), "hidden"),
            (
                lambda it: it["certificate"][0].update(technique="magic"),
                "unknown technique 'magic'",
            ),
            (lambda it: it["certificate"][0].update(clues=[[99, 99]]), "step 1"),
            (lambda it: it.update(certificate=None), '"certificate" must be a list'),
            (lambda it: it.update(start=[0, True]), '"start" must be [row, column]'),
            (lambda it: it.update(start=[99, 0]), "There’s no cell at"),
            (lambda it: it.update(rows="..*"), '"rows" must be a list of strings'),
            (lambda it: it.update(rows=[row[::-1] for row in it["rows"]]), ""),
        ],
    )
    def test_false_ones(self, command: Command, file: Path, change: Any, words: str):
        made = [json.loads(line) for line in file.read_bytes().splitlines()]
        change(made[2])
        file.write_text("".join(json.dumps(each) + "\n" for each in made), "utf-8")
        outcome = command("verify", str(file))
        assert outcome.code == 1
        assert "FAILED line 3" in outcome.text
        assert words in outcome.text
        assert "3 boards" in outcome.text
        assert "NOT VERIFIED" in outcome.text

    def test_what_is_no_certificate(self, command: Command, file: Path):
        file.write_bytes(b'{"rows": [' + b"\n[" * 5 + b"\n")
        outcome = command("verify", str(file))
        assert outcome.code == 1
        assert "not valid JSON" in outcome.text
        file.write_bytes(b'{"rows": ["."], "start": [0, 0], "certificate": []}\n[1]\n')
        assert "FAILED line 2       expected a JSON object" in command("verify", str(file)).text
        deep = b'{"rows": ["."], "start": [0, 0], "certificate": ' + b"[" * 900 + b"]" * 900 + b"}"
        file.write_bytes(deep)
        assert command("verify", str(file)).code == 1

    def test_commitments_are_for_games(self, command: Command, file: Path):
        outcome = command("verify", str(file), "--commitment", "0" * 64)
        assert outcome.code == 1
        assert "are for games" in outcome.err
