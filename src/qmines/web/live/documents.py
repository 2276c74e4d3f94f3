"""What goes out of a game: documents made of its public view, and of nothing else.

Every function here takes a ``View`` and refuses anything else, so that no answer can be
made of what only the rules may know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypedDict, TypeVar, cast

import orjson

from qmines.modes import View, level_name
from qmines.modes.base import differences
from qmines.session.review import MOST_TOLD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from qmines.documents import (
        DeltaDocument,
        EndDocument,
        GameDocument,
        MessageDocument,
        SummaryDocument,
        ViewDocument,
    )
    from qmines.session import Game, Header
    from qmines.store import StoredGame

T = TypeVar("T", bound="Mapping[str, Any]")

MOST_CELLS: Final = 2000
"""Changes up to which a delta lists cells; beyond, it holds the boards. Of the measurements of an
event no more are listed either."""


@dataclass(frozen=True, slots=True)
class StoredView:
    """A view that is safe in the store; ``running`` tells whether its clock has run on since."""

    view: View
    running: bool
    at: float

    @classmethod
    def of(cls, game: Game, at: float, *, sealed: bool = False) -> StoredView:
        """What may be seen of a game now; of a sealed one nothing that was not opened."""
        return cls(game.view.covered() if sealed else game.view, game.running, at)

    def milliseconds(self, now: float) -> int:
        """The time that counts, up to now."""
        since = max(0.0, now - self.at) * 1000 if self.running else 0
        return self.view.milliseconds + int(since)


def serialised(document: T) -> T:
    """A document whose fields are JSON already, so that sending it takes next to no time."""
    option = orjson.OPT_SERIALIZE_NUMPY
    fields = {
        name: orjson.Fragment(orjson.dumps(value, option=option))
        for name, value in document.items()
    }
    return cast("T", fields)


def view_document(view: View) -> ViewDocument:
    """All that is to be seen."""
    return _checked(view).bounded(MOST_CELLS).document()


def delta_document(before: View, after: View) -> DeltaDocument:
    """What looks different after some events."""
    standing = _checked(after).bounded(MOST_CELLS).standing()
    document = cast("DeltaDocument", standing | {"from": _checked(before).sequence})
    changed = differences(before.boards, after.boards)
    if sum(map(len, changed)) > MOST_CELLS:
        document["boards"] = after.board_rows()
        return document
    width, spell = after.grid.width, after.display.symbol
    document["cells"] = [
        (number, cell // width, cell % width, spell(after.boards[number][cell]))
        for number, cells in enumerate(changed)
        for cell in cells.tolist()
    ]
    return document


class Change(TypedDict):
    """What looks different after some events, and what each measurement of the last one tells."""

    delta: DeltaDocument
    fresh: list[list[MessageDocument]]


def change_document(before: View, after: View) -> Change:
    """What somebody who saw the view before is told."""
    return {"delta": delta_document(before, after), "fresh": fresh_messages(after)}


def fresh_messages(view: View) -> list[list[MessageDocument]]:
    """The sentences of each measurement of the last event; of many, the first."""
    told = _checked(view).news(MOST_TOLD)
    return [[message.document() for message in each] for each in told]


def game_document(
    name: str,
    header: Header,
    shown: StoredView,
    *,
    now: float,
    mine: bool,
    player: str | None = None,
    ended: Ended | None,
    room: str | None = None,
    sealed: bool = False,
) -> GameDocument:
    """A game as its player and those who watch see it."""
    view, setup = shown.view, header.setup
    document = view_document(view)
    document["milliseconds"] = shown.milliseconds(now)
    over = view.outcome.over
    return {
        "id": name,
        "mine": mine,
        "player": player,
        "rules": setup.rules,
        "level": level_name(setup),
        "options": dict(setup.options),
        "ranked": header.ranked,
        "player_seed": header.player_seed,
        "commitment": header.commitment,
        "seed": ended.seed if over and ended is not None else None,
        "running": shown.running,
        "room": room,
        "sealed": sealed,
        "view": document,
        "end": ended.document if over and ended is not None else None,
    }


@dataclass(frozen=True, slots=True)
class Ended:
    """What is told after the end of a game, worked out for that many events."""

    sequence: int
    seed: str
    document: EndDocument | None


def summary_of(game: StoredGame) -> SummaryDocument:
    """A game in a list."""
    return {
        "id": game.id,
        "rules": game.rules,
        "level": game.level,
        "variant": game.variant,
        "width": game.width,
        "height": game.height,
        "mines": game.mines,
        "outcome": game.outcome.result.value,
        "reason": game.outcome.reason.value,
        "milliseconds": game.milliseconds,
        "created": game.created,
        "touched": game.touched,
        "finished": game.finished,
        "aid": game.aid,
        "deaths": game.deaths,
        "bbbv": game.bbbv,
        "bbbv_per_second": game.bbbv_per_second,
        "efficiency": game.efficiency,
        "luck": game.luck,
        "guesses": game.guesses,
        "mistake": game.mistake,
    }


def _checked(view: View) -> View:
    if type(view) is not View:
        raise TypeError(f"only a View can be serialized, not {type(view).__name__}")
    return view
