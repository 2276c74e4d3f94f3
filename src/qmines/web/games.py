"""The ways to games: making, looking, moving, lists, files."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import Response

from qmines.core.levels import LEVELS
from qmines.errors import InvalidInput
from qmines.generate.dealing import most_mines
from qmines.generate.difficulty import difficulty
from qmines.modes import MODES, get, setup_of
from qmines.session import SESSION_EVENTS, Header, commitment_to
from qmines.store import Stale, history
from qmines.store.sizes import game_size
from qmines.web import models
from qmines.web.asking import Ask, Way, game_name
from qmines.web.documents import summary_of
from qmines.web.ending import JUDGING
from qmines.web.errors import answer
from qmines.web.log import filter_of
from qmines.web.played import Played
from qmines.web.replays import forked, paid_fork, played_of

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from qmines.modes import Descriptor, Setup
    from qmines.store import Player
    from qmines.web.keeper import Held


async def rules(ask: Ask) -> Response:
    """What can be played."""
    found = [_rules_of(mode.descriptor) for mode in MODES.values()]
    return answer({"rules": found, "limits": {"cells": ask.site.settings.cells}})


async def hardness(ask: Ask) -> Response:
    """How hard a set-up is."""
    query = ask.query
    setup = setup_of(query.level, query.rules, {})
    check_size(setup, ask.site.settings.cells)
    if get(query.rules).descriptor.boards != 1:
        raise InvalidInput("how hard a game of qubits is has not been measured")
    found = difficulty(setup.level, query.first)
    return answer(
        {
            "density": found.density,
            "grade": found.grade,
            "win_rate": found.win_rate,
            "words": str(found),
            "no_guess_mines": most_mines(setup.grid),
        }
    )


async def create(ask: Ask) -> Response:
    """Make a game."""
    player = await ask.somebody()
    site, body = ask.site, ask.body
    seed, aid = secrets.token_bytes(32), ""
    if body.at is not None:
        return await _forked(ask, player)
    if body.again is not None:
        if body.ranked:
            raise InvalidInput("a board that is known cannot be played for a rank")
        setup, seed, player_seed = await _again(ask, body.again)
        aid = "seed"
    else:
        level = body.level or get(body.rules).descriptor.level
        setup = setup_of(level, body.rules, body.options)
        player_seed = body.player_seed
    check_size(setup, site.settings.cells)
    if setup.options.get("position"):
        # Anybody may make up a hard one: it is tried where it can be stopped.
        await site.solvers.ask("begins", setup.rules, setup.level, dict(setup.options))

    header = Header(setup, commitment_to(seed), player_seed, body.ranked)

    def make() -> str:
        return site.store.add(header, seed, aid=aid, owner=player.id)

    with site.quota.charge(game_size(header)):
        name = await site.keeper.read(make)
    held = await site.keeper.get(name)
    return answer(site.play.document(held, player), 201)


async def _forked(ask: Ask, player: Player) -> Response:
    """Make a game that goes on from a moment of another."""
    body = ask.body
    if body.again is None or body.ranked:
        raise InvalidInput("only a game that has ended can be gone on with, and not for a rank")
    with paid_fork(ask.site, body.at):
        held = await ask.site.keeper.get(game_name(body.again))
        return await forked(ask.site, player, await played_of(ask.site, held), body.at)


async def _again(ask: Ask, name: str) -> tuple[Setup, bytes, str]:
    """The set-up and the seed of a game that has ended."""
    held = await ask.site.keeper.get(game_name(name))
    if held.header is None or held.ended is None:
        raise InvalidInput("the same board can be played again once the game has ended")
    return held.header.setup, bytes.fromhex(held.ended.seed), held.header.player_seed


async def look(ask: Ask) -> Response:
    """A game as it stands."""
    held, player = await ask.game(covered=True), await ask.player()
    ask.site.settle(held)
    return answer(ask.site.play.document(held, player))


async def listed(ask: Ask) -> Response:
    """The games of whoever asks."""
    player, query = await ask.player(), ask.query
    outcome = "playing" if query.unfinished else query.outcome
    wanted = filter_of(query, None if player is None else player.id, outcome)
    if player is None:
        return answer({"games": [], "next": None})

    def games() -> dict[str, Any]:
        page = history(ask.site.store, wanted, before=query.before, limit=query.limit)
        return {"games": [summary_of(game) for game in page.games], "next": page.next}

    return answer(await ask.site.keeper.read(games))


async def move(ask: Ask) -> Response:
    """An event."""
    body, player, held = ask.body, await ask.mover(), await ask.near(covered=True)
    done = ask.site.play.move(
        held, player, expect=body.expect, key=body.key, event=body.event, by=None
    )
    return answer(await or_stale(ask, held, done))


async def or_stale(ask: Ask, held: Held, done: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    """What was done; or the game as it is now, for somebody who did not know."""
    try:
        return await done
    except Stale as error:
        player = await ask.player()
        raise ask.site.play.stale(held, player, error) from None


async def file(ask: Ask) -> Response:
    """The game file; the seed is in it once the game has ended."""
    held = await ask.game()
    async with held.lock:
        game = await ask.site.keeper.game(held)
        if not game.outcome.over:
            data = await ask.site.keeper.rule(lambda: game.save(with_seed=False), light=False)
    if game.outcome.over:  # to judge it may take a while
        data = await ask.site.solvers.ask("saved", Played.of(game), seconds=JUDGING, slow=True)
    headers = {"Content-Disposition": f'attachment; filename="{held.name}.qmines"'}
    return Response(data, headers=headers, media_type="application/json")


def check_size(setup: Setup, most: int) -> None:
    """Refuse a field that is too large for this server."""
    if setup.grid.cells > most:
        raise InvalidInput(f"a field on this server has at most {most:,} cells")


def _rules_of(descriptor: Descriptor) -> dict[str, Any]:
    levels = [
        {
            "name": name,
            "title": name.replace("-", " ").capitalize(),
            "width": preset.level.width,
            "height": preset.level.height,
            "mines": preset.level.mines,
            "options": dict(preset.options),
        }
        for name, preset in descriptor.levels.items()
    ]
    if descriptor.boards == 1:
        for name, level in LEVELS.items():
            levels.append({"name": name, "title": name.capitalize(), "options": {}})
            levels[-1] |= {"width": level.width, "height": level.height, "mines": level.mines}
    return {
        "name": descriptor.name,
        "title": descriptor.title,
        "summary": descriptor.summary,
        "boards": descriptor.boards,
        "level": descriptor.level,
        "levels": levels,
        "events": [
            {"verb": kind.verb, "usage": kind.usage, "help": kind.help}
            for kind in (*descriptor.events, *SESSION_EVENTS)
            if kind.verb != "help"
        ],
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "default": option.default,
                "choices": list(option.choices),
                "least": option.least,
                "help": option.help,
            }
            for option in descriptor.options
        ],
        "no_guess": any(option.name == "no_guess" for option in descriptor.options),
        "undo": True,
    }


_GAME: Final = "/api/games/{game}"
WAYS: Final = [
    Way(method="GET", path="/api/rules", do=rules, summary="What can be played."),
    Way(
        method="GET",
        path="/api/difficulty",
        do=hardness,
        query=models.Hard,
        summary="How hard a set-up is.",
        answers={422: "No such set-up."},
    ),
    Way(
        method="POST",
        path="/api/games",
        do=create,
        body=models.NewGame,
        limit="new",
        summary="Make a game.",
        answers={201: "The game."},
    ),
    Way(
        method="GET",
        path="/api/games",
        do=listed,
        query=models.Listed,
        summary="Your games, the last first, page by page.",
        answers={422: "No such level, or no such page."},
    ),
    Way(method="GET", path=_GAME, do=look, summary="A game as it stands."),
    Way(
        method="POST",
        path=f"{_GAME}/moves",
        do=move,
        body=models.Move,
        limit="move",
        summary="Let an event happen: open 3 4.",
        answers={409: "Another number of events has happened; the body holds the game."},
    ),
    Way(method="GET", path=f"{_GAME}/file", do=file, summary="The game file, for qmines verify."),
]
