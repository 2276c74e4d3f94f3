"""Values that all kinds of documents use."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Place = tuple[int, int]
"""Row and column, from 0."""
OptionType = Literal["choice", "flag", "number", "text"]
OptionValue = str | bool | int
Shows = Literal["mines", "qubits", "open", ""]
"""What the boards of a rule set show."""


class MessageDocument(TypedDict):
    """A text: its key in the message files, and the values of its placeholders."""

    key: str
    args: NotRequired[dict[str, Any]]
