"""The page reads the same board from the same pixels as Python does."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from picture import render
from qmines import _kernel
from qmines.picture.decode import Pixels, decode

from .tools import ROOT, node

if TYPE_CHECKING:
    from collections.abc import Iterable

SCRIPT = ROOT / "tests" / "js" / "read-pictures.js"
SCREENS = Path(os.environ.get("QMINES_TEST_SCREENS", ""), "truth.jsonl")


def read_in_page(pictures: Iterable[Pixels], folder: Path) -> list[dict[str, Any]]:
    """What the module of the page reads from these pictures."""
    asked = []
    for number, pixels in enumerate(pictures):
        file = folder / f"{number}.rgba"
        file.write_bytes(pixels.data)
        asked.append({"file": str(file), "width": pixels.width, "height": pixels.height})
    done = subprocess.run(
        [node(), SCRIPT], input="\n".join(map(json.dumps, asked)), capture_output=True, text=True,
        check=True, timeout=240,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()]


def read_here(pixels: Pixels) -> dict[str, Any]:
    """What the kernel of Python reads from this picture, as the page writes it."""
    (
        problem, columns, rows, cell_width, cell_height, board, other, cells, second, confidence,
        _, mines,
    ) = _kernel.read_picture(pixels.data, pixels.width, pixels.height)  # fmt: skip
    return {
        "problem": problem, "columns": columns, "rows": rows, "mines": mines,
        "cell": pytest.approx([cell_width, cell_height]), "board": pytest.approx(list(board)),
        "other": pytest.approx(list(other)), "codes": list(cells), "second": list(second),
        "confidence": pytest.approx(confidence.tolist(), abs=1e-4),
    }  # fmt: skip


def compare(pictures: list[Pixels], folder: Path) -> list[dict[str, Any]]:
    found = read_in_page(pictures, folder)
    assert len(found) == len(pictures)
    for number, (pixels, page) in enumerate(zip(pictures, found, strict=True)):
        assert page == read_here(pixels), number
    return found


def drawn() -> list[Pixels]:
    """Boards in every look, each with another fate, and pictures that show none or two."""
    pictures = []
    fates = list(render.FATES.values())
    for number, look in enumerate(render.LOOKS.values()):
        rows = render.position(number, 12, 9, 16, lost=number % 4 == 3)
        board = render.draw(rows, look, (16, 20, 24, 31)[number % 4])
        pictures.append(render.suffer(board, look, fates[number % len(fates)], number))
    board = render.draw(render.position(3, 9, 9, 10), render.LOOKS["classic"], 24)
    two = Image.new("RGB", (700, 300), "#eeeeee")
    two.paste(board, (30, 40))
    two.paste(board, (400, 40))
    pictures += [two, board.resize((81, 81)), Image.new("RGB", (300, 200), "#bbbbbb")]
    pictures.append(Image.new("RGB", (20, 20)))
    return [decode(render.png(picture)) for picture in pictures]


def test_the_page_reads_what_python_reads(tmp_path: Path) -> None:
    found = compare(drawn(), tmp_path)
    assert {reading["problem"] for reading in found} >= {"", "several_boards", "no_board"}
    assert any(confidence < 0.9 for reading in found for confidence in reading["confidence"])


def real(every: int) -> list[Pixels]:
    """Each screenshot of another program, or some of them, where QMINES_TEST_SCREENS says."""
    names = [json.loads(line)["file"] for line in SCREENS.read_text("utf-8").splitlines()]
    return [decode((SCREENS.parent / name).read_bytes()) for name in names[::every]]


@pytest.mark.skipif(not SCREENS.is_file(), reason="QMINES_TEST_SCREENS names no screenshots")
def test_the_page_reads_real_screenshots_as_python_does(tmp_path: Path) -> None:
    compare(real(every=12), tmp_path)  # all of them: slow_pictures.py
