"""Checks a store after people have played: no move is lost, and every leaderboard is right.

It reads the tables with its own SQL, replays every finished game from its seed and events, and
computes the leaderboards from that, as docs/web.md describes them. It uses neither the columns
with results nor any code of the leaderboards.
"""

from __future__ import annotations

import json
import math
import time
from collections import defaultdict
from datetime import UTC, datetime, timedelta
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

from sqlalchemy import create_engine, text

from qmines.core.levels import Level
from qmines.errors import QMinesError
from qmines.modes import stored_setup
from qmines.session import Entry, Game, Header
from qmines.store.games.drills import TOO_FAST

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from people import Answer, Move
    from simulated_browser import Browser

KINDS, PERIODS = ("solo", "assisted", "daily", "race"), ("day", "week", "month", "all")
ORDERS = ("time", "speed", "efficiency", "streak")
SHOWN = 100  # rows of a leaderboard that can be read at once
SETTLED = 120.0  # seconds in which every finished game has been judged
CLICKS = ("open", "flag", "chord")
FASTEST = 80  # ms for each 3BV after the first click, below which no win is verified
COMMIT = 1000  # ms; a daily board's time ends when its last move is being stored


class Finished(NamedTuple):
    """A game as its events tell it."""

    player: str
    board: tuple[str, str, str]  # rules, level, variant
    kind: str
    at: int  # when it ended, in ms since 1970
    won: bool
    verified: bool
    time: int
    speed: float
    efficiency: float


class Stored:
    """The tables of a server's database."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))

    def rows(self, query: str) -> list[Any]:
        """The rows of a query."""
        with self._engine.connect() as connection:
            return [*connection.execute(text(query))]

    def change(self, statement: str) -> int:
        """Change something behind the server's back; how many rows."""
        with self._engine.begin() as connection:
            return int(connection.execute(text(statement)).rowcount)

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()


def lost_moves(stored: Stored, acknowledged: Iterable[Move]) -> list[str]:
    """The acknowledged moves that are not in the store."""
    rows = stored.rows("SELECT game, key, event FROM events")
    found = {(row.game, row.key): row.event for row in rows}
    return [
        f"{move.event} of game {move.game} is lost"
        for move in acknowledged
        if found.get((move.game, move.key)) != move.event
    ]


def lost_answers(stored: Stored, answers: Sequence[Answer]) -> list[str]:
    """The rated answers to puzzles that are not in the store, or have not changed a rating once."""
    rows = stored.rows("SELECT * FROM drills WHERE rating IS NOT NULL AND answered IS NOT NULL")
    found = {row.id: bool(row.correct) for row in rows}
    counted = sum(not row.correct or row.answered - row.created >= TOO_FAST for row in rows)
    wrong = [
        f"the answer of {each.player} to puzzle {each.puzzle} is lost"
        for each in answers
        if found.get(each.puzzle) is not each.right
    ]
    changes = stored.rows("SELECT count(*) FROM rating_changes WHERE kind = 'puzzle'")[0][0]
    if changes != counted:
        wrong.append(f"{changes} changes of ratings for {counted} answers to puzzles that count")
    return wrong


def broken_games(stored: Stored) -> list[str]:
    """Games whose number of events is not that of their rows."""
    rows = stored.rows(
        "SELECT games.id FROM games LEFT JOIN events ON events.game = games.id "
        "GROUP BY games.id, games.events HAVING count(events.sequence) <> games.events"
    )
    return [f"game {row.id} has lost events" for row in rows]


def settle(stored: Stored) -> list[str]:
    """Wait until the server has judged every finished game; what it has not done in time."""
    end = time.monotonic() + SETTLED
    while True:
        waiting = stored.rows(
            "SELECT id FROM games WHERE finished IS NOT NULL AND NOT sealed AND owner IS NOT NULL "
            "AND measures IS NULL"
        )
        if not waiting:
            return []
        if time.monotonic() > end:
            return [f"game {row.id} was never judged" for row in waiting]
        time.sleep(0.2)


def replayed(stored: Stored) -> tuple[list[Finished], list[str]]:
    """Every finished game of an account, in the order in which they ended, and what is wrong."""
    events: dict[str, list[Entry]] = defaultdict(list)
    for row in stored.rows("SELECT game, at, event FROM events ORDER BY game, sequence"):
        events[row.game].append(Entry(row.at, row.event))
    dailies = {row.game for row in stored.rows("SELECT game FROM dailies")}
    found, wrong = [], []
    for row in stored.rows(
        "SELECT games.*, players.name FROM games JOIN players ON players.id = games.owner "
        "WHERE finished IS NOT NULL AND players.name IS NOT NULL ORDER BY finished, games.id"
    ):
        kind = _kind(row, row.id in dailies)
        if not kind:
            continue
        setup = stored_setup(
            Level(row.width, row.height, row.mines), row.rules, json.loads(row.options)
        )
        header = Header(setup, row.commitment, row.player_seed, bool(row.ranked))
        try:
            game = Game.replay(header, bytes.fromhex(row.seed), events[row.id])
        except QMinesError as error:
            wrong.append(f"game {row.id} cannot be replayed: {error}")
            continue
        won = game.outcome.result == "won"
        solved = _bbbv(game) if won else 0
        seconds = game.milliseconds / 1000
        clicks = sum(each.event.split()[0] in CLICKS for each in events[row.id])
        found.append(
            Finished(
                player=row.name,
                board=(row.rules, row.level, row.variant),
                kind=kind,
                at=row.finished,
                won=won,
                verified=game.milliseconds >= FASTEST * (solved - 1)
                and not any(each.event == "pause" for each in events[row.id]),
                time=game.milliseconds,
                speed=solved / seconds if seconds else 0.0,
                efficiency=solved / clicks if clicks else 0.0,
            )
        )
    return found, wrong


