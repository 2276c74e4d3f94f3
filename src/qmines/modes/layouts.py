"""Qubit levels given as text: a layout of states, with or without groups."""

from __future__ import annotations

import re
from typing import Final

from qmines.core.levels import LEVELS, Level
from qmines.errors import InvalidInput
from qmines.modes.base import Preset
from qmines.quantum.layout import Layout

_SIZE: Final = re.compile(r"[0-9]+x[0-9]+x[0-9]+", re.ASCII)  # 10x10x11 would be a layout, too
CUSTOM: Final = Preset(Level(10, 10, 11), {"plus": 5, "minus": 5, "layout": ""})
"""Level 0, and the initial content of the form for custom sizes."""


def read_layout(text: str, *, groups: bool = False) -> Preset | None:
    """The level for the text of a layout, with or without groups; None if it is not a layout."""
    if text == "0":
        return CUSTOM
    if text.lower() in LEVELS or _SIZE.fullmatch(text):
        return None
    try:
        layout = Layout.parse(text)
    except InvalidInput:
        return None
    return preset_of(layout, groups=groups or bool(layout.groups))


def preset_of(layout: Layout, *, groups: bool = False) -> Preset:
    """The level for a layout, for rules with or without groups."""
    _, one, plus, minus = layout.totals
    level = Level(layout.grid.width, layout.grid.height, one + plus)
    options: dict[str, str | bool | int] = {"plus": plus, "minus": minus, "layout": str(layout)}
    if groups:
        options |= dict(zip(("singlets", "links", "trios"), layout.groups_of, strict=True))
    return Preset(level, options)
