"""Messages in words, as plain mode writes them: cells as (row,column) from 0."""

from __future__ import annotations

from typing import Any, Final

from qmines.messages import Message, Translator

speak: Final = Translator(cells="pairs")


def t(key: str, /, **args: Any) -> str:
    """A message in words."""
    return speak(Message(key, **args))
