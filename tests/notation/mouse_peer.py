"""Mice in, boards out, as ms_toollib plays them: one JSON line each. Run as its own process.

A line holds the board (-1 is a mine) and what the mouse did: [button, row, column].
"""

from __future__ import annotations

import json
import sys

import ms_toollib

for line in sys.stdin:
    board, presses = json.loads(line)
    game = ms_toollib.MinesweeperBoard(board)
    for button, row, column in presses:
        if game.game_board_state in (3, 4):  # won, lost
            break
        game.step(button, (row, column))
    sys.stdout.write(json.dumps([game.game_board, game.game_board_state]) + "\n")
    sys.stdout.flush()
