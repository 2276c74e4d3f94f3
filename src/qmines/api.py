"""The public ``Position`` and ``Game`` classes, with analysis, hints and I/O."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Self

from qmines import modes, notation, session, solver
from qmines.core import position as core
from qmines.core.reduced import Reduced, reduced
from qmines.errors import InvalidInput
from qmines.notebook.looks import position_svg
from qmines.picture.reading import read_image
from qmines.play.coach import coach, note_of
from qmines.play.registry import help_for
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import SupportsIndex

    import numpy as np
    from numpy.typing import NDArray

    from qmines.core.deduction import ProofStep
    from qmines.core.levels import Level
    from qmines.core.stream import Seed
    from qmines.errors import Cell
    from qmines.modes import View
    from qmines.modes.qubit_view import QubitView
    from qmines.play.coach import Coaching
    from qmines.play.hint import GameHint
    from qmines.quantum.circuit import Circuit
    from qmines.solver import Advice, Analysis, Hint


class Position(core.Position):
    r"""What a player can see of a board; can be parsed, analysed and sampled.

    >>> position = Position.parse("111\n###\n###", mines=2)
    >>> position.analyse().safe, position.analyse().boards
    ([(1, 0), (1, 2)], 3)
    """

    __slots__ = ()

    @classmethod
    def of(cls, position: core.Position) -> Self:
        """Convert from the core class."""
        return cls(position.grid, position.cells, position.mines, density=position.density)

    @classmethod
    def parse(
        cls, text: str | bytes, mines: int | None = None, *, density: float | None = None
    ) -> Self:
        r"""Parse a position in any format that ``qmines convert`` reads.

        >>> Position.parse("1#\n##", mines=1).rows()
        ['1#', '##']
        """
        found = notation.read_position(text, mines=mines)
        return cls.of(found if density is None else found.with_mines(found.mines, density=density))

    @classmethod
    def from_image(cls, path: str | Path, mines: int | None = None) -> Self:
        """Read a position from a screenshot; ``mines`` overrides the mine counter in it."""
        return cls.of(read_image(path, mines).position)

    def analyse(
        self,
        *,
        method: str = "auto",
        budget: solver.Budget | None = None,
        seed: int = 0,
        threads: int | None = None,
        cancel: solver.Cancel | None = None,
    ) -> Analysis:
        r"""Compute the chance of a mine in every hidden cell; see ``qmines.analyse``.

        >>> Position.parse("1#\n##", mines=1).analyse().boards
        3
        """
        return solver.analyse(
            self,
            method=method,
            budget=budget or solver.Budget(),
            seed=seed,
            threads=threads,
            cancel=cancel,
        )

    def sample_boards(self, count: int = 1, *, seed: int = 0) -> NDArray[np.uint8]:
        r"""Draw boards uniformly among all that fit: shape (count, height, width), 1 is a mine.

        >>> Position.parse("0#\n##", mines=0).sample_boards().sum()
        np.uint64(0)
        """
        return solver.sample_boards(self, count, seed=seed)

    def advise(
        self,
        *,
        boards: int = 100,
        seed: int = 0,
        budget: solver.Budget | None = None,
        cancel: solver.Cancel | None = None,
    ) -> Advice:
        r"""Find the best cell to open and the chance of winning; see ``qmines.advise``.

        >>> best = Position.parse("2##\n2##", mines=2).advise().best
        >>> best.cell, best.survival, best.winning
        ((0, 2), 1.0, 1.0)
        """
        return solver.advise(
            self, boards=boards, seed=seed, budget=budget or solver.Budget(), cancel=cancel
        )

    def hint(self, cell: Cell | None = None) -> Hint:
        r"""Find the next move, with its reason and proof; see ``qmines.Hint``.

        >>> found = Position.parse("###\n11#").hint()
        >>> found.explain("do"), found.technique.value, found.check()
        ('Open (0,2) and (1,2).', 'pair', None)
        """
        return solver.hint(self, cell)

    def deduce(self, **limits: Any) -> list[ProofStep]:
        r"""Deduce what is certain, step by step, easiest technique first; see ``qmines.deduce``.

        >>> [step.technique.value for step in Position.parse("###\n11#").deduce()]
        ['pair']
        """
        return solver.deduce(self, **limits)

    def reduced(self) -> Reduced:
        r"""The reduced view: unsolved clues minus their flags, and the frontier.

        >>> Position.parse("F2##\n1###").reduced().rows()
        [' 1# ', '0## ']
        """
        return reduced(self)

    def _repr_svg_(self) -> str | None:
        return position_svg(self)


class Game(session.Game):
    """A game in progress, with a position to analyse.

    >>> game = new_game("9x9x10", seed=7)
    >>> view = game.open(4, 4)
    >>> game.position.analyse().safe[:2]
    [(2, 0), (3, 1)]
    """

    @classmethod
    def of(cls, game: session.Game) -> Self:
        """Convert from the core class; do not use the original afterwards."""
        made = cls.__new__(cls)
        vars(made).update(vars(game))
        return made

    @property
    def position(self) -> Position:
        """The current position of the first board."""
        return Position.of(super().position)

    def open_z(self, row: SupportsIndex, column: SupportsIndex) -> View:
        """Measure a qubit on the Z board."""
        return self._do_at("open-z", row, column)

    def open_h(self, row: SupportsIndex, column: SupportsIndex) -> View:
        """Measure a qubit on the H board."""
        return self._do_at("open-h", row, column)

    def circuit(self) -> Circuit:
        """The quantum circuit of a game of qubits, once it is over.

        >>> game = new_game("1", rules="qubits", seed=7)
        >>> view = game.open_z(0, 0)
        >>> view = game.resign()
        >>> game.circuit().qasm3().splitlines()[0]
        'OPENQASM 3.0;'
        """
        return self._qubits.circuit()

    def state_of(self, row: int, column: int) -> str:
        """What was in a cell, once a game of qubits is over: a state, or the letter of its group.

        >>> game = new_game("1", rules="qubits", seed=7)
        >>> view = game.resign()
        >>> game.state_of(0, 0), game.state_of(0, 2)
        ('|0⟩', '|1⟩')
        """
        return self._qubits.state_of(self.setup.grid.index(row, column))

    @property
    def _qubits(self) -> QubitView:
        qubits = self.view.qubits
        if qubits is None:
            raise InvalidInput(f"a {self.setup.rules} game has no qubits")
        return qubits

    def hint(self, *, believe: bool = False) -> Hint | GameHint:
        """Get a hint; recorded as help. With ``believe``, flags are treated as mines.

        On one board, the hint comes with a proof; on two boards, without.
        """
        help_ = help_for(self)
        found = help_.hint(believe=believe)
        note = help_.note_of(found)
        if note is not None:
            self.do(note)
        return found if found.detail is None else found.detail

    def coach(self) -> Coaching:
        """What the coach of a qubit game says now, and the move it asks for; recorded as help.

        >>> game = new_game("1", rules="qubits")
        >>> game.coach().event
        'open-z 0 0'
        """
        found = coach(self)
        note = note_of(self)
        if note is not None:
            self.do(note)
        return found

    def assist(self, kind: str, *, believe: bool = False) -> View:
        """Make moves for the player; recorded as help.

        ``kind`` is ``move`` (one simple move), ``simple`` (all simple moves), ``smart`` (also
        trying both cases) or ``deduce`` (every certain move). None of them guesses, so none can
        lose, unless ``believe`` is set and a flag is wrong.

        >>> game = new_game("9x9x10", seed=7)
        >>> view = game.open(4, 4)
        >>> game.assist("simple").outcome.result.value
        'won'
        """
        for event in help_for(self).moves(kind, believe=believe):
            self.do(event)
        return self.view

    def __repr__(self) -> str:
        grid, view = self.setup.grid, self.view
        return (
            f"<Game of {self.setup.rules} on {grid.width}×{grid.height}: "
            f"{view.outcome.result.value} after {plural(view.sequence, 'event')}>"
        )

    def __str__(self) -> str:
        return str(self.view)

    def _repr_svg_(self) -> str | None:
        return self.view._repr_svg_()


def new_game(
    level: str | Level,
    rules: str = "classic",
    seed: Seed | None = None,
    *,
    player_seed: str = "",
    ranked: bool = False,
    clock: Callable[[], float] = time.monotonic,
    **options: object,
) -> Game:
    """Start a game, for example ``new_game("expert", rules="forgiving", seed=7)``.

    >>> game = new_game("9x9x10", seed=1)
    >>> game.open(4, 4).outcome.result.value
    'playing'

    Args:
        level: a level's name, ``"WxHxM"`` or a ``Level``.
        rules: ``"classic"``, ``"forgiving"``, ``"qubits"``, ``"entangled"`` or ``"sandbox"``;
            play the last three with ``game.do("open-z 3 4")``.
        seed: a number, text or 32 bytes; by default a secret random seed.
        player_seed: your own seed, mixed into the secret one.
        ranked: whether undo is off.
        clock: a monotonic clock, in seconds.
        options: options of the rule set, such as ``first="safe"``.
    """
    setup = modes.make_setup(level, rules, **options)
    return Game(setup, seed=seed, player_seed=player_seed, ranked=ranked, clock=clock)


def load(source: str | Path | bytes, *, clock: Callable[[], float] = time.monotonic) -> Game:
    """Load a saved game from a path or bytes, ready to continue.

    >>> game = new_game("9x9x10", seed=1)
    >>> view = game.open(4, 4)
    >>> load(game.save()).view.sequence
    1

    Raises:
        NotationError: if it is not a game file, was changed, or lacks its seed.
    """
    return Game.of(session.load(source, clock=clock))