def _kind(row: Any, daily: bool) -> str:
    helped = set(row.aid.split("+")) - {""}
    if row.sealed or helped & {"together", "local", "seed", "position"}:
        return ""
    if row.room is not None or daily or row.shared:
        return "" if helped else "race" if row.room is not None else "daily" if daily else ""
    return "assisted" if helped else "solo"


def _bbbv(game: Game) -> int:
    """The clicks that a board takes without flags: its openings, and the numbers beside none."""
    grid, board = game.setup.grid, game.view.mines
    assert board is not None
    mined = {index for index in range(grid.cells) if board.mask[index]}
    near = {index: set(_around(grid.width, grid.height, index)) for index in range(grid.cells)}
    empty = {index for index in near if index not in mined and not near[index] & mined}
    beside_none = sum(not near[index] & empty for index in near if index not in mined | empty)
    openings = 0
    while empty:
        openings, area = openings + 1, [empty.pop()]
        while area:
            more = near[area.pop()] & empty
            empty -= more
            area += more
    return openings + beside_none


def _around(width: int, height: int, index: int) -> Iterator[int]:
    row, column = divmod(index, width)
    for near_row, near_column in product((row - 1, row, row + 1), (column - 1, column, column + 1)):
        inside = 0 <= near_row < height and 0 <= near_column < width
        if inside and (near_row, near_column) != (row, column):
            yield near_row * width + near_column


def _starts(period: str) -> float:
    """When the current period began, in ms since 1970."""
    midnight = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    if period == "week":
        midnight -= timedelta(midnight.weekday())
    if period == "month":
        midnight = midnight.replace(day=1)
    return 0 if period == "all" else midnight.timestamp() * 1000


def ranking(games: list[Finished], by: str, *, verified: bool) -> list[tuple[int, str, float, int]]:
    """The rows of a leaderboard, counted game by game: rank, player, value, wins."""
    best: dict[str, float] = {}
    wins: dict[str, int] = defaultdict(int)
    run: dict[str, int] = defaultdict(int)
    for game in games:
        if not game.won:
            run[game.player] = 0
        elif game.verified or not verified:
            wins[game.player] += 1
            run[game.player] += 1
            value = run[game.player] if by == "streak" else getattr(game, by)
            choose = min if by == "time" else max
            best[game.player] = choose(value, best.get(game.player, value))
    values = sorted(best.values(), reverse=by != "time")
    return sorted(
        (1 + values.index(value), player, value, wins[player]) for player, value in best.items()
    )


async def wrong_leaderboards(
    games: list[Finished], readers: list[Browser]
) -> tuple[int, int, list[str]]:
    """Compare every leaderboard with the games.

    Returns:
        How many leaderboards and rows were compared, and what is wrong.
    """
    wrong, rows, lists = [], 0, 0
    for board, kind, period, by in product(
        sorted({game.board for game in games}), KINDS, PERIODS, ORDERS
    ):
        since = _starts(period)
        played = [g for g in games if g.board == board and g.kind == kind and g.at >= since]
        for verified in (True, False) if kind == "solo" else (False,):
            expected = ranking(played, by, verified=verified)
            fields = dict(zip(("rules", "level", "variant"), board, strict=True))
            fields |= {"kind": kind, "period": period, "by": by, "verified": int(verified)}
            query = urlencode({**fields, "limit": SHOWN})
            told = await readers[lists % len(readers)].get(f"/api/leaderboard?{query}")
            found = sorted((r["rank"], r["player"], r["value"], r["wins"]) for r in told["rows"])
            lists, rows = lists + 1, rows + len(found)
            same = told["players"] == len(expected) and len(found) == min(SHOWN, len(expected))
            if len(expected) > SHOWN:  # players of the last shown rank may be among the others
                expected = [row for row in expected if row in found or row[0] < found[-1][0]]
            same = same and all(map(_same, found, expected))
            if not same:
                wrong.append(f"leaderboard {query}: {found[:3]}, but the games say {expected[:3]}")
    return lists, rows, wrong


def _same(one: tuple[int, str, float, int], other: tuple[int, str, float, int]) -> bool:
    return one[:2] == other[:2] and one[3] == other[3] and math.isclose(one[2], other[2])


async def wrong_dailies(stored: Stored, reader: Browser) -> list[str]:
    """Compare the results of today's boards with the times between their events."""
    day = await reader.get("/api/daily")
    rows = stored.rows(
        "SELECT dailies.level, players.name, games.outcome, "
        "(SELECT max(time) FROM events WHERE events.game = games.id) - games.created AS took "
        "FROM dailies JOIN games ON games.id = dailies.game "
        f"JOIN players ON players.id = dailies.player WHERE dailies.day = '{day['today']}'"
    )
    wrong = []
    for level in day["levels"]:
        tries = [row for row in rows if row.level == level["level"]]
        won = sorted(row.took for row in tries if row.name and row.outcome == "won")
        found = [each["milliseconds"] for each in level["results"]]
        late = [shown - took for shown, took in zip(found, won, strict=False)]
        complete = len(found) == min(50, len(won)) and level["tried"] == len(tries)
        if not complete or not all(0 <= each <= COMMIT for each in late):
            wrong.append(f"daily {level['level']}: {found[:3]}, but the games say {won[:3]}")
    return wrong
