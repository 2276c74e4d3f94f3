"""One game of a contest, move by move, as a replay shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from qmines.core.events import Event
from qmines.core.levels import Level
from qmines.core.stream import Stream
from qmines.modes import setup_of
from qmines.session.steps import Steps
from qmines.session.timeline import Timeline
from qmines.session.transcript import Entry

if TYPE_CHECKING:
    from qmines.lab.contest import Contest
    from qmines.lab.games import OneGame
    from qmines.modes import Setup

_NO_SEED = bytes(32)  # the board is given, so nothing is drawn


def steps_of(contest: Contest, index: int) -> tuple[OneGame, Steps]:
    """Play one game of a contest, and return it with its steps."""
    game = contest.play_one(index)
    board, grid = game.board, game.board.grid
    first = contest.first_click
    if first == "given":  # the file may have a mine under the first click
        first = "anything" if board.mask[game.opened[0]] else "safe"
    level = Level(grid.width, grid.height, board.mines)
    setup = setup_of(level, "classic", {"first": first})

    def begin(setup: Setup) -> Timeline:
        return Timeline(setup, Stream(_NO_SEED), board=board)

    timeline = begin(setup)
    closed = np.ones(grid.cells, np.bool_)
    events = []
    for cell in game.opened:
        if closed[cell]:
            event = Event("open", grid.place(cell))
            timeline.take(event)
            closed[timeline.changed[0]] = False
            events.append(event)
    if game.gave_up:
        events.append(Event("resign"))
    return game, Steps(setup, tuple(Entry(0, str(event)) for event in events), begin)
