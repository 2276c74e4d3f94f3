"""Plain and slow twins: what a game of qubits must show, and the posterior by enumeration.

Nothing here uses the register, the turn or Stim: states are vectors of amplitudes.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import numpy as np

from qmines.quantum.layout import IN_GROUP, Layout
from qmines.quantum.position import NOT_SHOWN, UNMEASURED, Group
from qmines.quantum.states import WEIGHTS, Basis, GroupKind, State

ROOT = 2**-0.5
MINES = {Basis.Z: np.array([0, 1]), Basis.H: np.array([ROOT, ROOT])}
SAFES = {Basis.Z: np.array([1, 0]), Basis.H: np.array([ROOT, -ROOT])}
KETS = {State.ZERO: [1, 0], State.ONE: [0, 1], State.PLUS: [ROOT, ROOT], State.MINUS: [ROOT, -ROOT]}
PAULI = {"X": np.array([[0, 1], [1, 0]]), "Z": np.array([[1, 0], [0, -1]])}


def shared_ket(kind):
    """The state of a group, projected out of a vector by its stabilizers."""
    ket = np.random.default_rng(0).normal(size=2**kind.size)
    for text in kind.stabilizers:
        product = np.array([[1.0]])
        for letter in text[1:]:
            product = np.kron(product, PAULI[letter])
        ket = ket + (product if text[0] == "+" else -product) @ ket
    return ket / np.linalg.norm(ket)


def projected(ket, size, place, vector):
    """The part of a ket in which one qubit is in a given state."""
    shape = ket.reshape([2] * size)
    kept = np.tensordot(vector, shape, axes=([0], [place]))
    return np.moveaxis(np.tensordot(vector, kept, axes=0), 0, place).reshape(-1)


class Amplitudes:
    """The qubits of a layout as vectors, each group for itself."""

    def __init__(self, layout: Layout) -> None:
        self.of = {}
        for cell, own in enumerate(layout.own):
            if own != IN_GROUP:
                self.of[cell] = ([cell], [np.array(KETS[State(own)], float)])
        for group in layout.groups:
            held = (list(group.cells), [shared_ket(group.kind)])
            self.of |= dict.fromkeys(group.cells, held)

    def chance(self, cell, basis):
        """The chance of a mine, by Born's rule."""
        cells, (ket,) = self.of[cell]
        return float(
            np.linalg.norm(projected(ket, len(cells), cells.index(cell), MINES[basis])) ** 2
        )

    def measure(self, cell, basis, *, mine):
        """Let an outcome happen; tells its chance."""
        cells, held = self.of[cell]
        vector = (MINES if mine else SAFES)[basis]
        after = projected(held[0], len(cells), cells.index(cell), vector)
        norm = np.linalg.norm(after)
        if norm > 1e-9:
            held[0] = after / norm
        return float(norm**2)


def expected_numbers(grid, amplitudes, measured, found, both):
    """What the boards must show, from the amplitudes alone, in half-units."""
    boards = []
    for board in Basis:
        shown = []
        for cell in range(grid.cells):
            hidden = measured[cell] == UNMEASURED or cell in found
            if hidden or (not both and measured[cell] != board):
                shown.append(NOT_SHOWN)
                continue
            open_ = [n for n in grid.neighbours(cell) if measured[n] == UNMEASURED]
            total = 2 * sum(amplitudes.chance(n, board) for n in open_)
            assert abs(total - round(total)) < 1e-6
            shown.append(round(total))
        boards.append(bytes(shown))
    return tuple(boards)


def arrangements(cells, totals):
    """All ways to give so many cells these states, as tuples."""
    if not cells:
        yield ()
        return
    for state in range(4):
        if totals[state]:
            rest = [n - (s == state) for s, n in enumerate(totals)]
            for tail in arrangements(cells - 1, rest):
                yield (state, *tail)


def groupings(cells, kinds):
    """All ways to place groups of these kinds on cells, as sets of cells without order."""
    if not kinds:
        yield ()
        return
    kind, *rest = kinds
    for chosen in combinations(cells, kind.size):
        left = [cell for cell in cells if cell not in chosen]
        for tail in groupings(left, rest):
            if tail and tail[0].kind is kind and tail[0].cells < chosen:
                continue  # the same groups in another order
            yield (Group(kind, chosen), *tail)


def layouts(position):
    """Every layout with the public totals, and the groups where they are if that is known."""
    cells = range(position.grid.cells)
    kinds = [kind for kind, n in zip(GroupKind, position.groups_of, strict=True) for _ in range(n)]
    known = position.groups
    for groups in [known] if known is not None else groupings(list(cells), kinds):
        grouped = {cell for group in groups for cell in group.cells}
        own = [cell for cell in cells if cell not in grouped]
        for states in arrangements(len(own), list(position.totals)):
            full = bytearray([IN_GROUP]) * position.grid.cells
            for cell, state in zip(own, states, strict=True):
                full[cell] = state
            yield Layout(position.grid, bytes(full), groups)


def likelihood(position, layout):
    """The chance of the whole history, numbers included, given a layout."""
    if position.protected:
        first = position.history[0]
        if layout.own[first.cell] != State.of(first.basis, good=True):
            return Fraction(0)
    amplitudes = Amplitudes(layout)
    grid, measured, found = position.grid, [UNMEASURED] * position.grid.cells, set()
    chance = Fraction(1)
    numbers = [[NOT_SHOWN] * grid.cells, [NOT_SHOWN] * grid.cells]
    for step in position.history:
        chance *= Fraction(round(4 * amplitudes.measure(step.cell, step.basis, mine=step.mine)), 4)
        if not chance:
            return chance
        measured[step.cell] = step.basis
        if step.mine:
            found.add(step.cell)
        for cell, *shown in step.shown:
            for board in Basis:
                numbers[board][cell] = NOT_SHOWN if shown[board] is None else shown[board]
        wanted = expected_numbers(grid, amplitudes, measured, found, position.both_boards)
        if tuple(map(bytes, numbers)) != wanted:
            return Fraction(0)
    return chance


def fits(position, own):
    """Whether states of their own can have led to all that was seen; whole numbers only."""
    near = [tuple(position.grid.neighbours(cell)) for cell in range(position.grid.cells)]
    measured, numbers = set(), {}
    for step in position.history:
        if WEIGHTS[own[step.cell]][step.basis] == (0 if step.mine else 2):
            return False
        measured.add(step.cell)
        numbers |= {cell: pair for cell, *pair in step.shown}
        for cell in {step.cell, *near[step.cell]} & numbers.keys():
            live = [n for n in near[cell] if n not in measured]
            for basis in Basis:
                shown = numbers[cell][basis]
                if shown is not None and shown != sum(WEIGHTS[own[n]][basis] for n in live):
                    return False
    return True


def posterior(position):
    """For every layout that fits, its exact share."""
    weights = Counter()
    for layout in layouts(position):
        chance = likelihood(position, layout)
        if chance:
            weights[layout] = chance
    total = sum(weights.values())
    return {layout: weight / total for layout, weight in weights.items()}


def own_survival(shares, cell, basis):
    """The chance to survive opening a cell that has a state of its own in every layout."""
    return sum(
        share * Fraction(2 - WEIGHTS[layout.own[cell]][basis], 2)
        for layout, share in shares.items()
    )
