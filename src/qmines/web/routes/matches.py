"""Quick matches, the lobby, and races against the auto-player or a recorded game."""

from __future__ import annotations

import json
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes import get, level_name, setup_of, variant_of
from qmines.play.rival import MOST_CELLS, auto_rival, past_rival
from qmines.session import Header, commitment_to
from qmines.store.accounts.public import name_in_lists
from qmines.store.accounts.usernames import checked_name
from qmines.store.database.row_sizes import MEMBER, game_size, note_size, room_size
from qmines.store.games.filters import Filter
from qmines.store.games.matches import Wanted
from qmines.store.games.shared_start import beginning_of
from qmines.store.games.statistics import best_games
from qmines.web.http import models
from qmines.web.http.cancellation import waited
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import Refusal, answer
from qmines.web.routes.games import check_size

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.documents import BestTimeDocument, RoomDocument
    from qmines.modes import Setup
    from qmines.play.rival import Rival
    from qmines.store import Player
    from qmines.store.games.room import Room
    from qmines.store.records import StoredGame

ROUTES: Final = Routes()


class _Racer(NamedTuple):
    """A player in a race, and the name that others see."""

    player: Player
    nick: str


@ROUTES.post("/api/quick", body=models.QuickMatch)
async def quick(context: RequestContext) -> Response:
    """Find an opponent for a race. Repeat the request every few seconds while you wait.

    Returns the room of the race, or one in which the player waits. Each further request looks for
    an opponent again and shows that the player is still there.
    """
    site, body = context.site, context.body
    setup = room_setup(context, "layout")
    player, nick = await _racer(context)
    if body.rated and player.guest:
        raise InvalidInput(Message("match-refused-guest"))
    seed = secrets.token_bytes(32)
    wanted = Wanted(Header(setup, commitment_to(seed), "", ranked=True), body.rated)
    with site.quota.charge(MEMBER):
        room = await site.cache.read(site.matches.find, player, nick, wanted)
    if room is None:
        with site.quota.charge(room_size(wanted.header)):
            room = await site.cache.read(site.matches.find_or_wait, player, nick, wanted, seed)
    if room.complete:
        with site.quota.charge(2 * game_size(room.header, 1)):
            room = await site.lobby.begin_by_itself(room)
    record = await site.cache.read(_best, context, setup) if room.starts is None else None
    told: BestTimeDocument | None = None
    if record is not None:
        told = {"name": record[1], "milliseconds": record[0].milliseconds}
    return answer({"room": await site.lobby.document(room, player), "record": told})


@ROUTES.get("/api/lobby")
async def lobby(context: RequestContext) -> Response:
    """List open rooms, newest first."""
    player = await context.player()
    rating = None
    if player is not None and not player.guest:
        rating = await context.site.lobby.rating_of(player)
    rooms = await context.site.lobby.listed(player)
    return answer({"rooms": rooms, "rating": rating})


@ROUTES.post(
    "/api/rivals",
    body=models.RivalRace,
    limit="new",
    answers={
        201: "The new room. The race starts automatically.",
        404: "There is no verified game to race yet.",
    },
)
async def race_rival(context: RequestContext) -> Response:
    """Race the auto-player or the best verified game."""
    body, setup = context.body, room_setup(context, "layout")
    racer = await _racer(context)
    if setup.grid.cells > MOST_CELLS:
        raise InvalidInput(Message("match-refused-size"))
    if body.rival == "record":
        room = await _race_record(context, racer, setup)
    else:
        room = await _race_auto(context, racer, setup, body.strength)
    return answer(room, 201)


async def raced_again(context: RequestContext, player: Player, room: Room) -> RoomDocument:
    """Start a rematch: on a new board against the auto-player, on the same against a record."""
    rival, mine = room.rival, room.member(player.id)
    if rival is None or mine is None:
        raise InvalidInput(Message("room-refused-stranger"))
    racer = _Racer(player, mine.name)
    if rival.kind == "record":
        return await _raced(context, racer, room.header, room.seed, rival)
    return await _race_auto(context, racer, room.setup, rival.strength or "steady")


async def _race_auto(
    context: RequestContext, racer: _Racer, setup: Setup, strength: str
) -> RoomDocument:
    seed = secrets.token_bytes(32)
    header = Header(setup, commitment_to(seed), "", ranked=True)
    beginning = await context.site.cache.rule(lambda: beginning_of(header, seed), light=False)
    first = beginning.records[0].event if beginning.records else ""
    rival = await waited(context, auto_rival, header, seed, first, strength)
    return await _raced(context, racer, header, seed, rival)


async def _race_record(context: RequestContext, racer: _Racer, setup: Setup) -> RoomDocument:
    site = context.site
    best = await site.cache.read(_best, context, setup)
    if best is None:
        raise Refusal(404, "missing", Message("match-refused-no-record"))
    game = await site.cache.read(site.store.load, best[0].id)
    rival = await waited(context, past_rival, game.header, game.seed, game.transcript, best[0].id)
    return await _raced(context, racer, game.header, game.seed, rival)


async def _raced(
    context: RequestContext, racer: _Racer, header: Header, seed: bytes, rival: Rival
) -> RoomDocument:
    """Create the room of such a race, which starts automatically."""
    site = context.site
    text = json.dumps(rival.document(), separators=(",", ":"))
    make = partial(site.cache.rooms.make, *racer, "race", header, seed)
    size = room_size(header) + note_size(text) + game_size(header, 1)
    with site.quota.charge(size):
        room = await site.cache.read(partial(make, automatic=True, rival=text))
        room = await site.lobby.begin_by_itself(room)
    return await site.lobby.document(room, racer.player)


def _best(context: RequestContext, setup: Setup) -> tuple[StoredGame, str] | None:
    """The best verified game of a setup, and who played it."""
    level, variant, store = level_name(setup), variant_of(setup), context.site.store
    wanted = Filter(level=level, rules=setup.rules, variant=variant, verified=True, listed=True)
    for game in best_games(store, wanted, limit=1):
        return game, name_in_lists(store.database, game.owner or "") or ""
    return None


def room_setup(context: RequestContext, *refused: str) -> Setup:
    """The setup of a room, which must not begin from a position.

    Args:
        context: the request.
        refused: further options that must not be given.
    """
    body = context.body
    setup = setup_of(body.level or get(body.rules).descriptor.level, body.rules, body.options)
    check_size(setup, context.site.settings.cells)
    open_ = get(setup.rules).descriptor.display.position == "open"
    if open_ or any(setup.options.get(name) for name in ("position", *refused)):
        raise InvalidInput(Message("room-refused-known-board"))
    return setup


async def _racer(context: RequestContext) -> _Racer:
    """The player and the name that others see; guests without a name get one."""
    nick = context.body.name
    known = await context.player()
    if known is None or known.name is None:
        nick = checked_name(nick)[0] if nick else f"Guest-{1000 + secrets.randbelow(9000)}"
    return _Racer(await context.somebody(), nick)
