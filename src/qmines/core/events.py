"""Events: what a player does, as short printable strings such as ``open 3 4``.

Game files, replays, sockets, tests and bug reports all use the same text: a verb in
lower case, then its arguments, separated by single spaces. Arguments are whole numbers
(rows and columns, from 0) or words in lower case.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from qmines.errors import InvalidInput
from qmines.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.core.grid import Grid

MAX_LENGTH: Final = 64
_WORD = re.compile(r"[a-z][a-z0-9-]{0,31}", re.ASCII)
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Event:
    """A verb and its arguments.

    >>> event = Event.parse("open 3 4")
    >>> event.verb, event.place, str(event)
    ('open', (3, 4), 'open 3 4')
    """

    verb: str
    arguments: tuple[int | str, ...] = ()

    def __post_init__(self) -> None:
        if not _WORD.fullmatch(self.verb):
            raise InvalidInput(f"{self.verb!r} is not a valid verb: use a word such as open")
        for argument in self.arguments:
            fits = (
                _WORD.fullmatch(argument)
                if isinstance(argument, str)
                else type(argument) is int and 0 <= argument < 10**9
            )
            if not fits:
                raise InvalidInput(
                    f"{argument!r} cannot be an argument of an event: use whole numbers or words"
                )

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse an event; extra spaces are allowed."""
        if not isinstance(text, str):
            raise InvalidInput(f"an event must be a string, not {text!r}")
        if len(text) > MAX_LENGTH:
            raise InvalidInput(f"an event can have at most {MAX_LENGTH} characters")
        words = text.split(" ")
        verb, *arguments = [word for word in words if word] or [""]
        if not _WORD.fullmatch(verb):
            raise InvalidInput(f"{text!r} is not a valid event: start it with a verb such as open")
        values: list[int | str] = []
        for argument in arguments:
            if _NUMBER.fullmatch(argument):
                values.append(int(argument))
            elif _WORD.fullmatch(argument):
                values.append(argument)
            else:
                raise InvalidInput(
                    f"{argument!r} in {text!r} is not a valid argument: use whole numbers or words"
                )
        return cls(verb, tuple(values))

    @classmethod
    def parse_exactly(cls, text: str) -> Self:
        """Parse a stored event, which must be written exactly as qmines prints it."""
        event = cls.parse(text)
        if str(event) != text:
            raise InvalidInput(f"write {str(event)!r} instead of {text!r}")
        return event

    @property
    def place(self) -> tuple[int, int]:
        """The row and column of the event's cell."""
        match self.arguments:
            case (int(row), int(column)):
                return row, column
        raise InvalidInput(Message("event-cell", event=str(self)))

    def index(self, grid: Grid) -> int:
        """The index of the event's cell."""
        return grid.index(*self.place)

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.arguments)])


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event: its verb, its arguments, and what it does.

    ``key`` is the key for an event that only one rule set has, written as in ``keys.toml``.
    """

    verb: str
    takes: tuple[str, ...]
    help: Message
    key: str = ""

    def check(self, event: Event) -> None:
        """Raise an error if an event has the wrong arguments for this kind."""
        wanted = [str if name == "word" else int for name in self.takes]
        if [type(argument) for argument in event.arguments] != wanted:
            raise InvalidInput(Message("move-usage", usage=self.usage))

    @property
    def usage(self) -> str:
        """How it is typed: ``open ROW COLUMN``."""
        return " ".join([self.verb, *(name.upper() for name in self.takes)])


def check_event(event: Event, kinds: Iterable[EventKind]) -> None:
    """Raise an error if an event is of none of these kinds."""
    verbs = []
    for kind in kinds:
        if kind.verb == event.verb:
            kind.check(event)
            return
        verbs.append(kind.verb)
    raise InvalidInput(Message("move-unknown", verb=event.verb, verbs=verbs))
