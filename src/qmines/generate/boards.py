"""Random boards from a seed, uniform among all that the first-click rule allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from qmines.core.levels import FIRST_CLICKS
from qmines.errors import InvalidInput
from qmines.words import plural

if TYPE_CHECKING:
    from qmines.core.grid import Grid
    from qmines.core.stream import Stream


def first_click_room(grid: Grid, mines: int, first: int, rule: str) -> tuple[tuple[int, ...], bool]:
    """The cells that stay free of mines, and whether ``opening`` had to become ``safe``.

    That happens if the mines do not fit around the opening.
    """
    if rule not in FIRST_CLICKS:
        raise InvalidInput(f"unknown first-click rule {rule!r} (choose {', '.join(FIRST_CLICKS)})")
    if rule == "anything":
        return (), False
    if rule == "opening":
        free = (first, *grid.neighbours(first))
        if mines <= grid.cells - len(free):
            return free, False
    return (first,), rule == "opening"


def place_mines(grid: Grid, mines: int, free: tuple[int, ...], stream: Stream) -> bytes:
    """Place mines anywhere but on the ``free`` cells; all such boards are equally likely.

    The cells are put in a random order, and the first ones that are not free get the mines. So
    boards with the same seed differ only near their first clicks.
    """
    if not 0 <= mines <= grid.cells - len(free):
        room = plural(grid.cells - len(free), "cell")
        raise InvalidInput(f"{plural(mines, 'mine')} cannot fit into {room}: use fewer mines")
    dealt = stream.sample(grid.cells, min(mines + len(free), grid.cells))
    if free:
        dealt = dealt[~np.isin(dealt, free)]
    mask = np.zeros(grid.cells, dtype=np.uint8)
    mask[dealt[:mines]] = 1
    return mask.tobytes()
