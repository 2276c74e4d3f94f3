"""How a language writes numbers, percentages and lists, and which plural it uses.

English does without Babel, whose import takes longer than ``qmines --help`` may take; a test
compares it with Babel's British English.
"""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ListKind = Literal["and", "or"]
_NO_SPACES: Final = {"ja", "zh"}
_SEMICOLONS: Final = {"fr": "\N{NARROW NO-BREAK SPACE}; ", "ja": "、", "zh": "；"}
_FOUR_TOGETHER: Final = {"es", "pl"}
"""Languages that write 1234 but 12 345, as in browsers but not in Babel."""


class English:
    """British English, like Babel's ``en_GB``; subclasses are for other languages."""

    gap: str = " "
    """The text between two sentences."""
    semicolon: str = "; "
    """The text between the rows of a list of cells."""
    marks: Mapping[int, str] = MappingProxyType({})
    """What replaces the comma and the point of an English number."""

    def plural(self, number: float) -> str:
        """The CLDR category of a number, such as ``one`` or ``few``."""
        return "one" if number == 1 else "other"

    def number(self, number: float, digits: int = 2) -> str:
        """A number with at most so many digits after the point."""
        if isinstance(number, int):
            return f"{number:,}"
        text = f"{number:,.{digits}f}"
        return text.rstrip("0").rstrip(".") if digits else text

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as a percentage with so many digits after the point."""
        return f"{share * 100:,.{digits}f}%"

    def joined(self, items: Sequence[str], kind: ListKind = "and") -> str:
        """Items as a list in a sentence."""
        return f" {kind} ".join([*([", ".join(items[:-1])] if items[1:] else []), *items[-1:]])


class BabelLocale(English):
    """Any language that the CLDR knows, through Babel."""

    def __init__(self, language: str) -> None:
        from babel import Locale as Cldr  # noqa: PLC0415  # slow to load

        self._locale = Cldr.parse(language, sep="-")
        self.gap = "" if self._locale.language in _NO_SPACES else " "
        self.semicolon = _SEMICOLONS.get(self._locale.language, "; ")
        signs = self._locale.number_symbols["latn"]
        self.marks = {ord(","): signs["group"], ord("."): signs["decimal"]}
        self._ungrouped = 10_000 if self._locale.language in _FOUR_TOGETHER else 1_000

    def plural(self, number: float) -> str:
        """The CLDR category of a number."""
        return self._locale.plural_form(number)

    def number(self, number: float, digits: int = 2) -> str:
        """A number with at most so many digits after the point."""
        from babel.numbers import format_decimal  # noqa: PLC0415

        whole = "0" if abs(number) < self._ungrouped else "#,##0"
        pattern = whole if isinstance(number, int) else f"{whole}.{'#' * digits}"
        return format_decimal(number, pattern, locale=self._locale)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as a percentage with so many digits after the point."""
        from babel.numbers import format_percent  # noqa: PLC0415

        pattern = self._locale.percent_formats[None].pattern
        exact = pattern.replace("0%", f"0.{'0' * digits}%").replace(
            "0\xa0%", f"0.{'0' * digits}\xa0%"
        )
        return format_percent(share, exact if digits else pattern, locale=self._locale)

    def joined(self, items: Sequence[str], kind: ListKind = "and") -> str:
        """Items as a list in a sentence."""
        from babel.lists import format_list  # noqa: PLC0415

        return format_list(list(items), "or" if kind == "or" else "standard", locale=self._locale)


@lru_cache(maxsize=16)
def locale_of(language: str) -> English:
    """The locale of a language tag: ``en``, ``pl``, ``pt-BR``."""
    return English() if language == "en" else BabelLocale(language)
