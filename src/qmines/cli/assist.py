"""Help in a game, from the exact analysis of what is to be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines import modes
from qmines.cli.report import found, guess_of
from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidInput
from qmines.solver import analyse
from qmines.words import percent_of, plural

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.cli.report import Guess
    from qmines.errors import Cell
    from qmines.session import Game

_FORGIVEN: Final = frozenset({"forgiving"})  # rules under which a true guess cannot lose


def check(game: Game) -> None:
    """Refuse help where there is none to give."""
    if game.outcome.over:
        raise InvalidInput("the game is over")
    if game.view.paused:
        raise InvalidInput("the game is paused: resume it first")
    if modes.get(game.setup.rules).descriptor.boards != 1:
        raise InvalidInput("there are no hints for these rules yet")


def hint(game: Game) -> str:
    """A certain cell if there is one, or else the safest, with its risk."""
    if _untouched(game):
        return "any cell will do: the first open never meets a mine"
    analysis = analyse(game.position)
    safe = found(analysis, safe=True)
    if safe:
        more = f" (and {plural(len(safe) - 1, 'other')})" if len(safe) > 1 else ""
        return f"open {_words(safe[0])}: it is certainly safe{more}"
    guess = guess_of(analysis)
    if guess is None:
        return "no hidden cell is safe"
    return (
        f"nothing is certainly safe; the least risk is {_words(guess.cell)}: {_risk(guess, game)}"
    )


def certain(game: Game) -> Iterator[str]:
    """The events that open what is certainly safe now, flags there taken away."""
    analysis = analyse(game.position)
    width = game.setup.grid.width
    for row, column in found(analysis, safe=True):
        code = game.position.cells[row * width + column]
        if code == FLAG:
            yield f"flag {row} {column}"
        if code >= HIDDEN:  # and not opened by one of those before
            yield f"open {row} {column}"


def guess(game: Game) -> tuple[str, str] | None:
    """The event that opens a cell of least risk, and the risk in words."""
    best = guess_of(analyse(game.position))
    if best is None:
        return None
    risk = "the first open is safe" if _untouched(game) else _risk(best, game)
    return f"open {_words(best.cell)}", risk


def _untouched(game: Game) -> bool:
    """Whether the first open is still to come, and safe by the rules."""
    hidden = all(code >= HIDDEN for code in game.position.cells)
    return hidden and game.setup.options.get("first", "anything") != "anything"


def _risk(guess: Guess, game: Game) -> str:
    risk = f"a mine with {percent_of(guess.risk)}"
    return f"{risk}, but no guess loses here" if game.setup.rules in _FORGIVEN else risk


def _words(cell: Cell) -> str:
    return f"{cell[0]} {cell[1]}"
