"""The lessons, in their order: one table for every interface.

A lesson has examples, each a position in which to find a move, or it is a game: one with the coach,
or a sandbox with a goal. The keys of its messages contain its name, as in
``lesson-forgiving-goal``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from qmines import modes
from qmines.core.position import HIDDEN, MINE, Position
from qmines.errors import InvalidInput
from qmines.generate.drills import Judged, judged
from qmines.messages import Message
from qmines.modes import Result
from qmines.notation.link import spelt
from qmines.quantum.lessons import LESSONS as SANDBOXES
from qmines.session import Game
from qmines.solver.techniques import ROWS
from qmines.solver.techniques.row import Example, paragraphs

if TYPE_CHECKING:
    from qmines.errors import Cell
    from qmines.generate.drills import Deed
    from qmines.messages import Messages
    from qmines.modes import Setup

_TRIES: Final = 64  # games to try until one has a mine in the chosen cell


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: an explanation followed by examples, or a game to play with given rules and level.

    ``part`` is the heading under which the lesson is listed. If ``own_questions`` is set, every
    example has a question of its own; otherwise, each example asks for any certain cell.

    >>> lesson = BY_NAME["forgiving"]
    >>> str(lesson.title), len(lesson.examples), lesson.answer((0, 0), number=2).right
    ('When are you saved?', 3, False)
    """

    name: str
    part: str
    title: Message
    text: Messages = ()
    examples: tuple[Example, ...] = ()
    own_questions: bool = False
    rules: str = ""
    level: str = ""

    @property
    def goal(self) -> Message:
        """The goal of the lesson."""
        return Message(f"lesson-{self.name}-goal")

    @property
    def ending(self) -> Message:
        """The closing text of a lesson with examples."""
        return Message(f"lesson-{self.name}-end")

    @property
    def game(self) -> tuple[str, str] | None:
        """The rules and level of the game to play; None if the lesson has examples."""
        return (self.rules, self.level) if self.rules else None

    @property
    def setup(self) -> Setup:
        """The setup of the game to play."""
        return modes.make_setup(self.level, self.rules)

    def question(self, number: int) -> Message:
        """The question of an example; examples are numbered from 0."""
        if self.own_questions:
            return Message(f"lesson-{self.name}-question-{number + 1}")
        return Message("quiz-question")

    def answer(self, cell: Cell, deed: Deed = "open", number: int = 0) -> Judged:
        """Judge an answer to an example: a cell to open or to flag, or ``pass``.

        Raises:
            InvalidInput: there is no such example, or the cell is not hidden.
        """
        if not 0 <= number < len(self.examples):
            raise InvalidInput(
                f"the lesson {self.name!r} has no example {number}: "
                f"it has {len(self.examples)}, numbered from 0"
            )
        return judge(self.name, number, cell, deed)

    def explain(self) -> list[str]:
        """The text to read before the examples, and the goal, as paragraphs."""
        return [*map(str, self.text), str(self.goal)]


def _game(name: str, rules: str, level: str) -> Lesson:
    return Lesson(name, "qubits", Message(f"lesson-{name}-title"), rules=rules, level=level)


_FORGIVING: Final = (
    Example(("##*", "13*", "011"), 3),
    Example(("####", "1221", "0000"), 2),
    Example(("#1##",), 1),
)
LESSONS: Final = (
    *(
        Lesson(each.value, "classic", row.title, row.text, row.examples)
        for each, row in ROWS.items()
    ),
    Lesson(
        "forgiving",
        "forgiving",
        Message("lesson-forgiving-title"),
        paragraphs("lesson-forgiving", 2),
        _FORGIVING,
        own_questions=True,
    ),
    _game("qubits-first", "qubits", "1"),
    _game("qubits-second", "qubits", "guided-8x8"),
    _game("entangled-first", "entangled", "guided-5x5"),
    *(_game(each.name, "sandbox", each.name) for each in SANDBOXES),
)
"""All lessons, in order."""
BY_NAME: Final = {lesson.name: lesson for lesson in LESSONS}
_AFTER: Final = {lesson.name: after for lesson, after in pairwise(LESSONS)}
_BY_GAME: Final = {lesson.game: lesson for lesson in LESSONS if lesson.game}


def lesson(name: str) -> Lesson:
    """Get a lesson by its name.

    >>> lesson("mermin").game
    ('sandbox', 'mermin')
    """
    if name not in BY_NAME:
        raise InvalidInput(f"there is no lesson {name!r}: choose one of {', '.join(BY_NAME)}")
    return BY_NAME[name]


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The lesson after this one, if there is one.

    >>> next_lesson(BY_NAME["forgiving"]).name, next_lesson(BY_NAME["mermin"])
    ('qubits-first', None)
    """
    return _AFTER.get(lesson.name)


def lesson_of(setup: Setup) -> Lesson | None:
    """The lesson that a game is, if it is one."""
    return _BY_GAME.get((setup.rules, modes.level_name(setup)))


def judge(name: str, number: int, cell: Cell, deed: Deed) -> Judged:
    """Judge an answer to an example of a lesson.

    Raises:
        InvalidInput: the cell is not on the field, or not hidden.
    """
    position = BY_NAME[name].examples[number].position
    found = judged(position, cell, deed)
    if name != "forgiving":
        return found
    if deed == "pass":
        known = found.safe or found.mined
        return found if known else Judged(right=False, verdict=(Message("drill-just-guess"),))
    if deed == "flag":
        return Judged(right=False, verdict=(Message("drill-open-one"),))
    return _forgivingly(position, cell, found)


def _forgivingly(position: Position, cell: Cell, found: Judged) -> Judged:
    """Whether opening a cell can lose a game of Forgiving, according to the rules themselves."""
    game = _opened(position, cell)
    if (verdict := game.verdict()) is not None:
        steps = verdict.steps
        return Judged(
            right=False,
            verdict=(Message("drill-lost", cell=cell),),
            why=tuple(message for told in verdict.messages() for message in told),
            safe=tuple(each for step in steps for each in step.safe),
            mined=tuple(each for step in steps for each in step.mined),
            clues=tuple(each for step in steps for each in step.clues),
            shows=tuple(shown for step in steps for shown in step.shows),
        )
    shows = ((cell, game.view.boards[0][position.grid.index(*cell)]),)
    if not game.view.saved:
        return replace(found, verdict=found.verdict[:1], shows=shows)
    save = game.view.saved[0]
    said, *odds = save.messages()
    return Judged(
        right=True, verdict=(said,), why=tuple(odds), shows=shows, saved=tuple(save.places)
    )


def _opened(position: Position, cell: Cell) -> Game:
    """A game of Forgiving after opening a cell, on a board with a mine there if possible.

    Only a mine leads to a save or a loss to learn from.
    """
    hidden = position.cells.replace(bytes([MINE]), bytes([HIDDEN]))
    text = spelt(Position(position.grid, hidden, position.mines))
    level = f"{position.width}x{position.height}x{position.mines}"
    setup = modes.make_setup(level, "forgiving", position=text)
    for seed in range(_TRIES):
        game = Game(setup, seed=seed)
        game.open(*cell)
        if game.outcome.result is Result.LOST or game.view.saved:
            break
    return game
