"""Puzzles: those that come with the page, and those from a player's own games."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.position import Position
from qmines.generate.drills import safe_cells
from qmines.generate.puzzles import is_puzzle
from qmines.solver import analyse
from qmines.web.public_data import written
from web.asgi import running
from web.test_rooms import Person, database, short_countdown

if TYPE_CHECKING:
    from typing import Any

__all__ = ["database", "short_countdown"]


def test_every_puzzle_has_its_answers_and_its_technique():
    puzzles = json.loads(written("data/puzzles.json"))["puzzles"]
    ratings = [each["rating"] for each in puzzles]
    assert ratings == sorted(ratings)
    assert {each["technique"] for each in puzzles} == set(map(str, TECHNIQUES))
    for each in puzzles[::10]:
        position = Position.from_rows(each["rows"], each["mines"])
        assert sorted(map(list, safe_cells(position))) == each["safe"]
        assert is_puzzle(position, Technique(each["technique"]))


def test_own_mistakes_become_puzzles_when_the_game_is_over_for_all(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, bob = Person(app, "Ada"), Person(app, "Bob")
            assert await bob.get("/puzzles/mistakes") == {"puzzles": []}
            await _lose(app, ada)
            (found,) = (await ada.get("/puzzles/mistakes"))["puzzles"]
            position = Position.from_rows(found["rows"], found["mines"])
            assert sorted(map(tuple, found["safe"])) == sorted(analyse(position).safe)
            assert await bob.get("/puzzles/mistakes") == {"puzzles": []}
            # A race in which the other still plays is told nothing of.
            site = app.state.site
            with site.store.database.write() as connection:
                from qmines.store.database.tables import GAMES  # noqa: PLC0415

                connection.execute(GAMES.update().values(sealed=True))
            assert await ada.get("/puzzles/mistakes") == {"puzzles": []}

    asyncio.run(story())


async def _lose(app: Any, person: Person) -> None:
    """Open a mine although another cell is certainly safe."""
    async with asyncio.timeout(60):
        while True:
            game = (await person.post("/games", level="9x9x10"))["id"]
            await person.move(game, "open 4 4")
            live = await asyncio.to_thread(app.state.site.store.load, game)
            if live.outcome.over:
                continue
            found = analyse(live.position)
            if found.safe and found.mined:
                row, column = found.mined[0]
                await person.move(game, f"open {row} {column}")
                break
        cached = await app.state.site.cache.get(game)
        app.state.site.settle(cached)
        while app.state.site.store.stored(game).mistake is None:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
