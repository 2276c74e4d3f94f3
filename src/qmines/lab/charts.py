"""SVG charts for a page: horizontal positions in percent, vertical ones in pixels.

A chart fills any width while its text keeps its size. Colours come from the page.
"""

from __future__ import annotations

import math
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.lab.figures import OutcomeBar

_HEIGHT: Final = 130  # pixels of the tallest column


class Axis(NamedTuple):
    """A range of values and its tick marks."""

    low: float
    high: float
    step: float

    def place(self, value: float) -> str:
        """The horizontal position of a value."""
        share = (value - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, share)):.3f}%"

    @property
    def marks(self) -> list[float]:
        """The values of the tick marks."""
        count = round((self.high - self.low) / self.step)
        return [self.low + i * self.step for i in range(count + 1)]


def axis_for(low: float, high: float) -> Axis:
    """An axis around two values, with round bounds and three to six steps.

    >>> axis_for(37.2, 43.9)
    Axis(low=36.0, high=44.0, step=2.0)
    """
    room = high - low
    if room < 1e-6:
        room, high = 1.0, low + 1.0
    step = 10.0 ** math.floor(math.log10(room))
    step *= next(factor for factor in (0.2, 0.25, 0.5, 1, 2, 5) if room / (step * factor) <= 5)
    return Axis(math.floor(low / step) * step, math.ceil(high / step) * step, step)


def strip(axis: Axis, value: float, interval: tuple[float, float], words: str) -> str:
    """A row with a dot and its interval."""
    low, high = map(axis.place, interval)
    lines = "".join(
        f'<line class="grid" x1="{axis.place(m)}" x2="{axis.place(m)}" y1="0" y2="26"/>'
        for m in axis.marks
    )
    return (
        f'<svg class="strip" height="26" role="img" aria-label="{escape(words)}">{lines}'
        f'<line class="whisker" x1="{low}" x2="{high}" y1="13" y2="13"/>'
        f'<line class="whisker" x1="{low}" x2="{low}" y1="8" y2="18"/>'
        f'<line class="whisker" x1="{high}" x2="{high}" y1="8" y2="18"/>'
        f'<circle class="dot" cx="{axis.place(value)}" cy="13" r="4.5"/></svg>'
    )


def scale(axis: Axis, unit: str) -> str:
    """The axis labels below rows of strips."""
    marks = axis.marks
    texts = []
    for i, mark in enumerate(marks):
        anchor = "start" if i == 0 else "end" if i == len(marks) - 1 else "middle"
        text = f"{mark:.6g}{unit if i == len(marks) - 1 else ''}"
        texts.append(f'<text x="{axis.place(mark)}" y="13" text-anchor="{anchor}">{text}</text>')
    return f'<svg class="strip" height="18" aria-hidden="true">{"".join(texts)}</svg>'


def meter(share: float, kind: str) -> str:
    """A horizontal bar."""
    return (
        f'<svg class="strip" height="12" aria-hidden="true"><rect class="{kind}" '
        f'width="{100 * share:.3f}%" height="12" rx="2"/></svg>'
    )


def columns(bars: Sequence[OutcomeBar], label: str, every: int = 1) -> str:
    """Stacked columns: won at the bottom, then lost, then given up; every nth is labelled."""
    top = max((bar.games for bar in bars), default=0) or 1
    total = sum(bar.games for bar in bars) or 1
    wide = 100 / max(1, len(bars))
    parts = [f'<line class="grid" x1="0" x2="100%" y1="{_HEIGHT + 16}" y2="{_HEIGHT + 16}"/>']
    for i, bar in enumerate(bars):
        foot = _HEIGHT + 16.0
        shown = []
        for kind, count in (("won", bar.won), ("lost", bar.lost), ("gave-up", bar.gave_up)):
            tall = _HEIGHT * count / top
            foot -= tall
            if count:
                shown.append(
                    f'<rect class="{kind}" x="{(i + 0.08) * wide:.3f}%" y="{foot:.2f}" '
                    f'width="{0.84 * wide:.3f}%" height="{tall:.2f}"/>'
                )
        middle = f"{(i + 0.5) * wide:.3f}%"
        words = (
            f"{bar.name}: {bar.games:,} games ({100 * bar.games / total:.1f}%), "
            f"{bar.won:,} won, {bar.lost:,} lost, {bar.gave_up:,} given up"
        )
        if bar.games and len(bars) <= 13:
            percent = 100 * bar.games / total
            text = f"{percent:.0f}" if percent >= 0.5 else "<1"
            shown.append(
                f'<text class="value" x="{middle}" y="{foot - 4:.2f}" text-anchor="middle">'
                f"{escape(text)}</text>"
            )
        if i % every == 0:
            name = bar.name.partition("–")[0].removesuffix("%")
            shown.append(
                f'<text x="{middle}" y="{_HEIGHT + 31}" text-anchor="middle">{escape(name)}</text>'
            )
        parts.append(f"<g><title>{escape(words)}</title>{''.join(shown)}</g>")
    return (
        f'<svg class="columns" height="{_HEIGHT + 36}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )
