"""Help on one board of mines."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines import modes
from qmines.core.deduction import HARDEST, Technique
from qmines.core.position import FLAG, HIDDEN, QUESTION
from qmines.errors import BudgetExceeded, Contradiction
from qmines.messages import Message
from qmines.play.help import ANY_CELL, AUTO, Guess, Help
from qmines.play.hint import GameHint
from qmines.solver import analyse, check_flags
from qmines.solver import hint as hint_in
from qmines.solver.guess import BestGuess as CellGuess
from qmines.solver.guess import guess_of
from qmines.solver.hints import Hint, Strength
from qmines.solver.ladder import climb

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from qmines.core.deduction import ProofStep
    from qmines.core.position import Position
    from qmines.errors import Cell
    from qmines.session import Game
    from qmines.solver import Budget, Flags

_NO_LOSS: Final = Message("guess-never-loses")
_HARDEST: Final = {
    "move": Technique.PAIR,
    "simple": Technique.PAIR,
    "smart": Technique.SPLIT,
    "deduce": HARDEST,
}


class Survey(NamedTuple):
    """The cells that are certainly safe in a position; if there are none, the best guess."""

    safe: Sequence[Cell]
    guess: tuple[Cell, float] | None


# Slow functions, which another process can call, so they take public values.


def find_hint(position: Position, budget: Budget) -> Hint:
    """A hint for a position."""
    return hint_in(position, budget=budget)


def find_steps(
    position: Position, kind: str, budget: Budget, most: int | None
) -> tuple[Sequence[ProofStep], bool]:
    """The deductions that an assist of this kind finds, and whether these are all.

    A large board may have thousands of steps; only enough for ``most`` moves are returned.
    """
    found, whole = climb(position, hardest=_HARDEST[kind], partly=True, budget=budget)
    if most is None:
        return found, whole
    told: list[ProofStep] = []
    for step in found:
        mined = sum(position[cell] != FLAG for cell in step.mined)
        if step.safe or mined:
            told.append(step)
            most -= len(step.safe) + mined
        if most <= 0:
            break
    return told, whole


def survey(position: Position, budget: Budget) -> Survey:
    """Find the safe cells, or the best guess."""
    found = analyse(position, budget=budget, bounds=False)
    guess = None if found.safe else guess_of(found)
    return Survey(found.safe, None if guess is None else (guess.cell, guess.risk))


class MineHelp(Help):
    """Hints with proofs, moves by deduction, checks of flags."""

    _at, _cells = -1, b""

    def first(self) -> str | None:
        """The cell in the middle, if nothing is open and the rules protect the first open."""
        if not self.untouched:
            return None
        grid = self.game.setup.grid
        return f"open {grid.height // 2} {grid.width // 2}"

    def certain(self, kind: str, *, believe: bool = False) -> Iterator[str]:
        """Open safe cells and, except in auto-play, flag mines."""
        if kind == AUTO:
            found: Survey = self._solve(survey, self.game.position, self._budget)
            for cell in found.safe:
                yield from self._opening(cell)
            return
        while not self.game.outcome.over:
            with _believing(believe):
                position = _seen(self.game, believe=believe)
                steps, whole = self._solve(find_steps, position, kind, self._budget, self._most)
            useful = [step for step in steps if any(self._still_to_do(step))]
            for step in useful[:1] if kind == "move" else useful:
                yield from self._still_to_do(step)
            if not useful and not whole:
                raise BudgetExceeded(Message("help-not-in-time"))
            if kind == "move" or not useful:
                return

    def guess(self) -> Guess | None:
        """The safest cell."""
        found: Survey = self._solve(survey, self.game.position, self._budget)
        if found.guess is None:
            return None
        (row, column), risk = found.guess
        why = (Message("assist-guessed", cell=(row, column), risk=risk),)
        return Guess(f"open {row} {column}", risk, (*why, _NO_LOSS) if self._forgiven else why)

    def hint(self, *, believe: bool = False) -> GameHint:
        """The easiest step with its proof, or the best guess."""
        self.check()
        first = self.first()
        if first is not None:
            grid = self.game.setup.grid
            cell = grid.height // 2, grid.width // 2
            return GameHint(
                (first,),
                certain=True,
                told=dict.fromkeys(Strength, (ANY_CELL,)),
                outline={"safe": (cell,)},
                note=None,
                detail=Hint(self.game.position, guess=CellGuess(cell, 0.0, grid.cells, None)),
            )
        with _believing(believe):
            found: Hint = self._solve(find_hint, _seen(self.game, believe=believe), self._budget)
        hint = GameHint.of(found)
        return hint.adding(_NO_LOSS) if found.guess is not None and self._forgiven else hint

    def flags(self) -> Flags:
        """Which flags are right, wrong or uncertain."""
        self.check()
        return check_flags(self.game.position)

    def clear(self, event: str) -> Iterator[str]:
        """Open a cell, and remove its flag first."""
        _, row, column = event.split()
        yield from self._opening((int(row), int(column)))

    @property
    def untouched(self) -> bool:
        """Whether the first open is still to come, and protected by the rules."""
        if self.game.setup.options.get("first", "anything") == "anything":
            return False
        return self.game.view.hidden == self.game.setup.grid.cells

    @property
    def _forgiven(self) -> bool:
        return not modes.get(self.game.setup.rules).descriptor.guesses_lose

    def _code(self, cell: Cell) -> int:
        """The code of a cell, cached until the next event."""
        if self._at != self.game.sequence:
            self._at, self._cells = self.game.sequence, self.game.view.cells
        return self._cells[cell[0] * self.game.setup.grid.width + cell[1]]

    def _still_to_do(self, step: ProofStep) -> Iterator[str]:
        """The moves of a step that have not been made yet."""
        for cell in step.safe:
            yield from self._opening(cell)
        for row, column in step.mined:
            if self._code((row, column)) in {HIDDEN, QUESTION} and not self.game.outcome.over:
                yield f"flag {row} {column}"

    def _opening(self, cell: Cell) -> Iterator[str]:
        """The events that open a cell, unless it is open already."""
        row, column = cell
        if self._code(cell) == FLAG:
            yield f"flag {row} {column}"
        if self._code(cell) >= HIDDEN and not self.game.outcome.over:
            yield f"open {row} {column}"


def _seen(game: Game, *, believe: bool) -> Position:
    return game.position.trust_flags() if believe else game.position


@contextmanager
def _believing(believe: bool) -> Iterator[None]:
    """Add to a contradiction that flags may have caused it."""
    try:
        yield
    except Contradiction as clash:
        if not believe:
            raise
        raise Contradiction(
            Message("help-flags-clash", why=clash.message),
            cells=clash.cells,
            uses_total=clash.uses_total,
        ) from None
