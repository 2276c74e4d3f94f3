"""What the coach says at certain positions of the guided games, word for word."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.quantum.states import Basis

if TYPE_CHECKING:
    from collections.abc import Mapping

    from qmines.errors import Cell


class Line(NamedTuple):
    """A page of the script: its message and the cells it names, cells to outline, a picture."""

    key: str
    outline: Mapping[str, tuple[Cell, ...]]
    board: Basis | None = None
    picture: str = ""
    names: Mapping[str, Cell] = MappingProxyType({})


class Scene(NamedTuple):
    """What is said when exactly these cells are open, and the move that follows."""

    opened: frozenset[Cell]
    lines: tuple[Line, ...]
    event: str


_CORNER: Final = frozenset((row, column) for row in range(3) for column in range(2))
_TOP: Final = {"corner": (0, 0)}
_START: Final = Line("coach-first", {"safe": ((0, 0),)}, Basis.Z, names=_TOP)
_INTRODUCTION: Final = (
    Line("coach-boards", {}, names=_TOP),
    Line("coach-kinds", {}, picture="kinds"),
    Line("coach-numbers", {}, picture="numbers"),
    Line("coach-goal", {}),
    _START,
)
_THREE: Final = ((1, 2), (3, 1), (3, 2))
_HALF: Final = ((2, 1), (2, 2))
"""The two clues that settle three cells of the last column."""


def _same_reason(row: int) -> Line:
    """Another cell of the last column."""
    left = tuple((each, 3) for each in range(row, 4))
    outline = {"clues": _HALF, "mined": ((3, 0),), "safe": left}
    return Line("coach-same-reason", outline, Basis.Z, names={"safe": left[0]})


SCRIPTS: Final[dict[str, tuple[Scene, ...]]] = {
    "1": (
        Scene(frozenset(), _INTRODUCTION, "open-z 0 0"),
        Scene(
            _CORNER,
            (
                Line(
                    "coach-corner",
                    {"clues": ((0, 0), (1, 0))},
                    Basis.Z,
                    names={"below": (1, 0)},
                ),
                Line(
                    "coach-compare",
                    {"clues": ((0, 1), (1, 1)), "guess": ((2, 2),)},
                    Basis.Z,
                    names={"first": (0, 1), "second": (1, 1), "cell": (2, 2)},
                ),
                Line(
                    "coach-compared",
                    {"safe": ((2, 2),), "clues": ((0, 1), (1, 1))},
                    Basis.Z,
                    names={"cell": (2, 2)},
                ),
            ),
            "open-z 2 2",
        ),
        Scene(
            _CORNER | {(2, 2)},
            (
                Line("coach-half", {"clues": ((2, 2),)}, Basis.Z, names={"cell": (2, 2)}),
                Line(
                    "coach-shared",
                    {"clues": _HALF, "guess": _THREE, "mined": ((3, 0),)},
                    Basis.Z,
                    names={"clue": (2, 1), "cell": (2, 2), "mine": (3, 0)},
                ),
                Line(
                    "coach-shared-rest",
                    {
                        "clues": _HALF,
                        "guess": _THREE,
                        "mined": ((3, 0),),
                        "safe": ((1, 3), (2, 3), (3, 3)),
                    },
                    Basis.Z,
                    names={"cell": (2, 2), "safe": (1, 3)},
                ),
            ),
            "open-z 1 3",
        ),
        Scene(_CORNER | {(2, 2), (1, 3)}, (_same_reason(2),), "open-z 2 3"),
        Scene(_CORNER | {(2, 2), (1, 3), (2, 3)}, (_same_reason(3),), "open-z 3 3"),
        Scene(
            frozenset((row, column) for row in range(4) for column in range(4))
            - {(0, 2), (0, 3), (3, 0), (3, 2)},
            (
                Line(
                    "coach-toss-why",
                    {"clues": ((0, 1), (1, 3)), "mined": ((0, 2),), "guess": ((0, 3),)},
                    Basis.Z,
                    names={"first": (0, 1), "mine": (0, 2), "second": (1, 3), "cell": (0, 3)},
                ),
                Line(
                    "coach-safe-on-h",
                    {"clues": ((0, 1), (1, 2)), "safe": ((0, 3),)},
                    Basis.H,
                    names={"first": (0, 1), "second": (1, 2), "cell": (0, 3)},
                ),
            ),
            "open-h 0 3",
        ),
    ),
    "guided-8x8": (Scene(frozenset(), (Line("coach-second", {}), _START), "open-z 0 0"),),
    "guided-5x5": (
        Scene(
            frozenset(),
            (Line("coach-linked", {}), Line("coach-shields", {}), _START),
            "open-z 0 0",
        ),
    ),
}
"""By level."""
