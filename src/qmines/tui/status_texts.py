"""What is said of a game below its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN
from qmines.quantum import bloch
from qmines.quantum.story import story

if TYPE_CHECKING:
    from qmines.messages import Messages, Translator
    from qmines.modes import View
    from qmines.tui.keys import Keymap
    from qmines.tui.widgets.board_area import Field

_QUIET: Final = ("help ", "pause", "resume")


def news_of(view: View, before: View, told: int) -> list[Messages]:
    """What the rules have to tell besides the first ``told`` notices."""
    found: list[Messages] = [(notice,) for notice in view.notices[told:]]
    if view.opened > before.opened:
        found += view.news()
    return found


def whole_story(view: View, cell: int, say: Translator) -> list[str]:
    """What happened, measurement by measurement; after the end with states and chances.

    Then also where the arrow of a cell points.
    """
    qubits = view.qubits
    if qubits is None:
        return []
    whole = story(qubits.position, layout=qubits.layout, textbook=qubits.textbook)
    told = [say(*messages) for messages in whole]
    if qubits.layout is not None:
        row, column = view.grid.place(cell)
        before, _ = qubits.arrows(cell)
        words = bloch.words(before, textbook=qubits.textbook)
        told += ["", f"The cell under the cursor, row {row}, column {column}: {words}."]
    return [*map(say, view.notices), *told] if view.in_the_open else told


def quiet(event: str) -> bool:
    """Whether an event is not to change any cell, so that there is nothing to tell of it."""
    return event.startswith(_QUIET)


def nothing_changed(view: View, event: str, board: int, cell: int) -> str:
    """Why an event did nothing, where that is plain to see."""
    code = view.boards[board][cell]
    if not view.display.mines:
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
        if view.in_the_open:
            shown = [("open", "measure"), ("prepare", "prepare"), ("reset", "reset")]
        shown += [("pause", "pause"), ("help", "help")]
        parts += [f"{keys.label(action)} {word}" for action, word in shown]
    return " · ".join(parts) or f"{keys.label('help')} help"
