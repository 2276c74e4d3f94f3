"""The analyser with the kernel in its page: no requests, the same answers, and a way without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines import notation
from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import Position

from .test_analyse import agree, answered, opened, position, until

if TYPE_CHECKING:
    from playwright.sync_api import Request

    from .driver import Screen, Site

START = "9x9x10_H81"


def kernel_loaded(screen: Screen) -> None:
    """Wait until the page answers by itself."""
    screen.until(lambda: screen.ask(LOADED))


LOADED = """async () => {
    const { kernelLoaded } = await import("/static/app/kernel/requests.js");
    return kernelLoaded();
}"""


def asked(screen: Screen) -> list[str]:
    """The requests from now on, as they come."""
    paths: list[str] = []

    def note(request: Request) -> None:
        if "/api/" in request.url:
            paths.append(request.url.partition("/api")[2])

    screen.page.on("request", note)
    return paths


def import_text(screen: Screen, text: str) -> None:
    """Read a text from the box."""
    box = screen.page.locator(".exchange details:has(textarea)")
    if box.get_attribute("open") is None:
        box.locator("summary").click()
    box.locator("textarea").fill(text)
    box.locator(".row button").first.click()


def test_positions_are_analysed_without_a_request(site: Site) -> None:
    screen = opened(site)
    kernel_loaded(screen)
    paths = asked(screen)
    for key in "111":
        screen.press(key, "ArrowRight")
    screen.press("Home", "ArrowDown", "f", "ArrowRight", "s")
    rows = ["111######", "FS#######", *["#" * 9] * 7]
    expected = Position.from_rows(rows, mines=10)
    until(screen, expected)
    agree(screen, expected)
    screen.until(lambda: "%" in screen.page.locator(".best-words").inner_text())
    screen.until(lambda: screen.page.locator(".bars tr").count() > 0)
    screen.press("g")
    screen.until(lambda: bool(screen.page.locator(".hinted .words").inner_text()))
    assert paths == []


def test_it_goes_on_when_the_server_is_gone(site: Site) -> None:
    """Analysed, read and written offline; other formats say that they need the server."""
    screen = opened(site)
    kernel_loaded(screen)
    screen.trouble_expected = True
    page = screen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.route("**/api/**", lambda route: route.abort())
    board = Board.from_mines(Grid(4, 3), [(0, 2), (1, 1)])
    expected = Position.from_rows(["12##", "1###"], mines=2)
    for text in (
        notation.write(board.position([0, 1, 4]), "analysis"),
        notation.write(board, "puzzle"),
        notation.write(board.position([0, 4, 8]), "link"),
        notation.write(expected, "text"),
    ):
        import_text(screen, text.decode())
        until(screen, notation.read_position(text))
        agree(screen, notation.read_position(text))
    screen.press("g")
    screen.until(lambda: bool(page.locator(".hinted .words").inner_text()))
    page.locator(".exchange details:has(.formats) summary").first.click()
    page.locator(".formats li", has_text="?analysis=").locator("button").first.click()
    screen.until(
        lambda: screen.ask("() => navigator.clipboard.readText()").startswith("?analysis=")
    )
    import_text(screen, "?b=22&m=g")
    page.locator(".exchange .trouble:not(:empty)").wait_for()
    assert position(screen) == expected


def test_contradictions_come_from_the_page(site: Site) -> None:
    screen = opened(site, "5x1x0.2_bHbH2")
    kernel_loaded(screen)
    paths = asked(screen)
    screen.press("Home", "ArrowRight", "ArrowRight", "3")
    answered(screen, "5x1x0.2_bHdH2")
    screen.page.locator(".summary.bad[data-method=clash]").wait_for()
    assert paths == []


def test_without_webassembly_the_server_answers(site: Site) -> None:
    screen = site.blank()
    screen.trouble_expected = True
    screen.page.route("**/kernel.wasm", lambda route: route.abort())
    screen.page.goto(f"{screen.address}/analyse?p={START}")
    screen.seated()
    answered(screen, START)
    paths = asked(screen)
    screen.press("1")
    expected = Position.from_rows(["1########", *["#" * 9] * 8], mines=10)
    until(screen, expected)
    agree(screen, expected)
    assert "/analyse" in paths
