"""What came of games, as columns: one value a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

_BYTES: Final = 8  # of one game, packed


@dataclass(frozen=True, slots=True, eq=False)
class Games:
    """Outcomes in order.

    ``guesses`` counts the moves that were not certain, without the first click. ``luck``
    is the product of their chances to survive, the one that lost included. A game that is
    neither won nor given up was lost to a mine; with no guess, to the first click.
    """

    won: NDArray[np.bool_]
    gave_up: NDArray[np.bool_]
    guesses: NDArray[np.uint16]
    luck: NDArray[np.float32]

    @classmethod
    def blank(cls, games: int) -> Games:
        """Room for so many games."""
        return cls(
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
            np.zeros(games, np.uint16),
            np.ones(games, np.float32),
        )

    @classmethod
    def of_kernel(cls, won: Any, gave_up: Any, guesses: Any, luck: Any) -> Games:
        """The kernel's columns."""
        return cls(won.astype(np.bool_), gave_up.astype(np.bool_), guesses, luck)

    @classmethod
    def joined(cls, parts: Iterable[Games]) -> Games:
        """Several, one after the other."""
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
        """The games of a mask, a slice or an index."""
        return Games(*(column[chosen] for column in self.columns))

    def put(self, first: int, played: Games) -> None:
        """Write games over those from ``first`` on."""
        for column, values in zip(self.columns, played.columns, strict=True):
            column[first : first + len(played)] = values

    def same(self, other: Games) -> bool:
        """Whether both are equal to the last bit."""
        return self.pack() == other.pack()

    def pack(self) -> bytes:
        """Eight bytes a game, the same on every machine."""
        columns = zip(self.columns, ("u1", "u1", "<u2", "<f4"), strict=True)
        return b"".join(column.astype(kind).tobytes() for column, kind in columns)

    @classmethod
    def unpack(cls, data: bytes) -> Games:
        """What ``pack`` packed."""
        games, odd = divmod(len(data), _BYTES)
        if odd:
            raise InvalidInput(f"{len(data)} bytes are not a whole number of games")
        return cls(
            np.frombuffer(data, "u1", games).astype(np.bool_),
            np.frombuffer(data, "u1", games, games).astype(np.bool_),
            np.frombuffer(data, "<u2", games, 2 * games).astype(np.uint16),
            np.frombuffer(data, "<f4", games, 4 * games).astype(np.float32),
        )
