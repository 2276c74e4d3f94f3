"""How a cell is drawn at each size: its sign and its colours, as pieces of lines.

A *look* says what a cell shows: a code of a position, or one of those in ``glyphs``. At the
sizes of more than one line a tile leaves a gap of half a character at its right and its
bottom, so that tiles look square and apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.segment import Segment
from rich.style import Style

from qmines.core.position import FLAG, HIDDEN, MINE, QUESTION, SAFE
from qmines.theme.colours import contrast
from qmines.tui.glyphs import (
    BLANK,
    HIT,
    LETTER,
    LETTERS,
    PERCENT,
    POINT,
    UNKNOWN,
    WRONG,
    spelled,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from qmines.modes import CellLook
    from qmines.theme.palettes import Palette
    from qmines.tui.glyphs import Glyphs

CERTAIN_SAFE, CERTAIN_MINE = PERCENT + 101, PERCENT + 102
# What stands on a cell besides its look.
CURSOR, PROOF, TARGET, MOVED, FLAGGED, SURELY_SAFE, SURELY_MINED = 1, 2, 4, 8, 16, 32, 64
SAVED: Final = 128
_READABLE: Final = 4.5  # the contrast that WCAG asks for
SHARED: Final = 8
"""Beyond so many bits, one more than the letter of those that share a state."""


class Size(NamedTuple):
    """Characters and lines a cell."""

    name: str
    width: int
    height: int


SIZES: Final = (
    Size("tiny", 1, 1),
    Size("small", 2, 1),
    Size("wide", 3, 1),
    Size("large", 4, 2),
    Size("huge", 6, 3),
)
BY_NAME: Final = {size.name: size for size in SIZES}

Piece = tuple[str, Style]


def key_of(look: int, odd: int, over: int = 0) -> int:
    """One number for what a cell looks like, whether it is an odd one, and what is on it."""
    return look | odd << 8 | over << 9


class _Part(dict[int, tuple[Segment, ...]]):
    """One line of every cell that was ever drawn, by its key."""

    def __init__(self, painter: Painter, number: int) -> None:
        self._painter = painter
        self._number = number

    def __missing__(self, key: int) -> tuple[Segment, ...]:
        lines = self._painter.draw(key & 0xFF, key >> 8 & 1, key >> 9)
        found = self[key] = tuple(Segment(*piece) for piece in lines[self._number])
        return found


class Painter:
    """Draws cells of one size in one theme with one set of signs."""

    def __init__(
        self,
        palette: Palette,
        glyphs: Glyphs,
        size: Size,
        *,
        shade: bool = True,
        numbers: bool = True,
        own: Mapping[int, CellLook] | None = None,
    ) -> None:
        """``own`` are the looks of the cells that only the rule set knows."""
        self.palette = palette
        self.glyphs = glyphs
        self.size = size
        self._shade = shade
        self._numbers = numbers
        self._own = own or {}
        self.ruler = Style(color=_on_ground(palette))
        self.parts = tuple(_Part(self, number) for number in range(size.height))

    def cell(self, look: int, odd: int, over: int = 0) -> tuple[tuple[Segment, ...], ...]:
        """The lines of a cell, each a few segments; ``over`` says what stands on it."""
        return tuple(part[key_of(look, odd, over)] for part in self.parts)

    def draw(self, look: int, odd: int, over: int) -> tuple[tuple[Piece, ...], ...]:
        """The lines of a cell, made anew."""
        size = self.size
        sign = self._sign(look, over)
        front, back = self._colours(look, odd, over)
        own = self._own.get(look)
        quiet = own is None or own.dot
        loud = look < HIDDEN or look in {HIT, WRONG, POINT, FLAG} or look >= PERCENT or over > 0
        loud = loud or not quiet
        style = Style(color=front, bgcolor=back, bold=loud, underline=bool(over & (PROOF | MOVED)))
        if size.height == 1:
            return (((self._fitted(sign, size.width, over), style),),)
        return self._tile(self._fitted(sign, size.width - 1, over), style, back, look, over)

    def _tile(
        self, sign: str, style: Style, back: str, look: int, over: int
    ) -> tuple[tuple[Piece, ...], ...]:
        """A tile with a gap at its right and bottom, a light edge on top where it is closed."""
        width, height = self.size.width, self.size.height
        ground = self.palette.ground
        if not self.glyphs.blocks:
            gap = Style(bgcolor=ground)
            blank = (" " * (width - 1), Style(bgcolor=back)), (" ", gap)
            line = (sign, style), (" ", gap)
            return (line, blank) if height == 2 else (blank, line, blank)
        rim = Style(color=back, bgcolor=ground)
        line = (sign, style), ("▌", rim)
        foot = (("▀" * (width - 1) + "▘", rim),)
        if height == 2:
            return line, foot
        closed = (HIDDEN <= look <= QUESTION or look >= LETTER) and not over & CURSOR
        edge = Style(color=self.palette.edge if closed else back, bgcolor=back)
        top = ("▔" * (width - 1), edge), ("▌", rim)
        return top, line, foot

    def _sign(self, look: int, over: int) -> str:
        glyphs = self.glyphs
        letter = LETTERS[(over >> SHARED) - 1] if over >> SHARED and self.size.width > 2 else ""
        if over & (SURELY_SAFE | SURELY_MINED):
            return letter + glyphs.cells[SAFE if over & SURELY_SAFE else MINE]
        if over & TARGET:
            return letter + glyphs.cells[POINT]
        if look >= LETTER:
            return LETTERS[look - LETTER]
        if look in {CERTAIN_SAFE, CERTAIN_MINE}:
            sign = glyphs.cells[SAFE if look == CERTAIN_SAFE else MINE]
            if over & FLAGGED:  # the colour behind it says whether it is right
                return f"{glyphs.flag}{sign}" if self.size.width > 2 else glyphs.cells[FLAG]
            return letter + sign
        if look >= PERCENT:
            if over & FLAGGED and (self.size.width < 3 or not self._numbers):
                return glyphs.cells[FLAG]
            if not self._numbers:
                return glyphs.cells[HIDDEN] if glyphs.name != "unicode" else " "
            percent = look - PERCENT
            if self.size.width == 1:
                return "abcdefghij"[min(9, percent // 10)]
            if self.size.width == 2:  # two digits would run into those of the next cell
                return f".{min(9, (percent + 5) // 10)}"
            flag = glyphs.flag if over & FLAGGED else letter
            return f"{flag}{min(99, percent)}"
        own = self._own.get(look)
        if own is None:
            sign = glyphs.cells[look]
            shielded = over & SAVED and self.size.width > 1
            return f"{glyphs.shield}{sign.strip()}" if shielded else sign
        letter = letter if self.size.width > 3 else ""
        text = spelled(own.text, glyphs) or glyphs.cells[UNKNOWN if own.dot else 0]
        return f"{letter}{text.strip() or '0'}" if letter else text

    def _fitted(self, sign: str, width: int, over: int) -> str:
        """The sign in the middle of so many characters, in brackets where it is part of a proof."""
        if len(sign) > width:
            return sign[:width] if width > 1 else "+"
        room = width - 2 if over & CURSOR else width  # its marks matter more
        if over & PROOF and len(sign) + 2 <= (room if len(sign) > 1 else width):
            sign = f"[{sign}]"
        shown = sign.rjust(2) if width == 2 else sign.center(width)
        if over & CURSOR and width > 1:
            shown = _between(shown, self.glyphs)
        return shown

    def _colours(self, look: int, odd: int, over: int) -> tuple[str, str]:
        palette = self.palette
        if over & (CURSOR | MOVED):
            return palette.cursor_text, palette.cursor
        if over & (TARGET | SURELY_SAFE) or look == POINT:
            return palette.safe
        if over & SURELY_MINED:
            return palette.mine
        if over & PROOF:
            return palette.proof
        if look in {CERTAIN_SAFE, SAFE}:
            return palette.safe
        if look == CERTAIN_MINE:
            return palette.mine
        if over >> SHARED:
            return palette.shared
        if over & SAVED and self.size.width == 1:
            return palette.safe
        if look < HIDDEN or look in {BLANK, UNKNOWN}:
            return (palette.clues[look - 1] if 0 < look < HIDDEN else palette.faint), (
                palette.open[odd]
            )
        if look >= LETTER:
            return palette.shared
        if look >= PERCENT:
            chance = (look - PERCENT) / 100
            if self._shade:
                return palette.heat_text, palette.heat_of(chance)
            return palette.hidden_text, palette.hidden[odd]
        if look in self._own:
            return self._ink(self._own[look].colour), palette.open[odd]
        return {
            MINE: palette.mine,
            HIT: palette.hit,
            WRONG: palette.wrong,
            FLAG: (palette.flag, palette.hidden[odd]),
        }.get(look, (palette.hidden_text, palette.hidden[odd]))

    def _ink(self, colour: str) -> str:
        """The colour of a rule set's own text, by its name in ``modes.display``."""
        kind, _, number = colour.partition("-")
        if kind == "clue":
            return self.palette.clues[int(number) - 1]
        return self.palette.text if kind == "text" else self.palette.faint


def _on_ground(palette: Palette) -> str:
    """The faintest colour that can be read beside the boards."""
    colours = (palette.faint, palette.text, *palette.open)
    readable = (each for each in colours if contrast(each, palette.ground) >= _READABLE)
    return next(readable, palette.text)


def _between(shown: str, glyphs: Glyphs) -> str:
    """A cell under the cursor: marks at both sides of its sign, as far as there is room.

    The cursor is never told by its colour alone, which might look like that of a chance.
    """
    before, after = glyphs.cursor
    sign = shown.strip() or " "
    if len(shown) == 2:
        return before + sign[-1]
    if len(sign) + 1 > len(shown):
        return shown
    marked = before + sign + after
    return (marked if len(marked) <= len(shown) else before + sign).center(len(shown))
