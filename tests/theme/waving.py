"""A table of keys with one more action in it, which only tests have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.theme.keys import FILE

if TYPE_CHECKING:
    from pathlib import Path

ROW = 'wave = { keys = { all = [";"], vim = ["W"] } }'


def with_wave(path: Path) -> Path:
    """Write the table with that row to a file."""
    before, scope, after = FILE.read_text("utf-8").partition("[actions.view]\n")
    path.write_text(f"{before}{scope}{ROW}\n{after}", "utf-8")
    return path
