"""``qmines convert``: convert positions and boards between formats."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from qmines.cli import completion
from qmines.cli.output import send, standard_input
from qmines.core.position import Position
from qmines.errors import InvalidInput, NotationError
from qmines.messages import Message
from qmines.notation import (
    FORMATS,
    MAX_BYTES,
    Format,
    ParsedFile,
    detect,
    format_named,
    parse,
    read_position,
    write,
)
from qmines.picture.decode import is_image

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
_DOUBTS = 5  # uncertain cells listed by name

_NAMES = click.Choice(sorted(FORMATS))
_HELP = """\
Convert a position or board from one format to another.

IN is a file, - for standard input, or a position or board written as text, a link or
an ID. The input format is detected. A screenshot of any Minesweeper program (PNG, JPEG,
GIF, WebP, BMP, TIFF) is read as a position.

\b
Formats:
FORMATS

A position can be written as a board only if it shows every mine. When a board is
written as a position, every cell is hidden, except that text, ?p= links, .mine and
.board files show the mines.

\b
Examples:
  qmines convert game.mbf --to text
  qmines convert shot.png --to text
  qmines convert '?b=1&m=...' -o game.mbf
  qmines convert '9x9:4,4,u...' --to pttacg
  qmines convert position.txt --mines 10 --to analysis
  printf '1#\\n##' | qmines convert - --mines 1 --to mine
"""


class _Convert(click.Command):
    """Reads the message files only if its help is wanted: other commands import this module too."""

    @property
    def help(self) -> str | None:
        """The help with the list of formats."""
        titles = "\n".join(f"  {name:9} {FORMATS[name].title}" for name in sorted(FORMATS))
        return _HELP.replace("FORMATS", titles)

    @help.setter  # noqa: A003  # the name that click has
    def help(self, _: str | None) -> None:
        pass


@click.command(cls=_Convert)
@click.argument("source", metavar="IN", shell_complete=completion.files)
@click.option(
    "-t", "--to", "target", type=_NAMES, help="Output format [default: from OUT's extension]."
)
@click.option("-f", "--from", "origin", type=_NAMES, help="Input format [default: detected].")
@click.option(
    "-o",
    "--output",
    metavar="OUT",
    type=click.Path(),
    help="Output file [default: standard output].",
)
@click.option(
    "--mines",
    type=click.IntRange(min=0),
    help="Total number of mines [default: from the position].",
)
@click.option("--trust-flags", is_flag=True, help="Treat every flag as a mine.")
def convert(
    *,
    source: str,
    target: str | None,
    origin: str | None,
    output: str | None,
    mines: int | None,
    trust_flags: bool,
) -> None:
    """Read ``source`` and write it as ``target``."""
    wanted = _target(target, output)
    document = read_source(source, origin, lambda data, name: parse(data, name, mines=mines))
    if trust_flags and isinstance(document.value, Position):
        document = ParsedFile(document.value.trust_flags(), document.start, document.board)
    try:
        data = wanted.write(document)
    except InvalidInput as error:
        raise InvalidInput(f"{error}{_advice(error)}") from None
    if output is not None and output != "-":
        Path(output).write_bytes(data)
    elif wanted.binary and sys.stdout.isatty():
        click.echo(data.hex(" "))
    else:
        send(data)


def _advice(error: InvalidInput) -> str:
    """The option that may help against what is wrong."""
    message = error.message
    if isinstance(message, Message):
        if message.key == "notation-no-total":
            return " Give the number of mines with --mines."
        if message.args.get("flags"):
            return " Add --trust-flags if all your flags are right."
    return ""


def _target(target: str | None, output: str | None) -> Format:
    if target is not None:
        return format_named(target)
    suffix = Path(output or "").suffix.lower()
    named = [format_ for format_ in FORMATS.values() if suffix in format_.suffixes]
    if not named:
        raise click.UsageError("Missing option '--to': choose the output format.")
    return named[0]


def read_source(source: str, origin: str | None, read: Callable[[bytes, str], T]) -> T:
    """Load ``source`` and parse it with ``read(data, format_name)``.

    ``source`` is ``-``, a file, or the text itself.
    """
    if source == "-":
        data = standard_input().read(MAX_BYTES + 1)  # one more than is ever accepted
    # pathlib raises on text that is too long for a file name, such as a link.
    elif os.path.exists(source) and not os.path.isdir(source):  # noqa: PTH110, PTH112
        with Path(source).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        return _read(data, origin, read, source)
    else:
        data = source.encode("utf-8", "surrogatepass")
        if origin is None and not _known(data):
            if os.path.isdir(source):  # noqa: PTH112
                raise InvalidInput(f"{source!r} is a folder, not a file")
            shown = source if len(source) <= 40 else source[:39] + "…"
            raise InvalidInput(
                f"{shown!r} is neither a file nor text in a known format; "
                "choose the format with --from"
            )
    return _read(data, origin, read)


def position_in(source: str, origin: str | None, mines: int | None) -> Position:
    """The position in ``source``, with this many mines unless it says otherwise."""
    return read_source(source, origin, lambda data, name: read_position(data, name, mines=mines))


def _read(
    data: bytes, origin: str | None, read: Callable[[bytes, str], T], filename: str = ""
) -> T:
    if origin is None and is_image(data):
        data, origin = _text_of_image(data, filename), "text"
    chosen = origin or detect(data, filename).name
    try:
        return read(data, chosen)
    except NotationError as error:
        place = f"{filename}: " if filename else ""
        hint = "" if origin else f" (read as {chosen}; choose another format with --from)"
        raise NotationError(f"{place}{error.text}{hint}") from None


def _text_of_image(data: bytes, filename: str) -> bytes:
    """Read the board in a screenshot as text; warn about doubtful cells on stderr."""
    from qmines.picture.reading import read_image  # noqa: PLC0415  # imports the kernel

    try:
        reading = read_image(data)
    except InvalidInput as error:
        raise InvalidInput(f"{filename}: {error}" if filename else str(error)) from None
    doubts = reading.doubts()
    for doubt in doubts[:_DOUBTS]:
        row, column = doubt.cell
        click.echo(
            f"Not sure about ({row},{column}): "
            f"read as {doubt.read}, but it could be {doubt.instead}.",
            err=True,
        )
    if len(doubts) > _DOUBTS:
        click.echo(f"Not sure about {len(doubts) - _DOUBTS} more cells.", err=True)
    if reading.counter is None:
        click.echo(
            "Could not read the mine counter: give the number of mines with --mines.", err=True
        )
    return write(reading.position, "text")


def _known(data: bytes) -> bool:
    try:
        detect(data)
    except NotationError:
        return False
    return True
