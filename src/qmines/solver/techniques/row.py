"""The texts and examples of a technique, for hints, lessons and drills."""

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
    """A position in which to find a move. If ``mines`` is None, the total is unknown."""

    rows: tuple[str, ...]
    mines: int | None = None

    @property
    def position(self) -> Position:
        """The example's position."""
        return Position.from_rows(self.rows, self.mines)


@dataclass(frozen=True, slots=True)
class TechniqueRow:
    """The description of a technique.

    In each of the ``examples``, the technique decides a cell, and no easier one decides any; a test
    checks this.

    Args:
        title: its name.
        text: how it works, a paragraph each.
        examples: where to try it.
        reason: why a step holds; None if its steps argue by cases.
        puzzle: the level in which it is needed most often.
        drill: a level that fits on a phone, and in which it is often needed.
    """

    title: Message
    text: Messages
    examples: tuple[Example, ...]
    reason: Callable[[Teller, ProofStep], Message] | None
    puzzle: Level
    drill: Level


def paragraphs(key: str, count: int) -> Messages:
    """The messages of a number of paragraphs: ``key-1`` and so on."""
    return tuple(Message(f"{key}-{number}") for number in range(1, count + 1))
