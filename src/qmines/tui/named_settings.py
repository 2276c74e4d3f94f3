"""Settings by name, as texts: what a command line can show and change.

>>> settings = Settings()
>>> put(settings, "keys.flag", "f x m")
Traceback (most recent call last):
    ...
qmines.errors.InvalidInput: M is already used for “Cycle through the marks, like a right click”.
>>> put(settings, "keys.flag", "f")
>>> named(settings, "keys.flag")
{'keys.flag': 'f'}
"""

from __future__ import annotations

import unicodedata
from dataclasses import fields
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from qmines.errors import InvalidInput
from qmines.tui.keys import ACTIONS, PROFILES
from qmines.tui.settings import CHOICES, OPTIONS, SPEEDS, Settings, option_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

_KEPT: Final = {
    "rules",
    "level",
    "lessons",
    "options",
    "keys",
}  # handled separately
_PLAIN: Final = tuple(one.name for one in fields(Settings) if one.name not in _KEPT)
_KEYS: Final = "keys."
_HELD: Final = {"ctrl", "shift", "alt", "meta", "super", "hyper"}
_WORDS: Final = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def named(settings: Settings, name: str | None = None) -> dict[str, str]:
    """All settings, or the one of that name, as texts.

    Raises:
        InvalidInput: there is none of that name.
    """
    return {key: _text(value) for key, value in values(settings, name).items()}


def values(settings: Settings, name: str | None = None) -> dict[str, str | int | bool]:
    """All settings, or the one of that name: texts, numbers, and whether switches are on.

    Raises:
        InvalidInput: there is none of that name.
    """
    found = {plain: getattr(settings, plain) for plain in _PLAIN}
    for plain, option in OPTIONS.items():
        found[plain] = settings.options.get(option, option_of(option).default)
    found[f"{_KEYS}profile"] = settings.keys.profile
    for action in ACTIONS.values():
        found[_KEYS + action.name] = " ".join(settings.keys.keys_of(action.name))
    if name is None:
        return found
    if name not in found:
        near = _near(name.lower(), found)
        advice = (
            f"did you mean {' or '.join(near)}?" if near else "list all settings with qmines config"
        )
        raise InvalidInput(f"there is no setting {name!r}: {advice}")
    return {name: found[name]}


def _near(name: str, known: Iterable[str]) -> list[str]:
    """Up to three settings with similar names."""
    if name == _KEYS.rstrip("."):
        return [f"{_KEYS}profile"]
    known = list(known)
    near = [one for one in known if name in one or one in name]
    return (near or get_close_matches(name, known))[:3]


def put(settings: Settings, name: str, text: str) -> None:
    """Change the setting of that name.

    Raises:
        InvalidInput: there is none, or it cannot be that; says what it can be.
    """
    named(settings, name)
    if name == f"{_KEYS}profile":
        settings.keys.profile = _one_of(name, text, tuple(PROFILES))
    elif name.startswith(_KEYS):
        action = name.removeprefix(_KEYS)
        keys = tuple(text.replace(",", " ").split())
        for key in keys:
            _check_key(key)
        settings.keys.bind(ACTIONS[action].name, keys)
    elif name in CHOICES:
        setattr(settings, name, _one_of(name, text, CHOICES[name]))
    elif name in OPTIONS:
        option = option_of(OPTIONS[name])
        words = option.choices or tuple(_WORDS)
        chosen = _one_of(name, text, words)
        settings.options[option.name] = chosen if option.choices else _WORDS[chosen]
    elif name == "speed":
        settings.speed = int(_one_of(name, text, tuple(map(str, SPEEDS))))
    else:
        setattr(settings, name, _WORDS[_one_of(name, text.lower(), tuple(_WORDS))])


def _one_of(name: str, text: str, choices: Collection[str]) -> str:
    if text not in choices:
        raise InvalidInput(f"{name!r} must be one of {', '.join(choices)}, not {text!r}")
    return text


def _check_key(key: str) -> None:
    """Refuse keys that no keyboard sends: a misspelt one would silently do nothing."""
    from textual.keys import KEY_NAME_REPLACEMENTS, Keys  # noqa: PLC0415  # slow, needed here alone

    *held, last = key.split("+")
    signs = (unicodedata.name(chr(code), "") for code in range(33, 0x600))
    known = {sign.lower().replace("-", "_").replace(" ", "_") for sign in signs}
    known |= {*KEY_NAME_REPLACEMENTS.values(), *(each.value for each in Keys)}
    if not last or not {*held} <= _HELD or not (len(last) == 1 or last in known):
        raise InvalidInput(
            f"{key!r} is not a key: write keys like f, F, ctrl+f, f5, space or comma"
        )


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
