"""Texts above and below the board of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG, HIDDEN
from qmines.messages.translator import FIRST
from qmines.quantum import bloch
from qmines.quantum.story import story
from qmines.tui.texts import count_text, speak, t

if TYPE_CHECKING:
    from qmines.messages import Message, Messages
    from qmines.modes import View
    from qmines.tui.widgets.board_area import Field

_QUIET: Final = ("help ", "pause", "resume")
_WIDE: Final = 40  # characters, from which on there is room for keys


def news_of(view: View, before: View, told: int) -> list[Messages]:
    """What the rules have to tell besides the first ``told`` announcements."""
    found = view.announcements[told:]
    if view.opened > before.opened:
        found += view.news()
    return found


def news_text(view: View, before: View, told: int, key: str) -> str:
    """The first news besides ``told`` announcements, and the key to read more; "" if none."""
    news = news_of(view, before, told)
    if not news:
        return ""
    text, more = speak(*news[0]), len(news) - 1
    if any(message.key.startswith("measured-trio") for message in news[0]):
        text = t("play-trio-lesson", text=text)
    return t("play-more", text=text, key=key, count=more) if more else text


def whole_story(view: View, cell: int) -> list[str]:
    """What happened, measurement by measurement; after the end with states and chances.

    Then also where the arrow of a cell points.
    """
    qubits = view.qubits
    if qubits is None:
        return []
    whole = story(qubits.position, layout=qubits.layout, textbook=qubits.textbook)
    told = [speak(*messages) for messages in whole]
    if qubits.layout is not None:
        before, _ = qubits.arrows(cell)
        arrow = bloch.message(before, textbook=qubits.textbook)
        told += ["", t("play-arrow", cell=view.grid.place(cell), arrow=arrow)]
    return [*map(speak, view.notices), *told] if view.in_the_open else told


def totals_of(view: View) -> Message | None:
    """How many cells of each kind there are, and the shields left, in a game of qubits."""
    if view.qubits is None or view.in_the_open:
        return None
    return view.qubits.totals(dirac=speak.dirac)


def counted(view: View, flag: str) -> str:
    """The counter above the board: the mines left, or the rule set's own totals."""
    if view.counts is not None:
        return "  ".join(count_text(name, number) for name, number in view.counts)
    left = f"{flag} {view.counter}"
    totals = totals_of(view)
    return left if totals is None else f"{left}  {speak(totals)}"


def quiet(event: str) -> bool:
    """Whether an event never changes a cell, so that nothing has to be said about it."""
    return event.startswith(_QUIET)


def nothing_changed(view: View, event: str, board: int, cell: int) -> str:
    """Why an event had no effect, if that is obvious."""
    code = view.boards[board][cell]
    if not view.display.mines:
        return t("play-no-effect")
    if event.startswith("chord") and code < HIDDEN:
        return t("play-chord-flags")
    return t("play-flagged") if code == FLAG else ""


def place_words(view: View, field: Field, width: int) -> str:
    """Where the cursor is."""
    grid = view.grid
    cell, size = grid.place(field.board.cursor), {"width": grid.width, "height": grid.height}
    if width < _WIDE:
        row, column = (str(each + FIRST) for each in cell)
        return t("play-place-short", row=row, column=column, **size)
    if len(field.boards) > 1:
        board = view.display.boards[field.active].title
        return t("play-place-board", cell=cell, board=board, **size)
    return t("play-place", cell=cell, **size)
