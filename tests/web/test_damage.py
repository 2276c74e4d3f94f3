"""A server on a damaged database says so at once, and not only when somebody asks for that part."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from qmines.store import Store
from store.test_trouble import played, scribble
from support.server import Server
from support.waiting import until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.extra


def test_a_server_tells_that_its_database_is_damaged(tmp_path: Path):
    file = tmp_path / "qmines.db"
    with Store(f"sqlite:///{file}") as store:
        played(store).do_all([f"flag {n % 9} {n % 8}" for n in range(3000)])
    with Server(tmp_path, "serve") as server:
        assert server.get("/healthz").json() == {"ok": True}
        assert "qmines_database_damaged 0" in server.get("/metrics").text
    scribble(file)
    with Server(tmp_path, "serve") as server:
        until(lambda: "damaged" in server.said(), server.said)
        assert f"{file} is damaged. Restore a backup, or rename the file." in server.said()
        assert "“Damage and backups” in docs/store.md" in server.said()
        assert server.get("/healthz").status_code == 503
        assert "qmines_database_damaged 1" in server.get("/metrics").text
        with server.client() as client:
            assert client.new()["id"]  # what is not damaged goes on
