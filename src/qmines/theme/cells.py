"""The signs of cells in notations, in documents and on screens."""

from __future__ import annotations

from typing import Final, NamedTuple


class CellSign(NamedTuple):
    """The signs for one appearance of a cell.

    Args:
        letter: in notations and in documents of the web site.
        sign: drawn with colours, in Unicode.
        plain: drawn without colours, in Unicode.
        ascii: drawn where there is only ASCII.
    """

    letter: str
    sign: str
    plain: str
    ascii: str


CELLS: Final = {
    "empty": CellSign("0", " ", "·", "."),
    "hidden": CellSign("#", " ", "□", "#"),
    "flag": CellSign("F", "⚑", "⚑", "F"),
    "question": CellSign("?", "?", "?", "?"),
    "mine": CellSign("*", "✹", "✹", "*"),
    "safe": CellSign("S", "✓", "✓", "S"),
    "hit": CellSign("!", "✹", "█", "X"),
    "wrong": CellSign("x", "✗", "✗", "!"),
    "measured": CellSign(".", "·", "·", "~"),
    "blank": CellSign("~", " ", " ", " "),
    "saved": CellSign("+", "⛨", "⛨", "+"),
    "point": CellSign("@", "◆", "◆", "@"),
}
"""Every appearance by name; clues are their digits everywhere."""
