"""Recovery codes: how they look, and what is stored of them."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert

from qmines.store.accounts.players import digest_of, now
from qmines.store.database.tables import RECOVERY_CODES

if TYPE_CHECKING:
    from sqlalchemy import Connection

CODES: Final = 8
"""That an account gets at once."""
_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"  # none that are taken for another
_GROUPS, _EACH = 4, 4  # 78 bits: a fast hash is enough


def new_codes() -> list[str]:
    """Codes such as ``7kwm-p3xa-9tcd-hq2v``."""
    return [
        "-".join("".join(secrets.choice(_LETTERS) for _ in range(_EACH)) for _ in range(_GROUPS))
        for _ in range(CODES)
    ]


def digest_of_code(code: str) -> str:
    """What is stored of a code; case, spaces and hyphens do not matter.

    >>> digest_of_code("7KWM p3xa9tcd-hq2v") == digest_of_code("7kwm-p3xa-9tcd-hq2v")
    True
    """
    return digest_of("".join(letter for letter in code.lower() if letter in _LETTERS))


def store_codes(connection: Connection, player: str, codes: list[str] | None = None) -> list[str]:
    """Replace the codes of a player, within a transaction; by new ones, if none are given."""
    made = new_codes() if codes is None else codes
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.player == player))
    rows = [{"code": digest_of_code(code), "player": player, "created": now()} for code in made]
    connection.execute(insert(RECOVERY_CODES), rows)
    return made
