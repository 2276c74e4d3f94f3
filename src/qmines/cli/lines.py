"""Read lines from a file or pipe in batches, without holding the whole input."""

from __future__ import annotations

from queue import Queue
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import NotationError
from qmines.notation.text_lines import LONGEST

if TYPE_CHECKING:
    from collections.abc import Callable

_BLOCK: Final = 1 << 19
_MOST_LINES: Final = 512
_MOST_NULS: Final = 1000  # per block; a damaged line has some, a disk or a random device many
_WAITING: Final = 4  # batches ready before reading pauses


class Batch(NamedTuple):
    """Consecutive lines; None stands for a line that is too long."""

    first: int  # number of the first line, from 1
    lines: list[bytes | None]


class Lines(Thread):
    """A thread that reads ahead so that others need not wait for input.

    ``queue`` yields batches of lines, then None at the end of the input, or the error
    that stopped the reading. It is safe to abandon the thread while it waits.
    """

    def __init__(self, read: Callable[[int], bytes], longest: int = LONGEST) -> None:
        super().__init__(daemon=True)
        self.queue: Queue[Batch | Exception | None] = Queue(_WAITING)
        self._read = read
        self._longest = longest
        self._next = 1
        self._parts: list[bytes] = []  # of the current line
        self._size = 0

    def run(self) -> None:
        """Read to the end."""
        try:
            while block := self._read(_BLOCK):
                self._take(block)
            if self._size:
                self._give([self._end(b"")])
            self.queue.put(None)
        except Exception as error:  # noqa: BLE001  # passed on to the consumer
            self.queue.put(error)

    def _take(self, block: bytes) -> None:
        if block.count(0) > _MOST_NULS:
            raise NotationError(f"line {self._next}: this is binary data, not JSON lines")
        head, newline, rest = block.partition(b"\n")
        if not newline:
            self._keep(block)
            return
        lines: list[bytes | None] = [self._end(head)]
        *whole, tail = rest.split(b"\n")
        lines += whole
        self._give(lines)
        self._keep(tail)

    def _keep(self, part: bytes) -> None:
        self._size += len(part)
        if self._size > self._longest:
            self._parts.clear()
        elif part:
            self._parts.append(part)

    def _end(self, part: bytes) -> bytes | None:
        self._keep(part)
        line = None if self._size > self._longest else b"".join(self._parts)
        self._parts.clear()
        self._size = 0
        return line

    def _give(self, lines: list[bytes | None]) -> None:
        for start in range(0, len(lines), _MOST_LINES):
            some = lines[start : start + _MOST_LINES]
            self.queue.put(Batch(self._next, some))
            self._next += len(some)
