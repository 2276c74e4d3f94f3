# ruff: noqa: INP001  # a part of make_pictures.py beside it, no package
"""What the network of the strategy ``best`` thinks of a board, cell by cell."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

import qmines
from qmines import solver
from qmines.notebook.looks import chance_tile, tile_of
from qmines.notebook.tiles import Sheet, draw
from qmines.solver import network

if TYPE_CHECKING:
    from qmines.core.position import Position

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "dev/learn"))

import quantise  # noqa: E402 - the network in numpy, which names the risk of every cell

SEED = 8
BRIGHT = 5  # a risk of 20% is as red as a certain mine would be


def risks(position: Position) -> np.ndarray:
    """The chance that the network gives each cell to be the one at which the game is lost."""
    analysis = solver.analyse(position)
    clues = np.array([[int(c) if c.isdigit() else -1 for c in row] for row in position.rows()])
    certain = np.zeros((2, *clues.shape), bool)
    for which, cells in enumerate((analysis.safe, analysis.mined)):
        for row, column in cells:
            certain[which, row, column] = True
    if position.mines is None:
        raise SystemExit("the network needs the number of mines")
    view = quantise.seen(clues, analysis.mine_probability, *certain, position.mines)
    found = quantise.risks(quantise.from_bytes(network.read()), *view)
    return 1 - np.exp(-found / 2**20)


def first_guess(seed: int) -> Position:
    """A game of Expert up to where nothing is certain any more."""
    game = qmines.new_game("expert", seed=seed)
    view = game.open(3, 3)
    while safe := solver.analyse(view.position).safe:
        for cell in safe:
            view = game.open(*cell)
    return view.position


def network_picture() -> str:
    """The risks of a position of Expert, and what they leave of the chance to win."""
    position = first_guess(SEED)
    found = risks(position)
    tiles = []
    for code, risk in zip(position.cells, found.ravel().tolist(), strict=True):
        tile = tile_of(code)
        if round(100 * risk):
            red = chance_tile(min(1, BRIGHT * risk), certain=False)
            sign = tile.sign if tile.sign.isdigit() else f"{round(100 * risk)}%"
            tile = red._replace(sign=sign)
        tiles.append(tile)
    left = float(np.prod(1 - found))
    title = f"What the network thinks: {100 * left:.0f}% to win"
    drawn = draw([Sheet(position.width, tiles)], title, ())
    if drawn is None:
        raise SystemExit("the position has too many cells")
    return drawn + "\n"
