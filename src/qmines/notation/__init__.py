"""Read and write positions and boards as text, files and links.

Each format is one file that ends in a ``Format``; ``registry`` lists them all.
"""

from qmines.notation.formats import Format, ParsedFile
from qmines.notation.registry import (
    FORMATS,
    MAX_BYTES,
    detect,
    format_named,
    parse,
    read,
    read_board,
    read_position,
    write,
)

__all__ = [
    "FORMATS",
    "MAX_BYTES",
    "Format",
    "ParsedFile",
    "detect",
    "format_named",
    "parse",
    "read",
    "read_board",
    "read_position",
    "write",
]
