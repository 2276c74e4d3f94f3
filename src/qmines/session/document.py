"""The game file: canonical JSON and a line feed, read without trusting anything.

The key ``digest`` is the SHA-256 of the canonical JSON of all other keys, so any change to the
file is noticed.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Any, Final

from qmines.core.events import MAX_LENGTH
from qmines.core.levels import Level
from qmines.errors import InvalidInput, NotationError
from qmines.messages import Message
from qmines.modes import Outcome, Reason, Result, stored_setup, told_options
from qmines.session.transcript import FORMAT, VERSION, Entry, Header, canonical, next_link
from qmines.words import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.session.measures import Measures

MAX_BYTES: Final = 64 << 20
MAX_EVENTS: Final = 1_000_000
_MAX_TIME: Final = 10**13  # milliseconds; three centuries
_HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)
_KEYS: Final = {
    *("format", "version", "rules", "setup", "options", "commitment", "player_seed", "ranked"),
    *("seed", "events", "chain", "outcome", "measures", "digest"),
}


@dataclass(frozen=True, slots=True)
class GameFile:
    """A game file whose shape and hashes were checked, but not whether its events are possible."""

    header: Header
    seed: bytes | None
    entries: tuple[Entry, ...]
    chain: str
    outcome: Outcome
    measures: dict[str, Any]


def write(
    header: Header,
    entries: Sequence[Entry],
    *,
    seed: bytes | None,
    chain: str,
    outcome: Outcome,
    measures: Measures,
) -> bytes:
    """The bytes of a game file."""
    document = header.document() | {
        "seed": None if seed is None else seed.hex(),
        "events": [[entry.at, entry.event] for entry in entries],
        "chain": chain,
        "outcome": outcome.document(),
        "measures": measures.document(),
    }
    document["digest"] = _digest(document)
    return canonical(document) + b"\n"


def read(data: bytes) -> GameFile:
    """The game file in these bytes.

    Raises:
        NotationError: this is not a game file, or has another version, or was changed.
    """
    document = _parse(data)
    if document.get("format") != FORMAT:
        raise NotationError(Message("file-none"))
    if document.get("version") != VERSION or document["version"] is True:  # which equals 1
        raise NotationError(Message("file-version", version=repr(document.get("version"))))
    if document.keys() != _KEYS:
        names = sorted(document.keys() ^ _KEYS)
        odd = [name if name.isprintable() else repr(name) for name in names]
        raise NotationError(Message("file-keys", names=odd))
    if canonical(document) + b"\n" != data:
        raise NotationError(Message("file-not-exact"))
    if document["digest"] != _digest({k: v for k, v in document.items() if k != "digest"}):
        raise NotationError(Message("file-changed"))
    try:
        return _checked(document)
    except InvalidInput as error:
        raise NotationError(Message("file-wrong", why=sentence(error.text))) from None


def chain_of(header: Header, entries: Sequence[Entry]) -> str:
    """The last link of the chain over these entries."""
    return reduce(next_link, entries, header.link())


def _digest(document: dict[str, Any]) -> str:
    return hashlib.sha256(canonical(document)).hexdigest()


def _parse(data: bytes) -> dict[str, Any]:
    if len(data) > MAX_BYTES:
        raise NotationError(Message("file-too-large", mib=MAX_BYTES >> 20))
    try:
        document = json.loads(
            data.decode("ascii"),
            object_pairs_hook=_object,
            parse_constant=_no_number,
            parse_float=_finite,
        )
    except json.JSONDecodeError as error:
        raise NotationError(Message("file-none"), line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise NotationError(Message("file-none")) from None
    if not isinstance(document, dict):
        raise NotationError(Message("file-none"))
    return document


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a JSON object has a duplicate key")
    return found


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is not a number")


def _finite(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text)


def _checked(document: dict[str, Any]) -> GameFile:
    for name in ("commitment", "chain"):
        _hash(name, document[name])
    if document["seed"] is not None:
        _hash("seed", document["seed"])
    player_seed, ranked = document["player_seed"], document["ranked"]
    if not isinstance(player_seed, str) or not isinstance(ranked, bool):
        raise NotationError('"player_seed" must be a string, and "ranked" true or false')
    if not isinstance(document["measures"], dict):
        raise NotationError('"measures" must be an object')
    level = _level(document["setup"])
    rules, options = document["rules"], document["options"]
    if not isinstance(rules, str) or not isinstance(options, dict):
        raise NotationError('"rules" must be a string, and "options" an object')
    setup = stored_setup(level, rules, options)
    if told_options(setup) != options:
        raise NotationError("options are missing, or include defaults that should be left out")
    header = Header(setup, document["commitment"], player_seed, ranked)
    entries = _entries(document["events"])
    if chain_of(header, entries) != document["chain"]:
        raise NotationError("the hash chain does not match the events")
    return GameFile(
        header=header,
        seed=None if document["seed"] is None else bytes.fromhex(document["seed"]),
        entries=entries,
        chain=document["chain"],
        outcome=_outcome(document["outcome"]),
        measures=document["measures"],
    )


def _hash(name: str, value: object) -> None:
    if not isinstance(value, str) or not _HASH.fullmatch(value):
        raise NotationError(f"{name} must be 64 lowercase hexadecimal digits")


def _level(value: object) -> Level:
    match value:
        case {"width": int(width), "height": int(height), "mines": int(mines), **rest} if not rest:
            if not any(isinstance(number, bool) for number in (width, height, mines)):
                return Level(width, height, mines)
    raise NotationError("setup must have width, height and mines, each a whole number")


def _entries(value: object) -> tuple[Entry, ...]:
    if not isinstance(value, list) or len(value) > MAX_EVENTS:
        raise NotationError(f"events must be a list with at most {MAX_EVENTS:,} entries")
    entries = []
    for number, pair in enumerate(value):
        match pair:
            case [int(at), str(event)] if (
                not isinstance(at, bool) and 0 <= at <= _MAX_TIME and len(event) <= MAX_LENGTH
            ):
                entries.append(Entry(at, event))
            case _:
                raise NotationError(f"event {number} must be [milliseconds, text]")
    return tuple(entries)


def _outcome(value: object) -> Outcome:
    match value:
        case {"result": str(result), "reason": str(reason), **rest} if not rest:
            try:
                return Outcome(Result(result), Reason(reason))
            except ValueError:
                pass
    raise NotationError("outcome must have a valid result and a valid reason")
