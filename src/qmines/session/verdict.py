"""How logic could have found a mine: the deductions that a losing player missed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from qmines.core.position import Position
from qmines.errors import InvalidProof
from qmines.generate.fields import numbers_of
from qmines.messages import Message, Translator
from qmines.modes import Reason
from qmines.modes.field import chord_cells
from qmines.modes.knowledge import without_marks
from qmines.session.chain import ChainSearch
from qmines.solver.chain_proof import check_chain
from qmines.solver.sentences import Teller
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.core.board import Board
    from qmines.core.deduction import ChainStep
    from qmines.core.events import Event
    from qmines.documents import ChainDocument
    from qmines.errors import Cell
    from qmines.modes import Setup, View


_LOGICAL: Final = {Reason.MINE, Reason.WRONG_FLAG, Reason.KNOWN_MINE, Reason.PUNISHED}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What logic could have told you before the move that lost the game, with its proof.

    ``mine`` is the opened cell that logic could have shown to be a mine. If logic shows only
    that a chord hits some mine, the steps assume that the other cells of the chord
    (``assumed``) are safe. If strict rules punished a guess, ``mine`` is None and the steps
    lead to a safe cell.

    >>> import qmines
    >>> game = qmines.new_game("4x1x1", "forgiving", position="4x1x1_HbH2", seed=1)
    >>> view = game.open(0, 2)
    >>> print(game.verdict())
    Only one mine is left, and the 1 at (0,1) needs it. So (0,3) is safe. Opening (0,3) shows 1. \
The 1 at (0,3) has only one hidden cell for its mine. So (0,2) is a mine.
    """

    position: Position
    mine: Cell | None
    steps: tuple[ChainStep, ...]
    board: Board
    assumed: tuple[Cell, ...] = ()

    def check(self) -> str | None:
        """Verify the steps with the independent checker; returns what is wrong, or None."""
        numbers = numbers_of(self.board.grid, bytes(self.board.mask))
        for step in self.steps:
            for cell, number in step.shows:
                if numbers[self.board.grid.index(*cell)] != number:
                    return f"({cell[0]},{cell[1]}) does not show {number}"
        try:
            check_chain(self.position, self.steps, mine=self.mine, assumed=self.assumed)
        except InvalidProof as error:
            return str(error)
        return None

    def explain(self) -> str:
        """Explain the verdict step by step, as one paragraph."""
        say = Translator(cells="pairs")
        return " ".join(say(*told) for told in self.messages())

    __str__ = explain

    def __repr__(self) -> str:
        return f"<Verdict: mine={self.mine} after {plural(len(self.steps), 'step')}>"

    def lines(self, say: Translator) -> list[str]:
        """The steps in words, as numbered lines."""
        return [f"{number}. {say(*told)}" for number, told in enumerate(self.messages(), 1)]

    def messages(self) -> list[tuple[Message, ...]]:
        """The messages of each step, which a ``Translator`` puts into words."""
        teller = Teller(self.position)
        return [tuple(self._tell(teller, step)) for step in self.steps]

    def _tell(self, teller: Teller, step: ChainStep) -> Iterator[Message]:
        assuming = step.assume and step is next(each for each in self.steps if each.assume)
        if assuming:
            yield Message("verdict-assume", cells=self.assumed, count=len(self.assumed))
            teller.assume(self.assumed)
        yield from teller.tell(step)
        numbers = dict(step.shows)
        for cell in step.opens:
            key = "verdict-shows" if numbers[cell] else "verdict-opens-area"
            yield Message(key, cell=cell, number=numbers[cell])
        teller.look(numbers)
        if step.assume and step is self.steps[-1] and self.mine is not None:
            cells = (*self.assumed, self.mine)
            yield Message("verdict-one-of", cells=cells)

    def document(self) -> ChainDocument:
        """The verdict as JSON, with an explanation of each step."""
        return {
            "mine": self.mine,
            "assumed": [*self.assumed],
            "steps": [
                {
                    "technique": step.technique.value,
                    "clues": [*step.clues],
                    "safe": [*step.safe],
                    "mined": [*step.mined],
                    "opens": [*step.opens],
                    "shows": [(row, column, number) for (row, column), number in step.shows],
                    "messages": [message.document() for message in told],
                }
                for step, told in zip(self.steps, self.messages(), strict=True)
            ],
        }


def verdict_on(setup: Setup, view: View, event: Event) -> Verdict | None:
    """The verdict on the event that lost a game; None if logic could not have helped.

    The view is that of the lost game, in which the cells are as they were before.
    """
    board, reason, grid = view.mines, view.outcome.reason, view.grid
    if board is None or reason not in _LOGICAL or not view.display.mines:
        return None
    index = event.index(grid)
    asked = chord_cells(grid, view.cells, index) if event.verb == "chord" else [index]
    position = Position(grid, without_marks(view.cells), view.total)
    looks = () if setup.options.get("knowledge") == "visible" else None
    search = ChainSearch(position, numbers_of(grid, bytes(board.mask)), looks)
    found = search.safe() if reason is Reason.PUNISHED else search.mine(asked)
    if found is None:
        return None
    return Verdict(position, found.mine, found.steps, board, found.assumed)
