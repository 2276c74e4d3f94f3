"""The names of rule sets, levels, options and kinds of help, as messages.

A name without a message is shown as it is.
"""

from __future__ import annotations

import re

from qmines.messages import Message, named
from qmines.modes.registry import MODES


def rules_named(rules: str) -> Message:
    """The title of a rule set."""
    mode = MODES.get(rules)
    return named("game-rules", rules) if mode is None else mode.descriptor.title


def level_named(name: str) -> Message:
    """A level by its name.

    >>> str(level_named("expert")), str(level_named("20x12x40")), str(level_named("pairs-8x8"))
    ('Expert', '20×12, 40 mines', 'Pairs 8×8')
    """
    if found := re.fullmatch(r"(\d+)x(\d+)x(\d+)", name, re.ASCII):
        width, height, mines = map(int, found.groups())
        return Message("game-size-mines", width=width, height=height, count=mines)
    if found := re.fullmatch(r"([a-z]+)-(\d+)x(\d+)", name, re.ASCII):
        level = named("game-level", found[1])
        return Message("game-level-sized", level=level, width=found[2], height=found[3])
    if re.fullmatch(r"\d+", name, re.ASCII):
        return Message("game-level-number", number=int(name))
    return named("game-level", name, name[:1].upper() + name[1:])


def option_named(option: str) -> Message:
    """The title of an option."""
    name = "from-a-position" if option == "position" else option.replace("_", "-")
    return named("game-option", name)


def choice_named(option: str, choice: str) -> Message:
    """The name of one of an option's values."""
    if option == "lesson":
        return level_named(choice)
    return named(f"game-option-{option.replace('_', '-')}", choice)


def variant_named(variant: str) -> list[Message]:
    """The options that make a variant, as ``variant_of`` writes it: ``first=safe strict``."""
    found = []
    for word in variant.split():
        option, _, value = word.partition("=")
        title = option_named(option)
        if value:
            title = Message("game-option-value", option=title, value=choice_named(option, value))
        found.append(title)
    return found


def help_named(kind: str) -> Message:
    """The name of a kind of help."""
    return named("game-help", kind)
