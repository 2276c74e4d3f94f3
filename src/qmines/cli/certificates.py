"""Check certificates for ``qmines verify``: lines from ``qmines generate --no-guess --json``.

Only the board, its start and the proof steps are trusted as input; everything else is
recomputed and compared. The code that generates boards or finds steps is not involved.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qmines.cli.commands.verify import Check
from qmines.core.board import Board
from qmines.core.deduction import step_of
from qmines.errors import InvalidInput, InvalidProof, QMinesError
from qmines.generate.certificate import check_certificate
from qmines.generate.measures import Regions
from qmines.notation.text_lines import text_lines
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_SNIFFED = 1 << 16


def certificate_lines(source: str) -> Iterator[bytes] | None:
    """The lines of a certificate file; None if it is something else."""
    if not os.path.isfile(source):  # noqa: PTH113  # any text at all
        return None
    with Path(source).open("rb") as file:
        if not looks_like_certificates(file.read(_SNIFFED)):
            return None
    return _lines(source)


def _lines(source: str) -> Iterator[bytes]:
    with Path(source).open("rb") as file:
        yield from text_lines(file, source)


def looks_like_certificates(data: bytes) -> bool:
    """Whether data starts like certificates; a game file has neither key."""
    head = data[:_SNIFFED].lstrip()
    return head.startswith(b"{") and (b'"rows"' in head or b'"certificate"' in head)


def check_lines(lines: Iterable[bytes]) -> Iterator[Check]:
    """Check every line; failures are reported one by one, successes together."""
    good = steps = 0
    size = ""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            size, count = _check(line)
        except (QMinesError, RecursionError) as error:
            why = error.text if isinstance(error, QMinesError) else "the JSON is nested too deeply"
            yield Check(f"line {number}", ok=False, why=why)
        else:
            good += 1
            steps += count
    if good:
        boards = size if good == 1 else plural(good, "board")
        yield Check("board", ok=True, why=f"{boards}: start, 3BV and grade are correct")
        yield Check("proofs", ok=True, why=f"{plural(steps, 'step')} checked, no guessing needed")


def _check(line: bytes) -> tuple[str, int]:
    """Check one line; returns the board size and the number of proof steps."""
    from qmines.core.json_object import json_object  # noqa: PLC0415

    told = json_object(line)
    rows, start, certificate = (told.get(name) for name in ("rows", "start", "certificate"))
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise InvalidInput('"rows" must be a list of strings')
    board = Board.from_rows(rows)
    match start:
        case [int(row), int(column)] if type(row) is type(column) is int:
            board.grid.index(row, column)
        case _:
            raise InvalidInput('"start" must be [row, column]')
    if not isinstance(certificate, list):
        raise InvalidProof('"certificate" must be a list of proof steps')
    grade = check_certificate(board, (row, column), [step_of(step) for step in certificate])
    truth = {
        "width": board.grid.width,
        "height": board.grid.height,
        "mines": board.mines,
        "grade": grade.document(),
        "bbbv": Regions(board).bbbv,
    }
    _compare(told, truth)
    size = f"{board.grid.width}×{board.grid.height}, {plural(board.mines, 'mine')}"
    return size, len(certificate)


def _compare(told: dict[str, Any], truth: dict[str, Any]) -> None:
    for name, value in truth.items():
        if name in told and (told[name] != value or type(told[name]) is not type(value)):
            raise InvalidProof(f'"{name}" is {told[name]!r}, but should be {value!r}')
