"""What the package stands on has no known vulnerabilities, and `random` stays out of it."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import subprocess
import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
AUDIT = ROOT / "dev" / "audit"


def audited(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(AUDIT), *arguments], capture_output=True, text=True, check=False
    )


@contextmanager
def service(answer: Any) -> Iterator[str]:
    """A vulnerability service that says this of every list that it is asked about."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(answer(asked)).encode())

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def test_no_known_vulnerabilities():
    done = audited()
    print(done.stdout)  # noqa: T201
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 with known vulnerabilities" in done.stdout


def test_a_known_vulnerability_fails():
    def answer(asked: list[dict[str, Any]]) -> dict[str, Any]:
        names = [one["package"]["name"] for one in asked]
        assert {"fastapi", "starlette", "sqlalchemy", "numpy"} <= set(names)
        return {"results": [{"vulns": [{"id": "X-1"}]} if n == "starlette" else {} for n in names]}

    with service(answer) as address:
        done = audited("--service", address)
    assert done.returncode == 1
    assert "starlette" in done.stderr
    assert "X-1" in done.stderr


@pytest.mark.parametrize("answer", [{}, [], {"results": []}], ids=str)
def test_a_service_that_talks_nonsense_is_none(answer: Any):
    with service(lambda _: answer) as address:
        done = audited("--service", address)
    assert done.returncode == 0, done.stderr
    assert "cannot be reached" in done.stdout


def test_an_old_version_fails_without_the_service():
    loader = importlib.machinery.SourceFileLoader("audit", str(AUDIT))
    spec = importlib.util.spec_from_loader("audit", loader)
    assert spec is not None
    audit = importlib.util.module_from_spec(spec)
    loader.exec_module(audit)
    assert audit.by_list({"fastapi": "0.115.0", "starlette": "0.49.1"}) == []
    assert len(audit.by_list({"fastapi": "0.99.0", "starlette": "0.48.9rc1", "x": "1"})) == 2
    assert len(audit.installed()) >= 20


@pytest.mark.parametrize(
    "line",
    ["import random", "from random import randbytes", "import random as dice", "import os, random"],
)
def test_the_linter_refuses_random_in_server_code(line: str):
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--no-cache", "--output-format=concise",
         "--stdin-filename", str(ROOT / "src" / "qmines" / "web" / "games.py"), "-"],
        input=f'"""A module of the server."""\n\n{line}\n', cwd=ROOT,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "TID251" in done.stdout
    assert "nothing here may be guessed" in done.stdout


def test_nobody_is_excused_from_that_rule():
    for path in (ROOT / "src").rglob("*.py"):
        assert "TID251" not in path.read_text("utf-8"), path
