"""The version of the schema that adds leaderboards, profiles and account recovery."""

from __future__ import annotations

from typing import Final

_FIGURES: Final = ("milliseconds", "speed DESC", "efficiency DESC", "streak DESC")

STEPS: Final = (
    """
    CREATE TABLE profiles (
        player TEXT NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
        hidden BOOLEAN NOT NULL DEFAULT FALSE,
        unlisted BOOLEAN NOT NULL DEFAULT FALSE,
        barred BOOLEAN NOT NULL DEFAULT FALSE
    )
    """,
    """
    CREATE TABLE scores (
        list TEXT NOT NULL CHECK (length(list) <= 1024),
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        ends BIGINT,
        wins INTEGER NOT NULL,
        milliseconds BIGINT NOT NULL,
        time_game TEXT NOT NULL,
        speed DOUBLE PRECISION,
        speed_game TEXT,
        efficiency DOUBLE PRECISION,
        efficiency_game TEXT,
        streak INTEGER NOT NULL,
        streak_game TEXT NOT NULL,
        PRIMARY KEY (list, player)
    )
    """,
    "CREATE INDEX scores_by_player ON scores (player, list)",
    "CREATE INDEX scores_by_end ON scores (ends) WHERE ends IS NOT NULL",
    *(
        f"CREATE INDEX scores_by_{figure.split()[0]} ON scores (list, {figure}, player)"
        for figure in _FIGURES
    ),
    """
    CREATE TABLE favourites (
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        created BIGINT NOT NULL,
        PRIMARY KEY (player, game)
    )
    """,
    "CREATE INDEX favourites_by_game ON favourites (game)",
    """
    CREATE TABLE achievements (
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        game TEXT REFERENCES games (id) ON DELETE SET NULL,
        earned BIGINT NOT NULL,
        PRIMARY KEY (player, name)
    )
    """,
    "CREATE INDEX achievements_by_game ON achievements (game) WHERE game IS NOT NULL",
    """
    CREATE TABLE recovery_codes (
        code TEXT NOT NULL PRIMARY KEY CHECK (length(code) = 64),
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        created BIGINT NOT NULL
    )
    """,
    "CREATE INDEX recovery_codes_by_player ON recovery_codes (player)",
    """
    CREATE TABLE emails (
        player TEXT NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
        address TEXT NOT NULL CHECK (length(address) <= 254),
        confirmed BIGINT
    )
    """,
    """
    CREATE TABLE email_tokens (
        token TEXT NOT NULL PRIMARY KEY CHECK (length(token) = 64),
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        purpose TEXT NOT NULL,
        address TEXT NOT NULL,
        expires BIGINT NOT NULL
    )
    """,
    "CREATE INDEX email_tokens_by_player ON email_tokens (player)",
    """
    CREATE TABLE relations (
        player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        created BIGINT NOT NULL,
        PRIMARY KEY (player, other)
    )
    """,
    "CREATE INDEX relations_by_other ON relations (other)",
    """
    CREATE TABLE reports (
        id TEXT NOT NULL PRIMARY KEY,
        reporter TEXT REFERENCES players (id) ON DELETE SET NULL,
        reported TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
        reason TEXT NOT NULL,
        details TEXT NOT NULL CHECK (length(details) <= 500),
        created BIGINT NOT NULL,
        closed BIGINT
    )
    """,
    "CREATE INDEX reports_by_reporter ON reports (reporter)",
    "CREATE INDEX reports_by_reported ON reports (reported)",
    """
    CREATE TABLE bans (
        player TEXT NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
        created BIGINT NOT NULL,
        ends BIGINT,
        reason TEXT NOT NULL CHECK (length(reason) <= 500)
    )
    """,
    # One player's games of one kind, with all columns that leaderboards need.
    """
    CREATE INDEX games_scored ON games (
        owner, rules, level, variant, finished, id, outcome, aid, milliseconds,
        bbbv_per_second, efficiency, verified, shared, room, sealed
    ) WHERE finished IS NOT NULL
    """,
)
"""Statements that SQLite and PostgreSQL both understand."""
