"""Boards and their measures."""

from qmines.generate.boards import FIRST_CLICKS, first_click_room, place_mines
from qmines.generate.fields import flood, numbers_of

__all__ = ["FIRST_CLICKS", "first_click_room", "flood", "numbers_of", "place_mines"]
