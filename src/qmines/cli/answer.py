"""The objects that ``--json`` and ``--jsonl`` print."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from qmines.errors import QMinesError
from qmines.words import decimal

if TYPE_CHECKING:
    from qmines.solver import Analysis

_OPTIONS = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_APPEND_NEWLINE


def answer_of(analysis: Analysis) -> dict[str, Any]:
    """An analysis as an object; arrays are written by ``encode``, NaN as null."""
    position = analysis.position
    grid, boards = position.grid, analysis.boards
    return {
        "width": grid.width,
        "height": grid.height,
        "mines": position.mines,
        "method": analysis.method,
        "boards": None if boards is None else decimal(boards),
        "probability": analysis.mine_probability,
        "safe": analysis.safe,
        "mined": analysis.mined,
        "error": analysis.error,
        "seconds": analysis.seconds,
    }


def refusal_of(error: QMinesError | OSError, place: str = "") -> dict[str, Any]:
    """An error as an object; ``place`` goes before its message."""
    if isinstance(error, QMinesError):
        kind, message, cells = error.kind, error.message, list(error.cells)
    else:
        where = "" if error.filename is None else f"{error.filename}: "
        kind, message, cells = "file", f"{where}{error.strerror or error}", []
    return {"error": {"kind": kind, "message": place + message, "cells": cells}}


def encode(value: dict[str, Any]) -> bytes:
    """One line of JSON."""
    return orjson.dumps(value, option=_OPTIONS)
