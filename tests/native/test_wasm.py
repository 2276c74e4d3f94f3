"""The kernel for the web site: the committed WebAssembly modules are those of the sources."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "dev" / "wasm"


def wasm_script() -> Any:
    """dev/wasm as a module."""
    loader = SourceFileLoader("wasm_script", str(SCRIPT))
    spec = spec_from_loader("wasm_script", loader)
    assert spec is not None
    module = module_from_spec(spec)
    writing, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # beside a script in dev/
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = writing
    return module


def test_the_modules_were_built_from_these_sources() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "changed",
    ["count/total.cc", "base/random.h", "browser/api.cc", "picture/labels.cc"],
)
def test_a_changed_source_is_noticed(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = wasm_script()
    shutil.copytree(ROOT / "native", tmp_path / "native")
    monkeypatch.setattr(script, "NATIVE", tmp_path / "native")
    assert script.check() is None
    with (tmp_path / "native" / changed).open("a") as file:
        file.write("// changed\n")
    assert "run dev/wasm" in script.check()


def test_changed_flags_and_files_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = wasm_script()
    shutil.copytree(script.FOLDER, tmp_path / "kernel")
    monkeypatch.setattr(script, "FOLDER", tmp_path / "kernel")
    with (tmp_path / "kernel" / "kernel.wasm").open("ab") as file:
        file.write(b"\0")
    assert "kernel.wasm" in script.check()
    monkeypatch.setattr(script, "COMPILE", (*script.COMPILE, "-Os"))
    assert "flags" in script.check()


def test_tests_and_benchmarks_are_no_part_of_it() -> None:
    script = wasm_script()
    names = [path.name for module in script.MODULES for path in script.sources(module)]
    assert names.count("api.cc") == len(script.MODULES)
    assert not [name for name in names if ".test." in name or ".perf." in name]
