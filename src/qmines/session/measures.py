"""What a game was like: clicks, time, what the board was worth, luck and mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from qmines.session.game import Game


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a loss was a mistake or bad luck."""

    sequence: int
    mistake: bool


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures of a game."""

    milliseconds: int
    deaths: int
    help: dict[str, int]


def measure(game: Game) -> Measures:
    """The measures of a game so far."""
    return Measures(game.milliseconds, game.deaths, dict(game.help))
