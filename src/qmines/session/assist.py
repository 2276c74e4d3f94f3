"""Help in a game: hints, and moves that are made for the player. Each is noted as help used.

What is certain is deduced from what is to be seen, and from nothing else; flags are
not trusted. So a move that is made here never loses, whatever the rules. (Where the
player wants flags believed, wrong ones can lose, or contradict the clues, which is said.)
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from qmines import modes
from qmines.core.deduction import Technique
from qmines.core.position import FLAG, HIDDEN, QUESTION
from qmines.errors import BudgetExceeded, Contradiction, InvalidInput
from qmines.solver import Budget, analyse, check_flags
from qmines.solver import hint as hint_in
from qmines.solver.guess import guess_of
from qmines.solver.ladder import climb
from qmines.words import percent_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from qmines.core.deduction import Step
    from qmines.core.position import Position
    from qmines.errors import Cell
    from qmines.session.game import Game
    from qmines.solver import Flags, Hint
    from qmines.solver.guess import Guess

ASSISTS: Final = {
    "move": "one simple move: what one clue or two decide",
    "simple": "all simple moves, one after the other",
    "smart": "all that simple rules and suppositions find",
    "deduce": "everything that is certain",
}
"""The moves that can be asked for, weakest first."""
ANY_CELL: Final = "any cell will do: the first open never meets a mine"
_HARDEST: Final = {
    "move": Technique.PAIR,
    "simple": Technique.PAIR,
    "smart": Technique.SPLIT,
    "deduce": Technique.COUNT,
}
_BUDGET: Final = Budget(seconds=10)
_FORGIVEN: Final = frozenset({"forgiving"})  # rules under which a true guess cannot lose


def check(game: Game) -> None:
    """Refuse help where there is none to give."""
    if game.outcome.over:
        raise InvalidInput("the game is over")
    if game.view.paused:
        raise InvalidInput("the game is paused: resume it first")
    if modes.get(game.setup.rules).descriptor.boards != 1:
        raise InvalidInput("with two boards there are hint and auto alone")


def untouched(game: Game) -> bool:
    """Whether the first open is still to come, and safe by the rules."""
    hidden = all(code >= HIDDEN for code in game.position.cells)
    return hidden and game.setup.options.get("first", "anything") != "anything"


def hint(game: Game, *, believe: bool = False) -> Hint:
    """What to do next; see ``Hint``. The caller notes it: ``help hint``, ``help why``.

    Args:
        game: one that goes on.
        believe: take flags as mines.

    Raises:
        Contradiction: flags that are to be believed contradict the clues.
    """
    check(game)
    with _believing(believe):
        return hint_in(_seen(game, believe=believe))


def steps_of(
    position: Position, kind: str, *, budget: Budget = _BUDGET
) -> tuple[Sequence[Step], bool]:
    """What is certain in a position, as far as an assist of this kind finds it; whether all is."""
    return climb(position, hardest=_HARDEST[kind], partly=True, budget=budget)


def moves(
    game: Game,
    kind: str,
    *,
    believe: bool = False,
    find: Callable[[Position, str], tuple[Sequence[Step], bool]] = steps_of,
) -> Iterator[str]:
    """The events of an assist of this kind, its note as help first, each as the game stands then.

    Let each happen before the next is asked for. Safe cells are opened, flags on them
    taken away, and mines flagged; it ends when nothing of this kind is left to do.
    ``find`` is ``steps_of``, or asks somebody else for the same.
    """
    check(game)
    if kind not in ASSISTS:
        raise InvalidInput(f"{kind!r} is not an assist ({', '.join(ASSISTS)} are)")
    noted, eyes = False, _Eyes(game)
    while not game.outcome.over:
        with _believing(believe):
            steps, whole = find(_seen(game, believe=believe), kind)
        if not noted:
            yield f"help {kind}"
            noted = True
        useful = [step for step in steps if any(eyes.still_to_do(step))]
        for step in useful[:1] if kind == "move" else useful:
            yield from eyes.still_to_do(step)
        if not useful and not whole:
            raise BudgetExceeded("nothing more was found in time")
        if kind == "move" or not useful:
            return


def certain(game: Game) -> Iterator[str]:
    """The events that open what is certainly safe now, flags there taken away."""
    return opening(game, analyse(game.position).safe)


def opening(game: Game, cells: Iterable[Cell]) -> Iterator[str]:
    """The events that open these cells, flags there taken away."""
    eyes = _Eyes(game)
    for cell in cells:
        yield from eyes.opening(cell)


def guess(game: Game) -> tuple[str, str] | None:
    """The event that opens a cell of least risk, and the risk in words."""
    best = guess_of(analyse(game.position))
    if best is None:
        return None
    risk = "the first open is safe" if untouched(game) else risk_of(best, game)
    return f"open {best.cell[0]} {best.cell[1]}", risk


def risk_of(guess: Guess, game: Game) -> str:
    """The risk of a guess in words, by the rules of the game."""
    return risk_in_words(guess.risk, game)


def risk_in_words(chance: float, game: Game) -> str:
    """The chance of a mine in words, by the rules of the game."""
    risk = f"a mine with {percent_of(chance)}"
    return f"{risk}, but no guess loses here" if game.setup.rules in _FORGIVEN else risk


def flags(game: Game) -> Flags:
    """Which flags are right, wrong or in doubt. The caller notes it: ``help flags``."""
    check(game)
    return check_flags(game.position)


def _seen(game: Game, *, believe: bool) -> Position:
    return game.position.trust_flags() if believe else game.position


@contextmanager
def _believing(believe: bool) -> Iterator[None]:
    """Says of a contradiction that the flags have their part in it."""
    try:
        yield
    except Contradiction as clash:
        if not believe:
            raise
        raise Contradiction(
            f"with the flags believed, {clash.message}",
            cells=clash.cells,
            uses_total=clash.uses_total,
        ) from None


class _Eyes:
    """Looks at the cells of a game, anew only when something has happened."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._width = game.setup.grid.width
        self._sequence = -1
        self._cells = b""

    def code(self, cell: Cell) -> int:
        if self._sequence != self.game.sequence:
            self._sequence, self._cells = self.game.sequence, self.game.view.cells
        return self._cells[cell[0] * self._width + cell[1]]

    def still_to_do(self, step: Step) -> Iterator[str]:
        """What is still to be done of a step, as the game stands."""
        for cell in step.safe:
            yield from self.opening(cell)
        for row, column in step.mined:
            if self.code((row, column)) in {HIDDEN, QUESTION} and not self.game.outcome.over:
                yield f"flag {row} {column}"

    def opening(self, cell: Cell) -> Iterator[str]:
        """The events that open a cell, unless it is open."""
        row, column = cell
        if self.code(cell) == FLAG:
            yield f"flag {row} {column}"
        if self.code(cell) >= HIDDEN and not self.game.outcome.over:
            yield f"open {row} {column}"
