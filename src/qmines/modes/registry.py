"""The rule sets by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from qmines.core.levels import Level, parse_level
from qmines.errors import InvalidInput
from qmines.modes.base import Setup
from qmines.modes.classic import CLASSIC
from qmines.modes.forgiving import FORGIVING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from qmines.modes.base import Mode

MODES: Final[dict[str, Mode[Any]]] = {mode.descriptor.name: mode for mode in (CLASSIC, FORGIVING)}
"""Every rule set by its name, in the order in which a menu lists them."""


def get(name: str) -> Mode[Any]:
    """The rule set of that name."""
    mode = MODES.get(name)
    if mode is None:
        raise InvalidInput(f"{name!r} is not a rule set ({', '.join(MODES)} are)")
    return mode


def make_setup(level: str | Level, rules: str = "classic", **options: object) -> Setup:
    """A checked set-up; the level is a name, ``WxHxM`` or a ``Level``."""
    return setup_of(level, rules, options)


def setup_of(level: str | Level, rules: str, options: Mapping[str, object]) -> Setup:
    """A checked set-up from options of any names."""
    if not isinstance(level, Level):
        level = parse_level(level)
    if type(level.mines) is not int:
        raise InvalidInput(f"the number of mines must be a whole number, not {level.mines!r}")
    mode = get(rules)
    given = mode.descriptor.check_options(options)
    setup = Setup(rules, level, MappingProxyType(given))
    mode.check(setup)
    return setup
