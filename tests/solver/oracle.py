"""Reads the files of positions in ``tests/oracle``; standard library only."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

ORACLE = Path(__file__).parent.parent / "oracle"


def expert_answers() -> list[dict[str, Any]]:
    """100 Expert positions with their boards and probabilities."""
    with gzip.open(ORACLE / "expert-answers.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def hard() -> list[dict[str, Any]]:
    """Positions that are hard to count, by name and without answers."""
    text = (ORACLE / "hard.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]
