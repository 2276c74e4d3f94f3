"""A message before it is translated: its key and its arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from qmines.documents import MessageDocument


class Message:
    """A key in the message files and the values of its placeholders.

    Arguments are numbers, texts, cells as ``(row, column)`` counted from 0, clues as
    ``(row, column, number)``, sequences of these, or other messages.

    >>> Message("hint-open", cells=((0, 1),)).document()
    {'key': 'hint-open', 'args': {'cells': [[0, 1]]}}
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: Any) -> None:
        self.key = key
        self.args: Mapping[str, Any] = args

    @classmethod
    def of(cls, document: Mapping[str, Any]) -> Message:
        """Read a message from its JSON values."""
        return cls(document["key"], **{k: _read(v) for k, v in document.get("args", {}).items()})

    def document(self) -> MessageDocument:
        """The message as JSON values, for the web page to translate."""
        if not self.args:
            return {"key": self.key}
        return {"key": self.key, "args": {name: _plain(arg) for name, arg in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.document() == other.document()

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        """The English text, with cells written as (row,column), counted from 0."""
        from qmines.messages.translator import in_english  # noqa: PLC0415  # only if it is shown

        return in_english(self)

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key!r}{args})"


def plain_text(text: str) -> Message:
    """A message with the same text in every language, for rule sets without message files."""
    return Message("plain-text", text=text)


Messages: TypeAlias = Sequence[Message]
"""Sentences, one after the other."""


def _read(value: Any) -> Any:
    if isinstance(value, list):
        return [_read(each) for each in value]
    return Message.of(value) if isinstance(value, dict) else value


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.document()
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(each) for each in value]
    return value
