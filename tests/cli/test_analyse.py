"""``qmines analyse``: the picture, the words below it, and the options."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from qmines import notation, solver
from qmines.cli.commands.analyse import FORMATS, METHODS
from support.texts import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Outcome

    Command = Callable[..., Outcome]

EXAMPLES = Path(__file__).parents[2] / "examples"
EXPERT = str(EXAMPLES / "expert.txt")
THREE = "1#1\n###\n###\n"


def board_lines(text: str, height: int) -> list[str]:
    """The lines of the field."""
    lines = text.split("\n")
    starts = [bool(re.match(r" *0 ", a) and re.match(r" *1 ", b)) for a, b in pairwise(lines)]
    first = starts.index(True)
    return lines[first : first + height]


def test_a_position_in_words(command: Command):
    outcome = command("analyse", "-", "--mines", "2", stdin=THREE)
    assert (outcome.code, outcome.err) == (0, "")
    drawn, _, words = outcome.text.partition("\n\n")
    assert drawn.split("\n") == [
        "3×3, 2 mines, 7 hidden",
        "   0  1  2",
        "0  1  43 1",
        "1 >14 43 14",
        "2  29 29 29",
        "  5% 20 35 50 65 80 95 chance of a mine in %   > safest",
    ]
    assert re.sub(r"in [\d.]+ .?s$", "in T", words.strip("\n")).split("\n") == [
        "  Safest  (1,0): 14.3% risk, tied with 1 other cell; no cell is certainly safe",
        "          the cell would show 1 (28.6%), 2 (57.1%)",
        "  Mined   no certain cells",
        "  Boards  7; exact, computed in T",
    ]


@pytest.mark.parametrize("arguments", [["-"], []])
def test_standard_input_is_read_where_nothing_is_named(command: Command, arguments: list[str]):
    assert "1; exact" in command("analyse", *arguments, stdin="2x1x1\n1#").text


def test_files_links_and_text_are_read(command: Command):
    assert command("analyse", EXPERT).text.startswith("30×16, 99 mines, 199 hidden\n")
    assert command("analyse", "?analysis=acacaaablU").text.startswith("2×2, 1 mine, 3 hidden\n")
    assert command("analyse", "3x3:2,0,u810").text.startswith("3×3, 2 mines, 9 hidden\n")
    assert command("analyse", "1#\n##", "--mines", "1").code == 0


def test_a_text_of_stars_is_a_position_here(command: Command):
    assert command("analyse", "-", stdin="*..\n...").text.startswith("3×2, unknown number of mines")


def test_the_certain_cells_of_expert(command: Command):
    text = command("analyse", EXPERT).text
    assert re.search(
        r"^  Safe    14 cells:  \(1,7\)  \(1,26\) .* and \d+ more$", text, re.MULTILINE
    )
    assert re.search(
        r"^  Mined   64 cells:  \(0,17\)  \(0,26\) .* and \d+ more$", text, re.MULTILINE
    )
    assert "  Boards  706,447,724,729,220; exact, computed in " in text
    assert text.count("✓") == 15  # one in the legend
    assert text.count("✹") == 65


def test_flags_are_judged_but_not_trusted(command: Command):
    text = command("analyse", str(EXAMPLES / "flags.txt")).text
    assert "  Flags   3 right, 1 wrong, 0 uncertain; wrong:  (1,5)\n" in text
    assert "F✹" in text
    assert "F✓" in text
    outcome = command("analyse", str(EXAMPLES / "flags.txt"), "--trust-flags")
    assert outcome.code == 1
    assert outcome.err.startswith("Error: No board fits")


def test_asserted_cells_are_drawn_but_not_found(command: Command):
    text = command("analyse", "-", "--mines", "2", stdin="1#*\nS##").text
    assert board_lines(text, 2) == ["0  1  50 ✹", "1  ✓  50 ✓"]
    assert "  Mined   no certain cells" in text
    assert "  Safe    1 cell:  (1,2)" in text


@pytest.mark.parametrize(
    ("stdin", "words"),
    [
        ("1x1x1\n#", "  Safe    no certain cells\n  Mined   1 cell:  (0,0)\n  Boards  1; exact"),
        ("1x1x0\n#", "  Safe    1 cell:  (0,0)\n  Mined   no certain cells\n  Boards  1; exact"),
        ("1x1x0\n0", "1×1, 0 mines, 0 hidden\n"),
        ("1x1x?\n#", "  Safest  (0,0): 20.0% risk; no cell is certainly safe\n"),
    ],
)
def test_the_smallest_fields(command: Command, stdin: str, words: str):
    outcome = command("analyse", "-", stdin=stdin)
    assert outcome.code == 0
    assert words in outcome.text


def test_a_field_of_100_by_100(command: Command, monkeypatch: pytest.MonkeyPatch):
    field = "100x100x1500\n" + ("1" + "#" * 99 + "\n") + ("#" * 100 + "\n") * 99
    text = command("analyse", "-", stdin=field).text
    rows = board_lines(text, 100)
    assert {len(row) for row in rows} == {3 + 3 * 100}
    assert rows[-1].startswith("99  ")
    assert " × 10¹⁸" in text
    monkeypatch.setenv("COLUMNS", "80")
    text = command("analyse", "-", stdin=field).text
    assert max(map(len, text.split("\n"))) <= 80
    assert "\nshowing columns 23 to 99 of 100\n" in text


def test_an_unknown_total(command: Command):
    text = command("analyse", "-", stdin="1#\n##").text
    assert text.startswith("2×2, unknown number of mines (density 20%), 3 hidden\n")
    text = command("analyse", "-", "--density", "0.4", stdin="2x2x1\n##\n##").text
    assert text.startswith("2×2, unknown number of mines (density 40%), 4 hidden\n")
    assert board_lines(text, 2)[0] == "0 >40 40"
    assert command("analyse", "-", "--mines", "3", stdin="2x2x1\n##\n##").text.startswith("2×2, 3")


def test_a_narrow_terminal_gets_one_letter_a_cell(
    command: Command, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("COLUMNS", "40")
    text = command("analyse", EXPERT).text
    assert max(map(len, text.split("\n"))) <= 40
    rows = board_lines(text, 16)
    assert rows[0] == " 0 cccccccccc1111112✹1······1✹ccc"
    assert "a (under 10%)" in re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("columns", [1, 5, 10, 20, 33, 62, 63, 92, 93, 300])
def test_no_line_of_the_field_is_ever_wrapped(
    command: Command, monkeypatch: pytest.MonkeyPatch, columns: int
):
    monkeypatch.setenv("COLUMNS", str(columns))
    text = command("analyse", EXPERT).text
    rows = board_lines(text, 16)
    assert [int(row[:2]) for row in rows] == list(range(16))
    assert max(map(len, rows)) <= max(columns, 4)


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.txt")))
def test_the_examples_are_drawn(command: Command, name: str):
    outcome = command("analyse", str(EXAMPLES / name))
    assert outcome.code == (1 if name == "contradiction.txt" else 0)
    assert outcome.text


def test_a_contradiction_is_drawn_and_explained(command: Command):
    outcome = command("analyse", str(EXAMPLES / "contradiction.txt"))
    assert outcome.code == 1
    assert board_lines(outcome.text, 5)[3] == "3  ·  !1 !4 #  #  #"
    assert "!1 conflicting clue" in outcome.text
    why = text("contradiction-clues", clues=[(3, 1, 1), (3, 2, 4)], count=2)
    assert outcome.err == f"Error: {why}\n"


def test_a_contradiction_in_one_letter_a_cell(command: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "10")
    outcome = command("analyse", str(EXAMPLES / "contradiction.txt"))
    assert board_lines(outcome.text, 5)[3] == "3 ·!!###"


@pytest.mark.parametrize("method", METHODS)
def test_methods(command: Command, method: str):
    arguments = ["--method", method, "--error", "0.01", "--seed", "3", "--threads", "1"]
    outcome = command("analyse", "-", "--mines", "2", *arguments, stdin=THREE)
    assert outcome.code == 0
    if method in {"auto", "exact"}:
        assert "  Boards  7; exact, computed in " in outcome.text
    else:
        assert f"  Boards  not counted; {method}, standard error at most " in outcome.text
        assert " would show " not in outcome.text


def test_methods_and_formats_are_those_there_are():
    assert METHODS == solver.METHODS
    assert tuple(sorted(notation.FORMATS)) == FORMATS


def test_a_budget_that_runs_out(command: Command):
    lattice = "\n".join("#".join("2" * 15) if r % 2 == 0 else "#" * 29 for r in range(41))
    field = f"29x41x330\n{lattice}\n"
    arguments = ["--method", "exact", "--budget-seconds", "0.05", "--budget-mib", "8"]
    outcome = command("analyse", "-", *arguments, stdin=field)
    assert (outcome.code, outcome.out) == (1, b"")
    assert outcome.err.startswith("Error: An exact count takes more than ")
