"""A player with a past: games put straight into the store, as if they had been played."""

from __future__ import annotations

import json
import math
import random
import secrets
import time
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, update

from qmines.core.position import HIDDEN
from qmines.modes import make_setup
from qmines.solver import analyse
from qmines.store import Player, Store, StoredPlay
from qmines.store.database.tables import GAMES, PLAYERS
from qmines.store.games.daily import Dailies, today
from qmines.store.games.shared_start import beginning_of
from qmines.store.score_rebuild import rebuild

if TYPE_CHECKING:
    from collections.abc import Container, Sequence
    from pathlib import Path

    from .driver import Screen

DAY = 86_400_000
KINDS = [  # how often, rules, level, size, options, chance to win at first and at last, seconds
    (5, "classic", "expert", (30, 16, 99), "", (0.15, 0.42), 150),
    (4, "classic", "intermediate", (16, 16, 40), "", (0.6, 0.85), 60),
    (2, "classic", "expert", (30, 16, 99), "no_guess", (0.3, 0.75), 180),
    (2, "forgiving", "expert", (30, 16, 99), "", (0.3, 0.7), 190),
    (1, "classic", "20x20x60", (20, 20, 60), "", (0.5, 0.8), 90),
    (1, "qubits", "2", (8, 8, 10), "", (0.5, 0.8), 70),
]


def ended_game(folder: Path, rules: str, level: str, *, seed: int, **options: object) -> str:
    """A game that was given up before its first move, so that its board can be played again."""
    with Store(f"sqlite:///{folder / 'qmines.db'}", timeout=30) as store:
        game = StoredPlay.new(store, make_setup(level, rules, **options), seed=seed)
        game.do("resign")
        return game.id


def play_on(
    store: Store,
    game: str,
    moves: int | None = None,
    *,
    careless: Container[int] = (),
    pace: float = 1.5,
) -> int:
    """Play so many moves of a game by logic, or to its win; returns the milliseconds on its clock.

    A move takes ``pace`` seconds. Guesses and careless moves are lucky.
    """
    mines = store.load(game).resign().mines
    assert mines is not None
    done = 0
    kept, width = StoredPlay.load(store, game, clock=lambda: done * pace), mines.grid.width
    free = [divmod(cell, width) for cell, mined in enumerate(mines.mask) if not mined]
    while not kept.view.outcome.over and done != moves:
        position = kept.view.position
        risks = analyse(position).mine_probability
        hidden = [cell for cell in free if position[cell] == HIDDEN]
        row, column = (max if done in careless else min)(hidden, key=risks.__getitem__)
        done += 1
        kept.do(f"open {row} {column}")
    return kept.view.milliseconds


def clear_daily(
    folder: Path,
    player: str,
    back: int,
    *,
    board: str = "intermediate",
    took: int = 30,
    careless: Container[int] = (),
) -> str:
    """Let a player have cleared a board of so many days ago."""
    day = today() - timedelta(back)
    with Store(f"sqlite:///{folder / 'qmines.db'}", timeout=30) as store:
        dailies = Dailies(store)
        header, seed = dailies.header(day, board, ranked=True), dailies.seed(day, board)
        start = beginning_of(header, seed)
        game = dailies.begin(day, board, Player(player, player, 0, ""), start)
        play_on(store, game, careless=careless)
        noon = int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp() * 1000)
        with store.database.write() as connection:
            times = {"created": noon, "finished": noon + took * 1000, "sealed": back == 0}
            connection.execute(update(GAMES).where(GAMES.c.id == game).values(times))
    return game


def give_past(folder: Path, screen: Screen, games: int, *, seed: int = 1, days: int = 120) -> str:
    """Let whoever is at the screen have played so many games, over so many days; who it is."""
    made = screen.ask(
        """async () => (await (await fetch("/api/games", {method: "POST", body: "{}",
            headers: {"Content-Type": "application/json"}})).json()).id"""
    )
    with Store(f"sqlite:///{folder / 'qmines.db'}", timeout=30) as store:
        owner = store.stored(made).owner
        with store.database.write() as connection:
            connection.execute(insert(GAMES), [*_rows(games, owner, random.Random(seed), days)])
    assert owner is not None
    return owner


def give_crowd(folder: Path, names: Sequence[str], games: int, *, seed: int = 5) -> None:
    """Let players with these names have played so many games each; most wins are verified."""
    with Store(f"sqlite:///{folder / 'qmines.db'}", timeout=30) as store:
        for at, name in enumerate(names):
            player = {"id": f"{at:02}{name.lower()}", "name": name, "folded": name.lower()}
            rows = [*_rows(games, player["id"], random.Random(seed + at), 120)]
            for number, row in enumerate(rows):
                fair = row["outcome"] == "won" and not row["aid"] and number % 5
                row["verified"] = row["finished"] if fair else None
            with store.database.write() as connection:
                connection.execute(insert(PLAYERS), player | {"created": rows[0]["created"]})
                connection.execute(insert(GAMES), rows)
        rebuild(store)


def _rows(games: int, owner: str | None, chance: random.Random, days: int) -> Any:
    now = time.time_ns() // 1_000_000
    letters = "23456789abcdefghjkmnpqrstvwxyz"
    kinds = [kind for kind in KINDS for _ in range(kind[0])]
    for at in range(games):
        share = at / max(1, games - 1)
        _, rules, level, (width, height, mines), variant, (begin, end), typical = chance.choice(
            kinds
        )
        won = chance.random() < begin + (end - begin) * share
        seconds = typical * (1.3 - 0.5 * share) * math.exp(chance.gauss(0, 0.22))
        seconds *= 1 if won else chance.random()
        guesses = chance.randrange(4) if variant != "no_guess" else 0
        finished = now - int((1 - share) * days * DAY) - chance.randrange(DAY // 8) - 60_000
        mistake = None if won else chance.random() > 0.25 + 0.5 * share
        helped = chance.choice(["", "", "", "", "hint", "hint+undo"])
        speed = (0.9 + 0.9 * share) * math.exp(chance.gauss(0, 0.2))
        yield {
            "id": "".join(secrets.choice(letters) for _ in range(12)),
            "rules": rules,
            "level": level,
            "width": width,
            "height": height,
            "mines": mines,
            "options": json.dumps({}),
            "variant": variant,
            "commitment": "0" * 64,
            "seed": "0" * 64,
            "player_seed": "",
            "ranked": False,
            "created": finished - int(seconds * 1000),
            "touched": finished,
            "events": 50,
            "milliseconds": int(seconds * 1000),
            "outcome": "won" if won else "lost",
            "reason": "cleared" if won else "mine",
            "finished": finished,
            "aid": helped,
            "deaths": 0,
            "measures": "{}",
            "bbbv": 100,
            "bbbv_per_second": speed if rules != "qubits" else None,
            "efficiency": 0.6 + 0.3 * share + chance.gauss(0, 0.05) if rules != "qubits" else None,
            "owner": owner,
            "luck": math.prod(chance.choice([0.5, 0.66, 0.8]) for _ in range(guesses)),
            "guesses": guesses,
            "mistake": mistake,
        }
