"""The site below a path, as a proxy serves it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from support.prefix_proxy import PrefixProxy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .driver import Screen, Site
    from .serving import Server


@pytest.fixture
def below(server: Server) -> Iterator[str]:
    with PrefixProxy(urlsplit(server.address).port or 0) as proxy:
        yield proxy.address


def cells(screen: Screen) -> None:
    """Wait until a board is there, begun or not."""
    screen.page.locator("[role=gridcell]").first.wait_for(state="attached")


def check_icons(screen: Screen) -> None:
    """The icons and the manifest of the document are still there after its address has changed."""
    found = screen.ask(
        """() => Promise.all(
            [...document.querySelectorAll("link[rel*=icon], link[rel=manifest]")]
                .map(async ({href}) => [href, (await fetch(href)).status]))"""
    )
    names = ("favicon.svg", "static/icons/icon-192.png", "manifest.webmanifest")
    assert found == [[f"{screen.address}/{name}", 200] for name in names]


def test_pages_are_found_below_a_path(site: Site, below: str) -> None:
    screen = site.visit("/learn/single", address=below)
    cells(screen)
    for page in ("settings", "analyse", "learn"):
        screen.page.locator(f"nav a[href$='/{page}']").click()
        screen.page.wait_for_url(f"{below}/{page}*")
        screen.page.locator(f"nav a[href$='/{page}'][aria-current=page]").wait_for()
    screen.page.reload()
    screen.page.locator("a.lesson").first.click()
    cells(screen)
    assert screen.page.url.startswith(f"{below}/learn/")


def test_games_are_played_below_a_path(site: Site, below: str) -> None:
    screen = site.visit(address=below)
    cells(screen)
    screen.press("Enter")
    screen.page.wait_for_url(f"{below}/game/*")
    screen.settled()
    check_icons(screen)
    screen.page.reload()
    cells(screen)
    assert any(name.split(",")[0] != "hidden" for name in screen.names().values())
