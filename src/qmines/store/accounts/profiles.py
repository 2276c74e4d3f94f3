"""Profiles of accounts: privacy, favourite games, achievements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, select

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.players import lock_player, now
from qmines.store.accounts.public import Profile, owner_name, profile_of
from qmines.store.database.dialects import insert_into
from qmines.store.database.tables import ACHIEVEMENTS, FAVOURITES, GAMES, PROFILES
from qmines.store.errors import NoSuchGame
from qmines.store.records import StoredGame

if TYPE_CHECKING:
    from qmines.store.accounts.players import Player
    from qmines.store.store import Store

MOST_FAVOURITES: Final = 12


class Privacy(NamedTuple):
    """Whether a profile is hidden from others, and its owner from leaderboards."""

    hidden: bool = False
    unlisted: bool = False


class Earned(NamedTuple):
    """An achievement, when it was earned, and in which game."""

    name: str
    earned: int
    game: str | None


class Profiles:
    """The profiles of a store."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def find(self, name: str, viewer: Player | None) -> Profile | None:
        """The profile of an account by name, if the viewer may see it."""
        with self._database.read() as connection:
            return profile_of(connection, name, viewer)

    def name_of(self, player: str, viewer: Player | None) -> str | None:
        """The name of a player for somebody who watches them; guests have none."""
        with self._database.read() as connection:
            return owner_name(connection, player, viewer)

    def privacy(self, player: Player) -> Privacy:
        """A player's privacy settings."""
        query = select(PROFILES.c.hidden, PROFILES.c.unlisted)
        with self._database.read() as connection:
            row = connection.execute(query.where(PROFILES.c.player == player.id)).one_or_none()
        return Privacy() if row is None else Privacy(*row)

    def set_privacy(self, player: Player, chosen: Privacy) -> None:
        """Change a player's privacy settings; leaderboards change immediately."""
        with self._database.write() as connection:
            values = chosen._asdict()
            add = insert_into(connection, PROFILES)
            change = add.on_conflict_do_update(index_elements=["player"], set_=values)
            connection.execute(change, {"player": player.id, **values})
            self._database.dialect.notify(connection, [f"player {player.id}"])

    def favourites(self, player: str) -> list[StoredGame]:
        """The games that a player shows on their profile, most recently added first."""
        query = (
            select(GAMES)
            .join(FAVOURITES, FAVOURITES.c.game == GAMES.c.id)
            .where(FAVOURITES.c.player == player, GAMES.c.owner == player)
            .where(GAMES.c.finished.is_not(None), ~GAMES.c.sealed)
            .order_by(FAVOURITES.c.created.desc(), GAMES.c.id)
        )
        with self._database.read() as connection:
            return [StoredGame.of(row) for row in connection.execute(query).mappings()]

    def add_favourite(self, player: Player, game: str) -> None:
        """Show a game on a profile.

        Raises:
            NoSuchGame: the game is not theirs, or not over.
            InvalidInput: the profile shows too many games already.
        """
        mine = (GAMES.c.id == game) & (GAMES.c.owner == player.id)
        over = GAMES.c.finished.is_not(None) & ~GAMES.c.sealed
        count = select(func.count()).where(FAVOURITES.c.player == player.id)
        with self._database.write() as connection:
            lock_player(connection, player.id)
            if connection.scalar(select(GAMES.c.id).where(mine, over)) is None:
                raise NoSuchGame(Message("site-game-missing"))
            if (connection.scalar(count.where(FAVOURITES.c.game != game)) or 0) >= MOST_FAVOURITES:
                raise InvalidInput(Message("refused-favourites", most=MOST_FAVOURITES))
            row = {"player": player.id, "game": game, "created": now()}
            connection.execute(insert_into(connection, FAVOURITES).on_conflict_do_nothing(), row)

    def remove_favourite(self, player: Player, game: str) -> bool:
        """Remove a game from a profile; returns whether it was shown."""
        one = (FAVOURITES.c.player == player.id) & (FAVOURITES.c.game == game)
        with self._database.write() as connection:
            return bool(connection.execute(delete(FAVOURITES).where(one)).rowcount)

    def achievements(self, player: str) -> list[Earned]:
        """The achievements of a player."""
        columns = (ACHIEVEMENTS.c.name, ACHIEVEMENTS.c.earned, ACHIEVEMENTS.c.game)
        query = select(*columns).where(ACHIEVEMENTS.c.player == player)
        with self._database.read() as connection:
            return [Earned(*row) for row in connection.execute(query)]
