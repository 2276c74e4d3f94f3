"""Plots in characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.tui.glyphs import Glyphs


def columns(values: Sequence[float], height: int, glyphs: Glyphs) -> list[str]:
    """The values as columns from nothing to the largest, so many lines high; the top line first.

    >>> from qmines.tui.glyphs import UNICODE
    >>> columns([1, 2, 4], 2, UNICODE)
    ['  █', '▄██']
    """
    top = max(values, default=0) or 1
    bars, full = glyphs.bars, glyphs.bars[-1]
    steps = [max(1, round(value / top * height * len(bars))) for value in values]
    lines = []
    for line in range(height - 1, -1, -1):
        below = line * len(bars)
        lines.append(
            "".join(
                full
                if step >= below + len(bars)
                else bars[step - below - 1]
                if step > below
                else " "
                for step in steps
            )
        )
    return lines


def gauge(share: float, low: float, high: float, width: int, glyphs: Glyphs) -> str:
    """A share between 0 and 1 as a bar, with an interval marked on it.

    >>> from qmines.tui.glyphs import ASCII
    >>> gauge(0.5, 0.3, 0.7, 10, ASCII)
    '==[-O-]---'
    """
    line = [glyphs.bar if (i + 0.5) / width <= share else glyphs.empty_bar for i in range(width)]
    left, right = int(low * (width - 1)), round(high * (width - 1))
    line[left : right + 1] = [glyphs.empty_bar] * (right + 1 - left)
    line[left], line[right] = "[", "]"
    line[round(share * (width - 1))] = glyphs.knob
    return "".join(line)


def histogram(values: Sequence[float], bins: int) -> tuple[list[int], float, float]:
    """How many values are in each of so many equal parts, and where they begin and end.

    >>> histogram([1, 2, 2, 9], 4)
    ([3, 0, 0, 1], 1, 9)
    """
    low, high = min(values), max(values)
    counts = [0] * bins
    for value in values:
        at = int((value - low) / (high - low) * bins) if high > low else 0
        counts[min(bins - 1, at)] += 1
    return counts, low, high
