"""What an interface did with a request, in one form for all interfaces."""

from __future__ import annotations

import re
from math import isnan
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from qmines.modes import View
    from qmines.session import Game
    from qmines.store import Store

NOT_OFFERED = {"offered": False}
"""The interface has no way to ask for this, or not now."""
_HASH = re.compile(r"\b[0-9a-f]{64}\b")
_STANDING = ("sequence", "paused", "counter", "deaths", "saves", "hit", "mined", "milliseconds")
_MEASURES = ("milliseconds", "bbbv", "bbbv_solved", "luck", "guesses", "deaths", "saves")


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def tick(self) -> None:
        """A second passes between two requests."""
        self.now += 1


def standing(document: Mapping[str, Any]) -> dict[str, Any]:
    """How a game stands, from the document of its view."""
    found = {"rows": document["boards"], **document["outcome"]}
    found |= {name: document[name] for name in _STANDING}
    qubits = document["qubits"]
    if qubits is not None:
        found["measured"] = qubits["measured"]
        found["shields"] = qubits["shields"]
        found["layout"] = qubits["layout"]
    return found


def seen(view: View) -> dict[str, Any]:
    """How a game stands, from its view."""
    return standing(view.document())


def stored(store: Store, name: str) -> tuple[list[str], dict[str, Any]]:
    """The events of a game in the store, and what is kept beside them."""
    if not name:  # a new game is stored with its first event
        return [], {"help": {}, "aid": None}
    row, game = store.stored(name), store.load(name)
    kept = {"help": dict(sorted(game.help.items())), "aid": row.aid}
    if row.measures is not None:
        kept["measures"] = measured(row.measures)
    return [entry.event for entry in game.transcript], kept


def unstored(game: Game) -> tuple[list[str], dict[str, Any]]:
    """The same of a game that is kept nowhere."""
    kept: dict[str, Any] = {"help": dict(sorted(game.help.items()))}
    if game.outcome.over:
        kept["measures"] = measured(game.measures_at_last.document())
    return [entry.event for entry in game.transcript], kept


def measured(measures: Mapping[str, Any]) -> dict[str, Any]:
    """The measures of a game that has ended which depend on more than its board."""
    found = {name: _rounded(measures[name]) for name in _MEASURES}
    found["clicks"] = {name: list(measures[name].values()) for name in ("left", "right", "chord")}
    found["losses"] = [
        [loss["sequence"], loss["mistake"], _rounded(loss["survival"]), _rounded(loss["best"])]
        for loss in measures["losses"]
    ]
    return {name: value for name, value in found.items() if value not in (None, [])}


def percents(rows: Iterable[Iterable[float | None]], safe: set, mined: set) -> list[str]:
    """Chances as a player sees them: certain ones as 0 and 100, others from 1 to 99."""
    return [
        " ".join(_percent(chance, (r, c) in safe, (r, c) in mined) for c, chance in enumerate(row))
        for r, row in enumerate(rows)
    ]


def places(cells: Iterable[Iterable[int]]) -> list[list[int]]:
    """Cells in one order, whichever they were told in."""
    return sorted([*cell] for cell in cells)


def named_in(text: str) -> list[list[int]]:
    """The cells that a sentence of plain mode names."""
    found = re.findall(r"\((\d+),(\d+)\)", text) + re.findall(r"^hint: \S+ (\d+) (\d+):", text)
    return places([int(row), int(column)] for row, column in set(found))


def anonymous(texts: Iterable[str], name: str = "") -> list[str]:
    """Texts without what differs from run to run: names of games, hashes, seeds."""
    found = [text.replace(name, "GAME") if name else text for text in texts]
    return [_HASH.sub("HASH", text) for text in found if text.strip()]


def _percent(chance: float | None, safe: bool, mined: bool) -> str:
    if chance is None or isnan(chance):
        return "."
    if safe or mined:
        return "0" if safe else "100"
    return str(min(99, max(1, round(chance * 100))))


def _rounded(value: Any) -> Any:
    return round(value, 6) if isinstance(value, float) else value
