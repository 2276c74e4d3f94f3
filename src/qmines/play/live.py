"""A game that is being played: the only way to apply events and store them.

    attempt = live.attempt(events)    # apply events by the rules
    receipt = store.append(…)         # store them, or fail; the caller decides how to wait
    live.confirm(attempt)             # or live.withdraw(attempt) to take them back
    live.follow(stored events)        # apply what others have stored in the meantime

Interfaces differ only in how they wait for the store.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.play.records import Record, Standing, check_key
from qmines.session import Entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from qmines.core.events import Event
    from qmines.session import Game
    from qmines.session.timeline import Snapshot


class StoredEvent(NamedTuple):
    """A stored event."""

    at: int
    event: str
    key: str
    hash: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """Events that the rules accepted and that are to be stored.

    ``refusal`` is the error of the next event, if the rules refused it.
    """

    records: Sequence[Record]
    standing: Standing
    refusal: InvalidInput | None
    snapshot: Snapshot


class LiveGame:
    """A game, the keys of its events, and help that its events do not show.

    Args:
        game: the game as stored.
        keys: the stored events by key.
        seeded: whether the player may know the seed.
        together: whether several players play it.
    """

    def __init__(
        self,
        game: Game,
        keys: Mapping[str, str] | None = None,
        *,
        seeded: bool = False,
        together: bool = False,
    ) -> None:
        self.game = game
        self.keys = dict(keys or {})
        self.seeded = seeded
        self.together = together

    def has_happened(self, key: str | None, event: str | None) -> bool:
        """Whether this event (or any event, if None) is already stored under this key.

        Raises:
            InvalidInput: another event is stored under it.
        """
        stored = None if key is None else self.keys.get(key)
        if stored is not None and event is not None and stored != event:
            raise InvalidInput(Message("site-key-used", key=key, event=stored))
        return stored is not None

    def attempt(
        self,
        events: Callable[[Game], Iterable[str | Event]],
        *,
        key: str | None = None,
        actor: str | None = None,
        time_of_day: Callable[[], int] | None = None,
    ) -> Attempt:
        """Apply events one by one, up to the first that the rules refuse.

        Args:
            events: finds the events one by one, given the game.
            key: the key of the first event; the others get random keys.
            actor: the player who makes them, in a co-op game.
            time_of_day: milliseconds since 1970; if None, the time at which they are stored.
        """
        if key is not None:
            check_key(key)
        game, snapshot = self.game, self.game.snapshot()
        records: list[Record] = []
        refusal = None
        try:
            for event in events(game):
                game.do(event)
                entry = game.last
                assert entry is not None  # noqa: S101  # it has just happened
                time = None if time_of_day is None else time_of_day()
                named, key = key or secrets.token_hex(8), None
                records.append(Record(named, entry.event, entry.at, game.chain, actor, time))
        except InvalidInput as error:
            refusal = error
        except BaseException:
            game.restore(snapshot)
            raise
        standing = Standing.of(game, seeded=self.seeded, together=self.together)
        return Attempt(records, standing, refusal, snapshot)

    def confirm(self, attempt: Attempt) -> None:
        """Confirm that the events of an attempt are stored."""
        self.keys.update((record.key, record.event) for record in attempt.records)

    def withdraw(self, attempt: Attempt) -> None:
        """Take back the events of an attempt, because they were not stored."""
        self.game.restore(attempt.snapshot)

    def follow(self, stored: Sequence[StoredEvent]) -> bool:
        """Apply events that others stored, and return whether the hashes match.

        If they do not, or an event is refused, nothing changes.
        """
        snapshot = self.game.snapshot()
        try:
            self.game.follow(Entry(each.at, each.event) for each in stored)
        except BaseException:
            self.game.restore(snapshot)
            raise
        if stored and self.game.chain != stored[-1].hash:
            self.game.restore(snapshot)
            return False
        self.keys.update((each.key, each.event) for each in stored)
        return True
