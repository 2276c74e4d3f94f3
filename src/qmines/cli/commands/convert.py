"""``qmines convert``: read any format, write any other."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from qmines.cli.output import send
from qmines.core.position import Position
from qmines.errors import InvalidInput, NotationError
from qmines.notation import (
    FORMATS,
    MAX_BYTES,
    Format,
    ParsedFile,
    detect,
    format_named,
    parse,
    write,
)
from qmines.picture.decode import is_image

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["convert", "read_source", "send"]

T = TypeVar("T")
_DOUBTS = 5  # uncertain cells that are named

_NAMES = click.Choice(sorted(FORMATS))
_FORMAT_LIST = "\n".join(f"  {name:9} {FORMATS[name].title}" for name in sorted(FORMATS))
_HELP = f"""\
Convert a position or a board from one format to another.

IN is a file, - for standard input, or the text, link or ID itself. Its format is
told by its content. A screenshot of any program (PNG, JPEG, GIF, WebP, BMP, TIFF)
is read as a position.

\b
Formats:
{_FORMAT_LIST}

A position becomes a board only where it tells every mine. A board becomes a
position with every cell hidden, except in text, links ?p=, .mine and .board files, which can
show its mines.

\b
Examples:
  qmines convert game.mbf --to text
  qmines convert shot.png --to text
  qmines convert '?b=1&m=...' -o game.mbf
  qmines convert '9x9:4,4,u...' --to pttacg
  qmines convert position.txt --mines 10 --to analysis
  printf '1#\\n##' | qmines convert - --mines 1 --to mine
"""


@click.command(help=_HELP, short_help="Positions and boards between formats.")
@click.argument("source", metavar="IN")
@click.option("-t", "--to", "target", type=_NAMES, help="Format to write [told by OUT's suffix].")
@click.option("-f", "--from", "origin", type=_NAMES, help="Format to read [told by the content].")
@click.option("-o", "--output", metavar="OUT", type=click.Path(), help="File to write [stdout].")
@click.option("--mines", type=click.IntRange(min=0), help="Total of mines of the position.")
@click.option("--trust-flags", is_flag=True, help="Take every flag as a known mine.")
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
    data = wanted.write(document)
    if output is not None and output != "-":
        Path(output).write_bytes(data)
    elif wanted.binary and sys.stdout.isatty():
        click.echo(data.hex(" "))
    else:
        send(data)


def _target(target: str | None, output: str | None) -> Format:
    if target is not None:
        return format_named(target)
    suffix = Path(output or "").suffix.lower()
    named = [format_ for format_ in FORMATS.values() if suffix in format_.suffixes]
    if not named:
        raise click.UsageError("Missing option '--to': name the format to write.")
    return named[0]


def read_source(source: str, origin: str | None, read: Callable[[bytes, str], T]) -> T:
    """What ``read`` makes of the data and the name of its format.

    ``source`` is ``-``, a file, or else the text itself.
    """
    if source == "-":
        if sys.stdin is None:
            raise InvalidInput("standard input is closed")
        data = sys.stdin.buffer.read(MAX_BYTES + 1)  # one more than is ever accepted
    # pathlib raises on names that are too long for a file, as links are.
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
                f"there is no file {shown!r}, and as text it is of no known format; "
                "use --from to name the format"
            )
    return _read(data, origin, read)


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
        hint = "" if origin else f" (read as {chosen}; use --from to name another format)"
        raise NotationError(f"{place}{error.message}{hint}") from None


def _text_of_image(data: bytes, filename: str) -> bytes:
    """The board in a picture as text; what is uncertain is said on standard error."""
    from qmines.picture.reading import read_image  # noqa: PLC0415  # loads the kernel

    try:
        reading = read_image(data)
    except InvalidInput as error:
        raise InvalidInput(f"{filename}: {error}" if filename else str(error)) from None
    doubts = reading.doubts()
    for doubt in doubts[:_DOUBTS]:
        row, column = doubt.cell
        click.echo(f"Not sure: {row},{column} is {doubt.read}, or {doubt.instead}.", err=True)
    if len(doubts) > _DOUBTS:
        click.echo(f"Not sure of {len(doubts) - _DOUBTS} more cells.", err=True)
    if reading.counter is None:
        click.echo("No mine counter was read: give the total with --mines.", err=True)
    return write(reading.position, "text")


def _known(data: bytes) -> bool:
    try:
        detect(data)
    except NotationError:
        return False
    return True
