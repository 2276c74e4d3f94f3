"""The available languages, and the best one for a player."""

from __future__ import annotations

import os
import re
import sys
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

SOURCE: Final = "en"
"""The language that all others are translated from, and that fills gaps in them."""
_TAG: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z]+)*")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def _folders() -> tuple[str, ...]:
    found = {each.name for each in files("qmines.messages").iterdir() if each.is_dir()}
    others = sorted(name for name in found - {SOURCE} if _TAG.fullmatch(name))
    return (SOURCE, *others)


LANGUAGES: Final = _folders()
"""The languages that have a folder of message files, English first."""


def best_language(wanted: Iterable[str]) -> str:
    """The best available language for a list of preferred ones; English if none matches.

    >>> best_language(["en-US", "de"])
    'en'
    """
    same = {each.lower(): each for each in LANGUAGES}
    related = {_main(each): each for each in reversed(LANGUAGES)}
    for tag in wanted:
        found = same.get(tag.lower()) or related.get(_main(tag))
        if found:
            return found
    return SOURCE


def _main(tag: str) -> str:
    return tag.lower().partition("-")[0]


def accepted_languages(header: str) -> list[str]:
    """The languages in an ``Accept-Language`` header, most preferred first.

    >>> accepted_languages("de;q=0.7, pl, *;q=0.1")
    ['pl', 'de', '*']
    """
    found = []
    for each in header[:1000].split(","):
        tag, _, weight = each.partition(";")
        found.append((-_weight(weight), tag.strip()))
    return [tag for weight, tag in sorted(found, key=lambda one: one[0]) if tag and weight]


def _weight(text: str) -> float:
    found = re.fullmatch(r"\s*q=([01](?:\.[0-9]{0,3})?)\s*", text, re.ASCII)
    return float(found[1]) if found else float(not text.strip())


def system_languages() -> list[str]:
    """The languages of this computer's user, most preferred first.

    As in gettext, ``LANGUAGE`` can list several, and counts only if there is a locale.
    """
    locale = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    if not locale and sys.platform == "win32":  # pragma: no cover
        import ctypes  # noqa: PLC0415
        from locale import windows_locale  # noqa: PLC0415

        locale = windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    if not locale or locale.split(".")[0] in {"C", "POSIX"}:
        return []
    listed = [*os.environ.get("LANGUAGE", "").split(":"), locale]
    return [re.split(r"[.@]", name)[0].replace("_", "-") for name in listed if name]
