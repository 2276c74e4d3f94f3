"""Passwords: which ones are allowed, and how they are hashed.

They are stored as argon2id hashes (19 MiB, two passes, one lane), which makes guessing from a
stolen database expensive.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from argon2 import PasswordHasher, Type
from argon2.exceptions import Argon2Error, InvalidHashError

from qmines.errors import InvalidInput
from qmines.messages import Message

LEAST: Final = 8
MOST: Final = 128
_HASHER: Final = PasswordHasher(
    time_cost=2, memory_cost=19_456, parallelism=1, hash_len=32, salt_len=16, type=Type.ID
)
_LINES: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1234567890qwertyuiop",
    "01234567890123456789",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb",
)
_LEAST_WORD: Final = 4
_ENDS: Final = "0123456789!?.*#$@+-_ "  # what people add to a word to form a password
_LEET: Final = (
    str.maketrans("@480315$7", "aaboeisst"),
    str.maketrans("@480315$7", "aaboelsst"),
)


def check_password(password: str, name: str = "") -> None:
    """Raise an error if a password is too short, too long, or easy to guess.

    Raises:
        InvalidInput: it is; the message says what to do instead.
    """
    if not LEAST <= len(password) <= MOST:
        raise InvalidInput(Message("account-refused-password-length", least=LEAST, most=MOST))
    plain = password.casefold()
    word = plain.strip(_ENDS)
    if name and word == name.casefold():
        raise InvalidInput(Message("account-refused-password-name"))
    tries = {plain, word, *(word.translate(table) for table in _LEET)}
    if any(_is_common(each) or _is_pattern(each) for each in tries):
        raise InvalidInput(Message("account-refused-password-common"))


def hash_of(password: str) -> str:
    """The hash of a password; takes about 30 ms and 19 MiB on purpose."""
    return _HASHER.hash(_bytes(password))


def matches(hashed: str | None, password: str) -> bool:
    """Whether a password matches a hash; False for None, after the same time."""
    try:
        return _HASHER.verify(hashed or _dummy(), _bytes(password)) and hashed is not None
    except (Argon2Error, InvalidHashError):
        return False


def needs_rehash(hashed: str) -> bool:
    """Whether a hash was made with weaker parameters than today's."""
    return _HASHER.check_needs_rehash(hashed)


def _bytes(password: str) -> bytes:
    """A password as bytes, the same however a keyboard composes its characters."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def prepare() -> None:
    """Compute the hash for unknown names, so that the first of them takes no longer."""
    _dummy()


@cache
def _dummy() -> str:
    return _HASHER.hash(b"a hash that no name has")


def _is_pattern(word: str) -> bool:
    """Whether a word has at most two characters, repeats itself, or runs along the keyboard."""
    if 0 < len(word) < _LEAST_WORD:  # a few letters among digits
        return False
    if len(set(word)) <= 2:
        return True
    for length in range(1, len(word) // 2 + 1):
        if len(word) % length == 0 and word == word[:length] * (len(word) // length):
            return True
    return any(word in line or word in line[::-1] for line in _LINES)


def _is_common(word: str) -> bool:
    """Whether a word is one of 30,000 common passwords, listed by dev/common_passwords.py."""
    return f"\n{word}\n" in _common()


@cache
def _common() -> str:
    """The list as one text, which takes a tenth of the memory of a set and is fast to search."""
    return files("qmines.store").joinpath("common_passwords.txt").read_text("utf-8")
