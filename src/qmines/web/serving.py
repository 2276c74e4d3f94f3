"""How the application is put before people: an ASGI server with our limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import uvicorn

from qmines.web.settings import MAX_FRAME

if TYPE_CHECKING:
    from qmines.web.settings import Settings

APP: Final = "qmines.web.app:create_app"
_PATIENCE: Final = 5  # seconds that open connections get when the server is told to stop


def config_of(settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn is to serve; the settings are shared with the processes that it starts."""
    settings.share()
    return uvicorn.Config(
        APP,
        factory=True,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,  # 64 KiB a socket, and frames are small
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        h11_max_incomplete_event_size=32 << 10,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=_PATIENCE,
        server_header=False,
        access_log=False,
        log_config=None,
        **more,
    )


def server_of(settings: Settings, **more: Any) -> uvicorn.Server:
    """A server of one process."""
    return uvicorn.Server(config_of(settings, **more))
