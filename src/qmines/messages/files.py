"""Message files: a folder per language, read when that language is first used."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

from qmines.messages.fluent import read_entries
from qmines.messages.languages import LANGUAGES, SOURCE

_ASIDE: Final = re.compile(r"^(?:#.*)?\n(?![ \t])", re.MULTILINE)
"""A comment, or an empty line between two messages."""


@lru_cache(maxsize=len(LANGUAGES))
def messages_of(language: str) -> str:
    """All message files of a language, one after the other."""
    folder = files("qmines.messages").joinpath(language)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in found if file.name.endswith(".ftl"))


@lru_cache(maxsize=len(LANGUAGES))
def entries_of(language: str) -> dict[str, str]:
    """The source texts of all messages of a language, by key."""
    return read_entries(messages_of(language))


def native_name(language: str) -> str:
    """The name of a language in that language."""
    return entries_of(language)["language-name"]


@lru_cache(maxsize=256)
def bundle_of(language: str, names: tuple[str, ...]) -> str:
    """Some message files of a language, one after the other, without comments.

    Messages that are not translated yet are in English.
    """
    texts = [_file(language, name) for name in names]
    if language != SOURCE:
        translated = read_entries("\n".join(texts)).keys()
        english = "\n".join(_file(SOURCE, name) for name in names)
        texts += [
            f"{key} =\n    {entry.replace(chr(10), chr(10) + '    ')}\n"
            for key, entry in read_entries(english).items()
            if key not in translated
        ]
    return _ASIDE.sub("", "\n".join(texts))


def _file(language: str, name: str) -> str:
    file = files("qmines.messages").joinpath(language, f"{name}.ftl")
    return file.read_text("utf-8") if language == SOURCE or file.is_file() else ""
