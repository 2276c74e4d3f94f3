"""One server and one browser for all tests of a worker.

Playwright's calls block, and beneath them an event loop runs that would be in the way of other
tests; so all of it, the bodies of these tests included, happens on a thread of its own.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from .driver import Site
from .serving import Door, Server
from .tools import chromium

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_THREAD = ThreadPoolExecutor(1, "browser")


def pytest_itemcollected(item: pytest.Item) -> None:
    """A browser takes a second for each test, so only a few journeys are quick."""
    if not item.get_closest_marker("quick"):
        item.add_marker("extra")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test of the page where its browser lives."""
    if "site" not in pyfuncitem.fixturenames:
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    values = {name: pyfuncitem.funcargs[name] for name in wanted}
    _THREAD.submit(pyfuncitem.obj, **values).result()
    return True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one test, which may stop it."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def door(server: Server) -> Iterator[Door]:
    """The server of all tests at an address of one test, which may shut it."""
    with Door(server) as opened:
        yield opened


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    path = chromium()
    playwright = _THREAD.submit(lambda: sync_playwright().start()).result()
    launched = _THREAD.submit(
        playwright.chromium.launch,
        executable_path=str(path),
        args=["--no-sandbox", "--disable-gpu"],
    ).result()
    yield launched
    _THREAD.submit(launched.close).result()
    _THREAD.submit(playwright.stop).result()


@pytest.fixture
def site(browser, server: Server) -> Iterator[Site]:
    """Opens pages of the site; whatever they complain of fails the test."""
    made = Site(browser, server.address)
    yield made
    _THREAD.submit(made.close).result()
    assert made.complaints == []
