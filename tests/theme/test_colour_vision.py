"""Digits that everyone can tell apart, whatever their colour vision."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from qmines.theme.colours import rgb, table

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)
Lab = tuple[float, float, float]


def times(matrix: tuple[tuple[float, ...], ...], vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def seen(colour: str, vision: str) -> Lab:
    """A colour in CIELAB, as people with that vision see it."""
    parts = [value / 255 for value in rgb(colour)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    changed = [min(max(value, 0.0), 1.0) for value in times(VISION[vision], linear)]
    shares = [value / white for value, white in zip(times(XYZ, changed), WHITE, strict=True)]
    x, y, z = (
        v ** (1 / 3) if v > (6 / 29) ** 3 else v / (3 * (6 / 29) ** 2) + 4 / 29 for v in shares
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Lab, two: Lab) -> float:
    """CIEDE2000, after Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1 = math.degrees(math.atan2(b1, a1 * stretch)) % 360
    h2 = math.degrees(math.atan2(b2, a2 * stretch)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = h1 + turn / 2 if c1 * c2 else h1 + h2
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    lightness, mean = (l1 + l2) / 2, (c1 + c2) / 2

    def cosine(factor: float, less: float) -> float:
        return math.cos(math.radians(factor * hue - less))

    t = 1 - 0.17 * cosine(1, 30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, -6) - 0.2 * cosine(4, 63)
    sl = 1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2)
    sc, sh = 1 + 0.045 * mean, 1 + 0.015 * mean * t
    turning = 60 * math.exp(-((((hue % 360) - 275) / 25) ** 2))
    rotation = -2 * math.sqrt(mean**7 / (mean**7 + 25**7)) * math.sin(math.radians(turning))
    parts = (dl / sl, dc / sc, dh / sh)
    return math.sqrt(sum(part**2 for part in parts) + rotation * parts[1] * parts[2])


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [  # from the table of Sharma, Wu and Dalal
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_computed_correctly(one: Lab, two: Lab, expected: float):
    assert difference(one, two) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("shade", ["light", "dark"])
def test_digits_differ_for_every_kind_of_vision(shade: str, vision: str):
    """By 10 between 1, 2, 3 and 4, which are most of a board, and by 6 between any two."""
    digits = [seen(colour, vision) for colour in table(f"digits.safe.{shade}")["clues"]]
    for (one, a), (two, b) in combinations(enumerate(digits, 1), 2):
        found = difference(a, b)
        assert found >= (10 if two <= 4 else 6), f"{one} and {two}: {found:.1f}"
