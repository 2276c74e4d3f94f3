"""The JSON documents that the interfaces exchange: views, changes, hints, endings, games and rooms.

This is the only definition of their shape. mypy holds the functions that make them against it,
tests hold real documents of every rule set against it, and ``qmines.web.tables`` writes the front
end's ``js/types.js`` from it. Texts are ``MessageDocument`` values: keys with arguments, which the
reader's interface puts into words.
"""

from qmines.documents.game import (
    ClicksDocument,
    DeltaDocument,
    EndDocument,
    GameDocument,
    GroupDocument,
    LossDocument,
    MeasuredDocument,
    MeasuresDocument,
    OutcomeDocument,
    QubitsDocument,
    StandingDocument,
    SummaryDocument,
    VerdictDocument,
    ViewDocument,
)
from qmines.documents.help import (
    ChancesDocument,
    GuessDocument,
    HeatDocument,
    HintDocument,
    HintMessagesDocument,
    MineRows,
    OutlineDocument,
    ReplyDocument,
)
from qmines.documents.rooms import (
    MemberDocument,
    MemberState,
    RoomDocument,
    RoomSummaryDocument,
    ShareDocument,
    Stage,
)
from qmines.documents.rules import (
    BoardNameDocument,
    EventKindDocument,
    LevelDocument,
    LimitsDocument,
    OptionDocument,
    OwnCellDocument,
    RuleDocument,
    RulesDocument,
)
from qmines.documents.values import MessageDocument, OptionType, OptionValue, Place, Shows

__all__ = [
    "BoardNameDocument",
    "ChancesDocument",
    "ClicksDocument",
    "DeltaDocument",
    "EndDocument",
    "EventKindDocument",
    "GameDocument",
    "GroupDocument",
    "GuessDocument",
    "HeatDocument",
    "HintDocument",
    "HintMessagesDocument",
    "LevelDocument",
    "LimitsDocument",
    "LossDocument",
    "MeasuredDocument",
    "MeasuresDocument",
    "MemberDocument",
    "MemberState",
    "MessageDocument",
    "MineRows",
    "OptionDocument",
    "OptionType",
    "OptionValue",
    "OutcomeDocument",
    "OutlineDocument",
    "OwnCellDocument",
    "Place",
    "QubitsDocument",
    "ReplyDocument",
    "RoomDocument",
    "RoomSummaryDocument",
    "RuleDocument",
    "RulesDocument",
    "ShareDocument",
    "Shows",
    "Stage",
    "StandingDocument",
    "SummaryDocument",
    "VerdictDocument",
    "ViewDocument",
]
