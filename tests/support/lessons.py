"""The lessons in the sandbox, taken as they ask for: what to measure, and when to reset."""

from __future__ import annotations

from itertools import count, product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Z, H = 0, 1
Step = tuple[int, int, int] | None
"""A board, a row and a column to measure; None for a reset."""


def steps_of(lesson: str) -> Iterator[Step]:
    """What the introduction of a lesson asks for, as often as it may take."""
    return iter(_LESSONS[lesson]())


def _superposition() -> Iterator[Step]:
    yield Z, 0, 0
    for _ in count():
        yield from ((Z, 1, column) for column in range(3))
        yield None


def _basis() -> Iterator[Step]:
    yield from ((Z, 0, 0), (H, 0, 1), (H, 0, 2))
    for _ in count():
        yield from ((board, 1, column) for column, board in product(range(4), (Z, H, Z)))
        yield None


def _singlet() -> Iterator[Step]:
    yield from ((Z, 0, 0), (Z, 1, 0), (H, 0, 1), (H, 1, 1), (Z, 2, 0), (H, 3, 0))


def _mermin() -> Iterator[Step]:
    for row, boards in enumerate(((H, H, H), (H, Z, Z), (Z, H, Z), (Z, Z, H))):
        yield from ((board, row, column) for column, board in enumerate(boards))


_LESSONS = {
    "superposition": _superposition,
    "basis": _basis,
    "singlet": _singlet,
    "mermin": _mermin,
}
