"""The versions of the schema that count games once and judge their pace by 3BV."""

from __future__ import annotations

from typing import Final

COUNTING: Final = (  # the server fills these columns once
    "ALTER TABLE scores ADD COLUMN run INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE scores ADD COLUMN lost BIGINT",
    "ALTER TABLE games ADD COLUMN brought BOOLEAN NOT NULL DEFAULT FALSE",
    "DROP INDEX games_scored",
)
"""Streaks that are kept beside the best results, and games begun as a guest."""
JUDGING: Final = (
    """
    UPDATE games SET pace = 'fast' WHERE outcome = 'won' AND aid = '' AND owner IS NOT NULL
    AND bbbv IS NOT NULL AND milliseconds < 80 * (bbbv - 1)
    """,
    "UPDATE games SET verified = NULL WHERE pace <> '' AND verified IS NOT NULL",
    """
    UPDATE games SET aid = 'seed' WHERE aid = '' AND room IN
    (SELECT id FROM rooms WHERE rival LIKE '%"kind":"record"%')
    """,
    "DELETE FROM secrets WHERE name = 'leaderboards'",
    "DROP INDEX games_ended",
    """
    CREATE INDEX games_ended ON games (
        owner, finished, id, rules, level, variant, aid, outcome, milliseconds, deaths,
        bbbv_per_second, efficiency, luck, guesses, mistake, shared, brought
    ) WHERE finished IS NOT NULL
    """,  # covers all columns that statistics need, and none that moves change
)
"""For games of older versions, what session/pace.py and games/rooms.py decide for new ones."""
