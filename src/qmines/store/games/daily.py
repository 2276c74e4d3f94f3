"""Daily boards: the same for everybody on a day (UTC), with one ranked attempt per player.

Their seeds are derived from the day and a secret of this store. The commitments to them are
published before the day begins, and the seeds when it is over; until then, games are sealed.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy import case, func, insert, select

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store.accounts.guests import check_guest
from qmines.store.accounts.players import DAY, lock_player, now
from qmines.store.accounts.public import LISTED
from qmines.store.database.dialects import insert_into
from qmines.store.database.tables import DAILIES, GAMES, SECRETS
from qmines.store.games.shared_start import Beginning, add_begun, unseal

if TYPE_CHECKING:
    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

_BOARDS: Final = {
    "beginner": make_setup("beginner", "classic", no_guess=True),
    "intermediate": make_setup("intermediate", "classic", no_guess=True),
    "expert": make_setup("expert", "classic", no_guess=True),
    "forgiving": make_setup("intermediate", "forgiving"),
    "qubits": make_setup("2", "qubits"),
    "entangled": make_setup("links-8x8", "entangled"),
}
LEVELS: Final = tuple(_BOARDS)
"""The boards of each day: Classic by level, and one for each other rule set."""
OLDEST: Final = 366
"""How many days back daily boards can be played."""
_LISTED: Final = 50
_BATCH: Final = 100  # games unsealed in one transaction
_PASSED: Final = GAMES.c.finished - GAMES.c.created
# If the time of day was set back meanwhile, the time that the game counted.
_TOOK: Final = case((GAMES.c.milliseconds > _PASSED, GAMES.c.milliseconds), else_=_PASSED).label(
    "took"
)


@dataclass(frozen=True, slots=True)
class Try:
    """A player's ranked attempt at a daily board; ``name`` is None for a guest."""

    player: str
    name: str | None
    game: str
    result: str
    milliseconds: int | None
    pace: str | None = None


def today() -> date:
    """Today's date (UTC)."""
    return datetime.fromtimestamp(now() / 1000, UTC).date()


