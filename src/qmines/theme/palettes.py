"""The themes: one file each in ``themes/``, for the terminal game and the web site.

In every theme, the signs on a cell have a contrast of at least 4.5 to it, which a test checks, and
nothing is shown by colour alone.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from qmines.theme.colours import between, scale

if TYPE_CHECKING:
    from collections.abc import Mapping

FOLDER: Final = Path(__file__).with_name("themes")


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """The colours of a theme. Pairs in ``hidden`` and ``open`` are for even and odd cells.

    Other pairs are the colour of a sign and the one behind it. ``clues`` are the colours of
    1 to 8; ``heat`` runs from a chance of 0 to one of 1. ``web`` replaces colours that the
    web site would otherwise derive from these (see ``css.py``).
    """

    name: str
    title: str
    order: int
    dark: bool
    ground: str
    panel: str
    text: str
    faint: str
    accent: str
    second: str
    hidden: tuple[str, str]
    hidden_text: str
    open: tuple[str, str]
    clues: tuple[str, ...]
    edge: str
    flag: str
    cursor: str
    cursor_text: str
    mine: tuple[str, str]
    hit: tuple[str, str]
    wrong: tuple[str, str]
    safe: tuple[str, str]
    proof: tuple[str, str]
    shared: tuple[str, str]
    heat: tuple[str, ...]
    heat_text: str
    web: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def heat_of(self, chance: float) -> str:
        """The colour of a chance of a mine."""
        return between(self.heat, chance)


def read_palette(path: Path) -> Palette:
    """The theme in a file, named after the file."""
    found: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    found["heat"] = scale("heat", found["heat"])
    for key, one in found.items():
        if isinstance(one, list):
            found[key] = tuple(one)
    return Palette(name=path.stem, **found)


PALETTES: Final = {
    palette.name: palette
    for palette in sorted(map(read_palette, FOLDER.glob("*.toml")), key=attrgetter("order"))
}
"""Every theme by name; the first is the default of the terminal game."""


def palette_named(name: str) -> Palette:
    """The theme with this name, or the default."""
    return PALETTES.get(name) or next(iter(PALETTES.values()))
