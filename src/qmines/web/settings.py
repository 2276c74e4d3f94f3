"""The settings of a server, which do not change while it runs."""

from __future__ import annotations

import json
import os
import re
from dataclasses import asdict, dataclass
from typing import Any, Final, Self

from qmines.errors import InvalidInput
from qmines.web.http.trusted_proxies import TrustedProxies

VARIABLE: Final = "QMINES_WEB_SETTINGS"
"""The environment variable with the settings, for the processes that a server starts."""
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "[::1]")
MAX_BODY: Final = 64 << 10
"""Bytes of a request."""
MAX_UPLOAD: Final = 1 << 20
"""Bytes of a request that uploads a recorded game."""
MAX_FRAME: Final = 8 << 10
"""Bytes of a frame on a socket."""
MOST_MOVES: Final = 500
"""Moves that one request for an assist makes; clients repeat it for more."""
_HOST: Final = re.compile(r"(\w[\w-]*(?:\.\w[\w-]*)*|\[[\da-fA-F:.]+\])(:\d+)?", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """The settings of a server.

    ``hosts`` are the names of the server, and so the origins of its pages; ``origins`` are further
    ones. ``url`` is the public address of the site, to which links in e-mails lead. ``proxy`` are
    the trusted proxies in front of it, by their addresses or their number (see ``TrustedProxies``).
    There are ``solvers`` solver processes, and ``waiting`` requests may wait for one of them.
    ``cells`` limits the size of boards. ``limited`` turns on rate limits and storage quotas;
    ``metrics`` shows the metrics to other machines as well. Unfinished games of guests are deleted
    after ``keep_guest_games`` days; 0 keeps them all. The games of all guests may take
    ``guest_storage`` MB, after which the oldest are deleted; 0 for no limit.
    """

    database: str | None = None
    hosts: tuple[str, ...] = LOCAL_HOSTS
    origins: tuple[str, ...] = ()
    url: str = ""
    proxy: str = ""
    solvers: int = 2
    waiting: int = 64
    cells: int = 65_536
    limited: bool = True
    metrics: bool = False
    log: str = "text"
    keep_guest_games: int = 14
    guest_storage: int = 4_000

    def __post_init__(self) -> None:
        if self.log not in {"text", "json", "none"}:
            raise InvalidInput(f"unknown log format {self.log!r} (choose text, json or none)")
        if self.solvers < 1 or self.waiting < 1:
            raise InvalidInput("the number of solvers and of waiting requests must be at least 1")
        if self.keep_guest_games < 0:
            raise InvalidInput("the number of days to keep guests' games cannot be negative")
        if self.guest_storage < 0:
            raise InvalidInput("the storage for guests' games cannot be negative")
        TrustedProxies(self.proxy)  # raises if it is invalid
        for host in self.hosts:
            if not _HOST.fullmatch(host):
                raise InvalidInput(f"{host!r} is not a host name (write it like mines.example.org)")
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
                raise InvalidInput(
                    f"{origin!r} is not an origin (write it like https://mines.example)"
                )

    def share(self) -> None:
        """Put the settings into the environment, for processes that are started now."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def shared(cls) -> Self:
        """The settings in the environment."""
        told: dict[str, Any] = json.loads(os.environ.get(VARIABLE, "{}"))
        for name in {"hosts", "origins"} & told.keys():
            told[name] = tuple(told[name])
        return cls(**told)
