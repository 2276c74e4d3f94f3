"""Games recorded by other programs: a board, and what the mouse did on it.

A recording lists every press and release of a button. The left button opens a cell where it is
released; the right button marks a cell where it is pressed; both together, the middle button, or
the left button with Shift chord where the first of them is released, and then the other button
does nothing more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.core.board import Board

BUTTONS: Final = frozenset({"lc", "lr", "rc", "rr", "mc", "mr", "sc", "cc", "pf"})
"""Left, right and middle, clicked and released; ``sc`` and ``cc`` chord, ``pf`` marks."""


class Press(NamedTuple):
    """A button event, in milliseconds since the first click; cells count from 0."""

    at: int
    button: str
    row: int
    column: int


class Deed(NamedTuple):
    """A move: ``open``, ``mark`` or ``chord``, and where."""

    at: int
    verb: str
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Recording:
    """A game as another program recorded it.

    ``questions`` says whether question marks are on, and ``quick`` whether a left click on a
    number chords.
    """

    board: Board
    presses: tuple[Press, ...]
    questions: bool = False
    quick: bool = False
    program: str = ""
    player: str = ""

    def deeds(self) -> Iterator[Deed]:
        """The player's moves in order, without clicks outside the field."""
        mouse, last = _Mouse(), 0
        grid = self.board.grid
        for press in self.presses:
            last = max(last, press.at)  # time does not run backwards
            verb = mouse.take(press.button)
            if verb and 0 <= press.row < grid.height and 0 <= press.column < grid.width:
                yield Deed(last, verb, press.row, press.column)


class _Mouse:
    """The state of the mouse buttons."""

    def __init__(self) -> None:
        self._left = self._right = False
        self._chording = False
        self._spent = False  # the left button has chorded, so releasing it opens nothing

    def take(self, button: str) -> str:
        """The move that a button event makes; empty if none."""
        match button:
            case "pf":
                return "mark"
            case "lc":
                self._left, self._spent = True, self._right
                self._chording |= self._right
            case "sc" | "cc":
                self._left = self._chording = True
            case "rc":
                self._right = True
                if not self._left:
                    return "mark"
                self._chording = True
            case "mc":
                self._chording = True
            case "lr":
                held, self._left = self._left, False
                if self._ends_chord():
                    return "chord"
                spent, self._spent = self._spent, False
                return "open" if held and not spent else ""
            case "rr" | "mr":
                self._right = self._right and button == "mr"
                if self._ends_chord():
                    self._spent = self._left
                    return "chord"
        return ""

    def _ends_chord(self) -> bool:
        was, self._chording = self._chording, False
        return was
