"""Games as rows of the database, and as values."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from qmines import modes
from qmines.core.levels import Level
from qmines.errors import QMinesError
from qmines.modes import Outcome, Reason, Result
from qmines.session import Header
from qmines.session.transcript import canonical
from qmines.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import RowMapping

    from qmines.modes import Setup
    from qmines.session import Measures

MAX_LOSSES: Final = 100
"""How many verdicts on undone losses are stored for each game."""
_WEB_ONLY: Final = {"owner", "room", "sealed", "verified", "shared", "pace", "brought"}


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game in the store, without its seed. Times of day are in ms since 1970, UTC."""

    id: str
    rules: str
    level: str
    width: int
    height: int
    mines: int
    variant: str
    commitment: str
    ranked: bool
    created: int
    touched: int
    events: int
    milliseconds: int
    outcome: Outcome
    finished: int | None
    aid: str
    deaths: int
    bbbv: int | None
    bbbv_per_second: float | None
    efficiency: float | None
    measures: dict[str, Any] | None
    owner: str | None = None
    luck: float | None = None
    guesses: int | None = None
    mistake: bool | None = None
    verified: int | None = None
    room: str | None = None
    sealed: bool = False
    shared: bool = False
    pace: str | None = None
    brought: bool = False

    @classmethod
    def of(cls, row: RowMapping) -> StoredGame:
        """The game in a row of the table."""
        plain = {name: row[name] for name in cls.__slots__ if name not in {"outcome", "measures"}}
        try:
            outcome = Outcome(Result(row["outcome"]), Reason[row["reason"].upper()])
            measures = None if row["measures"] is None else json.loads(row["measures"])
        except (ValueError, KeyError):
            raise StoreError(f"game {row['id']} is damaged in the database") from None
        return cls(outcome=outcome, measures=measures, **plain)

    @property
    def title(self) -> str:
        """Level, rules and variant: ``expert, forgiving strict``."""
        return f"{self.level}, {self.rules} {self.variant}".rstrip()

    def document(self) -> dict[str, Any]:
        """The game as JSON values."""
        found = {name: getattr(self, name) for name in self.__slots__ if name not in _WEB_ONLY}
        return found | {"outcome": self.outcome.document()}


def setup_columns(setup: Setup) -> dict[str, Any]:
    """The columns of games and rooms that say what is played."""
    level = setup.level
    return {
        "rules": setup.rules,
        "width": level.width,
        "height": level.height,
        "mines": level.mines,
        "options": canonical(dict(setup.options)).decode("ascii"),
    }


def header_columns(header: Header, seed: bytes) -> dict[str, Any]:
    """The columns of games and rooms that determine the board."""
    return setup_columns(header.setup) | {
        "commitment": header.commitment,
        "seed": seed.hex(),
        "player_seed": header.player_seed,
    }


def game_row(
    header: Header, seed: bytes, name: str, at: int, *, aid: str = "", owner: str | None = None
) -> dict[str, Any]:
    """The row of a new game without events, created at a time of day."""
    setup = header.setup
    return header_columns(header, seed) | {
        "id": name,
        "level": modes.level_name(setup),
        "variant": modes.variant_of(setup),
        "ranked": header.ranked,
        "created": at,
        "touched": at,
        "events": 0,
        "milliseconds": 0,
        "outcome": "playing",
        "reason": "none",
        "aid": aid,
        "deaths": 0,
        "owner": owner,
        "shared": bool(setup.options.get("layout")),
    }


def header_of(row: RowMapping | Mapping[str, Any]) -> Header:
    """The header of the game in a row of the table."""
    try:
        level = Level(row["width"], row["height"], row["mines"])
        setup = modes.stored_setup(level, row["rules"], json.loads(row["options"]))
        return Header(setup, row["commitment"], row["player_seed"], row["ranked"])
    except (ValueError, TypeError, QMinesError) as error:
        raise StoreError(f"game {row['id']} cannot be read from the database: {error}") from None


def stored_measures(measures: Measures) -> dict[str, Any]:
    """The columns for measures; of very many losses, only the last ones are stored."""
    found = measures.document()
    found["losses"] = found["losses"][-MAX_LOSSES:]
    return {
        "measures": json.dumps(found, separators=(",", ":")),
        "bbbv": measures.bbbv,
        "bbbv_per_second": measures.bbbv_per_second,
        "efficiency": measures.efficiency,
        "luck": measures.luck,
        "guesses": measures.guesses,
        "mistake": measures.losses[-1].mistake if measures.losses else None,
    }
