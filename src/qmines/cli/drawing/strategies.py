"""Simulation results as JSON figures and as tables."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from qmines.lab.figures import groups, pairs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from qmines.lab import Results


def figures_of(results: Results) -> dict[str, Any]:
    """A contest's results as a JSON object."""
    summary = results.summary()
    return {
        "games": summary.games,
        "won": summary.won,
        "rate": summary.rate,
        "interval": [*summary.interval],
        "guesses": summary.guesses,
        "seconds": summary.seconds,
        "games_per_second": summary.games_per_second,
        "strategy": results.contest.strategy,
        "level": results.contest.level_name,
        "first_click": results.contest.first_click,
        "seed": results.contest.seed,
    }


def percent(rate: float) -> str:
    """A rate in percent.

    >>> percent(0.4113)
    '41.13%'
    """
    return f"{100 * rate:.2f}%"


def span(interval: tuple[float, float]) -> str:
    """An interval in percent.

    >>> span((0.4, 0.425))
    '40.00–42.50%'
    """
    low, high = interval
    return f"{100 * low:.2f}–{100 * high:.2f}%"


def pairs_of(results: Sequence[Results]) -> Iterator[str]:
    """One sentence per pair of strategies that played the same boards."""
    for first, second, found in pairs(results):
        one, other = first.contest.strategy, second.contest.strategy
        low, high = found.interval
        yield (
            f"{one} vs {other}: {100 * found.difference:+.2f} points "
            f"({100 * low:+.2f} to {100 * high:+.2f}); boards won only by {one}: "
            f"{found.only_first:,}, only by {other}: {found.only_second:,}; "
            f"p {'' if found.p_words.startswith('<') else '= '}{found.p_words}"
        )


def show(results: Sequence[Results]) -> None:
    """Print tables on stdout."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = max(console.width, 100)
    ascii_only = not _can_encode("–·")
    for group in groups(results):
        contest = group[0].contest
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        table.add_column("strategy")
        for name in ("games", "won", "95% interval", "guesses", "luck", "games/s", "ms/game"):
            table.add_column(name, justify="right", no_wrap=True)
        for each in group:
            found = each.summary()
            table.add_row(
                each.contest.strategy,
                f"{found.games:,}",
                percent(found.rate),
                span(found.interval).replace("–", "-" if ascii_only else "–"),
                f"{found.guesses:.2f}",
                f"{found.luck:.3f}",
                f"{found.games_per_second:,.0f}",
                f"{1000 * found.game_seconds:.3g}",
            )
        click.echo(
            f"{contest.level_name}, first click {contest.first_click}{_place(contest)}, "
            f"seed {contest.seed}"
        )
        console.print(table)
        for sentence in pairs_of([each for each in group if each.count]):
            click.echo(sentence)
    missing = sum(each.total - each.count for each in results)
    if missing:
        click.echo(f"{missing:,} of {sum(each.total for each in results):,} games were not played")


def _place(contest: Any) -> str:
    start = getattr(contest, "start", None)
    return "" if start is None else f" at {start[0]},{start[1]}"


def _can_encode(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
