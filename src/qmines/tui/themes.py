"""The themes as Textual wants them: the colours of menus and lines."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from rich.color import Color, ColorSystem
from textual.theme import Theme

from qmines.theme.colours import colour, rgb, scale, table

if TYPE_CHECKING:
    from qmines.theme.palettes import Palette


_DARK: Final = 128  # of 255
_LIKELY, _VERY_LIKELY = 20, 60  # percent, from which on chances have another of 16 colours
_BROWN: Final = 3  # among the 16
_TINGE: Final = (
    32  # of 255, between the strongest and the weakest part of a colour that is nearly grey
)
_GREYS: Final = [f"#{level:02x}{level:02x}{level:02x}" for level in (*range(18, 239, 10), 255)]


def in_256_colours(palette: Palette) -> Palette:
    """A theme with grey surfaces: the nearest of 256 colours often has another hue."""
    return replace(
        palette,
        ground=_surface(palette, palette.ground),
        panel=_surface(palette, palette.panel),
        hidden=_two_greys(*palette.hidden),
        open=_two_greys(*palette.open),
        mine=(palette.mine[0], _pure(palette.mine[1])),
    )


def _surface(palette: Palette, colour: str) -> str:
    """A grey instead of a colour that is dark or nearly grey; any other is part of the theme."""
    pale = max(rgb(colour)) - min(rgb(colour)) < _TINGE
    return _grey(colour) if palette.dark or pale else colour


def _two_greys(even: str, odd: str) -> tuple[str, str]:
    """Greys for even and odd cells, which differ if the colours do."""
    first, second = _grey(even), _grey(odd)
    if first == second and even != odd:
        second = _GREYS[_GREYS.index(first) - 1]
    return first, second


def in_16_colours(palette: Palette) -> Palette:
    """A theme in colours that terminals have: the nearest to a green or red is often grey."""
    changed: dict[str, Any] = {}
    for name, (low, middle, high) in table("sixteen.heat").items():
        if palette.heat == scale("heat", name):
            between = _VERY_LIKELY - _LIKELY
            beyond = 101 - _VERY_LIKELY  # a shade for each percent
            changed["heat"] = (low,) * _LIKELY + (middle,) * between + (high,) * beyond
    if palette.heat == scale("heat", "green-to-red"):
        changed |= {name: tuple(pair) for name, pair in table("sixteen.marks").items()}
    if not palette.dark:
        names = ("accent", "second", "cursor")
        brown = [name for name in names if _is_brown(getattr(palette, name))]
        changed |= dict.fromkeys(brown, colour("sixteen", "ink"))
    return replace(palette, **changed)


def _is_brown(ink: str) -> bool:
    """Whether the nearest of 16 colours is brown, which many terminals show as dark yellow."""
    return Color.parse(ink).downgrade(ColorSystem.STANDARD).number == _BROWN


def _grey(colour: str) -> str:
    """The grey of 256 colours that is as light as a colour; black stays black."""
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
