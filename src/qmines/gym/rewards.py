"""Rewards for an agent's moves."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Did(enum.IntEnum):
    """The result of a move, with the kernel's numbers."""

    PLAYING = 0
    WON = 1
    LOST = 2
    WASTED = 3
    BEGUN = 4


OVER = np.array([did in {Did.WON, Did.LOST} for did in Did])
"""Whether a game is over, by the result of its last move."""


@dataclass(frozen=True, slots=True)
class Rewards:
    """The parts of a reward.

    ``opened`` is spread evenly over the safe cells, so a won game collects all of it.
    ``wasted`` is for opening a cell that is already open.

    >>> Rewards(opened=0, lost=0).of(np.array([Did.WON, Did.LOST, Did.WASTED]), np.zeros(3))
    array([ 1. ,  0. , -0.1])
    """

    opened: float = 1.0
    won: float = 1.0
    lost: float = -1.0
    wasted: float = -0.1

    def of(self, did: NDArray[np.uint8], share: NDArray[np.float64]) -> NDArray[np.float64]:
        """The reward of each move, given the share of safe cells it opened."""
        return np.array([0.0, self.won, self.lost, self.wasted, 0.0])[did] + self.opened * share
