"""What may be seen of a game: the one thing that players, logs and spectators are given."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from qmines.core.position import FLAG, HIDDEN, QUESTION, Position
from qmines.errors import InvalidInput
from qmines.modes.base import PLAYING
from qmines.modes.display import MINE_BOARD
from qmines.modes.picture import view_svg
from qmines.quantum.position import UNMEASURED
from qmines.words import plural

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from qmines.core.board import Board
    from qmines.core.grid import Grid
    from qmines.modes.base import Outcome
    from qmines.modes.display import Display
    from qmines.modes.qubit_view import QubitView


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class View:
    """All that a player, a client, a log or a spectator may see.

    ``boards`` holds for each board one byte a cell: a code of a position, or one that
    ``display`` explains, which also names the boards. ``qubits`` tells the rest of a game of
    qubits. ``mines`` and ``hit`` (the mines that went off) are empty until the game has
    ended; so are ``saves``, unless the rules tell them at once. A rule set may have
    ``counts`` of its own to be kept in sight, and say in its own words why the game
    has ended (``ending``). The last fields are the session's.

    >>> import qmines
    >>> qmines.new_game("9x9x10", seed=1).view
    <View of 9×9: playing after 0 events, 10 mines to find>
    """

    grid: Grid
    total: int
    boards: tuple[bytes, ...]
    outcome: Outcome = PLAYING
    notices: tuple[str, ...] = ()
    mines: Board | None = None
    hit: tuple[int, ...] = ()
    saves: int | None = None
    qubits: QubitView | None = None
    display: Display = MINE_BOARD
    counts: tuple[tuple[str, int], ...] | None = None
    ending: str = ""
    changed: tuple[NDArray[np.int64], ...] = ()
    sequence: int = 0
    chain: str = ""
    deaths: int = 0
    paused: bool = False
    milliseconds: int = 0

    @property
    def cells(self) -> bytes:
        """The cells of the first board, in the codes of a position."""
        return self.boards[0]

    @property
    def position(self) -> Position:
        """The first board as a position of mines, where the rules have one."""
        if not self.display.mines and not self.paused:  # a pause shows hidden cells alone
            seen = "qubits" if self.display.quantum else "boards"
            noun = self.display.noun
            raise InvalidInput(f"a game of {noun} has no position of mines: see view.{seen}")
        return Position(self.grid, self.cells, self.total)

    @property
    def flags(self) -> int:
        """How many cells are flagged, on whichever board."""
        marked = [board for board in self.boards if FLAG in board]
        if len(marked) < 2:
            return sum(board.count(FLAG) for board in marked)
        return sum(FLAG in codes for codes in zip(*marked, strict=True))

    @property
    def counter(self) -> int:
        """The mines less the flags; negative where there are more flags than mines."""
        return self.total - self.flags

    @property
    def hidden(self) -> int:
        """How many cells are not open."""
        return sum(map(self.cells.count, (HIDDEN, FLAG, QUESTION)))

    def __repr__(self) -> str:
        return (
            f"<View of {self.grid.width}×{self.grid.height}: {self.outcome.result.value} "
            f"after {plural(self.sequence, 'event')}, {plural(self.counter, 'mine')} to find>"
        )

    def _repr_svg_(self) -> str | None:
        return view_svg(self)

    @property
    def opened(self) -> int:
        """How many cells are open; of qubits, how many have been measured."""
        if self.qubits is None:
            return self.grid.cells - self.hidden
        return self.grid.cells - self.qubits.position.measured.count(UNMEASURED)

    @property
    def totals(self) -> tuple[tuple[str, int], ...]:
        """What is to be kept in sight, by name: the mines to find, and what else counts."""
        if self.counts is not None:
            return self.counts
        if self.in_the_open and not self.paused:
            return ()
        shields = () if self.qubits is None else self.qubits.shields
        return ("mines", self.counter), *shields

    @property
    def explanation(self) -> str:
        """Why the game has ended, in words."""
        return self.ending or self.outcome.reason.value

    @property
    def in_the_open(self) -> bool:
        """Whether nothing is hidden, as in the sandbox."""
        return self.display.position == "open"

    @property
    def textbook(self) -> bool:
        """Whether states are called as in textbooks."""
        return self.qubits is not None and self.qubits.textbook

    @property
    def letters(self) -> dict[int, str]:
        """The letter of each cell that is shown to share a state with others."""
        return {} if self.qubits is None else self.qubits.letters

    def news(self, most: int | None = None) -> tuple[list[str], int]:
        """Sentences on what the last event measured, and how many more than ``most`` there are."""
        return ([], 0) if self.qubits is None else self.qubits.news(most)

    def summary(self) -> list[tuple[str, bool]]:
        """Lines on what is known of the whole besides the mines, and whether each matters most."""
        return [] if self.qubits is None else self.qubits.summary()

    def bounded(self, most: int) -> View:
        """The view with no more measurements of the last event than this."""
        if self.qubits is None or self.qubits.fresh <= most:
            return self
        return replace(self, qubits=replace(self.qubits, fresh=most))

    def covered(self) -> View:
        """The view without what only an end lays open."""
        qubits = self.qubits and replace(self.qubits, layout=None)
        return replace(self, mines=None, saves=None, qubits=qubits)

    def without_links(self) -> View:
        """The view for somebody who does not want to be told which cells share a state."""
        if self.qubits is None or not self.qubits.position.groups:
            return self
        return replace(self, qubits=self.qubits.without_links())

    def hidden_again(self) -> View:
        """The view in a pause: no board."""
        boards = tuple(bytes([HIDDEN]) * len(board) for board in self.boards)
        return replace(self, boards=boards, qubits=None, counts=None if self.counts is None else ())

    def document(self) -> dict[str, Any]:
        """The view as JSON values; cells in the characters of ``display``, row by row."""
        changed = [[self.grid.place(i) for i in board.tolist()] for board in self.changed]
        return self.standing() | {
            "boards": self.board_rows(),
            "changed": changed,
        }

    def standing(self) -> dict[str, Any]:
        """The view as JSON values, without its boards, which cost the most to write."""
        outcome = self.outcome
        own = {} if self.counts is None else {"totals": [list(each) for each in self.counts]}
        return {
            "width": self.grid.width,
            "height": self.grid.height,
            "mines": self.total,
            "counter": self.counter,
            "outcome": {"result": outcome.result.value, "reason": outcome.reason.name.lower()},
            "notices": list(self.notices),
            "mined": None if self.mines is None else self.mines.rows(),
            "hit": [self.grid.place(i) for i in self.hit],
            "saves": self.saves,
            "qubits": None if self.qubits is None else self.qubits.document(),
            "sequence": self.sequence,
            "chain": self.chain,
            "deaths": self.deaths,
            "paused": self.paused,
            "milliseconds": self.milliseconds,
            **own,
        }

    def board_rows(self) -> list[list[str]]:
        """For each board one string a row, a character a cell."""
        return [self.display.rows(board, self.grid.width) for board in self.boards]