def end_of(day: date) -> int:
    """When a day ends, in milliseconds since 1970."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000) + DAY


def day_of(text: str | None) -> date:
    """Parse a day such as 2026-11-15; today for None.

    Raises:
        InvalidInput: this is not a date, or its board cannot be played.
    """
    if text is None:
        return today()
    try:
        found = date.fromisoformat(text)
    except ValueError:
        raise InvalidInput(Message("daily-refused-day", day=text)) from None
    if not today() - timedelta(OLDEST) <= found <= today():
        raise InvalidInput(Message("daily-refused-range", day=str(found)))
    return found


def month_of(text: str | None) -> date:
    """The first day of a month such as 2026-11; this month for None.

    Raises:
        InvalidInput: this is not a month.
    """
    if text is None:
        return today().replace(day=1)
    try:
        return date.fromisoformat(f"{text}-01")
    except ValueError:
        raise InvalidInput(Message("daily-refused-day", day=text)) from None


class Dailies:
    """The daily boards of a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database
        self._secret: bytes | None = None

    def seed(self, day: date, level: str) -> bytes:
        """The seed of a board, which is secret until the day is over."""
        if self._secret is None:
            self._secret = self._kept_secret()
        return hmac.digest(self._secret, f"daily {day.isoformat()} {level}".encode(), "sha256")

    def header(self, day: date, level: str, *, ranked: bool) -> Header:
        """The header of the games on a board.

        Raises:
            InvalidInput: there is no daily board with this name.
        """
        if level not in _BOARDS:
            raise InvalidInput(Message("daily-refused-level", levels=list(LEVELS), level=level))
        return Header(_BOARDS[level], commitment_to(self.seed(day, level)), "", ranked)

    def begin(self, day: date, level: str, player: Player, beginning: Beginning) -> str:
        """Start a player's ranked attempt, or find the one they started; returns the game's ID."""
        header, seed = self.header(day, level, ranked=True), self.seed(day, level)
        mine = (DAILIES.c.day == day.isoformat()) & (DAILIES.c.level == level)
        query = select(DAILIES.c.game).where(mine, DAILIES.c.player == player.id)
        with self._database.write() as connection:
            lock_player(connection, player.id)  # so that two concurrent requests are one attempt
            known = connection.scalar(query)
            if known is not None:
                return str(known)
            more = {"created": now(), "owner": player.id, "sealed": True}
            game = add_begun(connection, header, seed, beginning, **more)
            row = {"day": day.isoformat(), "level": level, "player": player.id, "game": game}
            connection.execute(insert(DAILIES), row)
        return game

    def practise(self, day: date, level: str, player: Player, beginning: Beginning) -> str:
        """Start an unranked game on the board of a past day; returns its ID."""
        header, seed = self.header(day, level, ranked=False), self.seed(day, level)
        check_guest(self._database, player.id)
        more = {"created": now(), "owner": player.id, "aid": "seed"}
        with self._database.write() as connection:
            return add_begun(connection, header, seed, beginning, **more)

    def results(self, day: date, level: str) -> list[Try]:
        """The attempts that listed accounts won on the day itself, fastest first."""
        query = (
            select(DAILIES.c.player, LISTED.c.name, DAILIES.c.game, _TOOK, GAMES.c.pace)
            .join(GAMES, GAMES.c.id == DAILIES.c.game)
            .join(LISTED, LISTED.c.id == DAILIES.c.player)
            .where(DAILIES.c.day == day.isoformat(), DAILIES.c.level == level)
            .where(GAMES.c.outcome == "won", GAMES.c.finished < end_of(day))
            .order_by(_TOOK, DAILIES.c.game)
            .limit(_LISTED)
        )
        with self._database.read() as connection:
            rows = connection.execute(query).all()
        return [
            Try(row.player, row.name, row.game, "won", row.took, row.pace or None) for row in rows
        ]

    def tried(self, day: date, level: str) -> int:
        """How many players have started their attempt."""
        query = select(func.count()).select_from(DAILIES)
        query = query.where(DAILIES.c.day == day.isoformat(), DAILIES.c.level == level)
        with self._database.read() as connection:
            return connection.scalar(query) or 0

    def of(self, day: date, player: Player) -> dict[str, Try]:
        """A player's own attempts, by level."""
        query = (
            select(DAILIES.c.level, DAILIES.c.game, GAMES.c.outcome)
            .add_columns(_TOOK)
            .join(GAMES, GAMES.c.id == DAILIES.c.game)
            .where(DAILIES.c.day == day.isoformat(), DAILIES.c.player == player.id)
        )
        with self._database.read() as connection:
            rows = connection.execute(query).all()
        return {
            row.level: Try(player.id, player.name, row.game, row.outcome, row.took) for row in rows
        }

    def unseal(self) -> list[str]:
        """Unseal the games of days that are over, a few at a time; returns their IDs.

        They include games that are no attempts, because their player had another one.
        """
        begun = (GAMES.c.created < end_of(today()) - DAY) & GAMES.c.room.is_(None)
        due = select(GAMES.c.id).where(GAMES.c.sealed, begun).limit(_BATCH)
        opened: list[str] = []
        while True:
            with self._database.write() as connection:
                some = unseal(connection, GAMES.c.id.in_(due))
            if not some:
                return opened
            opened += some

    def _kept_secret(self) -> bytes:
        """The secret of this store, which is created on first use."""
        row = {"name": "daily", "value": secrets.token_hex(32)}
        query = select(SECRETS.c.value).where(SECRETS.c.name == "daily")
        with self._database.write() as connection:
            connection.execute(insert_into(connection, SECRETS).on_conflict_do_nothing(), row)
            return bytes.fromhex(connection.scalars(query).one())
