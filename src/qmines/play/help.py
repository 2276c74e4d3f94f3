"""Help in a game, the same in every interface: what is available, recorded and refused.

Certain moves follow only from what the player can see, so they never lose, unless the player wants
flags to be believed and one of them is wrong.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.solver import Budget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.play.hint import GameHint
    from qmines.session import Game
    from qmines.solver import Flags

    Solve = Callable[..., Any]
    """Calls a function with its arguments, here or in another process, and returns its answer."""

Assist: TypeAlias = Literal["move", "simple", "smart", "deduce"]
ASSISTS: Final = {
    "move": "one simple move, decided by one or two clues",
    "simple": "all simple moves",
    "smart": "all simple moves, and those found by trying both cases",
    "deduce": "every certain move",
}
"""The moves that can be asked for, weakest first."""
AUTO: Final = "auto"
ANY_CELL: Final = Message("hint-first-open")
CHANCES: Final = "overlay"
"""The kind of help that showing chances is recorded as."""
HINT: Final = "hint"
COACH: Final = "coach"
SHOWN: Final = (CHANCES, HINT)
"""Help that a web page can give by itself, so its player may record it."""
BUDGET: Final = Budget(seconds=10)


class Guess(NamedTuple):
    """The move to make if nothing is certain, with its chance of a mine and the reason."""

    event: str
    risk: float
    why: tuple[Message, ...]


def summary(kind: str, made: int, *, more: bool = False, over: bool = False) -> Message:
    """What an assist achieved; ``more`` if it was cut short."""
    if not made:
        return Message(f"assist-none-{kind}")
    if more:
        return Message("assist-made-more", count=made)
    if over or kind == "move":
        return Message("assist-made", count=made)
    simple = kind in {"simple", "smart"}  # stronger kinds may find more
    return Message("assist-made-simple" if simple else "assist-made-all", count=made)


def directly(function: Callable[..., Any], *arguments: Any) -> Any:
    """Call a function right here."""
    return function(*arguments)


class Help(ABC):
    """Help for a player: hints, certain moves and guesses. Subclasses are for kinds of positions.

    Args:
        game: any game.
        solve: calls slow functions.
        budget: for each call.
        most: about how many moves to find at once; None for all.
    """

    def __init__(
        self,
        game: Game,
        solve: Solve = directly,
        budget: Budget = BUDGET,
        most: int | None = None,
    ) -> None:
        self.game = game
        self._most = most
        self._solve = solve
        self._budget = budget

    # For subclasses

    @abstractmethod
    def first(self) -> str | None:
        """The first move, if the rules make it safe and it has not been made yet."""

    @abstractmethod
    def certain(self, kind: str, *, believe: bool = False) -> Iterator[str]:
        """The certain moves of a kind; apply each before asking for the next."""

    @abstractmethod
    def guess(self) -> Guess | None:
        """The best guess."""

    @abstractmethod
    def hint(self, *, believe: bool = False) -> GameHint:
        """What to do next; the caller applies the event from ``note_of``."""

    def flags(self) -> Flags:
        """Which flags are right, wrong or uncertain; the caller records ``help flags``."""
        raise InvalidInput(Message("help-no-flags"))

    @abstractmethod
    def clear(self, event: str) -> Iterator[str]:
        """An event, and before it the removal of a mark that would prevent it."""

    # For all kinds of positions

    def check(self) -> None:
        """Raise an error if no help is available."""
        if self.game.outcome.over:
            raise InvalidInput(Message("move-game-over"))
        if self.game.view.paused:
            raise InvalidInput(Message("move-paused"))

    @property
    def untouched(self) -> bool:
        """Whether all cells are equally good, as before a safe first click."""
        return False

    def note_of(self, hint: GameHint) -> str | None:
        """The event that records a hint; None if it gives nothing away or is recorded already."""
        if hint.note is None or self.recorded(hint.note):
            return None
        return f"help {hint.note}"

    def recorded(self, kind: str) -> bool:
        """Whether help of a kind is recorded: per position; for chances, per game.

        So a hint counts once, however often and in whatever strength it is asked for.
        """
        if kind == CHANCES:
            return kind in self.game.help
        for entry in self.game.latest():
            if entry.event == f"help {kind}":
                return True
            if not entry.event.startswith("help "):
                break
        return False

    def moves(
        self,
        kind: str,
        *,
        guess: bool = False,
        believe: bool = False,
        once: bool = False,
        tell: Callable[[Guess], None] | None = None,
    ) -> Iterator[str]:
        """The events of an assist, first the record of the help (for auto-play, once per game).

        Apply each event before asking for the next. Safe cells are opened, marks on them removed,
        and mines flagged, until there is nothing of this kind left to do.

        Args:
            kind: one of ``ASSISTS``, or ``auto``.
            guess: whether auto-play guesses if nothing is certain.
            believe: whether flags count as mines.
            once: stop after one cell is opened.
            tell: called with each guess.
        """
        self.check()
        if kind not in ASSISTS and kind != AUTO:
            raise InvalidInput(f"unknown assist {kind!r} (choose {', '.join((*ASSISTS, AUTO))})")
        noted = kind == AUTO and AUTO in self.game.help  # however often it is started and stopped
        found = self._moves(kind, tell, guess=guess, believe=believe)
        events = list(islice(found, 1))  # if this is refused, nothing is recorded
        if not noted:
            yield f"help {kind}"
        for event in chain(events, found):
            yield event
            if once and event.startswith(("open", "shield")):
                return

    def _moves(
        self, kind: str, tell: Callable[[Guess], None] | None, *, guess: bool, believe: bool
    ) -> Iterator[str]:
        first = self.first()
        if first is not None:
            yield from self.clear(first)
            if kind == "move":
                return
        while not self.game.outcome.over:
            before = self.game.sequence
            yield from self.certain(kind, believe=believe)
            if kind != AUTO:
                return
            if self.game.sequence > before:
                continue
            found = self.guess() if guess else None
            if found is None:
                return
            if tell is not None:
                tell(found)
            yield from self.clear(found.event)
