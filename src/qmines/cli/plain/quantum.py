"""Plain mode with qubits: links, explanations, Bloch pictures and circuits."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from qmines.cli.plain.texts import speak, t
from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.quantum import bloch, drawing, qasm
from qmines.quantum.look import HALVES
from qmines.quantum.states import SYMBOLS, WEIGHTS, Basis
from qmines.quantum.story import story

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.cli.plain.console import Screen
    from qmines.messages import Messages
    from qmines.modes import QubitView, View

_SWAPPED: Final = str.maketrans("+-", "-+")
_SIGNS: Final = tuple(
    str.maketrans(SYMBOLS, "".join(".?*"[weights[board]] for weights in WEIGHTS)) for board in Basis
)
"""What the states mean on each board: safe, a coin toss, or a mine."""
_BLOCH: Final = re.compile(r"([0-9]{1,9})[ ,]+([0-9]{1,9})(?: +(\S.*))?", re.ASCII)


def links(view: View) -> str:
    """The visible groups, each with its letter, kind and cells."""
    groups = None if view.qubits is None else view.qubits.position.groups
    letters, place = view.letters, view.grid.place
    told = "; ".join(
        t(
            "plain-group",
            kind=kind.name.lower(),
            letter=letters[cells[0]],
            cells=[place(cell) for cell in cells],
        )
        for kind, cells in groups or ()
    )
    if not told or view.qubits is None or view.outcome.over or view.in_the_open:
        return told
    now = [
        Message("measured-now", cell=place(cell), state=state.message(textbook=view.textbook))
        for cell, state in view.qubits.settled.items()
    ]
    return " ".join([told + ".", speak(*now)]) if now else told


def lesson_after(told: Iterable[Messages]) -> str:
    """Where to learn more about what measurements have just shown, if there is a lesson on it."""
    keys = {message.key for messages in told for message in messages}
    trio = any(key.startswith("measured-trio") for key in keys)
    return t("plain-trio-lesson") if trio else ""


def layout(view: View) -> list[str]:
    """The contents of the cells, row by row, once the game is over."""
    qubits = view.qubits
    if qubits is None or qubits.layout is None or view.in_the_open:
        return []
    rows = qubits.layout.rows()
    if speak.dirac:
        named = [row.translate(_SWAPPED) if qubits.textbook else row for row in rows]
        return [t("plain-contained"), *(f"  {row}" for row in named)]
    told = ["   ".join(row.translate(signs) for signs in _SIGNS) for row in rows]
    return [t("plain-contained-words"), *(f"  {row}" for row in told)]


def obey(command: str, rest: str, screen: Screen, view: View) -> None:
    """Run one of the qubit commands."""
    if view.qubits is None:
        raise InvalidInput(Message("move-paused"))
    _DO[command](rest, screen, view.qubits)


def _explain(rest: str, screen: Screen, qubits: QubitView) -> None:
    """Explain the last event or all of them; after the end with states and chances."""
    if rest not in {"", "all"}:
        raise InvalidInput(Message("move-usage", usage="explain [all]"))
    history = qubits.position.history
    if qubits.log is not None:
        raise InvalidInput(Message("plain-sandbox-explains"))
    if not history:
        screen.say(t("plain-nothing-measured"))
    since = 0 if rest else len(history) - (qubits.fresh or 1)
    for told in story(qubits.position, layout=qubits.layout, textbook=qubits.textbook, since=since):
        screen.say(speak(*told))


def _bloch(rest: str, screen: Screen, qubits: QubitView) -> None:
    """Describe a cell's Bloch arrow, or save it as a picture."""
    match = _BLOCH.fullmatch(rest)
    if match is None:
        raise InvalidInput(Message("plain-bloch-usage"))
    row, column, file = int(match[1]), int(match[2]), match[3]
    before, after = qubits.arrows(qubits.position.grid.index(row, column))
    textbook = qubits.textbook
    arrow = bloch.message(before, textbook=textbook)
    screen.say(t("plain-arrow", cell=(row, column), arrow=arrow))
    if after is not None:
        screen.say(t("plain-arrow-after", arrow=bloch.message(after, textbook=textbook)))
    if file:
        title = f"({row},{column})"
        write_new(Path(file).expanduser(), bloch.svg(before, after, title=title, textbook=textbook))
        screen.say(t("plain-saved", path=file))


def _circuit(rest: str, screen: Screen, qubits: QubitView) -> None:
    """Print the circuit, or save it to a file."""
    made = qubits.circuit()
    if not rest:
        screen.say(drawing.text(made).rstrip())
        return
    path = Path(rest).expanduser()
    if path.suffix not in _WRITERS:
        raise InvalidInput(Message("plain-circuit-name", endings=list(_WRITERS)))
    write_new(path, _WRITERS[path.suffix](made))
    screen.say(t("plain-saved", path=str(path)))


_WRITERS: Final = {".qasm": qasm.qasm3, ".svg": drawing.svg, ".txt": drawing.text}
_DO: Final = {"explain": _explain, "bloch": _bloch, "circuit": _circuit}


def unwritable(path: Path, error: OSError) -> InvalidInput:
    """Says that a file could not be written."""
    return InvalidInput(Message("plain-unwritable", path=str(path), error=error.strerror))


def write_new(path: Path, text: str) -> None:
    """Write a new file; never overwrite."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise InvalidInput(Message("plain-exists", path=str(path))) from None
    except OSError as error:
        raise unwritable(path, error) from None


def reason(view: View, cell: int, verb: str) -> str:
    """Why an event on two boards had no effect: the end of the message's key."""
    what, _, _ = verb.partition("-")
    code = view.boards[view.display.board_of(verb) or 0][cell]
    if what == "mark" or code == HIDDEN:
        return "-measured" if code != HIDDEN else ""
    if code == FLAG:
        return "-marked"
    if code == HALVES:
        return "-done"
    return "-number"
