"""How many look on at something, here and in other processes, and who of them is named."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from qmines.documents import SpectatorDocument
    from qmines.web.live.process_events import ProcessEvents
    from qmines.web.live.spectators import Watcher

_RENEW: Final = 10.0  # seconds after which a number is told again
MOST_NAMES: Final = 20
"""Of many who look on, so many are named."""
_OLD: Final = 35.0  # seconds after which a process that tells nothing has gone


class Presence:
    """Numbers by name; each process tells the others its own.

    Args:
        wire: to the other processes.
        kind: of what is looked at, such as ``game``.
        changed: told the name of whatever has another number now.
    """

    def __init__(
        self, process_events: ProcessEvents, kind: str, changed: Callable[[str], None]
    ) -> None:
        self._process_events = process_events
        self._kind = kind
        self._changed = changed
        self._here: dict[str, int] = {}
        self._there: defaultdict[str, dict[str, tuple[int, float]]] = defaultdict(dict)
        self._names_here: dict[str, list[SpectatorDocument]] = {}
        self._names_there: defaultdict[str, dict[str, list[SpectatorDocument]]] = defaultdict(dict)
        self._renewed = 0.0

    def note(self, name: str, watchers: Collection[Watcher]) -> None:
        """These look on here; several tabs of one player count once."""
        count = len({each.player or id(each) for each in watchers})
        shown = _sorted(each.spectator for each in watchers if each.spectator is not None)
        before = self._here.get(name, 0)
        renamed = self._names_here.get(name, []) != shown
        self._names_here[name] = shown
        if count:
            self._here[name] = count
        else:
            self._here.pop(name, None)
        if before != count or renamed:
            self._say(name)
            self._changed(name)

    def forget(self, name: str) -> None:
        """Nobody here has to do with it any more."""
        self._names_here.pop(name, None)
        if self._here.pop(name, 0):
            self._say(name)
        self._there.pop(name, None)
        self._names_there.pop(name, None)

    def heard(self, topic: str, sender: str, document: dict[str, Any]) -> None:
        """Another process tells its number, and its names."""
        count, names = document["count"], document.get("names", [])
        kind, _, name = topic.partition(":")
        if kind != self._kind:
            return
        known = self._there[name].get(sender)
        self._there[name][sender] = (count, time.monotonic())
        if known is None and name in self._here:
            self._say(name)  # it cannot know ours
        renamed = self._names_there[name].get(sender, []) != names
        self._names_there[name][sender] = names
        if known is None or known[0] != count or renamed:
            self._changed(name)

    def total(self, name: str) -> int:
        """How many look on, wherever."""
        late = time.monotonic() - _OLD
        there = self._there.get(name, {}).values()
        return self._here.get(name, 0) + sum(count for count, at in there if at > late)

    def names(self, name: str) -> list[SpectatorDocument]:
        """Those who look on and are named, wherever."""
        late = time.monotonic() - _OLD
        there = self._there.get(name, {})
        theirs = self._names_there.get(name, {})
        known = [each for sender, (_, at) in there.items() if at > late for each in theirs[sender]]
        return _sorted([*self._names_here.get(name, []), *known])

    def renew(self) -> None:
        """Tell all numbers again, if it is time to; called now and then."""
        if time.monotonic() - self._renewed >= _RENEW:
            self._renewed = time.monotonic()
            for name in self._here:
                self._say(name)

    def _say(self, name: str) -> None:
        document: dict[str, Any] = {"type": "here", "count": self._here.get(name, 0)}
        if self._names_here.get(name):
            document["names"] = self._names_here[name]
        self._process_events.say(f"{self._kind}:{name}", document)


def _sorted(spectators: Iterable[SpectatorDocument]) -> list[SpectatorDocument]:
    """Each once, by name, and not too many."""
    known = {(each["name"], each["guest"]): each for each in spectators}
    return [known[key] for key in sorted(known)][:MOST_NAMES]
