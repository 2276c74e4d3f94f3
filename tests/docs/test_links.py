"""Pages elsewhere that ours link to."""

from __future__ import annotations

import runpy
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

pytestmark = pytest.mark.extra

SCRIPT = Path(__file__).parents[2] / "docs" / "check_links.py"


def test_none_is_gone() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout
    links, told = done.stdout.splitlines()[-1].split(" links: ")
    assert int(links) >= 3
    if told.endswith(f"{links} not told from here"):
        pytest.skip(f"no link can be asked from here: {done.stdout.splitlines()[0]}")


class Answers(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(int(self.path[1:]))
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing of it belongs on the screen."""


def test_only_what_is_gone_fails() -> None:
    asked = runpy.run_path(str(SCRIPT))["asked"]
    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        at = f"http://127.0.0.1:{server.server_port}"
        told = {code: asked(f"{at}/{code}")[0] for code in (200, 404, 410, 403, 503)}
        server.shutdown()
    assert told == {200: True, 404: False, 410: False, 403: None, 503: None}
    assert asked(f"{at}/200")[0] is None
