"""A game of qubits told in sentences: one a measurement, what came out and what it changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.quantum import stabilizer
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.look import halves
from qmines.quantum.states import WEIGHTS, Basis, GroupKind, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.quantum.layout import Layout
    from qmines.quantum.position import Group, Measurement, QubitPosition
    from qmines.quantum.stabilizer import Stabilizers

_SHARED: Final = {
    GroupKind.SINGLET: "half of a singlet",
    GroupKind.LINK: "half of a link",
    GroupKind.TRIO: "a third of a trio",
}
_CHANCES: Final = ("0", "½", "1")


def story(
    position: QubitPosition,
    *,
    layout: Layout | None = None,
    textbook: bool = False,
    since: int = 0,
) -> Iterator[str]:
    """A sentence for every measurement from number ``since`` on.

    With the layout, as after a game, each tells the state and Born's chance; without,
    only what the numbers and the links that are shown give away.
    """
    teller = _Teller(position, layout, textbook=textbook)
    for at, step in enumerate(position.history):
        told = teller.tell(step)
        if at >= since:
            yield told


class _Teller:
    """Follows the measurements of a game, with what is known of it."""

    def __init__(self, position: QubitPosition, layout: Layout | None, *, textbook: bool) -> None:
        self._grid = position.grid
        self._layout = layout
        self._textbook = textbook
        groups = position.groups if layout is None else layout.groups
        self._groups: tuple[Group, ...] = groups or ()
        self._all_known = layout is not None or groups is not None
        self._shared = [stabilizer.shared(group.kind) for group in self._groups]
        self._numbers: dict[int, tuple[int | None, int | None]] = {}
        self._measured: set[int] = set()

    def tell(self, step: Measurement) -> str:
        """The sentence of the next measurement."""
        at = self._group_of(step.cell)
        state = self._state(step.cell, at)
        drop = self._drop(step)
        parts = [self._subject(step, at, state), _outcome(step)]
        numbers = dict.fromkeys(Basis)
        for cell, z, h in step.shown:
            self._numbers[cell] = z, h
            if cell == step.cell:
                numbers = {Basis.Z: z, Basis.H: h}
        shown = [f"{halves(n)} on {board.name}" for board, n in numbers.items() if n is not None]
        if shown:
            parts.append(f"it shows {' and '.join(shown)}")
        if drop and at is None:
            parts.append(self._left(drop, state))
        self._measured.add(step.cell)
        if at is not None:
            parts += self._settled(step, at)
        return f"{parts[0]}: {'; '.join(parts[1:])}."

    def _subject(self, step: Measurement, at: int | None, state: State | None) -> str:
        place, board = self._place(step.cell), step.basis.name
        if state is not None:
            was = f"{place} held {state.label(textbook=self._textbook)}"
            chance = _CHANCES[WEIGHTS[state][step.basis]]
        elif at is not None:
            was = f"{place}, {_SHARED[self._groups[at].kind]}, had no state of its own"
            chance = _CHANCES[1]
        else:
            return f"{place}, measured on {board}"
        return f"{was}, and was measured on {board}, where a mine has the chance {chance}"

    def _left(self, drop: tuple[int | None, int | None], state: State | None) -> str:
        """What left the numbers around a measured cell, and what that gives away."""
        shares = [
            f"{halves(share)} on {board.name}"
            for board, share in zip(Basis, drop, strict=True)
            if share is not None
        ]
        text = f"its share of {' and '.join(shares)} left the numbers around it"
        if state is not None or not self._all_known or None in drop:
            return text
        held = State(WEIGHTS.index((drop[0] or 0, drop[1] or 0)))
        return f"{text}, so it held {held.label(textbook=self._textbook)}"

    def _settled(self, step: Measurement, at: int) -> list[str]:
        """What became of the other cells of the group."""
        group, before = self._groups[at], self._shared[at]
        place = group.cells.index(step.cell)
        after = stabilizer.collapsed(before, place, step.basis, mine=step.mine)
        self._shared[at] = after
        told = []
        for other, cell in enumerate(group.cells):
            if cell in self._measured or self._same(before, after, other):
                continue
            state = stabilizer.state_of(after, other)
            if state is None:
                told.append(f"{self._place(cell)} still has no state of its own")
                continue
            certain = "safe" if state.good else "a mine"
            label = state.label(textbook=self._textbook)
            told.append(
                f"{self._place(cell)} is {label} now, certainly {certain} on {state.basis.name}"
            )
        return told

    def _drop(self, step: Measurement) -> tuple[int | None, int | None] | None:
        """By how much the numbers around a cell fell, where any is to be seen."""
        near = set(self._grid.neighbours(step.cell))
        seen = [self._numbers[cell] for cell in near if cell in self._numbers]
        if not any(number is not None for pair in seen for number in pair):
            return None
        fell: list[int | None] = [None, None]
        for board in Basis:
            if any(pair[board] is not None for pair in seen):
                fell[board] = 0
        for cell, *after in step.shown:
            before = self._numbers.get(cell)
            if before is None or cell not in near:
                continue
            for board in Basis:
                old, new = before[board], after[board]
                if old is not None and new is not None and old != new:
                    fell[board] = old - new
        return fell[0], fell[1]

    def _group_of(self, cell: int) -> int | None:
        return next((at for at, group in enumerate(self._groups) if cell in group.cells), None)

    def _state(self, cell: int, at: int | None) -> State | None:
        """The state of a cell now, where it has one and it is known."""
        if at is not None:
            return stabilizer.state_of(self._shared[at], self._groups[at].cells.index(cell))
        if self._layout is None or self._layout.own[cell] == IN_GROUP:
            return None
        return State(self._layout.own[cell])

    def _same(self, before: Stabilizers, after: Stabilizers, qubit: int) -> bool:
        settled = stabilizer.state_of(after, qubit)
        return settled is not None and settled == stabilizer.state_of(before, qubit)

    def _place(self, cell: int) -> str:
        row, column = self._grid.place(cell)
        return f"row {row}, column {column}"


def _outcome(step: Measurement) -> str:
    found = "a mine" if step.mine else "no mine"
    return f"{found}, under a shield" if step.shielded else found
