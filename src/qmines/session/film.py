"""A game as a film: the first view, and what every event changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.core.events import Event
from qmines.errors import BudgetExceeded
from qmines.modes.base import differences
from qmines.session.clock import Clock

if TYPE_CHECKING:
    from qmines.modes import View
    from qmines.session.steps import Steps

MOST_CHANGES: Final = 2_000_000
"""Changes of cells beyond which a game is too long for a film."""
_KEPT: Final = {
    "counter",
    "outcome",
    "ending",
    "mined",
    "hit",
    "saves",
    "saved",
    "qubits",
    "totals",
}


def film_of(steps: Steps) -> dict[str, Any]:
    """The film of a game.

    ``first`` is the view before the first event. ``frames`` has for each event its time, the
    time that counts, the event, the changed cells as ``[board, cell numbers, characters]``, and
    all other changes. Pauses do not hide the board here; see ``paused``.

    Raises:
        BudgetExceeded: there are more changes than ``MOST_CHANGES``.
    """
    timeline, clock = steps.start(), Clock(lambda: 0.0)
    before = timeline.mode.view(timeline.state)
    standing = _standing(before, deaths=0, paused=False)
    first = {**before.document(), **standing}
    frames: list[list[Any]] = []
    total = 0
    for entry in steps.entries:
        timeline.take(Event.parse(entry.event))
        clock.note(entry.at, running=timeline.running)
        view = timeline.mode.view(timeline.state)
        changes = _changes(before, view)
        total += sum(len(cells) for _, cells, _ in changes)
        if total > MOST_CHANGES:
            raise BudgetExceeded("this game is too long to replay here: download its file instead")
        after = _standing(view, deaths=timeline.deaths, paused=timeline.paused)
        other = {name: value for name, value in after.items() if standing[name] != value}
        frames.append([entry.at, clock.counted_at_last(), entry.event, changes, other])
        before, standing = view, after
    return {"first": first, "frames": frames}


def _changes(before: View, after: View) -> list[tuple[int, list[int], str]]:
    spell, found = after.display.symbol, []
    for board, cells in enumerate(differences(before.boards, after.boards)):
        if len(cells):
            numbers = cells.tolist()
            looks = "".join(spell(after.boards[board][cell]) for cell in numbers)
            found.append((board, numbers, looks))
    return found


def _standing(view: View, *, deaths: int, paused: bool) -> dict[str, Any]:
    """What is shown besides the cells."""
    seen = view.bounded(0).standing()
    if seen["qubits"] is not None:
        # Measurements differ in every frame and are often many; reviews tell them in sentences.
        del seen["qubits"]["fresh"], seen["qubits"]["measured"]
    told = {name: value for name, value in seen.items() if name in _KEPT}
    return told | {"deaths": deaths, "paused": paused}
