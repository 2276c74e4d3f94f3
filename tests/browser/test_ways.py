"""From page to page: links, the way back, addresses that lead nowhere, a server that is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .driver import t

if TYPE_CHECKING:
    from .driver import Screen, Site


def heading(screen: Screen) -> str:
    return screen.page.locator("main h1").first.text_content() or ""


def link(screen: Screen, name: str) -> None:
    screen.page.get_by_role("link", name=name, exact=True).first.click()


def test_the_skip_link_leaves_the_game_alone(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.ask("() => { window.kept = document.querySelector('.table'); }")
    screen.page.locator(".skip").focus()
    screen.press("Enter")
    screen.page.wait_for_timeout(300)
    assert screen.ask("() => document.contains(window.kept)")
    assert screen.ask("() => document.activeElement.id") == "main"
    assert "#" not in screen.page.url


def test_back_leads_to_where_one_was(site: Site) -> None:
    screen = site.visit("/help")
    screen.page.get_by_role("heading", name=t("help-keys")).first.wait_for()
    screen.ask("() => { scrollTo(0, 500); document.querySelector('[href$=\"learn\"]').click(); }")
    screen.page.get_by_role("heading", name=t("learn-qubits")).wait_for()
    assert screen.ask("() => scrollY") == 0
    screen.page.go_back()
    screen.until(lambda: heading(screen) == t("page-help"))
    screen.until(lambda: screen.ask("() => scrollY") == 500)


def test_a_page_that_does_not_come_says_so(site: Site) -> None:
    """The address has changed; so has the page, and from there the player can go on."""
    screen = site.visit()
    screen.trouble_expected = True
    screen.page.locator(".table").wait_for()
    screen.page.context.set_offline(True)
    link(screen, t("page-learn"))
    screen.until(lambda: heading(screen) == t("site-not-loaded"))
    assert screen.page.title() == "Learn · qmines"
    screen.page.context.set_offline(False)
    link(screen, t("site-retry"))
    screen.until(lambda: heading(screen) == t("page-learn"))


@pytest.mark.quick
def test_an_address_that_leads_nowhere(site: Site) -> None:
    for path in ("/nowhere", "/learn/12", "/game/"):
        screen = site.blank()
        screen.trouble_expected = True  # the browser notes the 404
        screen.page.goto(screen.address + path)
        screen.until(lambda screen=screen: heading(screen) == t("site-not-found"))
        screen.page.get_by_text(t("site-not-found-about")).wait_for()
        link(screen, t("site-home"))
        screen.page.locator(".table").wait_for()
