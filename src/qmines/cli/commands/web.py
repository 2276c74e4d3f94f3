"""``qmines web``: play in the browser, on this machine only."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import click

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    import uvicorn

_HELP = """\
Play in the browser, on this machine only.

You don't need an account or any setup. Games are saved in the same place as those
you play in the terminal. Press Ctrl-C to stop; nothing is lost. To let other people
play, use qmines serve.

\b
Examples:
  qmines web
  qmines web --port 9000
  qmines web --no-browser
"""
_PORT = 8712


@click.command(help=_HELP)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=_PORT,
    help=f"Port to listen on [default: {_PORT}, or a free one].",
)
@click.option("--no-browser", is_flag=True, help="Print the address without opening a browser.")
@click.option(
    "--log",
    type=click.Choice(["text", "json", "none"]),
    default="none",
    help="Access log format [default: none].",
)
def web(*, port: int, no_browser: bool, log: str) -> None:
    """Start a local server and open the browser."""
    from qmines.store import Store  # noqa: PLC0415
    from qmines.web.server import leave, server_of  # noqa: PLC0415
    from qmines.web.settings import ServerSettings  # noqa: PLC0415

    Store().close()  # report database problems before anything starts
    listener = _listener(port)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    settings = ServerSettings(
        url=address.rstrip("/"), log=log, limited=False, keep_guest_games=0, guest_storage=0
    )
    server = server_of(settings)
    click.echo(f"qmines is running at {address} (press Ctrl-C to stop)")
    if not no_browser:
        threading.Thread(target=_open, args=(server, address), daemon=True).start()
    with suppress(KeyboardInterrupt):  # raised again after shutdown
        server.run(sockets=[listener])
    leave()


def _listener(port: int) -> socket.socket:
    """Listen on this port, or on a free one if it is taken."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind(("127.0.0.1", port))
    except OSError:
        found.bind(("127.0.0.1", 0))
    return found


def _open(server: uvicorn.Server, address: str) -> None:
    """Open the page once the server is up."""
    import webbrowser  # noqa: PLC0415

    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    webbrowser.open(address)
