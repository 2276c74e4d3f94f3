"""The versions of the schema for quick matches, ratings, puzzles and invitations."""

from __future__ import annotations

from typing import Final

_RATINGS: Final = """
CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (player, kind)
)
"""
_RATING_CHANGES: Final = """
CREATE TABLE rating_changes (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    time BIGINT NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    room TEXT REFERENCES rooms (id) ON DELETE SET NULL
)
"""
MATCHMAKING: Final = (
    "ALTER TABLE rooms ADD COLUMN automatic BOOLEAN NOT NULL DEFAULT FALSE",
    "ALTER TABLE rooms ADD COLUMN listed BOOLEAN NOT NULL DEFAULT FALSE",
    "ALTER TABLE rooms ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE",
    "ALTER TABLE rooms ADD COLUMN player_seed TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE rooms ADD COLUMN rival TEXT",
    "CREATE INDEX rooms_listed ON rooms (created) WHERE listed AND ended IS NULL",
    _RATINGS,
    _RATING_CHANGES,
    "CREATE INDEX rating_changes_by_player ON rating_changes (player, kind, time)",
    "CREATE INDEX rating_changes_by_room ON rating_changes (room)",
)
PUZZLES: Final = (
    """
    CREATE TABLE puzzle_results (
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        puzzle TEXT NOT NULL,
        time BIGINT NOT NULL,
        solved BOOLEAN NOT NULL,
        PRIMARY KEY (player, puzzle)
    )
    """,
)
INVITATIONS: Final = (
    """
    CREATE TABLE invitations (
        room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        sender TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        created BIGINT NOT NULL,
        PRIMARY KEY (room, player)
    )
    """,
    "CREATE INDEX invitations_by_player ON invitations (player, created)",
    "CREATE INDEX invitations_by_sender ON invitations (sender)",
)
DEALT_PUZZLES: Final = (  # ratings earned with puzzles whose answers anyone could know start again
    "ALTER TABLE drills ADD COLUMN rating INTEGER",
    """
    CREATE UNIQUE INDEX drills_dealt ON drills (owner)
    WHERE rating IS NOT NULL AND answered IS NULL
    """,
    "DROP TABLE puzzle_results",
    "DELETE FROM rating_changes WHERE kind = 'puzzle'",
    "DELETE FROM ratings WHERE kind = 'puzzle'",
)
