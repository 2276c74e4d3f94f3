"""``qmines analyse``: mine probabilities as a heat map, JSON or JSON lines."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from qmines.cli import completion
from qmines.cli.options import Misused, within
from qmines.cli.output import send, standard_input
from qmines.core.grid import MAX_CELLS
from qmines.errors import Contradiction, QMinesError

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from qmines.cli.solver_call import SolverOptions
    from qmines.core.position import Position

METHODS = ("auto", "exact", "sampled", "rejection")
FORMATS = (
    "analysis", "board", "link", "mbf", "mbf-hex", "mine", "pttacg", "puzzle", "rawvf", "text",
)  # fmt: skip
_HELP = """\
Show the chance of a mine in every hidden cell.

FILE is a file in any format that qmines convert reads, a screenshot, - for standard
input, or a position written as text, a link or an ID. Chances are exact if the budget
allows, otherwise sampled with an error estimate. Cells are written (row,column),
counting from 0.

\b
Examples:
  qmines analyse examples/expert.txt
  qmines analyse shot.png --mines 99
  printf '1#\\n##' | qmines analyse --mines 1
  qmines analyse '?analysis=acacaaablU' --json
  qmines analyse position.txt --method sampled --error 0.001 --budget-seconds 60
  qmines analyse --jsonl positions.jsonl > answers.jsonl

With --jsonl, each input line is a JSON object. The result for each line is printed as
soon as it is ready, in the order of the input; if a line cannot be analysed, its result
is {"error": ...}. An input line looks like this:

\b
  {"width": 2, "height": 2, "mines": 1, "rows": ["1#", "##"], "name": "optional"}

Exit codes: 0 success, 1 failure, 2 usage error.
"""


_chance = within(0, 1)


@click.command(help=_HELP)
@click.argument("source", metavar="[FILE|-]", required=False, shell_complete=completion.files)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--jsonl", "as_lines", is_flag=True, help="Read and print one JSON object per line.")
@click.option(
    "--method", type=click.Choice(METHODS), default="auto", help="Counting method [default: auto]."
)
@click.option(
    "--mines",
    metavar="N",
    type=int,
    callback=within(0, MAX_CELLS),
    help="Total number of mines [default: from the position].",
)
@click.option(
    "--density",
    metavar="P",
    type=float,
    callback=_chance,
    help="Treat the total number of mines as unknown: each cell is a mine with probability P.",
)
@click.option(
    "--budget-seconds",
    metavar="S",
    type=float,
    default=2.0,
    callback=within(0, 10**9),
    help="Time limit per position, in seconds [default: 2].",
)
@click.option(
    "--budget-mib",
    metavar="MIB",
    type=int,
    default=256,
    callback=within(1, 1 << 20),
    help="Memory limit per position, in MiB [default: 256].",
)
@click.option(
    "--seed",
    metavar="N",
    type=int,
    default=0,
    callback=within(0, (1 << 64) - 1),
    help="Seed for sampling [default: 0].",
)
@click.option(
    "--error",
    metavar="E",
    type=float,
    default=0.005,
    callback=_chance,
    help="Stop sampling at this standard error [default: 0.005].",
)
@click.option("--trust-flags", is_flag=True, help="Treat every flag as a mine.")
@click.option(
    "-f", "--from", "origin", type=click.Choice(FORMATS), help="Input format [default: detected]."
)
@click.option(
    "-j",
    "--jobs",
    "--threads",
    "threads",
    metavar="N",
    type=int,
    callback=within(1, 1024),
    help="Number of threads [default: all cores].",
)
@click.pass_context
def analyse(
    ctx: click.Context,
    /,
    *,
    source: str | None,
    as_json: bool,
    as_lines: bool,
    origin: str | None,
    budget_seconds: float,
    budget_mib: int,
    **options: Any,
) -> None:
    """Analyse and print."""
    if as_json and as_lines:
        raise click.UsageError("--json and --jsonl cannot be combined.")
    if as_lines and origin:
        raise click.UsageError("--from cannot be combined with --jsonl: the input is always JSON.")
    if options["mines"] is not None and options["density"] is not None:
        raise click.UsageError(
            "--mines and --density cannot be combined: use --density if the total is unknown."
        )
    if source is None:
        source = _waiting_input()

    from qmines.cli.solver_call import SolverOptions  # noqa: PLC0415
    from qmines.solver import Budget  # noqa: PLC0415

    settings = SolverOptions(budget=Budget(budget_seconds, budget_mib), **options)
    if as_lines:
        ctx.exit(0 if _answer_lines(source, settings) else 1)
    elif as_json:
        ctx.exit(0 if _answer_json(source, origin, settings) else 1)
    else:
        _draw(_position(source, origin, settings), settings)


def _waiting_input() -> str:
    if sys.stdin is None or sys.stdin.isatty():
        raise Misused(
            "Missing position: give a file, a link, or - for standard input, "
            "for example: qmines analyse examples/expert.txt"
        )
    return "-"


def _position(source: str, origin: str | None, settings: SolverOptions) -> Position:
    from qmines.cli.commands.convert import position_in  # noqa: PLC0415

    return settings.shape(position_in(source, origin, settings.mines))


def _draw(position: Position, settings: SolverOptions) -> None:
    from qmines.cli.drawing import analysis_report  # noqa: PLC0415
    from qmines.cli.solver_call import ask  # noqa: PLC0415

    try:
        analysis = ask(position, settings)
    except Contradiction as clash:
        analysis_report.show_clash(position, clash)
        raise
    analysis_report.show(analysis)


def _answer_json(source: str, origin: str | None, settings: SolverOptions) -> bool:
    from qmines.cli.json_answers import answer_of, refusal_of, send_json  # noqa: PLC0415
    from qmines.cli.solver_call import ask  # noqa: PLC0415

    try:
        answer, well = answer_of(ask(_position(source, origin, settings), settings)), True
    except (QMinesError, OSError) as error:
        answer, well = refusal_of(error), False
    send_json(answer)
    return well


def _answer_lines(source: str, settings: SolverOptions) -> bool:
    from qmines.cli.batch import answer_lines  # noqa: PLC0415

    def deliver(data: bytes) -> None:
        send(data)
        sys.stdout.buffer.flush()

    with _opened(source) as stream:
        return answer_lines(stream.read, deliver, settings)


def _opened(source: str) -> AbstractContextManager[BinaryIO]:
    """Open a stream whose ``read`` returns what is available instead of waiting for more."""
    if source != "-":
        return Path(source).open("rb", buffering=0)
    stream = standard_input()
    try:
        return open(stream.fileno(), "rb", buffering=0, closefd=False)
    except OSError:  # a stream without a file descriptor
        return nullcontext(stream)
