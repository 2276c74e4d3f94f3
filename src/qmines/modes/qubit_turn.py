"""Apply one event to two boards of qubits: measurements, numbers, cascades."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from qmines.quantum.layout import IN_GROUP
from qmines.quantum.position import NOT_SHOWN, UNMEASURED, Measurement, Recorder, ShownNumbers
from qmines.quantum.states import Basis

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.core.grid import Grid
    from qmines.core.stream import Stream
    from qmines.modes.two_boards import PairState


_BOARDS: Final = tuple(Basis)
_REMEMBERED: Final = 2048  # cells whose neighbours are remembered: 0.9 MB


@lru_cache(maxsize=8)
def neighbours_of(grid: Grid) -> Callable[[int], tuple[int, ...]]:
    """A function that returns the neighbours of a cell, and caches recent results.

    A cascade only revisits cells nearby; caching every cell of a large field would take 15 MB.
    """
    return lru_cache(_REMEMBERED)(lambda cell: tuple(grid.neighbours(cell)))


class Turn:
    """Applies an event to copies of a state's arrays.

    With ``both``, a cell shows its numbers on both boards. With ``expert``, older cells whose
    number drops to 0 also open their neighbours automatically.
    """

    def __init__(self, state: PairState, *, both: bool, expert: bool) -> None:
        self.register = state.register
        self.weights = (bytearray(state.weights[0]), bytearray(state.weights[1]))
        self.numbers = (bytearray(state.numbers[0]), bytearray(state.numbers[1]))
        self.measured = bytearray(state.measured)
        self.left = state.left
        self.told = [*state.told]
        self.steps = Recorder(state.history)
        self._near = neighbours_of(state.setup.grid)
        self._all_told = bool(state.setup.options["layout"])  # the player chose it
        self._first = state.protected and not state.history
        self._marks = state.marks
        self._stream: Stream = state.stream
        self._both = both
        self._expert = expert
        self._fresh = bytearray(state.setup.grid.cells)  # 1 for the cells measured in this turn
        self._zeros: deque[tuple[int, Basis]] = deque()

    def measure(self, cell: int, basis: Basis, *, shielded: bool = False) -> bool:
        """Measure an unmeasured cell on a board; returns whether it was a mine."""
        chance = self.weights[basis][cell]
        self._tell(cell)
        mine = chance == 2 if chance != 1 else self._coin(cell, basis)
        self.measured[cell] = basis
        self._fresh[cell] = 1
        before: dict[int, ShownNumbers] = {}
        self._reweigh(cell, (0, 0), before)
        self.register, partners = self.register.collapse(cell, basis, mine=mine)
        for partner, weights in partners.items():
            if self.measured[partner] == UNMEASURED:
                self._reweigh(partner, weights, before)
        if not mine:
            before[cell] = self._shown(cell)
            self._show(cell, basis)
        shown = [self._shown(each) for each in sorted(before)]
        changed = tuple(each for each in shown if each != before[each.cell])
        self.steps.add(Measurement(cell, basis, mine, shielded, changed))
        return mine

    def reopen(self, cell: int, basis: Basis) -> None:
        """Open the neighbours of a measured cell that shows 0."""
        self._zeros.append((cell, basis))
        self.cascade()

    def cascade(self) -> None:
        """Open the neighbours of every cell that now shows 0, and so on.

        A 0 means that no unmeasured neighbour can be a mine on that board, so a cascade never
        loses the game.
        """
        while self._zeros:
            cell, basis = self._zeros.popleft()
            for each in self._near(cell):
                if self.measured[each] == UNMEASURED and not self._marks[basis][each]:
                    self.measure(each, basis)

    def _tell(self, cell: int) -> None:
        """Count a cell that is about to be measured by its state, or among those in doubt.

        The drop of the numbers around it reveals its weights. A drop of 0 or 2 on one board is
        enough to know its state.
        """
        own = self.register.layout.own[cell]
        if own == IN_GROUP:
            return
        weights = self.weights[0][cell], self.weights[1][cell]
        seen = [
            any(numbers[near] != NOT_SHOWN for near in self._near(cell)) for numbers in self.numbers
        ]
        told = all(seen) or any(
            shown and weight != 1 for shown, weight in zip(seen, weights, strict=True)
        )
        self.told[own if told or self._first or self._all_told else IN_GROUP] += 1
        self._first = False

    def _coin(self, cell: int, basis: Basis) -> bool:
        return self._stream.derive("measure", len(self.steps), cell, int(basis)).below(2) == 1

    def _reweigh(
        self, cell: int, weights: tuple[int, int], before: dict[int, ShownNumbers]
    ) -> None:
        """Change a cell's weights and the numbers around it; (0, 0) for a measured cell.

        ``before`` receives the numbers that change, as they were.
        """
        weighed = self.weights[0][cell], self.weights[1][cell]
        # Bad cells are those that are certainly mined on a board; the others are to be measured.
        if 2 not in weighed:
            self.left -= 1
        if 2 not in weights and weights != (0, 0):
            self.left += 1
        for basis in _BOARDS:
            self.weights[basis][cell] = weights[basis]
            rise = weights[basis] - weighed[basis]
            if not rise:
                continue
            numbers = self.numbers[basis]
            for near in self._near(cell):
                if numbers[near] != NOT_SHOWN:
                    before.setdefault(near, self._shown(near))
                    numbers[near] += rise
                    if not numbers[near] and (self._expert or self._fresh[near]):
                        self._zeros.append((near, basis))

    def _show(self, cell: int, basis: Basis) -> None:
        """Show the numbers of a cell that was just measured."""
        for board in _BOARDS if self._both else (basis,):
            weights = self.weights[board]
            number = sum(weights[near] for near in self._near(cell))
            self.numbers[board][cell] = number
            if not number:
                self._zeros.append((cell, board))

    def _shown(self, cell: int) -> ShownNumbers:
        z, h = self.numbers[0][cell], self.numbers[1][cell]
        return ShownNumbers(cell, None if z == NOT_SHOWN else z, None if h == NOT_SHOWN else h)
