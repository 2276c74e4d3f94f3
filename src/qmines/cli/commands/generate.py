"""``qmines generate``: boards, no-guess boards and puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from qmines.cli import completion
from qmines.cli.options import cell_given, level_given, refuse
from qmines.core.deduction import TECHNIQUES
from qmines.core.levels import LEVELS
from qmines.notation import FORMATS

# Slow imports happen where they are used: --help needs none of them.
_FORMATS = click.Choice(sorted(FORMATS))
_TECHNIQUES = click.Choice([technique.value for technique in TECHNIQUES])
_MOST = 10_000_000
_HELP = f"""\
Generate boards.

With --no-guess, logic alone can solve every board from its first click, using the mine
total if needed. Each board comes with a certificate (the complete proof, which qmines
verify checks), its grade and its 3BV.

\b
Methods:
  uniform  draw boards until one needs no guessing; all no-guess boards are equally likely
  fast     move mines wherever a player would get stuck; for dense and large boards

\b
Techniques, easiest first:
  single   look at one clue
  pair     compare two clues
  split    assume a mine, then no mine, and see what follows
  total    use the total number of mines
  count    count every possible board

With --puzzle TECHNIQUE, each puzzle is a position in which that technique, and no easier
one, finds a safe cell. Known mines are marked *.

Levels: {", ".join(LEVELS)}, or WxHxM. The same seed gives the same
boards on every machine. Each board is printed with the seed that reproduces it.

\b
Examples:
  qmines generate --level expert --no-guess
  qmines generate --level 30x16x170 --no-guess --method fast --start 0,0 --seed 7
  qmines generate --no-guess --hardest pair --count 100 --json > boards.jsonl
  qmines generate --no-guess --grade split --to mbf -o hard.mbf
  qmines generate --level intermediate --count 5 --to puzzle
  qmines generate --puzzle total

\b
Example line of --json (cells are [row, column], counting from 0):
  {{"rows": [".*.", …], "start": [1, 1], "seed": "7", "method": "uniform",
   "grade": {{"hardest": "pair", "counts": {{…}}, "depth": 0}}, "bbbv": 31,
   "certificate": [{{"technique": "single", "clues": [[0, 0]], "safe": [[0, 1]]}}, …]}}

Ctrl-C keeps the boards generated so far. Exit codes: 0 success, 1 failure (including no
board found in time), 2 usage error, 130 Ctrl-C.
"""


@click.command(help=_HELP)
@click.option(
    "--level",
    metavar="NAME|WxHxM",
    shell_complete=completion.levels,
    callback=level_given,
    help="Board size and mines [default: beginner].",
)
@click.option("--no-guess", is_flag=True, help="Generate only boards that need no guessing.")
@click.option(
    "--method",
    type=click.Choice(["uniform", "fast"]),
    help="How to find no-guess boards [default: uniform].",
)
@click.option(
    "--hardest",
    type=_TECHNIQUES,
    help="Generate only boards that need no technique harder than this one.",
)
@click.option(
    "--grade", type=_TECHNIQUES, help="Generate only boards whose hardest technique is this one."
)
@click.option("--puzzle", type=_TECHNIQUES, help="Generate puzzles that need this technique.")
@click.option(
    "--first-click",
    type=click.Choice(["opening", "safe", "anything"]),
    help="Whether the first click opens an area, is safe, or can be a mine "
    "(not with --no-guess) [default: opening].",
)
@click.option(
    "--start", metavar="ROW,COLUMN", callback=cell_given, help="First click [default: the middle]."
)
@click.option(
    "--count", type=click.IntRange(1, _MOST), default=1, help="Number of boards [default: 1]."
)
@click.option("--seed", help="Seed for the boards [default: random].")
@click.option(
    "--budget-seconds",
    "--seconds",
    "seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=60.0,
    help="Give up if no board is found for this many seconds [default: 60].",
)
@click.option(
    "-j", "--jobs", type=click.IntRange(1, 1024), help="Number of threads [default: all cores]."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
@click.option(
    "-t", "--to", "target", type=_FORMATS, help="Output format [default: from OUT's extension]."
)
@click.option(
    "-o",
    "--output",
    metavar="OUT",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Output file; {} becomes the board's number [default: standard output].",
)
@click.pass_context
def generate(ctx: click.Context, /, **given: Any) -> None:
    """Generate and print."""
    _check(given)
    from qmines.cli.board_output import GenerateOptions, run  # noqa: PLC0415

    ctx.exit(run(GenerateOptions(**given)))


def _check(given: dict[str, Any]) -> None:
    """Refuse options that contradict each other."""
    for name in ("method", "hardest", "grade"):
        if given[name] is not None and not given["no_guess"]:
            raise click.UsageError(f"--{name} needs --no-guess.")
    if given["puzzle"] is not None:
        for name in ("no_guess", "first_click", "start"):
            refuse(f"--{name.replace('_', '-')}", "--puzzle", together=bool(given[name]))
    if given["no_guess"] and given["first_click"] is not None:
        raise click.UsageError(
            "--first-click cannot be combined with --no-guess: "
            "on a no-guess board, the first click always opens an area."
        )
    if given["as_json"] and given["target"] is not None:
        raise click.UsageError("--json and --to cannot be combined.")
    several = given["output"] is not None and given["count"] > 1 and not given["as_json"]
    if several and "{}" not in given["output"].name:
        raise click.UsageError("Each board needs its own file: put {} in the output file name.")
