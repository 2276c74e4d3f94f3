"""A file with the finished games of a long run, so that a later run can continue.

JSON lines: first the contests, then the games as they finish; each line is on disk before
the next is written. A line cut short by a crash is dropped.
"""

from __future__ import annotations

import base64
import binascii
import os
import sys
import zlib
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NamedTuple, Self

import orjson

from qmines.errors import InvalidInput
from qmines.lab.games import Games
from qmines.lab.results import PlayedGames
from qmines.notation.text_lines import text_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from qmines.lab.contest import Contest

if sys.platform != "win32":
    import fcntl

_KIND: Final = "qmines simulate"
_VERSION: Final = 1


class JournalEntry(NamedTuple):
    """Games in the file, with their contest and strategy."""

    contest: int
    strategy: str
    played: PlayedGames


class Journal:
    """An open journal. ``entries`` holds what was in the file."""

    def __init__(self, path: Path, contests: Sequence[Contest]) -> None:
        self._path = path
        self._identities: list[dict[str, Any]] = []
        for contest in contests:
            if contest.identity not in self._identities:
                self._identities.append(contest.identity)
        fresh = not path.exists()
        if not fresh and not path.is_file():
            raise InvalidInput(f"{path} is not a regular file; choose another file")
        self._file: BinaryIO = path.open("a+b")
        try:
            self._lock()
            self.entries = [*self._read()]
            self._file.truncate()  # drop a line that was cut short
            if not self._file.tell():
                self._write({"kind": _KIND, "version": _VERSION, "contests": self._identities})
            if fresh:
                _sync_folder(path)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def played(self, contest: Contest) -> Iterator[PlayedGames]:
        """The games of a contest that were in the file."""
        number = self._identities.index(contest.identity)
        for entry in self.entries:
            if (entry.contest, entry.strategy) == (number, contest.strategy):
                yield entry.played

    def append(self, contest: Contest, played: PlayedGames) -> None:
        """Append games; they are on disk when this returns."""
        data = played.games.pack()
        self._write(
            {
                "contest": self._identities.index(contest.identity),
                "strategy": contest.strategy,
                "first": played.first,
                "games": len(played.games),
                "seconds": played.seconds,
                "busy": played.busy,
                "sum": zlib.crc32(data),
                "outcomes": base64.b64encode(data).decode(),
            }
        )

    def _write(self, record: dict[str, Any]) -> None:
        self._file.write(orjson.dumps(record) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InvalidInput(
                f"{self._path} is in use by another run; choose another file"
            ) from None

    def _read(self) -> Iterator[JournalEntry]:
        """Read the entries; leaves the file at the end of the last complete line."""
        self._file.seek(0)
        end = 0
        for number, line in enumerate(text_lines(self._file, str(self._path)), 1):
            if not line.endswith(b"\n"):
                if number == 1 and not self._could_begin(line):
                    raise self._not_ours()
                break
            if number == 1:
                self._check_head(line)
            else:
                yield self._entry(line, number)
            end += len(line)
        self._file.seek(end)

    def _could_begin(self, line: bytes) -> bool:
        head = orjson.dumps({"kind": _KIND, "version": _VERSION})[:-1]
        return head.startswith(line[: len(head)])

    def _check_head(self, line: bytes) -> None:
        try:
            head = orjson.loads(line)
        except orjson.JSONDecodeError:
            raise self._not_ours() from None
        if type(head) is not dict or head.get("kind") != _KIND:
            raise self._not_ours()
        if head.get("version") != _VERSION:
            raise InvalidInput(
                f"{self._path} was written by another version of qmines; choose another file"
            )
        theirs = head.get("contests")
        if theirs != self._identities:
            raise InvalidInput(
                f"{self._path} belongs to another run ({_spoken(theirs)}), "
                f"not this one ({_spoken(self._identities)}); choose another file"
            )

    def _not_ours(self) -> InvalidInput:
        return InvalidInput(
            f"{self._path} was not written by qmines simulate --resume; choose another file"
        )

    def _entry(self, line: bytes, number: int) -> JournalEntry:
        try:
            record = orjson.loads(line)
            data = base64.b64decode(record["outcomes"], validate=True)
            played = PlayedGames(
                int(record["first"]),
                Games.unpack(data),
                float(record["seconds"]),
                float(record["busy"]),
            )
            sound = (
                zlib.crc32(data) == record["sum"]
                and len(played.games) == record["games"]
                and played.first >= 0
            )
            entry = JournalEntry(int(record["contest"]), str(record["strategy"]), played)
        except (ValueError, KeyError, TypeError, binascii.Error):
            sound = False
        if not sound:
            raise InvalidInput(f"{self._path} is damaged at line {number}; choose another file")
        return entry


def _spoken(identities: Any) -> str:
    """Describe contests.

    >>> _spoken([{"level": "9x9x10", "first_click": "safe", "start": [0, 0], "seed": 7}])
    'level 9x9x10, first click safe, start 0,0, seed 7'
    """
    said = []
    for identity in identities if isinstance(identities, list) else []:
        parts = []
        for key, value in identity.items():
            shown = ",".join(map(str, value)) if isinstance(value, list) else str(value)
            parts.append(f"{key.replace('_', ' ')} {shown if len(shown) < 40 else shown[:8] + '…'}")
        said.append(", ".join(parts))
    return "; ".join(said) or "none"


def _sync_folder(path: Path) -> None:
    """Sync the folder too: only then does a new file survive a crash."""
    if sys.platform == "win32":
        return
    folder = os.open(path.resolve().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
