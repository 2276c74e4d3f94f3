"""``qmines users``: names, bans, leaderboards and reports on a server."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.store.accounts.moderation import Moderation

_HELP = """\
Manage a server's accounts: names, bans, leaderboards and reports.

These commands change the server's database (QMINES_DATABASE_URL, or the database in the
data folder). You can use them while the server is running. A banned account is logged
out everywhere within seconds, and nobody sees it until the ban ends.

\b
Examples:
  qmines users list
  qmines users reports
  qmines users rename "Old name" "New name"
  qmines users ban Ada --days 7 --reason "insults in rooms"
  qmines users unlist Ada
"""


@click.group(help=_HELP)
def users() -> None:
    """Manage accounts."""


@contextmanager
def _moderation() -> Iterator[Moderation]:
    from qmines.store import Store  # noqa: PLC0415  # --help does not need it
    from qmines.store.accounts.moderation import Moderation  # noqa: PLC0415

    with Store() as store:
        yield Moderation(store)


@users.command("list")
@click.argument("text", default="")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
def list_users(*, text: str, as_json: bool) -> None:
    """List accounts whose names contain TEXT, those with open reports first."""
    import json  # noqa: PLC0415

    from qmines.words import plural  # noqa: PLC0415

    with _moderation() as operator:
        for user in operator.users(contains=text):
            if as_json:
                click.echo(json.dumps(user._asdict()))
                continue
            notes = [plural(user.games, "game")]
            notes += [plural(user.reports, "open report")] if user.reports else []
            notes += [f"banned: {user.ban}"] if user.ban is not None else []
            notes += ["unlisted"] if user.barred else []
            click.echo(f"{user.name}: {', '.join(notes)}")


@users.command()
@click.argument("name")
@click.argument("new")
def rename(*, name: str, new: str) -> None:
    """Rename the account NAME to NEW."""
    with _moderation() as operator:
        operator.rename(name, new)
    click.echo(f"renamed {name} to {new}")


@users.command()
@click.argument("name")
@click.option(
    "--days", type=float, metavar="DAYS", help="Ban for this many days [default: forever]."
)
@click.option(
    "--reason",
    default="",
    metavar="TEXT",
    help="Reason for the ban, shown to the player at login.",
)
def ban(*, name: str, days: float | None, reason: str) -> None:
    """Ban the account NAME and log it out everywhere."""
    with _moderation() as operator:
        operator.ban(name, reason, days)
    click.echo(f"banned {name}")


@users.command()
@click.argument("name")
def unban(*, name: str) -> None:
    """Let the account NAME log in again."""
    with _moderation() as operator:
        operator.unban(name)
    click.echo(f"unbanned {name}")


@users.command()
@click.argument("name")
def unlist(*, name: str) -> None:
    """Remove the account NAME from leaderboards and other public lists."""
    with _moderation() as operator:
        operator.set_listed(name, listed=False)
    click.echo(f"unlisted {name}")


@users.command()
@click.argument("name")
def relist(*, name: str) -> None:
    """List the account NAME in public again."""
    with _moderation() as operator:
        operator.set_listed(name, listed=True)
    click.echo(f"{name} is listed again")


@users.command()
@click.option("--close", metavar="ID", help="Close the report with this ID.")
def reports(*, close: str | None) -> None:
    """List the open reports, oldest first."""
    from qmines.words import printable  # noqa: PLC0415

    with _moderation() as operator:
        if close is not None:
            operator.close_report(close)
            click.echo(f"closed {close}")
            return
        for each in operator.reports():
            by = each.reporter or "a deleted account"
            click.echo(f"{each.id}  {each.reported}: {each.reason} (by {by})")
            if each.details:
                click.echo(f"    {printable(each.details)}")


@users.command("rebuild-leaderboards")
def rebuild_leaderboards() -> None:
    """Recompute all leaderboards from the stored games."""
    from qmines.store import Store  # noqa: PLC0415
    from qmines.store.score_rebuild import rebuild  # noqa: PLC0415
    from qmines.words import plural  # noqa: PLC0415

    with Store() as store:
        click.echo(f"recomputed the scores of {plural(rebuild(store), 'account')}")
