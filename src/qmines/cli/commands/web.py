"""``qmines web``: the games in the browser, for this machine alone."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import click

# The server is imported where it starts: the help needs none of it.
if TYPE_CHECKING:
    import uvicorn

_HELP = """\
Open the games in the browser: a server for this machine alone.

It needs no account and no configuration; games are kept in the same store as those of
the terminal. Ctrl-C ends it, and nothing is lost. For other people's machines use
qmines serve.

\b
Examples:
  qmines web
  qmines web --port 9000
  qmines web --no-browser
"""
_PORT = 8712


@click.command(help=_HELP, short_help="Open the games in the browser.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=_PORT, help=f"[{_PORT}, or a free one]"
)
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@click.option("--log", type=click.Choice(["text", "json", "none"]), default="none", help="[none]")
def web(*, port: int, no_browser: bool, log: str) -> None:
    """Serve this machine."""
    from qmines.web.server import leave, server_of  # noqa: PLC0415
    from qmines.web.settings import ServerSettings  # noqa: PLC0415

    listener = _listener(port)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    server = server_of(ServerSettings(log=log, limited=False, keep_guest_games=0))
    click.echo(f"qmines is at {address} (Ctrl-C ends it)")
    if not no_browser:
        threading.Thread(target=_open, args=(server, address), daemon=True).start()
    with suppress(KeyboardInterrupt):  # raised once more when everything is closed
        server.run(sockets=[listener])
    leave()


def _listener(port: int) -> socket.socket:
    """A socket on this port; if it is taken, on a free one."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind(("127.0.0.1", port))
    except OSError:
        found.bind(("127.0.0.1", 0))
    return found


def _open(server: uvicorn.Server, address: str) -> None:
    """Show the page once it is there."""
    import webbrowser  # noqa: PLC0415

    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    webbrowser.open(address)
