"""Judges finished games in solver processes, and stores the results."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from qmines.store.database.connection import retried
from qmines.web.http.errors import Refusal
from qmines.web.live.documents import Ended
from qmines.web.solver.ended_game import EndedGame
from qmines.web.solver.tasks import ended

if TYPE_CHECKING:
    from qmines.web.live.game_cache import CachedGame
    from qmines.web.site import Site

JUDGING: Final = 60.0
"""Seconds that judging a game may take."""
_AGAIN: Final = 5.0  # seconds between two tries while the solvers are busy
_TRIES: Final = 60


async def settle(site: Site, cached: CachedGame) -> None:
    """Judge a finished game, store its measures, and send them to watchers."""
    while cached.ended is not None and cached.ended.document is None:
        async with cached.lock:
            game = await site.cache.game(cached)
            before = cached.ended
            if not game.outcome.over:
                return
            work = EndedGame.of(game)
            sequence = game.sequence
        document, measures = await _judged(site, work)
        store = partial(retried, site.store.measure, cached.name, sequence, measures)
        await site.cache.rule(store, light=False)  # replays won games
        if cached.room is not None:
            site.lobby.nudge(cached.room)  # which sends guesses and mistakes
        if cached.ended is before and before is not None:  # nothing was undone meanwhile
            cached.ended = Ended(sequence, before.seed, document)
            site.spectators.tell(cached.name, {"type": "end", "end": document})


async def _judged(site: Site, work: EndedGame) -> Any:
    """Have a game judged; tries again while the solvers are busy, since no client would."""
    for _ in range(_TRIES):
        with suppress(Refusal):
            return await site.solvers.ask(ended, work, seconds=JUDGING, slow=True)
        await asyncio.sleep(_AGAIN)
    return await site.solvers.ask(ended, work, seconds=JUDGING, slow=True)
