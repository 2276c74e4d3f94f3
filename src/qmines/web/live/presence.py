"""Spectators of games and rooms in all processes: how many there are, and their names."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from qmines.documents import SpectatorDocument
    from qmines.web.live.process_events import ProcessEvents
    from qmines.web.live.spectators import Watcher

_RENEW: Final = 10.0  # seconds after which each process sends its spectators again
MOST_NAMES: Final = 20
"""How many spectators are named at most."""
_OLD: Final = 35.0  # seconds after which a silent process is taken for ended


class _Audience(NamedTuple):
    """The spectators of one process, and when it sent them."""

    size: int
    names: list[SpectatorDocument]
    at: float = 0.0


_NOBODY: Final = _Audience(0, [])


class Presence:
    """The spectators of games or of rooms, by name; each process sends the others its own.

    Args:
        process_events: the connection to the other processes.
        kind: what is watched: ``game`` or ``room``.
        changed: called with the name of a game or room whose spectators have changed.
    """

    def __init__(
        self, process_events: ProcessEvents, kind: str, changed: Callable[[str], None]
    ) -> None:
        self._process_events = process_events
        self._kind = kind
        self._changed = changed
        self._here: dict[str, _Audience] = {}
        self._there: defaultdict[str, dict[str, _Audience]] = defaultdict(dict)
        self._renewed = 0.0

    def note(self, name: str, watchers: Collection[Watcher]) -> None:
        """Set the spectators in this process; several tabs of one player count once."""
        before = self._here.pop(name, _NOBODY)
        count = len({each.player or id(each) for each in watchers})
        names = _sorted(each.spectator for each in watchers if each.spectator is not None)
        now = _Audience(count, names)
        if count:
            self._here[name] = now
        if now != before:
            self._say(name)
            self._changed(name)

    def forget(self, name: str) -> None:
        """Drop a game or room that nobody has open in this process any more."""
        if self._here.pop(name, None):
            self._say(name)
        self._there.pop(name, None)

    def heard(self, topic: str, sender: str, document: dict[str, Any]) -> None:
        """Take the spectators that another process has sent."""
        kind, _, name = topic.partition(":")
        if kind != self._kind:
            return
        known = self._there[name].get(sender)
        now = _Audience(document["count"], document.get("names", []), time.monotonic())
        self._there[name][sender] = now
        if known is None and name in self._here:
            self._say(name)  # it cannot know ours
        if known is None or known[:2] != now[:2]:
            self._changed(name)

    def total(self, name: str) -> int:
        """The number of spectators in all processes."""
        return sum(each.size for each in self._audiences(name))

    def names(self, name: str) -> list[SpectatorDocument]:
        """The spectators in all processes who have a name."""
        return _sorted(one for each in self._audiences(name) for one in each.names)

    def _audiences(self, name: str) -> list[_Audience]:
        late = time.monotonic() - _OLD
        there = [each for each in self._there.get(name, {}).values() if each.at > late]
        return [self._here.get(name, _NOBODY), *there]

    def renew(self) -> None:
        """Send all spectators of this process again if it is time to; called now and then."""
        if time.monotonic() - self._renewed >= _RENEW:
            self._renewed = time.monotonic()
            for name in self._here:
                self._say(name)

    def _say(self, name: str) -> None:
        here = self._here.get(name, _NOBODY)
        document: dict[str, Any] = {"type": "here", "count": here.size}
        if here.names:
            document["names"] = here.names
        self._process_events.say(f"{self._kind}:{name}", document)


def _sorted(spectators: Iterable[SpectatorDocument]) -> list[SpectatorDocument]:
    """Each once, by name, and at most ``MOST_NAMES``."""
    known = {(each["name"], each["guest"]): each for each in spectators}
    return [known[key] for key in sorted(known)][:MOST_NAMES]
