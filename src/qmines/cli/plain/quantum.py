"""What a plain game of qubits has besides: totals and links in words, the story, Bloch pictures."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidInput
from qmines.quantum import bloch, drawing, qasm
from qmines.quantum.circuit import circuit_of
from qmines.quantum.layout import letters_of
from qmines.quantum.look import HALVES
from qmines.quantum.states import Basis
from qmines.quantum.story import story

if TYPE_CHECKING:
    from qmines.cli.plain.console import Screen
    from qmines.modes import QubitView, View
    from qmines.quantum.circuit import Circuit

_SWAPPED: Final = str.maketrans("+-", "-+")
_BLOCH: Final = re.compile(r"([0-9]{1,9})[ ,]+([0-9]{1,9})(?: +(\S.*))?", re.ASCII)
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


def without_links(view: View) -> View:
    """The view as somebody sees it who does not want to be told which cells share a state."""
    qubits = view.qubits
    if qubits is None or not qubits.position.groups:
        return view
    position = replace(qubits.position, groups=None)
    return replace(view, qubits=replace(qubits, position=position))


def standing(view: View) -> list[str]:
    """What is left: mines that are not marked, and shields."""
    mines = [f"mines {view.counter}"]
    if view.qubits is None:
        return mines
    if view.qubits.log is not None:  # a sandbox: nothing is to be found
        return []
    position = view.qubits.position
    return [*mines, f"shields {position.shields}"] if any(position.groups_of) else mines


def layout(view: View) -> list[str]:
    """What was in the cells, row by row, once it may be told."""
    qubits = view.qubits
    if qubits is None or qubits.layout is None or qubits.log is not None:
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
    if qubits.log is not None:
        raise InvalidInput("the sandbox explains every measurement at once")
    if not history:
        screen.say("nothing has been measured yet")
    since = 0 if rest else len(history) - (qubits.fresh or 1)
    for told in story(qubits.position, layout=qubits.layout, textbook=qubits.textbook, since=since):
        screen.say(told)


def _bloch(rest: str, screen: Screen, qubits: QubitView) -> None:
    """Where the arrow of a cell points, in words or as a picture."""
    match = _BLOCH.fullmatch(rest)
    if match is None:
        raise InvalidInput("bloch needs a row, a column and perhaps a file: bloch 2 2 cell.svg")
    row, column, file = int(match[1]), int(match[2]), match[3]
    before, after = qubits.arrows(qubits.position.grid.index(row, column))
    textbook = qubits.textbook
    screen.say(f"row {row}, column {column}: {bloch.words(before, textbook=textbook)}")
    if after is not None:
        screen.say(f"after the measurement: {bloch.words(after, textbook=textbook)}")
    if file:
        title = f"row {row}, column {column}"
        write_new(Path(file).expanduser(), bloch.svg(before, after, title=title, textbook=textbook))
        screen.say(f"drawn to {file}")


def _circuit(rest: str, screen: Screen, qubits: QubitView) -> None:
    """The circuit of what was measured, as text or to a file."""
    made = circuit_of_view(qubits)
    if not rest:
        screen.say(drawing.text(made).rstrip())
        return
    path = Path(rest).expanduser()
    if path.suffix not in _WRITERS:
        raise InvalidInput(f"the name of the file must end in {', '.join(_WRITERS)}")
    write_new(path, _WRITERS[path.suffix](made))
    screen.say(f"written to {path}")


_WRITERS: Final = {".qasm": qasm.qasm3, ".svg": drawing.svg, ".txt": drawing.text}
_DO: Final = {"explain": _explain, "bloch": _bloch, "circuit": _circuit}


def circuit_of_view(qubits: QubitView, *, whole: bool = False) -> Circuit:
    """The circuit of a game that has ended, or of a sandbox."""
    if qubits.layout is None:
        raise InvalidInput("the circuit tells what is in the cells: first the game has to end")
    return circuit_of(qubits.layout, qubits.asked, textbook=qubits.textbook, whole=whole)


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise InvalidInput(f"{path} is there already: choose another name") from None
    except OSError as error:
        raise InvalidInput(f"{path} cannot be written: {error.strerror}") from None


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
