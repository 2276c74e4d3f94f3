"""Reloads, second tabs and lost connections: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from .driver import Late, t
from .serving import Server

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import WebSocketRoute

    from .driver import Screen, Site


def sequence(screen: Screen) -> int:
    return screen.told()["view"]["sequence"]


def test_reload(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.click(4, 4)
    hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
    screen.click(*hidden, button="right")  # only games of some time are offered again
    shown = screen.names()
    screen.page.reload()
    screen.seated()
    screen.until(lambda: screen.names() == shown)
    screen.page.goto(screen.address)
    screen.page.get_by_role("button", name="Classic, beginner").click()
    screen.seated()
    screen.until(lambda: screen.names() == shown)


@pytest.mark.quick
def test_second_tab_follows(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    path = screen.page.url.removeprefix(screen.address)
    other = site.visit(path, beside=screen).seated()
    screen.click(4, 4)
    other.until(lambda: other.names() == screen.names())
    other.click(0, 0, button="right")
    screen.until(lambda: screen.cell(0, 0) == other.cell(0, 0))


def test_spectators_only_look(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    stranger = site.visit(screen.page.url.removeprefix(screen.address)).seated()
    stranger.click(4, 4)
    assert stranger.cell(4, 4) == "hidden"
    assert stranger.page.locator(".table button:disabled:visible").count() == 0
    screen.click(4, 4)
    stranger.until(lambda: stranger.cell(4, 4) == "empty")


def test_server_killed_in_mid_game(site: Site, tmp_path: Path) -> None:
    """What was done meanwhile waits, survives a reload of the tab's page, and happens once."""
    with Server(tmp_path) as server:
        screen = site.blank(address=server.address).play("classic", "beginner")
        screen.trouble_expected = True
        screen.click(4, 4)
        hidden = [cell for cell, name in screen.names().items() if name == "hidden"][:2]
        server.kill()
        for cell in hidden:
            screen.page.mouse.click(*screen.at(*cell), button="right")
        screen.until(
            lambda: t("game-offline-moves", count=2) in screen.page.locator(".line").inner_text()
        )
        kept = screen.ask(
            "() => Object.values(sessionStorage).find((value) => value.includes('flag'))"
        )
        assert len(json.loads(kept)) == 2
        server.start()
        screen.settled()
        screen.until(lambda: all(screen.cell(*cell) == "flag" for cell in hidden))
        screen.until(lambda: screen.page.locator(".line.offline").count() == 0)
        assert sequence(screen) == 3


def test_queue_survives_a_reload(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.click(4, 4)
    hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
    event = f"flag {hidden[0]} {hidden[1]}"
    screen.ask(
        """(event) => sessionStorage.setItem("qmines.queue." + location.pathname.split("/")[2],
            JSON.stringify([{key: "made-before", event}]))""",
        event,
    )
    screen.page.reload()
    screen.seated()
    screen.until(lambda: screen.cell(*hidden) == "flag")
    assert sequence(screen) == 2


def test_without_sockets(site: Site) -> None:
    """Where a proxy lets none through, HTTP does."""
    screen = site.visit()
    screen.trouble_expected = True
    screen.page.route_web_socket("**/socket", lambda socket: socket.close())
    screen.play("classic", "beginner", no_guess=True)
    screen.click(4, 4)
    screen.until(lambda: screen.cell(4, 4) == "empty")
    screen.press("h")
    screen.until(lambda: screen.said.startswith("Look"))
    screen.press("o")
    screen.until(lambda: any("% chance" in name for name in screen.names().values()))
    screen.press("o", "y")
    assert t("end-won") in screen.ending()


def test_answers_that_get_lost(site: Site) -> None:
    """The first answer to each move is dropped with its connection: it is sent again."""
    screen = site.visit()
    screen.trouble_expected = True
    dropped: set[str] = set()
    keys: list[str] = []

    def between(socket) -> None:
        server = socket.connect_to_server()
        asked: dict[str, str] = {}

        def to_server(message: str) -> None:
            told = json.loads(message)
            if told["type"] == "move":
                asked[told["id"]] = told["key"]
                keys.append(told["key"])
            server.send(message)

        def to_page(message: str) -> None:
            told = json.loads(message)
            key = asked.get(told.get("id", ""))
            if key is not None and key not in dropped:
                dropped.add(key)
                socket.close()
                return
            socket.send(message)

        socket.on_message(to_server)
        server.on_message(to_page)

    screen.page.route_web_socket("**/socket", between)
    screen.play("classic", "beginner")
    # The flag first: more than a quarter of the boards open this corner with the middle.
    screen.page.mouse.click(*screen.at(0, 0), button="right")
    screen.page.mouse.click(*screen.at(4, 4))
    screen.settled()
    screen.until(lambda: screen.cell(4, 4) == "empty")
    assert dropped
    assert sequence(screen) == 2


def test_an_answer_on_the_way_takes_no_move_back(site: Site) -> None:
    screen = site.visit()
    screen.trouble_expected = True
    screen.page.route_web_socket("**/socket", lambda socket: socket.close())
    screen.play("classic", "beginner")
    path = "**/api/games/" + screen.page.url.rsplit("/", 1)[1]
    late = Late(screen, path)
    screen.ask("() => { document.dispatchEvent(new Event('visibilitychange')); }")
    screen.until(lambda: len(late) > 0)
    screen.click(4, 4)
    screen.until(lambda: screen.cell(4, 4) == "empty")
    late.arrive()
    assert screen.cell(4, 4) == "empty"


def test_a_full_quota_is_said(site: Site) -> None:
    """And the move is not sent again and again, as one is whose answer was lost."""
    screen = site.visit()
    screen.trouble_expected = True
    screen.page.route_web_socket("**/socket", lambda socket: socket.close())
    screen.play("classic", "beginner")
    words = "Too much has been stored from your network address recently. Try again in 3 minutes."
    error = {"kind": "quota", "message": words}
    screen.page.route(
        "**/api/games/*/moves", lambda route: route.fulfill(status=429, json={"error": error})
    )
    screen.click(4, 4)
    screen.until(lambda: screen.said == words)
    screen.settled()
    assert screen.cell(4, 4) == "hidden"


def test_a_game_goes_on_where_no_more_sockets_are_allowed(site: Site) -> None:
    """Over HTTP; the page tries again, but not all the time."""
    screen = site.blank()
    tried: list[str] = []

    def refuse(line: WebSocketRoute) -> None:
        tried.append(line.url)
        line.close(code=4429, reason="too many")

    screen.page.route_web_socket("**/socket", refuse)
    screen.play("classic", "beginner", first="opening")
    screen.click(4, 4)
    screen.until(lambda: screen.cell(4, 4) == "empty")
    screen.page.wait_for_timeout(3000)
    assert len(tried) == 1
    assert screen.page.locator(".masthead .offline").is_hidden()
