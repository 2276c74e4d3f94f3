"""Counts, chances, times and cells as a person reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.cli.answer import decimal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.errors import Cell

_SPELLED_OUT: Final = 15  # digits; longer numbers are rounded
_ASCII: Final = str.maketrans(
    {"×": "x", "·": ".", "✓": "S", "✹": "*", "±": "+/-", "…": "...", "–": "-", "µ": "u"}
)


def count_of(number: int) -> str:
    """A number of any size.

    >>> count_of(12345)
    '12,345'
    >>> count_of(1651812427732305148)
    '1.65 × 10^18'
    """
    digits = decimal(number)
    if len(digits) <= _SPELLED_OUT:
        return f"{number:,}"
    power = len(digits) - 1
    leading = round(int(digits[:6]) / 1_000)
    if leading == 1_000:
        leading, power = 100, power + 1
    return f"{leading / 100:.2f} × 10^{power}"


def percent_of(chance: float) -> str:
    """A chance, never rounded to a certainty.

    >>> percent_of(0.123456), percent_of(0.000001), percent_of(0.999999), percent_of(1)
    ('12.3 %', '< 0.1 %', '> 99.9 %', '100 %')
    """
    if 0 < chance < 0.0005:
        return "< 0.1 %"
    if 0.9995 <= chance < 1:
        return "> 99.9 %"
    return f"{chance * 100:.0f} %" if chance in {0, 1} else f"{chance * 100:.1f} %"


def short(number: float) -> str:
    """A number in few characters.

    >>> short(950), short(152_064), short(3.19e8)
    ('950', '152.1 k', '319.0 M')
    """
    for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if number >= size:
            return f"{number / size:.1f} {unit}"
    return f"{number:.0f}"


def time_of(seconds: float) -> str:
    """A time in the unit that suits it.

    >>> time_of(0.00031), time_of(0.0123), time_of(1.5)
    ('310 µs', '12.3 ms', '1.50 s')
    """
    if seconds < 0.001:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def list_of(cells: Sequence[Cell], room: int) -> str:
    """Cells as row,column in so many characters; those without room are only counted.

    >>> list_of([(0, 1), (2, 3)], 8), list_of([(0, 1), (2, 3), (4, 5)], 8)
    ('0,1  2,3', '0,1  … and 2 more')
    """
    named = [f"{row},{column}" for row, column in cells[: max(1, room // 5 + 1)]]
    while True:
        left = len(cells) - len(named)
        text = "  ".join([*named, f"… and {left:,} more"] if left else named)
        if len(text) <= room or len(named) < 2:
            return text
        named.pop()


def plural(count: int, what: str) -> str:
    """A count with its noun.

    >>> plural(1, "cell"), plural(1200, "cell")
    ('1 cell', '1,200 cells')
    """
    return f"{count:,} {what}" if count == 1 else f"{count:,} {what}s"


def spelled(text: str, encoding: str) -> str:
    """The text in the characters that an encoding has.

    >>> spelled("9×9 ✓", "utf-8"), spelled("9×9 ✓", "ascii")
    ('9×9 ✓', '9x9 S')
    """
    if encoding.lower().startswith("utf"):
        return text
    return text.translate(_ASCII).encode(encoding, "replace").decode(encoding)
