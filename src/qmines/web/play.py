"""What can be done in a game: the same for requests and for sockets.

An event happens in the game at hand, is committed, and only then shown and told. Where
the store refuses it, it has not happened, and the game is derived anew.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from qmines.core.events import Event
from qmines.errors import InvalidInput
from qmines.store import Append, Record, Stale, Standing
from qmines.web.documents import delta_document, fresh_sentences, game_document
from qmines.web.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from qmines.modes import View
    from qmines.session import Game
    from qmines.store import Player
    from qmines.web.commits import Commits
    from qmines.web.keeper import Held, Keeper


@dataclass(frozen=True, slots=True)
class Happened:
    """What came of events: the views before and after; ``repeated`` if it was all there before."""

    before: View
    after: View
    events: int
    repeated: bool = False
    actor: str | None = None


class Play:
    """Lets events happen in games, and tells those who watch."""

    def __init__(
        self,
        keeper: Keeper,
        commits: Commits,
        tell: Callable[[Held, Happened, object], None],
    ) -> None:
        self.keeper = keeper
        self._commits = commits
        self._tell = tell

    def document(self, held: Held, player: Player | None) -> dict[str, Any]:
        """A game as somebody sees it."""
        if held.header is None:
            raise InvalidInput("the game is not loaded")
        return game_document(
            held.name,
            held.header,
            held.seen,
            now=self.keeper.clock(),
            mine=held.belongs_to(player),
            ended=held.ended,
            room=held.room,
            sealed=held.sealed,
        )

    async def check_owner(self, held: Held, player: Player | None) -> None:
        """Refuse whoever does not own a game."""
        if held.belongs_to(player):
            return
        # It may have been taken along into an account, or they have just joined.
        fresh = await self.keeper.get(held.name)
        if not fresh.belongs_to(player):
            raise Refusal(403, "owner", "This is somebody else's game: you can only watch it.")

    async def check_help(self, held: Held, player: Player | None) -> None:
        """Refuse help to whoever does not own a game, and where others race on its board."""
        await self.check_owner(held, player)
        if held.sealed:
            raise Refusal(403, "sealed", "There is no help while others play on the same board.")

    async def move(
        self, held: Held, player: Player | None, *, expect: int, key: str, event: str, by: object
    ) -> dict[str, Any]:
        """An event of the player's own."""
        parsed = Event.parse(event)
        if parsed.verb == "help":
            raise InvalidInput("help is noted by the server alone")
        await self.check_owner(held, player)
        if held.sealed and parsed.verb in {"undo", "pause", "resume"}:
            raise InvalidInput("while others play on the same board, time does not stand still")
        if parsed.verb == "pause" and held.header is not None and held.header.ranked:
            raise InvalidInput("a ranked game can't be paused")
        light = held.light and parsed.verb != "undo"
        happened = await self.happen(
            held,
            expect,
            key,
            lambda _: (parsed,),
            first=str(parsed),
            by=by,
            light=light,
            actor=None if player is None else player.id,
        )
        return self.told(held, player, happened)

    def told(self, held: Held, player: Player | None, happened: Happened) -> dict[str, Any]:
        """The answer to somebody who let something happen."""
        if happened.repeated:
            return {"game": self.document(held, player), "repeated": True}
        return {
            "game": held.name,
            "from": happened.before.sequence,
            "delta": delta_document(happened.before, happened.after),
            "fresh": fresh_sentences(happened.after),
        }

    def stale(self, held: Held, player: Player | None, error: Stale) -> Refusal:
        """The answer to somebody who knew less than had happened: all of it, as it is now."""
        more = {"game": self.document(held, player)}
        return Refusal(409, "stale", error.message[:1].upper() + error.message[1:] + ".", more=more)

    def stale_view(self, held: Held, expect: int) -> Stale:
        """Says that another number of events has happened."""
        count = held.view.sequence
        return Stale(f"{count} events have happened, not {expect}", sequence=count)

    async def happen(
        self,
        held: Held,
        expect: int,
        key: str | None,
        events: Callable[[Game], Iterable[str | Event]],
        *,
        first: str,
        by: object,
        light: bool,
        actor: str | None = None,
    ) -> Happened:
        """Let events happen, one commit for all; up to one that is refused.

        Args:
            held: the game.
            expect: how many events have happened, as the caller thinks.
            key: of the first event; None for one that is not sent again.
            events: finds them one by one, each as the game stands then.
            first: the first of them, as it would be stored.
            by: who need not be told.
            light: whether it takes next to no time.
            actor: whose move it is; noted where several play.

        Raises:
            Stale: another number of events has happened; ``held`` shows it as it is now.
            InvalidInput: the rules refuse the first event.
        """
        async with held.lock:
            game = await self.keeper.game(held)
            if key is not None and held.keys.get(key, first) != first:
                raise InvalidInput(f"the key {key} was used for another event: {held.keys[key]}")
            if game.sequence != expect or key in held.keys:
                repeated = key is not None and await self._known(held, key, first)
                game = await self.keeper.current(held)
                if repeated:
                    return Happened(held.view, held.view, 0, repeated=True)
                if game.sequence != expect:
                    raise self.stale_view(held, expect)
            before = held.view
            try:
                whose = actor if held.together else None
                records, refusal = await self.keeper.rule(
                    lambda: _done(game, events, key, whose, self.keeper.time_of_day), light=light
                )
                if records:
                    held.undone |= any(record.event == "undo" for record in records)
                    standing = Standing.of(
                        game, seeded=held.seeded, undone=held.undone, together=held.together
                    )
                    receipt = await self._commits.append(
                        Append(held.name, expect, records, standing)
                    )
            except Stale:
                held.forget()
                await self.keeper.load(held)
                raise
            except BaseException:
                held.forget()  # the store knows
                raise
            if refusal is not None and not records:
                raise refusal
            if records and receipt.repeated:
                await self.keeper.load(held)
                return Happened(held.view, held.view, 0, repeated=True)
            held.keys.update((record.key, record.event) for record in records)
            self.keeper.show(held, game)
            happened = Happened(before, held.view, len(records), actor=whose)
        self._tell(held, happened, by)
        return happened

    async def _known(self, held: Held, key: str, first: str) -> bool:
        record = Record(key, first, 0, "")
        return await self.keeper.read(self.keeper.store.receipt, held.name, record) is not None


def _done(
    game: Game,
    events: Callable[[Game], Iterable[str | Event]],
    key: str | None,
    actor: str | None,
    time_of_day: Callable[[], int],
) -> tuple[list[Record], InvalidInput | None]:
    """Let events happen in a game; the records of those that did, and why it ended early."""
    records: list[Record] = []
    try:
        for event in events(game):
            game.do(event)
            if (entry := game.last) is not None:
                named = key or secrets.token_hex(8)
                records.append(
                    Record(named, entry.event, entry.at, game.chain, actor, time_of_day())
                )
            key = None
    except InvalidInput as error:
        return records, error
    return records, None
