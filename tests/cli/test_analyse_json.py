"""``qmines analyse --json``: one object, key by key."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from qmines import notation, solver

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Outcome

    Command = Callable[..., Outcome]

EXAMPLES = Path(__file__).parents[2] / "examples"
EXPERT = str(EXAMPLES / "expert.txt")
KEYS = [
    "width", "height", "mines", "method", "boards", "probability", "safe", "mined", "error",
    "seconds",
]  # fmt: skip


def answer(outcome: Outcome) -> dict[str, Any]:
    """The one object that was printed."""
    assert outcome.err == ""
    assert outcome.out.count(b"\n") == 1
    found = json.loads(outcome.out)
    assert isinstance(found, dict)
    return found


def test_the_object_key_by_key(command: Command):
    outcome = command("analyse", "--json", EXPERT)
    found = answer(outcome)
    truth = solver.analyse(notation.read_position(Path(EXPERT).read_bytes()))
    assert outcome.code == 0
    assert list(found) == KEYS
    assert (found["width"], found["height"], found["mines"]) == (30, 16, 99)
    assert found["method"] == "exact"
    assert found["boards"] == str(truth.boards)
    assert [len(row) for row in found["probability"]] == [30] * 16
    chances = np.array(found["probability"], dtype=float)  # None becomes NaN
    np.testing.assert_array_equal(chances, truth.mine_probability)
    assert found["safe"] == [list(cell) for cell in truth.safe]
    assert found["mined"] == [list(cell) for cell in truth.mined]
    assert found["error"] == 0
    assert 0 < found["seconds"] < 2


def test_open_cells_are_null(command: Command):
    found = answer(command("analyse", "--json", "-", "--mines", "1", stdin="1#\n##"))
    assert found["probability"][0][0] is None
    assert found["probability"][1] == pytest.approx([1 / 3, 1 / 3])
    assert (found["boards"], found["safe"], found["mined"]) == ("3", [], [])


@pytest.mark.parametrize("method", ["sampled", "rejection"])
def test_sampled_answers_carry_their_error(command: Command, method: str):
    arguments = ["--json", "-", "--method", method, "--error", "0.01", "--seed", "7"]
    found = answer(command("analyse", *arguments, stdin="3x3x2\n1#1\n###\n###"))
    assert found["method"] == method
    assert found["boards"] is None
    assert 0 < found["error"] <= 0.01
    assert found["probability"][1] == pytest.approx([1 / 7, 3 / 7, 1 / 7], abs=0.06)
    again = answer(command("analyse", *arguments, stdin="3x3x2\n1#1\n###\n###"))
    assert again["probability"] == found["probability"]


def test_an_unknown_total_is_null(command: Command):
    found = answer(command("analyse", "--json", "-", "--density", "0.3", stdin="##"))
    assert found["mines"] is None
    assert found["probability"] == [[pytest.approx(0.3)] * 2]
    assert found["boards"] == "4"


def test_counts_longer_than_python_prints(command: Command):
    field = "140x140x4000\n" + ("#" * 140 + "\n") * 140
    found = answer(command("analyse", "--json", "-", stdin=field))
    assert found["boards"] is None or len(found["boards"]) > 4300


@pytest.mark.parametrize(
    ("arguments", "stdin", "kind", "cells"),
    [
        (["-"], "11z", "notation", []),
        (["-"], "", "notation", []),
        (["-", "--mines", "9"], "##", "invalid", []),
        (["lost.txt"], "", "invalid", []),
        ([str(EXAMPLES / "contradiction.txt")], "", "contradiction", [[3, 1], [3, 2]]),
        (["-", "--trust-flags"], "3x1x2\nF1F", "contradiction", [[0, 1]]),
    ],
)
def test_refusals(command: Command, arguments: list[str], stdin: str, kind: str, cells: list[Any]):
    outcome = command("analyse", "--json", *arguments, stdin=stdin)
    refusal = answer(outcome)
    assert outcome.code == 1
    assert list(refusal) == ["error"]
    assert list(refusal["error"]) == ["kind", "message", "cells"]
    assert refusal["error"]["kind"] == kind
    assert refusal["error"]["cells"] == cells
    assert refusal["error"]["message"]


def test_a_file_that_cannot_be_read(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "secret.txt"
    path.write_text("1#")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    outcome = command("analyse", "--json", str(path))
    assert outcome.code == 1
    assert answer(outcome)["error"] == {
        "kind": "file",
        "message": f"{path}: Permission denied",
        "cells": [],
    }


def test_wrong_usage_prints_no_object(command: Command):
    outcome = command("analyse", "--json", "--method", "none", stdin="1#")
    assert (outcome.code, outcome.out) == (2, b"")
