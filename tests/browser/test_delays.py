"""Slow and unsteady networks: moves do not wait for each other, none is lost, none overtakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from support.delay_proxy import DelayProxy

from .driver import t
from .test_lines import sequence

if TYPE_CHECKING:
    from .driver import Screen, Site
    from .serving import Server

TEN_FLAGS = """async (cells) => {
    const board = document.querySelector(".board");
    const waiting = () =>
        Object.keys(sessionStorage).some((key) => key.startsWith("qmines.queue"));
    const begun = performance.now();
    for (const [clientX, clientY] of cells)
        board.dispatchEvent(new PointerEvent("pointerdown",
            {clientX, clientY, button: 2, buttons: 2, pointerType: "mouse", pointerId: 1}));
    const shown = [...document.querySelectorAll("output.dial")].map((each) => each.textContent);
    while (waiting()) await new Promise((done) => setTimeout(done, 5));
    return {took: performance.now() - begun, shown};
}"""


def ready(screen: Screen) -> list[tuple[int, int]]:
    """Open the middle; returns ten hidden cells."""
    screen.trouble_expected = True  # the proxy is gone before the page
    screen.play("classic", "expert")
    screen.page.wait_for_timeout(600)  # the socket opens
    screen.click(8, 15)
    return [cell for cell, name in screen.names().items() if name == "hidden"][:10]


def ten_flags(screen: Screen, cells: list[tuple[int, int]]) -> dict[str, Any]:
    return screen.ask(TEN_FLAGS, [screen.at(*cell) for cell in cells])


def test_ten_quick_moves_take_little_more_than_one_round_trip(site: Site, server: Server) -> None:
    with DelayProxy(server.port) as proxy:
        screen = site.visit(address=proxy.address)
        cells = ready(screen)
        before = screen.counter
        tries = [ten_flags(screen, cells) for _ in range(4)]  # set, cleared, set, cleared
        assert tries[0]["shown"] == [str(before - 10)]  # at once
        assert sequence(screen) == 41
        assert min(each["took"] for each in tries) < 500, tries


def test_an_unsteady_network_loses_nothing_and_keeps_the_order(site: Site, server: Server) -> None:
    with DelayProxy(server.port, stalls=0.05, seed=2) as proxy:
        screen = site.visit(address=proxy.address)
        cells = ready(screen)
        for _ in range(3):
            ten_flags(screen, cells)
        assert proxy.stalled
        assert sequence(screen) == 31
        replay = screen.ask(
            """async () => (await fetch(
                "/api/games/" + location.pathname.split("/")[2] + "/file")).json()"""
        )
        events = [each[1] for each in replay["events"]]
        assert events == ["open 8 15", *[f"flag {row} {column}" for row, column in cells * 3]]


def test_offline_is_noticed_and_recovered_from_within_a_second(site: Site) -> None:
    screen = site.blank().play("classic", "expert")
    screen.trouble_expected = True
    screen.click(8, 15)
    cells = [cell for cell, name in screen.names().items() if name == "hidden"][:3]
    places = [screen.at(*cell) for cell in cells]
    board = screen.page.locator(".board").bounding_box()
    screen.page.context.set_offline(True)
    screen.page.locator(".line.offline").wait_for(timeout=1000)
    for place in places:
        screen.page.mouse.click(*place, button="right")
    line = screen.page.locator(".line")
    screen.until(lambda: line.inner_text() == t("game-offline-moves", count=3))
    assert screen.page.locator(".board").bounding_box() == board  # nothing is moved or covered
    assert covers_nothing(screen)
    screen.page.context.set_offline(False)
    screen.page.wait_for_function(
        """() => !Object.keys(sessionStorage).some((key) => key.startsWith("qmines.queue"))
            && !document.querySelector(".line.offline")""",
        timeout=1500,
    )
    assert sequence(screen) == 4


def covers_nothing(screen: Screen) -> bool:
    """Whether every link of the masthead can be pressed."""
    return screen.ask(
        """() => [...document.querySelectorAll(".masthead a")].every((link) => {
            const box = link.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return link.contains(top);
        })"""
    )


def test_a_game_that_was_left_offline_comes_back(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.trouble_expected = True
    screen.click(4, 4)
    path = screen.page.url.removeprefix(screen.address)
    screen.page.get_by_role("link", name=t("page-help"), exact=True).click()
    screen.page.locator(".sheet.rule").first.wait_for()
    screen.page.context.set_offline(True)
    screen.ask("(path) => { history.pushState(null, '', path); }", path)
    screen.ask("() => { dispatchEvent(new PopStateEvent('popstate')); }")
    screen.page.get_by_text(t("site-offline")).wait_for()
    screen.page.context.set_offline(False)
    screen.seated()
    assert screen.cell(4, 4) == "empty"
