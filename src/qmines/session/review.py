"""What each event of a game was worth: certain, a guess, a mistake; saved or lost; in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from qmines.core.events import Event
from qmines.core.position import FLAG
from qmines.messages import Translator
from qmines.modes import Result
from qmines.quantum.hints import best as best_qubit_move
from qmines.quantum.states import Basis
from qmines.solver.guess import guess_of
from qmines.words import percent_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.messages import Messages
    from qmines.session.steps import ReplayStep, Steps

SAFE, GUESS, MISTAKE = "safe", "guess", "mistake"
_SPEAK: Final = Translator(cells="pairs")
_EQUAL: Final = 1e-9  # chances that differ by less are the same
_GIVEN_UP: Final = 4  # moves in a row that were too hard: of those that follow, few are tried
_AGAIN: Final = 25
MOST_TOLD: Final = 12
"""Measurements of one event that are told."""
_SESSION: Final = {
    "undo": "The last move was taken back.",
    "pause": "A pause: the board is hidden.",
    "resume": "The game goes on after a pause.",
    "resign": "The player gave up.",
}
_SAFE_WORDS: Final = "Certainly safe."
_TOO_HARD: Final = "Too hard to judge."
_MARKS: Final = frozenset({"flag", "question", "mark"})


@dataclass(frozen=True, slots=True)
class BestMove:
    """The best move at a moment: the chance that it meets no mine, and why."""

    event: str
    survival: float
    words: str

    def document(self) -> dict[str, Any]:
        """The move as JSON values."""
        return {"event": self.event, "survival": self.survival, "words": self.words}


@dataclass(frozen=True, slots=True)
class Review:
    """What an event was worth.

    ``kind`` is empty where nothing was at stake, or where it was too hard to tell.
    ``survival`` is the chance that it met no mine, ``best`` that of the safest move then.
    """

    number: int
    kind: str
    words: str
    survival: float | None = None
    best: float | None = None
    sampled: bool = False
    saved: bool = False
    lost: bool = False
    told: Sequence[Messages] = ()

    def document(self) -> dict[str, Any]:
        """The review as JSON values."""
        return {
            "step": self.number,
            "kind": self.kind,
            "words": self.words,
            "survival": self.survival,
            "best": self.best,
            "sampled": self.sampled,
            "saved": self.saved,
            "lost": self.lost,
            "told": [[message.document() for message in each] for each in self.told],
        }


class Reviewer:
    """Judges the events of a game. Fastest in order: what is certainly safe stays so."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self._safe: frozenset[int] = frozenset()  # since an earlier position of this line
        self._next = 0
        self._hard = 0  # moves in a row that were too hard to judge

    def review(self, number: int) -> Review:
        """What the event of a step was worth."""
        if number != self._next:
            self._safe = frozenset()
        self._next = number + 1
        step, after = self._steps[number], self._steps[number + 1]
        if step.entry is None:
            raise IndexError(number)
        event = Event.parse(step.entry.event)
        told = after.view.news(MOST_TOLD)
        if event.verb == "undo":
            self._safe = frozenset()
        if event.verb in _SESSION:
            return Review(number, "", _SESSION[event.verb])
        if event.verb == "help":
            return Review(number, "", f"Help was used: {event.arguments[0]}.")
        if event.verb in _MARKS or event.verb.startswith(("flag", "mark")):
            return Review(number, "", _mark_words(step, after, event))
        if not step.opens:
            return Review(number, "", _free_words(step, after, event), told=told)
        return self._judged(step, after, told)

    def _judged(self, step: ReplayStep, after: ReplayStep, told: Sequence[Messages]) -> Review:
        """The review of an event that opens or measures."""
        lost = after.view.outcome.result is Result.LOST and not step.view.outcome.over
        saved = after.saves > step.saves
        if self._safe.issuperset(step.opens) and not lost:
            return Review(step.number, SAFE, _SAFE_WORDS, survival=1.0, best=1.0, told=told)
        if self._hard >= _GIVEN_UP and step.number % _AGAIN and not lost:
            return Review(step.number, "", _TOO_HARD + _ending(saved=saved, lost=lost), told=told)
        best, safe = _best_chance(step)
        if step.risk is None or best is None:
            self._hard += 1
            words = _TOO_HARD + _ending(saved=saved, lost=lost)
            return Review(step.number, "", words, saved=saved, lost=lost, told=told)
        self._safe, self._hard = safe, 0
        survival = 1.0 - step.risk
        sampled = step.analysis is not None and not step.analysis.exact
        kind = SAFE if survival == 1 else MISTAKE if best > survival + _EQUAL else GUESS
        words = _words(step, kind, survival, best, sampled=sampled)
        return Review(
            number=step.number,
            kind=kind,
            words=words + _ending(saved=saved, lost=lost),
            survival=survival,
            best=best,
            sampled=sampled,
            saved=saved,
            lost=lost,
            told=told,
        )


