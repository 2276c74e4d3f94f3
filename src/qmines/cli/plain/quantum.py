"""What a plain game of qubits has besides: totals and links in words, the story, Bloch pictures."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidInput
from qmines.quantum import bloch, drawing, qasm
from qmines.quantum.circuit import circuit_of
from qmines.quantum.look import HALVES
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
    groups = None if view.qubits is None else view.qubits.position.groups
    letters, place = view.letters, view.grid.place
    return "; ".join(
        f"{letters[cells[0]]} {kind.name.lower()} "
        + " ".join("{},{}".format(*place(cell)) for cell in cells)
        for kind, cells in groups or ()
    )


def layout(view: View) -> list[str]:
    """What was in the cells, row by row, once it may be told."""
    qubits = view.qubits
    if qubits is None or qubits.layout is None or view.in_the_open:
        return []
    rows = [row.translate(_SWAPPED) if qubits.textbook else row for row in qubits.layout.rows()]
    return ["In the cells was:", *(f"  {row}" for row in rows)]


def news(view: View) -> list[str]:
    """What the last event did, in a few sentences."""
    told, more = view.news(_TOLD)
    return [*told[:-1], f"(and {more + 1} more: explain tells all)"] if more else told


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
    what, _, _ = verb.partition("-")
    code = view.boards[view.display.board_of(verb) or 0][cell]
    if what == "mark" or code == HIDDEN:
        return " (it is measured already)" if code != HIDDEN else ""
    if code == FLAG:
        return " (a mark protects it)"
    if code == HALVES:
        return " (nothing is left around it)"
    return " (it is measured already, and does not show 0 there)"
