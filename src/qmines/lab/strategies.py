"""The auto-players by name, and what each of them does."""

from __future__ import annotations

from typing import Final

from qmines.errors import InvalidInput

STRATEGIES: Final = {
    "simple": "what single clues settle, then it gives up",
    "deduce": "everything that is certain, then it gives up: it never guesses",
    "safest": "guesses the cell of least mine probability, ties at random",
    "progress": "weighs survival with what the next number is likely to settle",
    "best": "as progress, takes guesses early that cannot be avoided, and plays perfect endgames",
    "deep": "plays the best guesses out on exactly drawn boards: slower, and stronger",
}
"""Every strategy and its idea, weakest first."""


def check_strategy(name: str) -> str:
    """The name itself, if there is such a strategy.

    >>> check_strategy("best")
    'best'
    """
    if name not in STRATEGIES:
        raise InvalidInput(f"there is no strategy {name!r}; there are {', '.join(STRATEGIES)}")
    return name
