"""A made-up language for tests: English with accents, longer, and every message in brackets.

Text without accents was not translated; a bracket without its partner was cut off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.messages.fluent import Call, Reference, Select, Variable, parse, read_entries

if TYPE_CHECKING:
    from qmines.messages.fluent import Part, Pattern

OPEN, CLOSE = "⟦", "⟧"
_ACCENTED: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçďéƒĝĥíĵķľɱñóƥɋřšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĽṀÑÓƤɊŘŠŤÚṼŴẊÝŽ",
)
_DOUBLED: Final = str.maketrans({vowel: vowel * 2 for vowel in "aeiou"})


def pseudo_locale(text: str) -> str:
    r"""A message file in the made-up language; placeholders stay as they are.

    >>> pseudo_locale("mines = { $count } mines left\n")
    'mines =\n    ⟦{ $count } ɱííñééš ľééƒť⟧\n'
    """
    entries = read_entries(text)
    return "".join(
        f"{key} =\n    {OPEN}{_written(parse(entry))}{CLOSE}\n" for key, entry in entries.items()
    )


def accented(text: str) -> str:
    """Text with accents and doubled vowels, which makes it about a third longer."""
    return text.translate(_DOUBLED).translate(_ACCENTED).replace("\n", "\n    ")


def _written(pattern: Pattern) -> str:
    return "".join(accented(part) if isinstance(part, str) else _placed(part) for part in pattern)


def _placed(part: Part) -> str:
    match part:
        case Variable(name):
            return f"{{ ${name} }}"
        case Reference(key):
            return f"{{ {key} }}"
        case Call(function, Variable(name), options):
            given = "".join(
                f', {option}: "{value}"' if isinstance(value, str) else f", {option}: {value:g}"
                for option, value in options.items()
            )
            return f"{{ {function}(${name}{given}) }}"
        case Select(Variable(name), variants, default):
            lines = [f"{{ ${name} ->"]
            for variant, inner in variants.items():
                star = "*" if variant == default else " "
                lines.append(f"       {star}[{variant}] {_written(inner)}")
            return "\n".join([*lines, "    }"])
    return str(part)
