"""Includes between the kernel's folders point one way, and only `python/` knows Python."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

NATIVE: Final = Path(__file__).parents[2] / "native"
LAYERS: Final = (
    {"base"},
    {"position"},
    {"satisfy"},
    {"count"},
    {"sample", "deduce"},
    {"play", "generate", "qubits", "picture"},
    {"learn", "rules"},
    {"python", "browser"},
)
"""A folder may include its own headers and those of any layer above it in this list."""
TESTING: Final = "testing"
"""The test frame, the brute-force counter and the fuzz drivers; they may include everything."""
MOST_FILES: Final = 25

INCLUDE: Final = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)


def allowed_from(folder: str) -> set[str]:
    """The folders whose headers this one may include."""
    below: set[str] = set()
    for layer in LAYERS:
        if folder in layer:
            return below | {folder}
        below |= layer
    raise AssertionError(f"native/{folder} is in no layer: add it to LAYERS")


def wrong_includes(root: Path) -> list[str]:
    """What is included against the order, as "file includes header"."""
    wrong = []
    everywhere = set().union(*LAYERS[:-1]) | {TESTING}  # but not the bindings
    for path in sorted([*root.rglob("*.cc"), *root.rglob("*.h")]):
        name = path.relative_to(root)
        folder = name.parts[0]
        # A test or a benchmark may compare with any part of the kernel.
        free = folder == TESTING or name.suffixes[:1] in ([".test"], [".perf"])
        for ours, system in INCLUDE.findall(path.read_text("utf-8")):
            python = system == "Python.h" or system.startswith("nanobind/")
            if python and folder != "python":
                wrong.append(f"{name} includes {system}")
            if not ours:
                continue
            target = ours.split("/")[0] if "/" in ours else ""
            if not (root / ours).is_file() or not target:
                wrong.append(f"{name} includes {ours}, which is not a path below native/")
            elif target not in (everywhere if free else allowed_from(folder)):
                wrong.append(f"{name} includes {ours}")
    return wrong


def test_includes_follow_the_order() -> None:
    assert wrong_includes(NATIVE) == []


def test_a_wrong_include_is_found(tmp_path: Path) -> None:
    files = {
        "base/a.h": '#include "count/b.h"\n',
        "count/b.h": '#include "base/a.h"\n',
        "count/b.cc": '#include "b.h"\n#include <nanobind/nanobind.h>\n',
        "count/b.test.cc": '#include "play/c.h"\n#include "testing/d.h"\n',
        "play/c.h": '#include "generate/e.h"\n',
        "generate/e.h": '#include "testing/d.h"\n',
        "testing/d.h": '#include "play/c.h"\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert wrong_includes(tmp_path) == [
        "base/a.h includes count/b.h",
        "count/b.cc includes b.h, which is not a path below native/",
        "count/b.cc includes nanobind/nanobind.h",
        "generate/e.h includes testing/d.h",
        "play/c.h includes generate/e.h",
    ]


def test_folders_are_small_and_in_a_layer() -> None:
    known = set().union(*LAYERS) | {TESTING}
    assert {path.name for path in NATIVE.iterdir() if path.is_dir()} == known
    for folder in (path for path in NATIVE.rglob("*") if path.is_dir()):
        files = [path for path in folder.iterdir() if path.is_file()]
        assert len(files) <= MOST_FILES, f"{folder.relative_to(NATIVE)} has {len(files)} files"
    loose = [path.name for path in NATIVE.iterdir() if path.is_file()]
    assert loose == ["CMakeLists.txt"]


def test_documents_name_files_that_exist() -> None:
    root = NATIVE.parent
    named = re.compile(r"`native/([\w/.]+)`")
    for page in [*root.glob("*.md"), *(root / "docs").rglob("*.md")]:
        for name in named.findall(page.read_text("utf-8")):
            found = (NATIVE / name).exists() or (NATIVE / f"{name}.h").exists()
            assert found, f"{page.relative_to(root)} mentions native/{name}"
