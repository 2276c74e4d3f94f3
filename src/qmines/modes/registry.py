"""The rule sets by name."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from qmines.core.levels import Level, name_of, parse_level
from qmines.errors import InvalidInput
from qmines.generate.dealing import check_dealable
from qmines.messages import Message
from qmines.modes.base import Preset, Setup
from qmines.modes.classic import CLASSIC
from qmines.modes.entangled import ENTANGLED
from qmines.modes.forgiving import FORGIVING
from qmines.modes.from_position import POSITION
from qmines.modes.qubits import QUBITS
from qmines.modes.sandbox import SANDBOX

if TYPE_CHECKING:
    from collections.abc import Mapping

    from qmines.documents import OptionValue
    from qmines.modes.base import Descriptor, Mode

MODES: Final[dict[str, Mode[Any]]] = {
    mode.descriptor.name: mode for mode in (CLASSIC, FORGIVING, QUBITS, ENTANGLED, SANDBOX)
}
"""Every rule set by its name, in the order in which a menu lists them."""


def get(name: str) -> Mode[Any]:
    """Get a rule set by its name."""
    mode = MODES.get(name)
    if mode is None:
        raise InvalidInput(Message("invalid-rules", name=name, names=list(MODES)))
    return mode


def make_setup(level: str | Level, rules: str = "classic", **options: object) -> Setup:
    """Make a valid setup for a new game; the level is a name, ``WxHxM`` or a ``Level``."""
    return setup_of(level, rules, options)


def setup_of(level: str | Level, rules: str, options: Mapping[str, object]) -> Setup:
    """Make a valid setup for a new game, from a dictionary of options."""
    setup = stored_setup(level, rules, options)
    if setup.options.get("no_guess"):
        check_dealable(setup.level)
    return setup


def stored_setup(level: str | Level, rules: str, options: Mapping[str, object]) -> Setup:
    """The setup of a stored game, which may exceed the limits for new games."""
    mode = get(rules)
    if not isinstance(level, Level):
        preset = _preset(level, mode.descriptor)
        level, options = preset.level, {**preset.options, **options}
    if type(level.mines) is not int:
        raise InvalidInput(f"the number of mines must be a whole number, not {level.mines!r}")
    given = mode.descriptor.check_options(options)
    setup = Setup(rules, level, MappingProxyType(given))
    mode.check(setup)
    return setup


def told_options(setup: Setup) -> dict[str, OptionValue]:
    """The options as they are written in a game file.

    >>> told_options(make_setup("expert"))
    {'first': 'opening', 'questions': False}
    >>> told_options(make_setup("expert", no_guess=True))["no_guess"]
    True
    """
    return {
        option.name: setup.options[option.name]
        for option in get(setup.rules).descriptor.options
        if not option.later or setup.options[option.name] != option.default
    }


def level_name(setup: Setup) -> str:
    """The name of a level, or ``WxHxM``.

    >>> level_name(make_setup("30x16x99")), level_name(make_setup("20x20x60"))
    ('expert', '20x20x60')
    >>> level_name(make_setup("2", "qubits", expert=True))
    '2'
    """
    named = _named(setup)
    if named is not None:
        return named[0]
    if not get(setup.rules).descriptor.display.mines:
        return str(setup.level)
    return name_of(setup.level)


def contents_of(setup: Setup) -> list[Message]:
    """What is hidden in the field.

    >>> [str(each) for each in contents_of(make_setup("2", "qubits"))]
    ['54 safe on Z', '4 mined on Z', '3 mined on H', '3 safe on H']
    """
    contents = getattr(get(setup.rules), "contents", None)
    mines = Message("contents-mines", count=setup.level.mines)
    return [mines] if contents is None else list(contents(setup))


def known_level(text: str) -> str:
    """The name under which a level that a player types is stored."""
    if any(text.lower() in mode.descriptor.levels for mode in MODES.values()):
        return text.lower()
    return name_of(parse_level(text))


def variant_of(setup: Setup) -> str:
    """The options that differ from their defaults, in short, except those of the level.

    >>> variant_of(make_setup("expert", "forgiving", strict=True, first="safe"))
    'first=safe strict'
    >>> variant_of(make_setup("2", "qubits", expert=True))
    'expert'
    """
    named = _named(setup)
    usual = {} if named is None else named[1].options
    words = []
    for option in get(setup.rules).descriptor.options:
        value = setup.options[option.name]
        if value is True and option.default is False:
            words.append(option.name)
        elif option is POSITION and value:
            words.append("from-a-position")  # the position itself is too long
        elif value != usual.get(option.name, option.default):
            words.append(f"{option.name}={str(value).lower()}")
    return " ".join(sorted(words))


def _preset(text: str, descriptor: Descriptor) -> Preset:
    """Parse a level from its name or size."""
    if not isinstance(text, str):
        raise InvalidInput(Message("invalid-level-type", value=repr(text)))
    named = descriptor.levels.get(text.lower())
    if named is None and descriptor.reads is not None:
        named = descriptor.reads(text)
    if named is not None:
        return named
    try:
        return Preset(parse_level(text), {})
    except InvalidInput as error:
        own = [*descriptor.levels]
        if not own or getattr(error.message, "key", "") != "invalid-level":
            raise
        raise InvalidInput(Message("invalid-level", text=text, names=own)) from None


def _named(setup: Setup) -> tuple[str, Preset] | None:
    """The name and preset of a setup, if it is one of its rule set's own levels."""
    for name, preset in get(setup.rules).descriptor.levels.items():
        if preset.level == setup.level and preset.options.items() <= setup.options.items():
            return name, preset
    return None
