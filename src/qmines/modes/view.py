"""The visible part of a game, for players, logs and spectators."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from qmines.core.position import FLAG, HIDDEN, QUESTION, Position
from qmines.errors import InvalidInput
from qmines.modes.base import PLAYING
from qmines.modes.display import MINE_BOARD
from qmines.modes.picture import view_svg
from qmines.quantum.position import UNMEASURED
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from qmines.core.board import Board
    from qmines.core.grid import Grid
    from qmines.documents import StandingDocument, ViewDocument
    from qmines.messages import Message, Messages
    from qmines.modes.base import Outcome
    from qmines.modes.display import Display
    from qmines.modes.qubit_view import QubitView
    from qmines.modes.saves import Save


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class View:
    """Everything about a game that players, spectators and logs are allowed to see.

    ``boards`` has one byte per cell for each board: a position code, or a code of the rule
    set. ``display`` explains those codes and names the boards. ``qubits`` has everything else
    about a qubit game. ``mines`` and ``hit`` (the mines that exploded) are empty until the game
    is over, and so is ``saved`` unless the rules announce saves immediately. A rule set can
    add its own ``counts`` to keep visible, and its own message on why the game ended
    (``ending``). The session fills in the fields from ``changed`` on.

    >>> import qmines
    >>> qmines.new_game("9x9x10", seed=1).view
    <View of 9×9: playing after 0 events, 10 mines to find>
    """

    grid: Grid
    total: int
    boards: tuple[bytes, ...]
    outcome: Outcome = PLAYING
    notices: tuple[Message, ...] = ()
    mines: Board | None = None
    hit: tuple[int, ...] = ()
    saved: tuple[Save, ...] | None = None
    qubits: QubitView | None = None
    display: Display = MINE_BOARD
    counts: tuple[tuple[str, int], ...] | None = None
    ending: Message | None = None
    changed: tuple[NDArray[np.int64], ...] = ()
    sequence: int = 0
    chain: str = ""
    deaths: int = 0
    paused: bool = False
    milliseconds: int = 0

    @property
    def cells(self) -> bytes:
        """The cells of the first board, as position codes."""
        return self.boards[0]

    @property
    def position(self) -> Position:
        """The first board as a position; raises ``InvalidInput`` in games without mines."""
        if not self.display.mines and not self.paused:  # a pause shows hidden cells alone
            found, use = ("qubits", "qubits") if self.display.quantum else ("symbols", "boards")
            raise InvalidInput(f"this game has {found} instead of mines: use view.{use}")
        return Position(self.grid, self.cells, self.total)

    @property
    def saves(self) -> int | None:
        """The number of saves; None while it is secret, or if the rules have no saves."""
        return None if self.saved is None else len(self.saved)

    @property
    def announcements(self) -> list[Messages]:
        """What the rules have announced so far, including saves."""
        saves = [] if self.outcome.over or self.saved is None else self.saved
        return [*((notice,) for notice in self.notices), *(save.messages() for save in saves)]

    @property
    def flags(self) -> int:
        """The number of flagged cells on all boards."""
        marked = [board for board in self.boards if FLAG in board]
        if len(marked) < 2:
            return sum(board.count(FLAG) for board in marked)
        return sum(FLAG in codes for codes in zip(*marked, strict=True))

    @property
    def counter(self) -> int:
        """Mines minus flags; negative if there are more flags than mines."""
        return self.total - self.flags

    @property
    def hidden(self) -> int:
        """The number of cells that are not open."""
        return sum(map(self.cells.count, (HIDDEN, FLAG, QUESTION)))

    def __str__(self) -> str:
        """The boards, one below the other, with the numbers that players see."""
        names = [board.title for board in self.display.boards]
        drawn = [_drawn(self.display, board, self.grid.width) for board in self.boards]
        if len(drawn) < 2:
            return "".join(drawn)
        return "\n\n".join(f"{name}:\n{rows}" for name, rows in zip(names, drawn, strict=True))

    def __repr__(self) -> str:
        return (
            f"<View of {self.grid.width}×{self.grid.height}: {self.outcome.result.value} "
            f"after {plural(self.sequence, 'event')}, {plural(self.counter, 'mine')} to find>"
        )

    def _repr_svg_(self) -> str | None:
        return view_svg(self)

    @property
    def opened(self) -> int:
        """The number of open cells or measured qubits."""
        if self.qubits is None:
            return self.grid.cells - self.hidden
        return self.grid.cells - self.qubits.position.measured.count(UNMEASURED)

    @property
    def totals(self) -> tuple[tuple[str, int], ...]:
        """The totals to keep visible, by name, such as the number of mines left."""
        if self.counts is not None:
            return self.counts
        if self.in_the_open and not self.paused:
            return ()
        shields = () if self.qubits is None else self.qubits.shields
        return ("mines", self.counter), *shields

    @property
    def explanation(self) -> Message | None:
        """Why the game ended; None until it is over."""
        return (self.ending or self.outcome.explanation) if self.outcome.over else None

    @property
    def in_the_open(self) -> bool:
        """Whether nothing is hidden, as in the sandbox."""
        return self.display.position == "open"

    @property
    def textbook(self) -> bool:
        """Whether states are shown with their textbook names."""
        return self.qubits is not None and self.qubits.textbook

    @property
    def letters(self) -> dict[int, str]:
        """The letters of cells that are known to share a state, by cell index."""
        return {} if self.qubits is None else self.qubits.letters

    def news(self, most: int | None = None) -> list[Messages]:
        """The results of the measurements of the last event, at most ``most`` of them."""
        return [] if self.qubits is None else self.qubits.news(most)

    def summary(self) -> list[tuple[Message, bool]]:
        """The lines to show when a qubit game is over, and whether each is important."""
        return [] if self.qubits is None else self.qubits.summary()

    def bounded(self, most: int) -> View:
        """The view with at most this many measurements of the last event."""
        if self.qubits is None or self.qubits.fresh <= most:
            return self
        return replace(self, qubits=replace(self.qubits, fresh=most))

    def covered(self) -> View:
        """The view without anything that is revealed only at the end."""
        qubits = self.qubits and replace(self.qubits, layout=None)
        saved = None if self.outcome.over else self.saved
        return replace(self, mines=None, saved=saved, qubits=qubits)

    def without_links(self) -> View:
        """The view without links between cells that share a state."""
        if self.qubits is None or not self.qubits.position.groups:
            return self
        return replace(self, qubits=self.qubits.without_links())

    def in_session(
        self,
        *,
        changed: tuple[NDArray[np.int64], ...] = (),
        sequence: int = 0,
        chain: str = "",
        deaths: int = 0,
        paused: bool = False,
        milliseconds: int = 0,
    ) -> View:
        """The view with the session's fields filled in; faster than ``dataclasses.replace``."""
        session = changed, sequence, chain, deaths, paused, milliseconds
        found = (*_OF_RULES(self), *session)
        return View(*found)

    def at(self, milliseconds: int) -> View:
        """The same view with a different time on the game clock."""
        found = (*_BUT_TIME(self), milliseconds)
        return View(*found)

    def hidden_again(self) -> View:
        """The view during a pause, with every cell hidden."""
        boards = tuple(bytes([HIDDEN]) * len(board) for board in self.boards)
        return replace(self, boards=boards, qubits=None, counts=None if self.counts is None else ())

    def document(self) -> ViewDocument:
        """The view as JSON; boards are lists of rows, with one character per cell."""
        changed = [[self.grid.place(i) for i in board.tolist()] for board in self.changed]
        return {**self.standing(), "boards": self.board_rows(), "changed": changed}

    def standing(self) -> StandingDocument:
        """The view as JSON without the boards, which take the longest to write."""
        ending = self.explanation
        found: StandingDocument = {
            "width": self.grid.width,
            "height": self.grid.height,
            "mines": self.total,
            "counter": self.counter,
            "outcome": self.outcome.document(),
            "ending": None if ending is None else ending.document(),
            "notices": [notice.document() for notice in self.notices],
            "mined": None if self.mines is None else self.mines.rows(),
            "hit": [self.grid.place(i) for i in self.hit],
            "saves": self.saves,
            "saved": None if self.saved is None else [save.document() for save in self.saved],
            "qubits": None if self.qubits is None else self.qubits.document(),
            "sequence": self.sequence,
            "chain": self.chain,
            "deaths": self.deaths,
            "paused": self.paused,
            "milliseconds": self.milliseconds,
        }
        if self.counts is not None:
            found["totals"] = [*self.counts]
        return found

    def board_rows(self) -> list[list[str]]:
        """Each board as a list of rows, with one character per cell."""
        return [self.display.rows(board, self.grid.width) for board in self.boards]


def _drawn(display: Display, board: bytes, width: int) -> str:
    own = {code: look.text for code, look in display.cells.items() if look.text}
    signs = [own.get(code) or display.symbol(code) for code in board]
    room = max(map(len, signs))
    rows = (signs[at : at + width] for at in range(0, len(signs), width))
    return "\n".join(" ".join(f"{sign:>{room}}" for sign in row) for row in rows)


_NAMES: Final = tuple(field.name for field in fields(View))
_OF_RULES: Final[Callable[[View], tuple[Any, ...]]] = attrgetter(*_NAMES[: _NAMES.index("changed")])
_BUT_TIME: Final[Callable[[View], tuple[Any, ...]]] = attrgetter(*_NAMES[:-1])
