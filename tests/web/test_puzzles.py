"""Puzzles: those that come with the page, and those from a player's own games."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

from scipy.stats import spearmanr

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.position import Position
from qmines.generate.drills import safe_cells
from qmines.generate.puzzles import is_puzzle
from qmines.solver import analyse
from qmines.web.public_data import written
from qmines.web.puzzles import puzzles
from web.asgi import running
from web.test_matches import Member
from web.test_rooms import Person, database, short_countdown

if TYPE_CHECKING:
    from typing import Any

    from qmines.errors import Cell
    from qmines.web.puzzles import Puzzle

__all__ = ["database", "short_countdown"]
WEB_GUIDE = Path(__file__).parents[2] / "docs" / "web.md"


def test_every_puzzle_has_its_answers_and_its_technique():
    all_puzzles = list(puzzles().values())
    ratings = [each.rating for each in all_puzzles]
    assert len(all_puzzles) == 150
    assert ratings == sorted(ratings)
    assert {each.technique for each in all_puzzles} == set(map(str, TECHNIQUES))
    for each in all_puzzles[::10]:
        position = Position.from_rows(list(each.rows), each.mines)
        assert sorted(safe_cells(position)) == sorted(each.safe)
        assert is_puzzle(position, Technique(each.technique))


def test_ratings_follow_the_difficulty_of_the_technique():
    all_puzzles = puzzles().values()
    ranks = [Technique(each.technique).rank for each in all_puzzles]
    found = spearmanr([each.rating for each in all_puzzles], ranks).statistic
    assert found >= 0.8
    assert f"{found:.2f}" in WEB_GUIDE.read_text("utf-8")


def test_the_page_is_given_no_answers():
    for each in json.loads(written("data/puzzles.json"))["puzzles"]:
        assert set(each) == {"id", "rows", "mines", "technique", "rating"}


def test_an_account_is_rated_by_what_the_server_judges(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, guest = Member(app, "Ada-1"), Person(app, "Guest")
            easy, *_, hard = puzzles().values()
            wrong = min(hard.hidden - set(hard.safe))

            async def answered(who: Person, puzzle: Puzzle, cell: Cell) -> Any:
                body = {"row": cell[0], "column": cell[1]}
                return await who.post(f"/puzzles/{puzzle.id}/answer", **body)

            assert await ada.get("/players/Ada-1/ratings") == {"race": None, "puzzle": None}
            missed = await answered(ada, hard, wrong)
            assert missed["right"] is False
            assert missed["safe"] == [list(cell) for cell in hard.safe]
            assert missed["rating"]["rating"] < 1500
            again = await answered(ada, hard, hard.safe[0])  # now that the answer is known
            assert (again["right"], again["rating"]) == (True, None)
            solved = await answered(ada, easy, easy.safe[0])
            found = await guest.get("/players/Ada-1/ratings")
            assert found["race"] is None
            past = found["puzzle"].pop("history")
            assert all(each.pop("time") > 0 for each in past)
            assert past == [missed["rating"], solved["rating"]]
            assert found["puzzle"] == past[1]
            judged = await answered(guest, easy, easy.safe[0])
            assert (judged["right"], judged["rating"]) == (True, None)
            for path, cell in (("nothing", (0, 0)), (easy.id, (99, 0)), (easy.id, (0, 1))):
                body = {"row": cell[0], "column": cell[1]}
                status, _ = await ada.ask("POST", f"/puzzles/{path}/answer", body)
                assert status == (404 if path == "nothing" else 422)
            await ada.post("/profile", hidden=True, unlisted=False)
            assert (await guest.ask("GET", "/players/Ada-1/ratings"))[0] == 404
            own = (await ada.get("/players/Ada-1/ratings"))["puzzle"]
            assert len(own["history"]) == 2

    asyncio.run(story())


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
