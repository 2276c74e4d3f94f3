"""Shared states of a few qubits, by their stabilizers.

A state is a tuple of signed Pauli strings such as ``("-XX", "-ZZ")``: a plain value,
the same for the same state. Nothing here is random: the caller chooses which outcome a
measurement has, from the game's own stream.

The Z board measures Z and finds a mine where Z is -1; the H board measures X and finds
a mine where X is +1.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from qmines.errors import InvalidInput
from qmines.quantum.states import Basis, GroupKind, State

Stabilizers: TypeAlias = tuple[str, ...]

# The bits of a letter: 1 if it contains X, 2 if it contains Z.
_LETTERS = "_XZY"
# The power of i in the product of two letters, by their bits: X times Z is -i times Y.
_POWERS = (
    (0, 0, 0, 0),
    (0, 0, 3, 1),
    (0, 1, 0, 3),
    (0, 3, 1, 0),
)


@dataclass(frozen=True, slots=True)
class Pauli:
    """A signed product: one letter for each qubit, as bits."""

    sign: int
    letters: tuple[int, ...]

    @staticmethod
    def parse(text: str) -> Pauli:
        """Read ``-XZ_``; without a sign it is positive."""
        letters = text.lstrip("+-")
        return Pauli(-1 if text[:1] == "-" else 1, tuple(map(_LETTERS.index, letters)))

    def __str__(self) -> str:
        return "-+"[self.sign > 0] + "".join(_LETTERS[each] for each in self.letters)

    def __neg__(self) -> Pauli:
        return Pauli(-self.sign, self.letters)

    def __mul__(self, other: Pauli) -> Pauli:
        """The product of two that commute, whose sign is real."""
        pairs = list(zip(self.letters, other.letters, strict=True))
        power = sum(_POWERS[one][two] for one, two in pairs) % 4
        sign = self.sign * other.sign * (1 - power)
        return Pauli(sign, tuple(one ^ two for one, two in pairs))

    def commutes(self, other: Pauli) -> bool:
        """Whether the order of the two does not matter."""
        pairs = zip(self.letters, other.letters, strict=True)
        return sum(bool(_POWERS[one][two]) for one, two in pairs) % 2 == 0

    @property
    def pivot(self) -> tuple[int, int]:
        """The first qubit it acts on, and the first bit of its letter."""
        for qubit, letter in enumerate(self.letters):
            if letter:
                return qubit, letter & -letter
        raise ValueError("the identity has no pivot")

    def has(self, pivot: tuple[int, int]) -> bool:
        """Whether it contains the bit of a pivot."""
        qubit, bit = pivot
        return bool(self.letters[qubit] & bit)


def reduced(paulis: list[Pauli]) -> list[Pauli]:
    """The unique reduced set that generates the same products, by Gaussian elimination."""
    rows, done = list(paulis), 0
    for qubit in range(len(paulis[0].letters)):
        for bit in (1, 2):
            pivot = (qubit, bit)
            found = next((at for at in range(done, len(rows)) if rows[at].has(pivot)), None)
            if found is None:
                continue
            row = rows[found]
            rows = [
                each * row if at != found and each.has(pivot) else each
                for at, each in enumerate(rows)
            ]
            rows[done], rows[found] = rows[found], rows[done]
            done += 1
    return rows


@lru_cache(maxsize=4096)
def canonical(stabilizers: Stabilizers) -> Stabilizers:
    """The canonical form of a state.

    >>> canonical(("-ZZ", "-XX"))
    ('-XX', '-ZZ')
    """
    return _written(_paulis(stabilizers))


def shared(kind: GroupKind) -> Stabilizers:
    """The state that a group of a kind starts in."""
    return canonical(kind.stabilizers)


def single(state: State) -> Stabilizers:
    """The state of a single, unlinked qubit."""
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
    """The Bloch vector (x, y, z) of one qubit; zero if it has no state of its own."""
    size = len(stabilizers)
    x, y, z = (expectation(stabilizers, _text(size, qubit, letter)) for letter in "XYZ")
    return x, y, z


def expectation(stabilizers: Stabilizers, product: str) -> int:
    """The mean of a signed product of Paulis: 1, -1, or 0 if it is undecided."""
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
    return STATES.get(bloch(stabilizers, qubit))


STATES = {
    (0, 0, 1): State.ZERO,
    (0, 0, -1): State.ONE,
    (1, 0, 0): State.PLUS,
    (-1, 0, 0): State.MINUS,
}
"""The states of single qubits by their Bloch vectors."""


def _paulis(stabilizers: Stabilizers) -> list[Pauli]:
    return [Pauli.parse(text) for text in stabilizers]


def _written(paulis: list[Pauli]) -> Stabilizers:
    return tuple(map(str, reduced(paulis)))


def _text(size: int, qubit: int, letter: str) -> str:
    return "_" * qubit + letter + "_" * (size - qubit - 1)


def _safe(size: int, qubit: int, basis: Basis) -> str:
    """The observable that is +1 if there is no mine."""
    return _text(size, qubit, "Z") if basis is Basis.Z else "-" + _text(size, qubit, "X")
