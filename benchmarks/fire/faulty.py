"""Start ``qmines`` with a mistake planted in it, to see whether a test finds it.

    python benchmarks/fire/faulty.py FAULT web --no-browser --port 0

| fault | mistake | what has to find it |
|---|---|---|
| early | moves are acknowledged before their commit | kills.py, outages.py |
| buffer | five groups of moves are kept back | kills.py |
| unsynced | the database is told not to sync | syncs.py |
| swallow | who comes too late is told that all went well | clicks.py |
| deaf | moves are acknowledged although the store failed | outages.py |
| stubborn | what nobody waits for any more is worked out to its end | cancel.py |
| sleepy | a commit takes 60 ms more | load.py |
| heavy | every socket keeps 64 KiB | idle.py |
| leaky | every move leaves 20 KiB behind | soak.py |
| backwards | games are timed by the time of day | jumps.py |
| forgetful | reading a game again loses time, and a used key has it read again | clock.py |
| patient | whoever never finishes a request is waited for without end | slow.py |
| endless | all messages are kept for whoever does not read | unread.py |
| first_come | solvers work for whoever asked first, however much that is | flood.py |
| unkept | pages and files are made again for each request | flood.py pages |
| unlimited_headers | headers, targets and trailers of any size are accepted | headers.py |
| narrow | IPv6 networks larger than a /64 are not counted together | logins.py |
| unmetered | what one address stores is not counted | disk.py |
| shared_pool | boards without guesses are dealt by the threads that load games | dealing.py |
| inline | to explain a cell, the event loop tells the whole game | explain.py |
| timeless | solvers may work on one answer without end | deadlines.py |
| one_address | all clients share the limits of one address | everything.py |

Nothing of this is in the package.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import event as signals

from qmines.cli import main
from qmines.store import Receipt, Stale, Store, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from qmines.store import Append

_append_all = Store.append_all
_DELAY = 0.03  # seconds between the answer and the commit
_KEPT_BACK = 5


def _receipts(appends: Sequence[Append]) -> list[Receipt]:
    """What the store would say, if it had stored them."""
    return [Receipt(one.after + len(one.records) - 1, one.records[-1].hash) for one in appends]


def early() -> None:
    """Acknowledge before the commit."""

    def append_all(store: Store, appends: Sequence[Append]) -> list[Receipt]:
        threading.Timer(_DELAY, _append_all, (store, appends)).start()
        return _receipts(appends)

    Store.append_all = append_all


def buffer() -> None:
    """Keep five groups back."""
    waiting: list[Sequence[Append]] = []

    def append_all(store: Store, appends: Sequence[Append]) -> list[Receipt]:
        waiting.append(appends)
        if len(waiting) > _KEPT_BACK:
            for earlier in waiting:
                _append_all(store, earlier)
            waiting.clear()
        return _receipts(appends)

    Store.append_all = append_all


def unsynced() -> None:
    """Commit without a sync; the check at the start is passed."""
    opened = Store.__init__

    def init(store: Store, *arguments: Any, **more: Any) -> None:
        opened(store, *arguments, **more)
        engine = store.database._engine  # noqa: SLF001
        engine.dispose()
        signals.listen(
            engine, "connect", lambda c, _: c.execute("PRAGMA synchronous = OFF"), insert=False
        )

    Store.__init__ = init


def swallow() -> None:
    """Tell whoever comes too late that all went well, with what others did."""
    from qmines.web.live.moves import Happened, MoveService  # noqa: PLC0415

    happen = MoveService.happen

    async def happened(play: MoveService, cached: Any, *arguments: Any, **more: Any) -> Happened:
        try:
            return await happen(play, cached, *arguments, **more)
        except Stale:
            before = dataclasses.replace(cached.view, sequence=cached.view.sequence - 1)
            return Happened(before, cached.view, 0)

    MoveService.happen = happened


def deaf() -> None:
    """Acknowledge although the store failed."""

    def append_all(store: Store, appends: Sequence[Append]) -> list[Any]:
        try:
            return _append_all(store, appends)
        except StoreError:
            return _receipts(appends)

    Store.append_all = append_all


def stubborn() -> None:
    """Stop a solver only a while after nobody waits for it any more."""
    from qmines.web.solver import pool  # noqa: PLC0415

    def kill(worker: Any) -> None:
        if worker._process is not None:  # noqa: SLF001
            threading.Timer(3.0, worker._process.kill).start()  # noqa: SLF001

    pool._Worker.kill = kill  # noqa: SLF001


def sleepy() -> None:
    """Take longer over every commit."""

    def append_all(store: Store, appends: Sequence[Append]) -> list[Any]:
        time.sleep(0.06)
        return _append_all(store, appends)

    Store.append_all = append_all


def heavy() -> None:
    """Keep 64 KiB with every socket."""
    from qmines.web.live.socket_connection import SocketConnection  # noqa: PLC0415

    made = SocketConnection.__init__

    def init(line: SocketConnection, *arguments: Any) -> None:
        made(line, *arguments)
        line.kept = b"\1" * (64 << 10)  # type: ignore[attr-defined]

    SocketConnection.__init__ = init


def leaky() -> None:
    """Leave 20 KiB behind with every move."""
    left: list[bytes] = []

    def append_all(store: Store, appends: Sequence[Append]) -> list[Any]:
        left.extend(b"\1" * (20 << 10) for _ in appends)
        return _append_all(store, appends)

    Store.append_all = append_all


def backwards() -> None:
    """Time games by the time of day, which may jump."""
    from qmines.web.live import game_cache  # noqa: PLC0415

    made = game_cache.GameCache.__init__

    def init(self: game_cache.GameCache, store: Store, **given: Any) -> None:
        made(self, store, **given | {"clock": time.time})

    game_cache.GameCache.__init__ = init


def forgetful() -> None:
    """Drop the time since the last event when a game is read again, as a used key has it."""
    from qmines.play.live import LiveGame  # noqa: PLC0415
    from qmines.session.clock import Clock  # noqa: PLC0415

    resume, withdraw = Clock.resume, LiveGame.withdraw

    def withdrawn(live: LiveGame, attempt: Any) -> None:
        withdraw(live, attempt)
        resume(live.game._clock)  # noqa: SLF001

    Clock.resume = lambda clock, _=None: resume(clock)
    LiveGame.has_happened = lambda *_: False
    LiveGame.withdraw = withdrawn


def patient() -> None:
    """Wait for the rest of a request without end."""
    from qmines.web.http import connection_limits, guard  # noqa: PLC0415

    connection_limits.HEADER_SECONDS = guard.BODY_PATIENCE = 1e6


def endless() -> None:
    """Keep all messages for whoever does not read."""
    from qmines.web.live import socket_connection  # noqa: PLC0415

    socket_connection.MOST_WAITING = 1 << 30


def unlimited_headers() -> None:
    """Accept headers, targets and trailers of any size."""
    from qmines.web.http import connection_limits  # noqa: PLC0415

    connection_limits.MAX_HEADER_BYTES = connection_limits.MAX_TARGET_BYTES = 1 << 60
    connection_limits.MAX_HEADER_LINES = connection_limits.MAX_PIPELINED = 1 << 60


def unkept() -> None:
    """Make a page or a file again for each request."""
    from qmines.web.http.static_files import Pages  # noqa: PLC0415

    async def made(self: Pages, wanted: Any) -> Any:
        return await asyncio.to_thread(self._made, self._contents, wanted)

    Pages._file = made  # noqa: SLF001  # the part that is faulty


def first_come() -> None:
    """Answer those who ask the solvers in the order of their requests."""
    from qmines.web.solver.pool import Solvers  # noqa: PLC0415

    made, asked = Solvers.__init__, Solvers.ask

    def init(solvers: Solvers, count: int, waiting: int, **_: Any) -> None:
        made(solvers, count, waiting)

    async def ask(solvers: Solvers, *arguments: Any, **more: Any) -> Any:
        return await asked(solvers, *arguments, **more | {"asker": "everybody"})

    Solvers.__init__, Solvers.ask = init, ask


def narrow() -> None:
    """Count every IPv6 /64 by itself, as if it were not one of 65,536 of the same owner."""
    from qmines.store.accounts import accounts, addresses  # noqa: PLC0415
    from qmines.web.solver import fair_queue  # noqa: PLC0415

    for module in (accounts, addresses, fair_queue):
        module.network_of = str


def unmetered() -> None:
    """Let everybody store as much as they like."""
    from qmines.web.http.storage_quota import Quota  # noqa: PLC0415

    Quota._take = lambda _, wanted, __: wanted  # noqa: SLF001


def inline() -> None:
    """Tell the whole game on the event loop to explain one cell."""
    from qmines.quantum.story import story  # noqa: PLC0415
    from qmines.web.http.errors import answer  # noqa: PLC0415
    from qmines.web.routes import help_routes  # noqa: PLC0415

    async def explain(ask: Any) -> Any:
        view = (await ask.game()).view
        position, cell = view.qubits.position, view.grid.index(ask.query.row, ask.query.column)
        told = zip(story(position), position.history, strict=True)
        found = [messages for messages, step in told if step.cell == cell]
        messages = [message.document() for each in found for message in each]
        return answer({"sequence": view.sequence, "messages": messages})

    help_routes.ROUTES[:] = [
        dataclasses.replace(way, do=explain) if way.do is help_routes.explain else way
        for way in help_routes.ROUTES
    ]


def timeless() -> None:
    """Wait for solvers without a deadline."""
    from qmines.web.solver.pool import Solvers  # noqa: PLC0415

    asked = Solvers.ask

    async def ask(solvers: Solvers, *arguments: Any, **more: Any) -> Any:
        return await asked(solvers, *arguments, **more | {"seconds": None})

    Solvers.ask = ask


def one_address() -> None:
    """Let everybody share the limits, quotas and turns of one address."""
    from qmines.web.http import context  # noqa: PLC0415

    context.address_of = lambda _: "everybody"


def shared_pool() -> None:
    """Deal boards on the threads that load games, without shares, and refuse no set-up."""
    from qmines.modes import registry  # noqa: PLC0415
    from qmines.web.live import game_cache, thread_shares  # noqa: PLC0415

    game_cache.dealt_elsewhere = contextlib.nullcontext
    registry.check_dealable = lambda _: None
    thread_shares.THREADS = thread_shares.COMPUTING_THREADS = 1000
    game_cache.COMPUTING = thread_shares.COMPUTING._replace(burst=1e9)


FAULTS: dict[str, Callable[[], None]] = {
    plant.__name__: plant
    for plant in (
        early, buffer, unsynced, swallow, deaf, stubborn, sleepy, heavy, leaky, backwards,
        forgetful, patient, endless, unlimited_headers, first_come, unkept, unmetered, inline,
        shared_pool, one_address, timeless, narrow,
    )
}  # fmt: skip

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    main(sys.argv[2:])
