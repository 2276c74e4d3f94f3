"""Sends the pages and files of the site: made and compressed once, sent again if they changed."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import time
from pathlib import PurePath
from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.responses import Response

from qmines.messages import Message
from qmines.messages.languages import accepted_languages, best_language
from qmines.web.http.errors import Refusal
from qmines.web.http.file_contents import (
    DOCUMENT,
    FOLDER,
    MANIFEST,
    SERVICE_WORKER,
    Contents,
    in_folder,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from starlette.requests import Request

WORKER_CSP: Final = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""For workers that compile the kernel: pages themselves may not compile WebAssembly."""
_LEAST: Final = 200  # bytes from which compression pays off
_LONGEST: Final = 500  # characters of a header that are looked at
_LOOK: Final = 1.0  # seconds between two looks at whether a file has changed
_TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_SQUEEZED: Final = (
    "text/", "application/json", "application/manifest", "application/octet-stream",
    "application/wasm", "image/svg",
)  # fmt: skip
_IN_LANGUAGES: Final = {DOCUMENT, MANIFEST, SERVICE_WORKER}
_DEEPEST: Final = 8  # an unknown path with more parts does not get the document
_FIRST_PAGE: Final = ("/", "/play")
_ASKED_FIRST: Final = ("static/messages/{}/home.ftl", "api/rules", "api/me")
"""What the scripts of the home page load before they show a board."""
_PRELOAD: Final = ", ".join(
    f"<./{each}>; rel=preload; as=fetch; crossorigin" for each in _ASKED_FIRST
)
_WASM_WORKERS: Final = {
    f"static/{folder}/{part}/worker.js"
    for folder in ("js", "app")
    for part in ("kernel", "picture")
}


class _Wanted(NamedTuple):
    """A file in a language, if it has any, for a page so many folders below the first."""

    address: str
    language: str = ""
    depth: int = 0


class _File(NamedTuple):
    type: str
    tag: str
    plain: bytes
    small: bytes | None


class Pages:
    """Answers requests for pages and files.

    Every file is made once: what is kept depends on the addresses, languages and depths that
    exist, not on what clients ask for. If a file of the folder changes, all are made again, so a
    developer only has to reload the page.

    Args:
        more: makes files that are not in the folder, by their addresses.
        folder: where the files are.
        clock: in seconds.
    """

    def __init__(
        self,
        more: Mapping[str, Callable[[], bytes]] | None = None,
        folder: Path = FOLDER,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._more = more or {}
        self._folder = folder
        self._clock = clock
        self._making = asyncio.Lock()
        self._kept: dict[_Wanted, _File] = {}
        self._contents = Contents(folder)
        self._looked = clock()

    async def page(self, request: Request, status: int = 200) -> Response:
        """The document, which is the same for all pages, with links that fit the path."""
        path = request.scope["path"]
        wanted = _Wanted(DOCUMENT, _language_of(request), path.count("/") - 1)
        response = await self._sent(request, wanted, status)
        if path in _FIRST_PAGE:
            response.headers["Link"] = _PRELOAD.format(wanted.language)
        return response

    async def lost(self, request: Request) -> Response | None:
        """The document for a browser that requests an unknown page; it says so."""
        path = request.scope["path"]
        inner = path.startswith(("/api/", "/static/")) or path.count("/") > _DEEPEST
        if inner or "text/html" not in request.headers.get("accept", ""):
            return None
        return await self.page(request, 404)

    async def file(self, request: Request) -> Response:
        """Any other file, by its path."""
        address = request.scope["path"][1:]
        language = _language_of(request) if address in _IN_LANGUAGES else ""
        return await self._sent(request, _Wanted(address, language), 200)

    async def _sent(self, request: Request, wanted: _Wanted, status: int) -> Response:
        file = await self._file(wanted)
        squeezed = file.small is not None and accepts_gzip(request)
        tag = f'"{file.tag}{"-gz" if squeezed else ""}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if wanted.language:
            headers["Vary"] += ", Accept-Language"
        if wanted.address in _WASM_WORKERS:  # a worker obeys the policy that its script came with
            headers["Content-Security-Policy"] = WORKER_CSP
        if status == 200 and tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if squeezed:
            headers["Content-Encoding"] = "gzip"
        body = file.small if squeezed else file.plain
        return Response(body, status, headers=headers, media_type=file.type)

    async def _file(self, wanted: _Wanted) -> _File:
        """A file; the first time, it is made on a thread, one after the other."""
        self._forget_changed()
        kept, contents = self._kept, self._contents
        if wanted.address not in contents and wanted.address not in self._more:
            raise Refusal(404, "missing", Message("refused-no-page"))
        if wanted not in kept:
            async with self._making:
                if wanted not in kept:
                    kept[wanted] = await asyncio.to_thread(self._made, contents, wanted)
        return kept[wanted]

    def _made(self, contents: Contents, wanted: _Wanted) -> _File:
        make = self._more.get(wanted.address)
        plain = contents.read(wanted.address, wanted.language) if make is None else make()
        if wanted.address == DOCUMENT:
            plain = in_folder(plain, wanted.depth)
        return _packed(wanted.address, plain)

    def _forget_changed(self) -> None:
        if self._clock() - self._looked < _LOOK:
            return
        self._looked = self._clock()
        if self._contents.outdated():
            self._contents, self._kept = Contents(self._folder), {}


def _language_of(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")[:_LONGEST]
    return best_language(accepted_languages(wanted))


def _packed(address: str, plain: bytes) -> _File:
    kind = _TYPES.get(PurePath(address).suffix) or mimetypes.guess_type(address)[0]
    kind = kind or "application/octet-stream"
    small = None
    if kind.startswith(_SQUEEZED) and len(plain) >= _LEAST:
        small = gzip.compress(plain, 9, mtime=0)
    return _File(kind, hashlib.sha256(plain).hexdigest()[:32], plain, small)


def accepts_gzip(request: Request) -> bool:
    """Whether a client accepts gzip."""
    for each in request.headers.get("accept-encoding", "")[:_LONGEST].split(","):
        coding, _, quality = each.partition(";")
        if coding.strip().lower() == "gzip":
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False
