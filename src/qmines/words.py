"""Format counts, chances, times, ages, cells and small plots for people."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Final

from qmines.theme.cells import CELLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.errors import Cell

_SPELLED_OUT: Final = 15  # digits; longer numbers are rounded
_TO_SUPERSCRIPT: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_FROM_SUPERSCRIPT: Final = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
_SUPERSCRIPTS: Final = re.compile("[⁰¹²³⁴⁵⁶⁷⁸⁹]+")
_BARS: Final = "▁▂▃▄▅▆▇█"
_AGES: Final = ((86_400, "d"), (3_600, "h"), (60, "min"))
_OBEYED: Final = (
    re.compile(  # controls but tab and newline, directions, separators, half characters
        r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
    )
)
_ASCII: Final = str.maketrans(
    {
        "×": "x",
        "·": ".",
        CELLS["safe"].sign: CELLS["safe"].ascii,
        CELLS["mine"].sign: CELLS["mine"].ascii,
        CELLS["saved"].sign: CELLS["saved"].ascii,
        "±": "+/-",
        "…": "...",
        "–": "-",
        "µ": "u",
        "½": "'",
        "⟩": ">",
        "“": '"',
        "”": '"',
        "’": "'",
    }
)
_LETTERS: Final = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "ł": "l",
        "Ł": "L",
        "„": '"',
        "«": '"',
        "»": '"',
        "¿": "?",
        "¡": "!",
    }
)


def without_accents(text: str) -> str:
    """Latin letters as ASCII has them, for terminals that have nothing else.

    >>> without_accents("Anfänger, poziom trudności: łatwy")
    'Anfaenger, poziom trudnosci: latwy'
    """
    import unicodedata  # noqa: PLC0415  # rarely needed

    parts = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    return "".join(each for each in parts if not unicodedata.combining(each))


def count_of(number: int | str) -> str:
    """A count of any size, or its digits.

    >>> count_of(12345)
    '12,345'
    >>> count_of(1651812427732305148)
    '1.65 × 10¹⁸'
    """
    digits = number if isinstance(number, str) else decimal(number)
    if len(digits) <= _SPELLED_OUT:
        return f"{int(digits):,}"
    power = len(digits) - 1
    leading = round(int(digits[:6]) / 1_000)
    if leading == 1_000:
        leading, power = 100, power + 1
    return f"{leading / 100:.2f} × 10{str(power).translate(_TO_SUPERSCRIPT)}"


def percent_of(chance: float) -> str:
    """A chance as a percentage, never rounded to a certainty.

    >>> percent_of(0.123456), percent_of(0.000001), percent_of(0.999999), percent_of(1)
    ('12.3%', '<0.1%', '>99.9%', '100%')
    """
    if 0 < chance < 0.0005:
        return "<0.1%"
    if 0.9995 <= chance < 1:
        return ">99.9%"
    return f"{chance * 100:.0f}%" if chance in {0, 1} else f"{chance * 100:.1f}%"


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
    """A duration in a suitable unit.

    >>> time_of(0.00031), time_of(0.0123), time_of(1.5)
    ('310 µs', '12.3 ms', '1.50 s')
    """
    if seconds < 0.001:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def list_of(cells: Sequence[Cell], room: int) -> str:
    """Cells as (row,column) in at most ``room`` characters; the rest are only counted.

    >>> list_of([(0, 1), (2, 3)], 12), list_of([(0, 1), (2, 3), (4, 5)], 12)
    ('(0,1)  (2,3)', '(0,1)  … and 2 more')
    """
    named = [f"({row},{column})" for row, column in cells[: max(1, room // 7 + 1)]]
    while True:
        left = len(cells) - len(named)
        text = "  ".join([*named, f"… and {left:,} more"] if left else named)
        if len(text) <= room or len(named) < 2:
            return text
        named.pop()


def sentence(text: str) -> str:
    """Capitalise a text and end it with a full stop.

    >>> sentence("the game is over"), sentence("Look there."), sentence("")
    ('The game is over.', 'Look there.', '')
    """
    end = "" if not text or text.endswith((".", "!", "?")) else "."
    return f"{text[:1].upper()}{text[1:]}{end}"


def plural(count: int, what: str) -> str:
    """A count with its noun in the singular or plural.

    >>> plural(1, "cell"), plural(1200, "cell")
    ('1 cell', '1,200 cells')
    """
    return f"{count:,} {what}" if count == 1 else f"{count:,} {what}s"


def printable(text: str) -> str:
    r"""The text without anything that a terminal would obey: control characters become visible.

    Texts from files, and the names of files, may hold escape sequences that retitle a window,
    hide a line or paste a command; marks that turn the direction of a line are shown as well.

    >>> printable("game\x1b[2J.qmines"), printable("two\nlines")
    ('game\\x1b[2J.qmines', 'two\nlines')
    """
    return _OBEYED.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def spelled(text: str, encoding: str) -> str:
    """Replace characters that an encoding does not have, and show control characters.

    >>> spelled("9×9 ✓", "utf-8"), spelled("9×9 ✓", "ascii"), spelled("10¹⁸", "ascii")
    ('9×9 ✓', '9x9 S', '10^18')
    """
    text = printable(text)
    if encoding.lower().startswith("utf"):
        return text
    text = _SUPERSCRIPTS.sub(lambda found: "^" + found[0].translate(_FROM_SUPERSCRIPT), text)
    return text.translate(_ASCII).encode(encoding, "replace").decode(encoding)


def clock_of(milliseconds: float, *, exact: bool = False) -> str:
    """A game's time as its clock shows it, or to the millisecond.

    >>> clock_of(83_456), clock_of(83_456, exact=True), clock_of(3_600_000)
    ('1:23', '1:23.456', '1:00:00')
    """
    seconds, rest = divmod(round(milliseconds), 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    shown = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"{shown}.{rest:03}" if exact else shown


def seconds_of(milliseconds: float | None) -> str:
    """A time in seconds for a table, or a dash.

    >>> seconds_of(83_456), seconds_of(None)
    ('83.456', '–')
    """
    return "–" if milliseconds is None else f"{milliseconds / 1000:.3f}"


def age_of(then: int, now: float | None = None) -> str:
    """How long ago a time was, given in Unix milliseconds.

    >>> age_of(0, 7_300.0), age_of(0, 90_000.0), age_of(0, 3.0)
    ('2 h ago', '1 d ago', 'just now')
    """
    seconds = (time.time() if now is None else now) - then / 1000
    for length, name in _AGES:
        if seconds >= length:
            return f"{int(seconds // length)} {name} ago"
    return "just now"


def sparkline(values: Sequence[float]) -> str:
    """The values as a row of bars.

    >>> sparkline([1, 2, 8]), sparkline([])
    ('▁▂█', '')
    """
    top = max(values, default=0) or 1
    return "".join(_BARS[max(0, min(7, round(value / top * 8) - 1))] for value in values)


def decimal(number: int) -> str:
    """The digits of a number of any length; ``str`` refuses long ones.

    >>> decimal(12)
    '12'
    """
    if number.bit_length() <= 2_000:
        return str(number)
    half = number.bit_length() * 3 // 20  # about half of its digits
    high, low = divmod(number, 10**half)
    return decimal(high) + decimal(low).rjust(half, "0")
