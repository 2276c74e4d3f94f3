"""What there is room for around the boards of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.tui.widgets.board_area import fit, fits
from qmines.tui.widgets.side_panel import WIDTH

if TYPE_CHECKING:
    from textual.geometry import Size

    from qmines.core.grid import Grid
    from qmines.modes import Display

_WIDE, TALL = 96, 20  # characters, from which on there may be room at the side
_MAP_WIDE, _MAP_TALL = 60, 14  # characters, from which on there is room for a map
_LINES: Final = 3  # above and below the boards
_CARDS: Final = (64, 54, 44)  # columns


class Room:
    """Works out what fits beside the boards."""

    def __init__(self, grid: Grid, display: Display) -> None:
        self._grid, self._display = grid, display

    def for_side(self, window: Size) -> bool:
        """Whether something may stand beside the boards without making them any smaller."""
        height = window.height - _LINES
        alone = fit(self._grid, self._display, window.width, height)
        beside = fit(self._grid, self._display, window.width - WIDTH, height)
        return window.width >= _WIDE and window.height >= TALL and alone == beside

    def for_card(self, window: Size) -> int:
        """The columns for a card beside all of the boards; 0 if there is no room for both.

        It is as wide as it can be without making the boards smaller than a narrow one would.
        """
        width, height = window.width, window.height - _LINES
        if not fits(self._grid, self._display, width - _CARDS[-1], height):
            return 0
        sizes = {card: fit(self._grid, self._display, width - card, height) for card in _CARDS}
        return next(
            card
            for card in _CARDS
            if sizes[card] == sizes[_CARDS[-1]]
            and fits(self._grid, self._display, width - card, height)
        )

    def for_map(self, window: Size, cells: str) -> bool:
        """Whether a map is of use, because the boards do not fit, and has room."""
        large = not fits(self._grid, self._display, window.width, window.height - _LINES, cells)
        return large and window.width >= _MAP_WIDE and window.height >= _MAP_TALL
