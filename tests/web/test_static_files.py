"""What pages and files cost: each is made once, whatever clients ask for."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from starlette.requests import Request

from qmines.messages.languages import LANGUAGES
from qmines.web.http.errors import Refusal
from qmines.web.http.file_contents import FOLDER, Contents
from qmines.web.http.rate_limits import RATES
from qmines.web.http.static_files import Pages
from qmines.web.pages import PAGES

from .asgi import HOST, running, scope

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from fastapi import FastAPI

MAIN = "/static/js/main.js"
MOST = 20.0  # times the CPU time of that file
HTML = "text/html,*/*;q=0.8"
LARGE = 30_000  # bytes, about as many as all headers together may have


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


async def fetch(app: FastAPI, path: str, method: str = "GET", **headers: str) -> Answer:
    sent = {"host": HOST} | {name.replace("_", "-"): text for name, text in headers.items()}
    found: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        found.append(message)

    raw = [(name.encode(), text.encode()) for name, text in sent.items()]
    await app(scope("http", path, "", method=method, headers=raw), receive, send)
    told = {name.decode(): text.decode() for name, text in found[0]["headers"]}
    return Answer(found[0]["status"], told, b"".join(each.get("body", b"") for each in found[1:]))


def in_app(folder: Path, work: Callable[[FastAPI], Awaitable[None]], **settings: Any) -> None:
    async def worked() -> None:
        async with running(f"sqlite:///{folder}/games.db", **settings) as app:
            await work(app)

    asyncio.run(worked())


def public_requests() -> Iterator[tuple[str, dict[str, str]]]:
    """Every page and file in every language, unknown ones, and requests with odd headers."""
    pages = [
        path.replace("{name}", "a-b_1").replace("{word}", "pair").replace("{player}", "ada")
        for page in PAGES
        for path in page.paths
    ]
    lost = ["/nowhere", "/a/b/c", f"/{'x/' * 2000}", "/static/none.js", "/static/../app.py"]
    same = [name for name in Contents().offline(bundled=True) if name.startswith("static/")]
    same += [name for name in Contents().offline() if name.startswith("static/js/")]
    for name in [*same, "favicon.svg", "openapi.json"]:
        yield f"/{name}", {"accept_encoding": "gzip"}
    for language in LANGUAGES:
        for path in [*pages, *lost, "/manifest.webmanifest", "/service-worker.js"]:
            headers = {"accept": HTML, "accept_language": language}
            yield path, headers
            yield path, headers | {"accept_encoding": "gzip"}
    odd = (",", "x" * 8 + ",", "gzip;q=", "*;q=0.5,", '"', "q")
    for name in ("accept_encoding", "accept_language", "if_none_match", "accept"):
        for text in odd:
            yield "/", {name: text * (LARGE // len(text))}


async def cpu_times(app: FastAPI) -> dict[str, float]:
    """The least CPU time of each public request in several rounds."""
    asked = [(MAIN, {"accept_encoding": "gzip"}), *public_requests()]
    least = {repr(each): float("inf") for each in asked}
    for _ in range(10):
        for path, headers in asked:
            start = time.process_time()
            await fetch(app, path, **headers)
            taken = time.process_time() - start
            key = repr((path, headers))
            least[key] = min(least[key], taken)
    return least


def test_no_public_file_costs_much_more_than_another(tmp_path: Path):
    """The service worker once took 1,500 times as long, since it hashed every file again."""

    async def measure(app: FastAPI) -> None:
        times = await cpu_times(app)
        base = times[repr((MAIN, {"accept_encoding": "gzip"}))]
        ratios = {name[:200]: round(taken / base, 1) for name, taken in times.items()}
        dear = {name: ratio for name, ratio in ratios.items() if ratio > MOST}
        assert not dear, dear
        print(f"at most {max(ratios.values())} times {base * 1e6:.0f} µs")  # noqa: T201

    in_app(tmp_path, measure)


def test_what_is_kept_does_not_depend_on_what_is_asked(tmp_path: Path):
    """Odd paths and languages add nothing, and many who ask at once share what is made."""
    made: list[object] = []

    async def ask(app: FastAPI) -> None:
        pages: Pages = app.state.pages
        packed = pages._made
        pages._made = lambda *wanted: (made.append(wanted), packed(*wanted))[1]  # type: ignore[method-assign]
        paths = ["/service-worker.js", "/nowhere", *(f"/{'a/' * depth}" for depth in range(40))]
        paths += [f"/{number}" for number in range(50)]
        paths += [f"/static/{number}.js" for number in range(50)]
        languages = [*LANGUAGES, "xx", "de-XX", "de;q=0.3", "en;q=zero", "*", ""]
        await asyncio.gather(
            *(
                fetch(app, path, accept=HTML, accept_language=language)
                for path in paths
                for language in languages
            )
        )

    in_app(tmp_path, ask)
    assert len(made) == len({*made}) <= len(LANGUAGES) * 10


def test_a_file_that_changes_is_read_again(tmp_path: Path):
    """A developer only has to reload the page; nothing is looked at more than once a second."""
    folder = tmp_path / "static"
    shutil.copytree(FOLDER, folder)
    now = 0.0
    paths = ["/", "/static/js/main.js", "/static/app/first.js", "/service-worker.js"]

    async def texts(pages: Pages, *paths: str) -> list[bytes]:
        asked = [Request(scope("http", path, "", method="GET")) for path in paths]
        answers = [await (pages.file, pages.page)[each.url.path == "/"](each) for each in asked]
        return [bytes(each.body) for each in answers]

    async def work() -> None:
        nonlocal now
        pages = Pages(folder=folder, clock=lambda: now)
        before = await texts(pages, *paths)
        for name in ("js/main.js", "index.html"):
            with (folder / name).open("a", encoding="utf-8") as file:
                file.write("\n/* more */\n")
            os.utime(folder / name, (time.time() + 5,) * 2)
        assert await texts(pages, *paths) == before
        now = 1.0
        after = await texts(pages, *paths)
        assert all(new != old for new, old in zip(after, before, strict=True))
        (folder / "js" / "new.js").write_text("one;\n", "utf-8")
        (folder / "js" / "messages.js").unlink()
        now = 2.0
        assert await texts(pages, "/static/js/new.js") == [b"one;\n"]
        with pytest.raises(Refusal):
            await texts(pages, "/static/js/messages.js")

    asyncio.run(work())


@pytest.mark.parametrize("path", ["/", "/learn/pair", "/service-worker.js", "/openapi.json", MAIN])
def test_unchanged_files_are_not_sent_again(tmp_path: Path, path: str):
    async def work(app: FastAPI) -> None:
        plain = await fetch(app, path)
        packed = await fetch(app, path, accept_encoding="br, gzip")
        assert gzip.decompress(packed.body) == plain.body
        tag = packed.headers["etag"]
        assert tag != plain.headers["etag"]
        for asked in (tag, f'"other", {tag}', f"W/{tag}"):  # a proxy may weaken it
            again = await fetch(app, path, accept_encoding="gzip", if_none_match=asked)
            assert (again.status, again.body) == (304, b"")
        assert (await fetch(app, path, if_none_match=tag)).status == 200
        head = await fetch(app, path, "HEAD", accept_encoding="gzip")
        assert head.status == 200
        assert head.headers == packed.headers

    in_app(tmp_path, work)


def test_pages_are_limited_like_everything_else(tmp_path: Path):
    """Twenty first visits at once are not; unknown pages and files count as well."""
    burst = int(RATES["page"].burst)

    async def work(app: FastAPI) -> None:
        paths = ["/", "/service-worker.js", "/nowhere", MAIN, "/static/none"]
        for number in range(burst):
            assert (await fetch(app, paths[number % len(paths)])).status in {200, 404}
        found = {(await fetch(app, path)).status for path in paths for _ in range(1000)}
        assert 429 in found
        refused = await fetch(app, "/nowhere", accept=HTML)
        while refused.status != 429:
            refused = await fetch(app, "/nowhere", accept=HTML)
        assert refused.headers["retry-after"] == "1"
        assert (await fetch(app, "/api/rules")).status == 200

    in_app(tmp_path, work, limited=True)
