"""The clock of a game, which counts from the first open to the end, without pauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Clock:
    """Milliseconds since a game was created, and how many of them count.

    ``now`` is a monotonic clock in seconds, like ``time.monotonic``.
    """

    __slots__ = ("_counted", "_last", "_now", "_offset", "_running")

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._offset = now()  # when the game was created
        self._last = 0
        self._counted = 0
        self._running = False

    def __copy__(self) -> Clock:
        found = object.__new__(Clock)
        found._now, found._offset, found._last = self._now, self._offset, self._last
        found._counted, found._running = self._counted, self._running
        return found

    def read(self) -> int:
        """Milliseconds since the game was created."""
        return max(self._last, int((self._now() - self._offset) * 1000))

    def note(self, at: int, *, running: bool) -> None:
        """Record an event at a time, and whether time counts from then on."""
        if self._running:
            self._counted += at - self._last
        self._last = at
        self._running = running

    def resume(self, made: float | None = None) -> None:
        """Continue a game that was just loaded.

        Args:
            made: when it was created, by ``now``; if None, the clock continues from its last event.
        """
        latest = self._now() - self._last / 1000
        self._offset = latest if made is None else min(made, latest)

    @property
    def made(self) -> float:
        """When the game was created, by ``now``."""
        return self._offset

    @property
    def running(self) -> bool:
        """Whether time is counting."""
        return self._running

    def counted(self) -> int:
        """The milliseconds that count, until now."""
        return self._counted + (self.read() - self._last if self._running else 0)

    def counted_at_last(self) -> int:
        """The milliseconds that count, until the last event."""
        return self._counted
