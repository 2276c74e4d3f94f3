"""Tables and small plots of stored games."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table

from qmines.words import age_of, clock_of, seconds_of, sparkline, spelled

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from qmines.store import StatisticsRow, StoredGame

_WIDE: Final = 100  # columns without a terminal
_PLOTTED: Final = 20  # games per plot
_BEST: Final = {"time": "time", "speed": "3BV/s", "efficiency": "efficiency"}
_NONE: Final = "No finished games yet. Start one with: qmines play"
_NONE_LIKE: Final = "No finished games match these filters."
_NONE_WON: Final = "No games won without help yet."
_NONE_WON_LIKE: Final = "No games won without help match these filters."


class _Page:
    """Prints tables in the characters that the output supports."""

    def __init__(self) -> None:
        self._console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
        if not self._console.is_terminal:
            self._console.width = _WIDE
        self.plots = self._console.encoding.lower().startswith("utf")

    def table(
        self, title: str, heads: Sequence[str], rows: Iterable[Sequence[str]], *, left: int
    ) -> None:
        """Print a table; the first ``left`` columns are text, the others numbers."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for number, head in enumerate(heads):
            justify = "left" if number < left else "right"
            table.add_column(self.word(head), justify=justify, no_wrap=number >= left)  # type: ignore[arg-type]
        for row in rows:
            table.add_row(*map(self.word, row))
        self._console.print(title, style="bold underline")
        self._console.print(table)
        self._console.print()

    def word(self, text: str) -> str:
        """The text in the characters that the output supports."""
        return spelled(text, self._console.encoding)

    def line(self, text: str = "") -> None:
        """A line of text."""
        self._console.print(self.word(text), soft_wrap=True)


def show_lines(lines: Sequence[StatisticsRow], *, some: bool = False) -> None:
    """Print statistics; ``some`` if they are filtered."""
    page = _Page()
    if not lines:
        page.line(_NONE_LIKE if some else _NONE)
        return
    page.table(
        "Results",
        ("level", "rules", "help", "games", "won", "win rate", "95%", "streak", "best"),
        (
            (
                *_names(line),
                f"{line.games:,}",
                f"{line.wins:,}",
                f"{line.rate * 100:.1f}%",
                "{:.0f}–{:.0f}%".format(*(end * 100 for end in line.interval)),
                str(line.streak),
                str(line.best_streak),
            )
            for line in lines
        ),
        left=3,
    )
    won = [line for line in lines if line.wins]
    if won:
        page.table(
            "Won games",
            ("level", "rules", "help", "best s", "mean s", "best 3BV/s", "mean", "eff."),
            (
                (
                    *_names(line),
                    seconds_of(line.best_time),
                    seconds_of(line.mean_time),
                    _rate(line.best_speed),
                    _rate(line.mean_speed),
                    _percent(line.mean_efficiency),
                )
                for line in won
            ),
            left=3,
        )
    page.table(
        "Latest games",
        ("level", "rules", "help", "won + / lost -", "winning times"),
        (
            (
                *_names(line),
                "".join("+" if won else "-" for won, _ in list(line.recent)[-_PLOTTED:]),
                sparkline(line.recent_times[-_PLOTTED:]) if page.plots else "",
            )
            for line in lines
        ),
        left=5,
    )


def show_games(games: Sequence[StoredGame], *, best: str | None = None, some: bool = False) -> None:
    """Print games with their IDs, for replay and verify."""
    page = _Page()
    if not games:
        none_won = _NONE_WON_LIKE if some else _NONE_WON
        page.line(_NONE if best is None else none_won)
        return
    if best is None:
        page.table(
            "Latest games",
            ("ID", "when", "level", "rules", "result", "help", "time"),
            (
                (
                    *_what(game),
                    game.outcome.result.value,
                    game.aid or "–",
                    clock_of(game.milliseconds, exact=True),
                )
                for game in games
            ),
            left=6,
        )
        return
    page.table(
        f"Best games by {_BEST[best]}",
        ("ID", "when", "level", "rules", "time", "3BV/s", "eff."),
        (
            (
                *_what(game),
                clock_of(game.milliseconds, exact=True),
                _rate(game.bbbv_per_second),
                _percent(game.efficiency),
            )
            for game in games
        ),
        left=4,
    )


def _names(line: StatisticsRow) -> tuple[str, str, str]:
    return line.level, f"{line.rules} {line.variant}".strip(), "yes" if line.helped else "no"


def _what(game: StoredGame) -> tuple[str, str, str, str]:
    return game.id, age_of(game.touched), game.level, f"{game.rules} {game.variant}".strip()


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{value * 100:.0f}%"


def _rate(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"
