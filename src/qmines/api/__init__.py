"""The public ``Position`` and ``Game`` classes, and how to start or load a game."""

from qmines.api.game import Game, load, new_game
from qmines.api.position import Position

__all__ = ["Game", "Position", "load", "new_game"]
