"""All formats by name; read and write values in any of them."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, Literal, TypeAlias

from qmines.core.board import Board
from qmines.errors import InvalidInput, NotationError
from qmines.messages import Message
from qmines.notation import analysis, board_file, link, mbf, mine, pttacg, puzzle, rawvf, text
from qmines.notation.formats import Format, ParsedFile

if TYPE_CHECKING:
    from qmines.core.position import Position

MAX_BYTES = 100_000_000
"""The longest input; the largest field takes less in every format."""

FormatName: TypeAlias = Literal[
    "board", "rawvf", "analysis", "link", "pttacg", "puzzle", "mbf", "mbf-hex", "text", "mine"
]
# The order counts: the first format that recognises data is taken.
_ALL = (
    board_file.FORMAT,
    rawvf.FORMAT,
    analysis.FORMAT,
    link.FORMAT,
    pttacg.FORMAT,
    puzzle.FORMAT,
    mbf.FORMAT,
    mbf.HEX,
    text.FORMAT,
    mine.FORMAT,
)
FORMATS: dict[str, Format] = {format_.name: format_ for format_ in _ALL}
"""Every format by its name, in the order in which they are tried."""


def format_named(name: str) -> Format:
    """Get a format by its name."""
    try:
        return FORMATS[name]
    except KeyError:
        raise InvalidInput(f"unknown format {name!r} (choose {', '.join(FORMATS)})") from None


def detect(data: bytes | str, filename: str = "") -> Format:
    """The format of data, by its content.

    The suffix of the filename decides only if the content matches several formats.
    """
    data = _bytes(data)
    if not data.strip():
        raise NotationError(Message("notation-empty"))
    fitting = [format_ for format_ in _ALL if format_.sniff(data)]
    suffix = PurePath(filename).suffix.lower()
    named = [format_ for format_ in fitting if suffix in format_.suffixes]
    if not fitting:
        raise NotationError(Message("notation-unknown"))
    return (named or fitting)[0]


def parse(data: bytes | str, format: str | None = None, *, mines: int | None = None) -> ParsedFile:  # noqa: A002  # the word a caller expects
    """Read a position or a board, with the additional data of its format.

    ``mines`` sets or replaces the total of a position.
    """
    data, chosen = _recognised(data, format)
    return _with_total(chosen.read(data), mines)


def read(
    data: bytes | str,
    format: FormatName | None = None,  # noqa: A002
    *,
    mines: int | None = None,
) -> Position | Board:
    r"""Read a position or board; the format is detected unless you give one.

    >>> read("1#\n##", mines=1)
    Position.from_rows(['1#', '##'], mines=1)
    >>> read("?b=22&m=g")
    Board.from_rows(['*.', '..'])
    """
    return parse(data, format, mines=mines).value


def read_position(
    data: bytes | str,
    format: str | None = None,  # noqa: A002
    *,
    mines: int | None = None,
) -> Position:
    """Read a position; a board alone gives every cell hidden, with its total."""
    data, chosen = _recognised(data, format)
    if chosen.read_position is None:
        return _with_total(chosen.read(data), mines).as_position()
    position = chosen.read_position(data)
    return position if mines is None else position.with_mines(mines)


def read_board(data: bytes | str, format: str | None = None) -> Board:  # noqa: A002
    r"""Read a board; a position must reveal all its mines.

    >>> read_board("*1\n11").mines
    1
    """
    data, chosen = _recognised(data, format)
    return chosen.read(data).as_board() if chosen.read_board is None else chosen.read_board(data)


def write(value: Position | Board | ParsedFile, format: FormatName) -> bytes:  # noqa: A002
    """Write a position or board; raises ``InvalidInput`` if the format cannot express it.

    >>> import qmines
    >>> write(qmines.Position.parse("1#", mines=1), "text").decode().split()
    ['2x1x1', '1#']
    """
    document = value if isinstance(value, ParsedFile) else ParsedFile(value)
    return format_named(format).write(document)


def _recognised(data: bytes | str, name: str | None) -> tuple[bytes, Format]:
    data = _bytes(data)
    return data, detect(data) if name is None else format_named(name)


def _bytes(data: bytes | str) -> bytes:
    # Lone surrogates are allowed here; decoding refuses them with their location.
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > MAX_BYTES:
        raise NotationError(
            f"the input is too large: {len(raw):,} bytes, but the limit is {MAX_BYTES:,}"
        )
    return raw


def _with_total(document: ParsedFile, mines: int | None) -> ParsedFile:
    value = document.value
    if mines is None:
        return document
    if isinstance(value, Board):
        if value.mines != mines:
            raise InvalidInput(f"this board has {value.mines} mines, not {mines}")
        return document
    return ParsedFile(value.with_mines(mines), document.start, document.board)
