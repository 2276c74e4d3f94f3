"""Messages in words, as plain mode writes them: cells as (row,column) from 0."""

from __future__ import annotations

from typing import Any, Final

from qmines.messages import Message, Translator
from qmines.tui import settings

speak: Final = Translator(cells="pairs")


def use_settings() -> None:
    """Show qubit states in the notation that the player prefers."""
    speak.dirac = settings.load(settings.config_path())[0].dirac


def toggle_dirac() -> bool:
    """Switch Dirac notation on or off, for later games too; True if it is on now."""
    speak.dirac = not speak.dirac
    path = settings.config_path()
    kept, trouble = settings.load(path)
    if trouble is None:  # do not overwrite a file we could not read
        kept.dirac = speak.dirac
        settings.save(kept, path)
    return speak.dirac


def t(key: str, /, **args: Any) -> str:
    """A message in words."""
    return speak(Message(key, **args))
