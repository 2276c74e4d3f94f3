"""The coach of a qubit game: what to do next, why, and what the last move did.

It knows only what the player can see, and depends only on the position: after any moves, an undo
or a reload, it continues from there. The guided games begin with a few pages of introduction;
after that, it gives the same reasons as hints.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from qmines import modes
from qmines.core.events import Event
from qmines.errors import InvalidInput, QMinesError
from qmines.messages import Message, Translator
from qmines.modes.base import Reason, Result
from qmines.play.coach_script import SCRIPTS
from qmines.play.help import COACH, directly
from qmines.play.lessons import LESSONS, lesson_of, next_lesson
from qmines.play.qubits import QubitHelp, find_qubit_hint
from qmines.quantum.hints import chances_of
from qmines.quantum.position import QubitPosition
from qmines.quantum.states import Basis, State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from qmines.core.grid import Grid
    from qmines.documents import CoachDocument, CoachPageDocument
    from qmines.errors import Cell
    from qmines.messages import Messages
    from qmines.modes import View
    from qmines.modes.qubit_view import QubitView
    from qmines.play.coach_script import Line, Scene
    from qmines.play.help import Solve
    from qmines.quantum.hints import QubitHint
    from qmines.quantum.position import Measurement
    from qmines.session import Game

GUIDED: Final = tuple(
    lesson.game for lesson in LESSONS if lesson.game and lesson.rules != "sandbox"
)
"""The games that the coach leads through, in order: each can be won without a guess."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of text with the cells to look at; ``picture`` names a drawing."""

    messages: Messages
    outline: Mapping[str, tuple[Cell, ...]] = field(default_factory=dict)
    board: Basis | None = None
    picture: str = ""

    def document(self) -> CoachPageDocument:
        """As JSON values."""
        return {
            "messages": [message.document() for message in self.messages],
            "outline": {name: [*cells] for name, cells in self.outline.items()},  # type: ignore[typeddict-item]
            "board": None if self.board is None else self.board.name,
            "picture": self.picture,
        }


@dataclass(frozen=True, slots=True)
class Coaching:
    """The coach's advice: pages to read, and the move that the last page asks for.

    ``after`` is the next lesson's game, once this one is won.
    """

    pages: tuple[Page, ...]
    event: str | None = None
    after: tuple[str, str] | None = None

    def explain(self, *, dirac: bool = False) -> str:
        """All pages in words, one paragraph each; with ``dirac``, states are written ``|0⟩``."""
        speak = Translator(cells="pairs", dirac=dirac)
        return "\n\n".join(speak(*page.messages) for page in self.pages)

    __str__ = explain

    def document(self) -> CoachDocument:
        """As JSON values."""
        return {
            "pages": [page.document() for page in self.pages],
            "event": self.event,
            "after": None
            if self.after is None
            else {"rules": self.after[0], "level": self.after[1]},
        }


TURN: Final = "coach-turn"
"""The message that asks the player to switch boards."""
_OPENS: Final = ("open-z", "open-h")
_MORE: Final = "qubit-more-certain"  # one move at a time


def guides(setup: modes.Setup) -> bool:
    """Whether this is one of the guided games."""
    return (setup.rules, modes.level_name(setup)) in GUIDED


def guided_levels() -> dict[str, list[str]]:
    """The levels of the guided games of each rule set, in order."""
    found: dict[str, list[str]] = {}
    for rules, level in GUIDED:
        found.setdefault(rules, []).append(level)
    return found


# A slow function, which another process can call, so it takes public values.


def find_risk(before: QubitPosition, cell: int, basis: int) -> float:
    """The chance of a mine in a measurement that the player made."""
    return 1.0 - float(chances_of(before).survival[cell, basis])


