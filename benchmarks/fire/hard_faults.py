"""Mistakes for ``hard.py`` to find: each changes the solver in a child process, nothing else."""

# ruff: noqa: SLF001  (a mistake is planted wherever it belongs)
from __future__ import annotations

import functools
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from qmines.errors import Contradiction
from qmines.solver import probability
from qmines.solver.analysis import Analysis

if TYPE_CHECKING:
    from collections.abc import Callable


def _beyond(overrun: Callable[[], object]) -> None:
    """Sampling goes on beyond its budget: the same on a slow and on a fast machine."""
    real = probability._kernel

    def estimate(*arguments: Any, **named: Any) -> Any:
        kept = overrun()
        answer = real.estimate(*arguments, **named)
        del kept
        return answer

    calls = {name: getattr(real, name) for name in ("analyse", "clash")}
    probability._kernel = SimpleNamespace(estimate=estimate, **calls)


def _busy() -> None:
    """Use up CPU time, which budgets count."""
    end = time.thread_time() + 2.5
    while time.thread_time() < end:
        pass


def late() -> None:
    """The clock is not looked at for a while."""
    _beyond(_busy)


def greedy() -> None:
    """Memory is taken that nobody counts."""
    _beyond(lambda: b"\1" * (320 << 20))


def unmarked() -> None:
    """A sampled answer that is called exact."""
    probability._COUNTING["auto"] = 1e-9
    plain = Analysis.__init__

    def made(self: Analysis, position: Any, answer: Any, _: str, budget: Any) -> None:
        plain(self, position, answer, "exact", budget)

    Analysis.__init__ = made


def _chances(change: Callable[[Any], None]) -> None:
    plain = Analysis.mine_probability.func

    def changed(self: Analysis) -> Any:
        chances = plain(self).copy()
        change(chances.reshape(-1))
        return chances

    Analysis.mine_probability = functools.cached_property(changed)
    Analysis.mine_probability.__set_name__(Analysis, "mine_probability")


def inexact() -> None:
    """One chance in each answer is a little off."""

    def change(chances: Any) -> None:
        doubtful = ((chances > 0.01) & (chances < 0.99)).nonzero()[0]
        if len(doubtful):
            chances[doubtful[len(doubtful) // 2]] += 1e-6

    _chances(change)


def certain() -> None:
    """What is probably safe is called so."""
    plain = Analysis.safe.func

    def changed(self: Analysis) -> Any:
        chances = self.mine_probability
        small = ((chances > 0) & (chances < 0.1)).nonzero()
        chances[small] = 0.0
        return [*plain(self), *zip(*(axis.tolist() for axis in small), strict=True)]

    Analysis.safe = functools.cached_property(changed)
    Analysis.safe.__set_name__(Analysis, "safe")


def blames() -> None:
    """A contradiction that names one clue too few."""
    plain = Contradiction.__init__

    def made(self: Contradiction, message: str, *, cells: Any = (), **more: bool) -> None:
        plain(self, message, cells=list(cells)[1:], **more)

    Contradiction.__init__ = made


def untyped() -> None:
    """A refusal that is no error of ours."""

    def refused(*_: Any, **__: Any) -> None:
        raise MemoryError("std::bad_alloc")

    probability._refuse = refused


def crash() -> None:
    """A position that ends the process."""
    import os  # noqa: PLC0415
    import signal  # noqa: PLC0415

    probability._estimate = lambda *_, **__: os.kill(os.getpid(), signal.SIGSEGV)


FAULTS: dict[str, tuple[Callable[[], None], str]] = {
    "late": (late, " s"),
    "greedy": (greedy, " MiB"),
    "unmarked": (unmarked, "marked exact"),
    "inexact": (inexact, "add up to"),
    "certain": (certain, "certain, and is not so"),
    "blames": (blames, "do not clash"),
    "untyped": (untyped, "MemoryError"),
    "crash": (crash, "signal 11"),
}
"""What plants each, and what a finding must say."""
