"""Draw theory and measured shares side by side, as bars in SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.quantum.svg import picture, words
from qmines.theme.colours import colour

if TYPE_CHECKING:
    from qmines.quantum.aer import Comparison

_ROW: Final = 34
_WIDE: Final = 360
_MOST: Final = 400


def svg(found: Comparison) -> str:
    """The picture of a comparison: for every outcome a bar for theory and one for the shots."""
    rows = found.rows[:_MOST]
    expected, shots = colour("circuits", "outline"), colour("circuits", "after")
    names = [f"{found.asked(row)} = {row.outcome}" for row in rows]
    left = 24 + 8 * max((len(name) for name in names), default=0)
    width, height = left + _WIDE + 70, _ROW * len(rows) + 66
    noise = f"noise {found.noise:g}" if found.noise else "no noise"
    parts = [
        words(10, 20, f"{found.shots:,} shots on Aer, {noise}"),
        _key(10, "theory", expected),
        _key(100, "Aer", shots),
    ]
    for at, (row, name) in enumerate(zip(rows, names, strict=True)):
        y = 52 + _ROW * at
        parts.append(words(10, y + 18, name, how=" font-weight='bold'" if row.game else ""))
        parts.append(_bar(left, y + 4, row.theory, expected))
        parts.append(_bar(left, y + 15, row.share, shots))
        end = left + round(_WIDE * max(row.theory, row.share)) + 6
        parts.append(words(end, y + 19, f"{row.share:.3f}"))
    return picture(width, height, f"{found.shots:,} shots on Aer, compared with theory", parts)


def _key(x: int, name: str, fill: str) -> str:
    box = f"<rect x='{x}' y='30' width='12' height='12' fill='{fill}'/>"
    return box + words(x + 18, 41, name)


def _bar(x: int, y: int, share: float, fill: str) -> str:
    return f"<rect x='{x}' y='{y}' width='{_WIDE * share:.1f}' height='10' fill='{fill}'/>"
