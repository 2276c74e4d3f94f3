"""Documents about a game, made from its public view and from nothing else.

Every function takes a ``View`` and refuses anything else, so that no response can contain what
players must not know.
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
"""Changed cells that a delta lists; with more, it has the whole boards. Also the most measurements
of an event that are listed."""


@dataclass(frozen=True, slots=True)
class StoredView:
    """A view that is stored, and whether the clock has been running since."""

    view: View
    running: bool
    at: float

    @classmethod
    def of(cls, game: Game, at: float, *, sealed: bool = False) -> StoredView:
        """The view of a game now; of a sealed game, only the cells that were opened."""
        return cls(game.view.covered() if sealed else game.view, game.running, at)

    def milliseconds(self, now: float) -> int:
        """The time of the game, up to now."""
        since = max(0.0, now - self.at) * 1000 if self.running else 0
        return self.view.milliseconds + int(since)


def serialised(document: T) -> T:
    """A document whose fields are serialised already, so that sending it is fast."""
    option = orjson.OPT_SERIALIZE_NUMPY
    fields = {
        name: orjson.Fragment(orjson.dumps(value, option=option))
        for name, value in document.items()
    }
    return cast("T", fields)


def view_document(view: View) -> ViewDocument:
    """The whole view."""
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
    """What looks different after some events, and what the last one's measurements mean."""

    delta: DeltaDocument
    fresh: list[list[MessageDocument]]


def change_document(before: View, after: View) -> Change:
    """What has changed for those who know the view before."""
    return {"delta": delta_document(before, after), "fresh": fresh_messages(after)}


def fresh_messages(view: View) -> list[list[MessageDocument]]:
    """What each measurement of the last event means; of many, only the first are explained."""
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
    """A game as its player or a spectator sees it."""
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
    """What is shown after the end of a game, which had that many events."""

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
