"""How far the boards of ``fast`` are from uniform ones: 3BV and numbers side by side.

    python benchmarks/bias.py [--boards 20000] [--update]

``uniform`` draws each board without guesses with the same chance; ``fast`` does not. For three
levels: 3BV (mean and spread), openings, how often each number occurs, the grades. The *distance*
of two histograms is half the sum of their differences: the share of boards that would have to
be others. ``--update`` writes the table into docs/generate.md and draws its picture.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from _common import commit, table
from qmines.core.deduction import TECHNIQUES
from qmines.core.levels import Level
from qmines.generate import no_guess_boards
from qmines.generate.measures import Regions

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "generate.md"
PICTURE = ROOT / "docs" / "pictures" / "bias.svg"
LEVELS = {
    "Beginner": Level(9, 9, 10),
    "Intermediate": Level(16, 16, 40),
    "Expert": Level(30, 16, 99),
}
METHODS = ("uniform", "fast")
GRADED = 2000  # boards of each that are graded


@dataclass
class Sample:
    """What was measured of many boards."""

    bbbv: np.ndarray
    openings: np.ndarray
    numbers: np.ndarray  # a board, by number
    grades: list[float]  # shares, weakest technique first


def measure(level: Level, method: str, boards: int) -> Sample:
    bbbv, openings = [], []
    numbers = np.zeros(9)
    grades = dict.fromkeys(TECHNIQUES, 0)
    for index, made in enumerate(
        no_guess_boards(level, boards, method=method, seed=f"bias {method}")
    ):
        regions = Regions(made.board)
        bbbv.append(regions.bbbv)
        openings.append(regions.openings)
        safe = np.frombuffer(made.board.mask, np.uint8) == 0
        numbers += np.bincount(regions.numbers[safe], minlength=9)
        if index < GRADED:
            grades[made.grade.hardest or TECHNIQUES[0]] += 1
    graded = sum(grades.values())
    shares = [count / graded for count in grades.values()]
    return Sample(np.array(bbbv), np.array(openings), numbers / boards, shares)


def distance(one: np.ndarray, other: np.ndarray) -> float:
    """Of two samples of whole numbers, in bins of a fifth of their spread."""
    width = max(1, round(float(one.std()) / 5))
    low, high = min(one.min(), other.min()), max(one.max(), other.max()) + width
    edges = np.arange(low, high + width, width)
    counts = [np.histogram(each, edges)[0] / len(each) for each in (one, other)]
    return float(abs(counts[0] - counts[1]).sum() / 2)


def rows_of(name: str, found: dict[str, Sample]) -> list[list[str]]:
    rows = []
    for method, sample in found.items():
        spread = f"{sample.bbbv.mean():.2f} ± {sample.bbbv.std():.1f}"
        numbers = " ".join(f"{value:.2f}" for value in sample.numbers[:7])
        grades = " ".join(f"{100 * share:.1f}" for share in sample.grades)
        rows.append([f"{name}, {method}", spread, f"{sample.openings.mean():.2f}", numbers, grades])
    return rows


def bars(values: dict[str, np.ndarray], names: list[str], left: int, title: str) -> list[str]:
    """One panel: for each value a column of each method, side by side."""
    width, height, top = 420, 220, 40
    highest = max(float(each.max()) for each in values.values())
    step = width / len(names)
    lines = [f'<text x="{left}" y="20" class="title">{title}</text>']
    for m, (method, heights) in enumerate(values.items()):
        for i, value in enumerate(heights):
            tall = height * value / highest
            x = left + i * step + m * step * 0.42 + step * 0.08
            lines.append(
                f'<rect class="{method}" x="{x:.1f}" y="{top + height - tall:.1f}" '
                f'width="{step * 0.4:.1f}" height="{tall:.1f}"/>'
            )
    lines += [
        f'<text x="{left + (i + 0.5) * step:.1f}" y="{top + height + 16}" '
        f'class="mark">{name}</text>'
        for i, name in enumerate(names)
        if name
    ]
    return lines


def draw(found: dict[str, Sample]) -> str:
    low = min(int(np.percentile(sample.bbbv, 0.1)) for sample in found.values()) // 5 * 5
    high = max(int(np.percentile(sample.bbbv, 99.9)) for sample in found.values())
    edges = np.arange(low, high + 5, 5)
    values = {
        method: np.histogram(sample.bbbv, edges)[0] / len(sample.bbbv)
        for method, sample in found.items()
    }
    names = [str(edge) if edge % 25 == 0 else "" for edge in edges[:-1].tolist()]
    numbers = {method: sample.numbers for method, sample in found.items()}
    lines = [
        (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 920 310" '
            'font-family="DejaVu Sans, sans-serif" font-size="12">'
        ),
        (
            "<style>.uniform{fill:#3b6fb6}.fast{fill:#e0912f}.title{font-size:14px}"
            ".mark{text-anchor:middle;fill:#555}text{fill:#333}</style>"
        ),
        '<rect width="920" height="310" fill="#fff"/>',
        *bars(values, names, 20, "3BV of Expert boards without guesses"),
        *bars(numbers, [str(n) for n in range(9)], 480, "Cells a board that show each number"),
        (
            '<rect class="uniform" x="20" y="288" width="12" height="12"/>'
            '<text x="38" y="298">uniform</text>'
        ),
        (
            '<rect class="fast" x="110" y="288" width="12" height="12"/>'
            '<text x="128" y="298">fast</text>'
        ),
        "</svg>\n",
    ]
    return "\n".join(lines)


def update(text: str) -> None:
    begin, end = "<!-- bias: begin -->", "<!-- bias: end -->"
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(begin)
    after = rest.partition(end)[2]
    PAGE.write_text(f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--boards", type=int, default=20_000, help="of each kind [20000]")
    parser.add_argument("--update", action="store_true", help="write the page and the picture")
    arguments = parser.parse_args()
    rows, words = [], []
    found: dict[str, Sample] = {}
    for name, level in LEVELS.items():
        found = {method: measure(level, method, arguments.boards) for method in METHODS}
        rows += rows_of(name, found)
        uniform, fast = found.values()
        numbers = abs(uniform.numbers - fast.numbers).sum() / 2 / uniform.numbers.sum()
        chance = distance(uniform.bbbv[::2], uniform.bbbv[1::2])
        words.append(
            f"{name}: {100 * distance(uniform.bbbv, fast.bbbv):.1f}% in 3BV (two halves of "
            f"uniform: {100 * chance:.1f}%), {100 * numbers:.1f}% in the numbers"
        )
    head = [
        "",
        "3BV",
        "openings",
        "cells showing 0 1 2 3 4 5 6",
        "hardest step, % of " + ", ".join(technique.value for technique in TECHNIQUES),
    ]
    text = table(head, rows, markdown=True)
    text += "\n\nDistance of the histograms: " + "; ".join(words) + "."
    text += (
        f"\n\n`python benchmarks/bias.py --boards {arguments.boards}`, "
        f"{time.strftime('%Y-%m-%d')}, commit {commit()}."
    )
    print(text)
    if arguments.update:
        update(text)
        PICTURE.write_text(draw(found), encoding="utf-8")


if __name__ == "__main__":
    main()
