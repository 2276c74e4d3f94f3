"""``qmines hint``: the next move in a position, with its reason and proof."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from qmines.cli import completion
from qmines.cli.commands.analyse import FORMATS
from qmines.cli.options import cell_given
from qmines.errors import QMinesError

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    from qmines.errors import Cell
    from qmines.solver import Hint
    from qmines.solver.hints import StrengthName

STRENGTHS = ("where", "why", "do")
_HELP = """\
Suggest the next move in a position and explain why.

You get the easiest step that proves a cell safe or, if no cell is certainly safe, a mine
to flag. The hint names the clues that decide the move. If nothing is certain, you get
the best guess and its risk.

FILE is a file in any format that qmines convert reads, a screenshot, - for standard
input, or a position written as text, a link or an ID. Cells are written (row,column),
counting from 0. Flags are ignored unless you add --trust-flags.

\b
Examples:
  qmines hint examples/expert.txt
  qmines hint examples/expert.txt --strength where
  qmines hint examples/expert.txt --cell 3,9
  printf '###\\n11#' | qmines hint
  qmines hint examples/expert.txt --json | jq .proof

Exit codes: 0 success, 1 failure, 2 usage error.
"""


@click.command(help=_HELP)
@click.argument("source", metavar="[FILE|-]", required=False, shell_complete=completion.files)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, including the proof.")
@click.option(
    "--strength",
    type=click.Choice(STRENGTHS),
    default="why",
    help="How much to reveal [default: why].",
)
@click.option(
    "--cell", metavar="ROW,COLUMN", callback=cell_given, help="Give a hint for this cell only."
)
@click.option(
    "--mines",
    type=click.IntRange(min=0),
    help="Total number of mines [default: from the position].",
)
@click.option("--trust-flags", is_flag=True, help="Treat every flag as a mine.")
@click.option(
    "-f", "--from", "origin", type=click.Choice(FORMATS), help="Input format [default: detected]."
)
@click.pass_context
def hint(
    ctx: click.Context,
    /,
    *,
    source: str | None,
    as_json: bool,
    strength: StrengthName,
    cell: Cell | None,
    mines: int | None,
    trust_flags: bool,
    origin: str | None,
) -> None:
    """Find a hint and print it."""
    if source is None:
        source = "-" if sys.stdin is not None and not sys.stdin.isatty() else ""
    if not source:
        raise click.UsageError("Missing position: give a file, a link, or - for standard input.")
    if not as_json:
        from qmines.cli.drawing.hints import show  # noqa: PLC0415

        show(_found(source, origin, mines, cell, trust=trust_flags), strength)
        return

    from qmines.cli.json_answers import refusal_of, send_json  # noqa: PLC0415
    from qmines.play.hint import GameHint  # noqa: PLC0415
    from qmines.solver.hints import Strength  # noqa: PLC0415

    try:
        found = _found(source, origin, mines, cell, trust=trust_flags)
        text = {each.value: found.explain(each) for each in Strength}
        answer, well = {**GameHint.of(found).document(), "text": text}, True
    except (QMinesError, OSError) as error:
        answer, well = refusal_of(error), False
    send_json(answer)
    ctx.exit(0 if well else 1)


def _found(
    source: str, origin: str | None, mines: int | None, cell: Cell | None, *, trust: bool
) -> Hint:
    from qmines import solver  # noqa: PLC0415
    from qmines.cli.commands.convert import position_in  # noqa: PLC0415

    position = position_in(source, origin, mines)
    return solver.hint(position.trust_flags() if trust else position, cell)
