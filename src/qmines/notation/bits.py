"""Mines row by row as bits, several per character, the first in the highest bit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.core.board import Board
from qmines.messages import Message
from qmines.notation.fields import error_at, quoted, size_of

if TYPE_CHECKING:
    from qmines.core.grid import Grid

_BIT_OF_BYTE = b"01".ljust(256, b"0")
_BYTE_OF_BIT = bytes(code == ord("1") for code in range(256))


class Packing:
    """Packs bits into characters: 4 per character in hexadecimal, 5 in base 32."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.digits = "0123456789abcdefghijklmnopqrstuv"[: 1 << bits]
        self._digit_of = {f"{i:0{bits}b}": digit for i, digit in enumerate(self.digits)}
        self._bits_of = {digit: bits for bits, digit in self._digit_of.items()}
        self._bits_of |= {digit.upper(): bits for digit, bits in self._bits_of.items()}

    def write(self, mask: bytes) -> str:
        """Pack a mask of one byte per cell, padded with zero bits."""
        bits, step = mask.translate(_BIT_OF_BYTE).decode("ascii"), self.bits
        bits += "0" * (-len(bits) % step)
        return "".join(self._digit_of[bits[i : i + step]] for i in range(0, len(bits), step))

    def read(self, grid: Grid, text: str, start: int, end: int) -> Board:
        """Read the board whose mines are ``text[start:end]``; case does not matter."""
        needed = -(-grid.cells // self.bits)
        if end - start != needed:
            raise error_at(
                text,
                start,
                Message("notation-bits", size=size_of(grid), expected=needed, found=end - start),
            )
        digits = text[start:end]
        wrong = next((i for i, c in enumerate(digits) if c not in self._bits_of), None)
        if wrong is not None:
            raise error_at(
                text,
                start + wrong,
                Message("notation-digit", character=quoted(digits[wrong]), last=self.digits[-1]),
            )
        bits = "".join(map(self._bits_of.__getitem__, digits))
        if "1" in bits[grid.cells :]:
            raise error_at(text, end - 1, Message("notation-beyond"))
        return Board(grid, bits[: grid.cells].encode("ascii").translate(_BYTE_OF_BIT))
