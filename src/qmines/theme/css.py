"""The themes as CSS: every token of the style sheets, taken or derived from a palette."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.theme.colours import contrast, mix, readable, scale, table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from qmines.theme.palettes import Palette

_BLACK, _WHITE = "#000000", "#ffffff"
PAIR: Final = ("light", "dark")
"""The themes of the web site that follow the system."""


def tokens(palette: Palette) -> dict[str, str]:
    """The value of every CSS colour variable, by its name without the leading dashes."""
    web = palette.web
    paper, sheet = web.get("paper", palette.ground), web.get("sheet", palette.panel)
    sea, ink, clear = palette.hidden[0], palette.text, palette.open[0]
    shoal = web.get("shoal", mix(sheet, sea, 0.12))
    pages = (paper, sheet, shoal)
    found = {
        "paper": paper,
        "sheet": sheet,
        "shoal": shoal,
        "buff": mix(sheet, palette.wrong[1], 0.15),
        "ink": ink,
        "faint": readable(palette.faint, pages, ink),
        "line": mix(sheet, ink, 0.25),
        "strong-line": palette.faint,
        "magenta": readable(palette.accent, pages, ink),
        "teal": readable(palette.second, pages, ink),
        "good": readable(palette.safe[1], pages, ink),
        "bad": readable(palette.hit[1], pages, ink),
        "sea": sea,
        "sea-light": mix(sea, _WHITE, 0.25),
        "sea-dark": mix(sea, _BLACK, 0.25),
        "sea-ink": palette.hidden_text,
        "clear": clear,
        "grid": mix(clear, sea, 0.3),
        "flag": palette.flag,
        "mine": palette.mine[0],
        "mine-back": palette.mine[1],
        "on-hit": palette.hit[0],
        "hit": palette.hit[1],
        "on-wrong": palette.wrong[0],
        "wrong": palette.wrong[1],
        "cursor": readable(palette.cursor, (clear,), ink, 3),
        "hint-safe": readable(palette.safe[1], (sea,), palette.hidden_text, 3),
        "hint-mine": readable(palette.hit[1], (sea,), palette.hidden_text, 3),
        "hint-clue": readable(palette.proof[1], (clear,), ink, 3),
        "heat-ink": palette.heat_text,
        **_numbered("heat-", palette.heat, 0),
        **_numbered("n", palette.clues, 1),
    }
    accent = found["magenta"]
    found["on-magenta"] = max((_BLACK, _WHITE), key=lambda ink: contrast(ink, accent))
    return {**found, **web}


def page_css(palettes: Mapping[str, Palette]) -> str:
    """The tokens that every page loads: the light and dark themes, and other digit colours."""
    light, dark = (tokens(palettes[name]) for name in PAIR)
    lines = _pairs(":root", light, dark, before="color-scheme: light dark;")
    lines += [f':root[data-theme="{name}"] {{ color-scheme: {name}; }}' for name in PAIR]
    for name in table("digits"):
        by_day, by_night = (_digits(table(f"digits.{name}.{shade}")) for shade in PAIR)
        lines += _pairs(f':root[data-digits="{name}"]', by_day, by_night)
    return "\n".join([*lines, ""])


def more_css(palettes: Iterable[Palette]) -> str:
    """The other themes, which a page loads when one of them is chosen.

    ``html`` has a lower specificity than ``:root[data-digits]``, so the player's digits win.
    """
    lines = []
    for palette in palettes:
        if palette.name not in PAIR:
            shade = "dark" if palette.dark else "light"
            lines.append(f'html[data-theme="{palette.name}"] {{\ncolor-scheme: {shade};')
            lines += [f"--{name}:{colour};" for name, colour in tokens(palette).items()]
            lines.append("}")
    return "\n".join([*lines, ""])


def _pairs(rule: str, light: dict[str, str], dark: dict[str, str], before: str = "") -> list[str]:
    lines = [f"{rule} {{", *([before] if before else ())]
    for name, colour in light.items():
        other = dark[name]
        value = colour if colour == other else f"light-dark({colour},{other})"
        lines.append(f"--{name}:{value};")
    return [*lines, "}"]


def _digits(found: dict[str, str]) -> dict[str, str]:
    others = {name: found[name] for name in found if name not in {"clues", "heat"}}
    heat = scale("heat", found["heat"])
    return {**_numbered("n", found["clues"], 1), **others, **_numbered("heat-", heat, 0)}


def _numbered(name: str, colours: Iterable[str], start: int) -> dict[str, str]:
    return {f"{name}{number}": colour for number, colour in enumerate(colours, start)}
