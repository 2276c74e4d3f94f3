"""Replays of finished games, and of game files, which are not stored."""

from __future__ import annotations

import time
from collections import OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import Field
from starlette.responses import Response

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.session import Entry, Header, commitment_to
from qmines.store.database.row_sizes import event_size, game_size
from qmines.store.games.stored_play import adopt
from qmines.web.http.cancellation import decoded, waited, worked_out
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.errors import answer
from qmines.web.http.models import Sequence  # noqa: TC001  # the models look at it
from qmines.web.http.request_parsing import Body, Query
from qmines.web.settings import MAX_UPLOAD
from qmines.web.solver import replays as tasks
from qmines.web.solver.ended_game import EndedGame
from qmines.web.solver.replays import Sent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.store import Player
    from qmines.web.live.game_cache import CachedGame
    from qmines.web.site import Site

ROUTES: Final = Routes()
_GAME: Final = "/api/games/{game}/replay"
_FILE: Final = "/api/replay"
_NOT_YET: Final = {422: "The game isn't over, or it is too hard to analyse."}
_NO_GAME: Final = {
    422: "The file is not a game file, the game is invalid, or its board is too large."
}

_SECONDS: Final = 20.0  # for one answer about a game of this server
_UPLOADED: Final = 10.0  # for one about a file, which may have been made to take long
_FORKING: Final = 5.0  # to replay an uploaded game, which the server replays again afterwards
MOST_FORKED: Final = 5_000
"""Events that a new game may start with; people play a few hundred."""
_UNFINISHED: Final = Message("file-unfinished")
_MOST_KEPT: Final = 16 << 20  # bytes of answers
_LEFT: Final = 300.0  # seconds without a request after which an answer is dropped


class From(Query):
    """The first event to review."""

    first: Sequence = 0


class Moment(Query):
    """A step; the one before the first event is 0."""

    step: Sequence


class Recorded(Body):
    """A game file in base64, gzipped or not, and its name."""

    data: Annotated[str, Field(min_length=1, max_length=64_000)]
    name: Annotated[str, Field(max_length=255)] = ""


class Upload(Recorded):
    """A game file, or a recording of another program, which can be larger."""

    data: Annotated[str, Field(min_length=1, max_length=MAX_UPLOAD - 1000)]


class RecordedFrom(Recorded):
    """A game file, and the first event to review."""

    first: Sequence = 0


class RecordedMoment(Recorded):
    """A game file, and a step."""

    step: Sequence


class RecordedFork(Recorded):
    """A game file, and how many of its events the new game starts with."""

    at: Sequence


