"""``qmines serve``: host the web site for other people, behind an HTTPS proxy."""

from __future__ import annotations

from ipaddress import ip_address

import click

# Slow imports happen where they are used: --help needs none of them.

_HELP = """\
Host the web site for other people.

The server speaks HTTP: put an HTTPS proxy in front of it, and give the site's public
host name with --name. Games and accounts are stored in SQLite in the data folder, or in
the PostgreSQL database at QMINES_DATABASE_URL, which any number of processes on any
number of machines can share. See docs/serve.md for nginx, systemd and containers.

\b
Examples:
  qmines serve --name mines.example.org
  qmines serve --bind 0.0.0.0 --port 80 --name mines.example.org --workers 4 --log json
  QMINES_DATABASE_URL=postgresql://user@host/qmines qmines serve --name mines.example.org
"""


@click.command(help=_HELP)
@click.option(
    "--bind",
    default="127.0.0.1",
    metavar="ADDRESS",
    help="Address to listen on [default: 127.0.0.1].",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8712,
    help="Port to listen on [default: 8712].",
)
@click.option(
    "--name",
    "names",
    multiple=True,
    metavar="HOST",
    help="Public host name of the site; can be repeated. Links in e-mails use the first. Required "
    "if other machines can reach the server, or if it sends e-mail.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Another origin whose pages may use the API; can be repeated.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    help="Number of server processes [default: 1].",
)
@click.option(
    "--solvers",
    type=click.IntRange(1, 64),
    default=2,
    help="Number of solver processes per server process [default: 2].",
)
@click.option(
    "--proxy",
    default="127.0.0.1,::1",
    metavar="ADDRESSES|N",
    help="Addresses or networks of trusted proxies, or how many proxies there are "
    "[default: 127.0.0.1,::1].",
)
@click.option(
    "--log",
    type=click.Choice(["text", "json", "none"]),
    default="text",
    help="Access log format [default: text].",
)
@click.option("--public-metrics", is_flag=True, help="Serve /metrics to other machines too.")
@click.option(
    "--keep-guest-games",
    type=click.IntRange(0, 36_500),
    default=14,
    metavar="DAYS",
    help="Delete guests' unfinished games after this many days; 0 keeps them [default: 14].",
)
@click.option(
    "--guest-storage",
    type=click.IntRange(0, 1_000_000),
    default=4_000,
    metavar="MB",
    help="If all guests' games together take more than this, delete the oldest; 0 for no limit "
    "[default: 4000].",
)
def serve(
    *,
    bind: str,
    port: int,
    names: tuple[str, ...],
    origins: tuple[str, ...],
    workers: int,
    solvers: int,
    proxy: str,
    log: str,
    public_metrics: bool,
    keep_guest_games: int,
    guest_storage: int,
) -> None:
    """Start the server."""
    from qmines.errors import InvalidInput  # noqa: PLC0415
    from qmines.messages import Translator  # noqa: PLC0415
    from qmines.store import Store  # noqa: PLC0415
    from qmines.store.database.connection import place_of  # noqa: PLC0415
    from qmines.web.mail import MailServer  # noqa: PLC0415
    from qmines.web.server import run  # noqa: PLC0415
    from qmines.web.settings import LOCAL_HOSTS, ServerSettings  # noqa: PLC0415
    from qmines.words import printable  # noqa: PLC0415

    if not names and not _is_loopback(bind):
        raise InvalidInput(
            f"other machines could reach a server at {bind}: give the site's public host name "
            "with --name"
        )
    names = tuple(name.lower() for name in names)  # as browsers send them
    public = next((name for name in names if name not in LOCAL_HOSTS), None)
    settings = ServerSettings(
        hosts=(*LOCAL_HOSTS, *names),
        origins=origins,
        url=f"https://{public}" if public else "",
        solvers=solvers,
        proxy=proxy,
        log=log,
        metrics=public_metrics,
        keep_guest_games=keep_guest_games,
        guest_storage=guest_storage,
    )
    MailServer.configured(settings.url)  # report problems before anything starts
    with Store() as store:
        place = printable(Translator()(place_of(store.database.url)))

    def tell(address: str) -> None:
        click.echo(f"qmines is running at {address} (press Ctrl-C to stop)\n{place}")

    run(
        settings,
        workers,
        tell,
        host=bind,
        port=port,
    )


def _is_loopback(address: str) -> bool:
    """Whether only this machine can connect to an address."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"
