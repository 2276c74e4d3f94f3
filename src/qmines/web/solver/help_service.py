"""Help in a game: asks solver processes, in fair turns, and notes in the game what was used."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from copy import copy
from typing import TYPE_CHECKING, Final, TypeVar, cast

import orjson

from qmines.play.coach import coach, note_of
from qmines.play.help import ANY_CELL, AUTO, CHANCES, summary
from qmines.play.registry import help_for
from qmines.solver.hints import Strength
from qmines.web.http.rate_limits import ASKER
from qmines.web.settings import MOST_MOVES
from qmines.web.solver import tasks
from qmines.web.solver.chances import no_heat
from qmines.web.solver.fair_queue import FairQueue

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from qmines.documents import ChancesDocument, DeltaDocument, HeatDocument, ReplyDocument
    from qmines.messages import Messages
    from qmines.modes import View
    from qmines.play.coach import Coaching
    from qmines.play.help import Guess, Solve
    from qmines.play.hint import GameHint
    from qmines.session import Game
    from qmines.store import Player
    from qmines.web.live.game_cache import CachedGame
    from qmines.web.live.moves import Happened, MoveService
    from qmines.web.solver.pool import Questions, Solvers

T = TypeVar("T")

_THREADS: Final = 16  # they wait for solvers most of the time
_MOST_WAITING, _MOST_EACH = 64, 8


class HelpService:
    """Gives help to players, and records it in their games."""

    def __init__(self, play: MoveService, solvers: Solvers) -> None:
        self._play = play
        self._solvers = solvers
        self._asking: set[Questions] = set()
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="help")
        self._turns = FairQueue(
            range(_THREADS),
            most=_MOST_WAITING,
            each=_MOST_EACH if solvers.limited else _MOST_WAITING,
            share=_THREADS // 2 if solvers.limited else _THREADS,
        )

    def close(self) -> None:
        """Cancel all questions, and end the threads."""
        for questions in list(self._asking):
            questions.cancel()
        self._threads.shutdown()

    async def hint(
        self, cached: CachedGame, player: Player | None, *, expect: int, strength: str, by: object
    ) -> ReplyDocument:
        """A hint: where to look next, why, or what to do."""
        game = await self._game(cached, player, expect)
        found: GameHint = await self._once(
            cached,
            "hint",
            lambda: self._ask(lambda solve: help_for(game, solve, tasks.BUDGET).hint()),
        )
        _, delta = await self._note(cached, expect, help_for(game).note_of(found), by)
        return {"hint": found.document(Strength(strength)), "delta": delta}

    async def coach(
        self, cached: CachedGame, player: Player | None, *, expect: int, by: object
    ) -> ReplyDocument:
        """The coach's advice, also when the game is over."""
        game = await self._copy(cached, player, expect)
        found: Coaching = await self._once(
            cached, "coach", lambda: self._ask(lambda solve: coach(game, solve))
        )
        _, delta = await self._note(cached, expect, note_of(game), by)
        return {"coach": found.document(), "delta": delta}

    async def chances(
        self, cached: CachedGame, player: Player | None, *, sequence: int | None, by: object
    ) -> ChancesDocument:
        """The chance of a mine in every cell, after so many events or now."""
        expect = cached.view.sequence if sequence is None else sequence
        help_ = help_for(await self._game(cached, player, expect))
        if help_.untouched:
            return {"sequence": expect, **no_heat(ANY_CELL), "delta": None}
        found = await self._once(cached, "chances", lambda: self._chances(help_.game.view))
        note = None if help_.recorded(CHANCES) else f"help {CHANCES}"
        expect, delta = await self._note(cached, expect, note, by)
        return {"sequence": expect, **found, "delta": delta}

    async def assist(
        self,
        cached: CachedGame,
        player: Player | None,
        *,
        expect: int,
        key: str,
        kind: str,
        guess: bool,
        by: object,
    ) -> ReplyDocument:
        """Make moves of a kind for the player, in one commit."""
        await self._play.check_help(cached, player)
        guesses: list[Guess] = []
        async with self._questions() as questions:
            happened = await self._play.happen(
                cached,
                expect,
                key,
                lambda game: help_for(game, questions.ask, tasks.BUDGET, MOST_MOVES).moves(
                    kind, guess=guess, once=kind == AUTO, tell=guesses.append
                ),
                first=None,
                most=1 + MOST_MOVES,
                by=by,
                pool=self._threads,
                actor=None if player is None else player.id,
            )
        answer = await self._play.told(cached, player, happened)
        more = happened.cut_short and not happened.after.outcome.over
        told = [message.document() for message in _told(happened, guesses, kind)]
        return {**answer, "made": happened.moves, "more": more, "messages": told}

    async def _game(self, cached: CachedGame, player: Player | None, expect: int) -> Game:
        """A copy of a game in which help is allowed; the game itself may change meanwhile."""
        game = await self._copy(cached, player, expect)
        help_for(game).check()
        return game

    async def _copy(self, cached: CachedGame, player: Player | None, expect: int) -> Game:
        await self._play.check_help(cached, player)
        async with cached.lock:
            game = copy(await self._play.cache.game(cached))
        if game.sequence != expect:
            raise self._play.stale_view(cached, expect)
        return game

    async def _ask(self, work: Callable[[Solve], T]) -> T:
        """Run a function on a thread, where it can ask the solvers."""
        async with self._questions() as questions:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, questions.ask)

    @asynccontextmanager
    async def _questions(self) -> AsyncIterator[Questions]:
        """What such a thread asks with, once it is the turn of the current address."""
        async with self._turns.turn(ASKER.get()):
            questions = self._solvers.questions()
            self._asking.add(questions)
            try:
                yield questions
            except asyncio.CancelledError:
                questions.cancel()
                raise
            finally:
                self._asking.discard(questions)

    async def _chances(self, view: View) -> HeatDocument:
        if view.qubits is None:
            asking = self._solvers.ask(tasks.chances, view.grid, view.cells, view.total)
        else:
            asking = self._solvers.ask(tasks.qubit_chances, view.qubits.position)
        fields = {name: orjson.Fragment(value) for name, value in (await asking).items()}
        return cast("HeatDocument", fields)

    async def _once(self, cached: CachedGame, what: str, work: Callable[[], Awaitable[T]]) -> T:
        """An answer of the solvers, cached until the boards of the game change."""
        seen = b"".join(cached.view.boards)
        known = cached.worked.get(what)
        if known is not None and known[0] == seen:
            found: T = known[1]
            return found
        found = await work()
        cached.worked[what] = (seen, found)
        return found

    async def _note(
        self, cached: CachedGame, expect: int, event: str | None, by: object
    ) -> tuple[int, DeltaDocument | None]:
        """Record help, unless ``event`` is None; the number of events after it, and the change."""
        if event is None:
            return expect, None
        pool = None if cached.light else self._play.cache.threads
        noting = self._play.happen(
            cached, expect, None, lambda _: (event,), first=event, by=by, pool=pool
        )
        happened = await asyncio.shield(noting)
        assert happened.change is not None  # noqa: S101  # without a key nothing is repeated
        return happened.after.sequence, happened.change["delta"]


def _told(happened: Happened, guesses: list[Guess], kind: str) -> Messages:
    """The messages about what an assist did."""
    over = happened.after.outcome.over
    if guesses and not over:
        return guesses[-1].why
    once = over or (kind == AUTO and happened.moves > 0)  # auto-play asks again and again
    return (summary(kind, happened.moves, more=happened.cut_short, over=once),)
