"""How well boards are read from screenshots, and how long that takes.

    python benchmarks/screens.py [FOLDER] [--synthetic] [--seeds 3]

FOLDER holds pictures and truth.jsonl: for each `file` its `rows` (`0`–`8`, `#` hidden, `F` flag,
`?` question mark, `*` shown mine, `X` exploded mine or wrong flag). Goals: 90% of the boards
without a wrong cell, 99% of the cells, and 300 ms for 1920×1080 pixels. A board that is not found
counts as all cells wrong.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from PIL import Image

from picture import render
from qmines.errors import InvalidInput
from qmines.picture.reading import read_image

if TYPE_CHECKING:
    from collections.abc import Iterator

Case = tuple[str, bytes, list[str]]


def real(folder: Path) -> Iterator[Case]:
    for line in (folder / "truth.jsonl").read_text("utf-8").splitlines():
        truth = json.loads(line)
        yield truth["file"], (folder / truth["file"]).read_bytes(), truth["rows"]


def synthetic(seeds: int) -> Iterator[Case]:
    for seed in range(seeds):
        for at, (name, look) in enumerate(render.LOOKS.items()):
            for number, (fate_name, fate) in enumerate(render.FATES.items()):
                size = (16, 20, 24, 31, 40)[(seed + at + number) % 5]
                lost = (seed + at + number) % 4 == 3
                rows = render.position(seed * 1000 + at * 10 + number, 16, 12, 30, lost=lost)
                drawn = render.draw(rows, render.variants(look, seed + number), size)
                data = render.png(render.suffer(drawn, look, fate, seed))
                yield f"{name}, {fate_name}, {size} px, {seed}", data, rows


def wrong_cells(truth: list[str], read: list[str]) -> Counter[str]:
    """What was read instead of what, by how often."""
    pairs = zip("".join(truth), "".join(read), strict=True)
    return Counter(f"{a}→{b}" for a, b in pairs if a != b and not (a == "X" and b in "*F"))


def run(cases: Iterator[Case]) -> tuple[int, int, int, int, float]:
    boards = clean = cells = right = 0
    slowest = 0.0
    for name, data, truth in cases:
        size = Image.open(io.BytesIO(data)).size
        start = time.perf_counter()
        try:
            read, said = read_image(data).position.rows(), ""
        except InvalidInput as error:
            read, said = [], str(error)
        seconds = time.perf_counter() - start
        slowest = max(slowest, seconds * 1920 * 1080 / max(size[0] * size[1], 1920 * 1080))
        total = sum(map(len, truth))
        boards, cells = boards + 1, cells + total
        if [len(row) for row in read] != [len(row) for row in truth]:
            wrong = total
            said = said or f"read as {len(read[0])}×{len(read)}, not {len(truth[0])}×{len(truth)}"
        else:
            counts = wrong_cells(truth, read)
            wrong = counts.total()
            said = ", ".join(f"{pair} {n}" for pair, n in counts.most_common(6))
        right, clean = right + total - wrong, clean + (wrong == 0)
        print(f"{name:50} {total - wrong:5} right {wrong:5} wrong {seconds * 1e3:6.0f} ms  {said}")
    return boards, clean, cells, right, slowest


def large() -> float:
    """Seconds for an Expert board in 1920×1080 pixels: the best of three."""
    rows = render.position(5, 30, 16, 99)
    image = Image.new("RGB", (1920, 1080), "#dddddd")
    image.paste(render.draw(rows, render.LOOKS["classic"], 40), (300, 200))
    data = render.png(image)
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        assert read_image(data).position.rows() == rows
        best = min(best, time.perf_counter() - start)
    return best


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--synthetic", action="store_true", help="boards drawn by tests/picture")
    parser.add_argument("--seeds", type=int, default=3)
    options = parser.parse_args()
    met = True
    groups = []
    if options.folder is not None:
        groups.append(("screenshots", real(options.folder)))
    if options.synthetic or options.folder is None:
        groups.append(("synthetic boards", synthetic(options.seeds)))
    for title, cases in groups:
        boards, clean, cells, right, slowest = run(cases)
        print(
            f"{title}: {clean} of {boards} boards without a wrong cell ({clean / boards:.1%}), "
            f"{right:,} of {cells:,} cells right ({right / cells:.2%}), "
            f"slowest {slowest * 1e3:.0f} ms for 1920×1080 pixels"
        )
        met = met and clean >= 0.9 * boards and right >= 0.99 * cells
    seconds = large()
    print(f"an Expert board in 1920×1080 pixels: {seconds * 1e3:.0f} ms")
    return 0 if met and seconds <= 0.3 else 1


if __name__ == "__main__":
    sys.exit(main())
