"""Read lines from any file, even from an endless device."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO, Final

from qmines.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST: Final = 100_000_000
"""Bytes per line; the largest board takes less."""
_PIECE: Final = 1 << 16


def text_lines(file: BinaryIO, source: str) -> Iterator[bytes]:
    """Yield the lines of a text file, in bounded memory.

    Raises:
        NotationError: it contains binary data, or a line that is too long.
    """
    parts: list[bytes] = []
    number, size = 1, 0
    while piece := file.readline(_PIECE):
        size += len(piece)
        if b"\0" in piece:
            raise NotationError(f"{source}, line {number}: this is binary data, not text")
        if size > LONGEST:
            raise NotationError(f"{source}, line {number} is longer than {LONGEST:,} bytes")
        parts.append(piece)
        if piece.endswith(b"\n"):
            yield b"".join(parts)
            parts.clear()
            number, size = number + 1, 0
    if parts:
        yield b"".join(parts)
