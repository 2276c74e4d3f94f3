"""Passwords: which ones will do, and how they are kept.

They are kept as argon2id hashes: 19 MiB, two passes, one lane, so that guessing from a
stolen database costs as much as one can make it cost.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from argon2 import PasswordHasher, Type
from argon2.exceptions import Argon2Error, InvalidHashError

from qmines.errors import InvalidInput

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
_TOO_COMMON: Final = "this password is among the first that anybody would try: choose another"


def check_password(password: str, name: str = "") -> None:
    """Refuse a password that is too short, too long, or too easy to think of.

    Raises:
        InvalidInput: it will not do.
    """
    if not LEAST <= len(password) <= MOST:
        raise InvalidInput(f"a password has {LEAST} to {MOST} characters")
    plain = password.casefold()
    word = plain.rstrip("0123456789!?.*#$@+-_")
    if plain in _common() or word in _common() or _easy(plain) or _easy(word):
        raise InvalidInput(_TOO_COMMON)
    if name and word.strip("0123456789!?.*#$@+-_") == name.casefold():
        raise InvalidInput("a password is not one's name")


def hash_of(password: str) -> str:
    """The hash to keep; takes some 30 ms and 19 MiB on purpose."""
    return _HASHER.hash(_bytes(password))


def matches(hashed: str | None, password: str) -> bool:
    """Whether a password is the one that was hashed; for None it takes as long, and is not."""
    try:
        return _HASHER.verify(hashed or _dummy(), _bytes(password)) and hashed is not None
    except (Argon2Error, InvalidHashError):
        return False


def needs_rehash(hashed: str) -> bool:
    """Whether it was hashed with less care than is taken now."""
    return _HASHER.check_needs_rehash(hashed)


def _bytes(password: str) -> bytes:
    """The same bytes however a keyboard composes its characters."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def prepare() -> None:
    """Make the hash that no name has, so that the first unknown name takes no longer."""
    _dummy()


@cache
def _dummy() -> str:
    return _HASHER.hash(b"a hash that no name has")


def _easy(word: str) -> bool:
    """Whether it is one of few characters, a pattern that repeats, or a way along the keys."""
    if len(set(word)) <= 2:
        return True
    for length in range(1, len(word) // 2 + 1):
        if len(word) % length == 0 and word == word[:length] * (len(word) // length):
            return True
    return any(word in line or word in line[::-1] for line in _LINES)


@cache
def _common() -> frozenset[str]:
    text = files("qmines.store").joinpath("common_passwords.txt").read_text("utf-8")
    return frozenset(text.split())
