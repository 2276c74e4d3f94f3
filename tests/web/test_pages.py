"""The pages that the server answers with the document: those of the table, and no others."""

from __future__ import annotations

import asyncio
import html
import json
from html.parser import HTMLParser
from urllib.parse import urljoin

import pytest
from starlette.requests import Request

from qmines.messages import Message, Translator
from qmines.messages.files import bundle_of
from qmines.web import app, tables
from qmines.web.http.static_files import Pages
from qmines.web.pages import MESSAGE_BUNDLES, PAGES, Page
from qmines.web.static_site import site_files

from .asgi import HOST, ask, running

TIDES = Page("tides", ("/tides", "/tides/{name}"), ("home",), link=True)


async def statuses(database: str, paths: list[str]) -> list[int]:
    async with running(database) as site:
        return [(await ask(site, "GET", path))[0] for path in paths]


async def answers(database: str, paths: list[str]) -> list[tuple[int, str]]:
    async with running(database) as site:
        found = [await ask(site, "GET", path) for path in paths]
        return [(status, body.decode()) for status, _, body in found]


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
    assert '</a>\n      <a href="./tides">{ page-tides }</a>' in written["index.html"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.script)
def test_paths_have_parts_that_the_front_end_knows(page):
    for path in page.paths:
        rest = path.replace("{name}", "").replace("{word}", "").replace("{player}", "")
        assert "{" not in rest
        assert path.startswith("/")
    assert sum(path.count("{") for path in page.paths) <= 1  # the router looks at the first


class Links(HTMLParser):
    """Everything that a document refers to by an address."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(document)

    def handle_starttag(self, _: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {text for name, text in attrs if name in {"href", "src"} and text}


def linked(document: str, address: str) -> set[str]:
    """The addresses that a document at an address refers to, without those of its own parts."""
    found = {link for link in Links(document).found if not link.startswith("#")}
    assert {"favicon.svg", "manifest.webmanifest"} <= {link.rpartition("/")[2] for link in found}
    return {urljoin(address, link) for link in found}


def test_every_link_and_icon_of_every_page_is_there(tmp_path):
    """At every depth, unknown pages included."""

    async def check() -> None:
        async with running(f"sqlite:///{tmp_path}/games.db") as site:
            html = [(b"host", HOST.encode()), (b"accept", b"text/html")]
            lost = [f"/lost{'/deeper' * depth}" for depth in range(8)]
            found: set[str] = set()
            for path in [*paths_of(*PAGES), *lost, "/lost/", "/learn/pair/more"]:
                _, _, body = await ask(site, "GET", path, headers=html)
                found |= linked(body.decode(), path)
            assert {"/learn", "/static/app/first.js", "/static/app/site.css"} <= found
            for link in sorted(found):
                assert (await ask(site, "GET", link))[0] == 200, link

    asyncio.run(check())


def test_every_link_and_icon_of_the_static_site_is_there():
    """Below a path, where a host adds a slash to the addresses of folders."""
    files = site_files()
    pages = {name: name.removesuffix("index.html") for name in files if name.endswith(".html")}
    pages["404.html"] = "game/abcdefghjkmn"
    for name, path in pages.items():
        for link in linked(files[name].decode(), f"/mines/{path}"):
            assert link.startswith("/mines/"), (name, link)
            there = link.removeprefix("/mines/")
            assert {there, f"{there}/index.html".removeprefix("/")} & files.keys(), (name, link)


def test_documents_are_filled_with_messages(tmp_path):
    paths = ["/", "/manifest.webmanifest"]
    page, manifest = asyncio.run(answers(f"sqlite:///{tmp_path}/games.db", paths))
    told = Translator()(Message("site-description"))
    assert html.escape(told) in page[1]
    assert "{ " not in page[1]
    assert json.loads(manifest[1])["description"] == told


def test_messages_come_in_bundles(tmp_path):
    """One for every page, one for each; other names, files and languages are not there."""
    names = [*MESSAGE_BUNDLES, "hints", "nothing", "../en/home"]
    paths = [f"/static/messages/en/{name}.ftl" for name in names]
    paths += ["/static/messages/en.ftl", "/static/messages/xx/home.ftl", "/static/messages/"]
    found = asyncio.run(answers(f"sqlite:///{tmp_path}/games.db", paths))
    count = len(MESSAGE_BUNDLES)
    assert [status for status, _ in found] == [200] * count + [404] * (len(paths) - count)
    for (_, text), files in zip(found, MESSAGE_BUNDLES.values(), strict=False):
        assert text == bundle_of("en", files)


def test_the_first_page_says_what_its_scripts_will_ask_for(tmp_path):
    """So the browser asks for it along with the scripts; other pages need other things."""

    async def links() -> list[str]:
        async with running(f"sqlite:///{tmp_path}/games.db") as site:
            found = [await ask(site, "GET", path) for path in ("/", "/play", "/help")]
            return [dict(headers).get(b"link", b"").decode() for _, headers, _ in found]

    first, same, other = asyncio.run(links())
    assert first == same
    assert [part.partition(">")[0] for part in first.split(", ")] == [
        "<./static/messages/en/home.ftl",
        "<./api/rules",
        "<./api/me",
    ]
    assert not other


@pytest.mark.parametrize(
    ("wanted", "language"), [("de-DE,en;q=0.5", "de"), ("nl", "en"), ("", "en")]
)
def test_the_document_is_in_the_language_of_the_browser(wanted: str, language: str):
    request = Request(
        {
            "type": "http",
            "method": "GET",
            "path": "/",
            "query_string": b"",
            "headers": [(b"accept-language", wanted.encode())],
        }
    )
    answer = asyncio.run(Pages().page(request))
    assert f'<html lang="{language}">' in bytes(answer.body).decode()
    assert f"static/messages/{language}/home.ftl" in answer.headers["link"]
    assert "Accept-Language" in answer.headers["vary"]
