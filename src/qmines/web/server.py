"""Runs the application on uvicorn, with our limits."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from qmines.web.http.connection_limits import LimitedHttpProtocol
from qmines.web.http.socket_frames import LimitedSocketProtocol
from qmines.web.live.game_cache import RULES
from qmines.web.settings import MAX_FRAME

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.web.settings import ServerSettings

APP: Final = "qmines.web.app:create_app"
_MOST_FILES: Final = 65_536
_MOMENT: Final = 1.0  # seconds in which idle threads end
_PATIENCE: Final = 5  # seconds that open connections have left when the server stops
_STARTING: Final = 30  # seconds that a process may take to start, beside others that start too


def config_of(settings: ServerSettings, **more: Any) -> uvicorn.Config:
    """The configuration of uvicorn; the settings are shared with the processes that it starts."""
    settings.share()
    _allow_sockets()
    return uvicorn.Config(
        APP,
        factory=True,
        http=LimitedHttpProtocol,
        ws=LimitedSocketProtocol,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,  # 64 KiB a socket, and frames are small
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=_PATIENCE,
        timeout_worker_healthcheck=_STARTING,
        proxy_headers=False,  # TrustedProxies does that
        server_header=False,
        access_log=False,
        log_config=None,
        **more,
    )


def _allow_sockets() -> None:
    """Raise the limit on open files: the usual 1,024 would mean as many players."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def run(settings: ServerSettings, workers: int, tell: Callable[[str], None], **more: Any) -> None:
    """Serve until interrupted, with one process or several; ``tell`` is given the URL."""
    config = config_of(settings, workers=workers, **more)
    listener = config.bind_socket()
    host, port = listener.getsockname()[:2]
    tell(f"http://{f'[{host}]' if ':' in host else host}:{port}/")
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):  # raised once more when everything is closed
        if workers == 1:
            server.run(sockets=[listener])
        else:
            Multiprocess(config, sockets=[listener]).run()
    leave()


def leave() -> None:
    """End the process now if a thread is still replaying a game that nobody waits for."""
    deriving = [each for each in threading.enumerate() if each.name.startswith(RULES)]
    for thread in deriving:
        thread.join(_MOMENT / len(deriving))
    if any(thread.is_alive() for thread in deriving):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)  # otherwise Python would wait for it, perhaps for minutes


def server_of(settings: ServerSettings, **more: Any) -> uvicorn.Server:
    """A server of one process."""
    return uvicorn.Server(config_of(settings, **more))
