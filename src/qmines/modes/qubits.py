"""Qubits: two boards with the same cells, each of which is in one of four states."""

from __future__ import annotations

from typing import Final

from qmines.core.levels import Level
from qmines.messages import Message
from qmines.modes.base import Descriptor, Preset
from qmines.modes.layouts import CUSTOM, preset_of, read_layout
from qmines.modes.qubit_view import QUBIT_BOARDS
from qmines.modes.two_boards import EVENTS, OPTIONS, PairMode
from qmines.quantum.layout import Layout

TUTORIAL: Final = "001-/0000/0000/10+0"
GUIDED: Final = "000000+0/00000000/00010000/-0000000/00-0000+/00+00000/000-0000/01100001"
"""Level 2 on a board that can be won without guessing, from the top left corner on Z."""
LEVELS: Final = {
    "1": preset_of(Layout.parse(TUTORIAL)),
    "guided-8x8": preset_of(Layout.parse(GUIDED)),
    "2": Preset(Level(8, 8, 7), {"plus": 3, "minus": 3, "layout": ""}),
    "3": Preset(Level(14, 12, 18), {"plus": 8, "minus": 11, "layout": ""}),
    "4": Preset(Level(30, 16, 60), {"plus": 30, "minus": 40, "layout": ""}),
}


class Qubits(PairMode):
    """Every cell has a state of its own."""

    descriptor = Descriptor(
        name="qubits",
        title=Message("game-rules-qubits"),
        summary=Message("rules-qubits-about"),
        events=EVENTS,
        options=OPTIONS,
        display=QUBIT_BOARDS,
        levels=LEVELS,
        level="1",
        custom=CUSTOM,
        reads=read_layout,
    )


QUBITS: Final = Qubits()
