"""``qmines simulate``: figures, files, wrong usage."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from qmines.core.levels import Level
from qmines.core.rates import wilson
from qmines.lab import SeededContest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Outcome

    Command = Callable[..., Outcome]

KEYS = [
    "games", "won", "rate", "interval", "guesses", "seconds", "games_per_second",
    "strategy", "level", "first_click", "seed",
]  # fmt: skip
SMALL = ("simulate", "--level", "9x9x12", "--games", "60", "--seed", "5")


def run_json(command: Command, *arguments: str) -> Any:
    outcome = command(*arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.text.count("\n") == 1
    return json.loads(outcome.text)


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_the_json_contract(command: Command):
    found = run_json(command, *SMALL)
    assert list(found) == KEYS
    games = SeededContest(Level(9, 9, 12), seed=5).chunk(0, 60).play()
    assert games is not None
    won = int(games.won.sum())
    assert (found["games"], found["won"], found["rate"]) == (60, won, won / 60)
    assert found["interval"] == [*wilson(won, 60)]
    assert found["guesses"] == pytest.approx(games.guesses.mean())
    assert found["games_per_second"] == pytest.approx(60 / found["seconds"])
    said = {key: found[key] for key in KEYS[7:]}
    assert said == {"strategy": "best", "level": "9x9x12", "first_click": "safe", "seed": 5}


def test_several_strategies_are_a_list(command: Command):
    found = run_json(command, *SMALL, "--strategy", "simple,deduce,best")
    assert [each["strategy"] for each in found] == ["simple", "deduce", "best"]
    assert all(list(each) == KEYS for each in found)
    assert found[0]["won"] <= found[1]["won"] <= found[2]["won"]


def test_a_function_of_your_own(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "mine.py").write_text("def policy(position):\n    return position.cells.index(9)\n")
    monkeypatch.chdir(tmp_path)
    mine, best = run_json(command, *SMALL, "--strategy", "mine:policy,best", "--jobs", "1")
    assert (mine["strategy"], mine["games"]) == ("mine:policy", 60)
    assert mine["won"] < best["won"]
    outcome = command(*SMALL, "--strategy", "mine:nothing")
    assert outcome.code == 2
    assert "mine:nothing" in outcome.err


def test_several_levels_and_first_clicks(command: Command):
    found = run_json(
        command, "simulate", "--games", "5", "--level", "beginner,8x8x10",
        "--first-click", "safe,opening", "--strategy", "safest",
    )  # fmt: skip
    assert [(each["level"], each["first_click"]) for each in found] == [
        ("beginner", "safe"), ("beginner", "opening"),
        ("beginner-8x8", "safe"), ("beginner-8x8", "opening"),
    ]  # fmt: skip


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_jobs_change_nothing(command: Command, tmp_path: Path, jobs: str):
    record = tmp_path / "record"
    arguments = (*SMALL, "--strategy", "safest", "--record", str(record))
    run_json(command, *arguments, "--jobs", jobs)
    games = SeededContest(Level(9, 9, 12), strategy="safest", seed=5).chunk(0, 60).play()
    assert games is not None
    lines = lines_of(record)
    assert [list(line) for line in lines] == [["index", "won", "guesses", "luck", "gave_up"]] * 60
    assert [line["index"] for line in lines] == [*range(60)]
    assert [line["won"] for line in lines] == games.won.tolist()
    assert [line["guesses"] for line in lines] == games.guesses.tolist()
    assert [line["luck"] for line in lines] == pytest.approx(games.luck.tolist())


def test_a_person_gets_a_table_and_the_pairs(command: Command):
    outcome = command(*SMALL, "--strategy", "deduce,best")
    assert outcome.code == 0
    head, names, deduce, best, pair = outcome.text.splitlines()
    assert head == "9x9x12, first click safe at 0,0, seed 5"
    assert names.split()[:3] == ["strategy", "games", "won"]
    assert (deduce.split()[0], best.split()[0]) == ("deduce", "best")
    assert pair.startswith("deduce vs best: -")
    assert "boards won only by deduce: 0," in pair


def write_boards(path: Path) -> SeededContest:
    """Boards of two sizes, mixed; the even ones are a contest's."""
    contest = SeededContest(Level(9, 9, 12), seed=5)
    lines = []
    for i in range(12):
        board = contest.board(i)
        rows = ["".join(".*"[m] for m in board.mask[r * 9 : r * 9 + 9]) for r in range(9)]
        lines.append({"width": 9, "height": 9, "rows": rows, "start": [0, 0]})
        lines.append({"width": 3, "height": 2, "rows": ["*..", "..."], "start": [0, i % 2]})
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return contest


def test_given_boards_in_order(command: Command, tmp_path: Path):
    contest = write_boards(tmp_path / "boards")
    record = tmp_path / "record"
    arguments = ("simulate", "--boards", str(tmp_path / "boards"), "--record", str(record))
    found = run_json(command, *arguments, "--jobs", "2")
    assert list(found) == KEYS
    assert (found["games"], found["level"], found["first_click"]) == (24, "mixed", "given")
    games = contest.chunk(0, 12).play()
    assert games is not None
    lines = lines_of(record)
    assert [line["won"] for line in lines[::2]] == games.won.tolist()
    assert not any(line["won"] for line in lines[1::4])  # they start on the mine
    assert found["won"] == sum(line["won"] for line in lines)


