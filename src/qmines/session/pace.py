"""Notices games whose timing is unusual for people.

People take about a fifth of a second between two clicks at their very best, and never the same
time twice: they look, aim and think. Programs are faster, or as regular as a clock. This proves
nothing, so leaderboards mark such games and hide none, but such a game is never verified.
"""

from __future__ import annotations

from itertools import pairwise
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

from qmines.core.events import Event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.session.transcript import Entry

FAST, REGULAR = "fast", "regular"
FEWEST: Final = 20
"""The number of moves below which pauses are not judged."""
FASTEST: Final = 65
"""Milliseconds; the median pause between two moves of a person is longer."""
FASTEST_3BV: Final = 80
"""Milliseconds for each 3BV after the first click; a person who wins takes longer.

The best Expert players solve about 6 3BV per second, which is 160 ms each. On small or lucky boards
they come closer to how fast a hand can click at all, about twelve times a second. The first click
starts the clock, so a board of one click is won in no time.
"""
STEADIEST: Final = 0.15
"""The least interquartile range of a person's pauses, as a share of the median."""
_NO_MOVES: Final = frozenset({"help", "pause", "resume", "resign", "undo"})


def unusual_pace(entries: Iterable[Entry], bbbv: int | None, milliseconds: int) -> str:
    """``fast`` or ``regular`` if people do not win a game like that; empty if they might.

    Uses the median of the pauses, not the mean, because moves made offline arrive all at once.

    Args:
        entries: the events of the game.
        bbbv: its 3BV; None if its rules have none.
        milliseconds: its time.
    """
    if milliseconds < FASTEST_3BV * ((bbbv or 1) - 1):
        return FAST
    moves = [each.at for each in entries if Event.parse(each.event).verb not in _NO_MOVES]
    if len(moves) < FEWEST:
        return ""
    pauses = [later - earlier for earlier, later in pairwise(moves)]
    middle = median(pauses)
    if middle < FASTEST:
        return FAST
    low, _, high = quantiles(pauses, n=4)
    return REGULAR if high - low < STEADIEST * middle else ""
