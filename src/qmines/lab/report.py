"""The HTML report of a simulation: one self-contained file."""

from __future__ import annotations

import time
from functools import partial
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from qmines.core.levels import LEVELS
from qmines.lab.charts import axis_for, columns, meter, scale, strip
from qmines.lab.figures import (
    Loss,
    OutcomeBar,
    by_guesses,
    by_luck,
    groups,
    losses,
    most_guesses,
    pairs,
)
from qmines.lab.version import version
from qmines.theme.colours import table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from qmines.lab.contest import Contest
    from qmines.lab.results import Results

_SQUARE: Final = '<svg aria-hidden="true"><rect class="{}" width="12" height="12" rx="2"/></svg>'
_LEGEND: Final = (
    f'<ul class="legend"><li>{_SQUARE.format("won")}won'
    f"<li>{_SQUARE.format('lost')}lost to a mine<li>{_SQUARE.format('gave-up')}given up</ul>"
)
_READING: Final = """
<p>Win rates come with a 95% confidence interval (Wilson). Strategies that played the same boards
are compared in pairs: only the boards that one won and the other lost tell them apart, and
<i>p</i> is how likely equally strong strategies are to split these boards at least this unevenly
(McNemar's exact test). Two strategies can differ even if their intervals overlap, so look at the
head-to-head comparison.</p>
<p>A guess is a move that was not certain, not counting the first click. Luck is the product of the
guesses' survival chances: 50% means one coin toss that had to go right.</p>
"""


def page(results: Sequence[Results], command: str) -> str:
    """The report as HTML; ``command`` is the command line that reproduces it."""
    played = sum(each.count for each in results)
    asked = sum(each.total for each in results)
    last = max((most_guesses(each.games) for each in results), default=0)
    unfinished = f", stopped before all {asked:,} games were played" if played < asked else ""
    sections = [
        f"<h1>{played:,} games of Minesweeper</h1>",
        _head(command, unfinished),
        "<h2>Win rates</h2>",
        *_rates(results),
        *_pairs(results),
        "<h2>Guesses</h2>",
        "<p>Percentage of games by number of guesses.</p>",
        _LEGEND,
        _cards(results, partial(_guess_card, last=last)),
        "<h2>Luck</h2>",
        "<p>The chance of surviving every guess in a game; 100% for games without guesses.</p>",
        _LEGEND,
        _cards(results, _luck_card),
        "<h2>Where games are lost</h2>",
        "<p>Losses at each guess, as a share of the games that got that far and of all losses.</p>",
        _cards(results, _loss_card),
        "<h2>Time</h2>",
        _times(results),
        "<h2>How to read this report</h2>",
        _READING,
    ]
    style = _colours() + files("qmines.lab").joinpath("report.css").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>qmines: {played:,} games</title>\n<style>\n{style}</style>\n<body>\n"
        + "\n".join(sections)
        + "\n</body>\n</html>\n"
    )


def _colours() -> str:
    """The colours as CSS variables, light and dark."""
    light, dark = (
        "".join(f"--{name}: {colour}; " for name, colour in table(f"report.{shade}").items())
        for shade in ("light", "dark")
    )
    return (
        f":root {{ color-scheme: light dark; {light}}}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {dark}}} }}\n"
    )


def _head(command: str, unfinished: str) -> str:
    return (
        f'<p class="soft">qmines {escape(version())}, {time.strftime("%Y-%m-%d")}'
        f"{unfinished}<br><code>{escape(command)}</code></p>"
    )


def _percent(rate: float) -> str:
    return f"{100 * rate:.2f}%"


def _span(low: float, high: float, sign: str = "") -> str:
    return f"{100 * low:{sign}.2f} to {100 * high:{sign}.2f}".replace("-", "−")


def title_of(contest: Contest) -> str:
    """The title of a contest's boards."""
    level = contest.level_name
    size = LEVELS.get(level)
    if size is not None:
        level = f"{level.capitalize()} {size.width}×{size.height}/{size.mines}"
    if contest.first_click == "given":
        return f"Given boards, {level}"
    rule = {"opening": "opens an area", "safe": "is safe", "anything": "can be a mine"}
    return f"{level}, first click {rule[contest.first_click]}"


