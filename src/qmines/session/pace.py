"""Notices games whose timing is unusual for people.

People take about a fifth of a second between two clicks at their very best, and never the same
time twice: they look, aim and think. Programs are faster, or as regular as a clock. This proves
nothing, so leaderboards mark such games and hide none.
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
"""The number of moves below which no game is marked."""
FASTEST: Final = 65
"""Milliseconds; the median pause between two moves of a person is longer."""
STEADIEST: Final = 0.15
"""The least interquartile range of a person's pauses, as a share of the median."""
_NO_MOVES: Final = frozenset({"help", "pause", "resume", "resign", "undo"})


def unusual_pace(entries: Iterable[Entry]) -> str:
    """``fast`` or ``regular`` if people do not play like that; empty if they might.

    Uses the median, not the mean, because moves made offline arrive all at once.
    """
    moves = [each.at for each in entries if Event.parse(each.event).verb not in _NO_MOVES]
    if len(moves) < FEWEST:
        return ""
    pauses = [later - earlier for earlier, later in pairwise(moves)]
    middle = median(pauses)
    if middle < FASTEST:
        return FAST
    low, _, high = quantiles(pauses, n=4)
    return REGULAR if high - low < STEADIEST * middle else ""
