"""No request and no message keeps the event loop busy for long, however expensive it is."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from pathlib import Path

import pytest

from qmines.web.http.loop_times import TOO_LONG, LoopTimes
from qmines.web.live import game_socket
from web.asgi import ask, running
from web.costly_place import furnished
from web.costly_requests import MESSAGES, ROUTES
from web.loop_costs import LIMIT, costs, shown


def test_every_route_and_every_message_is_measured(tmp_path: Path):
    async def work() -> set[str]:
        async with running(f"sqlite:///{tmp_path / 'games.db'}") as app:
            return {
                f"{method} {route.path}"
                for route in app.routes
                for method in getattr(route, "methods", None) or ()
                if method != "HEAD"  # it is answered like GET
            }

    assert asyncio.run(work()) == set(ROUTES)
    messages = {f"game {kind}" for kind in game_socket.MESSAGES}
    assert messages | {"room ping"} == set(MESSAGES)


def test_the_table_in_the_documentation_has_every_route_and_message():
    page = (Path(__file__).parents[2] / "docs" / "event-loop.md").read_text("utf-8")
    table = page.partition("<!-- times: begin -->")[2].partition("<!-- times: end -->")[0]
    lines = [line for line in table.splitlines() if line.startswith("| ") and "`" in line]
    rows = [line.removeprefix("| ").split(" | ")[0] for line in lines]
    assert sorted(rows) == sorted(shown(name) for name in ROUTES | MESSAGES)
    assert re.search(
        r"^Measured with `.+` on \d{4}-\d\d-\d\d at commit [0-9a-f]+", table, re.MULTILINE
    )


@pytest.mark.extra
def test_nothing_keeps_the_event_loop_busy(tmp_path: Path):
    """Each at its most expensive: the largest fields, the longest games, the fullest account."""

    async def work() -> tuple[dict[str, str], list[str]]:
        late, refused = {}, []
        async with furnished(f"sqlite:///{tmp_path / 'games.db'}") as place:
            async for name, cost in costs(place, frozenset(MESSAGES | ROUTES)):
                if cost.longest > LIMIT:
                    late[name] = f"{1000 * cost.longest:.1f} ms ({cost.task})"
                if not cost.answered:
                    refused.append(name)
        return late, refused

    late, refused = asyncio.run(work())
    assert late == {}
    assert refused == [], "these were not measured, since every request was refused"


def busy(seconds: float) -> None:
    """Use up CPU time."""
    start = time.thread_time()
    while time.thread_time() - start < seconds:
        pass


def test_a_slow_step_is_found_and_logged_with_its_route(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    from qmines.web.live.moves import MoveService  # noqa: PLC0415

    plain = MoveService.document

    async def slow(self: MoveService, *arguments: object) -> object:
        busy(TOO_LONG + 0.02)
        return await plain(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(MoveService, "document", slow)

    async def work() -> tuple[LoopTimes, bytes]:
        async with running(f"sqlite:///{tmp_path / 'games.db'}", log="text") as app:
            logging.getLogger("qmines.web").propagate = True
            status, _, _ = await asyncio.create_task(ask(app, "POST", "/api/games", {}))
            assert status == 201
            _, _, text = await asyncio.create_task(ask(app, "GET", "/metrics"))
            return app.state.metrics.loop, text

    times, text = asyncio.run(work())
    assert times.by_name["POST /api/games"].longest > TOO_LONG
    warned = [each for each in caplog.records if each.levelno == logging.WARNING]
    assert ["POST /api/games" in each.getMessage() for each in warned] == [True]
    bucket = 'qmines_loop_step_seconds_bucket{work="POST /api/games",le="0.1"}'
    steps = int(text.decode().split(f"{bucket} ")[1].split()[0])
    count = 'qmines_loop_step_seconds_count{work="POST /api/games"}'
    assert int(text.decode().split(f"{count} ")[1].split()[0]) == steps + 1


def test_what_a_task_starts_counts_for_its_route_and_background_work_for_itself():
    async def work() -> LoopTimes:
        times = LoopTimes()
        times.install(asyncio.get_running_loop())

        async def background() -> None:
            busy(0.002)
            await asyncio.sleep(0)
            busy(0.004)

        await asyncio.create_task(background())
        return times

    times = asyncio.run(work())
    (name,) = [each for each in times.by_name if each.endswith("background")]
    assert 0.004 <= times.by_name[name].longest < times.by_name[name].total
