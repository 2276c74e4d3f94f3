"""Signed products of Pauli matrices, such as ``-XZ_``, and sets of them that commute."""

from __future__ import annotations

from dataclasses import dataclass

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
    """The only set in reduced form that generates the same products, by Gaussian elimination."""
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
