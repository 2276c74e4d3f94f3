"""``python tests/store/slow_deletion.py [PAIRS]``: the promise A6.

In each pair, two accounts play a game together, race each other and play a daily board. The one
who made the rooms is exported, and every row that refers to them is counted with SQL; then they are
deleted, and everything of the other one is counted again.
"""

from __future__ import annotations

import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import func, select

sys.path.insert(0, str(Path(__file__).parents[1]))

from qmines.store import Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.export import Export
from qmines.store.accounts.saved_positions import Positions
from qmines.store.database.tables import METADATA
from qmines.store.games.daily import Dailies
from qmines.store.games.rooms import Rooms
from store.test_deletion import GOOD, HEADER, SEED, START, account, move, shared_game

if TYPE_CHECKING:
    from qmines.store.accounts.players import Player

PAIRS = 20
MOVES = 5
LISTS = {"members": "rooms"}
"""The list of an export that holds the rows of a table, if it has another name."""


def meet(store: Store, host: Player, other: Player) -> tuple[str, str]:
    """Let two play all that two can play; the rooms of their game and of their race."""
    rooms = Rooms(store)
    together, game = shared_game(store, host, other)
    for number in range(MOVES):
        move(store, game, f"flag 0 {number}", (host, other)[number % 2])
    race = rooms.make(host, "", "race", HEADER, SEED).id
    rooms.join(race, other, "")
    rooms.start(race, host, START)
    Positions(store).add(host, "corner", "2x1x1_bH")
    for each in (host, other):
        Dailies(store).begin(datetime.now(UTC).date(), "beginner", each, START)
    return together, race


def owned(store: Store, player: Player) -> dict[str, int]:
    """How many rows of each list of an export refer to a player, counted with SQL."""
    found: dict[str, int] = {}
    with store.database.read() as connection:
        for table in METADATA.tables.values():
            name = LISTS.get(table.name, table.name)
            for key in table.foreign_keys:
                if key.column.table.name == "players" and name in Export.LISTS:
                    count = select(func.count()).where(key.parent == player.id)
                    if table.name != "rooms":  # rooms that they made are among those they were in
                        found[name] = found.get(name, 0) + (connection.scalar(count) or 0)
    return found


def lost(store: Store, player: Player, rooms: tuple[str, str]) -> list[str]:
    """What is missing of two rooms whose host was deleted."""
    wrong = []
    for name in rooms:
        room = Rooms(store).look(name)
        (seat,) = room.members
        if (room.host, seat.player) != (player.id, player.id):
            wrong.append(f"room {name} has no host")
        events = [entry.event for entry in store.load(seat.game or "").transcript]
        flags = [f"flag 0 {n}" for n in range(MOVES)] if room.mode == "coop" else []
        if [event for event in events if event.startswith("flag")] != flags:
            wrong.append(f"moves of room {name} are missing")
    return wrong


def main() -> None:
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    rows = exported = 0
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Store(f"sqlite:///{folder}/g.db") as store:
        for number in range(pairs):
            host, other = (account(store, f"{name}-{number}") for name in ("host", "other"))
            rooms = meet(store, host, other)
            before = owned(store, other)
            for name, count in owned(store, host).items():
                written = sum(1 for _ in Accounts(store).export(host).records(name))
                rows, exported = rows + count, exported + written
                wrong += [] if written == count else [f"{name}: {written} of {count} exported"]
            Accounts(store).delete(host, GOOD)
            missing = lost(store, other, rooms)
            after = owned(store, other)
            after["games"] -= 1  # the shared one is theirs now
            missing += [] if after == before else [f"{before} became {after}"]
            missing += [
                f"{count} {name} left" for name, count in owned(store, host).items() if count
            ]
            wrong += missing
    games = 2 * pairs
    sys.stdout.write(
        f"{pairs} accounts exported and deleted: {exported} of {rows} rows exported; of {games} "
        f"rooms and {MOVES * pairs} moves that others shared, {len(wrong)} lost or damaged\n"
    )
    sys.exit("\n".join(wrong[:20]) if wrong else 0)


if __name__ == "__main__":
    main()
