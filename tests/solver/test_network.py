"""The neural network behind the strategy ``best``: the same integers as a reference in Python."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from qmines import Position, _kernel
from qmines.solver import analyse, network
from solver.games import EXPERT, played

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).with_name("best_games.json")
"""Of Expert games by ``best``: won, guesses, luck (the product of the chances to survive them)."""
GAMES = 25
MOST_BYTES = 2_000_000


@cache
def reference() -> ModuleType:
    spec = importlib.util.spec_from_file_location("quantise", ROOT / "dev/learn/quantise.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def seen(position: Position) -> tuple[Any, Any, int, int]:
    """What the network sees of a position, from its analysis alone."""
    analysis = analyse(position)
    clues = np.array([[int(c) if c.isdigit() else -1 for c in row] for row in position.rows()])
    certain = np.zeros((2, *clues.shape), bool)
    for which, cells in enumerate((analysis.safe, analysis.mined)):
        for row, column in cells:
            certain[which, row, column] = True
    assert position.mines is not None
    view: tuple[Any, Any, int, int] = reference().seen(
        clues, analysis.mine_probability, *certain, position.mines
    )
    return view


@pytest.mark.extra
def test_the_kernel_computes_what_the_reference_does() -> None:
    quantise = reference()
    integers = quantise.from_bytes(network.read())
    values = set()
    for snapshot in played(11, 12):
        position = Position.parse("\n".join(snapshot.rows), mines=snapshot.mines)
        expected = quantise.value(integers, *seen(position))
        codes = bytes(9 if c == "#" else int(c) for row in snapshot.rows for c in row)
        for vectors in _kernel.network_vectors():
            assert _kernel.network_value(codes, 30, 16, 99, vectors=vectors) == expected
        values.add(expected)
        assert 0 < expected < quantise.CERTAIN
    assert len(values) > 5


def test_the_reference_writes_the_file_that_is_shipped() -> None:
    quantise = reference()
    data = network.read()
    assert quantise.to_bytes(quantise.from_bytes(data)) == data
    assert len(data) < MOST_BYTES
    origin = json.loads(quantise.from_bytes(data).origin)
    assert {"sha256", "scripts", "student", "rows", "pairs"} <= set(origin)


def test_contradictions_have_no_value() -> None:
    assert _kernel.network_value(bytes([8, 9]), 2, 1, 1) is None
    with pytest.raises(ValueError, match="vector instructions"):
        _kernel.network_value(bytes([1, 9]), 2, 1, 1, vectors="abacus")


def test_what_is_not_a_network_is_refused() -> None:
    for data in (b"", b"QMNN", network.read()[:-1], b"X" + network.read()[1:]):
        with pytest.raises(ValueError, match="not a network"):
            _kernel.set_network(data)


def test_the_network_is_read_when_it_is_first_needed() -> None:
    program = """
from qmines import Position, _kernel
Position.parse("1##", mines=1).analyse()
_kernel.simulate(9, 9, 10, "safe", 0, "search", seed=1, games=1)
assert _kernel.network_origin() is None
_kernel.simulate(9, 9, 10, "safe", 0, "best", seed=1, games=1)
assert _kernel.network_origin().startswith("{")
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)


def expert_games(first_click: str, strategy: str) -> list[list[int | str]]:
    start = 0 if first_click == "safe" else 3 * 30 + 3
    won, _, guesses, luck, _ = _kernel.simulate(
        *EXPERT, first_click, start, strategy, seed=4, games=GAMES, threads=2
    )
    columns = zip(won, guesses, luck, strict=True)
    return [[int(w), int(g), float(chance).hex()] for w, g, chance in columns]


@pytest.mark.parametrize("first_click", ["safe", "opening"])
def test_best_plays_as_recorded(first_click: str) -> None:
    assert expert_games(first_click, "best") == json.loads(GOLDEN.read_text())[first_click]


def test_best_differs_from_search_on_large_fields_only() -> None:
    assert expert_games("opening", "best") != expert_games("opening", "search")
    small = [
        _kernel.simulate(16, 16, 40, "safe", 0, name, seed=4, games=60)[:4]
        for name in ("best", "search")
    ]
    assert all(np.array_equal(a, b) for a, b in zip(*small, strict=True))
