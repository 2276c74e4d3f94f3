"""Profiles of players, and what players choose to show on theirs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from qmines.core.glicko import Rating
from qmines.messages import Message
from qmines.modes import known_level
from qmines.store import Filter, progress, statistics
from qmines.store.accounts.players import now
from qmines.store.accounts.profiles import Privacy, Profile
from qmines.store.achievements.registry import ALL
from qmines.store.database.row_sizes import note_size
from qmines.store.games.race_history import race_history
from qmines.store.games.ratings import PUZZLE, RACE
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Route, game_name
from qmines.web.http.errors import Refusal, answer
from qmines.web.live.documents import summary_of
from qmines.web.live.room_documents import race_document, rating_document
from qmines.web.routes.accounts import owner_of

if TYPE_CHECKING:
    from starlette.responses import Response

    from qmines.store import Player

_HELPED: Final = "none"  # profiles show games without help


async def profile(context: RequestContext) -> Response:
    """A profile as others see it; the owner of a hidden one sees it too."""
    viewer, site = await context.player(), context.site
    found = await _profile(context, viewer)
    mine = viewer is not None and viewer.id == found.id

    def document() -> dict[str, Any]:
        wanted = Filter(owner=found.id, aid=_HELPED, lessons=False, local=False)
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


async def history(context: RequestContext) -> Response:
    """How a player's games without help went, over time."""
    found, query = await _profile(context, await context.player()), context.query
    level = None if query.level is None else known_level(query.level)
    wanted = Filter(
        owner=found.id,
        rules=query.rules,
        level=level,
        variant=query.variant,
        days=query.days,
        aid=_HELPED,
        lessons=False,
        local=False,
    )

    def bins() -> list[dict[str, Any]]:
        drawn = progress(context.site.store, wanted, bins=query.bins)
        return [each.document() for each in drawn]

    return answer({"bins": await context.site.cache.read(bins)})


async def ratings(context: RequestContext) -> Response:
    """A player's ratings and how they changed, each with its uncertainty."""
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


async def races(context: RequestContext) -> Response:
    """A player's races, latest first; who hides their profile is not named to others."""
    viewer, query, site = await context.player(), context.query, context.site
    found = await _profile(context, viewer)
    page = await site.cache.read(
        partial(race_history, site.store, found.id, before=query.before, limit=query.limit)
    )
    seen = None if viewer is None else viewer.id
    documents = [race_document(race, seen) for race in page.races]
    return answer({"races": documents, "next": page.next})


async def privacy(context: RequestContext) -> Response:
    """What you show to others."""
    owner, site = await owner_of(context), context.site
    return answer((await site.cache.read(site.profiles.privacy, owner))._asdict())


async def set_privacy(context: RequestContext) -> Response:
    """Choose what you show to others."""
    owner, site = await owner_of(context), context.site
    chosen = Privacy(context.body.hidden, context.body.unlisted)
    with site.quota.charge(note_size("")):
        await site.cache.read(site.profiles.set_privacy, owner, chosen)
    return answer(chosen._asdict())


async def favourites(context: RequestContext) -> Response:
    """The games that you show."""
    owner, site = await owner_of(context), context.site
    found = await site.cache.read(site.profiles.favourites, owner.id)
    return answer({"games": [game.id for game in found]})


async def add_favourite(context: RequestContext) -> Response:
    """Show one of your games on your profile."""
    owner, site = await owner_of(context), context.site
    name = game_name(context.body.game)
    with site.quota.charge(note_size("")):
        await site.cache.read(site.profiles.add_favourite, owner, name)
    return answer({"added": name}, 201)


async def remove_favourite(context: RequestContext) -> Response:
    """Remove a game from your profile."""
    owner, site = await owner_of(context), context.site
    name = game_name(context.request.path_params["game"])
    if not await site.cache.read(site.profiles.remove_favourite, owner, name):
        raise Refusal(404, "missing", Message("site-game-missing"))
    return answer({"removed": name})


async def _profile(context: RequestContext, viewer: Player | None) -> Profile:
    """The profile that is asked for; a hidden one is answered like one that does not exist."""
    name, site = context.request.path_params["player"], context.site
    found: Profile | None = await site.cache.read(site.profiles.find, name, viewer)
    if found is None:
        raise Refusal(404, "missing", Message("refused-no-player"))
    return found


_LOGIN: Final[dict[int | str, str]] = {401: "You are not logged in."}
_MISSING: Final[dict[int | str, str]] = {
    404: "There is no player with this name, or their profile is hidden."
}
ROUTES: Final = [
    Route(
        method="GET",
        path="/api/players/{player}",
        do=profile,
        limit="help",
        summary="Get a player's profile.",
        answers=_MISSING,
    ),
    Route(
        method="GET",
        path="/api/players/{player}/progress",
        do=history,
        query=models.Charted,
        limit="help",
        summary="Get a player's games over time, in bins with the same number of games.",
        answers=_MISSING,
    ),
    Route(
        method="GET",
        path="/api/players/{player}/ratings",
        do=ratings,
        limit="help",
        summary="Get a player's ratings for races and puzzles, and how they changed.",
        answers=_MISSING,
    ),
    Route(
        method="GET",
        path="/api/players/{player}/races",
        do=races,
        query=models.RacePage,
        limit="help",
        summary="List a player's races, latest first.",
        answers=_MISSING,
    ),
    Route(
        method="GET",
        path="/api/profile",
        do=privacy,
        summary="Get your privacy settings.",
        answers=_LOGIN,
    ),
    Route(
        method="POST",
        path="/api/profile",
        do=set_privacy,
        body=models.Privacy,
        summary="Change your privacy settings.",
        answers=_LOGIN,
    ),
    Route(
        method="GET",
        path="/api/favourites",
        do=favourites,
        summary="List the games on your profile.",
        answers=_LOGIN,
    ),
    Route(
        method="POST",
        path="/api/favourites",
        do=add_favourite,
        body=models.Favourite,
        summary="Show one of your finished games on your profile.",
        answers={**_LOGIN, 201: "Added.", 404: "This is not one of your finished games."},
    ),
    Route(
        method="DELETE",
        path="/api/favourites/{game}",
        do=remove_favourite,
        body=models.Nothing,
        summary="Remove a game from your profile.",
        answers=_LOGIN,
    ),
]
