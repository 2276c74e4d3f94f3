"""What an interface needs to draw a rule set: its boards, and what their cells can show.

Every cell of a view is one byte. The codes of a position mean the same under all rules: clues,
hidden cells, marks, mines. A rule set whose cells show something else uses codes from ``OWN_CODES``
and describes their look here, so that no interface needs to change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from qmines.core.position import SYMBOLS
from qmines.messages import Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from qmines.documents import OwnCellDocument, Shows

OWN_CODES: Final = range(32, 64)
"""The codes that a rule set can define for itself."""
COLOURS: Final = ("faint", "text", *(f"clue-{clue}" for clue in range(1, 9)))
"""The colours that a cell's text can have; each theme defines them."""
_TAKEN: Final = "#F?*S!"  # symbols that mean the same under all rules


_BOARD: Final = Message("board-name")


@dataclass(frozen=True, slots=True)
class BoardName:
    """A board's title, and the suffix of its events' verbs, such as ``z`` for ``open-z``."""

    title: Message = _BOARD
    suffix: str = ""


@dataclass(frozen=True, slots=True)
class CellLook:
    """How cells with one code look.

    Args:
        symbol: one ASCII character that stands for it in documents, different for each code.
        text: what is drawn, up to two characters; nothing for an empty cell.
        name: what is read out; the text if it is left out.
        colour: one of ``COLOURS``.
        dot: whether it is drawn as a dot, for an open cell that tells nothing.
    """

    symbol: str
    text: str = ""
    name: str = ""
    colour: str = "text"
    dot: bool = False

    def document(self) -> OwnCellDocument:
        """As JSON values."""
        name = self.name or self.text
        return {
            "symbol": self.symbol,
            "text": self.text,
            "name": name,
            "colour": self.colour,
            "dot": self.dot,
        }


@dataclass(frozen=True, slots=True)
class Display:
    """The boards of a rule set.

    ``position`` says what they show, which decides what help is available: ``mines``, ``qubits``,
    ``open`` if nothing is hidden, or empty if qmines cannot analyse it. ``cells`` has the looks of
    the rule set's own codes.
    """

    boards: tuple[BoardName, ...] = (BoardName(),)
    position: Shows = ""
    cells: Mapping[int, CellLook] = field(default_factory=dict)
    _symbols: bytes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        symbols = bytearray(SYMBOLS.encode().ljust(256, b"!"))
        taken = set(_TAKEN)
        for code, look in self.cells.items():
            if code not in OWN_CODES or look.symbol in taken or look.colour not in COLOURS:
                raise ValueError(
                    f"code {code}: {look} has an unknown colour, or its code or symbol is taken"
                )
            symbols[code] = ord(look.symbol)
            taken.add(look.symbol)
        object.__setattr__(self, "_symbols", bytes(symbols))

    @property
    def mines(self) -> bool:
        """Whether the board has mines and clues, as in Classic."""
        return self.position == "mines"

    @property
    def quantum(self) -> bool:
        """Whether there are qubits in the cells, hidden or not."""
        return self.position in {"qubits", "open"}

    @property
    def analysable(self) -> bool:
        """Whether qmines can analyse positions: what is certain, and how likely the rest is."""
        return self.position in {"mines", "qubits"}

    @property
    def widest(self) -> int:
        """The most characters that a cell of its own shows: 2 for numbers such as 1½."""
        return max((len(look.text) for look in self.cells.values()), default=1)

    def symbol(self, code: int) -> str:
        """The character of a cell code."""
        return chr(self._symbols[code])

    def rows(self, board: bytes, width: int) -> list[str]:
        """A board as one string per row, with one character per cell."""
        text = board.translate(self._symbols).decode("ascii")
        return [text[i : i + width] for i in range(0, len(text), width)]

    def verb(self, verb: str, board: int = 0) -> str:
        """The verb of an event on a board.

        >>> boards = (BoardName(suffix="z"), BoardName(suffix="h"))
        >>> Display(boards).verb("open", 1)
        'open-h'
        """
        suffix = self.boards[board].suffix
        return f"{verb}-{suffix}" if suffix else verb

    def board_of(self, verb: str) -> int | None:
        """The index of the board that an event's verb names; None if it names none."""
        suffix = verb.partition("-")[2]
        names = (number for number, board in enumerate(self.boards) if board.suffix == suffix)
        return next(names, None) if suffix else None


MINE_BOARD: Final = Display(position="mines")
"""One board of mines and clues."""
