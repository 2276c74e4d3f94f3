"""Lessons in the techniques of the ladder, as data: what is said, and positions to try it on.

In each position some cell is certain by the technique, and none by anything weaker; a
test holds every one of them to that. Where ``mines`` is None the total is not known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from qmines.core.deduction import Technique
from qmines.core.position import Position


@dataclass(frozen=True, slots=True)
class Example:
    """A position in which to find a move."""

    rows: tuple[str, ...]
    mines: int | None = None

    @property
    def position(self) -> Position:
        """The position itself."""
        return Position.from_rows(self.rows, self.mines)


@dataclass(frozen=True, slots=True)
class TechniqueLesson:
    """A technique: its name for people, how it works, and where to try it."""

    technique: Technique
    title: str
    text: tuple[str, ...]
    examples: tuple[Example, ...]


def _paragraphs(text: str) -> tuple[str, ...]:
    return tuple(" ".join(part.split()) for part in text.split("\n\n"))


TECHNIQUE_LESSONS: Final = (
    TechniqueLesson(
        Technique.SINGLE,
        "A single clue",
        _paragraphs("""
            A clue counts the mines in the eight cells around it. Two things can be read from
            one clue alone.

            If it has just as many hidden cells as mines to find, all of them are mines. If its
            mines are all known, every other cell around it is safe.

            Most of a game is this. Do it first, everywhere, before anything harder."""),
        (
            Example(("1##", "*1#")),
            Example(("##", "#3")),
            Example(("######", "#2212#", "**101*", "221011", "000000"), 4),
        ),
    ),
    TechniqueLesson(
        Technique.PAIR,
        "A pair of clues",
        _paragraphs("""
            Two clues that share cells say more together. Compare what each still needs.

            If all cells of one clue belong to the other too, and both need the same, what only
            the other has is safe: the pattern 1-1 at a wall.

            If one needs more than the other, and has just as many cells of its own as the
            difference, those are mines, and what only the other has is safe: the pattern 1-2."""),
        (
            Example(("###", "11#")),
            Example(("#####", "12221", "00000")),
            Example(("#######", "#1112##", "#2002##", "#1002##", "#1001##"), 6),
        ),
    ),
    TechniqueLesson(
        Technique.SPLIT,
        "A case split",
        _paragraphs("""
            Suppose that a cell is a mine, and follow the simple rules from there. If some clue
            cannot hold any more, the cell was safe. Suppose it safe, and the same shows a mine.

            Or try both: what comes out alike in either case is so.

            Good cells to try are those that two or three clues share: much follows from them."""),
        (
            Example(("##1#1#", "##31##", "######", "###2##"), 6),
            Example(("#######", "##2222#", "##1012#", "#2102*#", "##102*#", "##1012#"), 11),
            Example(("#1111000", "#22*1122", "###212**", "###103*#", "##2113*#", "########"), 13),
        ),
    ),
    TechniqueLesson(
        Technique.TOTAL,
        "The mine total",
        _paragraphs("""
            The counter is a clue as well, and in the end it is the best one. Take clues that
            share no cell, and add up what they need.

            If that is all the mines that are left, every cell that none of them touches is
            safe. If the clues cannot take all that are left, the rest must be elsewhere."""),
        (
            Example(("1###", "####"), 1),
            Example(("1#2*2*", "1#2132", "11101*", "1#1122", "###1##"), 6),
            Example(("##", "#1", "#1", "##"), 2),
        ),
    ),
    TechniqueLesson(
        Technique.COUNT,
        "Counting all ways",
        _paragraphs("""
            Sometimes no clue and no single supposition decides, and still a cell is the same
            in every board that fits. Then all ways to place the mines have to be gone through,
            with the total in mind.

            Look for cells where one mine too many would be used up: if every other clue needs
            its own mines, a corner or the open sea can be left with none, or with all."""),
        (
            Example(("###*##", "##3221", "#31000", "##2121", "##2*2*"), 9),
            Example(("##2*2*1", "##21322", "#3101*2", "##2134*", "##2##*#"), 11),
            Example(("######", "##3##*", "#2113#", "11001#", "#21222", "#2*2*#"), 10),
        ),
    ),
)
"""Weakest first."""
LESSON_OF: Final = {lesson.technique: lesson for lesson in TECHNIQUE_LESSONS}
