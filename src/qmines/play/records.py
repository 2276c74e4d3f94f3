"""Records of events for the store, and its receipts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.modes import Outcome
    from qmines.session import Game

MAX_AID: Final = 128
_KEY: Final = re.compile(r"[!-~]{1,64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Record:
    """An event to store.

    ``at`` is in milliseconds since the game was created, ``time`` is the time of day (None for when
    it is stored), and ``hash`` is the link of the chain after the event.
    """

    key: str
    event: str
    at: int
    hash: str
    actor: str | None = None
    time: int | None = None


def check_key(key: str) -> None:
    """Raise an error if this is not a valid key for an event."""
    if not _KEY.fullmatch(key):
        raise InvalidInput("an event's key must have 1 to 64 visible ASCII characters")


@dataclass(frozen=True, slots=True)
class Receipt:
    """What is stored about an event; ``repeated`` if its key was already stored."""

    sequence: int
    hash: str
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a game after its last event."""

    outcome: Outcome
    milliseconds: int
    aid: str
    deaths: int
    opened: int = 0

    @classmethod
    def of(cls, game: Game, *, seeded: bool, together: bool = False) -> Standing:
        """The state of a game; a chosen seed or position, undo and co-op count as help."""
        used = {
            "seed": seeded,
            "undo": game.undone,
            "together": together,
            "position": bool(game.setup.options.get("position")),
        }
        aid = "+".join(sorted({*game.help, *(name for name, on in used.items() if on)}))[:MAX_AID]
        return cls(game.outcome, game.milliseconds, aid, game.deaths, game.opened)


@dataclass(frozen=True, slots=True)
class Append:
    """Events to append after the first ``after`` ones of a game, and its state after them."""

    game: str
    after: int
    records: Sequence[Record]
    standing: Standing
