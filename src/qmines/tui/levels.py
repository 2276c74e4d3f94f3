"""The levels of each rule set as a menu shows them."""

from __future__ import annotations

from qmines import modes
from qmines.core.levels import LEVELS
from qmines.errors import InvalidInput
from qmines.modes import Preset


def levels_of(rules: str) -> dict[str, Preset]:
    """The levels of a rule set by name: its own, or the common ones."""
    own = modes.get(rules).descriptor.levels
    return dict(own) or {name: Preset(level, {}) for name, level in LEVELS.items()}


def preset_of(name: str, rules: str) -> tuple[str, Preset]:
    """A level by its name or its size, after its name; the default level if there is none.

    The name of a custom size is empty.
    """
    known = levels_of(rules)
    if name in known:
        return name, known[name]
    try:
        setup = modes.setup_of(name, rules, {})
    except InvalidInput:
        name = modes.get(rules).descriptor.level
        return name, known[name]
    return "", Preset(setup.level, {})
