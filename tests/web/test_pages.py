"""The pages that the server answers with the document: those of the table, and no others."""

from __future__ import annotations

import asyncio

import pytest

from qmines.web import app, tables
from qmines.web.pages import PAGES, Page

from .asgi import ask, running

TIDES = Page("tides", ("/tides", "/tides/{name}"), ("home",), link=True)


async def statuses(database: str, paths: list[str]) -> list[int]:
    async with running(database) as site:
        return [(await ask(site, "GET", path))[0] for path in paths]


def paths_of(*pages: Page) -> list[str]:
    return [
        path.replace("{name}", "a-b_1").replace("{word}", "pair")
        for page in pages
        for path in page.paths
    ]


def test_every_page_is_answered(tmp_path):
    paths = [*paths_of(*PAGES), *paths_of(TIDES)]
    found = asyncio.run(statuses(f"sqlite:///{tmp_path}/games.db", paths))
    assert found == [200] * (len(paths) - 2) + [404, 404]


def test_every_page_has_its_script_and_every_script_its_page():
    scripts = {path.stem for path in (tables.FOLDER / "js" / "pages").glob("*.js")}
    assert {page.script for page in PAGES} == scripts


def test_a_page_of_ones_own_is_one_row_and_its_script(tmp_path, monkeypatch):
    """The row is in the tests alone; the browser's tests show the page."""
    monkeypatch.setattr(app, "PAGES", (*PAGES, TIDES))
    found = asyncio.run(statuses(f"sqlite:///{tmp_path}/games.db", paths_of(TIDES)))
    assert found == [200, 200]
    written = tables.files(pages=(*PAGES, TIDES))
    assert r'[/^(?:\/tides|\/tides\/([\w-]+))$/,"tides"]' in written["js/tables/pages.js"]
    assert '</a>\n      <a href="/tides">{ page-tides }</a>' in written["index.html"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.script)
def test_paths_have_parts_that_the_front_end_knows(page):
    for path in page.paths:
        rest = path.replace("{name}", "").replace("{word}", "")
        assert "{" not in rest
        assert path.startswith("/")
    assert sum(path.count("{") for path in page.paths) <= 1  # the router looks at the first
