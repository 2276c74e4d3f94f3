"""Entangled: Qubits with groups of cells that share a state, and shields to measure them safely."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from qmines.core.events import EventKind
from qmines.core.levels import Level
from qmines.messages import Message
from qmines.modes.base import Descriptor, Option, Preset
from qmines.modes.layouts import CUSTOM, preset_of, read_layout
from qmines.modes.qubit_view import QUBIT_BOARDS
from qmines.modes.two_boards import EVENTS, OPTIONS, PairMode
from qmines.quantum.layout import Layout
from qmines.quantum.states import GroupKind

if TYPE_CHECKING:
    from qmines.modes.base import Setup

FAIR: Final = -1
"""Enough shields to settle every group: one fewer than its cells for each."""

# Width, height, |1⟩, |+⟩, |-⟩, then singlets, links, trios and shields. Tuned so that the
# auto-player wins about as often as Classic's levels are won; the rates are in docs/quantum.md.
_TABLE: Final = {
    "pairs-8x8": (8, 8, 4, 4, 4, 3, 0, 0, FAIR),
    "links-8x8": (8, 8, 5, 4, 5, 2, 2, 0, FAIR),
    "trios-8x8": (8, 8, 5, 5, 5, 1, 1, 1, FAIR),
    "pairs-14x12": (14, 12, 14, 12, 14, 6, 0, 0, FAIR),
    "links-14x12": (14, 12, 15, 13, 14, 4, 4, 0, FAIR),
    "trios-14x12": (14, 12, 15, 14, 15, 3, 3, 3, FAIR),
    "pairs-30x16": (30, 16, 47, 47, 50, 15, 0, 0, FAIR),
    "links-30x16": (30, 16, 48, 48, 50, 10, 10, 0, FAIR),
    "trios-30x16": (30, 16, 49, 49, 50, 7, 7, 7, FAIR),
}


def _preset(row: tuple[int, ...]) -> Preset:
    width, height, one, plus, minus, singlets, links, trios, shields = row
    options: dict[str, str | bool | int] = {
        "plus": plus,
        "minus": minus,
        "singlets": singlets,
        "links": links,
        "trios": trios,
        "shields": shields,
        "layout": "",
    }
    return Preset(Level(width, height, one + plus), options)


GUIDED: Final = "00100/0000a/0000-/00000/+a010"
"""A first game that can be won without guessing, starting in the top left corner on Z."""
LEVELS: Final = {
    "guided-5x5": preset_of(Layout.parse(GUIDED), groups=True),
    **{name: _preset(row) for name, row in _TABLE.items()},
}


class Entangled(PairMode):
    """Some cells have no state of their own, but share one with their group."""

    descriptor = Descriptor(
        name="entangled",
        title=Message("game-rules-entangled"),
        summary=Message("rules-entangled-about"),
        events=(
            *EVENTS,
            EventKind("shield-z", ("row", "column"), Message("event-shield-z")),
            EventKind("shield-h", ("row", "column"), Message("event-shield-h")),
        ),
        options=(
            *OPTIONS,
            Option("singlets", 2, Message("option-singlets")),
            Option("links", 1, Message("option-links")),
            Option("trios", 1, Message("option-trios")),
            Option("shields", FAIR, Message("option-shields"), least=-1),
            Option("hidden", False, Message("option-hidden")),
        ),
        display=QUBIT_BOARDS,
        levels=LEVELS,
        level="pairs-8x8",
        custom=CUSTOM,
        reads=partial(read_layout, groups=True),
    )

    def groups_of(self, setup: Setup) -> tuple[int, int, int]:
        """The numbers of groups of each kind, from the options."""
        singlets, links, trios = (
            int(setup.options[name]) for name in ("singlets", "links", "trios")
        )
        return singlets, links, trios

    def shields_of(self, setup: Setup) -> int:
        """The number of shields, from the options."""
        shields = int(setup.options["shields"])
        if shields != FAIR:
            return shields
        groups = zip(GroupKind, self.groups_of(setup), strict=True)
        return sum((kind.size - 1) * count for kind, count in groups)

    def shows_groups(self, setup: Setup) -> bool:
        """Whether the player is shown which cells share a state."""
        return not setup.options["hidden"]


ENTANGLED: Final = Entangled()