def _rates(results: Sequence[Results]) -> Iterable[str]:
    for group in groups(results):
        found = [(each.contest.strategy, each.summary()) for each in group]
        bounds = [bound for _, summary in found for bound in summary.interval]
        axis = axis_for(100 * min(bounds), 100 * max(bounds))
        rows = []
        for name, summary in found:
            low, high = summary.interval
            words = f"{name}: {_percent(summary.rate)} ({_span(low, high)})"
            plot = strip(axis, 100 * summary.rate, (100 * low, 100 * high), words)
            rows.append(
                f'<div class="row"><b>{escape(name)}</b><div class="plot">{plot}</div>'
                f'<div class="number">{_percent(summary.rate)} '
                f"<small>({_span(low, high)})</small></div></div>"
            )
        rows.append(
            f'<div class="row"><span class="blank"></span><div class="plot">{scale(axis, "%")}'
            '</div><span class="blank"></span></div>'
        )
        contest = group[0].contest
        heading = f"<h3>{escape(title_of(contest))}</h3>"
        games = f'<p class="soft">{found[0][1].games:,} games, seed {contest.seed}</p>'
        yield f'<div class="card">{heading}{games}{"".join(rows)}</div>'


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "") -> str:
    """A table; with kind ``stack``, phones show each row as a list."""
    top = "".join(f"<th>{name}</th>" for name in head)
    body = []
    for row in rows:
        cells = zip(head, row, strict=True)
        body.append("".join(f'<td data-name="{name}">{cell}</td>' for name, cell in cells))
    lines = "".join(f"<tr>{cells}</tr>" for cells in body)
    return (
        f'<div class="scroll"><table class="{kind}"><thead><tr>{top}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )


def _pairs(results: Sequence[Results]) -> Iterable[str]:
    rows = [
        (
            f"<b>{escape(one.contest.strategy)}</b> – {escape(other.contest.strategy)}",
            escape(title_of(one.contest)),
            f"{100 * found.difference:+.2f}".replace("-", "−"),
            _span(*found.interval, "+"),
            f"{found.only_first:,} : {found.only_second:,}",
            escape(found.p_words),
        )
        for one, other, found in pairs(results)
    ]
    if rows:
        yield "<h3>Head to head on the same boards</h3>"
        head = ("", "boards", "points", "95% interval", "won by only one", "p")
        yield f'<div class="card">{_table(head, rows, "stack")}</div>'


def _cards(results: Sequence[Results], card: Callable[[Results], str]) -> str:
    return f'<div class="cards">{"".join(map(card, results))}</div>'


def _card(results: Results, body: str) -> str:
    contest = results.contest
    return (
        f'<div class="card"><h3>{escape(contest.strategy)}</h3>'
        f'<p class="soft">{escape(title_of(contest))}</p>{body}</div>'
    )


def _bar_chart(results: Results, bars: Sequence[OutcomeBar], what: str, every: int = 1) -> str:
    chart = columns(bars, f"{what} of {results.contest.strategy}", every)
    rows = [
        (escape(bar.name), f"{bar.games:,}", f"{bar.won:,}", f"{bar.lost:,}", f"{bar.gave_up:,}")
        for bar in bars
    ]
    table = _table((what, "games", "won", "lost", "given up"), rows)
    return f"{chart}<details><summary>Numbers</summary>{table}</details>"


def _guess_card(results: Results, last: int) -> str:
    games = results.games
    chart = _bar_chart(results, by_guesses(games, last), "guesses")
    return _card(results, f"<p>{games.guesses.mean():.2f} guesses per game</p>{chart}")


def _luck_card(results: Results) -> str:
    games = results.games
    won = games.luck[games.won]
    means = f"{100 * won.mean():.1f}% on average in won games" if len(won) else "no games won"
    return _card(results, f"<p>{means}</p>{_bar_chart(results, by_luck(games), 'luck', 2)}")


def _loss_card(results: Results) -> str:
    found = losses(results.games)
    top = max((loss.share for loss in found), default=0.0) or 1.0
    total = sum(loss.lost for loss in found)
    rows = "".join(_loss_row(loss, top, total) for loss in found)
    gave_up = results.summary().gave_up
    notes = f"<p>Games given up: {gave_up:,}.</p>" if gave_up else ""
    if not total:
        return _card(results, notes + "<p>No games lost to a mine.</p>")
    columns = "<th></th><th></th><th>lost at this guess</th><th>share of all losses</th>"
    head = f"<thead><tr>{columns}</tr></thead>"
    return _card(results, f'{notes}<div class="scroll"><table>{head}{rows}</table></div>')


def _loss_row(loss: Loss, top: float, total: int) -> str:
    return (
        f'<tr title="{loss.lost:,} of {loss.came:,}"><td>{loss.name}</td>'
        f'<td class="bar">{meter(loss.share / top, "lost")}</td>'
        f"<td>{100 * loss.share:.1f}%</td><td>{100 * loss.lost / total:.1f}%</td></tr>"
    )


def _times(results: Sequence[Results]) -> str:
    rows = []
    for each in results:
        found = each.summary()
        guesses = found.guesses * found.games
        rows.append(
            (
                f"<b>{escape(each.contest.strategy)}</b>",
                escape(title_of(each.contest)),
                f"{1000 * found.game_seconds:.3g} ms",
                f"{1000 * found.busy / guesses:.3g} ms" if guesses else "–",
                f"{found.games_per_second:,.0f}",
                f"{found.seconds:,.1f} s",
            )
        )
    head = ("", "boards", "time per game (one core)", "time per guess", "games per second", "total")
    return f'<div class="card">{_table(head, rows, "stack")}</div>'
