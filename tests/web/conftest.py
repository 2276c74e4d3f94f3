"""A real server in a process of its own, and clients that ask it over real sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from support.client import Client, Line
from support.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["Client", "Line", "Server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it as it was."""
    made = Server(tmp_path_factory.mktemp("web"))
    yield made
    assert made.stop() == 0


@pytest.fixture(autouse=True)
def _nobody_tried_before(request: pytest.FixtureRequest) -> None:
    """How many tests ran before on this server decides nothing."""
    if "server" in request.fixturenames:
        request.getfixturevalue("server").forget_tries()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone."""
    made = Server(tmp_path)
    yield made
    if made.process.poll() is None:
        made.kill()


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    """Somebody new."""
    with server.client() as made:
        yield made
