"""The page and its files: read and compressed once, and sent again only if their tags differ."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import html
import json
import mimetypes
import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import Response

from qmines.messages import Message, Translator
from qmines.messages import files as message_files
from qmines.messages.languages import LANGUAGES, SOURCE, accepted_languages, best_language
from qmines.solver import network
from qmines.web import public_data
from qmines.web.http.errors import Refusal
from qmines.web.http.module_bundle import FIRST, STYLES, Bundle, with_bundle
from qmines.web.pages import MESSAGE_BUNDLES

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

FOLDER: Final = Path(str(files("qmines.web").joinpath("static")))
_MESSAGES: Final = re.compile(r"messages/([A-Za-z-]+)/([a-z-]+)\.ftl")
_KEY: Final = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
_TEXT: Final = re.compile(r">\{ ([a-z0-9-]+) \}<")
_LABEL: Final = re.compile(r' aria-label="\{ ([a-z0-9-]+) \}"')
WORKER_CSP: Final = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""For workers that compile the kernel: pages themselves may not compile WebAssembly."""
_LEAST: Final = 200  # bytes from which compression pays off
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
_INDEX: Final = "index.html"
_MANIFEST: Final = "manifest.webmanifest"
_TRANSLATED_FILES: Final = (_INDEX, _MANIFEST)
_DEEPEST: Final = 8  # folders, so that a path of slashes does not make a document of dots
SERVICE_WORKER: Final = "service-worker.js"
_FIRST_PAGE: Final = ("/", "/play")
_ASKED_FIRST: Final = ("static/messages/{}/home.ftl", "api/rules", "api/me")
"""What the scripts of the home page load before they show a board."""
_PRELOAD: Final = ", ".join(
    f"<./{each}>; rel=preload; as=fetch; crossorigin" for each in _ASKED_FIRST
)
_WASM_WORKERS: Final = tuple(
    f"{folder}/{part}/worker.js" for folder in ("js", "app") for part in ("kernel", "picture")
)
_NETWORK: Final = "kernel/network.bin"


@dataclass(frozen=True, slots=True)
class _File:
    changed: int
    type: str
    tag: str
    plain: bytes
    small: bytes | None


class Pages:
    """Serves the files of the page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._known: dict[str, _File] = {}
        self._bundle: Bundle | None = None
        self._bundle_changed = 0

    async def page(self, request: Request, status: int = 200) -> Response:
        """The document, which is the same for all pages, with links that fit the path."""
        language = _language_of(request)
        file = await self._found(_INDEX, language)
        depth = min(request.url.path.count("/") - 1, _DEEPEST)
        if depth:
            file = _packed(Path(_INDEX), in_folder(file.plain, depth), 0)
        response = _sent(request, _INDEX, file, status)
        if request.url.path in _FIRST_PAGE:
            response.headers["Link"] = _PRELOAD.format(language)
        return response

    async def lost(self, request: Request) -> Response | None:
        """The document for a browser that requests an unknown page; it says so."""
        inner = request.url.path.startswith(("/api/", "/static/"))
        if inner or "text/html" not in request.headers.get("accept", ""):
            return None
        return await self.page(request, 404)

    async def file(self, request: Request) -> Response:
        """A file of the page."""
        return await self._answer(request, request.path_params["path"])

    async def manifest(self, request: Request) -> Response:
        """The manifest, with which a browser can install the site."""
        return await self._answer(request, _MANIFEST)

    async def service_worker(self, request: Request) -> Response:
        """The service worker, which caches the site in the browser."""
        language = _language_of(request)
        file = await asyncio.to_thread(self._service_worker, language)  # reads every file
        return _sent(request, SERVICE_WORKER, file, 200)

    async def icon(self, request: Request) -> Response:
        """The icon of the page."""
        return await self._answer(request, "favicon.svg")

    def contents(self, language: str = SOURCE, *, bundled: bool = False) -> dict[str, bytes]:
        """Every file that the page can load, by its path.

        The document is in one language; messages are in all of them. If the document loads the
        bundle, scripts have their paths below ``app/``.
        """
        names = [
            *sorted(
                path.relative_to(self._folder).as_posix()
                for path in self._folder.rglob("*.*")
                if path.parent != self._folder
            ),
            *public_data.FILES,
            *(f"messages/{each}/{name}.ftl" for each in LANGUAGES for name in MESSAGE_BUNDLES),
            _NETWORK,
        ]
        if bundled:
            names = [f"app/{name[3:]}" if name.startswith("js/") else name for name in names]
            names += [f"app/{name}" for name in (FIRST, STYLES)]
        addresses = {name: name for name in (_INDEX, _MANIFEST, "favicon.svg")}
        addresses |= {f"static/{name}": name for name in names}
        found = {address: self._file(name, language) for address, name in addresses.items()}
        return {address: file.plain for address, file in found.items() if file is not None}

    def _service_worker(self, language: str) -> _File:
        script = (self._folder / SERVICE_WORKER).read_bytes()
        kept = with_files(script, self.contents(language, bundled=True))
        return _packed(Path(SERVICE_WORKER), kept, 0)

    async def _answer(self, request: Request, name: str) -> Response:
        return _sent(request, name, await self._found(name, _language_of(request)), 200)

    async def _found(self, name: str, language: str) -> _File:
        """A file; it is read and compressed on a thread the first time."""
        places = {name, f"{name} {language}", name.replace("app/", "js/", 1)}
        if places.isdisjoint(self._known):
            file = await asyncio.to_thread(self._file, name, language)
        else:
            file = self._file(name, language)
        if file is None:
            raise Refusal(404, "missing", Message("refused-no-page"))
        return file

    def _file(self, name: str, language: str = SOURCE) -> _File | None:
        parts = name.split("/")
        if parts[0] == "messages":
            return self._messages(name)
        if name in public_data.FILES:
            return self._made(name, lambda: public_data.written(name))
        if parts[0] == "app":
            module = name.removeprefix("app/")
            return self._bundled(module) or self._file(f"js/{module}")
        path = network.FILE if name == _NETWORK else self._folder / name
        if "\0" in name or "\\" in name or not all(parts) or {".", ".."} & set(parts):
            return None
        try:
            changed = path.stat().st_mtime_ns
            place = f"{name} {language}" if name in _TRANSLATED_FILES else name
            known = self._known.get(place)
            if known is None or known.changed != changed:
                known = self._known[place] = _read(path, changed, language)
        except (OSError, ValueError):
            return None
        return known

    def _bundled(self, name: str) -> _File | None:
        """The bundle, a module that is in it, or all styles; None for other scripts."""
        if self._bundle is None or self._bundle.changed() != self._bundle_changed:
            self._bundle = Bundle(self._folder)
            self._bundle_changed = self._bundle.changed()
            self._known = {n: f for n, f in self._known.items() if not n.startswith("app/")}
        bundle = self._bundle
        if name not in bundle:
            return None
        return self._made(f"app/{name}", lambda: bundle.file(name).encode())

    def _messages(self, name: str) -> _File | None:
        """Messages for the page: ``messages/LANGUAGE/BUNDLE.ftl``, several files in one."""
        found = _MESSAGES.fullmatch(name)
        if found is None or found[1] not in LANGUAGES or found[2] not in MESSAGE_BUNDLES:
            return None
        language, names = found[1], MESSAGE_BUNDLES[found[2]]
        return self._made(name, lambda: message_files.bundle_of(language, names).encode())

    def _made(self, name: str, make: Callable[[], bytes]) -> _File:
        """A file that is not on the disk, made the first time."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = _packed(Path(name), make(), 0)
        return known


