"""Write tests/solver/best_games.json anew, after the network or its use has changed.

python dev/learn/record_games.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from solver.test_network import GOLDEN, expert_games

parts = []
for first_click in ("safe", "opening"):
    games = ",\n".join(f" {json.dumps(game)}" for game in expert_games(first_click, "best"))
    parts.append(f'"{first_click}": [\n{games}\n]')
GOLDEN.write_text("{\n" + ",\n".join(parts) + "\n}\n")
