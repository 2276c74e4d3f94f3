"""What the files of the site contain: read from the package, translated, bundled or generated."""

from __future__ import annotations

import hashlib
import html
import json
import re
from functools import cached_property, partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from qmines.messages import Message, Translator
from qmines.messages.files import bundle_of
from qmines.messages.languages import LANGUAGES, SOURCE
from qmines.solver import network
from qmines.web import public_data
from qmines.web.http.module_bundle import FIRST, STYLES, Bundle, with_bundle
from qmines.web.pages import MESSAGE_BUNDLES

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER: Final = Path(str(files("qmines.web").joinpath("static")))
DOCUMENT: Final = "index.html"
MANIFEST: Final = "manifest.webmanifest"
SERVICE_WORKER: Final = "service-worker.js"
_ICON: Final = "favicon.svg"
_SOURCES: Final = "static/js/"
_BUNDLED: Final = "static/app/"
_KEY: Final = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
_TEXT: Final = re.compile(r">\{ ([a-z0-9-]+) \}<")
_LABEL: Final = re.compile(r' aria-label="\{ ([a-z0-9-]+) \}"')


class Contents:
    """The files of the site by their addresses, as they are in a folder now.

    The document, the manifest and the service worker are in one language; ``index.html`` is the
    document of every page. Scripts are below ``static/js/``, and below ``static/app/`` for a
    document that loads the bundle.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._paths = [folder, *sorted(folder.rglob("*"))]
        self._times = self._changed()
        self._translated: dict[str, Callable[[str], bytes]] = {
            DOCUMENT: self._document,
            MANIFEST: self._manifest,
            SERVICE_WORKER: self._service_worker,
        }
        self._same: dict[str, Callable[[], bytes]] = {_ICON: (folder / _ICON).read_bytes}
        for path in self._paths:
            if path.parent != folder and path.is_file():
                self._add(path.relative_to(folder).as_posix(), path.read_bytes)
        for name in public_data.FILES:
            self._add(name, partial(public_data.written, name))
        for language in LANGUAGES:
            for name, parts in MESSAGE_BUNDLES.items():
                self._add(f"messages/{language}/{name}.ftl", partial(_messages, language, parts))
        self._add("kernel/network.bin", network.read)
        scripts = [each for each in self._same if each.startswith(_SOURCES)]
        for name in (*(each.removeprefix(_SOURCES) for each in scripts), FIRST, STYLES):
            self._same[f"{_BUNDLED}{name}"] = partial(self._module, name)

    def _add(self, name: str, make: Callable[[], bytes]) -> None:
        self._same[f"static/{name}"] = make

    def outdated(self) -> bool:
        """Whether a file of the folder has been changed, added or removed since."""
        try:
            return self._changed() != self._times
        except FileNotFoundError:
            return True

    def _changed(self) -> list[int]:
        return [path.stat().st_mtime_ns for path in self._paths]

    def __contains__(self, address: str) -> bool:
        return address in self._same or address in self._translated

    def read(self, address: str, language: str = SOURCE) -> bytes:
        """A file; raises ``KeyError`` if there is none."""
        make = self._translated.get(address)
        return self._same[address]() if make is None else make(language)

    def offline(self, language: str = SOURCE, *, bundled: bool = False) -> dict[str, bytes]:
        """Every file that a page can load, to be kept for use without a network."""
        left_out = _SOURCES if bundled else _BUNDLED
        names = [
            DOCUMENT,
            MANIFEST,
            *(name for name in self._same if not name.startswith(left_out)),
        ]
        return {name: self.read(name, language) for name in names}

    def _document(self, language: str) -> bytes:
        text = (self._folder / DOCUMENT).read_text("utf-8")
        return with_bundle(translated(text, language)).encode()

    def _manifest(self, language: str) -> bytes:
        text = (self._folder / MANIFEST).read_text("utf-8")
        return _filled(text, language, lambda found: json.dumps(found)[1:-1]).encode()

    def _service_worker(self, language: str) -> bytes:
        script = (self._folder / SERVICE_WORKER).read_bytes()
        return with_files(script, self.offline(language, bundled=True))

    @cached_property
    def _bundle(self) -> Bundle:
        return Bundle(self._folder)

    def _module(self, name: str) -> bytes:
        """A script for a document that loads the bundle, or all styles."""
        if name in self._bundle:
            return self._bundle.file(name).encode()
        return self._same[f"{_SOURCES}{name}"]()


def _messages(language: str, names: tuple[str, ...]) -> bytes:
    return bundle_of(language, names).encode()


def with_files(script: bytes, files: dict[str, bytes]) -> bytes:
    """The service worker, with the files to cache and a version that depends on all of them."""
    hashes = {
        "" if name == DOCUMENT else name: hashlib.sha256(data).hexdigest()
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
