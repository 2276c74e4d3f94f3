"""Seeded streams: the one source of chance in a game, the same on every machine.

A stream is keyed by 32 bytes. Its output is HMAC-SHA256 in counter mode: block
*i* is ``HMAC(key, 00 ‖ i)`` with *i* in 8 bytes, high byte first. ``derive`` gives
an independent stream for one purpose, keyed by ``HMAC(key, 01 ‖ label)``; a
stream never shares bytes with those derived from it.

Integers below *n* take *k* words of 8 bytes (the least *k* with 256**(8k) ≥ n),
read as one number, high byte first. A number at or above the largest multiple of
*n* is thrown away and the next *k* words are taken; the rest modulo *n* is the
draw. So every draw is unbiased, however large *n* is. Samples and shuffles are
Fisher and Yates's, from the front: draw *i* swaps place *i* with place
*i* + ``below(n - i)``.

Everything here is fixed for good by ``tests/core/stream_vectors.json``: a change
would deal other boards to old seeds.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import MutableSequence
    from typing import Any

    from numpy.typing import NDArray

Seed: TypeAlias = bytes | int | str

SEED_BYTES: Final = 32
_BLOCK: Final = 32
_WORD: Final = 8
_WORDS: Final = 1 << 64
_HEX_SEED = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
_WHOLE_NUMBER = re.compile(r"[0-9]{1,78}", re.ASCII)
_MAX_TEXT: Final = 1000


def canonical_seed(seed: Seed) -> bytes:
    """The 32 bytes that a seed stands for.

    32 bytes stand for themselves; a whole number below 2**256 for its bytes, high
    byte first; text of 64 hexadecimal digits for the bytes they spell, text of
    decimal digits for that number, any other text for the SHA-256 of its NFC form
    in UTF-8.

    >>> canonical_seed(7) == canonical_seed("7") == bytes(31) + bytes([7])
    True
    """
    if isinstance(seed, str):
        if _HEX_SEED.fullmatch(seed):
            return bytes.fromhex(seed)
        if not _WHOLE_NUMBER.fullmatch(seed):
            return _hash_of_text(seed)
        seed = int(seed)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise InvalidInput(f"a seed must have {SEED_BYTES} bytes, not {len(seed)}")
        return seed
    if type(seed) is not int:
        raise InvalidInput(f"a seed must be a whole number, text or 32 bytes, not {seed!r}")
    if not 0 <= seed < 1 << 8 * SEED_BYTES:
        raise InvalidInput("a seed must be at least 0 and less than 2**256")
    return seed.to_bytes(SEED_BYTES, "big")


def random_seed() -> bytes:
    """A fresh seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def _hash_of_text(text: str) -> bytes:
    if not text or len(text) > _MAX_TEXT:
        raise InvalidInput(f"a seed must have 1 to {_MAX_TEXT} characters")
    try:
        data = unicodedata.normalize("NFC", text).encode("utf-8")
    except UnicodeEncodeError:
        raise InvalidInput("a seed must be valid Unicode") from None
    return hashlib.sha256(data).digest()


class Stream:
    """A stream of random numbers for one purpose.

    >>> Stream(7).derive("board").below(1000)
    671
    """

    __slots__ = ("_buffer", "_counter", "_key")

    def __init__(self, seed: Seed) -> None:
        self._key = canonical_seed(seed)
        self._counter = 0
        self._buffer = b""

    def derive(self, label: str, *numbers: int) -> Stream:
        """The stream for a purpose, independent of what was drawn from this stream.

        ``numbers`` distinguish several streams for one purpose: they are appended to the label,
        each after a space.
        """
        text = " ".join([label, *map(str, numbers)])
        return Stream(hmac.digest(self._key, b"\x01" + text.encode(), "sha256"))

    def take(self, count: int) -> bytes:
        """The next ``count`` bytes."""
        missing = count - len(self._buffer)
        if missing > 0:
            first, blocks = self._counter, -(-missing // _BLOCK)
            key = self._key
            fresh = [
                hmac.digest(key, i.to_bytes(9, "big"), "sha256")
                for i in range(first, first + blocks)
            ]
            self._counter += blocks
            self._buffer = b"".join([self._buffer, *fresh])
        drawn, self._buffer = self._buffer[:count], self._buffer[count:]
        return drawn

    def below(self, bound: int) -> int:
        """A uniformly random whole number from 0 up to, but not including, ``bound``."""
        if bound < 1:
            raise InvalidInput(f"the bound must be at least 1, not {bound}")
        size = _WORD * max(1, -(-(bound - 1).bit_length() // 64))
        fair = (1 << 8 * size) // bound * bound
        while True:
            drawn = int.from_bytes(self.take(size), "big")
            if drawn < fair:
                return drawn % bound

    def seed64(self) -> int:
        """A 64-bit number, as a seed for the kernel's own generator."""
        return int.from_bytes(self.take(_WORD), "big")

    def sample(self, population: int, count: int) -> NDArray[np.int64]:
        """``count`` different numbers below ``population``, in the order drawn."""
        if not 0 <= count <= population:
            raise InvalidInput(f"cannot draw {count} different numbers below {population}")
        steps = self._steps(population, count)
        if count * 8 < population:
            return np.array(_sparse_sample(steps), dtype=np.int64)
        order = list(range(population))
        for i, step in enumerate(steps):
            j = i + step
            order[i], order[j] = order[j], order[i]
        return np.array(order[:count], dtype=np.int64)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle the items; every order is equally likely."""
        for i, step in enumerate(self._steps(len(items), len(items))):
            j = i + step
            items[i], items[j] = items[j], items[i]

    def _steps(self, population: int, count: int) -> list[int]:
        """``below(population - i)`` for i from 0 to ``count`` - 1, drawn in one block."""
        if not count:
            return []
        bounds = np.arange(population, population - count, -1, dtype=np.uint64)
        counter, buffer = self._counter, self._buffer
        words = np.frombuffer(self.take(_WORD * count), dtype=">u8").astype(np.uint64)
        steps: list[int] = (words % bounds).tolist()
        # The least of the unfair words is 2**64 less the rest of 2**64 by the bound.
        unfair = (np.uint64(_WORDS - 1) % bounds + np.uint64(1)) % bounds
        if (words > np.uint64(_WORDS - 1) - unfair).any():  # about once in 2**44 words
            self._counter, self._buffer = counter, buffer
            return [self.below(population - i) for i in range(count)]
        return steps


def _sparse_sample(steps: list[int]) -> list[int]:
    """The front of the shuffled order, holding only the places that were touched."""
    moved: dict[int, int] = {}
    front = []
    for i, step in enumerate(steps):
        j = i + step
        front.append(moved.get(j, j))
        moved[j] = moved.get(i, i)
    return front
