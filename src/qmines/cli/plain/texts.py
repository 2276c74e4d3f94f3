"""Messages in words, as plain mode writes them: cells as (row,column) from 0."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from qmines.messages import Message, Translator
from qmines.session.ending import ending
from qmines.tui import settings

if TYPE_CHECKING:
    from qmines.cli.plain.console import Screen
    from qmines.session import Game

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


def tell_end(screen: Screen, game: Game) -> None:
    """Print the figures of a finished game, how logic could have found the mine, and the seed."""
    for line in ending(game):
        screen.tell(speak(line.name), speak(line.text))
    if (verdict := game.verdict()) is not None:
        for number, words in enumerate(verdict.lines(speak)):
            screen.tell("" if number else t("end-why"), words)
    screen.tell(t("end-seed"), game.seed.hex())


def t(key: str, /, **args: Any) -> str:
    """A message in words."""
    return speak(Message(key, **args))
