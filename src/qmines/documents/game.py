"""Games: what can be seen, what has changed, and how they ended."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from qmines.documents.values import MessageDocument, OptionValue, Place  # noqa: TC001  # types are read


class OutcomeDocument(TypedDict):
    """The result of a game, and the reason."""

    result: Literal["playing", "won", "lost"]
    reason: str


class GroupDocument(TypedDict):
    """Cells that share a quantum state."""

    kind: Literal["singlet", "link", "trio"]
    cells: list[Place]


class MeasuredDocument(TypedDict):
    """A measurement of the last event."""

    cell: Place
    board: str
    mine: bool


class QubitsDocument(TypedDict):
    """What can be seen of qubits besides their boards; films leave out the measurements.

    ``left`` counts the closed cells of each state, an upper bound if some measured cells are
    ``doubtful``; None if that would reveal hidden groups.
    """

    totals: dict[str, int]
    left: dict[str, int] | None
    doubtful: int
    groups_of: dict[str, int]
    groups: list[GroupDocument] | None
    settled: list[MeasuredDocument]
    shields: int
    textbook: bool
    measured: NotRequired[int]
    fresh: NotRequired[list[MeasuredDocument]]
    layout: list[str] | None


class SaveDocument(TypedDict):
    """Mines that were moved to save the player: the risk, and how many boards were possible."""

    cells: list[Place]
    risk: float | None
    boards: str | None
    knowledge: str


class StandingDocument(TypedDict):
    """A view without its cells."""

    width: int
    height: int
    mines: int
    counter: int
    outcome: OutcomeDocument
    ending: MessageDocument | None
    notices: list[MessageDocument]
    mined: list[str] | None
    hit: list[Place]
    saves: int | None
    saved: list[SaveDocument] | None
    qubits: QubitsDocument | None
    sequence: int
    chain: str
    deaths: int
    paused: bool
    milliseconds: int
    totals: NotRequired[list[tuple[str, int]]]


class ViewDocument(StandingDocument):
    """Everything that can be seen of a game; each board has one text per row."""

    boards: list[list[str]]
    changed: list[list[Place]]


# ``from`` is a keyword, so this one can't be written as a class.
_From = TypedDict("_From", {"from": int})


class DeltaDocument(StandingDocument, _From):
    """What changed since a number of events: the new boards, or board, row, column and cell."""

    boards: NotRequired[list[list[str]]]
    cells: NotRequired[list[tuple[int, int, int, str]]]


# The end of a game


class ClicksDocument(TypedDict):
    """Clicks that changed something, and those that did not."""

    effective: int
    wasted: int


class LossDocument(TypedDict):
    """A loss; ``safe`` counts the cells that were certainly safe."""

    sequence: int
    mistake: bool | None
    survival: float | None
    best: float | None
    safe: int


class MeasuresDocument(TypedDict):
    """How well a game was played."""

    milliseconds: int
    left: ClicksDocument
    right: ClicksDocument
    chord: ClicksDocument
    flags_used: bool
    deaths: int
    help: dict[str, int]
    correctness: float | None
    bbbv: int | None
    bbbv_solved: int | None
    openings: int | None
    islands: int | None
    zini: int | None
    bbbv_per_second: float | None
    efficiency: float | None
    throughput: float | None
    saves: int | None
    luck: float | None
    guesses: int | None
    losses: list[LossDocument]


class VerdictDocument(TypedDict):
    """Whether the loss that ended a game could have been avoided, and the cells that were safe."""

    message: MessageDocument
    mistake: bool | None
    sequence: int
    survival: float | None
    best: float | None
    board: str
    cells: list[Place]


class ChainStepDocument(TypedDict):
    """A step of a chain: its clues, what it decides, the cells it opens, and what they show."""

    technique: str
    clues: list[Place]
    safe: list[Place]
    mined: list[Place]
    opens: list[Place]
    shows: list[tuple[int, int, int]]
    messages: list[MessageDocument]


class ChainDocument(TypedDict):
    """How logic could have found the mine that ended a game, or a safe cell."""

    mine: Place | None
    assumed: list[Place]
    steps: list[ChainStepDocument]


class EndDocument(TypedDict):
    """The summary of a finished game."""

    measures: MeasuresDocument
    verdict: VerdictDocument | None
    chain: ChainDocument | None


class GameDocument(TypedDict):
    """A game as its player and spectators see it.

    ``player`` is the name of its owner's account, for others who may see the profile.
    """

    id: str
    mine: bool
    player: str | None
    rules: str
    level: str
    options: dict[str, OptionValue]
    ranked: bool
    player_seed: str
    commitment: str
    seed: str | None
    running: bool
    room: str | None
    sealed: bool
    view: ViewDocument
    end: EndDocument | None


class SummaryDocument(TypedDict):
    """A game in a list."""

    id: str
    rules: str
    level: str
    variant: str
    width: int
    height: int
    mines: int
    outcome: str
    reason: str
    milliseconds: int
    created: int
    touched: int
    finished: int | None
    aid: str
    deaths: int
    bbbv: int | None
    bbbv_per_second: float | None
    efficiency: float | None
    luck: float | None
    guesses: int | None
    mistake: bool | None
