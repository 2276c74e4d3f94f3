"""What is told after the end of a game, worked out by the solvers and kept in the store."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from qmines.errors import QMinesError
from qmines.store.fairplay import verify_game
from qmines.web.documents import Ended
from qmines.web.played import Played

if TYPE_CHECKING:
    from qmines.web.keeper import Held
    from qmines.web.site import Site

JUDGING: Final = 60.0
"""Seconds that judging a game may take."""


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
        document, measures = await site.solvers.ask("ended", work, seconds=JUDGING)
        await site.keeper.read(site.store.measure, held.name, sequence, measures)
        if held.ended is ended and ended is not None:  # nothing was undone meanwhile
            held.ended = Ended(sequence, ended.seed, document)
            site.crowd.tell(held.name, {"type": "end", "end": document})
            with suppress(QMinesError):  # a busy store: the next start looks again
                await site.keeper.read(verify_game, site.store, held.name)
