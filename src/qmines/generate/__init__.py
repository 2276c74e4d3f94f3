"""Boards, boards that need no guess with their certificates, and measures."""

from qmines.generate.boards import first_click_room, place_mines
from qmines.generate.certificate import Grade, check_certificate
from qmines.generate.fields import numbers_of
from qmines.generate.noguess import METHODS, NoGuess, no_guess, no_guess_boards
from qmines.generate.solution import solve

__all__ = [
    "METHODS",
    "Grade",
    "NoGuess",
    "check_certificate",
    "first_click_room",
    "no_guess",
    "no_guess_boards",
    "numbers_of",
    "place_mines",
    "solve",
]
