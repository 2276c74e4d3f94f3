"""The signs: in Unicode, in Unicode with few colours or none, and in ASCII."""

from __future__ import annotations

import locale
import os
import sys
from dataclasses import dataclass, replace
from typing import Final

from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE
from qmines.theme.cells import CELLS
from qmines.words import printable, without_accents

# Looks that no position has.
HIT, WRONG, BLANK, POINT, UNKNOWN = 14, 15, 16, 17, 18
PERCENT: Final = 64
"""From here on the chance of a mine in percent."""
LETTER: Final = 176
"""From here on a letter, the same for all hidden cells that share a state."""
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ?"


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One sign for each look of a cell, and those of lines and marks around the board."""

    name: str
    blocks: bool
    cells: dict[int, str]
    flag: str
    shield: str
    left: str
    right: str
    bullet: str
    bar: str
    empty_bar: str
    knob: str
    dot: str
    up: str
    down: str
    wink: tuple[str, str, str]
    bars: str
    cursor: tuple[str, str]


_CLUES: Final = {clue: str(clue) for clue in range(1, 9)}
_LOOKS: Final = {
    0: "empty", HIDDEN: "hidden", FLAG: "flag", QUESTION: "question", MINE: "mine", SAFE: "safe",
    HIT: "hit", WRONG: "wrong", BLANK: "blank", POINT: "point", UNKNOWN: "measured",
}  # fmt: skip

UNICODE: Final = Glyphs(
    name="unicode",
    blocks=True,
    cells=_CLUES | {look: CELLS[name].sign for look, name in _LOOKS.items()},
    flag="⚑", shield="⛨", left="‹", right="›", bullet="▌", bar="━", empty_bar="─", knob="●",
    dot="·", up="↑", down="↓", wink=("☺", "☻", "✗"), bars="▁▂▃▄▅▆▇█", cursor=("▸", "◂"),
)  # fmt: skip

PLAIN: Final = replace(
    UNICODE,
    name="plain",
    cells=_CLUES | {look: CELLS[name].plain for look, name in _LOOKS.items()},
)

FEW_COLOURS: Final = replace(UNICODE, name="few", cells=UNICODE.cells | {HIDDEN: UNICODE.dot})

ASCII: Final = Glyphs(
    name="ascii",
    blocks=False,
    cells=_CLUES | {look: CELLS[name].ascii for look, name in _LOOKS.items()},
    flag="F", shield="+", left="<", right=">", bullet=">", bar="=", empty_bar="-", knob="O",
    dot="-", up="^", down="v", wink=(":)", ":D", ":("), bars="_.:-=+*#", cursor=(">", "<"),
)  # fmt: skip

_TO_ASCII: Final = str.maketrans(
    {
        "×": "x", "·": "-", "–": "-", "…": "...", "½": "+", "✓": "S", "✹": "*", "⚑": "F", "⛨": "+",
        "≤": "<=",
        "↑": "^", "↓": "v", "←": "<", "→": ">", "⏎": "Enter", "‹": "<", "›": ">", "±": "+/-",
        "“": '"', "”": '"', "’": "'", "⟩": ">", "−": "-", "|": "|",
    }
)  # fmt: skip


def glyphs_for(wanted: str, *, few_colours: bool = False) -> Glyphs:
    """The signs that are wanted and that the terminal can show.

    With few colours, neighbouring hidden cells would look like one without a dot; without any,
    they need more to differ from open ones.
    """
    if wanted == "ascii" or (wanted == "auto" and not _unicode()):
        return ASCII
    if os.environ.get("NO_COLOR"):
        return PLAIN
    return FEW_COLOURS if few_colours else UNICODE


def spelled(text: str, glyphs: Glyphs) -> str:
    """The text in the characters of a set, without control characters.

    >>> spelled("9×9 – 10 ⚑", ASCII)
    '9x9 - 10 F'
    """
    text = printable(text)
    if glyphs.blocks:
        return text
    return without_accents(text.translate(_TO_ASCII)).encode("ascii", "replace").decode("ascii")


def _unicode() -> bool:
    """Whether the terminal is said to show more than ASCII; the Linux console has few signs."""
    if os.environ.get("TERM") == "linux":
        return False
    encoding = getattr(sys.__stdout__, "encoding", None) or locale.getpreferredencoding(False)
    return encoding.lower().replace("-", "") == "utf8"