def test_given_boards_from_standard_input(command: Command):
    line = '{"rows": ["..", ".*"], "start": [0, 0]}\n'
    outcome = command("simulate", "--boards", "-", "--json", "--strategy", "safest", stdin=line)
    assert json.loads(outcome.text)["games"] == 1


def test_resuming_takes_what_is_there(command: Command, tmp_path: Path):
    keep, record = tmp_path / "games", tmp_path / "record"
    first = run_json(command, *SMALL, "--resume", str(keep))
    size = keep.stat().st_size
    again = run_json(command, *SMALL, "--resume", str(keep))
    assert again == first
    assert keep.stat().st_size == size
    more = run_json(
        command, *SMALL, "--games", "90", "--resume", str(keep), "--record", str(record)
    )
    assert more["games"] == 90
    assert more["won"] == run_json(command, *SMALL, "--games", "90")["won"]
    outcome = command(*SMALL, "--seed", "6", "--resume", str(keep))
    assert (outcome.code, outcome.out) == (1, b"")
    assert "belongs to another run" in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_report_stands_alone(command: Command, tmp_path: Path):
    page = tmp_path / "page.html"
    outcome = command(
        *SMALL, "--level", "9x9x12,expert", "--strategy", "deduce,best", "--report", str(page)
    )
    assert outcome.code == 0
    text = page.read_text("utf-8")
    for words in (
        "Win rates",
        "Head to head",
        "Guesses",
        "Luck",
        "Where games are lost",
        "Time",
        "<svg",
    ):
        assert words in text
    for reference in ("http", "src=", "url(", "@import", "<script", "<link"):
        assert reference not in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "0 is not between 1 and"),
        (["--games", "many"], "'many' is not a valid integer"),
        (["--seed", "-1"], "-1 is not between 0 and"),
        (["--jobs", "0"], "0 is not between 1 and"),
        (["--first-click", "lucky"], "'lucky' is not one of anything, safe, opening"),
        (["--start", "3"], "'3' is not a cell: write ROW,COLUMN|auto"),
        (["--strategy", "best,"], "contains an empty value"),
        (["--level", "huge"], "“huge” isn’t a level"),
        (["--level", "2x2x4"], "4 mines leave no safe cell"),
        (["--start", "16,0"], "(16,0)"),
        (["--strategy", "best,psychic"], "Unknown strategy 'psychic'"),
        (["--boards", "x", "--level", "expert"], "--level cannot be combined with --boards"),
        (["--boards", "x", "--start", "0,0"], "--start cannot be combined with --boards"),
        (["--cluster", "tcp://x:1", "--jobs", "2"], "--jobs cannot be combined with --cluster"),
        (["board"], "unexpected extra argument"),
    ],
)
def test_wrong_usage(command: Command, arguments: list[str], words: str):
    outcome = command("simulate", *arguments)
    assert (outcome.code, outcome.out) == (2, b"")
    assert words in outcome.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--boards", "lost.jsonl"], "lost.jsonl: No such file"),
        (["--boards", "-"], "Standard input, line 2: not valid JSON"),
        (["--record", "lost/record"], "lost/record: No such file"),
        (["--report", "lost/page.html"], "lost/page.html: No such file"),
        (["--resume", "lost/games"], "lost/games: No such file"),
    ],
)
def test_failures_are_one_line(command: Command, arguments: list[str], words: str):
    stdin = '{"rows": ["..", ".*"], "start": [0, 0]}\nboard\n'
    outcome = command("simulate", *arguments, stdin=stdin)
    assert (outcome.code, outcome.out) == (1, b"")
    assert outcome.err.startswith("Error: ")
    assert outcome.err.count("\n") == 1
    assert words in outcome.err


def test_a_missing_extra_is_named(command: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    outcome = command(*SMALL, "--cluster=tcp://127.0.0.1:1")
    assert (outcome.code, outcome.out) == (1, b"")
    assert "pip install 'qmines[cluster]'" in outcome.err


def test_the_help_is_quick():
    probe = (
        "import sys, qmines.cli\n"
        "try:\n    qmines.cli.main(['simulate', '--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = {'numpy', 'rich', 'orjson', 'qmines.lab.contest', 'distributed'}\n"
        "print('LOADED', sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert "LOADED []" in done.stdout
    assert "Examples:" in done.stdout


def test_watching_needs_a_terminal_and_no_files(command: Command):
    outcome = command("simulate", "--watch")
    assert (outcome.code, outcome.text) == (2, "")
    assert "--watch needs a terminal" in outcome.err
    for option in ("--json", "--jobs=2", "--record=x", "--resume=x", "--report=x", "--cluster=x"):
        outcome = command("simulate", "--watch", option)
        assert outcome.code == 2
        assert "cannot be combined with --watch" in outcome.err
