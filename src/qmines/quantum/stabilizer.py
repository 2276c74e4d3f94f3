"""Shared states of a few qubits, by their stabilizers.

A state is a tuple of signed Pauli strings such as ``("-XX", "-ZZ")``: a plain value,
the same for the same state. Nothing here is random: the caller chooses which outcome a
measurement has, from the game's own stream.

The Z board measures Z and finds a mine where Z is -1; the H board measures X and finds
a mine where X is +1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from qmines.errors import InvalidInput
from qmines.quantum.pauli import Pauli, reduced
from qmines.quantum.states import Basis, GroupKind, State

Stabilizers: TypeAlias = tuple[str, ...]


@lru_cache(maxsize=4096)
def canonical(stabilizers: Stabilizers) -> Stabilizers:
    """The one way to write a state.

    >>> canonical(("-ZZ", "-XX"))
    ('-XX', '-ZZ')
    """
    return _written(_paulis(stabilizers))


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
    size = len(stabilizers)
    z, h = (
        [1 - expectation(stabilizers, _safe(size, qubit, basis)) for qubit in range(size)]
        for basis in (Basis.Z, Basis.H)
    )
    return tuple(zip(z, h, strict=True))


@lru_cache(maxsize=16384)
def collapsed(stabilizers: Stabilizers, qubit: int, basis: Basis, *, mine: bool) -> Stabilizers:
    """The state after a qubit was measured on a board with this outcome.

    >>> collapsed(("-XX", "-ZZ"), 0, Basis.Z, mine=False)
    ('+Z_', '-_Z')
    """
    safe = Pauli.parse(_safe(len(stabilizers), qubit, basis))
    measured = -safe if mine else safe
    paulis = _paulis(stabilizers)
    undecided = [each for each in paulis if not each.commutes(measured)]
    if not undecided:
        if expectation(stabilizers, str(measured)) < 0:
            raise InvalidInput("this outcome is impossible in this state")
        return _written(paulis)
    kept = [each for each in paulis if each.commutes(measured)]
    return _written([measured, *kept, *(each * undecided[0] for each in undecided[1:])])


@lru_cache(maxsize=4096)
def bloch(stabilizers: Stabilizers, qubit: int) -> tuple[int, int, int]:
    """The Bloch vector (x, y, z) of one qubit; zero where it has no state of its own."""
    size = len(stabilizers)
    x, y, z = (expectation(stabilizers, _text(size, qubit, letter)) for letter in "XYZ")
    return x, y, z


def expectation(stabilizers: Stabilizers, product: str) -> int:
    """The mean of a signed product of Paulis: 1, -1, or 0 where it is undecided."""
    left = Pauli.parse(product)
    paulis = reduced(_paulis(stabilizers))
    if not all(each.commutes(left) for each in paulis):
        return 0
    for each in paulis:
        if left.has(each.pivot):
            left *= each
    return left.sign


def state_of(stabilizers: Stabilizers, qubit: int) -> State | None:
    """The state that one qubit has of its own; None if it has none of the four."""
    return _STATES.get(bloch(stabilizers, qubit))


_STATES = {
    (0, 0, 1): State.ZERO,
    (0, 0, -1): State.ONE,
    (1, 0, 0): State.PLUS,
    (-1, 0, 0): State.MINUS,
}


def _paulis(stabilizers: Stabilizers) -> list[Pauli]:
    return [Pauli.parse(text) for text in stabilizers]


def _written(paulis: list[Pauli]) -> Stabilizers:
    return tuple(map(str, reduced(paulis)))


def _text(size: int, qubit: int, letter: str) -> str:
    return "_" * qubit + letter + "_" * (size - qubit - 1)


def _safe(size: int, qubit: int, basis: Basis) -> str:
    """The observable that is +1 where there is no mine."""
    return _text(size, qubit, "Z") if basis is Basis.Z else "-" + _text(size, qubit, "X")
