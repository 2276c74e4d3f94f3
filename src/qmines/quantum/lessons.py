"""The lessons as data: the contents of the cells, and what to observe.

A lesson is a sandbox with a goal. An observation is made when the measurements of one cell or
group, since it was prepared, match it: ``of`` names a state (``0 1 + -``) or a kind of group,
``boards`` has the possible boards of the measurements (of a cell in order of time; of a group in
order of its cells, the first measurement of each), and ``outcomes`` the possible outcomes, 1 for a
mine; if it is empty, any outcome counts.

The texts are in the message files, by the lesson's name: ``lesson-basis-1`` and so on for its
introduction, ``lesson-basis-seen-1`` for its first observation, and ``lesson-basis-end``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from qmines.messages import Message
from qmines.quantum.states import State

if TYPE_CHECKING:
    from qmines.messages import Messages


@dataclass(frozen=True, slots=True)
class Observation:
    """Something to observe in a lesson."""

    of: str
    boards: tuple[str, ...]
    outcomes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A sandbox with a goal, and an introduction with a number of paragraphs."""

    name: str
    paragraphs: int
    layout: str
    goal: tuple[Observation, ...]

    @property
    def title(self) -> Message:
        """The lesson's title."""
        return Message(f"lesson-{self.name}-title")

    def introduction(self, *, textbook: bool = False) -> Messages:
        """The paragraphs at the start of the lesson."""
        count = range(1, self.paragraphs + 1)
        return [self._message(str(number), textbook=textbook) for number in count]

    def seen(self, number: int, *, textbook: bool = False) -> Message:
        """The notice after an observation of the goal, counted from 0."""
        what = self._message(f"seen-{number + 1}", textbook=textbook)
        return Message("sandbox-seen", what=what)

    def ending(self, *, textbook: bool = False) -> Message:
        """The notice after the last observation."""
        return self._message("end", textbook=textbook)

    def _message(self, part: str, *, textbook: bool) -> Message:
        states = {state.name.lower(): state.message(textbook=textbook) for state in State}
        return Message(f"lesson-{self.name}-{part}", **states)


LESSONS: Final = (
    Lesson(
        "superposition",
        3,
        "000/---",
        (
            Observation("0", ("Z",), ("0",)),
            Observation("-", ("Z",), ("0",)),
            Observation("-", ("Z",), ("1",)),
        ),
    ),
    Lesson(
        "basis",
        3,
        "0-+1/0000",
        (
            Observation("0", ("Z",), ("0",)),
            Observation("-", ("H",), ("0",)),
            Observation("+", ("H",), ("1",)),
            Observation("0", ("ZHZ",), ("001", "011", "100", "110")),
        ),
    ),
    Lesson(
        "singlet",
        2,
        "ab/ab/cd/cd",
        (
            Observation("singlet", ("ZZ",)),
            Observation("singlet", ("HH",)),
            Observation("singlet", ("ZH", "HZ")),
        ),
    ),
    Lesson(
        "mermin",
        2,
        "qqq/rrr/sss/ttt",
        tuple(Observation("trio", (boards,)) for boards in ("HHH", "HZZ", "ZHZ", "ZZH")),
    ),
)
"""All lessons, in teaching order."""

BY_NAME: Final = {lesson.name: lesson for lesson in LESSONS}