def coach(game: Game, solve: Solve = directly) -> Coaching:
    """Get the coach's advice for the current position of a qubit game.

    Raises:
        InvalidInput: there is nothing to coach, as in the sandbox or during a pause.
    """
    view, qubits = game.view, game.view.qubits
    if modes.get(game.setup.rules).descriptor.display.position != "qubits":
        raise InvalidInput(Message("coach-none"))
    if qubits is None:
        raise InvalidInput(Message("move-paused"))
    if view.outcome.over:
        return _end(view, qubits, game.setup)
    scene = _scene(qubits.position, modes.level_name(game.setup))
    said = _reaction(qubits, solve)
    if scene is not None:
        pages = [_page(qubits.position, line) for line in scene.lines]
        # The script itself says what the last move did, but not that it was a gamble.
        kept = ["coach-gamble"]
        kept += ["coach-opened"] if scene.lines[0].key == "coach-same-reason" else []
        gamble = tuple(each for each in said if each.key in kept)
        pages[0] = replace(pages[0], messages=(*gamble, *pages[0].messages))
        turned = _turned(qubits, Basis[Event.parse(scene.event).verb[-1].upper()])
        pages[-1] = replace(pages[-1], messages=(*turned, *pages[-1].messages))
        return Coaching(tuple(pages), scene.event)
    if (more := _same_reason(qubits, solve)) is not None:
        event, page = more
        return Coaching((replace(page, messages=(*said, *page.messages)),), event)
    hint = QubitHelp(game, solve).advice()
    move = Event.parse(hint.event)
    board = Basis[move.verb[-1].upper()]
    sure = hint.survival == 1 and not move.verb.startswith("shield")  # opened, it may be a mine
    turned = _turned(qubits, board)
    move_message, *why = (each for each in hint.messages if each.key != _MORE)
    boards = {"board": board.name, "other": board.other.name}
    toss = (Message("coach-toss", **boards),) if turned and board else ()
    left = tuple(cell for cell in hint.proven if cell != move.place)
    page = Page(
        (*said, *turned, move_message, *toss, *why, *_late_zero(game, hint)),
        {"safe" if sure else "guess": (move.place, *left), "clues": hint.clues},
        board,
    )
    return Coaching((page,), hint.event)


def note_of(game: Game) -> str | None:
    """The event that records the coach as help; None if it is recorded, or the game is over."""
    return None if game.outcome.over or COACH in game.help else f"help {COACH}"


def _scene(position: QubitPosition, level: str) -> Scene | None:
    """The scene of the script for this position, if there is one."""
    grid = position.grid
    opened = frozenset(
        grid.place(cell) for cell in range(grid.cells) if position.basis_of(cell) is not None
    )
    return next((scene for scene in SCRIPTS.get(level, ()) if scene.opened == opened), None)


def _page(position: QubitPosition, line: Line) -> Page:
    """A line of the script with its cells and totals."""
    zero, one, plus, minus = position.totals
    totals = {"zero": zero, "one": one, "plus": plus, "minus": minus}
    return Page(
        (
            Message(
                line.key,
                **totals,
                mines=one + plus,
                **line.names,
                **({} if line.board is None else {"board": line.board.name}),
            ),
        ),
        line.outline,
        line.board,
        line.picture,
    )


def _turned(qubits: QubitView, board: Basis) -> Messages:
    """The request to switch boards, if the last move was on the other one.

    Interfaces leave it out once the board is shown.
    """
    history, fresh = qubits.position.history, qubits.fresh
    # The first of the fresh measurements is the player's; a 0 opened the others.
    if not history or history[len(history) - max(1, fresh)].basis is board:
        return ()
    return (Message(TURN, board=board.name),)


def _late_zero(game: Game, hint: QubitHint) -> Messages:
    """The first time a number that dropped to 0 is a reason: why it did not open cells itself."""
    reason = next((each for each in hint.why if each.key == "qubit-why-zero"), None)
    if reason is None or reason.args["aside"] == "yes" or game.view.qubits is None:
        return ()
    grid = game.view.grid
    events = (Event.parse(entry.event) for entry in game.transcript)
    chosen = {event.place for event in events if event.verb in _OPENS}
    zeros: tuple[set[int], set[int]] = (set(), set())
    for step in game.view.qubits.position.history:
        # Around a number that began with 0, there is nothing left to choose.
        if grid.place(step.cell) in chosen and zeros[step.basis] & {*grid.neighbours(step.cell)}:
            return ()
        for cell, *numbers in step.shown:
            for number, board in zip(numbers, zeros, strict=True):
                (board.add if number == 0 else board.discard)(cell)
    return (Message("coach-late-zero"),)


