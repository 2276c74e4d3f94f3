"""The transcript of a game, protected by hashes: header, entries, commitment and chain.

Before the first event, a game commits to its secret seed with the SHA-256 of its 32 bytes.
The chain starts with the SHA-256 of the header, which contains that commitment, and continues
with one entry at a time: each link is the SHA-256 of the previous link followed by the entry.
Both are written as canonical JSON: keys sorted, no blanks, ASCII only. So nothing can be
changed, removed or inserted without changing every later link.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes import told_options

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.modes import Setup

FORMAT: Final = "qmines-game"
VERSION: Final = 1
_PLAYER_SEED = re.compile(r"[!-~]{0,128}", re.ASCII)
_ENCODER: Final = json.JSONEncoder(
    ensure_ascii=True, sort_keys=True, separators=(",", ":"), allow_nan=False
)


def canonical(value: object) -> bytes:
    """Write a value as canonical JSON."""
    return _ENCODER.encode(value).encode("ascii")


def commitment_to(seed: bytes) -> str:
    """The SHA-256 of a seed, in hexadecimal; it reveals nothing and matches no other seed."""
    return hashlib.sha256(seed).hexdigest()


def game_stream(seed: bytes, player_seed: str) -> Stream:
    """The stream of a game: the committed seed with the player's own mixed in."""
    return Stream(seed).derive("game " + player_seed)


@dataclass(frozen=True, slots=True)
class Entry:
    """An event and when it happened, in milliseconds since the game was created."""

    at: int
    event: str


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the first event."""

    setup: Setup
    commitment: str
    player_seed: str = ""
    ranked: bool = False

    def __post_init__(self) -> None:
        if not _PLAYER_SEED.fullmatch(self.player_seed):
            raise InvalidInput(Message("invalid-player-seed"))

    def document(self) -> dict[str, Any]:
        """The header as JSON values."""
        level = self.setup.level
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules": self.setup.rules,
            "setup": {"width": level.width, "height": level.height, "mines": level.mines},
            "options": told_options(self.setup),
            "commitment": self.commitment,
            "player_seed": self.player_seed,
            "ranked": self.ranked,
        }

    def link(self) -> str:
        """The first link of the chain."""
        return hashlib.sha256(canonical(self.document())).hexdigest()


def next_link(link: str, entry: Entry) -> str:
    """The link after an entry."""
    return hashlib.sha256(bytes.fromhex(link) + canonical([entry.at, entry.event])).hexdigest()


def links_of(header: Header, entries: Iterable[Entry]) -> list[str]:
    """The links of the chain after each of these entries."""
    return [*accumulate(entries, next_link, initial=header.link())][1:]
