"""Outcomes of games as columns, one value per game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from qmines.core.board import Board

_BYTES: Final = 8  # per game, packed


class OneGame(NamedTuple):
    """A board and the cells opened on it, in order; the last one is a mine if the game is lost.

    Cells that a zero opens by itself may be among them.
    """

    board: Board
    opened: Sequence[int]
    won: bool
    gave_up: bool


@dataclass(frozen=True, slots=True, eq=False)
class Games:
    """The outcomes of games, in order.

    ``guesses`` counts the moves that were not certain, excluding the first click. ``luck``
    is the product of their survival chances, including the one that lost. A game that is
    neither won nor given up was lost to a mine; without guesses, on the first click.
    """

    won: NDArray[np.bool_]
    gave_up: NDArray[np.bool_]
    guesses: NDArray[np.uint16]
    luck: NDArray[np.float32]

    @classmethod
    def blank(cls, games: int) -> Games:
        """Space for this many games."""
        return cls(
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
            np.zeros(games, np.uint16),
            np.ones(games, np.float32),
        )

    @classmethod
    def of_kernel(cls, won: Any, gave_up: Any, guesses: Any, luck: Any) -> Games:
        """Convert the kernel's columns."""
        return cls(won.astype(np.bool_), gave_up.astype(np.bool_), guesses, luck)

    @classmethod
    def joined(cls, parts: Iterable[Games]) -> Games:
        """Join several sets of games."""
        columns = zip(*(part.columns for part in [cls.blank(0), *parts]), strict=True)
        return cls(*(np.concatenate(column) for column in columns))

    def __len__(self) -> int:
        return len(self.won)

    @property
    def columns(self) -> tuple[NDArray[Any], ...]:
        """All columns, in their order."""
        return self.won, self.gave_up, self.guesses, self.luck

    @property
    def lost(self) -> NDArray[np.bool_]:
        """Whether a mine ended the game."""
        return ~(self.won | self.gave_up)

    def where(self, chosen: Any) -> Games:
        """Select games by mask, slice or index."""
        return Games(*(column[chosen] for column in self.columns))

    def put(self, first: int, played: Games) -> None:
        """Overwrite games from ``first`` on."""
        for column, values in zip(self.columns, played.columns, strict=True):
            column[first : first + len(played)] = values

    def same(self, other: Games) -> bool:
        """Whether both are bit-identical."""
        return self.pack() == other.pack()

    def pack(self) -> bytes:
        """Serialise to eight bytes per game, the same on every machine."""
        columns = zip(self.columns, ("u1", "u1", "<u2", "<f4"), strict=True)
        return b"".join(column.astype(kind).tobytes() for column, kind in columns)

    @classmethod
    def unpack(cls, data: bytes) -> Games:
        """Deserialise the output of ``pack``."""
        games, odd = divmod(len(data), _BYTES)
        if odd:
            raise InvalidInput(f"packed games have {len(data)} bytes, not a multiple of {_BYTES}")
        return cls(
            np.frombuffer(data, "u1", games).astype(np.bool_),
            np.frombuffer(data, "u1", games, games).astype(np.bool_),
            np.frombuffer(data, "<u2", games, 2 * games).astype(np.uint16),
            np.frombuffer(data, "<f4", games, 4 * games).astype(np.float32),
        )
