"""The house keeps itself: lint, types, layers, generated files, nothing private."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "command",
    [
        ("ruff", "check", "--no-cache", "."),
        ("ruff", "format", "--no-cache", "--check", "."),
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_lint(command: tuple[str, ...]) -> None:
    done = run(*command)
    assert done.returncode == 0, done.stdout + done.stderr


def test_imports_point_one_way() -> None:
    tool = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert tool, "import-linter belongs to the extra `test`"
    done = subprocess.run(
        [tool, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def imported_modules(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
            found.add(node.module)
    return found


def test_only_six_layers_import_the_kernel() -> None:
    importers = {
        path.relative_to(ROOT / "src" / "qmines").parts[0]
        for path in SOURCES
        if any(name.startswith("qmines._kernel") for name in imported_modules(path))
    }
    assert importers <= {"solver", "picture", "generate", "quantum", "gym", "lab"}
    assert "solver" in importers


def test_low_layers_load_nothing_heavy() -> None:
    probe = (
        "import sys, qmines.solver, qmines.notation\n"
        "heavy = {'click', 'rich', 'sqlalchemy', 'fastapi', 'textual', 'PIL'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_help_loads_next_to_nothing() -> None:
    probe = (
        "import sys, qmines.cli\n"
        "try:\n    qmines.cli.main(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = {'numpy', 'rich', 'orjson', 'qmines.solver', 'qmines.notation'}\n"
        "print('LOADED', sorted(heavy & set(sys.modules)), len(sys.modules) < 400)"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert "LOADED [] True" in done.stdout


def test_kernel_stubs_are_fresh(tmp_path: Path) -> None:
    made = tmp_path / "_kernel.pyi"
    done = run("nanobind.stubgen", "-q", "-m", "qmines._kernel", "-o", str(made))
    assert done.returncode == 0, done.stderr
    kept = ROOT / "src" / "qmines" / "_kernel.pyi"
    assert made.read_text() == kept.read_text(), "run dev/stubs and commit the result"


def tracked_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    names = listed.stdout.split("\n") if listed.returncode == 0 else []
    files = [ROOT / name for name in names if name]
    return files or [p for p in (ROOT / "src").rglob("*") if p.is_file()]


def test_nothing_private_in_the_tree() -> None:
    # Spelled in pieces, so that this file does not contain them.
    forbidden = re.compile(
        "|".join(["/" + "work/", "/" + "root/", "pypi" + r"\.org", "registry" + r"\.npm"])
    )
    for path in tracked_files():
        try:
            text = path.read_text("utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        match = forbidden.search(text)
        assert not match, f"{path.relative_to(ROOT)} contains {match.group()!r}"


def test_files_and_folders_stay_small() -> None:
    kinds = {".py", ".js", ".css", ".cc", ".h"}
    files = [*(ROOT / "src").rglob("*"), *(ROOT / "native").rglob("*")]
    source = [path for path in files if path.suffix in kinds]
    assert len(source) > 400
    for path in source:
        lines = path.read_text("utf-8").count("\n")
        assert lines <= 400, f"{path.relative_to(ROOT)} has {lines} lines: split it"
    for folder, count in Counter(path.parent for path in source).items():
        assert count <= 25, f"{folder.relative_to(ROOT)} has {count} files: make subfolders"
