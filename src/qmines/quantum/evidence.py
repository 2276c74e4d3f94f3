"""What a history of measurements reveals about the qubits.

A measured cell no longer counts towards the numbers around it, so the drop of a number shows the
cell's weight. If both boards are shown, that is its state. Only a cell that was measured before
any number around it was shown stays in doubt (it is "loose"): only the totals count it, weighted
by the chance of its outcome. Earlier numbers follow from the present ones and from these weights,
so only the present numbers, the totals and the loose cells have to be counted. The mathematics is
in docs/design/quantum-solver.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from qmines.errors import Contradiction
from qmines.messages import Message
from qmines.quantum import stabilizer
from qmines.quantum.hidden.count import thin
from qmines.quantum.hidden.stories import Stories
from qmines.quantum.hidden.story_count import CountBudget
from qmines.quantum.states import WEIGHTS, State

if TYPE_CHECKING:
    from qmines.core.grid import Grid
    from qmines.quantum.position import Measurement, QubitPosition
    from qmines.quantum.stabilizer import Stabilizers

Weights: TypeAlias = tuple[float, float, float, float]
"""By state, in the order of ``State``."""
_NOTHING: Final = (None, None)
_THINNING: Final = 0.4
"""The share of the time for finding out which stories are still possible."""


class Evidence:
    """What is known about the cells measured so far; follows a game measurement by measurement.

    ``left`` counts the cells of each state whose state is not known, ``loose`` holds the
    measured ones among them: by cell, the weight of every state. ``shared`` holds the
    present state of every group, ``places`` the group of each cell and its place there, and
    ``outcomes`` what was measured there: the place in the group, the board, whether a mine was
    found.
    Where groups are hidden, ``stories`` holds all that may have been instead.

    >>> from qmines.core.grid import Grid
    >>> from qmines.quantum.position import Measurement, QubitPosition, ShownNumbers
    >>> from qmines.quantum.states import Basis
    >>> strip = QubitPosition.of(
    ...     Grid(3, 1), (2, 0, 1, 0), [Measurement(0, Basis.Z, shown=(ShownNumbers(0, 0, 1),))]
    ... )
    >>> Evidence.of(strip).loose
    {0: (1.0, 0.0, 0.5, 0.5)}
    """

    def __init__(self, position: QubitPosition) -> None:
        self.grid: Grid = position.grid
        self.left = list(position.totals)
        self.loose: dict[int, Weights] = {}
        self.steps = 0
        self.shared: list[Stabilizers] = []
        self.outcomes: list[list[tuple[int, int, bool]]] = []
        self.stories: Stories | None = None
        self.places: dict[int, tuple[int, int]] = {}
        self._protected = False
        self._numbers: dict[int, tuple[int | None, int | None]] = {}

    @classmethod
    def of(cls, position: QubitPosition) -> Evidence:
        """All that the position's history says."""
        evidence = cls(position)
        evidence.follow(position)
        return evidence

    def follow(self, position: QubitPosition, clock: CountBudget | None = None) -> None:
        """Add the measurements made since, from a later position of the same game.

        This takes time (from the ``clock``) only if groups are hidden.
        """
        if not self.steps:  # groups are shown only after the first measurement
            self._begin(position)
        clock = (clock or CountBudget(None)).part(_THINNING)
        for step in position.history[self.steps :]:
            self._observe(step, clock)
            self.steps += 1
            if self.stories:
                thin(self.stories, clock)

    def group_weights(self) -> dict[int, tuple[int, int]]:
        """The weights of all cells in groups on Z and on H, measured or not."""
        return {
            cell: stabilizer.weights(self.shared[at])[place]
            for cell, (at, place) in self.places.items()
        }

    def _begin(self, position: QubitPosition) -> None:
        self._protected = position.protected
        hidden = position.hides_groups
        self.stories = Stories(self.grid, position.totals, position.groups_of) if hidden else None
        groups = position.groups or ()
        self.shared = [stabilizer.shared(group.kind) for group in groups]
        self.outcomes = [[] for _ in groups]
        self.places = {
            cell: (at, place)
            for at, group in enumerate(groups)
            for place, cell in enumerate(group.cells)
        }

    def _observe(self, step: Measurement, clock: CountBudget) -> None:
        after = {shown.cell: (shown.z, shown.h) for shown in step.shown}
        if self.stories:
            protected = self._protected and not self.steps
            self.stories.observe(step, self._weights(step, after), protected=protected, clock=clock)
        elif step.cell in self.places:
            at, place = self.places[step.cell]
            self.shared[at] = stabilizer.collapsed(
                self.shared[at], place, step.basis, mine=step.mine
            )
            self.outcomes[at].append((place, int(step.basis), step.mine))
        else:
            self._weigh(step, self._weights(step, after))
        self._numbers.update(after)

    def _weights(
        self, step: Measurement, after: dict[int, tuple[int | None, int | None]]
    ) -> Weights:
        """The weight of each state of an unlinked cell, by its outcome and the drop of numbers."""
        weights = [*_CHANCES[step.basis][step.mine]]
        if self._protected and not self.steps:
            good = State.of(step.basis, good=True)
            weights = [float(state is good) for state in State]
        for cell in self.grid.neighbours(step.cell):
            before = self._numbers.get(cell, _NOTHING)
            now = after.get(cell, before)
            for board in (0, 1):
                earlier, later = before[board], now[board]
                if earlier is not None and later is not None:
                    for state in _OTHERS[board].get(earlier - later, _STATES):
                        weights[state] = 0.0
        zero, one, plus, minus = weights
        return zero, one, plus, minus

    def _weigh(self, step: Measurement, weights: Weights) -> None:
        """Record the measurement of an unlinked cell."""
        possible = [state for state in State if weights[state]]
        if not possible:
            place = self.grid.place(step.cell)
            raise Contradiction(Message("layout-contradiction-cell", cell=place), cells=[place])
        if len(possible) == 1:
            self.left[possible[0]] -= 1
        else:
            self.loose[step.cell] = weights


_STATES: Final = tuple(State)
_CHANCES: Final = tuple(
    (
        tuple(1 - WEIGHTS[state][board] / 2 for state in State),
        tuple(WEIGHTS[state][board] / 2 for state in State),
    )
    for board in (0, 1)
)
"""The chance of an outcome in each state, by board and whether it was a mine (Born's rule)."""
_OTHERS: Final = tuple(
    {
        weight: tuple(state for state in State if WEIGHTS[state][board] != weight)
        for weight in (0, 1, 2)
    }
    for board in (0, 1)
)
"""The states with another weight on a board, by board and weight."""
