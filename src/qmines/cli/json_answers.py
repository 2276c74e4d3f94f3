"""The objects that ``--json`` and ``--jsonl`` print."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import orjson

from qmines.cli.output import send
from qmines.errors import QMinesError
from qmines.words import decimal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.solver import Analysis

_OBEYED = re.compile(r"[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
_OPTIONS = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_APPEND_NEWLINE


def answer_of(analysis: Analysis) -> dict[str, Any]:
    """An analysis as a JSON object; ``encode`` writes arrays, and NaN as null."""
    position = analysis.position
    grid, boards = position.grid, analysis.boards
    cells: Iterable[Any]
    if (written := analysis.written) is not None:
        cells = map(orjson.Fragment, written)
    else:
        cells = analysis.mine_probability, analysis.safe, analysis.mined
    probability, safe, mined = cells
    return {
        "width": grid.width,
        "height": grid.height,
        "mines": position.mines,
        "method": analysis.method,
        "boards": None if boards is None else decimal(boards),
        "probability": probability,
        "safe": safe,
        "mined": mined,
        "error": analysis.error,
        "seconds": analysis.seconds,
    }


def refusal_of(error: QMinesError | OSError, place: str = "") -> dict[str, Any]:
    """An error as a JSON object, its message prefixed with ``place``."""
    if isinstance(error, QMinesError):
        kind, message, cells = error.kind, error.text, list(error.cells)
    else:
        where = "" if error.filename is None else f"{error.filename}: "
        kind, message, cells = "file", f"{where}{error.strerror or error}", []
    return {"error": {"kind": kind, "message": place + message, "cells": cells}}


def send_json(value: dict[str, Any]) -> None:
    """Print one line of JSON."""
    send(encode(value))


def encode(value: dict[str, Any]) -> bytes:
    """One line of JSON; control characters are escaped, so that a terminal ignores them."""
    data = orjson.dumps(value, option=_OPTIONS)
    if data.isascii() and b"\x7f" not in data:
        return data
    return _OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", data.decode()).encode()
