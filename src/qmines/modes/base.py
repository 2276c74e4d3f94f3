"""What every rule set is: a descriptor, a start, and one pure function from event to state.

A state is immutable and private to its mode; undo is going back to an older one.
What may be shown is in the ``View`` alone, and a view never depends on where
hidden mines are before the game has ended.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

import numpy as np

from qmines.core.position import FLAG, HIDDEN, Position
from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from qmines.core.board import Board
    from qmines.core.events import Event, EventKind
    from qmines.core.grid import Grid
    from qmines.core.levels import Level
    from qmines.core.stream import Stream

OptionValue = str | bool | int


class Result(enum.StrEnum):
    """How a game stands."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


class Reason(enum.StrEnum):
    """Why a game has ended."""

    NONE = ""
    CLEARED = "every cell without a mine is open"
    MINE = "a mine was opened"
    WRONG_FLAG = "a chord opened a mine beside a wrong flag"
    KNOWN_MINE = "the opened cell could have been known to be a mine"
    PUNISHED = "a guess, while a safe cell could have been known"
    RESIGNED = "the player gave up"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game stands and why."""

    result: Result = Result.PLAYING
    reason: Reason = Reason.NONE

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not Result.PLAYING


PLAYING: Final = Outcome()


@dataclass(frozen=True, slots=True)
class Option:
    """A choice at set-up: its values, its default, and what it means.

    ``choices`` lists the words that may be chosen; without any, the option is as
    its default is: yes or no, or a whole number of at least ``least``.
    """

    name: str
    default: OptionValue
    help: str
    choices: tuple[str, ...] = ()
    least: int = 0

    @property
    def type(self) -> str:
        """``"choice"``, ``"flag"`` or ``"number"``."""
        if self.choices:
            return "choice"
        return "flag" if isinstance(self.default, bool) else "number"

    def check(self, value: object) -> OptionValue:
        """The value, or a refusal that says what would do."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            wanted = f"one of {', '.join(self.choices)}"
        elif self.type == "flag":
            if isinstance(value, bool):
                return value
            wanted = "True or False"
        else:
            if type(value) is int and value >= self.least:
                return value
            wanted = f"a whole number of at least {self.least}"
        raise InvalidInput(f"the option {self.name} must be {wanted}, not {value!r}")


@dataclass(frozen=True, slots=True)
class Descriptor:
    """What a menu, a parser or a help text needs to know of a rule set."""

    name: str
    title: str
    summary: str
    events: tuple[EventKind, ...]
    options: tuple[Option, ...]
    boards: int = 1

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options by name, those not given at their defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                listed = f"{', '.join(known)} are" if known else "it has none"
                raise InvalidInput(f"{name!r} is not an option of {self.name} ({listed})")
        return {
            name: option.check(given.get(name, option.default)) for name, option in known.items()
        }


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the first click: the rules, the field, the options."""

    rules: str
    level: Level
    options: Mapping[str, OptionValue]
    grid: Grid = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "grid", self.level.grid)  # made once, asked for at every event


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """All that a player, a client, a log or a spectator may see.

    ``boards`` holds for each board one byte a cell, in the codes of a position.
    ``mines`` and ``hit`` (the mines that went off) are empty until the game has ended;
    so are ``saves``, unless the rules tell them at once. The last fields are the
    session's.
    """

    grid: Grid
    total: int
    boards: tuple[bytes, ...]
    outcome: Outcome = PLAYING
    notices: tuple[str, ...] = ()
    mines: Board | None = None
    hit: tuple[int, ...] = ()
    saves: int | None = None
    changed: tuple[NDArray[np.int64], ...] = ()
    sequence: int = 0
    chain: str = ""
    deaths: int = 0
    paused: bool = False
    milliseconds: int = 0

    @property
    def cells(self) -> bytes:
        """The cells of the first board, in the codes of a position."""
        return self.boards[0]

    @property
    def position(self) -> Position:
        """The first board as a position."""
        return Position(self.grid, self.cells, self.total)

    @property
    def flags(self) -> int:
        """How many cells are flagged."""
        return sum(board.count(FLAG) for board in self.boards)

    @property
    def counter(self) -> int:
        """The mines less the flags; negative where there are more flags than mines."""
        return self.total - self.flags

    @property
    def hidden(self) -> int:
        """How many cells are not open."""
        return len(self.cells) - sum(self.cells.count(clue) for clue in range(HIDDEN))

    def document(self) -> dict[str, Any]:
        """The view as JSON values; cells in the characters of a position, row by row."""
        outcome, place = self.outcome, self.grid.place
        return {
            "width": self.grid.width,
            "height": self.grid.height,
            "mines": self.total,
            "counter": self.counter,
            "boards": [Position(self.grid, board).rows() for board in self.boards],
            "changed": [[place(i) for i in board.tolist()] for board in self.changed],
            "outcome": {"result": outcome.result.value, "reason": outcome.reason.name.lower()},
            "notices": list(self.notices),
            "mined": None if self.mines is None else self.mines.rows(),
            "hit": [place(i) for i in self.hit],
            "saves": self.saves,
            "sequence": self.sequence,
            "chain": self.chain,
            "deaths": self.deaths,
            "paused": self.paused,
            "milliseconds": self.milliseconds,
        }


@dataclass(frozen=True, slots=True)
class Step:
    """What an event led to: the state, the cells that look different, how it stands."""

    state: Any
    changes: tuple[NDArray[np.int64], ...]
    outcome: Outcome


State = TypeVar("State")


class Mode(Protocol, Generic[State]):
    """A rule set: pure functions, no clock, no chance but the stream it is given."""

    descriptor: Descriptor

    def check(self, setup: Setup) -> None:
        """Refuse a set-up that these rules cannot play."""

    def start(self, setup: Setup, stream: Stream) -> State:
        """The state before the first click."""

    def apply(self, state: State, event: Event) -> Step:
        """What the event leads to; the same state where it has no effect."""

    def view(self, state: State) -> View:
        """What may be seen."""

    def risks(self, state: State, event: Event) -> Sequence[int]:
        """The cells of the first board that the event stakes the game on, for the luck."""

    def resign(self, state: State) -> State:
        """The state after the player gave up."""


def differences(
    before: tuple[bytes, ...], after: tuple[bytes, ...]
) -> tuple[NDArray[np.int64], ...]:
    """For each board, the numbers of the cells whose codes differ."""
    return tuple(
        np.flatnonzero(np.frombuffer(old, np.uint8) != np.frombuffer(new, np.uint8))
        if old is not new
        else _NONE
        for old, new in zip(before, after, strict=True)
    )


_NONE: Final = np.zeros(0, dtype=np.int64)
