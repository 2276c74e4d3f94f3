"""What is said of a game below its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN
from qmines.quantum import bloch
from qmines.quantum.story import story

if TYPE_CHECKING:
    from qmines.modes import View
    from qmines.tui.keys import Keymap
    from qmines.tui.widgets.board_area import Field

_QUIET: Final = ("help ", "pause", "resume")


def news_of(view: View, before: View, told: int, saves: int) -> list[str]:
    """What the rules have to tell besides the first ``told`` notices and ``saves``."""
    found = list(view.notices[told:])
    if _measurements(view) > _measurements(before):
        found += measured(view)
    if (view.saves or 0) > saves:
        found.append(f"that was a mine, and it made way (save {view.saves})")
    return found


def _measurements(view: View) -> int:
    return 0 if view.qubits is None else len(view.qubits.position.history)


def measured(view: View) -> list[str]:
    """What the last event measured, in a sentence each."""
    qubits = view.qubits
    if qubits is None or not qubits.fresh:
        return []
    since = len(qubits.position.history) - qubits.fresh
    return list(story(qubits.position, textbook=qubits.textbook, since=since))


def whole_story(view: View, cell: int) -> list[str]:
    """What happened, measurement by measurement; after the end with states and chances.

    Then also where the arrow of a cell points.
    """
    qubits = view.qubits
    if qubits is None:
        return []
    told = list(story(qubits.position, layout=qubits.layout, textbook=qubits.textbook))
    if qubits.layout is not None:
        row, column = view.grid.place(cell)
        before, _ = qubits.arrows(cell)
        words = bloch.words(before, textbook=qubits.textbook)
        told += ["", f"The cell under the cursor, row {row}, column {column}: {words}."]
    return [*view.notices, *told] if qubits.log is not None else told


def quiet(event: str) -> bool:
    """Whether an event is not to change any cell, so that there is nothing to tell of it."""
    return event.startswith(_QUIET)


def nothing_changed(view: View, event: str, board: int, cell: int) -> str:
    """Why an event did nothing, where that is plain to see."""
    code = view.boards[board][cell]
    if view.qubits is not None:
        return "nothing changes"
    if event.startswith("chord") and code < HIDDEN:
        return "a chord needs as many flags around as the clue says"
    return "a flag protects this cell" if code == FLAG else ""


def standing_words(view: View, field: Field, keys: Keymap, width: int) -> str:
    """Where one is and what the keys are."""
    if view.outcome.over:
        return f"{keys.label('new')} new game · {keys.label('open')} results"
    parts = []
    board, grid = field.board, view.grid
    if board.cropped:
        row, column = grid.place(board.cursor)
        here = f"row {row}, column {column}" if width >= 40 else f"{row},{column}"
        parts.append(f"{here} of {grid.width}×{grid.height}")  # counted from 0, as in hints
    if width >= 40:
        shown = [("open", "open"), ("flag", "flag"), ("hint", "hint")]
        if view.qubits is not None and view.qubits.log is not None:
            shown = [("open", "measure"), ("prepare", "prepare"), ("reset", "reset")]
        shown += [("pause", "pause"), ("help", "help")]
        parts += [f"{keys.label(action)} {word}" for action, word in shown]
    return " · ".join(parts) or f"{keys.label('help')} help"
