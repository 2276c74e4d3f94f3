"""The message files: a folder per language, read when that language is first used."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

from qmines.messages.fluent import read_entries

_ASIDE: Final = re.compile(r"^(?:#.*)?\n(?![ \t])", re.MULTILINE)
"""A comment, or an empty line between two messages."""
LANGUAGES: Final = ("en",)
"""The languages that have a folder of message files."""


@lru_cache(maxsize=len(LANGUAGES))
def messages_of(language: str) -> str:
    """All message files of a language, one after the other."""
    folder = files("qmines.messages").joinpath(language)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in found if file.name.endswith(".ftl"))


@lru_cache(maxsize=len(LANGUAGES))
def entries_of(language: str) -> dict[str, str]:
    """All messages of a language by key, as they are written in its files."""
    return read_entries(messages_of(language))


@lru_cache(maxsize=64)
def bundle_of(language: str, names: tuple[str, ...]) -> str:
    """Some message files of a language, one after the other, without their comments."""
    folder = files("qmines.messages").joinpath(language)
    text = "\n".join(folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in names)
    return _ASIDE.sub("", text)
