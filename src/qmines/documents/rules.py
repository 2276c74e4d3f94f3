"""Rule sets, levels and options."""

from __future__ import annotations

from typing import TypedDict

from qmines.documents.values import (  # noqa: TC001  # types are read
    MessageDocument,
    OptionType,
    OptionValue,
    Shows,
)


class OptionDocument(TypedDict):
    """An option of a rule set."""

    name: str
    type: OptionType
    default: OptionValue
    choices: list[str]
    least: int
    help: MessageDocument


class LevelDocument(TypedDict):
    """A level of a rule set."""

    name: str
    title: str
    width: int
    height: int
    mines: int
    options: dict[str, OptionValue]


class BoardNameDocument(TypedDict):
    """The name of a board, and the suffix of its events."""

    title: MessageDocument
    suffix: str


class OwnCellDocument(TypedDict):
    """An appearance of a cell that only one rule set has."""

    symbol: str
    text: str
    name: str
    colour: str
    dot: bool


class EventKindDocument(TypedDict):
    """An event of a rule set."""

    verb: str
    usage: str
    help: MessageDocument


class RuleDocument(TypedDict):
    """A rule set."""

    name: str
    title: MessageDocument
    summary: MessageDocument
    boards: int
    board_names: list[BoardNameDocument]
    position: Shows
    cells: list[OwnCellDocument]
    level: str
    levels: list[LevelDocument]
    custom: LevelDocument
    events: list[EventKindDocument]
    options: list[OptionDocument]
    no_guess: bool
    guesses_lose: bool
    undo: bool


class LimitsDocument(TypedDict):
    """The limits of this server."""

    cells: int


class RulesDocument(TypedDict):
    """Everything that can be played."""

    rules: list[RuleDocument]
    limits: LimitsDocument
