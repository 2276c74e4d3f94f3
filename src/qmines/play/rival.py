"""Rivals for races: the auto-player at a human pace, or an earlier game.

A rival is a list of moments: how many cells it has opened after how many milliseconds. Interfaces
show its progress, but nothing of its board.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from qmines.core.stream import Stream
from qmines.modes import Result
from qmines.play.registry import help_for
from qmines.session import Game

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from qmines.session import Entry, Header

STRENGTHS: Final = {
    "gentle": ("simple", 2.4),
    "steady": ("simple", 1.4),
    "quick": ("smart", 0.8),
    "expert": ("deduce", 0.4),
}
"""The assist that an auto-player of each strength uses, and its seconds per move."""
MOST_CELLS: Final = 2_000
"""The largest field, in cells, for which there are rivals."""
_GUESS: Final = 2.0  # how much longer a guess takes than another move
_MOST_STEPS: Final = 300


@dataclass(frozen=True, slots=True)
class Rival:
    """What a rival does, and when; ``first`` is the event that everybody begins with.

    The ``name`` is not stored, since it depends on who may be named at the moment.
    """

    kind: str
    first: str
    steps: tuple[tuple[int, int], ...]
    result: str
    milliseconds: int
    strength: str | None = None
    name: str | None = None
    game: str | None = None

    def document(self) -> dict[str, Any]:
        """The rival as JSON values."""
        return asdict(self) | {"name": None}

    @classmethod
    def of(cls, document: dict[str, Any]) -> Rival:
        """Read a rival from its JSON values."""
        steps = tuple((at, opened) for at, opened in document["steps"])
        return cls(**{**document, "steps": steps})

    def opened(self, milliseconds: int) -> int:
        """How many cells it has opened at a time."""
        found = bisect_right(self.steps, (milliseconds, 1 << 60))
        return self.steps[found - 1][1] if found else 0

    def outcome(self, milliseconds: int) -> str:
        """The result at a time; ``playing`` before the end."""
        return self.result if milliseconds >= self.milliseconds else "playing"


def auto_rival(header: Header, seed: bytes, first: str, strength: str) -> Rival:
    """The auto-player of a strength on a board."""
    kind, pace = STRENGTHS[strength]
    stream = Stream(seed).derive(f"rival {strength}")
    game = Game(header.setup, seed=seed, player_seed=header.player_seed, clock=float)
    if first:
        game.do(first)
    helper = help_for(game)
    at, steps = 0.0, [(0, game.view.opened)]
    while not game.outcome.over:
        before = game.sequence
        for event in helper.certain(kind):
            at += _play(game, event, pace * _jitter(stream))
            steps.append((round(1000 * at), game.view.opened))
        if game.sequence > before or game.outcome.over:
            continue
        guess = helper.guess()
        if guess is None:
            game.resign()
            break
        for event in helper.clear(guess.event):
            at += _play(game, event, _GUESS * pace * _jitter(stream))
        steps.append((round(1000 * at), game.view.opened))
    result = "won" if game.outcome.result is Result.WON else "lost"
    return Rival("auto", first, _thinned(steps), result, round(1000 * at), strength=strength)


def past_rival(header: Header, seed: bytes, entries: Sequence[Entry], id_: str) -> Rival:
    """An earlier game; its first event is made for everybody."""
    game = Game(header.setup, seed=seed, player_seed=header.player_seed, clock=float)
    start, steps = entries[0].at, []
    for entry in entries:
        game.do(entry.event)
        steps.append((entry.at - start, game.view.opened))
    result = "won" if game.outcome.result is Result.WON else "lost"
    first = entries[0].event
    return Rival("record", first, _thinned(steps), result, steps[-1][0], game=id_)


def _jitter(stream: Stream) -> float:
    """A random factor for the duration of a move."""
    return 0.6 + stream.below(801) / 1000


def _play(game: Game, event: str, seconds: float) -> float:
    """Apply an event and return how long it took; marks take no time."""
    game.do(event)
    return seconds if event.startswith(("open", "shield")) else 0.0


def _thinned(steps: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The moments at which more cells were open, thinned out to ``_MOST_STEPS``."""
    found: list[tuple[int, int]] = []
    for at, opened in steps:
        if not found or opened > found[-1][1]:
            found.append((at, opened))
    every = -(-len(found) // _MOST_STEPS)
    return (*found[:-1:every], found[-1])
