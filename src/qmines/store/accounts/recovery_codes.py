"""Recovery codes: how they are made, and how they are stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert

from qmines.store.accounts.players import LETTERS, digest_of, new_name, now
from qmines.store.database.tables import RECOVERY_CODES

if TYPE_CHECKING:
    from sqlalchemy import Connection

CODES: Final = 8
"""How many codes an account has."""


def new_codes() -> list[str]:
    """Random codes such as ``7kwm-p3xa-9tcd-hq2v``: 78 bits, so a fast hash is enough."""
    return ["-".join(new_name(4) for _ in range(4)) for _ in range(CODES)]


def digest_of_code(code: str) -> str:
    """The hash under which a code is stored; case, spaces and hyphens do not matter.

    >>> digest_of_code("7KWM p3xa9tcd-hq2v") == digest_of_code("7kwm-p3xa-9tcd-hq2v")
    True
    """
    return digest_of("".join(letter for letter in code.lower() if letter in LETTERS))


def store_codes(connection: Connection, player: str, codes: list[str]) -> None:
    """Replace the codes of a player, in a transaction."""
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.player == player))
    rows = [{"code": digest_of_code(code), "player": player, "created": now()} for code in codes]
    connection.execute(insert(RECOVERY_CODES), rows)