def _sent(request: Request, name: str, file: _File, status: int) -> Response:
    squeezed = file.small is not None and accepts_gzip(request)
    tag = f'"{file.tag}{"-gz" if squeezed else ""}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if name in _TRANSLATED_FILES:
        headers["Vary"] += ", Accept-Language"
    if name in _WASM_WORKERS:  # a worker obeys the policy that its script came with
        headers["Content-Security-Policy"] = WORKER_CSP
    known = {each.strip() for each in request.headers.get("if-none-match", "").split(",")}
    if tag in known and status == 200:
        return Response(status_code=304, headers=headers)
    if squeezed:
        headers["Content-Encoding"] = "gzip"
    body = file.small if squeezed else file.plain
    return Response(body, status, headers=headers, media_type=file.type)


def _language_of(request: Request) -> str:
    return best_language(accepted_languages(request.headers.get("accept-language", "")))


def _read(path: Path, changed: int, language: str) -> _File:
    plain = path.read_bytes()
    if path.suffix == ".html":
        plain = with_bundle(translated(plain.decode(), language)).encode()
    elif path.suffix == ".webmanifest":
        plain = _filled(plain.decode(), language, lambda text: json.dumps(text)[1:-1]).encode()
    return _packed(path, plain, changed)


def with_files(script: bytes, files: dict[str, bytes]) -> bytes:
    """The service worker, with the files to cache and a version that depends on all of them."""
    hashes = {
        "" if name == _INDEX else name: hashlib.sha256(data).hexdigest()
        for name, data in files.items()
    }
    listed = json.dumps(hashes, indent=0, sort_keys=True).encode()
    version = hashlib.sha256(script + listed).hexdigest()[:16].encode()
    script = script.replace(b'VERSION = "";', b'VERSION = "' + version + b'";', 1)
    return script.replace(b"FILES = {};", b"FILES = " + listed + b";", 1)


def in_folder(document: bytes, depth: int) -> bytes:
    """A document whose links begin with ``./``, for a path so many folders below.

    So the site works below any path that a proxy or a file host puts in front of it.

    >>> in_folder(b'<a href="./learn">', 2)
    b'<a href="../../learn">'
    """
    return document.replace(b'="./', b'="' + b"../" * depth) if depth else document


def translated(document: str, language: str = SOURCE) -> str:
    """A document in a language, with a text for every ``{ message-key }``.

    Elements name the message they show, so that the page can change the language.

    >>> translated('<html lang="en"><title>{ site-name }</title>')
    '<html lang="en"><title data-message="site-name">qmines</title>'
    """
    document = document.replace(f'<html lang="{SOURCE}"', f'<html lang="{language}"', 1)
    document = document.replace(f"messages/{SOURCE}/", f"messages/{language}/")
    document = _TEXT.sub(r' data-message="\1"\g<0>', document)
    document = _LABEL.sub(r'\g<0> data-label="\1"', document)
    return _filled(document, language, html.escape)


def _filled(text: str, language: str, escape: Callable[[str], str]) -> str:
    speak = Translator(language)
    return _KEY.sub(lambda found: escape(speak(Message(found[1]))), text)


def _packed(path: Path, plain: bytes, changed: int) -> _File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    small = None
    if kind.startswith(_SQUEEZED) and len(plain) >= _LEAST:
        small = gzip.compress(plain, 9, mtime=0)
    return _File(changed, kind, hashlib.sha256(plain).hexdigest()[:32], plain, small)


def accepts_gzip(request: Request) -> bool:
    """Whether a client accepts gzip."""
    for each in request.headers.get("accept-encoding", "").split(","):
        coding, _, quality = each.partition(";")
        if coding.strip().lower() == "gzip":
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False
