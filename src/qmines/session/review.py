"""Reviews each event of a game: safe, a guess or a mistake; saved or lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from qmines.core.events import Event
from qmines.core.position import FLAG
from qmines.messages import Message
from qmines.modes import Result
from qmines.modes.names import help_named
from qmines.quantum.hints import best as best_qubit_move
from qmines.quantum.states import Basis
from qmines.solver.guess import guess_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.messages import Messages
    from qmines.modes.saves import Save
    from qmines.session.steps import ReplayStep, Steps

SAFE, GUESS, MISTAKE = "safe", "guess", "mistake"
_EQUAL: Final = 1e-9  # chances that differ by less are the same
_GIVEN_UP: Final = 4  # after so many moves in a row that were too hard to judge,
_AGAIN: Final = 25  # only one move in so many is tried
MOST_TOLD: Final = 12
"""How many measurements of one event are described."""
_SESSION: Final = {
    verb: Message(f"review-{verb}") for verb in ("undo", "pause", "resume", "resign")
}
_SAFE: Final = Message("review-safe")
_TOO_HARD: Final = Message("review-too-hard")
_MARKS: Final = frozenset({"flag", "question", "mark"})


@dataclass(frozen=True, slots=True)
class BestMove:
    """The best move at a moment, its chance of hitting no mine, and the reason."""

    event: str
    survival: float
    messages: Messages

    def document(self) -> dict[str, Any]:
        """The move as JSON values."""
        return {"event": self.event, "survival": self.survival, **_said(self.messages)}


@dataclass(frozen=True, slots=True)
class Review:
    """How good an event was.

    ``kind`` is empty if nothing was at stake, or if the position was too hard to analyse.
    ``survival`` is the chance that the event hit no mine, and ``best`` that of the safest move.
    """

    number: int
    kind: str
    messages: Messages
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
            **_said(self.messages),
            "survival": self.survival,
            "best": self.best,
            "sampled": self.sampled,
            "saved": self.saved,
            "lost": self.lost,
            "told": [[message.document() for message in each] for each in self.told],
        }


class Reviewer:
    """Judges the events of a game, fastest in order, because safe cells stay safe."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self._safe: frozenset[int] = frozenset()  # in an earlier position
        self._next = 0
        self._hard = 0  # moves in a row that were too hard to judge

    def review(self, number: int) -> Review:
        """Review the event of a step."""
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
            return Review(number, "", (_SESSION[event.verb],))
        if event.verb == "help":
            kind = help_named(str(event.arguments[0]))
            return Review(number, "", (Message("review-help", kind=kind),))
        if event.verb in _MARKS or event.verb.startswith(("flag", "mark")):
            return Review(number, "", (_mark_message(step, after, event),))
        if not step.opens:
            return Review(number, "", (_free_message(step, after, event),), told=told)
        return self._judged(step, after, told)

    def _judged(self, step: ReplayStep, after: ReplayStep, told: Sequence[Messages]) -> Review:
        """The review of an event that opens or measures."""
        lost = after.view.outcome.result is Result.LOST and not step.view.outcome.over
        saves = after.saved[len(step.saved) :]
        if self._safe.issuperset(step.opens) and not lost:
            return Review(step.number, SAFE, (_SAFE,), survival=1.0, best=1.0, told=told)
        if self._hard >= _GIVEN_UP and step.number % _AGAIN and not lost:
            messages = (_TOO_HARD, *_ending(saves, lost=lost))
            return Review(step.number, "", messages, told=told)
        best, safe = _best_chance(step)
        if step.risk is None or best is None:
            self._hard += 1
            messages = (_TOO_HARD, *_ending(saves, lost=lost))
            return Review(step.number, "", messages, saved=bool(saves), lost=lost, told=told)
        self._safe, self._hard = safe, 0
        survival = 1.0 - step.risk
        sampled = step.analysis is not None and not step.analysis.exact
        kind = SAFE if survival == 1 else MISTAKE if best > survival + _EQUAL else GUESS
        message = _message(step, kind, survival, best, sampled=sampled)
        return Review(
            number=step.number,
            kind=kind,
            messages=(message, *_ending(saves, lost=lost)),
            survival=survival,
            best=best,
            sampled=sampled,
            saved=bool(saves),
            lost=lost,
            told=told,
        )


def best_move(step: ReplayStep) -> BestMove | None:
    """The best move; None if the game is over, nothing is at stake yet, or it is too hard."""
    view = step.view
    if step.untouched:
        return None
    if step.chances is not None:
        if not step.chances.position.history:
            return None
        advice = best_qubit_move(step.chances, textbook=view.textbook)
        return BestMove(advice.event, advice.survival, advice.messages)
    analysis = step.analysis
    if analysis is None:
        return None
    if analysis.safe:
        row, column = cell = analysis.safe[0]
        more = len(analysis.safe) - 1
        message = Message("best-safe-more" if more else "best-safe", cell=cell, more=more)
        return BestMove(f"open {row} {column}", 1.0, (message,))
    guess = guess_of(analysis)
    if guess is None:
        return None
    event = f"open {guess.cell[0]} {guess.cell[1]}"
    message = Message("best-guess", cell=guess.cell, risk=guess.risk)
    return BestMove(event, 1.0 - guess.risk, (message,))


def _said(messages: Messages) -> dict[str, Any]:
    """Messages as JSON values and in English."""
    words = " ".join(map(str, messages))
    return {"words": words, "messages": [message.document() for message in messages]}


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
    return (1.0 if analysis.safe else 1.0 - analysis.safest[1]), frozenset(safe)


def _message(
    step: ReplayStep, kind: str, survival: float, best: float, *, sampled: bool
) -> Message:
    """The judgement of a move."""
    if kind == SAFE:
        return _SAFE
    about = "yes" if sampled else "no"
    if kind == GUESS:
        return Message("review-guess", survival=survival, about=about)
    move = best_move(step) if best == 1 else None
    if move is None:
        return Message("review-mistake-safer", survival=survival, best=best, about=about)
    key = "review-mistake-mine" if survival == 0 else "review-mistake-risk"
    if move.event.startswith("shield"):
        return Message(f"{key}-shield", survival=survival)
    event = Event.parse(move.event)
    board = event.verb.partition("-")[2].upper() or "none"
    return Message(key, survival=survival, cell=event.place, board=board)


def _ending(saves: Sequence[Save], *, lost: bool) -> Messages:
    if saves:  # without the risk, which the judgement says
        return [told for told in saves[0].messages() if told.key != "notice-risk"]
    return (Message("review-lost"),) if lost else ()


def _free_message(step: ReplayStep, after: ReplayStep, event: Event) -> Message:
    """Why an event risks nothing."""
    if step.view.in_the_open:
        return Message("review-sandbox")
    if step.view.boards == after.view.boards:
        return Message("review-opened-nothing")
    if event.verb.startswith("shield"):
        return Message("review-shield")
    first = step.view.display.mines or (step.view.display.quantum and not step.view.opened)
    return Message("review-first" if first else "review-no-risk")


def _mark_message(step: ReplayStep, after: ReplayStep, event: Event) -> Message:
    """Whether a mark is right, as far as that could be known."""
    board = step.view.display.board_of(event.verb) or 0
    cell = event.index(step.view.grid)
    if after.view.boards[board][cell] != FLAG:
        return Message("review-mark")
    analysis = step.analysis
    if analysis is None:
        return Message("review-flag")
    chance = float(analysis.mine_probability[step.view.grid.place(cell)])
    if chance in {0.0, 1.0}:
        return Message("review-flag-mine" if chance else "review-flag-wrong")
    return Message("review-flag-chance", chance=chance)
