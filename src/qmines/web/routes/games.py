"""Routes of games: start, get, list, move, download."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import Response

from qmines.errors import InvalidInput
from qmines.generate.dealing import most_mines
from qmines.generate.difficulty import difficulty
from qmines.messages import Message
from qmines.modes import get, setup_of
from qmines.session import Header, commitment_to
from qmines.store import Stale, history
from qmines.store.database.row_sizes import game_size
from qmines.web.http import models
from qmines.web.http.cancellation import waited
from qmines.web.http.context import RequestContext, Routes, game_name
from qmines.web.http.errors import answer
from qmines.web.live.documents import summary_of
from qmines.web.live.game_end import JUDGING
from qmines.web.public_data import rule_documents
from qmines.web.routes.replays import forked, paid_fork, played_of
from qmines.web.routes.statistics import filter_of
from qmines.web.solver.ended_game import EndedGame
from qmines.web.solver.positions import begins
from qmines.web.solver.tasks import saved

if TYPE_CHECKING:
    from collections.abc import Awaitable, Mapping

    from qmines.modes import Setup
    from qmines.store import Player
    from qmines.web.live.game_cache import CachedGame

ROUTES: Final = Routes()
_GAME: Final = "/api/games/{game}"
STALE: Final = {409: "The number of events is out of date; the response contains the current game."}


@ROUTES.get("/api/rules")
async def rules(context: RequestContext) -> Response:
    """List the rule sets with their levels and options."""
    return answer({"rules": rule_documents(), "limits": {"cells": context.site.settings.cells}})


@ROUTES.get("/api/difficulty", query=models.Hard, answers={422: "Invalid rules, level or options."})
async def hardness(context: RequestContext) -> Response:
    """Estimate how hard a level is."""
    query = context.query
    setup = setup_of(query.level, query.rules, {})
    check_size(setup, context.site.settings.cells)
    descriptor = get(query.rules).descriptor
    if not descriptor.display.mines:
        raise InvalidInput(Message("site-no-difficulty"))
    found = difficulty(setup.level, query.first)
    known = descriptor.guesses_lose and not query.no_guess
    words = [Message("difficulty-density", density=found.density), *([found.message] * known)]
    return answer(
        {
            "density": found.density,
            "grade": found.grade if known else None,
            "win_rate": found.win_rate if known else None,
            "messages": [each.document() for each in words],
            "no_guess_mines": most_mines(setup.grid),
        }
    )


@ROUTES.post("/api/games", body=models.NewGame, limit="new", answers={201: "The new game."})
async def create(context: RequestContext) -> Response:
    """Start a game."""
    player = await context.somebody()
    site, body = context.site, context.body
    seed, aid = secrets.token_bytes(32), ""
    if body.at is not None:
        return await _forked(context, player)
    if body.again is not None:
        if body.ranked:
            raise InvalidInput(Message("site-known-board"))
        setup, seed, player_seed = await _again(context, body.again)
        aid = "seed"
    else:
        level = body.level or get(body.rules).descriptor.level
        setup = setup_of(level, body.rules, body.options)
        player_seed = body.player_seed
    check_size(setup, site.settings.cells)
    if setup.options.get("position"):
        # It may be very hard, so it is tried in a process that can be stopped.
        await waited(context, begins, setup.rules, setup.level, dict(setup.options))

    header = Header(setup, commitment_to(seed), player_seed, body.ranked)

    def make() -> str:
        return site.store.add(header, seed, aid=aid, owner=player.id)

    with site.quota.charge(game_size(header)):
        name = await site.cache.read(make)
    cached = await site.cache.get(name)
    if body.first is not None:
        await site.play.move(cached, player, expect=0, **dict(body.first), by=None)
    return answer(await site.play.document(cached, player), 201)


async def _forked(context: RequestContext, player: Player) -> Response:
    """Start a game from a moment of another."""
    body = context.body
    if body.again is None or body.ranked:
        raise InvalidInput(Message("site-continue"))
    with paid_fork(context.site, body.at):
        cached = await context.site.cache.get(game_name(body.again))
        return await forked(context.site, player, await played_of(context.site, cached), body.at)


async def _again(context: RequestContext, name: str) -> tuple[Setup, bytes, str]:
    """The setup and the seeds of a finished game."""
    cached = await context.site.cache.get(game_name(name))
    if cached.header is None or cached.ended is None:
        raise InvalidInput(Message("site-same-board"))
    return cached.header.setup, bytes.fromhex(cached.ended.seed), cached.header.player_seed


@ROUTES.get(_GAME)
async def look(context: RequestContext) -> Response:
    """Get a game."""
    cached, player = await context.game(covered=True), await context.player()
    context.site.settle(cached)
    return answer(await context.site.play.document(cached, player))


@ROUTES.get("/api/games", query=models.Listed, answers={422: "Unknown level or page."})
async def listed(context: RequestContext) -> Response:
    """List your games, newest first, page by page."""
    player, query = await context.player(), context.query
    outcome = "playing" if query.unfinished else query.outcome
    wanted = filter_of(query, player, outcome=outcome)
    if player is None:
        return answer({"games": [], "next": None})

    def games() -> dict[str, Any]:
        page = history(context.site.store, wanted, before=query.before, limit=query.limit)
        return {"games": [summary_of(game) for game in page.games], "next": page.next}

    return answer(await context.site.cache.read(games))


@ROUTES.post(f"{_GAME}/moves", body=models.MoveBody, limit="move", answers=STALE)
async def move(context: RequestContext) -> Response:
    """Make a move, such as open 3 4."""
    body, player, cached = context.body, await context.mover(), await context.near(covered=True)
    done = context.site.play.move(
        cached, player, expect=body.expect, key=body.key, event=body.event, by=None
    )
    return answer(await or_stale(context, cached, done))


async def or_stale(
    context: RequestContext, cached: CachedGame, done: Awaitable[Mapping[str, Any]]
) -> Mapping[str, Any]:
    """The result; or a refusal with the current game if the client does not know it."""
    try:
        return await done
    except Stale as error:
        player = await context.player()
        raise await context.site.play.stale(cached, player, error) from None


@ROUTES.get(f"{_GAME}/file")
async def file(context: RequestContext) -> Response:
    """Download the game file, which qmines verify can check."""
    cached = await context.game()
    async with cached.lock:
        game = await context.site.cache.game(cached)
        if not game.outcome.over:
            data = await context.site.cache.rule(lambda: game.save(with_seed=False), light=False)
    if game.outcome.over:  # judging it can take a while
        data = await waited(context, saved, EndedGame.of(game), seconds=JUDGING, slow=True)
    headers = {"Content-Disposition": f'attachment; filename="{cached.name}.qmines"'}
    return Response(data, headers=headers, media_type="application/json")


def check_size(setup: Setup, most: int) -> None:
    """Refuse a board that is too large for this server."""
    if setup.grid.cells > most:
        raise InvalidInput(Message("site-cells", most=most))
