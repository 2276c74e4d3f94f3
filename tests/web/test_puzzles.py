"""Puzzles: those that come with the page, rated ones, and those from a player's own games."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select, update

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.position import HIDDEN, Position
from qmines.generate.drills import rating_of, safe_cells
from qmines.generate.puzzles import is_puzzle
from qmines.solver import analyse
from qmines.store.accounts.accounts import Accounts
from qmines.store.database.tables import DRILLS, RATING_CHANGES
from qmines.store.games.drills import TOO_FAST
from qmines.web.http.static_files import FOLDER
from store.test_deletion import GOOD
from support.packages import package
from web.asgi import running
from web.test_matches import Member
from web.test_rooms import Person, database, short_countdown

if TYPE_CHECKING:
    from typing import Any

    from sqlalchemy import Table

    from qmines.errors import Cell

__all__ = ["database", "short_countdown"]
WEB_GUIDE = Path(__file__).parents[2] / "docs" / "web.md"
SHIPPED = json.loads((FOLDER / "data" / "puzzles.json").read_text("utf-8"))["puzzles"]


def position_of(puzzle: dict[str, Any]) -> Position:
    return Position.from_rows(puzzle["rows"], puzzle["mines"])


@pytest.mark.extra
def test_shipped_puzzles_need_their_technique_easiest_first():
    positions = [position_of(each) for each in SHIPPED]
    techniques = [Technique(each["technique"]) for each in SHIPPED]
    assert len({str(each.rows()) for each in positions}) == 150
    assert set(techniques) == {*TECHNIQUES}
    assert all(map(is_puzzle, positions[::10], techniques[::10]))
    ratings = [*map(rating_of, positions, techniques)]
    assert ratings == sorted(ratings)
    found = package("scipy.stats").spearmanr(ratings, [each.rank for each in techniques]).statistic
    assert found >= 0.8
    assert f"{found:.2f}" in WEB_GUIDE.read_text("utf-8")


def test_the_page_is_given_no_answers():
    for each in SHIPPED:
        assert set(each) == {"rows", "mines", "technique"}


def test_answers_that_anyone_can_look_up_earn_no_rating(database: str):
    """A guest asked for every answer, and an account gave them: 2,681 points in 12 s."""

    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, guest = Member(app, "Ada-1"), Person(app, "Guest")
            for puzzle in SHIPPED:
                place = f"{'/'.join(puzzle['rows'])} {puzzle['mines']}"
                name = hashlib.sha256(place.encode()).hexdigest()[:16]
                row, column = safe_cells(position_of(puzzle))[0]
                for who, status in ((guest, 401), (ada, 404)):
                    body = {"row": row, "column": column}
                    asked = await who.ask("POST", f"/puzzles/{name}/answer", body)
                    assert asked[0] == status
            assert await ada.get("/players/Ada-1/ratings") == {"race": None, "puzzle": None}

    asyncio.run(story())


def test_an_account_is_rated_by_what_the_server_deals(database: str):
    async def story() -> None:
        async with running(database, solvers=1) as app:
            ada, guest, bob = Member(app, "Ada-1"), Person(app, "Guest"), Member(app, "Bob-1")
            assert (await guest.ask("POST", "/puzzles", {}))[0] == 401
            puzzle = await ada.post("/puzzles")
            assert set(puzzle) == {"id", "rows", "mines"}  # not even what it needs
            safe, others = answers_to(puzzle)
            path = f"/puzzles/{puzzle['id']}/answer"
            row, column = others[0] if others else safe[0]
            for who, where, more, status in (
                (guest, path, {}, 401),
                (bob, path, {}, 404),
                (ada, f"/drills/{puzzle['id']}/answer", {"deed": "pass"}, 404),
                (ada, path, {"deed": "flag"}, 400),
                (ada, path, {"row": 99}, 422),
                (ada, path, dict(zip(("row", "column"), opened(puzzle), strict=True)), 422),
            ):
                body = {"row": row, "column": column, **more}
                assert (await who.ask("POST", where, body))[0] == status, (where, more)
            assert await ada.post("/puzzles") == puzzle
            let_pass(app)
            told = await ada.post(path, row=row, column=column)
            assert (told["right"], told["first"]) == (not others, True)
            assert told["why"]
            again = await ada.post(path, row=safe[0][0], column=safe[0][1])
            assert (again["right"], again["first"]) == (True, False)
            assert again["rating"] == told["rating"]
            assert (await ada.post("/puzzles"))["id"] != puzzle["id"]
            found = await guest.get("/players/Ada-1/ratings")
            assert found["race"] is None
            (change,) = found["puzzle"].pop("history")
            assert change.pop("time") > 0
            assert change == found["puzzle"] == told["rating"]
            assert (told["rating"]["rating"] < 1500) is bool(others)
            assert await bob.get("/players/Bob-1/ratings") == {"race": None, "puzzle": None}
            await ada.post("/profile", hidden=True, unlisted=False)
            assert (await guest.ask("GET", "/players/Ada-1/ratings"))[0] == 404
            assert (await ada.get("/players/Ada-1/ratings"))["puzzle"]

    asyncio.run(story())


def test_neither_reloading_nor_another_session_skips_a_puzzle(database: str):
    async def story() -> None:
        async with running(database, solvers=2) as app:
            ada, phone = Member(app, "Ada-1"), Person(app, "Ada-1")
            found = Accounts(app.state.site.store).log_in("Ada-1", GOOD, address="phone")
            phone.cookie = f"qmines={found.token}"
            for number in (1, 2, 3):
                asked = (who.post("/puzzles") for who in (ada, phone) * 6)
                dealt = await asyncio.gather(*asked)
                assert [each for each in dealt if each != dealt[0]] == []
                assert count(app, DRILLS) == number
                let_pass(app)
                safe, others = answers_to(dealt[0])
                cells = zip((*safe, *others), (ada, phone) * 99, strict=False)
                path = f"/puzzles/{dealt[0]['id']}/answer"
                answers = (who.post(path, row=row, column=column) for (row, column), who in cells)
                told = await asyncio.gather(*answers)
                assert [each["first"] for each in told].count(True) == 1
                assert count(app, RATING_CHANGES) == number

    asyncio.run(story())


def answers_to(puzzle: dict[str, Any]) -> tuple[list[Cell], list[Cell]]:
    """The right answers, and the other hidden cells."""
    position = position_of(puzzle)
    safe = safe_cells(position)
    places = [position.grid.place(at) for at, code in enumerate(position.cells) if code == HIDDEN]
    return safe, [cell for cell in places if cell not in safe]


def opened(puzzle: dict[str, Any]) -> Cell:
    position = position_of(puzzle)
    return position.grid.place(next(at for at, c in enumerate(position.cells) if c < HIDDEN))


def let_pass(app: Any) -> None:
    """Let every puzzle be dealt long enough ago to be answered by a human."""
    with app.state.site.store.database.write() as connection:
        connection.execute(update(DRILLS).values(created=DRILLS.c.created - TOO_FAST))


def count(app: Any, table: Table) -> int:
    with app.state.site.store.database.read() as connection:
        return connection.scalar(select(func.count()).select_from(table)) or 0


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
