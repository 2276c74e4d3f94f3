"""What a plain game of qubits has besides: totals and links in words, the story, Bloch pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidInput
from qmines.quantum.layout import letters_of
from qmines.quantum.look import HALVES
from qmines.quantum.states import Basis
from qmines.quantum.story import story

if TYPE_CHECKING:
    from qmines.cli.screen import Screen
    from qmines.modes import QubitView, View

_SWAPPED: Final = str.maketrans("+-", "-+")
_TOLD: Final = 4  # sentences after a move; explain tells all


def links(view: View) -> str:
    """The groups that are shown, each with its letter, kind and cells."""
    if view.qubits is None:
        return ""
    position = view.qubits.position
    letters = letters_of(position.groups or ())
    place = position.grid.place
    return "; ".join(
        f"{letters[cells[0]]} {kind.name.lower()} "
        + " ".join("{},{}".format(*place(cell)) for cell in cells)
        for kind, cells in position.groups or ()
    )


def layout(view: View) -> list[str]:
    """What was in the cells, row by row, once it may be told."""
    qubits = view.qubits
    if qubits is None or qubits.layout is None:
        return []
    rows = [row.translate(_SWAPPED) if qubits.textbook else row for row in qubits.layout.rows()]
    return ["In the cells was:", *(f"  {row}" for row in rows)]


def news(view: View) -> list[str]:
    """What the last event did, in a few sentences."""
    qubits = view.qubits
    if qubits is None or not qubits.fresh:
        return []
    since = len(qubits.position.history) - qubits.fresh
    told = list(story(qubits.position, textbook=qubits.textbook, since=since))
    if len(told) <= _TOLD:
        return told
    return [*told[: _TOLD - 1], f"(and {len(told) - _TOLD + 1} more: explain tells all)"]


def obey(command: str, rest: str, screen: Screen, view: View) -> None:
    """Do what one of the commands for qubits says."""
    if view.qubits is None:
        raise InvalidInput("the game is paused: resume it first")
    _DO[command](rest, screen, view.qubits)


def _explain(rest: str, screen: Screen, qubits: QubitView) -> None:
    """The sentences of the last event, or of all; after the end with states and chances."""
    if rest not in {"", "all"}:
        raise InvalidInput("explain takes nothing, or all")
    history = qubits.position.history
    if not history:
        screen.say("nothing has been measured yet")
    since = 0 if rest else len(history) - (qubits.fresh or 1)
    for told in story(qubits.position, layout=qubits.layout, textbook=qubits.textbook, since=since):
        screen.say(told)


_DO: Final = {"explain": _explain}


def reason(view: View, cell: int, verb: str) -> str:
    """Why an event on two boards did nothing, where that is plain to see."""
    what, _, board = verb.partition("-")
    code = view.boards[Basis[board.upper()]][cell]
    if what == "mark" or code == HIDDEN:
        return " (it is measured already)" if code != HIDDEN else ""
    if code == FLAG:
        return " (a mark protects it)"
    if code == HALVES:
        return " (nothing is left around it)"
    return " (it is measured already, and does not show 0 there)"
