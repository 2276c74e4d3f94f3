"""A qubit game as messages: for each measurement, its outcome and what it changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from qmines.messages import Message
from qmines.quantum import stabilizer
from qmines.quantum.layout import IN_GROUP
from qmines.quantum.look import halves, on_boards
from qmines.quantum.states import WEIGHTS, Basis, GroupKind, State

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from qmines.core.grid import Grid
    from qmines.errors import Cell
    from qmines.messages import Messages
    from qmines.quantum.layout import Layout
    from qmines.quantum.position import Group, Measurement, QubitPosition
    from qmines.quantum.stabilizer import Stabilizers


def story(
    position: QubitPosition,
    *,
    layout: Layout | None = None,
    textbook: bool = False,
    since: int = 0,
) -> Iterator[Messages]:
    """The sentences of every measurement from number ``since`` on.

    With the layout, as after a game, they name the state and the chance of its outcome; without
    it, only what the numbers and visible links reveal.
    """
    groups = position.groups if layout is None else layout.groups
    teller = _Teller(
        position.grid,
        groups or (),
        {} if layout is None else _states(layout, range(position.grid.cells)),
        all_known=groups is not None,
        textbook=textbook,
    )
    for at, step in enumerate(position.history):
        if at < since:
            teller.follow(step)
        else:
            yield teller.tell(step)


class Excerpt(NamedTuple):
    """The part of a game that the sentences about a few cells depend on.

    It stays small however large the game is, so it can be sent to another process. ``steps``
    are the measurements that matter, in order, ``groups`` those of the cells, and ``states``
    what the cells held, where that is known.
    """

    grid: Grid
    cells: frozenset[int]
    steps: tuple[Measurement, ...]
    groups: tuple[Group, ...]
    states: dict[int, State]
    all_known: bool
    textbook: bool

    @classmethod
    def of(
        cls,
        position: QubitPosition,
        cells: Collection[int],
        *,
        layout: Layout | None = None,
        textbook: bool = False,
    ) -> Self:
        """Select what concerns these cells; scans all measurements once."""
        wanted = frozenset(cell for cell in cells if position.basis_of(cell) is not None)
        known = position.groups if layout is None else layout.groups
        groups = tuple(group for group in known or () if not wanted.isdisjoint(group.cells))
        return cls(
            grid=position.grid,
            cells=wanted,
            steps=_steps_about(position, wanted, known) if wanted else (),
            groups=groups,
            states={} if layout is None else _states(layout, wanted),
            all_known=known is not None,
            textbook=textbook,
        )

    def told(self) -> list[Messages]:
        """The sentences of each measurement of the cells, as in ``story``."""
        teller = _Teller(
            self.grid, self.groups, self.states, all_known=self.all_known, textbook=self.textbook
        )
        told = []
        for step in self.steps:
            if step.cell in self.cells:
                told.append(teller.tell(step))
            else:
                teller.follow(step)
        return told


def _steps_about(
    position: QubitPosition, cells: frozenset[int], groups: tuple[Group, ...] | None
) -> tuple[Measurement, ...]:
    """The measurements of cells and their groups, and those that change numbers around them."""
    neighbours = position.grid.neighbours
    near = {other for cell in cells for other in neighbours(cell)}
    if groups is not None:
        # A number changes when a cell beside it is measured, or another of that cell's group.
        about = {*cells, *near, *(other for cell in near for other in neighbours(cell))}
        linked = [group.cells for group in groups if not about.isdisjoint(group.cells)]
        about.update(cell for group in linked for cell in group)
        return tuple(position.history.about(about))
    # Any cell may be linked to one nearby.
    return tuple(position.history.about(cells, numbers=near))


def _states(layout: Layout, cells: Iterable[int]) -> dict[int, State]:
    """The states of cells that have one of their own."""
    own = layout.own
    return {cell: State(own[cell]) for cell in cells if own[cell] != IN_GROUP}


class _Teller:
    """Follows the measurements of a game, and puts them into sentences."""

    def __init__(
        self,
        grid: Grid,
        groups: Sequence[Group],
        states: Mapping[int, State],
        *,
        all_known: bool,
        textbook: bool,
    ) -> None:
        self._grid = grid
        self._groups = groups
        self._group_of = {cell: at for at, group in enumerate(groups) for cell in group.cells}
        self._states = states
        self._all_known = all_known
        self._textbook = textbook
        self._shared = [stabilizer.shared(group.kind) for group in groups]
        self._numbers: dict[int, tuple[int | None, int | None]] = {}
        self._measured: set[int] = set()
        self._asked: dict[int, Measurement] = {}

    def follow(self, step: Measurement) -> None:
        """Record the next measurement without a sentence."""
        for cell, z, h in step.shown:
            self._numbers[cell] = z, h
        self._measured.add(step.cell)
        at = self._group_of.get(step.cell)
        if at is not None:
            self._asked[step.cell] = step
            place = self._groups[at].cells.index(step.cell)
            self._shared[at] = stabilizer.collapsed(
                self._shared[at], place, step.basis, mine=step.mine
            )

    def tell(self, step: Measurement) -> Messages:
        """The sentences of the next measurement."""
        at = self._group_of.get(step.cell)
        before = None if at is None else self._shared[at]
        state = self._state(step.cell, at)
        drop = self._drop(step)
        told = [
            measured(
                self._grid.place(step.cell), step.basis, mine=step.mine, shielded=step.shielded
            ),
            *self._expected(step, at, state),
        ]
        self.follow(step)
        numbers = next(((z, h) for cell, z, h in step.shown if cell == step.cell), (None, None))
        if shown := on_boards(numbers):
            told.append(Message("measured-shows", numbers=shown))
        if at is None or before is None:
            told += self._dropped(drop, state) if drop else ()
        else:
            told += self._settled(self._groups[at], before, self._shared[at])
            told += self._impossible(at)
        return told

    def _expected(self, step: Measurement, at: int | None, state: State | None) -> Messages:
        """The state of the cell, if known, and how likely a mine was."""
        if state is not None:
            held, weight = state.message(textbook=self._textbook), WEIGHTS[state][step.basis]
            return (Message("measured-state", state=held, chance=halves(weight)),)
        if at is not None:
            kind = self._groups[at].kind.name.lower()
            return (Message("measured-shared", kind=kind, chance=halves(1)),)
        return ()

    def _dropped(self, drop: tuple[int | None, int | None], state: State | None) -> Messages:
        """The drop of the numbers around a measured cell, and what it reveals."""
        told = Message("measured-dropped", shares=on_boards(drop))
        if state is not None or not self._all_known or None in drop:
            return (told,)
        held = State(WEIGHTS.index((drop[0] or 0, drop[1] or 0)))
        return told, Message("measured-so-held", state=held.message(textbook=self._textbook))

    def _settled(self, group: Group, before: Stabilizers, after: Stabilizers) -> Iterator[Message]:
        """The new states of the other cells of the group."""
        for other, index in enumerate(group.cells):
            if index in self._measured or self._same(before, after, other):
                continue
            cell, state = self._grid.place(index), stabilizer.state_of(after, other)
            if state is None:
                yield Message("measured-still-shared", cell=cell)
                continue
            yield Message("measured-now", cell=cell, state=state.message(textbook=self._textbook))

    def _impossible(self, at: int) -> Iterator[Message]:
        """What a trio shows that no fixed board could, once two outcomes decide the third."""
        kind, cells = self._groups[at]
        if kind is not GroupKind.TRIO or sum(cell in self._asked for cell in cells) != 2:
            return
        boards, mines = [], 0
        for place, cell in enumerate(cells):
            step = self._asked.get(cell)
            state = None if step else stabilizer.state_of(self._shared[at], place)
            if step:
                boards.append(step.basis)
                mines += step.mine
            elif state is not None:
                boards.append(state.basis)
                mines += not state.good
        odd = boards == [Basis.H] * len(cells)
        yield Message(
            "measured-trio-odd" if odd else "measured-trio-even",
            boards=" ".join(board.name for board in boards),
            mines=mines,
        )

    def _drop(self, step: Measurement) -> tuple[int | None, int | None] | None:
        """By how much the numbers around a cell dropped on each board; None if none is shown."""
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

    def _state(self, cell: int, at: int | None) -> State | None:
        """The current state of a cell, if it has one and it is known."""
        if at is not None:
            return stabilizer.state_of(self._shared[at], self._groups[at].cells.index(cell))
        return self._states.get(cell)

    def _same(self, before: Stabilizers, after: Stabilizers, qubit: int) -> bool:
        settled = stabilizer.state_of(after, qubit)
        return settled is not None and settled == stabilizer.state_of(before, qubit)


def measured(cell: Cell, basis: Basis, *, mine: bool, shielded: bool = False) -> Message:
    """The outcome of a measurement as a message."""
    key = "measured-shielded" if shielded else "measured-outcome"
    return Message(key, cell=cell, board=basis.name, mine="yes" if mine else "no")
