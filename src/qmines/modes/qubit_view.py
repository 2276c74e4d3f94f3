"""The visible part of a qubit game, besides the cells of its two boards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes.base import Option
from qmines.modes.display import BoardName, CellLook, Display
from qmines.quantum import stabilizer
from qmines.quantum.bloch import vectors
from qmines.quantum.circuit import MeasuredCell, circuit_of
from qmines.quantum.layout import IN_GROUP, letters_of
from qmines.quantum.look import CLOSED, DIGITS, HALVES, halves
from qmines.quantum.states import SYMBOLS, Basis, GroupKind, State
from qmines.quantum.story import Excerpt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.documents import GroupDocument, QubitsDocument
    from qmines.messages import Messages
    from qmines.modes.base import Setup
    from qmines.quantum.bloch import Vector
    from qmines.quantum.circuit import Circuit
    from qmines.quantum.layout import Layout
    from qmines.quantum.position import QubitPosition

_BOARDS: Final = tuple(
    BoardName(Message("board-name-basis", board=b.name), b.name.lower()) for b in Basis
)
_CELLS: Final = {
    HALVES: CellLook("0", name="0", colour="faint"),
    **{
        HALVES + number: CellLook(digit, halves(number), colour=f"clue-{min(8, (number + 1) // 2)}")
        for number, digit in enumerate(DIGITS)
        if number
    },
    CLOSED: CellLook(".", name="measured", colour="faint", dot=True),
}
_KINDS: Final[dict[GroupKind, Literal["singlet", "link", "trio"]]] = {
    GroupKind.SINGLET: "singlet",
    GroupKind.LINK: "link",
    GroupKind.TRIO: "trio",
}
QUBIT_BOARDS: Final = Display(_BOARDS, "qubits", _CELLS)
"""A Z board and an H board, with numbers in halves."""
SANDBOX_BOARDS: Final = Display(_BOARDS, "open", _CELLS)
"""The same boards for games in which nothing is hidden."""
LABELS: Final = Option(
    "labels", "original", Message("option-labels"), choices=("original", "textbook")
)
"""The option that chooses how states are called."""


def is_textbook(setup: Setup) -> bool:
    """Whether a game shows states with their textbook names."""
    return setup.options["labels"] == "textbook"


def state_messages(totals: Iterable[int], *, textbook: bool) -> list[Message]:
    """How many cells there are in each state, without empty ones."""
    return [
        Message("contents-state", count=count, state=state.message(textbook=textbook))
        for state, count in zip(State, totals, strict=True)
        if count
    ]


def group_message(kind: GroupKind, count: int) -> Message:
    """How many groups of a kind there are."""
    return Message("contents-group", kind=kind.name.lower(), count=count)


@dataclass(frozen=True, slots=True)
class QubitView:
    """The visible part of a qubit game, besides its boards.

    ``fresh`` counts the measurements of the last event, at the end of the position's history.
    ``told`` counts the measured cells by the state that the numbers revealed; the last count is
    for cells in doubt. ``layout`` is what was in the cells; None until the game is over. In the
    sandbox, where nothing is secret, cells can be measured again: ``log`` has the measurements
    since they were prepared, and ``vectors`` has their current Bloch vectors.
    """

    position: QubitPosition
    fresh: int = 0
    told: tuple[int, ...] = (0, 0, 0, 0, 0)
    textbook: bool = False
    layout: Layout | None = None
    log: tuple[MeasuredCell, ...] | None = None
    vectors: tuple[Vector, ...] | None = None

    @property
    def asked(self) -> tuple[MeasuredCell, ...]:
        """All measurements in the circuit of this game."""
        if self.log is not None:
            return self.log
        columns = [column.tolist() for column in self.position.history.columns()]
        return tuple(
            MeasuredCell(cell, Basis(basis), bool(mine), at)
            for at, (cell, basis, mine) in enumerate(zip(*columns, strict=True))
        )

    @property
    def measurements(self) -> int:
        """The number of measurements in the circuit of this game."""
        return len(self.position.history if self.log is None else self.log)

    @property
    def letters(self) -> dict[int, str]:
        """The group letter of each cell that is known to share a state."""
        return letters_of(self.position.groups or ())

    @property
    def shields(self) -> tuple[tuple[str, int], ...]:
        """The number of shields left; empty in games without groups."""
        return (("shields", self.position.shields),) if any(self.position.groups_of) else ()

    @property
    def settled(self) -> dict[int, State]:
        """The states of unmeasured cells that measurements in their group have settled."""
        position = self.position
        found: dict[int, State] = {}
        open_groups = [
            group
            for group in position.groups or ()
            if 0 < sum(position.basis_of(cell) is None for cell in group.cells) < len(group.cells)
        ]
        if not open_groups:
            return found
        cells = {cell for group in open_groups for cell in group.cells}
        steps = {step.cell: step for step in position.history.about(cells)}
        for kind, members in open_groups:
            shared = stabilizer.shared(kind)
            for place, cell in enumerate(members):
                if (step := steps.get(cell)) is not None:
                    shared = stabilizer.collapsed(shared, place, step.basis, mine=step.mine)
            for place, cell in enumerate(members):
                state = stabilizer.state_of(shared, place)
                if cell not in steps and state is not None:
                    found[cell] = state
        return found

    @property
    def left(self) -> tuple[int, ...] | None:
        """The number of closed cells left in each state; None if groups are hidden.

        These are upper bounds if the states of some measured cells are in doubt.
        """
        if self.position.hides_groups or self.log is not None:
            return None
        counts = zip(self.position.totals, self.told[: len(State)], strict=True)
        return tuple(total - told for total, told in counts)

    def totals(self, *, dirac: bool = False) -> Message:
        """The number of closed cells left in each state, as far as known, and of shields."""
        position = self.position
        counts = zip(State, self.left or position.totals, strict=True)
        totals: dict[str, int | str] = {state.name.lower(): count for state, count in counts}
        key = "game-totals" if self.left is None else "game-left"
        if self.left is not None and self.told[-1]:
            good = (state.name.lower() for state in State if state.good)
            totals |= {name: f"≤{totals[name]}" for name in good if totals[name]}
        if dirac:
            key += "-dirac"
            totals["bad"] = State.PLUS.label(textbook=self.textbook)
            totals["good"] = State.MINUS.label(textbook=self.textbook)
        if not any(position.groups_of):
            return Message(key, **totals)
        return Message(f"{key}-shields", shields=position.shields, **totals)

    def news(self, most: int | None = None) -> list[Messages]:
        """The sentences of each measurement of the last event; of more than ``most``, the first."""
        history = self.position.history
        # Not by unpacking the history: one event can measure 40,000 cells.
        fresh = history.columns()[0][len(history) - self.fresh :][:most]
        if not len(fresh):
            return []
        if self.fresh > len(fresh):
            fresh = fresh[:-1]
        told = Excerpt.of(self.position, fresh.tolist(), textbook=self.textbook).told()
        more = self.fresh - len(fresh)
        return [*told, (Message("measured-more", count=more),)] if more else told

    def summary(self) -> list[tuple[Message, bool]]:
        """Lines about states, groups, shields and measurements, and whether each is important."""
        position = self.position
        groups = zip(GroupKind, position.groups_of, strict=True)
        lines = [(group_message(kind, count), False) for kind, count in groups if count]
        if position.shields:
            lines.append((Message("contents-shields", count=position.shields), True))
        measured = Message("contents-measured", count=len(position.history))
        states = state_messages(position.totals, textbook=self.textbook)
        return [*((message, True) for message in states), *lines, (measured, False)]

    def without_links(self) -> QubitView:
        """The view without links between cells that share a state."""
        return replace(self, position=replace(self.position, groups=None))

    def arrows(self, cell: int) -> tuple[Vector, Vector | None]:
        """A cell's Bloch vector, and the one after its measurement, if it was measured.

        Raises:
            InvalidInput: it is secret until the game has ended.
        """
        if self.vectors is not None:
            return self.vectors[cell], None
        return vectors(self._revealed, self.position.history, cell)

    def circuit(self, *, whole: bool = False) -> Circuit:
        """The circuit of a finished game or of a sandbox.

        Raises:
            InvalidInput: it is secret until the game has ended.
        """
        if self.layout is None:
            raise InvalidInput(Message("after-circuit"))
        return circuit_of(self.layout, self.asked, textbook=self.textbook, whole=whole)

    def state_of(self, cell: int) -> str:
        """What was in a cell: the label of a state, or the letter of a group.

        Raises:
            InvalidInput: it is secret until the game has ended.
        """
        layout = self._revealed
        if layout.own[cell] == IN_GROUP:
            return letters_of(layout.groups)[cell]
        return State(layout.own[cell]).label(textbook=self.textbook)

    @property
    def _revealed(self) -> Layout:
        if self.layout is None:
            raise InvalidInput(Message("after-states"))
        return self.layout

    def document(self) -> QubitsDocument:
        """The view as JSON."""
        position = self.position
        place, width = position.grid.place, position.grid.width
        groups: list[GroupDocument] | None = None
        if position.groups is not None:  # perhaps thousands, at every move
            groups = [
                {"kind": _KINDS[kind], "cells": [divmod(cell, width) for cell in cells]}
                for kind, cells in position.groups
            ]
        return {
            "totals": dict(zip(SYMBOLS, position.totals, strict=True)),
            "left": None if self.left is None else dict(zip(SYMBOLS, self.left, strict=True)),
            "doubtful": self.told[-1],
            "groups_of": {
                _KINDS[kind]: count
                for kind, count in zip(GroupKind, position.groups_of, strict=True)
            },
            "groups": groups,
            "settled": [
                {"cell": place(cell), "board": state.basis.name, "mine": not state.good}
                for cell, state in self.settled.items()
            ],
            "shields": position.shields,
            "textbook": self.textbook,
            "measured": len(position.history),
            "fresh": [
                {"cell": place(step.cell), "board": step.basis.name, "mine": step.mine}
                for step in position.history[len(position.history) - self.fresh :]
            ],
            "layout": None if self.layout is None else self.layout.rows(),
        }
