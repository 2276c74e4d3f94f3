"""Shared states of a few qubits, by their stabilizers; Stim does the algebra.

A state is a tuple of signed Pauli strings such as ``("-XX", "-ZZ")``: a plain value,
the same for the same state. Nothing here draws lots: which outcome a measurement has
is chosen by the caller, from the game's own stream, and Stim is told to select it, since
its own random bits are not promised to stay the same.

The Z board measures Z and finds a mine where Z is -1; the H board measures X and finds
a mine where X is +1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from qmines.errors import InvalidInput
from qmines.quantum.states import Basis, GroupKind, State

if TYPE_CHECKING:
    from stim import PauliString, TableauSimulator

Stabilizers: TypeAlias = tuple[str, ...]


@lru_cache(maxsize=4096)
def canonical(stabilizers: Stabilizers) -> Stabilizers:
    """The one way to write a state.

    >>> canonical(("-ZZ", "-XX"))
    ('-XX', '-ZZ')
    """
    return _written(_simulator(stabilizers))


def shared(kind: GroupKind) -> Stabilizers:
    """The state that a group of a kind starts in."""
    return canonical(kind.stabilizers)


def single(state: State) -> Stabilizers:
    """A qubit of its own."""
    return (("+Z", "-Z", "+X", "-X")[state],)


@lru_cache(maxsize=4096)
def weights(stabilizers: Stabilizers) -> tuple[tuple[int, int], ...]:
    """For every qubit the chance of a mine on Z and on H, in half-units.

    >>> weights(("-XX", "-ZZ"))
    ((1, 1), (1, 1))
    """
    simulator = _simulator(stabilizers)
    size = len(stabilizers)
    return tuple(
        (
            _half_units(simulator, size, qubit, Basis.Z),
            _half_units(simulator, size, qubit, Basis.H),
        )
        for qubit in range(size)
    )


@lru_cache(maxsize=16384)
def collapsed(stabilizers: Stabilizers, qubit: int, basis: Basis, *, mine: bool) -> Stabilizers:
    """The state after a qubit was measured on a board with this outcome.

    >>> collapsed(("-XX", "-ZZ"), 0, Basis.Z, mine=False)
    ('+Z_', '-_Z')
    """
    simulator = _simulator(stabilizers)
    try:
        # A mine is the value -1 of the observable, which Stim calls True.
        simulator.postselect_observable(_safe(len(stabilizers), qubit, basis), desired_value=mine)
    except ValueError:
        raise InvalidInput("this outcome is impossible in this state") from None
    return _written(simulator)


@lru_cache(maxsize=4096)
def bloch(stabilizers: Stabilizers, qubit: int) -> tuple[int, int, int]:
    """The Bloch vector (x, y, z) of one qubit; zero where it has no state of its own."""
    simulator, size = _simulator(stabilizers), len(stabilizers)
    x, y, z = (
        simulator.peek_observable_expectation(_pauli(size, qubit, letter)) for letter in "XYZ"
    )
    return x, y, z


def expectation(stabilizers: Stabilizers, product: str) -> int:
    """The mean of a signed product of Paulis: 1, -1, or 0 where it is undecided."""
    from stim import PauliString  # noqa: PLC0415  # games without groups do without it

    return int(_simulator(stabilizers).peek_observable_expectation(PauliString(product)))


def state_of(stabilizers: Stabilizers, qubit: int) -> State | None:
    """The state that one qubit has of its own; None if it has none of the four."""
    return _STATES.get(bloch(stabilizers, qubit))


_STATES = {
    (0, 0, 1): State.ZERO,
    (0, 0, -1): State.ONE,
    (1, 0, 0): State.PLUS,
    (-1, 0, 0): State.MINUS,
}


def _simulator(stabilizers: Stabilizers) -> TableauSimulator:
    from stim import PauliString, Tableau, TableauSimulator  # noqa: PLC0415

    tableau = Tableau.from_stabilizers([PauliString(text) for text in stabilizers])
    simulator = TableauSimulator(seed=0)
    simulator.do_tableau(tableau, list(range(len(stabilizers))))
    return simulator


def _written(simulator: TableauSimulator) -> Stabilizers:
    return tuple(str(each) for each in simulator.canonical_stabilizers())


def _pauli(size: int, qubit: int, letter: str) -> PauliString:
    from stim import PauliString  # noqa: PLC0415

    return PauliString("_" * qubit + letter + "_" * (size - qubit - 1))


def _safe(size: int, qubit: int, basis: Basis) -> PauliString:
    """The observable that is +1 where there is no mine."""
    return _pauli(size, qubit, "Z") if basis is Basis.Z else -_pauli(size, qubit, "X")


def _half_units(simulator: TableauSimulator, size: int, qubit: int, basis: Basis) -> int:
    return 1 - int(simulator.peek_observable_expectation(_safe(size, qubit, basis)))
