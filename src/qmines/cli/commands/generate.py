"""``qmines generate``: boards, boards that need no guess, and puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from qmines.cli.options import cell_given, level_given
from qmines.core.deduction import TECHNIQUES
from qmines.core.levels import LEVELS
from qmines.notation import FORMATS

# numpy, rich, the kernel and orjson are imported where they are used: the help needs none.
_FORMATS = click.Choice(sorted(FORMATS))
_TECHNIQUES = click.Choice([technique.value for technique in TECHNIQUES])
_MOST = 10_000_000
_HELP = f"""\
Make boards, one after the other.

With --no-guess only boards that deduction alone wins, from the first cell on, the mine
total included. Each comes with its certificate (the whole chain of proofs, which
qmines verify checks), its grade and its 3BV.

\b
Methods:
  uniform  draws until a board needs no guess: each such board is equally likely
  fast     moves mines where a player would be stuck: for dense and large fields

\b
Techniques, weakest first:
  single   one clue
  pair     two clues together
  split    suppose a mine, or none, and follow both
  total    the mine total
  count    all ways counted

--puzzle gives a position instead, in which that technique and nothing weaker finds
a safe cell; mines found before are marked *.

Levels are {", ".join(LEVELS)} or WxHxM. A seed gives the same boards
everywhere; the seed of each board is told, and makes it alone again.

\b
Examples:
  qmines generate --level expert --no-guess
  qmines generate --level 30x16x170 --no-guess --method fast --start 0,0 --seed 7
  qmines generate --no-guess --hardest pair --count 100 --json > boards.jsonl
  qmines generate --no-guess --grade split --to mbf -o hard.mbf
  qmines generate --level intermediate --count 5 --to puzzle
  qmines generate --puzzle total

\b
A line of --json (start and cells are [row, column] from 0):
  {{"rows": [".*.", …], "start": [1, 1], "seed": "7", "method": "uniform",
   "grade": {{"hardest": "pair", "counts": {{…}}, "depth": 0}}, "bbbv": 31,
   "certificate": [{{"technique": "single", "clues": [[0, 0]], "safe": [[0, 1]]}}, …]}}

Ctrl-C keeps what is done. Exit status: 0; 1 if no such board was found in time, or on
any other failure; 2 for wrong usage; 130 after Ctrl-C.
"""


@click.command(help=_HELP, short_help="Boards, boards without guesses, puzzles.")
@click.option(
    "--level", metavar="NAME|WxHxM", callback=level_given, help="Field and mines [beginner]."
)
@click.option("--no-guess", is_flag=True, help="Only boards that need no guess.")
@click.option("--method", type=click.Choice(["uniform", "fast"]), help="How [uniform].")
@click.option("--hardest", type=_TECHNIQUES, help="No technique beyond this one is needed.")
@click.option("--grade", type=_TECHNIQUES, help="This technique is needed, and nothing harder.")
@click.option("--puzzle", type=_TECHNIQUES, help="A position that takes this technique.")
@click.option(
    "--first-click",
    type=click.Choice(["opening", "safe", "anything"]),
    help="What the first cell meets, where guesses are allowed [opening].",
)
@click.option(
    "--start", metavar="ROW,COL", callback=cell_given, help="The first cell [the middle]."
)
@click.option("--count", type=click.IntRange(1, _MOST), default=1, help="How many [1].")
@click.option("--seed", help="Which boards [a fresh seed].")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=60.0,
    help="How long to look without finding one [60].",
)
@click.option("-j", "--jobs", type=click.IntRange(1, 1024), help="Threads [all cores].")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
@click.option("-t", "--to", "target", type=_FORMATS, help="Write boards in this format.")
@click.option(
    "-o",
    "--output",
    metavar="OUT",
    type=click.Path(dir_okay=False, path_type=Path),
    help="File to write [stdout]; {} in its name is the number of the board.",
)
@click.pass_context
def generate(ctx: click.Context, /, **given: Any) -> None:
    """Make what is asked for."""
    wrong = _misuse(given)
    if wrong:
        raise click.UsageError(wrong)
    from qmines.cli.board_output import GenerateOptions, run  # noqa: PLC0415

    ctx.exit(run(GenerateOptions(**given)))


def _misuse(given: dict[str, Any]) -> str:
    """What does not go together, or nothing."""
    if not given["no_guess"]:
        for name in ("method", "hardest", "grade"):
            if given[name] is not None:
                return f"--{name} is for boards without guesses: add --no-guess."
    if given["puzzle"] is not None:
        for name in ("no_guess", "first_click", "start"):
            if given[name]:
                return f"A puzzle has no use for --{name.replace('_', '-')}: leave it out."
    if given["no_guess"] and given["first_click"] is not None:
        return "A board without guesses begins with an opening: leave --first-click out."
    if given["as_json"] and given["target"] is not None:
        return "Either --json or --to."
    several = given["output"] is not None and given["count"] > 1 and not given["as_json"]
    if several and "{}" not in given["output"].name:
        return "Several boards need several files: put {} into the name for OUT."
    return ""
