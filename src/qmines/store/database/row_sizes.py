"""The sizes of rows in the database, including indexes, for storage quotas.

Measured on SQLite and PostgreSQL, and rounded up to the larger of the two; a test compares
them with both.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from qmines import modes

if TYPE_CHECKING:
    from qmines.session import Header

COMMIT: Final = 150
"""The size of a commit to a game besides its events: PostgreSQL copies the row of the game."""
GUEST: Final = 1_000
"""The size of a guest and their session."""
MEMBER: Final = 500
"""The size of a member of a room."""
_EVENT: Final = 250
_GAME: Final = 2_000  # including the measures that are stored at its end
_ROOM: Final = 800
_NOTE: Final = 500
_LOOSE: Final = 2  # long texts leave up to half of a page empty
_KEY: Final = 16  # characters of a key that the server creates


def event_size(event: str = "open 100 100", key: str | None = None) -> int:
    """The size of an event; its key is stored in the row and in an index."""
    return _EVENT + len(event) + 3 * (_KEY if key is None else len(key))


def game_size(header: Header, events: int = 0) -> int:
    """The size of a new game with so many events, including what is stored when it ends."""
    setup = header.setup
    options = _LOOSE * len(json.dumps(dict(setup.options))) + 3 * len(modes.variant_of(setup))
    return _GAME + options + len(header.player_seed) + events * event_size()


def games_size(games: int, events: int, options: int = 0) -> int:
    """The size of stored games with so many events and characters of options in total."""
    return games * _GAME + events * event_size() + _LOOSE * options


def room_size(header: Header) -> int:
    """The size of a new room and its first member."""
    return _ROOM + MEMBER + len(json.dumps(dict(header.setup.options)))


def note_size(text: str) -> int:
    """The size of a row with a text: a saved position, a drill, settings."""
    return _NOTE + _LOOSE * len(text)
