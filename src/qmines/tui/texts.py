"""Messages in the player's language, as the terminal game writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.errors import QMinesError
from qmines.messages import Message, Translator

if TYPE_CHECKING:
    from collections.abc import Iterable

speak: Final = Translator()


def t(key: str, /, **args: Any) -> str:
    """A message in words."""
    return speak(Message(key, **args))


def error_text(error: QMinesError | OSError) -> str:
    """What an error says."""
    return speak.error(error) if isinstance(error, QMinesError) else error.strerror or str(error)


def listed(items: Iterable[str]) -> str:
    """Short texts side by side in a line, as many as there are."""
    return " · ".join(item for item in items if item)
