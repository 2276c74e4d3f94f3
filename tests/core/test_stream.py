"""The stream of chance against its written definition, and against vectors that never change."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from qmines.core.grid import Grid
from qmines.core.stream import Stream, canonical_seed, random_seed
from qmines.errors import InvalidInput
from qmines.generate import place_mines
from support.chance import chi_square_p

VECTORS = json.loads(Path(__file__).with_name("stream_vectors.json").read_text("utf-8"))
SOUND = 1e-4


class Plain:
    """The definition in the head of ``stream.py``, as slowly as it is written there."""

    def __init__(self, key: bytes) -> None:
        self.key, self.block, self.rest = key, 0, b""

    def derive(self, text: str) -> Plain:
        return Plain(hmac.new(self.key, b"\x01" + text.encode(), hashlib.sha256).digest())

    def take(self, count: int) -> bytes:
        while len(self.rest) < count:
            message = b"\x00" + self.block.to_bytes(8, "big")
            self.rest += hmac.new(self.key, message, hashlib.sha256).digest()
            self.block += 1
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def below(self, n: int) -> int:
        words = 1
        while 256 ** (8 * words) < n:
            words += 1
        while True:
            number = int.from_bytes(self.take(8 * words), "big")
            if number < 256 ** (8 * words) // n * n:
                return number % n

    def order(self, n: int, count: int) -> list[int]:
        places = list(range(n))
        for i in range(count):
            j = i + self.below(n - i)
            places[i], places[j] = places[j], places[i]
        return places[:count]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_vectors(vector):
    seed = vector["seed"]
    assert canonical_seed(seed).hex() == vector["key"]
    for stream in (Stream(seed), Plain(canonical_seed(seed))):
        assert stream.take(80).hex() == vector["bytes"]
        drawn = [stream.below(int(bound)) for bound in vector["bounds"]]
        assert [str(number) for number in drawn] == vector["below"]
        assert stream.derive("redraw 3").take(16).hex() == vector["derived"]
    stream, plain = Stream(seed).derive("board"), Plain(canonical_seed(seed)).derive("board")
    order = stream.sample(480, 99).tolist()
    assert order == plain.order(480, 99) == vector["sample"]
    width, height, mines = vector["field"]
    board = place_mines(Grid(width, height), mines, (0, 1), Stream(seed).derive("board"))
    assert hashlib.sha256(board).hexdigest() == vector["board"]


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 2**130), max_size=8))
def test_any_draws_follow_the_definition(key, bounds):
    stream, plain = Stream(key), Plain(key)
    assert [stream.below(bound) for bound in bounds] == [plain.below(bound) for bound in bounds]


@given(st.integers(0, 2**64), st.integers(0, 60), st.data())
def test_samples_follow_the_definition(seed, population, data):
    count = data.draw(st.integers(0, population))
    stream, plain = Stream(seed), Plain(canonical_seed(seed))
    assert stream.sample(population, count).tolist() == plain.order(population, count)
    items = list(range(population))
    stream.shuffle(items)
    assert items == plain.order(population, population)
    assert stream.take(5) == plain.take(5)


def test_unfair_words_are_thrown_away(monkeypatch):
    """A word above the last multiple of the bound is drawn again, in blocks as well."""
    fed = b"\xff" * 8 + b"\x00" * 7 + b"\x05" + b"\xff" * 8

    def feed(stream, count):
        at = stream._counter
        stream._counter += count
        return fed[at : at + count]

    monkeypatch.setattr(Stream, "take", feed)
    assert Stream(0).below(3) == 5 % 3
    # Unfair for 3; then 5 % 3 = 2; then (2**64 - 1) % 2 = 1, which is fair for 2.
    assert Stream(0).sample(3, 2).tolist() == [2, 0]
    assert Stream(0).below(5) == 0


def test_a_large_sparse_sample_equals_a_dense_one():
    sparse = Stream(5).sample(3000, 300)  # held as the places touched
    dense = Stream(5).sample(3000, 2000)  # held as a list
    assert sparse.tolist() == dense[:300].tolist()


def test_derived_streams_do_not_depend_on_what_was_drawn():
    fresh, used = Stream(1), Stream(1)
    used.take(1000)
    assert fresh.derive("a").take(9) == used.derive("a").take(9)
    assert Stream(1).derive("a", 2).take(9) == Stream(1).derive("a 2").take(9)
    heads = {Stream(1).derive(label).take(9) for label in ("a", "b", "a 1", "a 2", "")}
    assert len(heads | {Stream(1).take(9)}) == 6


def test_numbers_are_uniform():
    stream = Stream("uniform")
    for bound in (2, 7, 100):
        counts = np.bincount([stream.below(bound) for _ in range(20_000)], minlength=bound)
        assert chi_square_p(counts) > SOUND


def test_orders_are_uniform():
    stream = Stream("orders")
    counts = Counter()
    for _ in range(12_000):
        items = list(range(4))
        stream.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert chi_square_p(list(counts.values())) > SOUND


def test_seeds_have_one_canonical_form():
    assert canonical_seed(7) == canonical_seed("7") == bytes(31) + b"\x07"
    assert canonical_seed("0" * 63 + "7") == canonical_seed(7)
    assert canonical_seed("AB" * 32) == canonical_seed("ab" * 32) == b"\xab" * 32
    assert canonical_seed("hello") == hashlib.sha256(b"hello").digest()
    assert canonical_seed("e\u0301") == canonical_seed("\u00e9")
    assert len(random_seed()) == 32
    assert random_seed() != random_seed()


@pytest.mark.parametrize(
    "seed", [-1, 2**256, b"short", "", "x" * 1001, "\ud800", True, 1.5, None, bytearray(32)]
)
def test_odd_seeds_are_refused(seed):
    with pytest.raises(InvalidInput):
        canonical_seed(seed)


def test_odd_draws_are_refused():
    for bound in (0, -3):
        with pytest.raises(InvalidInput):
            Stream(1).below(bound)
    for population, count in ((3, 4), (3, -1)):
        with pytest.raises(InvalidInput):
            Stream(1).sample(population, count)
