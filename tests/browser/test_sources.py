"""The page's own files: typed, small, and asking nobody else for anything."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from qmines.messages.files import bundle_of
from qmines.messages.languages import LANGUAGES
from qmines.web import pages

from .tools import ROOT, STATIC, npm

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.quick

SCRIPTS = sorted((STATIC / "js").rglob("*.js"))
TEXTS = [
    *SCRIPTS,
    *sorted(STATIC.rglob("*.css")),
    *sorted(STATIC.glob("*.html")),
    STATIC / "favicon.svg",
]
PAGES = sorted((STATIC / "js" / "pages").glob("*.js"))
MOST = 150 * 1024


def check_types(config: str) -> subprocess.CompletedProcess[str]:
    tsc = npm(".bin/tsc")
    return subprocess.run(
        [str(tsc), "-p", config], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_types() -> None:
    done = check_types("tests/browser/tsconfig.json")
    assert done.returncode == 0, done.stdout


def test_types_are_looked_at(tmp_path) -> None:
    """A planted fault is found."""
    (tmp_path / "wrong.js").write_text(
        'import { clock } from "./dom.js";\nexport const shown = clock("soon") + 1;\n', "utf-8"
    )
    shutil.copytree(STATIC / "js" / "messages", tmp_path / "messages")
    for name in ("base-path.js", "dom.js", "messages.js"):
        shutil.copy(STATIC / "js" / name, tmp_path)
    config = json.loads((ROOT / "tests" / "browser" / "tsconfig.json").read_text("utf-8"))
    config["include"] = ["*.js", "messages/*.js"]
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), "utf-8")
    done = check_types(str(tmp_path / "tsconfig.json"))
    assert done.returncode != 0
    assert re.findall(r"(\w+\.js)\(\d", done.stdout) == ["wrong.js"]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(STATIC)))
def test_one_file_one_purpose(path) -> None:
    text = path.read_text("utf-8")
    assert text.count("\n") <= 300, "it wants to be two"
    elsewhere = re.findall(r"(?:https?:)?//[\w.-]+\.\w+", text)
    assert [found for found in elsewhere if "www.w3.org" not in found] == []


def test_nothing_inline() -> None:
    """The content policy would refuse it."""
    page = (STATIC / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", page)


FOR_A_MOUSE = re.compile(r"@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}")


@pytest.mark.parametrize("path", sorted((STATIC / "css").glob("*.css")), ids=lambda path: path.stem)
def test_nothing_stays_highlighted_after_a_tap(path: Path) -> None:
    """A finger leaves ``:hover`` behind, so only styles for a mouse may use it."""
    assert ":hover" not in FOR_A_MOUSE.sub("", path.read_text("utf-8").replace("leaves :hover", ""))


def test_everything_imported_exists() -> None:
    for path in SCRIPTS:
        for name in re.findall(r'(?:from|import\()\s*"(\.[^"]+)"', path.read_text("utf-8")):
            assert (path.parent / name).resolve().is_file(), f"{path.name}: {name}"


def test_every_script_is_used() -> None:
    used = {STATIC / "js" / "main.js"}
    used |= {STATIC / "js" / "pages" / f"{page.script}.js" for page in pages.PAGES}
    for path in SCRIPTS:
        for name in re.findall(
            r'(?:from |import\(|new URL\()\s*"(\.[^"]+)"', path.read_text("utf-8")
        ):
            used.add((path.parent / name).resolve())
    used.add(STATIC / "js" / "types.js")
    assert {str(path) for path in SCRIPTS} <= {str(path) for path in used}


def test_the_manifest_names_files_that_are_there() -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        name = icon["src"].removeprefix("./").removeprefix("static/")
        assert (STATIC / name).stat().st_size > 100
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def loaded_with(path: Path) -> set[Path]:
    """A script and all that it imports before it runs."""
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            names = re.findall(r'\bfrom "(\.[^"]+)"', script.read_text("utf-8"))
            waiting += [(script.parent / name).resolve() for name in names]
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_every_page_is_light(page: Path) -> None:
    """Whichever page somebody opens first, compressed it weighs less than a first page may.

    In whatever language: the largest counts.
    """
    scripts = loaded_with(STATIC / "js" / "main.js") | loaded_with(page)
    loaded = [*scripts, *(path for path in TEXTS if path.suffix != ".js")]
    weight = sum(len(gzip.compress(path.read_bytes())) for path in loaded)
    for language in LANGUAGES:
        names = (pages.MESSAGE_BUNDLES[name] for name in ("site", page.stem))
        texts = sum(len(gzip.compress(bundle_of(language, each).encode())) for each in names)
        assert weight + texts < MOST, f"{language}: {weight:,} and {texts:,} bytes"


def test_pages_are_found_by_what_they_import() -> None:
    names = {path.name for path in loaded_with(STATIC / "js" / "pages" / "play.js")}
    assert {"play.js", "game.js", "model.js", "settings.js"} <= names
    assert "room.js" not in names
