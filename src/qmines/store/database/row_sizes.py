"""How much space rows take in the database, indexes included: what a storage quota counts.

Measured on SQLite and PostgreSQL, and rounded up to the larger of the two; a test holds
them against both.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from qmines import modes

if TYPE_CHECKING:
    from qmines.session import Header

COMMIT: Final = 150
"""Of a commit to a game, besides its events: PostgreSQL writes the row of the game anew."""
GUEST: Final = 1_000
"""Of a guest and their session."""
MEMBER: Final = 500
"""Of a member of a room."""
_EVENT: Final = 250
_GAME: Final = 2_000  # with the measures that are stored at its end
_ROOM: Final = 800
_NOTE: Final = 500
_LOOSE: Final = 2  # long texts leave up to half of a page empty
_KEY: Final = 16  # characters of a key that the server makes


def event_size(event: str = "open 100 100", key: str | None = None) -> int:
    """Of one event; the key is stored twice, in the row and in an index."""
    return _EVENT + len(event) + 3 * (_KEY if key is None else len(key))


def game_size(header: Header, events: int = 0) -> int:
    """Of a new game that begins with so many events, and of what is stored when it ends."""
    setup = header.setup
    options = _LOOSE * len(json.dumps(dict(setup.options))) + 3 * len(modes.variant_of(setup))
    return _GAME + options + len(header.player_seed) + events * event_size()


def games_size(games: int, events: int, options: int = 0) -> int:
    """Of games in the store, with so many events and characters of options."""
    return games * _GAME + events * event_size() + _LOOSE * options


def room_size(header: Header) -> int:
    """Of a new room and its first member."""
    return _ROOM + MEMBER + len(json.dumps(dict(header.setup.options)))


def note_size(text: str) -> int:
    """Of a row that holds a text: a saved position, a drill, settings."""
    return _NOTE + _LOOSE * len(text)
