"""What there is to tell of a technique: in hints, in lessons and in drills."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from qmines.core.position import Position
from qmines.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.core.deduction import ProofStep
    from qmines.core.levels import Level
    from qmines.messages import Messages
    from qmines.solver.sentences import Teller


@dataclass(frozen=True, slots=True)
class Example:
    """A position in which to find a move. Where ``mines`` is None the total is not known."""

    rows: tuple[str, ...]
    mines: int | None = None

    @property
    def position(self) -> Position:
        """The position itself."""
        return Position.from_rows(self.rows, self.mines)


@dataclass(frozen=True, slots=True)
class TechniqueRow:
    """A technique of the ladder, for people.

    In each of the ``examples`` some cell is certain by the technique, and none by anything
    weaker; a test holds every one of them to that.

    Args:
        title: its name.
        text: how it works, a paragraph each.
        examples: where to try it.
        reason: why a step holds; None if its steps argue by cases.
        puzzle: the field in which it is needed soonest.
        drill: a field that a phone can show, and in which it is needed soon.
    """

    title: Message
    text: Messages
    examples: tuple[Example, ...]
    reason: Callable[[Teller, ProofStep], Message] | None
    puzzle: Level
    drill: Level


def paragraphs(key: str, count: int) -> Messages:
    """The messages of so many paragraphs: ``key-1`` and so on."""
    return tuple(Message(f"{key}-{number}") for number in range(1, count + 1))
