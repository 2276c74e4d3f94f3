"""What is told after the end of a game, worked out by the solvers and kept in the store."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from qmines.errors import QMinesError
from qmines.store.fairplay import verify_game
from qmines.web.documents import Ended
from qmines.web.errors import Refusal
from qmines.web.played import Played

if TYPE_CHECKING:
    from qmines.web.keeper import Held
    from qmines.web.site import Site

JUDGING: Final = 60.0
"""Seconds that judging a game may take."""


_AGAIN: Final = 5.0  # seconds between two tries while the solvers are busy
_TRIES: Final = 60


async def settle(site: Site, held: Held) -> None:
    """Judge a game that has ended, keep its measures, tell those who watch, look for fair play."""
    while held.ended is not None and held.ended.document is None:
        async with held.lock:
            game = await site.keeper.game(held)
            ended = held.ended
            if not game.outcome.over:
                return
            work = Played.of(game)
            sequence = game.sequence
        document, measures = await _judged(site, work)
        await site.keeper.read(site.store.measure, held.name, sequence, measures)
        if held.ended is ended and ended is not None:  # nothing was undone meanwhile
            held.ended = Ended(sequence, ended.seed, document)
            site.crowd.tell(held.name, {"type": "end", "end": document})
            with suppress(QMinesError):  # a busy store: the next start looks again
                await site.keeper.rule(partial(verify_game, site.store, held.name), light=False)


async def _judged(site: Site, work: Played) -> Any:
    """What the solvers say of a game. Nobody waits who could ask again, so it is asked again."""
    for _ in range(_TRIES):
        with suppress(Refusal):
            return await site.solvers.ask("ended", work, seconds=JUDGING, slow=True)
        await asyncio.sleep(_AGAIN)
    return await site.solvers.ask("ended", work, seconds=JUDGING, slow=True)
