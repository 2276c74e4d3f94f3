"""``qmines hint``: what to do next in a position, why, and the proof."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from qmines.cli.commands.analyse import FORMATS
from qmines.cli.options import cell_given
from qmines.cli.output import send
from qmines.errors import QMinesError

# What is slow to import is imported where it is used; the help needs none of it.
if TYPE_CHECKING:
    from qmines.core.position import Position
    from qmines.errors import Cell
    from qmines.solver import Hint

STRENGTHS = ("where", "why", "do")
_HELP = """\
Say what to do next in a position, and why.

The easiest step to a safe cell is shown, or else a mine to flag, with the clues that
decide it; where nothing is certain, the best guess with its risk. FILE is a file in
any format of qmines convert, - for standard input, or the text, link or ID itself.
Cells are named (row,column) from 0. Flags are not trusted.

\b
Examples:
  qmines hint examples/expert.txt
  qmines hint examples/expert.txt --strength where
  qmines hint examples/expert.txt --cell 3,9
  printf '###\\n11#' | qmines hint
  qmines hint examples/expert.txt --json | jq .proof

Exit status: 0; 1 where there is no answer; 2 for wrong usage.
"""


@click.command(help=_HELP, short_help="What to do next in a position, and why.")
@click.argument("source", metavar="[FILE|-]", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, the proof included.")
@click.option(
    "--strength", type=click.Choice(STRENGTHS), default="why", help="How much is said [why]."
)
@click.option("--cell", metavar="ROW,COLUMN", callback=cell_given, help="Decide this cell [any].")
@click.option("--mines", type=click.IntRange(min=0), help="Total of mines [told by the position].")
@click.option("--trust-flags", is_flag=True, help="Take every flag as a known mine.")
@click.option(
    "-f", "--from", "origin", type=click.Choice(FORMATS), help="Format [told by the content]."
)
@click.pass_context
def hint(
    ctx: click.Context,
    /,
    *,
    source: str | None,
    as_json: bool,
    strength: str,
    cell: Cell | None,
    mines: int | None,
    trust_flags: bool,
    origin: str | None,
) -> None:
    """Answer in the way that is asked for."""
    if source is None:
        source = "-" if sys.stdin is not None and not sys.stdin.isatty() else ""
    if not source:
        raise click.UsageError("there is no position: give a file, a link or - for standard input.")
    if not as_json:
        _draw(_found(source, origin, mines, cell, trust=trust_flags), strength)
        return

    from qmines.cli.json_answers import encode, refusal_of  # noqa: PLC0415
    from qmines.play.hint import GameHint  # noqa: PLC0415
    from qmines.solver.hints import Strength  # noqa: PLC0415

    try:
        found = _found(source, origin, mines, cell, trust=trust_flags)
        text = {each.value: found.explain(each) for each in Strength}
        answer, well = {**GameHint.of(found).document(), "text": text}, True
    except (QMinesError, OSError) as error:
        answer, well = refusal_of(error), False
    send(encode(answer))
    ctx.exit(0 if well else 1)


def _found(
    source: str, origin: str | None, mines: int | None, cell: Cell | None, *, trust: bool
) -> Hint:
    from qmines import solver  # noqa: PLC0415
    from qmines.cli.commands.convert import read_source  # noqa: PLC0415
    from qmines.notation import read_position  # noqa: PLC0415

    def read(data: bytes, name: str) -> Position:
        return read_position(data, name, mines=mines)

    position = read_source(source, origin, read)
    return solver.hint(position.trust_flags() if trust else position, cell)


def _draw(found: Hint, strength: str) -> None:
    from qmines.cli.drawing.hints import show  # noqa: PLC0415

    show(found, strength)
