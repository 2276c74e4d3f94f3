"""An account that has as much of everything as one may have, on a server that many others use."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, update

from qmines.core.deduction import TECHNIQUES
from qmines.core.position import Position
from qmines.modes import make_setup
from qmines.notation.link import spelt
from qmines.play.rival import Rival
from qmines.session import Entry, Header, commitment_to
from qmines.session.transcript import next_link
from qmines.store.accounts.players import DAY, now
from qmines.store.accounts.relations import MOST as RELATIONS_KEPT
from qmines.store.accounts.saved_positions import MOST as POSITIONS_KEPT
from qmines.store.achievements import ALL
from qmines.store.database.tables import (
    ACHIEVEMENTS,
    DAILIES,
    DRILLS,
    EVENTS,
    FAVOURITES,
    GAMES,
    INVITATIONS,
    MEMBERS,
    PLAYERS,
    POSITIONS,
    PREFERENCES,
    RATING_CHANGES,
    RATINGS,
    RELATIONS,
    ROOMS,
    SCORES,
    SESSIONS,
)
from qmines.store.games.daily import LEVELS, OLDEST, today
from qmines.store.games.leaderboard import Leaderboard
from qmines.store.games.ratings import MOST_CHANGES, PUZZLE, RACE
from qmines.store.games.scores import Board, Score
from qmines.store.records import game_row, header_columns
from qmines.web.solver.positions import SIDE as ANALYSED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Table

    from qmines.store import Store

GAMES_OWNED = 3000
OTHERS = 400
"""Other accounts: half of them are friends, the others would like to be."""
RACES, LISTED, INVITED = 60, 60, 30
RACERS = 16
"""Members of a room, as many as it takes."""
DRILLS_DONE = 2000
MISTAKES = 8
FRIENDS = RELATIONS_KEPT - 1
"""So that one more can be added."""
HARD = ["#" * ANALYSED if line % 2 == 0 else "#3" * (ANALYSED // 2) for line in range(ANALYSED)]
_SEED = bytes(32)
_EXPERT = Header(make_setup("expert"), commitment_to(_SEED))
_AT_THE_END = (
    *("finished", "measures", "bbbv", "bbbv_per_second", "efficiency"),
    *("luck", "guesses", "mistake"),
)
_FLAGS = 900  # events of a game whose position before the end is asked for


def fill(store: Store, owner: str) -> None:
    """Give an account everything."""
    rows: list[tuple[Table, list[dict[str, Any]]]] = [
        (PLAYERS, [_player(number) for number in range(OTHERS)]),
        (GAMES, [*_games(owner)]),
        (EVENTS, [*_mistakes()]),
        (POSITIONS, [*_positions(owner)]),
        (ROOMS, [*_rooms(owner)]),
        (MEMBERS, [*_members(owner)]),
        (SCORES, [*_scores(owner)]),
        (RATINGS, [*_ratings(owner)]),
        (RATING_CHANGES, [*_changes(owner)]),
        (RELATIONS, [*_relations(owner)]),
        (SESSIONS, [*_sessions(owner)]),
        (INVITATIONS, [*_invitations(owner)]),
        (DAILIES, [*_dailies(owner)]),
        (DRILLS, [*_drills(owner)]),
        (FAVOURITES, [{"player": owner, "game": _name(n), "created": n} for n in range(10)]),
        (ACHIEVEMENTS, [{"player": owner, "name": each.name, "earned": 1} for each in ALL]),
        (PREFERENCES, [{"owner": owner, "document": _settings(), "changed": 1}]),
    ]
    with store.database.write() as connection:
        for table, each in rows:
            connection.execute(insert(table), each)


def revive(store: Store) -> None:
    """Let everybody have been here just now."""
    at = now()
    with store.database.write() as connection:
        connection.execute(update(SESSIONS).values(seen=at))
        connection.execute(update(MEMBERS).values(seen=at))
        connection.execute(update(INVITATIONS).values(created=at))
        connection.execute(update(GAMES).where(GAMES.c.finished.is_(None)).values(touched=at))


def _name(number: int, length: int = 12) -> str:
    return f"{number:0{length}}".replace("0", "a").replace("1", "b")


def _other(number: int) -> str:
    return f"other{number:03}"


def _player(number: int) -> dict[str, Any]:
    name = f"a-rather-long-name-{number:03}"
    return {"id": _other(number), "name": name, "folded": name, "created": 1}


def _games(owner: str) -> Iterator[dict[str, Any]]:
    """Finished games of the owner, on many levels and on one; and what the others play."""
    at = now()
    for number in range(GAMES_OWNED):
        level = "expert" if number % 2 else f"{9 + number % 50}x9x10"
        lost = number >= GAMES_OWNED - MISTAKES
        yield (
            game_row(_EXPERT, _SEED, _name(number), at - number, owner=owner)
            | {"outcome": "won", "reason": "cleared", "finished": at - number, "level": level}
            | {"milliseconds": 1000 + number, "events": 1, "aid": ("", "", "hint")[number % 3]}
            | {"bbbv": 100, "bbbv_per_second": 2.5, "efficiency": 0.9, "measures": "{}"}
            | ({"outcome": "lost", "reason": "mine", "events": _FLAGS} if lost else {})
            | {"mistake": lost or None, "luck": None, "guesses": None}
        )
    for number in range(OTHERS):
        played = game_row(_EXPERT, _SEED, _name(GAMES_OWNED + number), at, owner=_other(number))
        yield played | dict.fromkeys(_AT_THE_END) | {"events": 1}


def _mistakes() -> Iterator[dict[str, Any]]:
    """The events of the games that were lost by a mistake."""
    link = _EXPERT.link()
    for sequence in range(_FLAGS):
        cell = sequence % 480
        last = sequence == _FLAGS - 1
        entry = Entry(sequence, "resign" if last else f"flag {cell // 30} {cell % 30}")
        link = next_link(link, entry)
        row = {"sequence": sequence, "key": f"k{sequence}", "event": entry.event, "hash": link}
        for number in range(GAMES_OWNED - MISTAKES, GAMES_OWNED):
            yield row | {"game": _name(number), "at": sequence, "time": 1}


def _positions(owner: str) -> Iterator[dict[str, Any]]:
    link = spelt(Position.from_rows(HARD, None))
    for number in range(POSITIONS_KEPT):
        row = {"id": _name(number, 16), "owner": owner, "title": "x" * 64}
        yield row | {"link": link, "created": 1}


def _rooms(owner: str) -> Iterator[dict[str, Any]]:
    """Races that are over, others that everybody may watch, and invitations for the owner."""
    at = now()
    steps = tuple((50 * cell, cell) for cell in range(380))
    rival = json.dumps(Rival("auto", "open 8 15", steps, "won", 20_000, "steady").document())
    for number in range(RACES + LISTED + INVITED):
        over, listed = number < RACES, RACES <= number < RACES + LISTED
        yield header_columns(_EXPERT, _SEED) | {
            "id": _room(number),
            "mode": "race",
            "host": owner if over else _other(number),
            "created": at - number,
            "starts": at - 60_000 - number if over or listed else None,
            "ended": at - number if over else None,
            "opened": 1,
            "listed": listed,
            "rated": over,
            "rival": rival if over else None,
        }


def _room(number: int) -> str:
    return f"{number:012}".replace("0", "r").replace("1", "s")


def _members(owner: str) -> Iterator[dict[str, Any]]:
    for number in range(RACES + LISTED + INVITED):
        for seat in range(RACERS):
            mine = number < RACES and seat == 0
            other = (number + seat) % OTHERS
            name = "owner" if mine else f"a-rather-long-name-{other:03}"
            row = {"room": _room(number), "number": seat, "name": name, "folded": name}
            row |= {"player": owner if mine else _other(other), "guest": False, "ready": True}
            started = number < RACES + LISTED
            yield row | {"seen": now(), "game": _name(16 * number + seat) if started else None}


def _scores(owner: str) -> Iterator[dict[str, Any]]:
    board = Board("classic", "expert")
    lists = [Leaderboard(board, verified=False), Leaderboard(board, "assisted", "month")]
    for each in lists:
        for number in range(OTHERS + 1):
            game, value = _name(number), number / 100
            score = Score(9, 1000 + number, game, value, game, value, game, 1000 - number, game)
            player = owner if number == OTHERS else _other(number)
            yield {"list": each.key(now()), "player": player, "ends": None, **score.row()}


def _ratings(owner: str) -> Iterator[dict[str, Any]]:
    rating = {"rating": 1600.0, "deviation": 60.0, "volatility": 0.06, "games": 99, "changed": 1}
    yield from ({"player": owner, "kind": kind, **rating} for kind in (RACE, PUZZLE))
    yield from ({"player": _other(n), "kind": RACE, **rating} for n in range(OTHERS))


def _changes(owner: str) -> Iterator[dict[str, Any]]:
    change = {"player": owner, "before": 1500.0, "rating": 1600.0, "deviation": 60.0}
    for kind in (RACE, PUZZLE):
        for number in range(MOST_CHANGES):
            room = _room(number) if kind == RACE and number < RACES else None
            row = {"id": f"{kind}{number}", "kind": kind, "time": number, "room": room}
            yield change | row


def _relations(owner: str) -> Iterator[dict[str, Any]]:
    for number in range(OTHERS):
        row = {"kind": "friend", "created": number}
        if number < FRIENDS:
            yield row | {"player": owner, "other": _other(number)}
        yield row | {"player": _other(number), "other": owner}


def _sessions(owner: str) -> Iterator[dict[str, Any]]:
    at = now()
    for number in range(OTHERS):
        row = {"token": f"{number:064}", "id": f"session{number}", "player": _other(number)}
        row |= {"player": owner} if number < OTHERS // 8 else {}
        yield row | {"created": at, "seen": at, "expires": at + DAY, "agent": "x" * 200}


def _invitations(owner: str) -> Iterator[dict[str, Any]]:
    for number in range(RACES + LISTED, RACES + LISTED + INVITED):
        yield {"room": _room(number), "player": owner, "sender": _other(number), "created": now()}


def _dailies(owner: str) -> Iterator[dict[str, Any]]:
    """Every board of every day that can be played, and today's boards by others."""
    day = today()
    for number in range(1, OLDEST):
        for level in LEVELS:
            row = {"day": str(day - timedelta(number)), "level": level, "player": owner}
            yield row | {"game": _name(number)}
    for level in LEVELS:
        for number in range(100):
            row = {"day": str(day - timedelta(1)), "level": level, "player": _other(number)}
            yield row | {"game": _name(number)}


def _drills(owner: str) -> Iterator[dict[str, Any]]:
    for number in range(DRILLS_DONE):
        row = {"id": f"drill{number:07}", "owner": owner, "rows": "###\n" * 8, "mines": 9}
        row |= {"technique": TECHNIQUES[number % len(TECHNIQUES)].value, "created": number}
        yield row | {"answered": number, "correct": number % 3 > 0}


def _settings() -> str:
    return json.dumps({f"key{number}": "x" * 40 for number in range(300)})
