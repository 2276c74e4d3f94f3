"""Help in a game of the web site: the play service, with solver processes to ask and fair turns."""

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

    from qmines.documents import ChancesDocument, HeatDocument, ReplyDocument
    from qmines.messages import Messages
    from qmines.modes import View
    from qmines.play.coach import Coaching
    from qmines.play.help import Guess, Solve
    from qmines.play.hint import GameHint
    from qmines.session import Game
    from qmines.store import Player
    from qmines.web.live.documents import Change
    from qmines.web.live.game_cache import CachedGame
    from qmines.web.live.moves import Happened, MoveService
    from qmines.web.solver.pool import Questions, Solvers

T = TypeVar("T")

_THREADS: Final = 16  # they wait for solvers most of the time
_MOST_WAITING, _MOST_EACH = 64, 8


class HelpService:
    """Asks the solvers for a player, and notes it."""

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
        """Stop what is being asked, and let the threads end."""
        for questions in list(self._asking):
            questions.cancel()
        self._threads.shutdown()

    async def hint(
        self, cached: CachedGame, player: Player | None, *, expect: int, strength: str, by: object
    ) -> ReplyDocument:
        """What to do next, as strongly as it is wanted."""
        game = await self._game(cached, player, expect)
        found: GameHint = await self._once(cached, "hint", lambda: self._hint(game))
        document = found.document(Strength(strength))
        note = help_for(game).note_of(found)
        if note is None:
            return {"hint": document, "delta": None}
        _, change = await self._note(cached, expect, note, by)
        return {"hint": document, "delta": change["delta"]}

    async def coach(
        self, cached: CachedGame, player: Player | None, *, expect: int, by: object
    ) -> ReplyDocument:
        """What the coach says, also when the game is over."""
        game = await self._copy(cached, player, expect)
        found: Coaching = await self._once(
            cached, "coach", lambda: self._ask(lambda solve: coach(game, solve))
        )
        note = note_of(game)
        delta = None if note is None else (await self._note(cached, expect, note, by))[1]["delta"]
        return {"coach": found.document(), "delta": delta}

    async def chances(
        self, cached: CachedGame, player: Player | None, *, sequence: int | None, by: object
    ) -> ChancesDocument:
        """The chance of a mine in every cell, after so many events or now."""
        expect = cached.view.sequence if sequence is None else sequence
        help_ = help_for(await self._game(cached, player, expect))
        if help_.untouched:
            return {"sequence": expect, **no_heat(ANY_CELL), "delta": None}
        view = help_.game.view
        found = await self._once(cached, "chances", lambda: self._chances(view))
        delta = None
        if not help_.recorded(CHANCES):
            expect, change = await self._note(cached, expect, f"help {CHANCES}", by)
            delta = change["delta"]
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
        """Moves of a kind, made for the player; one commit for all."""
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
        """A copy of a game in which help may be given; the game itself may change meanwhile."""
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

    async def _hint(self, game: Game) -> GameHint:
        return await self._ask(lambda solve: help_for(game, solve, tasks.BUDGET).hint())

    async def _ask(self, work: Callable[[Solve], T]) -> T:
        """Work on a thread that waits for the solvers."""
        async with self._questions() as questions:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, questions.ask)

    @asynccontextmanager
    async def _questions(self) -> AsyncIterator[Questions]:
        """Questions for a thread, once it is this address's turn to have one."""
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
        """What the solvers say of a game; asked once as long as nothing changes on its boards."""
        seen = b"".join(cached.view.boards)
        known = cached.worked.get(what)
        if known is not None and known[0] == seen:
            found: T = known[1]
            return found
        found = await work()
        cached.worked[what] = (seen, found)
        return found

    async def _note(
        self, cached: CachedGame, expect: int, event: str, by: object
    ) -> tuple[int, Change]:
        """Note that help was used; how many events have happened then, and what that changed."""
        pool = None if cached.light else self._play.cache.threads
        noting = self._play.happen(
            cached, expect, None, lambda _: (event,), first=event, by=by, pool=pool
        )
        happened = await asyncio.shield(noting)
        assert happened.change is not None  # noqa: S101  # without a key nothing is repeated
        return happened.after.sequence, happened.change


def _told(happened: Happened, guesses: list[Guess], kind: str) -> Messages:
    """What an assist did."""
    over = happened.after.outcome.over
    if guesses and not over:
        return guesses[-1].why
    once = over or (kind == AUTO and happened.moves > 0)  # auto-play asks again and again
    return (summary(kind, happened.moves, more=happened.cut_short, over=once),)
