"""Games played by assists alone: what they may never do."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from qmines.core.position import HIDDEN
from qmines.play.registry import help_for
from qmines.session import Game, new_game

if TYPE_CHECKING:
    from qmines.modes import Result


class Played(NamedTuple):
    result: Result
    opened: int
    stuck: bool  # whether cells were left that only a guess could open


def play(
    level: str, rules: str, seed: int, kind: str, *, first: tuple[int, int], **options: object
) -> Played:
    """One game: an open, and then the assist as often as it has something to do."""
    game = new_game(level, rules, seed, clock=lambda: 0.0, **options)
    game.open(*first)
    before = -2
    while not game.outcome.over and game.sequence > before + 1:  # the last did more than note it
        before = game.sequence
        for event in help_for(game).moves(kind):
            game.do(event)
    opened = sum(code < HIDDEN for code in game.view.cells)
    return Played(game.outcome.result, opened, not game.outcome.over)


def wrongly_flagged(game: Game, seed: int) -> None:
    """Flags where they may well be wrong."""
    grid = game.setup.grid
    hidden = [i for i, code in enumerate(game.position.cells) if code >= HIDDEN]
    for index in hidden[seed % 5 :: 7]:
        game.flag(*grid.place(index))
