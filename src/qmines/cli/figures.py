"""Times of games, ages and small plots as a person reads them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

_BARS: Final = "▁▂▃▄▅▆▇█"
_AGES: Final = ((86_400, "d"), (3_600, "h"), (60, "min"))


def clock_of(milliseconds: float, *, exact: bool = False) -> str:
    """The time of a game, as its clock shows it or to the millisecond.

    >>> clock_of(83_456), clock_of(83_456, exact=True), clock_of(3_600_000)
    ('1:23', '1:23.456', '1:00:00')
    """
    seconds, rest = divmod(round(milliseconds), 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    shown = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"{shown}.{rest:03}" if exact else shown


def seconds_of(milliseconds: float | None) -> str:
    """A time in seconds, for a table; a dash for none.

    >>> seconds_of(83_456), seconds_of(None)
    ('83.456', '–')
    """
    return "–" if milliseconds is None else f"{milliseconds / 1000:.3f}"


def age_of(then: int, now: float | None = None) -> str:
    """How long ago something was, by its time of day in ms.

    >>> age_of(0, 7_300.0), age_of(0, 90_000.0), age_of(0, 3.0)
    ('2 h ago', '1 d ago', 'just now')
    """
    seconds = (time.time() if now is None else now) - then / 1000
    for length, name in _AGES:
        if seconds >= length:
            return f"{int(seconds // length)} {name} ago"
    return "just now"


def sparkline(values: Sequence[float]) -> str:
    """The values as bars, from none to the largest.

    >>> sparkline([1, 2, 8]), sparkline([])
    ('▁▂█', '')
    """
    top = max(values, default=0) or 1
    return "".join(_BARS[max(0, min(7, round(value / top * 8) - 1))] for value in values)