def _reaction(qubits: QubitView, solve: Solve) -> Messages:
    """What the last move did, and how risky it was."""
    if not qubits.fresh:
        return ()
    position, fresh = qubits.position, qubits.fresh
    history = position.history
    first = history[len(history) - fresh]
    told = qubits.news(1)
    said: list[Message] = []
    if first.shielded:
        said += told[0] if told else ()
    elif fresh > 1:
        said.append(_opened_more(position.grid, history[len(history) - fresh :]))
    else:
        said.append(Message("coach-opened"))
    before = _before(position, fresh)
    if not first.shielded and len(before.history):
        try:
            risk = solve(find_risk, before, first.cell, int(first.basis))
        except QMinesError:
            risk = 0.0
        if risk > 0:
            said.append(Message("coach-gamble", risk=risk))
    return tuple(said)


def _opened_more(grid: Grid, steps: Sequence[Measurement]) -> Message:
    """How many cells a 0 opened besides the chosen one, and on which board."""
    first, *others = steps
    on_z, on_h = (
        [grid.place(step.cell) for step in others if step.basis is board] for board in Basis
    )
    if on_z and on_h:  # those on the board with fewer are listed
        many, few = sorted((Basis.Z, Basis.H), key=lambda board: -len((on_z, on_h)[board]))
        boards = {"board": many.name, "other": few.name}
        count, cells = len((on_z, on_h)[many]), (on_z, on_h)[few]
        return Message("coach-opened-both", **boards, count=count, cells=cells)
    board = others[0].basis
    key = "coach-opened-more" if board is first.basis else "coach-opened-other"
    return Message(key, count=len(others), board=board.name)


def _same_reason(qubits: QubitView, solve: Solve) -> tuple[str, Page] | None:
    """The next of several cells that the last reason showed to be safe, if one is left."""
    position, fresh = qubits.position, qubits.fresh
    before = _before(position, fresh)
    if not fresh or not before.history:
        return None
    hint: QubitHint = solve(find_qubit_hint, before, qubits.textbook)
    reason, last = hint.why[0], position.history[len(before.history)]
    cells = reason.args["cells"] if reason.key == "qubit-why-same" else ()
    if position.grid.place(last.cell) not in cells:
        return None
    left = [cell for cell in cells if position.basis_of(position.grid.index(*cell)) is None]
    if not left:
        return None
    row, column = left[0]
    told = Message("coach-same-reason", safe=left[0], board=last.basis.name)
    page = Page((told,), {"safe": tuple(left), "clues": hint.clues}, last.basis)
    return f"open-{last.basis.name.lower()} {row} {column}", page


def _before(position: QubitPosition, fresh: int) -> QubitPosition:
    """The position before the last measurements."""
    shields = sum(step.shielded for step in position.history[len(position.history) - fresh :])
    return QubitPosition.of(
        position.grid,
        position.totals,
        position.history[: len(position.history) - fresh],
        both_boards=position.both_boards,
        protected=position.protected,
        groups_of=position.groups_of,
        groups=position.groups,
        shields=position.shields + shields,
    )


def _end(view: View, qubits: QubitView, setup: modes.Setup) -> Coaching:
    """The coach's comment on a finished game."""
    if view.outcome.result is Result.WON:
        lesson = lesson_of(setup)
        after = lesson and next_lesson(lesson)
        keys = ["coach-won"]
        if lesson is not None and lesson.name == "qubits-first":
            keys.append("coach-qubit")
        _, one, plus, _ = qubits.position.totals
        page = Page(tuple(Message(key, one=one, plus=plus) for key in keys))
        return Coaching((page,), after=after.game if after else None)
    if view.outcome.reason is not Reason.MINE or qubits.layout is None:
        return Coaching((Page((Message("coach-gave-up"),)),))
    last = qubits.position.history[-1]
    own = qubits.layout.own[last.cell]
    cell, board = view.grid.place(last.cell), last.basis.name
    kind = State(own) if own in tuple(State) else None
    key = "coach-lost-linked"
    if kind is not None:
        key = "coach-lost-mine" if kind.basis is last.basis else "coach-lost-toss"
    other = last.basis.other.name
    said = Message(key, cell=cell, board=board, other=other)
    return Coaching((Page((said, Message("coach-undo"))),))
