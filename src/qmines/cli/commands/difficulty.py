"""``qmines difficulty``: how hard a board size and number of mines are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from qmines.cli.completion import levels as complete_levels

if TYPE_CHECKING:
    from qmines.core.levels import FirstClick

_HELP = """\
Estimate how hard levels are: show the mine density and how often the auto-player wins.

\b
Examples:
  qmines difficulty expert
  qmines difficulty 20x20x60 30x30x200
  qmines difficulty expert --first-click safe --json

Exit codes: 0 success, 1 failure, 2 usage error.
"""


@click.command(help=_HELP)
@click.argument(
    "levels", metavar="LEVEL...", nargs=-1, required=True, shell_complete=complete_levels
)
@click.option(
    "--first-click",
    type=click.Choice(["opening", "safe", "anything"]),
    default="opening",
    help="Whether the first click opens an area, is safe, or can be a mine [default: opening].",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per level.")
def difficulty(*, levels: tuple[str, ...], first_click: FirstClick, as_json: bool) -> None:
    """Print an estimate per level."""
    import orjson  # noqa: PLC0415  # --help does not need it

    from qmines.generate.difficulty import difficulty as estimate  # noqa: PLC0415

    for level in levels:
        found = estimate(level, first_click)
        if as_json:
            row = {
                "level": level,
                "first_click": first_click,
                "density": found.density,
                "win_rate": found.win_rate,
                "win_rate_interval": found.interval,
                "grade": found.grade,
            }
            click.echo(orjson.dumps(row).decode())
        else:
            click.echo(f"{level}: {found}")
