"""The auto-players by name, and what each of them does."""

from __future__ import annotations

from typing import Final

from qmines import _kernel
from qmines.errors import InvalidInput

STRATEGIES: Final = {
    "simple": "what single clues settle, then it gives up",
    "deduce": "everything that is certain, then it gives up: it never guesses",
    "safest": "guesses the cell of least mine probability, ties at random",
    "progress": "weighs survival with what the next number is likely to settle",
    "best": "as progress, and plays the rest of the game perfectly where few boards remain",
    "deep": "plays the best guesses out on exactly drawn boards: slower, and stronger",
}
"""Every strategy and its idea, weakest first."""


def check_strategy(name: str) -> str:
    """The name itself, if the kernel knows it.

    >>> check_strategy("best")
    'best'
    """
    if not _known(name):
        known = ", ".join(filter(_known, STRATEGIES))
        raise InvalidInput(f"there is no strategy {name!r}; there are {known}")
    return name


def _known(name: str) -> bool:
    try:
        _kernel.simulate(1, 1, 0, "anything", 0, name, seed=0, games=0)
    except ValueError:
        return False
    return True
