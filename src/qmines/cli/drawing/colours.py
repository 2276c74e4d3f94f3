"""The colours of cells: numbers as ever, chances from green over yellow to red."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from rich.style import Style

from qmines.cli.drawing.cell_looks import BEST, CLASH, LOOK, PERCENT
from qmines.core.position import HIDDEN, MINE, SAFE

if TYPE_CHECKING:
    from rich.console import Console

    Depth = Literal["none", "few", "many"]

# Black and white text have a contrast of 4.5 or more on all of these.
_TILE: Final = "#e4e4e4"
_CLUES: Final = (
    _TILE, "#0000ff", "#007000", "#c80000", "#000080", "#800000", "#006868", "#000000", "#606060",
)  # fmt: skip
_HEAT: Final = ((92, 178, 116), (172, 198, 104), (240, 202, 92), (238, 148, 80), (222, 88, 80))
_SHADE: Final = 0.94  # of every other cell, where nothing else parts them

LABEL: Final = Style(dim=True)  # the numbers of rows and columns

_FEW_CLUES: Final = ("white", "blue", "green", "red", "blue", "red", "cyan", "black", "black")
_FEW_HEAT: Final = ((15, "green"), (40, "yellow"), (65, "bright_yellow"), (101, "bright_red"))


def depth_of(console: Console) -> Depth:
    """How many colours a console has: none, the sixteen of old, or enough."""
    if not console.is_terminal or console.no_color or console.color_system is None:
        return "none"
    return "many" if console.color_system in {"256", "truecolor"} else "few"


@lru_cache(maxsize=2048)
def style(look: int, depth: Depth = "many", *, odd: bool = False) -> Style:
    """The colours of a look; ``odd`` for every other cell, where nothing else parts them."""
    if depth == "none":
        return Style.null()
    best = look & ~LOOK == BEST
    look &= LOOK
    front, back = _many(look, odd=odd) if depth == "many" else _few(look)
    loud = best or look < HIDDEN or look >= CLASH or (look == SAFE and depth == "many")
    return Style(color=front, bgcolor=back, bold=loud, underline=best)


def heat(chance: float, light: float = 1) -> str:
    """Green over yellow to red."""
    at = chance * (len(_HEAT) - 1)
    left = min(int(at), len(_HEAT) - 2)
    pairs = zip(_HEAT[left], _HEAT[left + 1], strict=True)
    return "#" + "".join(f"{round(light * (a + (b - a) * (at - left))):02x}" for a, b in pairs)


def _many(look: int, *, odd: bool) -> tuple[str, str]:
    if look < HIDDEN:
        return _CLUES[look], _TILE
    if look >= CLASH:
        return "#ffffff", "#c00000"
    if look >= PERCENT:
        return "#000000", heat((look - PERCENT) / 100, _SHADE if odd else 1)
    return {SAFE: ("#000000", "#00d26a"), MINE: ("#ffffff", "#7a1020")}.get(
        look, ("#000000", "#a8a8a8")
    )


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
