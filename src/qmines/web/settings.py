"""What a server is told before it starts; nothing of it changes while it runs."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from typing import Any, Final, Self

from qmines.errors import InvalidInput
from qmines.web.http.trusted_proxies import TrustedProxies

VARIABLE: Final = "QMINES_WEB_SETTINGS"
"""Hands the settings to the processes that a server starts."""
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "[::1]")
MAX_BODY: Final = 64 << 10
"""Bytes of a request."""
MAX_UPLOAD: Final = 1 << 20
"""Bytes of a request that brings a recorded game."""
MAX_FRAME: Final = 8 << 10
"""Bytes of a frame on a socket."""
MOST_MOVES: Final = 500
"""Moves that one request for an assist makes; whoever wants more asks again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """How a server is to behave.

    ``hosts`` are the names under which it may be asked for, and so the origins of its
    pages; ``origins`` are further ones. ``proxy`` are the trusted proxies in front of it, by
    their addresses or their number (see ``TrustedProxies``). ``solvers`` processes count;
    ``waiting`` requests may wait for one of them. ``cells`` bounds the fields that can be
    played. ``limited`` switches the limits on how often one address may ask and how much it
    may store; ``metrics`` shows the metrics to other machines as well. ``keep_guest_games`` is
    after how many days an unfinished game of a guest is removed; 0 keeps them all.
    ``guest_storage`` is how many MB the games of all guests may take together; beyond, the oldest
    are removed. 0 for any number.
    """

    database: str | None = None
    hosts: tuple[str, ...] = LOCAL_HOSTS
    origins: tuple[str, ...] = ()
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
        TrustedProxies(self.proxy)  # says what is wrong with it
        for origin in self.origins:
            if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
                raise InvalidInput(
                    f"{origin!r} is not an origin (write it like https://mines.example)"
                )

    def share(self) -> None:
        """Leave the settings in the environment, for processes that are started now."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def shared(cls) -> Self:
        """The settings that were left in the environment."""
        told: dict[str, Any] = json.loads(os.environ.get(VARIABLE, "{}"))
        for name in {"hosts", "origins"} & told.keys():
            told[name] = tuple(told[name])
        return cls(**told)
