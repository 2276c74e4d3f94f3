"""Screenshots as input of the commands."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from picture import render

if TYPE_CHECKING:
    from pathlib import Path

ROWS = render.position(21, 9, 9, 10)


def qmines(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "qmines.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def shot(folder: Path) -> Path:
    path = folder / "shot.png"
    look = render.LOOKS["classic"]
    image = render.suffer(render.draw(ROWS, look, 28), look, render.FATES["in a window"])
    path.write_bytes(render.png(image))
    return path


def test_convert_writes_the_position(tmp_path: Path) -> None:
    done = qmines("convert", shot(tmp_path), "--to", "text")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-9:] == ROWS
    assert "Could not read the mine counter" in done.stderr


def test_the_total_can_be_given(tmp_path: Path) -> None:
    done = qmines("convert", shot(tmp_path), "--to", "text", "--mines", "10")
    assert done.stdout.splitlines()[0] == "9x9x10"


def test_analyse_takes_a_screenshot(tmp_path: Path) -> None:
    done = qmines("analyse", shot(tmp_path), "--mines", "10")
    assert done.returncode == 0, done.stderr
    assert "9×9, 10 mines" in done.stdout


def test_a_picture_without_a_board_gets_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "empty.png"
    path.write_bytes(render.png(render.draw(["0"], render.LOOKS["flat"], 90)))
    done = qmines("analyse", path)
    assert done.returncode != 0
    assert "Minesweeper board" in done.stderr
    assert "Traceback" not in done.stderr
    assert "empty.png" in done.stderr


def test_help_does_not_load_pillow() -> None:
    probe = (
        "import sys\n"
        "from qmines.cli.commands import convert\n"
        "print(sorted({'PIL', 'qmines._kernel'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
