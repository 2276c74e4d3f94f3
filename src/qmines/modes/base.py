"""The parts of a rule set: a descriptor, a start, and a pure function from events to states.

States are immutable and private to their mode; undo returns to an older state. Only the
``View`` may be shown, and until the game is over it never depends on where hidden mines are.
"""

from __future__ import annotations

import enum
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

import numpy as np

from qmines.core.levels import Level
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes.display import MINE_BOARD

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from qmines.core.events import Event, EventKind
    from qmines.core.grid import Grid
    from qmines.core.stream import Stream
    from qmines.documents import OptionType, OptionValue, OutcomeDocument
    from qmines.modes.display import Display
    from qmines.modes.view import View

MAX_TEXT: Final = 4000
_TEXT = re.compile(rf"[!-~]{{0,{MAX_TEXT}}}", re.ASCII)


class Result(enum.StrEnum):
    """The result of a game: playing, won or lost.

    >>> Result.WON.value
    'won'
    """

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


class Reason(enum.StrEnum):
    """Why a game ended.

    >>> Reason.MINE.value
    'mine'
    """

    NONE = "none"
    CLEARED = "cleared"
    MEASURED = "measured"
    LEARNT = "learnt"
    MINE = "mine"
    WRONG_FLAG = "wrong_flag"
    KNOWN_MINE = "known_mine"
    PUNISHED = "punished"
    RESIGNED = "resigned"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game, and the reason for it.

    >>> import qmines
    >>> game = qmines.new_game("beginner", seed=7)
    >>> game.resign().outcome.result.value, game.outcome.over
    ('lost', True)
    """

    result: Result = Result.PLAYING
    reason: Reason = Reason.NONE

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.result is not Result.PLAYING

    @property
    def explanation(self) -> Message | None:
        """Why the game ended; None until it is over."""
        return Message(f"outcome-{self.reason.replace('_', '-')}") if self.over else None

    def line(self, why: Message | None = None) -> Message:
        """A finished game's result and reason in one line; ``why`` replaces the reason."""
        return Message(f"outcome-{self.result}-line", why=why or self.explanation)

    def __str__(self) -> str:
        return str(self.line()) if self.over else self.result.value

    def document(self) -> OutcomeDocument:
        """As JSON values."""
        return {"result": self.result.value, "reason": self.reason.value}


PLAYING: Final = Outcome()


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a new game: its values, its default, and what it means.

    ``choices`` lists the possible words. Without choices, the default's type decides: true or
    false, a whole number of at least ``least``, or a short string. An option added ``later`` than
    the first game files is left out of files if it has its default.
    """

    name: str
    default: OptionValue
    help: Message
    choices: tuple[str, ...] = ()
    least: int = 0
    later: bool = False

    @property
    def type(self) -> OptionType:
        """``"choice"``, ``"flag"``, ``"number"`` or ``"text"``."""
        if self.choices:
            return "choice"
        if isinstance(self.default, bool):
            return "flag"
        return "text" if isinstance(self.default, str) else "number"

    def check(self, value: object) -> OptionValue:
        """Check a value; raises an error that lists the valid ones."""
        about = {"name": self.name, "value": repr(value)}
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            wanted = Message("invalid-option-choice", choices=self.choices, **about)
        elif self.type == "flag":
            if isinstance(value, bool):
                return value
            wanted = Message("invalid-option-flag", **about)
        elif self.type == "text":
            if isinstance(value, str) and _TEXT.fullmatch(value):
                return value
            wanted = Message("invalid-option-text", most=MAX_TEXT, **about)
        else:
            if type(value) is int and value >= self.least:
                return value
            wanted = Message("invalid-option-number", least=self.least, **about)
        raise InvalidInput(wanted)


class Preset(NamedTuple):
    """A level of one rule set: a field with its options."""

    level: Level
    options: Mapping[str, OptionValue]


_ANY_SIZE: Final = Preset(Level(20, 16, 60), {})


@dataclass(frozen=True, slots=True)
class Descriptor:
    """What menus, parsers and help texts need to know about a rule set.

    ``levels`` are the rule set's own levels by name, besides the common ones, and ``level`` is the
    default. ``custom`` is the initial content of the form for other sizes. ``reads`` parses a level
    that is neither a name nor ``WxHxM``, or returns None. ``display`` says how to draw the boards.
    If ``guesses_lose`` is False, an unavoidable guess never ends a game. Interfaces have clicks and
    keys for opening, flagging, marking, chording and shielding cells, if the rules have these
    events; any other event needs its own key.
    """

    name: str
    title: Message
    summary: Message
    events: tuple[EventKind, ...]
    options: tuple[Option, ...]
    display: Display = MINE_BOARD
    levels: Mapping[str, Preset] = field(default_factory=dict)
    level: str = "beginner"
    custom: Preset = _ANY_SIZE
    reads: Callable[[str], Preset | None] | None = None
    guesses_lose: bool = True

    @property
    def boards(self) -> int:
        """How many boards there are."""
        return len(self.display.boards)

    def verb(self, verb: str, board: int = 0) -> str | None:
        """The verb of an event on a board; None if the rules do not have it."""
        wanted = self.display.verb(verb, board)
        return wanted if any(kind.verb == wanted for kind in self.events) else None

    def extras(self, board: int) -> list[EventKind]:
        """The events with keys of their own, on a board or on all."""
        return [
            kind
            for kind in self.events
            if kind.key and self.display.board_of(kind.verb) in {None, board}
        ]

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options by name, with defaults for those not given."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise InvalidInput(
                    Message("invalid-no-option", rules=self.name, name=name, names=list(known))
                )
        return {
            name: option.check(given.get(name, option.default)) for name, option in known.items()
        }


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed before the first click: the rules, the field and the options."""

    rules: str
    level: Level
    options: Mapping[str, OptionValue]
    grid: Grid = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "grid", self.level.grid)  # made once, used for every event

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.rules, self.level, {**self.options})  # a read-only view has no pickle


@dataclass(frozen=True, slots=True)
class Step:
    """The result of an event: the new state, the cells that changed, and the outcome."""

    state: Any
    changes: tuple[NDArray[np.int64], ...]
    outcome: Outcome


State = TypeVar("State")


class Mode(Protocol, Generic[State]):
    """A rule set: pure functions without a clock, whose only randomness is the given stream."""

    descriptor: Descriptor

    def check(self, setup: Setup) -> None:
        """Raise an error if these rules cannot play the setup."""

    def start(self, setup: Setup, stream: Stream) -> State:
        """The state before the first click."""

    def apply(self, state: State, event: Event) -> Step:
        """Apply an event; returns the same state if it has no effect."""

    def view(self, state: State) -> View:
        """What may be seen."""

    def risks(self, state: State, event: Event) -> Sequence[int]:
        """The cells on which the event risks the game, for measuring luck.

        The indices of a second board continue those of the first.
        """

    def resign(self, state: State) -> State:
        """The state after the player gave up."""


def differences(
    before: tuple[bytes, ...], after: tuple[bytes, ...]
) -> tuple[NDArray[np.int64], ...]:
    """For each board, the indices of the cells whose codes differ."""
    return tuple(
        (np.frombuffer(old, np.uint8) != np.frombuffer(new, np.uint8)).nonzero()[0]
        if old is not new
        else _NONE
        for old, new in zip(before, after, strict=True)
    )


_NONE: Final = np.zeros(0, dtype=np.int64)
