"""``qmines analyse --jsonl``: order, promptness, and lines that make no sense."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qmines.cli import lines as lines_module
from qmines.cli.batch import answer_lines, position_of, record_of
from qmines.cli.solver_call import SolverOptions
from qmines.errors import QMinesError
from solver import games

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Outcome

    Command = Callable[..., Outcome]

FINE = b'{"width":2,"height":2,"mines":1,"rows":["1#","##"]}'
JSONL = [sys.executable, "-m", "qmines", "analyse", "--jsonl"]


def objects(out: bytes) -> list[dict[str, Any]]:
    assert out == b"" or out.endswith(b"\n")
    return [json.loads(line) for line in out.splitlines()]


def record(position: games.Snapshot, name: int) -> dict[str, Any]:
    return {"name": name, "mines": position.mines, "rows": position.rows}


def test_an_answer(command: Command):
    outcome = command("analyse", "--jsonl", stdin=FINE)
    assert (outcome.code, outcome.err) == (0, "")
    (found,) = objects(outcome.out)
    assert found.pop("seconds") > 0
    assert found == {
        "width": 2,
        "height": 2,
        "mines": 1,
        "method": "exact",
        "boards": "3",
        "probability": [[None, pytest.approx(1 / 3)], [pytest.approx(1 / 3)] * 2],
        "safe": [],
        "mined": [],
        "error": 0,
    }


def test_the_same_answers_as_json_in_order(command: Command, tmp_path: Path):
    positions = list(games.played(5, 700))
    path = tmp_path / "positions.jsonl"
    path.write_text("".join(json.dumps(record(p, i)) + "\n" for i, p in enumerate(positions)))
    outcome = command("analyse", "--jsonl", str(path))
    assert outcome.code == 0
    found = objects(outcome.out)
    assert [answer["name"] for answer in found] == list(range(700))
    for i in (0, 333, 699):
        single = command(
            "analyse", "--json", "-", stdin="\n".join(["30x16x99", *positions[i].rows])
        )
        (expected,) = objects(single.out)
        assert found[i] | {"seconds": 0} == {"name": i} | expected | {"seconds": 0}


def test_hidden_cells_totals_and_unknown_keys(command: Command):
    lines = [
        b'{"rows":["1.","#."],"mines":1,"colour":"red","probability":[[0]]}',
        b'{"rows":["##"],"mines":null,"density":0.25}',
        b'{"rows":["##"]}',
        b'{"rows":["##"],"mines":1,"mines":2}',
        b'  {"rows" : ["##"], "mines" : 1}\r',
    ]
    outcome = command("analyse", "--jsonl", "-", stdin=b"\n".join(lines))
    assert outcome.code == 0
    chances = [answer["probability"][-1] for answer in objects(outcome.out)]
    thirds = [pytest.approx(1 / 3)] * 2
    assert chances == [thirds, [0.25, 0.25], [pytest.approx(0.2)] * 2, [1, 1], [0.5, 0.5]]


def test_options_hold_for_every_line(command: Command):
    lines = b'{"rows":["##"],"mines":1}\n{"rows":["1F"],"mines":1}\n{"rows":["###"]}\n'
    run = ["analyse", "--jsonl", "-"]
    found = objects(command(*run, "--mines", "1", "--trust-flags", stdin=lines).out)
    assert [answer["mines"] for answer in found] == [1, 1, 1]
    assert found[1]["mined"] == [[0, 1]]
    found = objects(command(*run, "--density", "0.4", stdin=lines).out)
    assert [answer["mines"] for answer in found] == [None] * 3
    for method in ("sampled", "rejection"):
        options = ["--method", method, "--error", "0.02", "--seed", "1", "--threads", "2"]
        found = objects(command(*run, *options, stdin=lines).out)
        assert [answer["method"] for answer in found] == [method] * 3
        assert all(answer["error"] <= 0.02 for answer in found)


@pytest.mark.parametrize(
    ("line", "kind", "words"),
    [
        (b"", "notation", "the line is empty: write one JSON object per line"),
        (b" \t\r", "notation", "the line is empty: write one JSON object per line"),
        (b"{", "notation", "not valid JSON"),
        (b"\x00\x01", "notation", "not valid JSON"),
        (b'{"rows":["#\xff"]}', "notation", "not valid JSON"),
        (b'{"rows":["#"],"mines":NaN}', "notation", "not valid JSON"),
        (b'{"rows":["#"],"mines":Infinity}', "notation", "not valid JSON"),
        (b'{"rows":["#"],"density":-Infinity}', "notation", "not valid JSON"),
        (b'{"rows":["\\ud800"]}', "notation", "not valid JSON"),
        (b'{"rows":' + b"[" * 90_000 + b"]" * 90_000 + b"}", "notation", "not valid JSON"),
        (b"[]", "notation", "expected a JSON object"),
        (b"null", "notation", "expected a JSON object"),
        (b"{}", "invalid", '"rows" must be a list of strings'),
        (b'{"rows":"##"}', "invalid", '"rows" must be'),
        (b'{"rows":[]}', "invalid", '"rows" must be'),
        (b'{"rows":[1]}', "invalid", '"rows" must be'),
        (b'{"rows":[null,"#"]}', "invalid", '"rows" must be'),
        (b'{"rows":[""]}', "invalid", "at least one row and one column"),
        (b'{"rows":["##","#"]}', "invalid", "row 1 has 1 cells"),
        (b'{"rows":["#9"]}', "invalid", "'9' at row 0, column 1"),
        (b'{"rows":["#\\u0001"]}', "invalid", "row 0, column 1"),
        (b'{"rows":["#\\u2460"]}', "invalid", "row 0, column 1"),
        (b'{"rows":["#"],"width":true}', "invalid", '"width" must be an integer'),
        (b'{"rows":["#"],"height":"1"}', "invalid", '"height" must be an integer'),
        (b'{"rows":["#"],"width":null}', "invalid", '"width" must be an integer'),
        (b'{"rows":["#"],"width":2}', "invalid", '"width" is 2, but "rows" has 1'),
        (b'{"rows":["#"],"mines":true}', "invalid", "whole number"),
        (b'{"rows":["#"],"mines":1.0}', "invalid", "whole number"),
        (b'{"rows":["#"],"mines":"1"}', "invalid", "whole number"),
        (b'{"rows":["#"],"mines":[]}', "invalid", "whole number"),
        (b'{"rows":["#"],"mines":-1}', "invalid", "cannot be negative"),
        (b'{"rows":["#"],"mines":18446744073709551615}', "invalid", "don’t fit"),
        (b'{"rows":["#"],"mines":' + b"9" * 5000 + b"}", None, ""),
        (b'{"rows":["#"],"density":1}', "invalid", "density"),
        (b'{"rows":["#"],"density":true}', "invalid", "density"),
        (b'{"rows":["#"],"density":"x"}', "invalid", "density"),
        (b'{"rows":["#"],"name":[]}', "invalid", '"name" must be'),
        (b'{"rows":["#"],"name":' + b"[" * 300 + b"]" * 300 + b"}", "invalid", '"name" must be'),
        (b'{"rows":["1#","#3"],"mines":1}', "contradiction", "the 3 at (1,1)"),
    ],
)
def test_a_bad_line_is_answered_and_the_next_one_too(
    command: Command, line: bytes, kind: str | None, words: str
):
    outcome = command("analyse", "--jsonl", "-", stdin=FINE + b"\n" + line + b"\n" + FINE + b"\n")
    assert (outcome.code, outcome.err) == (1, "")
    first, bad, last = objects(outcome.out)
    assert first["boards"] == last["boards"] == "3"
    assert list(bad) == ["error"]
    assert list(bad["error"]) == ["kind", "message", "cells"]
    assert kind in (None, bad["error"]["kind"])
    assert bad["error"]["message"].startswith("line 2: ")
    assert words in bad["error"]["message"]


def test_a_refusal_keeps_the_name(command: Command):
    outcome = command("analyse", "--jsonl", "-", stdin=b'{"name":"a","rows":["#x"]}\n')
    (found,) = objects(outcome.out)
    assert found["name"] == "a"
    assert found["error"]["cells"] == [[0, 1]]


def test_a_line_without_end_is_not_held():
    blocks = iter([b'{"a":', b"x" * 60, b"y" * 60, b"z\n1", b"2\n", b""])
    reader = lines_module.Lines(lambda _: next(blocks), longest=100)
    reader.run()
    batches = [reader.queue.get() for _ in range(3)]
    assert batches == [(1, [None]), (2, [b"12"]), None]


def test_a_reader_that_fails_is_heard_after_what_it_read():
    blocks = iter([FINE + b"\n" + FINE])
    sent: list[bytes] = []

    def read(_: int) -> bytes:
        for block in blocks:
            return block
        raise OSError(5, "Input/output error")

    with pytest.raises(OSError, match="Input/output error"):
        answer_lines(read, sent.append, SolverOptions())
    assert b"".join(sent).count(b"\n") == 1


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "rows": JUNK | st.lists(st.text("012#.F?*S", max_size=3), max_size=3),
            "width": JUNK,
            "height": JUNK,
            "mines": JUNK,
            "density": JUNK,
        },
    )
)
def test_any_object_is_a_position_or_refused(record: dict[str, Any]):
    line = json.dumps(record).encode()
    try:
        position = position_of(record_of(line))
    except QMinesError as error:
        assert error.message  # noqa: PT017
    else:
        assert position.rows()


@given(st.binary(max_size=60))
def test_any_bytes_are_an_object_or_refused(line: bytes):
    try:
        assert isinstance(record_of(line), dict)
    except QMinesError as error:
        assert error.message  # noqa: PT017


def test_nothing_at_all(command: Command):
    assert command("analyse", "--jsonl", "-") == (0, b"", "")


def test_a_reading_that_fails(command: Command, tmp_path: Path):
    outcome = command("analyse", "--jsonl", str(tmp_path))
    assert (outcome.code, outcome.out) == (1, b"")
    assert outcome.err.startswith(f"Error: {tmp_path}: ")
