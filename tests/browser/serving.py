"""The real server, always at the same address: a page finds it again after it was killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from support import server

if TYPE_CHECKING:
    from pathlib import Path


class Server(server.Server):
    """``qmines web`` on a port of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        super().__init__(folder, port=server.free_port(), **environment)
