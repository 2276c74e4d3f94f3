"""Boards in, the measures of ms_toollib out: one JSON line each. Run as its own process.

The peer is known to end the interpreter on input it does not like.
"""

from __future__ import annotations

import json
import sys

import ms_toollib

for line in sys.stdin:
    board = ms_toollib.Board(json.loads(line))
    print(json.dumps([board.bbbv, board.op, board.isl, board.zini]))  # noqa: T201
