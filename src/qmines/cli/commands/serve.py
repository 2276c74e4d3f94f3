"""``qmines serve``: the web site for other people, behind a proxy that speaks HTTPS."""

from __future__ import annotations

import click

# The server is imported where it starts: the help needs none of it.

_HELP = """\
Serve the games to other people.

It speaks HTTP; put a proxy that speaks HTTPS before it, and tell its public name with
--name. Games and accounts are in SQLite in the data folder, or in the PostgreSQL that
QMINES_DATABASE_URL names; against one PostgreSQL as many processes on as many machines as
you like serve the same games. See docs/serve.md for systemd and containers.

\b
Examples:
  qmines serve --name mines.example.org
  qmines serve --bind 0.0.0.0 --port 80 --name mines.example.org --workers 4 --log json
  QMINES_DATABASE_URL=postgresql://user@host/qmines qmines serve --name mines.example.org
"""


@click.command(help=_HELP, short_help="Serve the games to other people.")
@click.option("--bind", default="127.0.0.1", metavar="ADDRESS", help="[127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), default=8712, help="[8712]")
@click.option(
    "--name",
    "names",
    multiple=True,
    metavar="HOST",
    help="A public name of the site; may be given again [this machine's own].",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="A further origin whose pages may play here.",
)
@click.option("--workers", type=click.IntRange(1, 64), default=1, help="Processes [1].")
@click.option("--solvers", type=click.IntRange(1, 64), default=2, help="Solvers each [2].")
@click.option(
    "--proxy",
    default="127.0.0.1",
    metavar="ADDRESSES",
    help="Whose X-Forwarded headers are believed, comma-separated [127.0.0.1].",
)
@click.option("--log", type=click.Choice(["text", "json", "none"]), default="text", help="[text]")
@click.option("--public-metrics", is_flag=True, help="Show /metrics to other machines too.")
@click.option(
    "--keep-guest-games",
    type=click.IntRange(0, 36_500),
    default=14,
    metavar="DAYS",
    help="Remove unfinished games of guests after so many days; 0 keeps them forever [14].",
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
) -> None:
    """Serve everybody."""
    from qmines.store import Store  # noqa: PLC0415
    from qmines.web.server import run  # noqa: PLC0415
    from qmines.web.settings import LOCAL_HOSTS, ServerSettings  # noqa: PLC0415

    settings = ServerSettings(
        hosts=(*LOCAL_HOSTS, *names),
        origins=origins,
        solvers=solvers,
        log=log,
        metrics=public_metrics,
        keep_guest_games=keep_guest_games,
    )
    Store().close()  # what is wrong with the database is said before anything starts
    run(
        settings,
        workers,
        lambda address: click.echo(f"qmines is at {address} (Ctrl-C ends it)"),
        host=bind,
        port=port,
        proxy_headers=True,
        forwarded_allow_ips=proxy,
    )
