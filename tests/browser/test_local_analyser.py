"""The analyser with the kernel in its page: no requests, the same answers, and a way without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.core.position import Position
from qmines.messages import Translator
from qmines.solver import advise, hint

from .test_analyse import agree, answered, opened, summary, until

if TYPE_CHECKING:
    from playwright.sync_api import Request

    from .driver import Screen, Site

START = "9x9x10_H81"


def kernel_loaded(screen: Screen) -> None:
    """Wait until the page answers by itself."""
    screen.until(lambda: screen.ask(LOADED))


LOADED = """async () => {
    const { kernelLoaded } = await import("/static/js/kernel/requests.js");
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
    best = advise(expected).best
    assert best is not None
    words = screen.page.locator(".best-words")
    screen.until(lambda: f"({best.cell[0]},{best.cell[1]})" in words.inner_text())
    screen.until(lambda: screen.page.locator(".bars tr").count() > 0)
    screen.button("Hint")
    told = Translator()(*hint(expected).messages("why"))
    screen.until(lambda: told in screen.page.locator(".hinted .words").inner_text())
    assert paths == []


def test_it_goes_on_when_the_server_is_gone(site: Site) -> None:
    """Analysed, read and written offline; other formats say that they need the server."""
    screen = opened(site)
    kernel_loaded(screen)
    screen.trouble_expected = True
    page = screen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_text("Read text, a link or a file").click()
    page.get_by_label("Text, link or ID").fill("4x2x2\n12##\n1###\n")
    page.get_by_role("button", name="Read", exact=True).click()
    expected = Position.from_rows(["12##", "1###"], mines=2)
    until(screen, expected)
    agree(screen, expected)
    page.get_by_text("Copy as…").click()
    page.get_by_role("button", name="Copy as analysis").click()
    screen.until(
        lambda: screen.ask("() => navigator.clipboard.readText()").startswith("?analysis=")
    )
    page.get_by_label("Text, link or ID").fill("?b=22&m=g")
    page.get_by_role("button", name="Read", exact=True).click()
    page.locator(".exchange .trouble:not(:empty)").wait_for()


def test_contradictions_come_from_the_page(site: Site) -> None:
    screen = opened(site, "5x1x0.2_bHbH2")
    kernel_loaded(screen)
    paths = asked(screen)
    screen.press("Home", "ArrowRight", "ArrowRight", "3")
    answered(screen, "5x1x0.2_bHdH2")
    screen.until(lambda: "row 0, column 2" in summary(screen))
    assert screen.cell(0, 2) == "3, clashes"
    assert paths == []


def test_without_webassembly_the_server_answers(site: Site) -> None:
    screen = site.visit("/help")
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
