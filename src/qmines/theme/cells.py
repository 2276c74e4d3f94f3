"""What stands for a cell: in notations and documents, on screens, and read aloud."""

from __future__ import annotations

from typing import Final, NamedTuple


class CellSign(NamedTuple):
    """The signs of one look of a cell.

    Args:
        letter: in notations and in documents of the web site.
        sign: drawn with colours, in Unicode.
        plain: drawn without colours, in Unicode.
        ascii: drawn where there is only ASCII.
        words: read aloud.
    """

    letter: str
    sign: str
    plain: str
    ascii: str
    words: str


CELLS: Final = {
    "empty": CellSign("0", " ", "·", ".", "empty"),
    "hidden": CellSign("#", " ", "▒", "#", "hidden"),
    "flag": CellSign("F", "⚑", "⚑", "F", "flag"),
    "question": CellSign("?", "?", "?", "?", "question mark"),
    "mine": CellSign("*", "✹", "✹", "*", "mine"),
    "safe": CellSign("S", "✓", "✓", "S", "safe"),
    "hit": CellSign("!", "✹", "█", "X", "mine that went off"),
    "wrong": CellSign("x", "✗", "✗", "!", "wrong flag"),
    "measured": CellSign(".", "·", "·", "~", "measured"),
    "blank": CellSign("~", " ", " ", " ", "no longer matters"),
    "saved": CellSign("+", "⛨", "⛨", "+", "saved"),
    "point": CellSign("@", "◆", "◆", "@", "cell to look at"),
}
"""Every look by its name; clues are their digits everywhere."""