def best_move(step: ReplayStep) -> BestMove | None:
    """What was best at a moment; None after the end, and where nobody can tell."""
    view = step.view
    if step.chances is not None:
        if not step.chances.position.history:
            return None
        advice = best_qubit_move(step.chances, textbook=view.textbook)
        shield = "under a shield, " if advice.event.startswith("shield") else ""
        return BestMove(
            advice.event,
            advice.survival,
            f"{shield}{place_of(advice.event)}: {_SPEAK(*advice.why)}",
        )
    analysis = step.analysis
    if analysis is None:
        return None
    if analysis.safe:
        row, column = analysis.safe[0]
        more = len(analysis.safe) - 1
        event, others = f"open {row} {column}", f" and {more} more" if more else ""
        return BestMove(event, 1.0, f"certainly safe: {place_of(event)}{others}")
    guess = guess_of(analysis)
    if guess is None:
        return None
    event = f"open {guess.cell[0]} {guess.cell[1]}"
    words = f"least risk: {place_of(event)}, a mine with {percent_of(guess.risk)}"
    return BestMove(event, 1.0 - guess.risk, words)


def place_of(event: str) -> str:
    """The cell of an event in words, with its board where there are two.

    >>> place_of("open-h 3 4")
    'row 3, column 4 on H'
    """
    parsed = Event.parse(event)
    row, column = parsed.place
    board = parsed.verb.partition("-")[2]
    return f"row {row}, column {column}" + (f" on {board.upper()}" if board else "")


def _best_chance(step: ReplayStep) -> tuple[float | None, frozenset[int]]:
    """The chance of the safest move, and the cells that are certainly safe."""
    cells = step.view.grid.cells
    if step.chances is not None:
        best = best_qubit_move(step.chances).survival
        safe = (cell + b * cells for b in Basis for cell in step.chances.safe(b))
        return best, frozenset(safe)
    analysis = step.analysis
    if analysis is None:
        return None, frozenset()
    index = step.view.grid.index
    safe = (index(*cell) for cell in analysis.safe)
    return (1.0 if analysis.safe else 1.0 - analysis.safest()[1]), frozenset(safe)


def _words(step: ReplayStep, kind: str, survival: float, best: float, *, sampled: bool) -> str:
    """The judgement of a move."""
    about = "about " if sampled else ""
    chance = f"{about}{percent_of(survival)}"
    if kind == SAFE:
        return _SAFE_WORDS
    if kind == GUESS:
        return f"A guess that survives with {chance}; no move was safer."
    was = "this was certainly a mine" if survival == 0 else f"this survives with {chance}"
    if best == 1:
        move = best_move(step)
        there = "a safe move" if move is None else place_of(move.event)
        if move is not None and move.event.startswith("shield"):
            return f"A mistake: {was}, and a shield was left."
        return f"A mistake: {was}, and {there} was certainly safe."
    return f"A mistake: {was}, and another with {about}{percent_of(best)}."


def _ending(*, saved: bool, lost: bool) -> str:
    if saved:
        return " It was a mine, and made way."
    return " The game is lost by it." if lost else ""


def _free_words(step: ReplayStep, after: ReplayStep, event: Event) -> str:
    """Why an event stakes nothing."""
    if step.view.in_the_open:
        return "A sandbox: nothing is at stake."
    if step.view.boards == after.view.boards:
        return "Nothing was opened by it."
    if event.verb.startswith("shield"):
        return "Under a shield nothing is at stake."
    first = step.view.display.mines or (step.view.display.quantum and not step.view.opened)
    return "The first click, which the rules make safe." if first else "Nothing was at stake."


def _mark_words(step: ReplayStep, after: ReplayStep, event: Event) -> str:
    """What a mark stands on, as far as one could know."""
    board = step.view.display.board_of(event.verb) or 0
    cell = event.index(step.view.grid)
    if after.view.boards[board][cell] != FLAG:
        return "A mark was changed."
    analysis = step.analysis
    if analysis is None:
        return "A flag."
    chance = float(analysis.mine_probability[step.view.grid.place(cell)])
    if chance in {0.0, 1.0}:
        return "A flag on a certain mine." if chance else "A wrong flag: this cell was surely safe."
    return f"A flag on a mine with {percent_of(chance)}."
