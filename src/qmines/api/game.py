"""The public ``Game``, with hints and assists, and how to start or load one."""

from __future__ import annotations

import time
from operator import index
from typing import TYPE_CHECKING, Any, Literal, Self, overload

from qmines import modes, session
from qmines.api.position import Position
from qmines.core.board import Board
from qmines.core.levels import Level
from qmines.errors import InvalidInput, expected
from qmines.messages import Message
from qmines.modes.option_types import with_internal_names
from qmines.play.coach import coach, note_of
from qmines.play.registry import help_for
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import SupportsIndex, Unpack

    from qmines.core.stream import Seed
    from qmines.modes import View
    from qmines.modes.option_types import (
        ClassicOptions,
        EntangledOptions,
        ForgivingOptions,
        QubitsOptions,
        SandboxOptions,
    )
    from qmines.modes.qubit_view import QubitView
    from qmines.play.coach import Coaching
    from qmines.play.help import Assist
    from qmines.play.hint import GameHint
    from qmines.quantum.circuit import Circuit
    from qmines.solver import Hint


class Game(session.Game):
    """A game to play, analyse and save.

    >>> game = new_game("9x9x10", seed=7)
    >>> view = game.open(4, 4)
    >>> game.position.analyse().safe[:2]
    [(2, 0), (3, 1)]
    """

    @classmethod
    def of(cls, game: session.Game) -> Self:
        """Turn a ``qmines.session.Game`` into a ``qmines.Game``; do not reuse the original."""
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
        """The quantum circuit of a finished qubit game.

        >>> game = new_game("1", rules="qubits", seed=7)
        >>> view = game.open_z(0, 0)
        >>> view = game.resign()
        >>> game.circuit().qasm3().splitlines()[0]
        'OPENQASM 3.0;'
        """
        return self._qubits.circuit()

    def state_of(self, row: SupportsIndex, column: SupportsIndex) -> str:
        """The state of a cell in a finished qubit game, or the letter of its group.

        >>> game = new_game("1", rules="qubits", seed=7)
        >>> view = game.resign()
        >>> game.state_of(0, 0), game.state_of(0, 2)
        ('|0⟩', '|1⟩')
        """
        return self._qubits.state_of(self.setup.grid.index(index(row), index(column)))

    @property
    def _qubits(self) -> QubitView:
        qubits = self.view.qubits
        if qubits is None:
            raise InvalidInput(
                f"this {self.setup.rules} game shows no qubits: resume it if it is paused, "
                "or start a game with rules='qubits'"
            )
        return qubits

    def hint(self, *, believe: bool = False) -> Hint | GameHint:
        """Get a hint, which is recorded as help. With ``believe``, flags are treated as mines.

        In games with one board, the hint includes a proof.
        """
        help_ = help_for(self)
        found = help_.hint(believe=believe)
        note = help_.note_of(found)
        if note is not None:
            self.do(note)
        return found if found.detail is None else found.detail

    def coach(self) -> Coaching:
        """Get the coach's advice and suggested move in a qubit game, and record it as help.

        >>> game = new_game("1", rules="qubits")
        >>> game.coach().event
        'open-z 0 0'
        """
        found = coach(self)
        note = note_of(self)
        if note is not None:
            self.do(note)
        return found

    def assist(self, kind: Assist, *, believe: bool = False) -> View:
        """Make moves for the player, and record them as help.

        ``kind`` is ``move`` (one simple move), ``simple`` (all simple moves), ``smart`` (all simple
        moves, and moves found by trying both cases) or ``deduce`` (every certain move). Assists
        never guess, so they cannot lose a game unless ``believe`` is set and a flag is wrong.

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


@overload
def new_game(
    level: str | Level,
    rules: Literal["classic"] = "classic",
    seed: Seed | None = None,
    *,
    player_seed: str = "",
    ranked: bool = False,
    clock: Callable[[], float] = ...,
    **options: Unpack[ClassicOptions],
) -> Game: ...


@overload
def new_game(
    level: str | Level,
    rules: Literal["forgiving"],
    seed: Seed | None = None,
    *,
    player_seed: str = "",
    ranked: bool = False,
    clock: Callable[[], float] = ...,
    **options: Unpack[ForgivingOptions],
) -> Game: ...


@overload
def new_game(
    level: str | Level,
    rules: Literal["qubits"],
    seed: Seed | None = None,
    *,
    player_seed: str = "",
    ranked: bool = False,
    clock: Callable[[], float] = ...,
    **options: Unpack[QubitsOptions],
) -> Game: ...


@overload
def new_game(
    level: str | Level,
    rules: Literal["entangled"],
    seed: Seed | None = None,
    *,
    player_seed: str = "",
    ranked: bool = False,
    clock: Callable[[], float] = ...,
    **options: Unpack[EntangledOptions],
) -> Game: ...


@overload
def new_game(
    level: str | Level,
    rules: Literal["sandbox"],
    seed: Seed | None = None,
    *,
    player_seed: str = "",
    ranked: bool = False,
    clock: Callable[[], float] = ...,
    **options: Unpack[SandboxOptions],
) -> Game: ...


@overload
def new_game(
    *,
    board: Board,
    rules: Literal["classic"] = "classic",
    seed: Seed | None = None,
    clock: Callable[[], float] = ...,
    questions: bool = False,
) -> Game: ...


@overload
def new_game(
    *,
    board: Board,
    rules: Literal["forgiving"],
    seed: Seed | None = None,
    clock: Callable[[], float] = ...,
    questions: bool = False,
    knowledge: Literal["deducible", "visible"] = ...,
    strict: bool = False,
    notice: Literal["now", "end"] = ...,
) -> Game: ...


def new_game(
    level: str | Level | None = None,
    rules: str = "classic",
    seed: Seed | None = None,
    *,
    board: Board | None = None,
    player_seed: str = "",
    ranked: bool = False,
    clock: Callable[[], float] = time.monotonic,
    **options: Any,
) -> Game:
    """Start a game, for example ``new_game("expert", rules="forgiving", seed=7)``.

    >>> game = new_game("9x9x10", seed=1)
    >>> game.open(4, 4).outcome.result.value
    'playing'
    >>> import qmines
    >>> game = new_game(board=qmines.Board.from_rows(["*..", "..."]))
    >>> game.open(0, 2).position[0, 1]
    1

    Args:
        level: a level's name, ``"WxHxM"`` or a ``Level``.
        rules: ``"classic"``, ``"forgiving"``, ``"qubits"``, ``"entangled"`` or ``"sandbox"``.
        seed: a number, text or 32 bytes; by default a secret random seed.
        board: the board to play on, in place of ``level``. The first click can be a mine.
            Such a game can be copied and pickled, but has no game file.
        player_seed: your own seed, mixed into the secret one.
        ranked: play without undo.
        clock: a monotonic clock, in seconds.
        options: options of the rule set, such as ``first_click="safe"``.
    """
    given = with_internal_names(options)
    if board is not None:
        level = _level_of(board, level, rules, given)
        given["first"] = "anything"
    elif level is None:
        raise InvalidInput("new_game needs a level or a board: pass level= or board=")
    try:
        setup = modes.setup_of(level, rules, given)
    except InvalidInput as error:
        raise _with_public_names(error) from None
    return Game(setup, seed=seed, player_seed=player_seed, ranked=ranked, clock=clock, board=board)


def _with_public_names(error: InvalidInput) -> InvalidInput:
    """The error of a rule set, with the names that options have in Python."""
    if isinstance(error.message, Message):
        args = dict(error.message.args)
        if args.get("name") == "first":
            args["name"] = "first_click"
        if "names" in args:
            args["names"] = ["first_click" if each == "first" else each for each in args["names"]]
        error.message = Message(error.message.key, **args)
    return error


def _level_of(
    board: Board, level: str | Level | None, rules: str, options: dict[str, Any]
) -> Level:
    if not isinstance(board, Board):
        raise expected("board", "a Board", board)
    if not modes.get(rules).descriptor.display.mines:
        raise InvalidInput(f"{rules} games cannot be played on a Board: pass layout= instead")
    extra = ["level"] if level is not None else []
    extra += [name for name in ("first", "no_guess", "position") if name in options]
    if extra:
        raise InvalidInput(
            f"board= cannot be combined with {extra[0].replace('first', 'first_click')}=: "
            "pass only one of them"
        )
    return Level(board.grid.width, board.grid.height, board.mines)


def load(source: str | Path | bytes, *, clock: Callable[[], float] = time.monotonic) -> Game:
    """Load a saved game from a path or bytes, ready to continue.

    >>> game = new_game("9x9x10", seed=1)
    >>> view = game.open(4, 4)
    >>> load(game.save()).view.sequence
    1

    Raises:
        NotationError: this is not a game file, or it was changed, or it lacks its seed.
    """
    return Game.of(session.load(source, clock=clock))
