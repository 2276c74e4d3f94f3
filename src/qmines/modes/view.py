"""What may be seen of a game: the one thing that players, logs and spectators are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from qmines.core.position import FLAG, HIDDEN, QUESTION, Position
from qmines.errors import InvalidInput
from qmines.modes.base import PLAYING
from qmines.modes.picture import view_svg
from qmines.quantum.bloch import vectors
from qmines.quantum.circuit import MeasuredCell
from qmines.quantum.look import rows
from qmines.quantum.states import SYMBOLS, GroupKind
from qmines.words import plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from qmines.core.board import Board
    from qmines.core.grid import Grid
    from qmines.modes.base import Outcome
    from qmines.quantum.bloch import Vector
    from qmines.quantum.layout import Layout
    from qmines.quantum.position import QubitPosition


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class View:
    """All that a player, a client, a log or a spectator may see.

    ``boards`` holds for each board one byte a cell, in the codes of a position; for a
    game of qubits in those of ``qmines.quantum.look``, and ``qubits`` tells the rest.
    ``mines`` and ``hit`` (the mines that went off) are empty until the game has ended;
    so are ``saves``, unless the rules tell them at once. The last fields are the
    session's.

    >>> import qmines
    >>> qmines.new_game("9x9x10", seed=1).view
    <View of 9×9: playing after 0 events, 10 mines to find>
    """

    grid: Grid
    total: int
    boards: tuple[bytes, ...]
    outcome: Outcome = PLAYING
    notices: tuple[str, ...] = ()
    mines: Board | None = None
    hit: tuple[int, ...] = ()
    saves: int | None = None
    qubits: QubitView | None = None
    changed: tuple[NDArray[np.int64], ...] = ()
    sequence: int = 0
    chain: str = ""
    deaths: int = 0
    paused: bool = False
    milliseconds: int = 0

    @property
    def cells(self) -> bytes:
        """The cells of the first board, in the codes of a position."""
        return self.boards[0]

    @property
    def position(self) -> Position:
        """The first board as a position; a game of qubits has none."""
        if self.qubits is not None:
            raise InvalidInput("a game of qubits has no position of mines: see view.qubits")
        return Position(self.grid, self.cells, self.total)

    @property
    def flags(self) -> int:
        """How many cells are flagged, on whichever board."""
        if len(self.boards) == 1:
            return self.cells.count(FLAG)
        return sum(FLAG in codes for codes in zip(*self.boards, strict=True))

    @property
    def counter(self) -> int:
        """The mines less the flags; negative where there are more flags than mines."""
        return self.total - self.flags

    @property
    def hidden(self) -> int:
        """How many cells are not open."""
        return sum(map(self.cells.count, (HIDDEN, FLAG, QUESTION)))

    def __repr__(self) -> str:
        return (
            f"<View of {self.grid.width}×{self.grid.height}: {self.outcome.result.value} "
            f"after {plural(self.sequence, 'event')}, {plural(self.counter, 'mine')} to find>"
        )

    def _repr_svg_(self) -> str | None:
        return view_svg(self)

    def document(self) -> dict[str, Any]:
        """The view as JSON values; cells in the characters of a position, row by row."""
        outcome, place = self.outcome, self.grid.place
        return {
            "width": self.grid.width,
            "height": self.grid.height,
            "mines": self.total,
            "counter": self.counter,
            "boards": self.board_rows(),
            "changed": [[place(i) for i in board.tolist()] for board in self.changed],
            "outcome": {"result": outcome.result.value, "reason": outcome.reason.name.lower()},
            "notices": list(self.notices),
            "mined": None if self.mines is None else self.mines.rows(),
            "hit": [place(i) for i in self.hit],
            "saves": self.saves,
            "qubits": None if self.qubits is None else self.qubits.document(),
            "sequence": self.sequence,
            "chain": self.chain,
            "deaths": self.deaths,
            "paused": self.paused,
            "milliseconds": self.milliseconds,
        }

    def board_rows(self) -> list[list[str]]:
        """For each board one string a row, a character a cell."""
        if self.qubits is not None:
            return [rows(board, self.grid.width) for board in self.boards]
        return [Position(self.grid, board).rows() for board in self.boards]


@dataclass(frozen=True, slots=True)
class QubitView:
    """What may be seen of a game of qubits besides its boards.

    ``fresh`` counts the measurements of the last event, at the end of the position's
    history. ``layout`` is what was in the cells; None until the game has ended. Where
    nothing is secret, as in the sandbox, cells can be measured again: then ``log`` holds
    what was asked since they were prepared, and ``vectors`` where their arrows point now.
    """

    position: QubitPosition
    fresh: int = 0
    textbook: bool = False
    layout: Layout | None = None
    log: tuple[MeasuredCell, ...] | None = None
    vectors: tuple[Vector, ...] | None = None

    @property
    def asked(self) -> tuple[MeasuredCell, ...]:
        """All measurements that made the circuit of this game."""
        if self.log is not None:
            return self.log
        return tuple(
            MeasuredCell(step.cell, step.basis, step.mine, at)
            for at, step in enumerate(self.position.history)
        )

    @property
    def measurements(self) -> int:
        """How many measurements made the circuit of this game."""
        return len(self.position.history if self.log is None else self.log)

    def arrows(self, cell: int) -> tuple[Vector, Vector | None]:
        """Where the arrow of a cell points, and where after it was measured, if it was.

        Raises:
            InvalidInput: it is secret until the game has ended.
        """
        if self.vectors is not None:
            return self.vectors[cell], None
        if self.layout is None:
            raise InvalidInput("what is in the cells is told when the game has ended")
        return vectors(self.layout, self.position.history, cell)

    def document(self) -> dict[str, Any]:
        """What is to be seen, as JSON values."""
        position = self.position
        place, width = position.grid.place, position.grid.width
        groups = None
        if position.groups is not None:  # perhaps thousands, at every move
            names = {kind: kind.name.lower() for kind in GroupKind}
            groups = [
                {"kind": names[kind], "cells": [divmod(cell, width) for cell in cells]}
                for kind, cells in position.groups
            ]
        return {
            "totals": dict(zip(SYMBOLS, position.totals, strict=True)),
            "groups_of": {
                kind.name.lower(): count
                for kind, count in zip(GroupKind, position.groups_of, strict=True)
            },
            "groups": groups,
            "shields": position.shields,
            "textbook": self.textbook,
            "measured": len(position.history),
            "fresh": [
                {"cell": place(step.cell), "board": step.basis.name, "mine": step.mine}
                for step in position.history[len(position.history) - self.fresh :]
            ],
            "layout": None if self.layout is None else self.layout.rows(),
        }
