"""``qmines simulate``: let auto-players play many games and compare them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from qmines.cli import completion
from qmines.cli.options import Misused, cell_given, parts_given, refuse, within
from qmines.cli.output import has_screen, standard_input
from qmines.core.levels import LEVELS, parse_level
from qmines.errors import InvalidInput
from qmines.lab.strategies import STRATEGIES, TAKES_EFFORT

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.core.levels import FirstClick
    from qmines.errors import Cell
    from qmines.lab import Contest

FIRST_CLICKS = ("anything", "safe", "opening")
_MOST_GAMES = 100_000_000
_STRATEGIES = "\n".join(
    f"  {f'{name}[:N]' if name in TAKES_EFFORT else name:<9} {text}"
    for name, text in STRATEGIES.items()
)
_HELP = f"""\
Measure how often the auto-players win.

With the same seed, every strategy plays the same boards, on every machine and with any
number of threads. Strategies are compared in pairs, board by board (McNemar's exact test).

\b
Strategies, weakest first ([:N] multiplies the effort by N):
{_STRATEGIES}

Levels: {", ".join(LEVELS)}, or WxHxM.
Separate several levels, first clicks or strategies with commas.

\b
Examples:
  qmines simulate --games 10000
  qmines simulate --level 16x16x40 --first-click opening --strategy progress,best
  qmines simulate --strategy best --watch
  qmines simulate --games 1000000 --resume expert.games
  qmines simulate --games 1000 --strategy best,mine:policy     # policy() in mine.py
  qmines simulate --boards boards.jsonl --record results.jsonl --json
  qmines simulate --level beginner,expert --strategy safest,best --report page.html
  qmines simulate --games 1000000 --cluster tcp://scheduler:8786

With --watch, the games are played automatically: press Enter to pause, the arrow keys to step,
? for all keys and Ctrl-Q to quit.

Ctrl-C stops and prints the results so far. With --resume, run the same command again
to continue.

\b
Example lines of --boards and --record:
  {{"width": 3, "height": 2, "rows": ["..*", "..."], "start": [0, 0]}}
  {{"index": 0, "won": true, "guesses": 1, "luck": 0.5, "gave_up": false}}

Exit codes: 0 success, 1 failure, 2 usage error, 130 Ctrl-C.
"""


def _first_clicks(ctx: click.Context, option: click.Parameter, value: str | None) -> Any:
    for part in (parts := parts_given(ctx, option, value) or []):
        if part not in FIRST_CLICKS:
            raise click.BadParameter(f"{part!r} is not one of {', '.join(FIRST_CLICKS)}.")
    return parts or None


def _start(ctx: click.Context, option: click.Parameter, value: str | None) -> Cell | None:
    return cell_given(ctx, option, None if value == "auto" else value)


_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command(help=_HELP)
@click.option(
    "--level",
    metavar="NAME|WxHxM",
    shell_complete=completion.levels,
    callback=parts_given,
    help="Board size and mines [default: expert].",
)
@click.option(
    "--first-click",
    metavar="RULE",
    shell_complete=completion.names(lambda: FIRST_CLICKS),
    callback=_first_clicks,
    help="Whether the first click opens an area, is safe, or can be a mine [default: safe].",
)
@click.option(
    "--start",
    metavar="ROW,COLUMN|auto",
    callback=_start,
    help="First click [default: auto (a corner; with --first-click opening, 3,3 on Expert and 2,2 "
    "on smaller boards)].",
)
@click.option(
    "--strategy",
    metavar="NAME|MODULE:FUNCTION",
    shell_complete=completion.strategies,
    callback=parts_given,
    default="best",
    help="Strategy, or your own Python function [default: best].",
)
@click.option(
    "--games",
    metavar="N",
    type=int,
    callback=within(1, _MOST_GAMES),
    help="Number of games [default: 1000].",
)
@click.option(
    "--seed",
    metavar="S",
    type=int,
    default=0,
    callback=within(0, (1 << 64) - 1),
    help="Seed for the boards [default: 0].",
)
@click.option(
    "-j",
    "--jobs",
    metavar="N",
    type=int,
    callback=within(1, 1024),
    help="Number of threads [default: all cores].",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--boards", metavar="FILE", type=_FILE, help="Play the boards in this file (JSON lines)."
)
@click.option("--record", metavar="FILE", type=_FILE, help="Write each game's result to this file.")
@click.option(
    "--resume",
    metavar="FILE",
    type=_FILE,
    help="Save finished games to this file, and continue from the games in it.",
)
@click.option("--report", metavar="FILE", type=_FILE, help="Write an HTML report with charts.")
@click.option("--watch", is_flag=True, help="Watch the games move by move, in this terminal.")
@click.option(
    "--cluster", metavar="ADDRESS", help="Play on the Dask cluster with this scheduler address."
)
@click.pass_context
def simulate(
    ctx: click.Context,
    /,
    *,
    level: list[str] | None,
    first_click: list[FirstClick] | None,
    start: tuple[int, int] | None,
    strategy: list[str],
    games: int | None,
    seed: int,
    boards: Path | None,
    watch: bool,
    **options: Any,
) -> None:
    """Set up the contests and run them."""
    if boards is not None:
        for name, value in (("level", level), ("first-click", first_click), ("start", start)):
            refuse(f"--{name}", "--boards", together=value is not None)
    both = options["cluster"] is not None and options["jobs"] is not None
    refuse("--jobs", "--cluster", together=both)

    if watch:
        _check_watching(options)

    from qmines.cli.contests import ContestOptions, run  # noqa: PLC0415

    if boards is not None:
        contests, games = _given(boards, strategy, seed, games)
    else:
        try:
            contests = _seeded(level or ["expert"], first_click or ["safe"], start, strategy, seed)
        except InvalidInput as error:
            raise click.UsageError(f"{error}.") from None
    if watch:
        ctx.exit(_watch(contests, games or 1000))
    ctx.exit(run(contests, games or 1000, ContestOptions(**options)))


def _check_watching(options: dict[str, Any]) -> None:
    for name in ("jobs", "as_json", "record", "resume", "report", "cluster"):
        refuse(f"--{name.removeprefix('as_')}", "--watch", together=bool(options[name]))
    if not has_screen():
        raise Misused("--watch needs a terminal: leave it out to print the results")


def _watch(contests: Sequence[Contest], games: int) -> int:
    """Show every game of every contest; strategies take turns on the same board."""
    from qmines import tui  # noqa: PLC0415
    from qmines.lab.watching import steps_of  # noqa: PLC0415
    from qmines.tui.screens.watch import ShownGame  # noqa: PLC0415

    class Games:
        def __len__(self) -> int:
            return games * len(contests)

        def player(self, number: int) -> str:
            return contests[number % len(contests)].strategy

        def play(self, number: int) -> ShownGame:
            turn, index = number % len(contests), number // len(contests)
            game, steps = steps_of(contests[turn], index)
            return ShownGame(
                player=contests[turn].strategy,
                number=index + 1,
                total=games,
                steps=steps,
                won=game.won,
                gave_up=game.gave_up,
            )

    return tui.run(None, show=Games())


def _seeded(
    levels: list[str],
    first_clicks: list[FirstClick],
    start: tuple[int, int] | None,
    strategies: list[str],
    seed: int,
) -> list[Contest]:
    from qmines.lab import SeededContest  # noqa: PLC0415
    from qmines.lab.simulation import contest_of  # noqa: PLC0415

    if "" not in sys.path:
        sys.path.insert(0, "")  # a policy may lie in this folder
    return [
        contest_of(SeededContest(level, first_click, start, seed=seed), strategy)
        for level in dict.fromkeys(map(parse_level, levels))
        for first_click in first_clicks
        for strategy in strategies
    ]


def _given(
    path: Path, strategies: list[str], seed: int, games: int | None
) -> tuple[list[Contest], int]:
    from qmines.lab import BoardContest, BoardSet  # noqa: PLC0415
    from qmines.notation.text_lines import text_lines  # noqa: PLC0415

    if str(path) == "-":
        boards = BoardSet.read(text_lines(standard_input(), "standard input"), "standard input")
    else:
        with path.open("rb") as file:
            boards = BoardSet.read(text_lines(file, str(path)), str(path))
    total = len(boards.boards)
    if games is not None and games > total:
        raise InvalidInput(f"{path} has only {total} boards: lower --games (now {games})")
    contests: list[Contest] = [BoardContest(boards, strategy, seed) for strategy in strategies]
    return contests, games or total
