"""The themes as Textual wants them: the colours of menus and lines."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from textual.theme import Theme

from qmines.theme.colours import rgb, scale, table

if TYPE_CHECKING:
    from qmines.theme.palettes import Palette


_DARK: Final = 128  # of 255
_LIKELY: Final = 20, 60  # percent, from which on a chance has another colour where there are few
_GREYS: Final = [f"#{level:02x}{level:02x}{level:02x}" for level in range(18, 119, 10)]


def in_256_colours(palette: Palette) -> Palette:
    """A dark theme with grey surfaces: of dark colours, 256 colours have only saturated ones."""
    if not palette.dark:
        return palette
    return replace(
        palette,
        ground=_grey(palette.ground),
        panel=_grey(palette.panel),
        hidden=(_grey(palette.hidden[0]), _grey(palette.hidden[1])),
        open=(_grey(palette.open[0]), _grey(palette.open[1])),
        mine=(palette.mine[0], _pure(palette.mine[1])),
    )


def in_16_colours(palette: Palette) -> Palette:
    """A theme in which green, yellow and red stay what they are: the nearest colour is often grey.

    Themes whose chances have other colours have them in 16 colours, too.
    """
    if palette.heat != scale("heat", "green-to-red"):
        return palette
    colours: dict[str, Any] = {name: tuple(found) for name, found in table("sixteen").items()}
    low, middle, high = colours["heat"]
    shades = (low if p < _LIKELY[0] else middle if p < _LIKELY[1] else high for p in range(101))
    return replace(palette, **colours | {"heat": tuple(shades)})


def _grey(colour: str) -> str:
    """The grey of 256 colours that is as light as a dark colour; black stays black."""
    red, green, blue = rgb(colour)
    light = 0.3 * red + 0.59 * green + 0.11 * blue
    return min(_GREYS, key=lambda grey: abs(rgb(grey)[0] - light)) if light else colour


def _pure(colour: str) -> str:
    """A dark colour without the tint that would make it another: dark red, not purple."""
    parts = rgb(colour)
    if max(parts) >= _DARK:
        return colour
    return "#" + "".join("5f" if part == max(parts) else "00" for part in parts)


def textual_theme(palette: Palette) -> Theme:
    """The colours of everything around the cells."""
    return Theme(
        name=palette.name,
        primary=palette.accent,
        secondary=palette.second,
        accent=palette.accent,
        background=palette.ground,
        surface=palette.panel,
        panel=palette.panel,
        foreground=palette.text,
        error=palette.hit[1],
        success=palette.safe[1],
        warning=palette.wrong[1],
        dark=palette.dark,
        variables={
            "faint": palette.faint,
            "chosen": palette.cursor,
            "chosen-text": palette.cursor_text,
            "scrollbar": palette.faint,
            "scrollbar-background": palette.panel,
            "scrollbar-hover": palette.accent,
            "scrollbar-active": palette.accent,
            "scrollbar-corner-color": palette.panel,
            "input-cursor-background": palette.accent,
            "input-selection-background": f"{palette.accent} 40%",
            "border": palette.accent,
            "border-blurred": palette.faint,
        },
    )
