"""Parse the query of a link: its parameters and their locations in the text."""

from __future__ import annotations

from typing import NamedTuple

from qmines.messages import Message
from qmines.notation.fields import error_at


class Parameter(NamedTuple):
    """A value in a link, as ``text[start:end]``."""

    value: str
    start: int
    end: int


def parameters(text: str) -> dict[str, Parameter]:
    """The parameters of a link or of its query alone; the first of each name counts.

    Values are not unquoted, because these formats write only letters and digits.
    """
    # Some programs put the query after a fragment (#/page?b=…), so the last ? counts.
    start = text.rfind("?") + 1
    found: dict[str, Parameter] = {}
    for piece in text[start:].split("#", 1)[0].split("&"):
        name, equals, value = piece.partition("=")
        end = start + len(piece)
        if equals:
            found.setdefault(name.strip(), Parameter(value, end - len(value), end))
        start = end + 1
    return found


def whole_or_parameter(text: str, name: str) -> tuple[int, int]:
    """Where a parameter's value starts and ends; the whole text if it is not a link."""
    found = parameters(text).get(name)
    if found is not None:
        return found.start, found.end
    if "?" in text or "=" in text:
        raise error_at(text, 0, Message("notation-link", part=f"{name}="))
    return len(text) - len(text.lstrip()), len(text)