class Answers:
    """A cache of answers about finished games, limited in size and time."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kept: OrderedDict[tuple[Any, ...], tuple[bytes, float]] = OrderedDict()
        self._bytes = 0

    def get(self, key: tuple[Any, ...]) -> bytes | None:
        """A cached answer."""
        found, _ = self._kept.get(key, (None, 0.0))
        if found is not None:
            self._kept[key] = found, self._clock()
            self._kept.move_to_end(key)
        return found

    def keep(self, key: tuple[Any, ...], found: bytes) -> None:
        """Cache an answer, and drop old ones."""
        now = self._clock()
        old, _ = self._kept.pop(key, (b"", 0.0))
        self._kept[key] = found, now
        self._bytes += len(found) - len(old)
        for each, (answer_, asked) in list(self._kept.items()):
            if self._bytes <= _MOST_KEPT and asked >= now - _LEFT:
                break
            del self._kept[each]
            self._bytes -= len(answer_)


async def _told(context: RequestContext, task: Callable[..., bytes], *arguments: int) -> Response:
    """What a solver process computes about a finished game."""
    cached = await context.game()
    if cached.ended is None:
        raise InvalidInput(_UNFINISHED)
    key = (cached.name, cached.ended.sequence, task, *arguments)
    found = context.site.answers.get(key)
    if found is None:
        played = await played_of(context.site, cached)
        found = await waited(context, task, played, *arguments, seconds=_SECONDS)
        context.site.answers.keep(key, found)
    return Response(found, media_type="application/json")


async def played_of(site: Site, cached: CachedGame) -> EndedGame:
    """A finished game, which another process can replay."""
    async with cached.lock:
        game = await site.cache.game(cached)
        if cached.ended is None:
            raise InvalidInput(_UNFINISHED)
        return EndedGame.of(game)


async def _read(context: RequestContext, task: Callable[..., bytes], *arguments: int) -> Response:
    """The same for a game in a file."""
    return await worked_out(context, task, sent_in(context), *arguments, seconds=_UPLOADED)


def sent_in(context: RequestContext) -> Sent:
    """The file of a request."""
    name = context.body.name.replace("\0", "")
    return Sent(decoded(context.body.data), name, context.site.settings.cells)


@ROUTES.get(_GAME, limit="help", answers=_NOT_YET)
async def film(context: RequestContext) -> Response:
    """Get the replay of a finished game: its first view, and what each event changed."""
    return await _told(context, tasks.film)


@ROUTES.get(f"{_GAME}/moves", query=From, limit="analyse", answers=_NOT_YET)
async def reviews(context: RequestContext) -> Response:
    """Review as many moves of a finished game as can be judged in one second."""
    return await _told(context, tasks.reviews, context.query.first)


@ROUTES.get(f"{_GAME}/moment", query=Moment, limit="analyse", answers=_NOT_YET)
async def moment(context: RequestContext) -> Response:
    """Get the chances and the best move before an event of a finished game."""
    return await _told(context, tasks.moment, context.query.step)


@ROUTES.get(f"{_GAME}/rules", limit="help", answers=_NOT_YET)
async def other_rules(context: RequestContext) -> Response:
    """See how a finished game would have gone under other rules."""
    return await _told(context, tasks.other_rules)


@ROUTES.post(_FILE, body=Upload, limit="upload", answers=_NO_GAME)
async def film_in(context: RequestContext) -> Response:
    """Get the replay of a game file: its first view, and what each event changed."""
    return await _read(context, tasks.film)


@ROUTES.post(f"{_FILE}/moves", body=RecordedFrom, limit="analyse", answers=_NO_GAME)
async def reviews_in(context: RequestContext) -> Response:
    """Review the moves of the game in a file."""
    return await _read(context, tasks.reviews, context.body.first)


@ROUTES.post(f"{_FILE}/moment", body=RecordedMoment, limit="analyse", answers=_NO_GAME)
async def moment_in(context: RequestContext) -> Response:
    """Get the chances and the best move before an event of the game in a file."""
    return await _read(context, tasks.moment, context.body.step)


@ROUTES.post(f"{_FILE}/rules", body=Recorded, limit="upload", answers=_NO_GAME)
async def other_rules_in(context: RequestContext) -> Response:
    """See how the game in a file would have gone under other rules."""
    return await _read(context, tasks.other_rules)


@ROUTES.post(
    f"{_FILE}/fork", body=RecordedFork, limit="new", answers={201: "The new game.", **_NO_GAME}
)
async def fork_of(context: RequestContext) -> Response:
    """Start a new game from a step of the game in a file."""
    count = context.body.at
    with paid_fork(context.site, count):
        player = await context.somebody()
        played = await waited(
            context, tasks.uploaded, sent_in(context), MOST_FORKED, seconds=_FORKING
        )
        return await forked(context.site, player, played, count)


@contextmanager
def paid_fork(site: Site, count: int) -> Iterator[None]:
    """Charge the events that a new game starts with, before anything is computed for it.

    Raises:
        InvalidInput: there are too many.
    """
    if count > MOST_FORKED:
        raise InvalidInput(Message("site-fork-first", most=MOST_FORKED))
    with site.quota.charge(count * event_size()):
        yield


async def forked(site: Site, player: Player, played: EndedGame, count: int) -> Response:
    """Start a new game with the first events of another; its known seed counts as help."""
    if count > len(played.entries):
        raise InvalidInput(Message("site-fork-events", count=len(played.entries)))
    entries = [Entry(*entry) for entry in played.entries[:count]]
    setup = played.setup
    header = Header(setup, commitment_to(played.seed), played.player_seed, ranked=False)

    def make() -> str:
        return adopt(site.store, header, played.seed, entries, owner=player.id)

    with site.quota.charge(game_size(header)):
        name = await site.cache.rule(make, light=False)
    cached = await site.cache.get(name)
    return answer(await site.play.document(cached, player), 201)
