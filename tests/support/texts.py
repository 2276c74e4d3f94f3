"""Texts that interfaces show, looked up by their keys."""

from __future__ import annotations

from typing import Any

from qmines.messages import Message, Translator

_SPEAK = Translator(cells="pairs")
_WORDS = Translator()


def text(key: str, **args: Any) -> str:
    """A message in words."""
    return _SPEAK(Message(key, **args))


def words(key: str, **args: Any) -> str:
    """A message as the web site and the terminal game write it: with cells from 1."""
    return _WORDS(Message(key, **args))


def ending(result: str, reason: str) -> str:
    """How a game has ended, in one line."""
    return text(f"outcome-{result}-line", why=Message(f"outcome-{reason}"))
