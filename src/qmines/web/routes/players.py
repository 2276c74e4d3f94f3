"""Profiles of players, and what players choose to show on theirs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from qmines.core.glicko import Rating
from qmines.messages import Message
from qmines.store import Filter, progress, statistics
from qmines.store.accounts.players import now
from qmines.store.accounts.profiles import Privacy
from qmines.store.achievements import ALL
from qmines.store.database.row_sizes import note_size
from qmines.store.games.race_history import race_history
from qmines.store.games.ratings import PUZZLE, RACE
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Routes, game_name
from qmines.web.http.errors import Refusal, answer
from qmines.web.live.documents import summary_of
from qmines.web.live.room_documents import race_document, rating_document
from qmines.web.routes.accounts import NOT_LOGGED_IN, owner_of
from qmines.web.routes.statistics import filter_of

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.store import Player
    from qmines.store.accounts.public import Profile

ROUTES: Final = Routes()
_MISSING: Final = {404: "There is no player with this name, or their profile is hidden."}
_SHOWN: Final[dict[str, Any]] = {"aid": "none", "lessons": False, "local": False}
"""Which games profiles show: those without help, on boards of the server."""


@ROUTES.get("/api/players/{player}", limit="help", answers=_MISSING)
async def profile(context: RequestContext) -> Response:
    """Get a player's profile."""
    viewer, site = await context.player(), context.site
    found = await _profile(context, viewer)
    mine = viewer is not None and viewer.id == found.id

    def document() -> dict[str, Any]:
        wanted = Filter(owner=found.id, **_SHOWN)
        earned = {each.name: each for each in site.profiles.achievements(found.id)}
        return {
            "name": found.name,
            "created": found.created,
            "you": mine,
            "hidden": mine and site.profiles.privacy(viewer).hidden if viewer else False,
            "lines": [line.document() for line in statistics(site.store, wanted)],
            "favourites": [summary_of(game) for game in site.profiles.favourites(found.id)],
            "achievements": [
                {
                    "name": each.name,
                    "earned": earned[each.name].earned if each.name in earned else None,
                    "game": earned[each.name].game if each.name in earned else None,
                }
                for each in ALL
            ],
        }

    return answer(await site.cache.read(document))


@ROUTES.get("/api/players/{player}/progress", query=models.Charted, limit="help", answers=_MISSING)
async def history(context: RequestContext) -> Response:
    """Get a player's games over time, in bins with the same number of games."""
    found, query = await _profile(context, await context.player()), context.query
    wanted = filter_of(query, found, **_SHOWN)

    def bins() -> list[dict[str, Any]]:
        drawn = progress(context.site.store, wanted, bins=query.bins)
        return [each.document() for each in drawn]

    return answer({"bins": await context.site.cache.read(bins)})


@ROUTES.get("/api/players/{player}/ratings", limit="help", answers=_MISSING)
async def ratings(context: RequestContext) -> Response:
    """Get a player's ratings for races and puzzles, and how they changed."""
    found, site = await _profile(context, await context.player()), context.site

    def document(kind: str) -> dict[str, Any] | None:
        rating = site.ratings.of(found.id, kind, now())
        if rating is None:
            return None
        changes = site.ratings.changes(found.id, kind)
        past = [(each["time"], Rating(each["rating"], each["deviation"])) for each in changes]
        history = [{"time": time, **rating_document(then)} for time, then in past]
        return {**rating_document(rating), "history": history}

    def documents() -> dict[str, Any]:
        return {kind: document(kind) for kind in (RACE, PUZZLE)}

    return answer(await site.cache.read(documents))


@ROUTES.get("/api/players/{player}/races", query=models.RacePage, limit="help", answers=_MISSING)
async def races(context: RequestContext) -> Response:
    """List a player's races, latest first."""
    viewer, query, site = await context.player(), context.query, context.site
    found = await _profile(context, viewer)
    page = await site.cache.read(
        partial(race_history, site.store, found.id, before=query.before, limit=query.limit)
    )
    documents = [race_document(race, viewer) for race in page.races]
    return answer({"races": documents, "next": page.next})


@ROUTES.get("/api/profile", answers=NOT_LOGGED_IN)
async def privacy(context: RequestContext) -> Response:
    """Get your privacy settings."""
    owner, site = await owner_of(context), context.site
    return answer((await site.cache.read(site.profiles.privacy, owner))._asdict())


@ROUTES.post("/api/profile", body=models.Privacy, answers=NOT_LOGGED_IN)
async def set_privacy(context: RequestContext) -> Response:
    """Change your privacy settings."""
    owner, site = await owner_of(context), context.site
    chosen = Privacy(context.body.hidden, context.body.unlisted)
    with site.quota.charge(note_size("")):
        await site.cache.read(site.profiles.set_privacy, owner, chosen)
    return answer(chosen._asdict())


@ROUTES.get("/api/favourites", answers=NOT_LOGGED_IN)
async def favourites(context: RequestContext) -> Response:
    """List the games on your profile."""
    owner, site = await owner_of(context), context.site
    found = await site.cache.read(site.profiles.favourites, owner.id)
    return answer({"games": [game.id for game in found]})


@ROUTES.post(
    "/api/favourites",
    body=models.Favourite,
    answers={**NOT_LOGGED_IN, 201: "Added.", 404: "This is not one of your finished games."},
)
async def add_favourite(context: RequestContext) -> Response:
    """Show one of your finished games on your profile."""
    owner, site = await owner_of(context), context.site
    name = game_name(context.body.game)
    with site.quota.charge(note_size("")):
        await site.cache.read(site.profiles.add_favourite, owner, name)
    return answer({"added": name}, 201)


@ROUTES.delete("/api/favourites/{game}", answers=NOT_LOGGED_IN)
async def remove_favourite(context: RequestContext) -> Response:
    """Remove a game from your profile."""
    owner, site = await owner_of(context), context.site
    name = game_name(context.request.path_params["game"])
    if not await site.cache.read(site.profiles.remove_favourite, owner, name):
        raise Refusal(404, "missing", Message("site-game-missing"))
    return answer({"removed": name})


async def _profile(context: RequestContext, viewer: Player | None) -> Profile:
    """The profile in the path; a hidden one is answered like one that does not exist."""
    name, site = context.request.path_params["player"], context.site
    found: Profile | None = await site.cache.read(site.profiles.find, name, viewer)
    if found is None:
        raise Refusal(404, "missing", Message("refused-no-player"))
    return found
