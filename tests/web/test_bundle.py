"""The first page in few files: the bundle has each of its modules once."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest

from qmines.web.http.file_contents import FOLDER
from qmines.web.http.module_bundle import FIRST, STYLES, Bundle, with_bundle

if TYPE_CHECKING:
    from pathlib import Path

SCRIPTS = sorted((FOLDER / "js").rglob("*.js"))


@pytest.fixture(scope="module")
def bundle() -> Bundle:
    return Bundle(FOLDER)


def test_a_module_comes_after_those_that_it_imports(bundle: Bundle):
    modules = bundle.modules
    assert {"main.js", "pages/home.js", "game/game.js", "board/painter.js"} <= set(modules)
    assert "pages/analyse.js" not in modules
    assert modules.index("settings.js") < modules.index("game/game.js")


def test_nothing_is_imported_into_the_bundle_or_left_as_an_export(bundle: Bundle):
    text = bundle.text()
    assert not re.search(r"^import ", text, re.MULTILINE)
    assert re.findall(r"^export .*?=", text, re.MULTILINE) == ["export const modules ="]
    assert text.count("/**\n") == 0


def test_a_module_of_the_bundle_exports_the_same_names(bundle: Bundle):
    for module in bundle.modules:
        if module == "main.js":
            continue
        source = (FOLDER / "js" / module).read_text("utf-8")
        names = re.findall(r"^export [^=({]*?(\w+)(?= extends| [={]|\()", source, re.MULTILINE)
        shim = bundle.file(module)
        for name in names:
            assert re.search(rf"\b{name}\b", shim), f"{module}: {name}"


def test_every_import_is_one_that_the_bundle_understands():
    """Names in braces from a file: no namespaces, no defaults, nothing for its effects alone."""
    for path in SCRIPTS:
        source = path.read_text("utf-8")
        imports = re.findall(r"^import .*", source, re.MULTILINE)
        assert all(line.startswith("import {") for line in imports), path.name
        assert not re.search(r"^export (let|var|default|\*|\{ ?\w)", source, re.MULTILINE), (
            path.name
        )


def test_the_document_loads_one_script_and_one_style_sheet():
    document = with_bundle((FOLDER / "index.html").read_text("utf-8"))
    assert re.findall(r'rel="stylesheet" href="([^"]+)"', document) == [f"./static/app/{STYLES}"]
    assert re.findall(r'<script[^>]* src="([^"]+)"', document) == [f"./static/app/{FIRST}"]


def test_modules_that_import_each_other_are_refused(tmp_path: Path):
    shutil.copytree(FOLDER, tmp_path / "static")
    script = tmp_path / "static" / "js" / "settings.js"
    text = script.read_text("utf-8")
    script.write_text(f'import {{ show }} from "./pages/home.js";\n{text}', "utf-8")
    with pytest.raises(ValueError, match="imports itself"):
        Bundle(tmp_path / "static")
