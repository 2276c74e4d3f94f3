"""Names of accounts: which ones are allowed, and which ones count as the same."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.store.accounts.confusables import is_invisible, shapes_of

LEAST: Final = 3
MOST: Final = 20
_SHAPE: Final = re.compile(r"[^\W_](?:[-_.]?[^\W_])*")
_RESERVED: Final = frozenset(
    {"admin", "administrator", "anonymous", "guest", "help", "moderator", "nobody", "official"}
    | {"qmines", "root", "server", "staff", "support", "system"}
)
_SAID: Final = Message("account-refused-name", least=LEAST, most=MOST)


def checked_name(text: str) -> tuple[str, str]:
    """A name as it is displayed, and as it is compared.

    Names are normalised (NFKC) and compared without case. Names that mix scripts, contain
    invisible characters, or look like a reserved name are refused.

    >>> checked_name("Ａda-99")
    ('Ada-99', 'ada-99')
    >>> checked_name("pаypal")  # with a Cyrillic а  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    qmines.errors.InvalidInput: Use 3 to 20 letters and digits...

    Raises:
        InvalidInput: this name is not allowed.
    """
    if len(text) > 4 * MOST:
        raise InvalidInput(_SAID)
    name = unicodedata.normalize("NFKC", text)
    folded = unicodedata.normalize("NFKC", name.casefold())
    if not (LEAST <= len(name) <= MOST and _SHAPE.fullmatch(name)):
        raise InvalidInput(_SAID)
    scripts = set()
    for letter in name:
        if is_invisible(letter):
            raise InvalidInput(_SAID)
        if letter.isascii():
            scripts |= {"LATIN"} if letter.isalpha() else set()
        elif unicodedata.category(letter) in {"Lu", "Ll", "Lo"}:
            scripts.add(unicodedata.name(letter, "?").partition(" ")[0])
        else:  # other digits, modifiers and so on
            raise InvalidInput(_SAID)
    if len(scripts) != 1 or scripts == {"?"}:
        raise InvalidInput(_SAID)
    if not _reserved_shapes().isdisjoint(shapes_of(name)):
        raise InvalidInput(Message("security-name-reserved", name=name))
    return name, folded


@cache
def _reserved_shapes() -> frozenset[str]:
    return frozenset().union(*map(shapes_of, _RESERVED))


def folded_name(text: str) -> str:
    """A typed name as it is compared; accepts any text."""
    name = unicodedata.normalize("NFKC", text[: 4 * MOST])
    return unicodedata.normalize("NFKC", name.casefold())
