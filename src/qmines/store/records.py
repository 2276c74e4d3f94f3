"""What goes into the store and comes out of it, as plain values."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from qmines import modes
from qmines.core.levels import Level
from qmines.errors import InvalidInput, QMinesError
from qmines.modes import Outcome, Reason, Result
from qmines.session import Header
from qmines.session.transcript import canonical
from qmines.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import RowMapping

    from qmines.modes import View
    from qmines.session import Game, Measures

MAX_LOSSES: Final = 100
"""Of a game's undone losses, so many verdicts are kept."""
MAX_AID: Final = 128
_UNTOLD: Final = {"owner", "room", "sealed", "verified"}  # of the web site alone
_KEY = re.compile(r"[!-~]{1,64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Record:
    """An event that happened and is to be stored.

    ``at`` is when, in milliseconds since the game was made; ``time`` is the time of day then, or
    None for when it is stored; ``hash`` is the link of the chain after it.
    """

    key: str
    event: str
    at: int
    hash: str
    actor: str | None = None
    time: int | None = None

    def __post_init__(self) -> None:
        if not _KEY.fullmatch(self.key):
            raise InvalidInput("the key of an event is 1 to 64 visible ASCII characters")


@dataclass(frozen=True, slots=True)
class Receipt:
    """What the store holds of an event; ``repeated`` if its key had been there before."""

    sequence: int
    hash: str
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands after its last event."""

    outcome: Outcome
    milliseconds: int
    aid: str
    deaths: int
    opened: int = 0

    @classmethod
    def of(cls, game: Game, *, seeded: bool, undone: bool, together: bool = False) -> Standing:
        """How this game stands; a chosen seed, a chosen start, undo and others count as help."""
        found = {*game.help, *(["seed"] if seeded else []), *(["undo"] if undone else [])}
        found |= {"together"} if together else set()
        found |= {"position"} if game.setup.options.get("position") else set()
        aid = "+".join(sorted(found))[:MAX_AID]
        return cls(game.outcome, game.milliseconds, aid, game.deaths, opened_in(game.view))


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

    @classmethod
    def of(cls, row: RowMapping) -> StoredGame:
        """The game that a row of the table holds."""
        plain = {name: row[name] for name in cls.__slots__ if name not in {"outcome", "measures"}}
        try:
            outcome = Outcome(Result(row["outcome"]), Reason[row["reason"].upper()])
            measures = None if row["measures"] is None else json.loads(row["measures"])
        except (ValueError, KeyError):
            raise StoreError(f"game {row['id']} is damaged in the database") from None
        return cls(outcome=outcome, measures=measures, **plain)

    @property
    def title(self) -> str:
        """What was played: ``expert, forgiving strict``."""
        return f"{self.level}, {self.rules} {self.variant}".rstrip()

    def document(self) -> dict[str, Any]:
        """The game as JSON values."""
        found = {name: getattr(self, name) for name in self.__slots__ if name not in _UNTOLD}
        outcome = self.outcome
        found["outcome"] = {"result": outcome.result.value, "reason": outcome.reason.name.lower()}
        return found


def opened_in(view: View) -> int:
    """How many cells are open; of qubits, how many have been measured."""
    if view.qubits is None:
        return view.grid.cells - view.hidden
    return len({step.cell for step in view.qubits.position.history})


def game_row(
    header: Header, seed: bytes, name: str, at: int, *, aid: str = "", owner: str | None = None
) -> dict[str, Any]:
    """The row of a new game without events, made at that time of day."""
    setup, level = header.setup, header.setup.level
    return {
        "id": name,
        "rules": setup.rules,
        "level": modes.level_name(setup),
        "width": level.width,
        "height": level.height,
        "mines": level.mines,
        "options": canonical(dict(setup.options)).decode("ascii"),
        "variant": modes.variant_of(setup),
        "commitment": header.commitment,
        "seed": seed.hex(),
        "player_seed": header.player_seed,
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
    }


def header_of(row: RowMapping | Mapping[str, Any]) -> Header:
    """The header of the game that a row of the table holds."""
    try:
        level = Level(row["width"], row["height"], row["mines"])
        setup = modes.make_setup(level, row["rules"], **json.loads(row["options"]))
        return Header(setup, row["commitment"], row["player_seed"], row["ranked"])
    except (ValueError, TypeError, QMinesError) as error:
        raise StoreError(f"game {row['id']} cannot be read from the database: {error}") from None


def stored_measures(measures: Measures) -> dict[str, Any]:
    """The columns that measures fill; of very many losses only the last ones are kept."""
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
