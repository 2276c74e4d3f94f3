"""The auto-players by name, and what each of them does."""

from __future__ import annotations

import re
from typing import Final

from qmines.errors import InvalidInput

STRATEGIES: Final = {
    "simple": "what single clues settle, then it gives up",
    "deduce": "everything that is certain, then it gives up: it never guesses",
    "safest": "guesses the cell of least mine probability, ties at random",
    "progress": "weighs survival with what the next number is likely to settle",
    "best": "as progress, takes guesses early that cannot be avoided, and plays perfect endgames",
    "deep": "as best, with far larger perfect endgames, and plays guesses out on drawn boards",
}
"""Every strategy and its idea, weakest first."""
_EFFORT: Final = re.compile(r"deep:[1-9][0-9]{0,2}", re.ASCII)


def check_strategy(name: str) -> str:
    """The name itself, if there is such a strategy.

    ``deep:N`` is ``deep`` with N times the effort, up to 999: about N seconds a move at most.

    >>> check_strategy("best"), check_strategy("deep:10")
    ('best', 'deep:10')
    """
    if name not in STRATEGIES and not _EFFORT.fullmatch(name):
        raise InvalidInput(f"there is no strategy {name!r}; there are {', '.join(STRATEGIES)}")
    return name
