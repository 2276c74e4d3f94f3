"""The analyser in solver processes: takes positions and returns JSON.

The answers are bytes, which the event loop only passes on.
"""

from __future__ import annotations

import base64
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import orjson

from qmines import notation
from qmines.core.position import HIDDEN, MINE, SAFE, Position
from qmines.core.stream import Stream
from qmines.errors import BudgetExceeded, Contradiction, InvalidInput, NotationError
from qmines.messages import Message, Translator, message_of
from qmines.modes import get, setup_of
from qmines.notation.link import spelt
from qmines.play.hint import GameHint
from qmines.solver import Budget, advise, analyse, hint
from qmines.words import count_of, decimal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.core.levels import Level
    from qmines.errors import Cell
    from qmines.solver import Analysis

SIDE: Final = 100
"""The most rows and columns."""
BUDGET: Final = Budget(seconds=2.0, mib=256)
_BRIEF: Final = Budget(seconds=0.5, mib=256)  # for the best move, while the position waits for it
_OPTIONS: Final = orjson.OPT_SERIALIZE_NUMPY
_SPEAK: Final = Translator(cells="pairs")


class PositionRequest(NamedTuple):
    """A position as it is sent to a process: its rows, and the total of mines or a density."""

    rows: tuple[str, ...]
    mines: int | None
    density: float

    def position(self) -> Position:
        """The position, if it is valid."""
        return Position.from_rows(self.rows, self.mines, density=self.density)


def analysis_of(asked: PositionRequest) -> bytes:
    """Chances, certain cells and the number of boards; or the clues that clash."""
    try:
        found, _ = _analysed(asked.position())
    except InvalidInput:
        # While a player edits a position, the total does not always fit.
        position = asked._replace(mines=None).position()
        total = _clash(_impossible_total(position, asked.mines or 0), [], total=True)
        found, _ = _analysed(position, total)
        found |= {"mines": asked.mines, "density": None}
    return orjson.dumps(found, option=_OPTIONS)


def _analysed(
    position: Position, clash: dict[str, Any] | None = None
) -> tuple[dict[str, Any], Analysis | None]:
    """The answer about a position, and the analysis if there is one."""
    analysis: Analysis | None = None
    message: Message | None = None
    if clash is None:
        try:
            analysis = analyse(position, budget=BUDGET)
        except Contradiction as error:
            clash = _clash(message_of(error), error.cells, total=error.uses_total)
        except BudgetExceeded as error:
            message = message_of(error)
    found: dict[str, Any] = {
        "width": position.width,
        "height": position.height,
        "mines": position.mines,
        "density": position.density if position.mines is None else None,
        "link": spelt(position),
        "clash": clash,
        "method": "none",
        "boards": None,
        "fitting": None,
        "probability": None,
        "safe": [],
        "mined": [],
        "error": None,
        "words": None if message is None else _SPEAK(message),
        "message": None if message is None else message.document(),
    }
    if analysis is not None:
        boards = analysis.boards
        found |= {
            "method": analysis.method,
            "boards": None if boards is None else decimal(boards),
            "fitting": None if boards is None else count_of(boards),
            "probability": analysis.mine_probability,
            "safe": analysis.safe,
            "mined": analysis.mined,
            "error": analysis.error,
        }
    return found, analysis


def _clash(message: Message, cells: Sequence[Cell], *, total: bool) -> dict[str, Any]:
    return {
        "words": _SPEAK(message),
        "message": message.document(),
        "cells": [list(cell) for cell in cells],
        "total": total,
    }


def _impossible_total(position: Position, mines: int) -> Message:
    """Why a position cannot have so many mines."""
    room = sum(1 for _ in position.hidden()) - position.cells.count(SAFE)
    if mines > room:
        return Message("total-too-large", mines=mines, room=room)
    return Message("total-too-small", mines=mines, known=position.cells.count(MINE))


def numbers_under(asked: PositionRequest, row: int, column: int) -> bytes:
    """The chances that a hidden cell is a mine, or shows 0, 1, … 8."""
    analysis = analyse(asked.position(), budget=BUDGET, bounds=False)
    return orjson.dumps(_numbers(analysis, (row, column)), option=_OPTIONS)


def _numbers(analysis: Analysis, cell: Cell) -> dict[str, Any]:
    numbers = analysis.numbers(*cell)  # which refuses a cell that is none
    return {"cell": cell, "mine": float(analysis.mine_probability[cell]), "numbers": numbers}


def best_of(asked: PositionRequest) -> bytes:
    """What to open next, with the chance of winning."""
    return orjson.dumps(_best(asked.position(), BUDGET))


def _best(position: Position, budget: Budget) -> dict[str, Any]:
    advice = advise(position, budget=budget)
    choices = [
        {
            "cell": list(choice.cell),
            "survival": choice.survival,
            "winning": choice.winning,
            "error": choice.error,
        }
        for choice in advice.choices
    ]
    return {"kind": advice.kind, "choices": choices}


def hint_of(asked: PositionRequest) -> bytes:
    """The next step with its proof, or the best guess."""
    return orjson.dumps(GameHint.of(hint(asked.position(), budget=BUDGET)).document())


def read_any(data: bytes, name: str, pointed: Cell | None = None) -> bytes:
    """The position in a text, a link or a file of any format.

    With a cell that the player points at, the result includes everything that the page shows.
    """
    try:
        format_ = notation.detect(data, name)
    except NotationError:
        key = "analyser-refused-format" if data.strip() else "analyser-refused-empty"
        raise NotationError(Message(key)) from None
    position = notation.read_position(data, format_.name)
    if position.width > SIDE or position.height > SIDE:
        raise InvalidInput(
            Message(
                "analyser-refused-side", most=SIDE, width=position.width, height=position.height
            )
        )
    found: dict[str, Any] = {
        "format": format_.name,
        "rows": position.rows(),
        "mines": position.mines,
        "density": position.density if position.mines is None else None,
    }
    if pointed is not None:
        found["analysis"] = _everything(position, pointed)
    return orjson.dumps(found, option=_OPTIONS)


def _everything(position: Position, pointed: Cell) -> dict[str, Any]:
    """The analysis of a position, the numbers under a cell or the nearest one, the best move."""
    found, analysis = _analysed(position)
    if analysis is not None and analysis.method != "bounds":  # the rest would take even longer
        row, column = min(pointed[0], position.height - 1), min(pointed[1], position.width - 1)
        with suppress(BudgetExceeded):
            if position[row, column] >= HIDDEN:
                found["numbers"] = _numbers(analysis, (row, column))
            found["best"] = _best(position, _BRIEF)
    return found


def begins(rules: str, level: Level, options: dict[str, Any]) -> None:
    """Check that a game can start from the position in its options."""
    setup = setup_of(level, rules, options)
    get(rules).start(setup, Stream(0))


def written_as(asked: PositionRequest) -> bytes:
    """The position in every format that can express it; for the others, why not."""
    position = asked.position()
    found = []
    for format_ in sorted(notation.FORMATS.values(), key=lambda each: each.name):
        one: dict[str, Any] = {
            "name": format_.name,
            "suffix": format_.suffixes[0] if format_.suffixes else ".txt",
            "text": None,
            "data": None,
            "message": None,
        }
        try:
            written = format_.write(notation.ParsedFile(position))
        except InvalidInput as error:
            one["message"] = message_of(error).document()
        else:
            if format_.binary:
                one["data"] = base64.b64encode(written).decode("ascii")
            else:
                one["text"] = written.decode("ascii")
        found.append(one)
    return orjson.dumps({"formats": found})
