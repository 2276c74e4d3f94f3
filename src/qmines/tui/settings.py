"""The player's settings, saved as a TOML file in the user's configuration folder."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, field, fields
from errno import ENOENT
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from qmines import modes
from qmines.core.files import replace_file
from qmines.errors import InvalidInput, QMinesError
from qmines.messages import Message
from qmines.messages.languages import LANGUAGES
from qmines.theme.palettes import PALETTES
from qmines.tui.keys import ACTIONS, PROFILES, Keymap

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

VARIABLE: Final = "QMINES_CONFIG"
SPEEDS: Final = (1, 2, 5, 10, 20, 50, 100)
_MOST_BYTES: Final = 1 << 20
_HEAD: Final = "# Settings of the terminal game. The game writes this file; you can edit it too.\n"


@dataclass(slots=True)
class Settings:
    """The settings; ``rules``, ``level`` and ``options`` are those of the last new game.

    ``lessons`` are those that are done, and examples of others: ``pair/0``.
    """

    language: str = "auto"
    theme: str = next(iter(PALETTES))
    glyphs: str = "auto"
    cells: str = "auto"
    overlay: str = "both"
    chords: bool = True
    right_click: str = "flag"
    side: bool = True
    coach: bool = True
    dirac: bool = False
    minimap: bool = True
    speed: int = 10
    guess: bool = False
    rules: str = "classic"
    level: str = "beginner"
    lessons: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    keys: Keymap = field(default_factory=Keymap)

    def options_for(self, rules: str) -> dict[str, Any]:
        """The options last used, as far as these rules have them."""
        known = {option.name: option for option in modes.get(rules).descriptor.options}
        found = {}
        for name, value in self.options.items():
            if name in known:
                try:
                    found[name] = known[name].check(value)
                except InvalidInput:
                    continue
        return found

    def remember(self, setup: modes.Setup, level: str, given: Iterable[str] = ()) -> None:
        """Keep a set-up as the one to begin with the next time.

        Options in ``given`` belong to the level, and are not kept for other ones.
        """
        self.rules, self.level = setup.rules, level
        fixed = {*given, "position"}  # which belongs to one game
        self.options |= {name: one for name, one in setup.options.items() if name not in fixed}


CHOICES: Final[dict[str, Collection[str]]] = {
    "language": ("auto", *LANGUAGES),
    "theme": PALETTES.keys(),
    "glyphs": ("auto", "unicode", "ascii"),
    "cells": ("auto", "tiny", "small", "wide", "large", "huge"),
    "overlay": ("both", "shade", "numbers"),
    "right_click": ("flag", "mark"),
}
"""The settings that are one of several words."""
ABOUT: Final = {
    name: Message(f"set-{name.replace('_', '-')}-about")
    for name in (
        *("language", "theme", "glyphs", "cells", "overlay", "chords", "right_click", "side"),
        *("minimap", "coach", "dirac", "speed", "guess"),
    )
}
"""What each setting is for."""
OPTIONS: Final = {"first_click": "first", "questions": "questions", "notice": "notice"}
"""The options of games that are settings too, and what the rules call them."""


def option_of(name: str) -> modes.Option:
    """An option of the rule sets that have it."""
    found = (mode.descriptor.options for mode in modes.MODES.values())
    return next(option for options in found for option in options if option.name == name)


def config_path() -> Path | None:
    """Where the settings are; the file need not exist yet. None without a home folder."""
    named = os.environ.get(VARIABLE)
    try:
        if named:
            return Path(named).expanduser()
        from platformdirs import user_config_path  # noqa: PLC0415  # 20 ms, rarely needed

        return user_config_path("qmines", appauthor=False) / "config.toml"
    except RuntimeError:
        return None


def load(path: Path | None) -> tuple[Settings, Message | None]:
    """The settings in a file, and what could not be read of them, if anything."""
    if path is None:
        return Settings(), None
    try:
        with path.open("rb") as file:
            read = tomllib.loads(file.read(_MOST_BYTES).decode())
    except FileNotFoundError:
        return Settings(), None
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return Settings(), Message("settings-unreadable", path=str(path), error=str(error))
    except RecursionError:
        return Settings(), Message("settings-nested", path=str(path))
    settings = Settings()
    refused = [name for name, value in read.items() if not _take(settings, name, value)]
    if not refused:
        return settings, None
    return settings, Message("settings-unknown", path=str(path), names=refused)


def save(settings: Settings, path: Path | None) -> None:
    """Write the settings, all or nothing.

    Raises:
        QMinesError: the file cannot be written.
    """
    if path is None:
        why = Message("settings-unwritable", path="~/.config/qmines", error=os.strerror(ENOENT))
        raise QMinesError(why)
    lines = [_HEAD]
    lines += [f"{name} = {_toml(getattr(settings, name))}\n" for name in _PLAIN]
    lines.append("\n[options]\n")
    lines += [f"{name} = {_toml(value)}\n" for name, value in sorted(settings.options.items())]
    lines.append(f"\n[keys]\nprofile = {_toml(settings.keys.profile)}\n")
    for profile, changed in sorted(settings.keys.changed.items()):
        if changed:
            lines.append(f"\n[keys.{profile}]\n")
            lines += [f"{action} = {_toml(keys)}\n" for action, keys in sorted(changed.items())]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, "".join(lines).encode())
    except OSError as error:
        why = Message("settings-unwritable", path=str(path), error=error.strerror)
        raise QMinesError(why) from None


_PLAIN: Final = tuple(f.name for f in fields(Settings) if f.name not in {"options", "keys"})


def _take(settings: Settings, name: str, value: object) -> bool:
    """Take a value from the file; False if it is nothing that can be chosen."""
    if name == "options" and isinstance(value, dict):
        settings.options = {
            key: one for key, one in value.items() if isinstance(one, str | bool | int)
        }
        return True
    if name == "keys" and isinstance(value, dict):
        return _take_keys(settings.keys, value)
    if name not in _PLAIN or type(value) is not type(getattr(settings, name)):
        return False
    known: Collection[object] | None = CHOICES.get(name)
    if name == "lessons":
        settings.lessons = [one for one in cast("list[object]", value) if isinstance(one, str)]
        return True
    if name == "rules":
        known = tuple(modes.MODES)
    elif name == "speed":
        known = SPEEDS
    if known is not None and value not in known:
        return False
    setattr(settings, name, value)
    return True


def _take_keys(keymap: Keymap, table: dict[str, Any]) -> bool:
    """Take the profile and the changed keys; changes that clash are left out."""
    fine = True
    for profile, changes in table.items():
        if profile not in PROFILES or not isinstance(changes, dict):
            fine = fine and profile == "profile"
            continue
        keymap.profile = profile
        for action, keys in changes.items():
            strings = isinstance(keys, list) and all(isinstance(key, str) for key in keys)
            if action not in ACTIONS or not strings:
                fine = False
                continue
            try:
                keymap.bind(action, tuple(keys))
            except InvalidInput:
                fine = False
    profile = table.get("profile", "standard")
    if not isinstance(profile, str) or profile not in PROFILES:
        profile, fine = "standard", False
    keymap.profile = profile
    return fine


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple | list):
        return f"[{', '.join(_toml(one) for one in value)}]"
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in escaped) + '"'
