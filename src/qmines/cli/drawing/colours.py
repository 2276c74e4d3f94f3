"""The colours of cells: the usual ones for numbers, green through yellow to red for chances."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from rich.style import Style

from qmines.cli.drawing.cell_looks import BEST, CLASH, LOOK, PERCENT
from qmines.core.position import HIDDEN, MINE, SAFE
from qmines.theme.colours import between, colour, mix, scale

if TYPE_CHECKING:
    from rich.console import Console

    Depth = Literal["none", "few", "many"]

_SHADE: Final = 0.94  # brightness of every other cell if cells touch

LABEL: Final = Style(dim=True)  # the numbers of rows and columns

_FEW_CLUES: Final = ("white", "blue", "green", "red", "blue", "red", "cyan", "black", "black")
_FEW_HEAT: Final = ((15, "green"), (40, "yellow"), (65, "bright_yellow"), (101, "bright_red"))


def depth_of(console: Console) -> Depth:
    """How many colours a console has: none, 16 (few), or at least 256 (many)."""
    if not console.is_terminal or console.no_color or console.color_system is None:
        return "none"
    return "many" if console.color_system in {"256", "truecolor"} else "few"


@lru_cache(maxsize=2048)
def style(look: int, depth: Depth = "many", *, odd: bool = False) -> Style:
    """The colours of a look; ``odd`` for every other cell if cells touch."""
    if depth == "none":
        return Style.null()
    best = look & ~LOOK == BEST
    look &= LOOK
    front, back = _many(look, odd=odd) if depth == "many" else _few(look)
    loud = best or look < HIDDEN or look >= CLASH or (look == SAFE and depth == "many")
    return Style(color=front, bgcolor=back, bold=loud, underline=best)


def heat(chance: float, light: float = 1) -> str:
    """The colour of a chance, from green through yellow to red."""
    return mix(colour("console", "ink"), between(scale("heat", "green-to-red"), chance), light)


@lru_cache
def flag_style() -> Style:
    """A flag on a hidden cell."""
    return Style(color=colour("console", "flag"), bgcolor=colour("console", "hidden"), bold=True)


@lru_cache
def found_style() -> Style:
    """A mine that is shown after the end of a game."""
    return Style(color="black", bgcolor=colour("console", "mine"))


@lru_cache
def shared_style() -> Style:
    """A hidden cell that shares a state with others."""
    front, back = scale("console", "shared")
    return Style(color=front, bgcolor=back, bold=True)


def _many(look: int, *, odd: bool) -> tuple[str, str]:
    white, ink, tile = (colour("console", name) for name in ("white", "ink", "open"))
    if look < HIDDEN:
        return scale("console", "clues")[look - 1] if look else tile, tile
    if look >= CLASH:
        return white, colour("console", "clash")
    if look >= PERCENT:
        return ink, heat((look - PERCENT) / 100, _SHADE if odd else 1)
    if look == SAFE:
        return ink, colour("console", "safe")
    if look == MINE:
        return white, colour("console", "certain_mine")
    return ink, colour("console", "hidden")


def _few(look: int) -> tuple[str, str]:
    if look < HIDDEN:
        return _FEW_CLUES[look], "white"
    if look >= CLASH:
        return "bright_white", "red"
    if look >= PERCENT:
        return "black", next(name for limit, name in _FEW_HEAT if look - PERCENT < limit)
    return {SAFE: ("black", "bright_green"), MINE: ("bright_white", "red")}.get(
        look, ("black", "bright_black")
    )
