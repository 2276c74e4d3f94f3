"""``qmines stats``: statistics of the stored games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from qmines.cli import completion
from qmines.cli.options import refuse
from qmines.cli.output import send
from qmines.errors import InvalidInput

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    from qmines.store import Filter, Store

# The columns of --csv: always the same, whatever was played.
_LINE_COLUMNS = (
    "level", "rules", "variant", "helped", "games", "wins", "win_rate", "win_rate_95_1",
    "win_rate_95_2", "streak", "best_streak", "best_milliseconds", "mean_milliseconds",
    "best_bbbv_per_second", "mean_bbbv_per_second", "mean_efficiency", "deaths", "shared",
)  # fmt: skip
_GAME_COLUMNS = (
    "id", "rules", "level", "width", "height", "mines", "variant", "commitment", "ranked",
    "created", "touched", "events", "milliseconds", "outcome_result", "outcome_reason",
    "finished", "aid", "deaths", "bbbv", "bbbv_per_second", "efficiency", "luck", "guesses",
    "mistake", "measures_left_effective", "measures_left_wasted", "measures_right_effective",
    "measures_right_wasted", "measures_chord_effective", "measures_chord_wasted",
    "measures_flags_used", "measures_correctness", "measures_bbbv_solved", "measures_openings",
    "measures_islands", "measures_zini", "measures_throughput", "measures_saves",
)  # fmt: skip
_ORDERS = ("time", "speed", "efficiency")
_MOST_DAYS = 1_000_000
_LEVELS_HELP = "Show only games on this level."
_HELP = """\
Show your win rates, streaks and times by level, rules and help.

Win rates come with a 95% confidence interval. Times, 3BV/s and efficiency cover
won games only. Undoing a move and choosing the seed count as help. Games with help are
listed separately, and never among the best games. Unfinished games do not count.

\b
Examples:
  qmines stats
  qmines stats --level expert --rules classic --since 30
  qmines stats --best speed --level expert
  qmines stats --games
  qmines stats --json
  qmines stats --games --limit 1000 --csv > games.csv
  qmines stats --prune 90
"""


def _days(_: click.Context, __: click.Parameter, value: float | None) -> float | None:
    if value is not None and not 0 <= value <= _MOST_DAYS:  # also refuses NaN
        raise click.BadParameter(f"{value} is not between 0 and {_MOST_DAYS}.")
    return value


@click.command(help=_HELP)
@click.option("--level", metavar="NAME|WxHxM", help=_LEVELS_HELP, shell_complete=completion.levels)
@click.option(
    "--rules",
    metavar="NAME",
    help="Show only games with this rule set.",
    shell_complete=completion.rules,
)
@click.option(
    "--help-used",
    metavar="KIND",
    help="Show only games with this kind of help, with any help, or with none.",
    shell_complete=completion.help_kinds,
)
@click.option(
    "--since",
    type=float,
    callback=_days,
    metavar="DAYS",
    help="Show only games from the last DAYS days.",
)
@click.option(
    "--best", type=click.Choice(_ORDERS), help="Show your best games by time, 3BV/s or efficiency."
)
@click.option(
    "--games",
    is_flag=True,
    help="List your latest games with their IDs, including unfinished ones.",
)
@click.option(
    "--limit",
    type=click.IntRange(1, 1000),
    default=20,
    help="Number of games to list [default: 20].",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--csv", "as_csv", is_flag=True, help="Print a table as CSV.")
@click.option(
    "--prune",
    type=float,
    callback=_days,
    metavar="DAYS",
    help="Delete unfinished games that have not changed for DAYS days.",
)
def stats(
    *,
    best: str | None,
    games: bool,
    limit: int,
    as_json: bool,
    as_csv: bool,
    prune: float | None,
    **filters: Any,
) -> None:
    """Print statistics or lists of games."""
    some = any(value is not None for value in filters.values())
    refuse("--best", "--games", together=bool(best and games))
    refuse("--csv", "--json", together=as_csv and as_json)
    refuse("--csv", "--prune", together=as_csv and prune is not None)
    refuse("--games", "filters", together=games and some)
    wanted = _filter(**filters)

    from qmines.store import Store  # noqa: PLC0415

    with Store() as store:
        if prune is not None:
            _prune(store, prune, as_json=as_json)
            return
        found = _found(store, wanted, best=best, games=games, limit=limit)
        if as_csv:
            _write_csv(found, _GAME_COLUMNS if games or best else _LINE_COLUMNS)
        elif as_json:
            from qmines.cli.json_answers import send_json  # noqa: PLC0415

            name = "games" if games else "best" if best else "lines"
            send_json(({"by": best} if best else {}) | {name: [each.document() for each in found]})
        else:
            from qmines.cli.drawing import tables  # noqa: PLC0415

            if games or best:
                tables.show_games(found, best=best, some=some)
            else:
                tables.show_lines(found, some=some)


def _filter(
    *, level: str | None, rules: str | None, help_used: str | None, since: float | None
) -> Filter:
    from qmines.modes import get, known_level  # noqa: PLC0415
    from qmines.store import Filter  # noqa: PLC0415

    try:
        return Filter(
            level=None if level is None else known_level(level),
            rules=None if rules is None else get(rules).descriptor.name,
            aid=help_used,
            days=since,
        )
    except InvalidInput as error:
        raise click.UsageError(str(error)) from None


def _prune(store: Store, days: float, *, as_json: bool) -> None:
    from qmines.words import plural  # noqa: PLC0415

    gone = store.prune(days)
    if as_json:
        click.echo(f'{{"pruned":{gone}}}')
    else:
        click.echo(f"deleted {plural(gone, 'unfinished game')}")


def _found(store: Store, wanted: Filter, *, best: str | None, games: bool, limit: int) -> list[Any]:
    """The stored games or lines of statistics that were asked for."""
    from qmines.store import best_games, settle_all, statistics  # noqa: PLC0415

    settle_all(store)
    if games:
        return store.games(limit=limit)
    if best:
        return best_games(store, wanted, by=best, limit=limit)
    return statistics(store, wanted)


def _write_csv(found: list[Any], columns: tuple[str, ...]) -> None:
    """Print one row each; lists such as intervals get a column for each of their values."""
    import csv  # noqa: PLC0415
    import io  # noqa: PLC0415

    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, columns, extrasaction="ignore")
    writer.writeheader()
    writer.writerows(_flat(each.document()) for each in found)
    send(text.getvalue().encode())


def _flat(row: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """One level of names.

    >>> _flat({"level": "expert", "win_rate_95": [0.1, 0.2], "best": {"id": "k7"}})
    {'level': 'expert', 'win_rate_95_1': 0.1, 'win_rate_95_2': 0.2, 'best_id': 'k7'}
    """
    flat: dict[str, Any] = {}
    for name, given in row.items():
        value = dict(enumerate(given, 1)) if isinstance(given, list | tuple) else given
        if isinstance(value, dict):
            flat |= _flat(value, f"{prefix}{name}_")
        else:
            flat[f"{prefix}{name}"] = value
    return flat
