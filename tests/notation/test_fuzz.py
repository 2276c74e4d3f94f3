"""No input makes a reader fail in any way but its own."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from notation.strategies import SAYABLE
from qmines.core.grid import MAX_CELLS
from qmines.core.position import FLAG
from qmines.errors import InvalidInput
from qmines.notation import FORMATS, parse, read_board, read_position, write

pytestmark = pytest.mark.extra

ALPHABETS = {
    "text": "0128.#F*?S \t\n\r/x3",
    "mine": "0128FHM?\nx3 ",
    "mbf": "\x00\x01\x02\x03\x04",
    "mbf-hex": "0123abF \n",
    "pttacg": "?b=m&1290vgz#",
    "analysis": "?analysis=&abRS019MLN ",
    "link": "?p=&abHFQMS019x_.e-",
    "puzzle": "0123x:,umfran#",
    "board": "*01UF?X@#[]\n: ",
    "rawvf": "*01\n: .lcrm()-",
}
STARTS = {
    "text": "3x2x1\n",
    "mine": "3x2x1\n",
    "pttacg": "?b=22&m=",
    "analysis": "?analysis=acacaaab",
    "link": "?p=2x2x1_",
    "puzzle": "2x2:",
    "board": "# MINESWEEPER-BOARD v0.1\nrows: 2\ncolumns: 2\nmines: 1\n[view]\n",
    "rawvf": "RawVF_Version: Rev6\nBoard:\n*0\n00\nEvents:\n",
}
SLOWEST = 5.0
"""Seconds for a megabyte, on a machine that does other things as well."""


def check(data: bytes, name: str | None) -> None:
    for reader in (parse, read_position, read_board):
        try:
            value = reader(data, name)
        except InvalidInput as error:
            assert error.text.isprintable()  # noqa: PT017
        else:
            assert value is not None


@given(data=st.binary(max_size=80))
@settings(max_examples=75)
def test_bytes(data: bytes):
    for name in (None, *FORMATS):
        check(data, name)


@given(data=st.text(max_size=40))
@settings(max_examples=50)
def test_characters(data: str):
    for name in (None, *FORMATS):
        check(data.encode("utf-8", "surrogatepass"), name)


@pytest.mark.parametrize("name", FORMATS)
@given(data=st.data())
@settings(max_examples=50)
def test_the_characters_of_the_format(name: str, data: st.DataObject):
    start = data.draw(st.sampled_from(["", STARTS.get(name, "")]))
    text = start + data.draw(st.text(ALPHABETS[name], max_size=40))
    check(text.encode(), name)
    check(text.encode(), None)


@pytest.mark.parametrize("name", FORMATS)
@given(data=st.data())
@settings(max_examples=35)
def test_spoilt_output(name: str, data: st.DataObject):
    raw = bytearray(write(data.draw(SAYABLE[name]), name))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw)))
        to = min(len(raw), at + data.draw(st.integers(0, 4)))
        raw[at:to] = data.draw(
            st.one_of(
                st.binary(max_size=3),
                st.text(ALPHABETS[name], max_size=3).map(str.encode),
                st.just(bytes(raw[:20])),
            )
        )
    check(bytes(raw), name)
    check(bytes(raw), None)


@pytest.mark.parametrize("name", [None, *FORMATS])
@pytest.mark.parametrize(
    "pattern", ["0", "#", "1 ", "\n", "// \n", "a", "9", "x1", "00 ", "&b=1", "?", ":", "é", "\0"]
)
def test_a_megabyte_of_anything_is_read_in_time(name: str | None, pattern: str):
    data = STARTS.get(name or "", "").encode() + (pattern * (1_000_000 // len(pattern))).encode()
    started = time.perf_counter()
    with suppress(InvalidInput):
        parse(data, name)
    assert time.perf_counter() - started < SLOWEST


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("text", "999999999x999999999x1\n#"),
        ("text", "2000x2000x1\n#"),
        ("mine", "999999999x999999999x1\nH"),
        ("pttacg", "?b=999999999999999999&m=0"),
        ("pttacg", "?b=20002000&m=0"),
        ("analysis", "?analysis=GGGGaaaab"),
        ("analysis", "?analysis=" + "99" * 4 + "Z" * 100_000),
        ("link", "?p=999999999x999999999x1_H"),
        ("link", "?p=2000x2000x1_H"),
        ("puzzle", "999999999x999999999:0,0,u0"),
        ("puzzle", "2000x2000:0,0,u0"),
        ("board", "# MINESWEEPER-BOARD v0.1\nrows: 999999999\ncolumns: 9\nmines: 1\n[real]\n*"),
        ("board", "# MINESWEEPER-BOARD v0.1\nrows: " + "9" * 5000 + "\n"),
    ],
)
def test_a_large_size_costs_nothing(name: str, data: str):
    started = time.perf_counter()
    with pytest.raises(InvalidInput):
        parse(data, name)
    assert time.perf_counter() - started < 0.2


def test_a_few_characters_may_stand_for_the_largest_field():
    # 2000 × 2000 flags, their number in base 8 with the digits of flags.
    run = "".join("12345678"[int(digit)] for digit in f"{MAX_CELLS:o}")
    started = time.perf_counter()
    position = read_position(f"?analysis=GqGqaaaa{run}")
    assert position.cells == bytes([FLAG]) * MAX_CELLS
    assert time.perf_counter() - started < 10
