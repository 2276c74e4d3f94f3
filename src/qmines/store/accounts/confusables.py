"""Names that look alike: by the skeletons of Unicode Technical Standard 39, and without diacritics.

The standard tells apart what only a diacritic, a hook or a stroke distinguishes, such as k and ƙ.
"""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import orjson

if TYPE_CHECKING:
    from collections.abc import Mapping

_INVISIBLE: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)  # Default_Ignorable_Code_Point, which unicodedata does not know


def is_invisible(letter: str) -> bool:
    """Whether a character is invisible (Unicode: default ignorable).

    >>> is_invisible("\N{HANGUL FILLER}"), is_invisible("a")
    (True, False)
    """
    return any(first <= ord(letter) <= last for first, last in _INVISIBLE)


def shapes_of(name: str) -> frozenset[str]:
    """The shapes of a name; names that share a shape can be mistaken for one another.

    Some shapes ignore case, others keep capitals: an I looks like an l, but an i does not. Some
    ignore diacritics, hooks and strokes, and read small capitals as letters.

    >>> sorted(shapes_of("AIice")), sorted(shapes_of("alice"))
    (['aiice', 'alice'], ['alice'])
    >>> shapes_of("clocky") <= shapes_of("clocƙy")
    True
    """
    bare = "".join(map(_bare, name))
    return frozenset(map(_shape, (name, name.casefold(), bare, bare.casefold())))


def _bare(letter: str) -> str:
    """A Latin letter without what is added to it, such as a diacritic; a small capital as a letter.

    >>> _bare("ƙ"), _bare("Ř"), _bare("ᴋ"), _bare("k"), _bare("й")
    ('k', 'R', 'k', 'k', 'й')
    """
    letter_name = unicodedata.name(letter, "").partition(" WITH ")[0]
    if not letter_name.startswith("LATIN "):
        return letter
    with suppress(KeyError):  # of ten letters that exist in no other form, such as ʨ
        return unicodedata.lookup(letter_name.replace("LETTER SMALL CAPITAL", "SMALL LETTER"))
    return letter


def _shape(text: str) -> str:
    return _skeleton(text).casefold()


def _skeleton(text: str) -> str:
    """The skeleton of UTS 39: every character replaced by the one it is confused with."""
    known = _prototypes()
    visible = (each for each in unicodedata.normalize("NFD", text) if not is_invisible(each))
    return unicodedata.normalize("NFD", "".join(known.get(each, each) for each in visible))


@cache
def _prototypes() -> Mapping[str, str]:
    """For every confusable character, the text that represents all that look like it."""
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    alike = {
        _plain(text): [_plain(each["c"]) for each in found]
        for text, found in orjson.loads(data).items()
    }
    chosen: dict[str, str] = {}
    for text in alike:
        if text not in chosen:
            group = _connected(text, alike)
            # Of letters that together look like one (rn and m), the longer text represents both.
            hub = min(group, key=lambda each: (-len(each), -len(alike[each]), each))
            chosen |= dict.fromkeys(group, hub)
    single = {text: hub for text, hub in chosen.items() if len(text) == 1}
    return {text: "".join(single.get(each, each) for each in hub) for text, hub in single.items()}


def _plain(text: str) -> str:
    """An entry of the data without its left-to-right marks."""
    return text.replace("\N{LEFT-TO-RIGHT MARK}", "")


def _connected(text: str, alike: Mapping[str, list[str]]) -> set[str]:
    found, waiting = {text}, [text]
    while waiting:
        new = set(alike[waiting.pop()]) - found
        found |= new
        waiting += new
    return found
