"""``qmines stats``: what the store knows of the games that were played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from qmines.errors import InvalidInput

# The store, rich and orjson are imported where they are used: the help needs none.
if TYPE_CHECKING:
    from qmines.store import Filter, Store

_ORDERS = ("time", "speed", "efficiency")
_MOST_DAYS = 1_000_000
_LEVELS_HELP = "Only this level: a name or WxHxM."
_HELP = """\
Show your games: win rates, streaks, times, by level, rules and help.

A win rate comes with the interval in which your chance to win lies, with 95 %
confidence. Times, 3BV/s and efficiency are those of games won. Undo counts as help, and
so does a seed that you chose; games with help stand in lines of their own, and in no
best list. Unfinished games do not count.

\b
Examples:
  qmines stats
  qmines stats --level expert --rules classic --since 30
  qmines stats --best speed --level expert
  qmines stats --games
  qmines stats --json
  qmines stats --prune 90
"""


def _days(_: click.Context, __: click.Parameter, value: float | None) -> float | None:
    if value is not None and not 0 <= value <= _MOST_DAYS:  # nor is NaN
        raise click.BadParameter(f"{value} is not between 0 and {_MOST_DAYS}.")
    return value


@click.command(help=_HELP, short_help="Your games: win rates, streaks, times.")
@click.option("--level", metavar="NAME|WxHxM", help=_LEVELS_HELP)
@click.option("--rules", metavar="NAME", help="Only these rules.")
@click.option("--help-used", metavar="KIND", help="Only games with this help, any, or none.")
@click.option("--since", type=float, callback=_days, metavar="DAYS", help="Only the last days.")
@click.option(
    "--best", type=click.Choice(_ORDERS), help="The best games, by time, 3BV/s or efficiency."
)
@click.option("--games", is_flag=True, help="The last games with their IDs, unfinished ones too.")
@click.option("--limit", type=click.IntRange(1, 1000), default=20, help="Games listed [20].")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--prune",
    type=float,
    callback=_days,
    metavar="DAYS",
    help="Delete unfinished games left alone for so long.",
)
def stats(
    *,
    best: str | None,
    games: bool,
    limit: int,
    as_json: bool,
    prune: float | None,
    **filters: Any,
) -> None:
    """Show what is asked for."""
    if best and games:
        raise click.UsageError("--best and --games exclude each other.")
    if games and any(value is not None for value in filters.values()):
        raise click.UsageError("--games lists all games: leave the filters out.")
    wanted = _filter(**filters)

    from qmines.store import Store  # noqa: PLC0415

    with Store() as store:
        if prune is not None:
            _prune(store, prune, as_json=as_json)
        elif as_json:
            _print_json(store, wanted, best=best, games=games, limit=limit)
        else:
            _print(store, wanted, best=best, games=games, limit=limit)


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


def _print_json(store: Store, wanted: Filter, *, best: str | None, games: bool, limit: int) -> None:
    from qmines.cli.commands.convert import send  # noqa: PLC0415
    from qmines.cli.json_answers import encode  # noqa: PLC0415
    from qmines.store import best_games, settle_all, statistics  # noqa: PLC0415

    settle_all(store)
    if games:
        found = [game.document() for game in store.games(limit=limit)]
        send(encode({"games": found}))
    elif best:
        found = [game.document() for game in best_games(store, wanted, by=best, limit=limit)]
        send(encode({"by": best, "best": found}))
    else:
        send(encode({"lines": [line.document() for line in statistics(store, wanted)]}))


def _print(store: Store, wanted: Filter, *, best: str | None, games: bool, limit: int) -> None:
    from qmines.cli.drawing import tables  # noqa: PLC0415
    from qmines.store import Filter, best_games, settle_all, statistics  # noqa: PLC0415

    settle_all(store)
    some = wanted != Filter()
    if games:
        tables.show_games(store.games(limit=limit))
    elif best:
        found = best_games(store, wanted, by=best, limit=limit)
        tables.show_games(found, best=best, some=some)
    else:
        tables.show_lines(statistics(store, wanted), some=some)
