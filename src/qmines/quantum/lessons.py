"""The lessons, as data: what is said, what is in the cells, and what is to be seen.

A lesson is a sandbox with a goal. An observation is met when the measurements of one
cell or group, since it was prepared, went as it says: ``of`` names a state (``0 1 + -``)
or a kind of group, ``boards`` the board of each measurement (of a cell in order of time,
of a group in order of its cells, each measured for the first time; any one of several
strings), and ``outcomes`` which strings of outcomes count, 1 for a mine; none means any.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


def _paragraphs(text: str) -> tuple[str, ...]:
    """The paragraphs of a text, each on one line."""
    return tuple(" ".join(part.split()) for part in text.split("\n\n"))


@dataclass(frozen=True, slots=True)
class Observation:
    """Something to be seen in a lesson, and what to say when it has been."""

    of: str
    boards: tuple[str, ...]
    outcomes: tuple[str, ...]
    said: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A sandbox with a goal."""

    name: str
    title: str
    text: tuple[str, ...]
    layout: str
    goal: tuple[Observation, ...]
    ending: tuple[str, ...]


LESSONS: Final = (
    Lesson(
        "superposition",
        "Superposition",
        _paragraphs("""
            Lesson 1, superposition. Each cell shows its own chance of a mine on each board.

            The top row holds |0⟩: on Z never a mine. The bottom row holds |-⟩: on Z a chance
            of ½, and there is nothing in the cell that would say which.

            Goal: measure a |0⟩ on Z; then measure |-⟩ on Z until you have seen both outcomes.
            The command reset prepares all cells anew."""),
        "000/---",
        (
            Observation("0", ("Z",), ("0",), "|0⟩ on Z gave no mine, as it always will."),
            Observation("-", ("Z",), ("0",), "|-⟩ on Z gave no mine, this time."),
            Observation("-", ("Z",), ("1",), "|-⟩ on Z gave a mine, this time."),
        ),
        _paragraphs("""
            The same preparation, the same question, different answers: that is a
            superposition. It was not a mine that you did not know of: on H the same cell was
            certain."""),
    ),
    Lesson(
        "basis",
        "The choice of basis",
        _paragraphs("""
            Lesson 2, the choice of basis. Every state is certain on one board and a coin on
            the other. To ask on the wrong board is to throw the answer away.

            The cells hold |0⟩ |-⟩ |+⟩ |1⟩, then four more |0⟩.

            Goal: ask |0⟩ on Z and |-⟩ on H, where they are safe; find the mine of |+⟩ on H.
            Then ask one |0⟩ on Z, on H, and on Z again, until the answers on Z differ."""),
        "0-+1/0000",
        (
            Observation("0", ("Z",), ("0",), "|0⟩ is safe on Z."),
            Observation("-", ("H",), ("0",), "|-⟩ is safe on H."),
            Observation("+", ("H",), ("1",), "|+⟩ is a mine on H, certainly."),
            Observation(
                "0",
                ("ZHZ",),
                ("001", "011", "100", "110"),
                "Z was asked, then H, and now Z says something else: H has undone what Z knew.",
            ),
        ),
        _paragraphs("""
            Z and H cannot both be known. A measurement does not read a list of answers: it
            leaves the qubit in a state that fits the answer, and forgets the other board."""),
    ),
    Lesson(
        "singlet",
        "The singlet",
        _paragraphs("""
            Lesson 3, the singlet. Equal letters share one state. No cell has a state of its
            own: each is a coin on both boards.

            Goal: ask both cells of a singlet on Z; both of another on H; and of a third one on
            Z and the other on H."""),
        "ab/ab/cd/cd",
        (
            Observation("singlet", ("ZZ",), (), "on Z there was exactly one mine."),
            Observation("singlet", ("HH",), (), "on H there was exactly one mine as well."),
            Observation(
                "singlet",
                ("ZH", "HZ"),
                (),
                "asked on different boards, the two know nothing of each other.",
            ),
        ),
        _paragraphs("""
            Whichever board both are asked on, there is exactly one mine, though each answer
            alone is a coin. Neither cell had its answer before; together they had the rule."""),
    ),
    Lesson(
        "mermin",
        "Mermin's trio",
        _paragraphs("""
            Lesson 4, Mermin's trio. Three cells share one state; each row holds a trio.

            Goal: ask one trio on H H H, one on H Z Z, one on Z H Z and one on Z Z H (left,
            middle, right), and count the mines."""),
        "qqq/rrr/sss/ttt",
        (
            Observation("trio", ("HHH",), (), "H H H, an odd number of mines."),
            Observation("trio", ("HZZ",), (), "H Z Z, an even number of mines."),
            Observation("trio", ("ZHZ",), (), "Z H Z, an even number of mines."),
            Observation("trio", ("ZZH",), (), "Z Z H, an even number of mines."),
        ),
        _paragraphs("""
            Suppose the mines had been there before. Add up the three even settings: every mine
            on Z counts twice, so the mines on H alone must be even. But H H H is odd, every
            time. None of the 64 ways to place mines does it: there is no hidden board."""),
    ),
)
"""In the order in which they are taken."""
BY_NAME: Final = {lesson.name: lesson for lesson in LESSONS}
