"""Help, and the replies to moves and requests for help."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from qmines.documents.game import DeltaDocument, GameDocument  # noqa: TC001  # types are read
from qmines.documents.values import MessageDocument, Place  # noqa: TC001  # types are read

MineRows = list[list[float | None]]
"""The chance of a mine in every cell, row by row; None where a cell is open."""


class OutlineDocument(TypedDict, total=False):
    """The cells that a hint points at, by their role."""

    safe: list[Place]
    mined: list[Place]
    clues: list[Place]
    supposed: list[Place]
    known: list[Place]
    guess: list[Place]
    look: list[Place]


class GuessDocument(TypedDict):
    """A cell to guess."""

    cell: Place
    risk: float
    winning: float | None


class HintMessagesDocument(TypedDict, total=False):
    """The sentences of a hint at each strength."""

    where: list[MessageDocument]
    why: list[MessageDocument]
    do: list[MessageDocument]


class HintDocument(TypedDict):
    """What to do next, and why."""

    kind: Literal["certain", "guess", "nothing"]
    technique: str | None
    messages: HintMessagesDocument
    outline: OutlineDocument
    events: list[str]
    proof: list[dict[str, Any]]
    guesses: list[GuessDocument]
    risk: float | None
    board: str | None
    complete: bool


class CoachPageDocument(TypedDict):
    """A page of the coach: sentences, cells to look at on a board, and the name of a picture."""

    messages: list[MessageDocument]
    outline: OutlineDocument
    board: str | None
    picture: str


class GuidedDocument(TypedDict):
    """A game with the coach."""

    rules: str
    level: str


class CoachDocument(TypedDict):
    """The coach's advice, the move it asks for, and the next guided game after a win."""

    pages: list[CoachPageDocument]
    event: str | None
    after: GuidedDocument | None


class HeatDocument(TypedDict):
    """The chance of a mine in every cell of every board; None where a cell is open."""

    method: Literal["exact", "approximated", "sampled", "bounds", "none"]
    boards: list[MineRows]
    safe: list[list[Place]]
    mined: list[list[Place]]
    states: dict[str, MineRows] | None
    error: float | None
    message: MessageDocument | None


class ChancesDocument(HeatDocument):
    """Chances in a game after a number of events."""

    sequence: int
    delta: DeltaDocument | None


class ReplyDocument(TypedDict, total=False):
    """The reply to a move, a hint or an assist; ``fresh`` explains each measurement."""

    game: GameDocument | str
    delta: DeltaDocument | None
    fresh: list[list[MessageDocument]]
    repeated: bool
    messages: list[MessageDocument]
    made: int
    more: bool
    hint: HintDocument
    coach: CoachDocument
