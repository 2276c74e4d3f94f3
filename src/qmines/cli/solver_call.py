"""Run one analysis with a progress bar and Ctrl-C support."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from qmines import solver
from qmines.solver import Budget, Cancel
from qmines.words import short

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from rich.progress import Progress

    from qmines.core.position import Position
    from qmines.solver import Analysis
    from qmines.solver.probability import Method

_PATIENCE: Final = 0.25  # seconds before a bar appears; most analyses take under 0.001
_TICK: Final = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class SolverOptions:
    """The command's options for the position and the solver."""

    method: Method = "auto"
    budget: Budget = field(default_factory=Budget)
    seed: int = 0
    error: float = 0.005
    threads: int | None = None
    mines: int | None = None
    density: float | None = None
    trust_flags: bool = False

    def shape(self, position: Position) -> Position:
        """Apply the mine total, density and trusted flags to a position."""
        if self.density is not None:
            position = position.with_mines(None, density=self.density)
        elif self.mines is not None:
            position = position.with_mines(self.mines)
        return position.trust_flags() if self.trust_flags else position

    def ask(
        self,
        position: Position,
        *,
        threads: int | None = None,
        cancel: Cancel | None = None,
        progress: Callable[[float, int], None] | None = None,
    ) -> Analysis:
        """Analyse one position."""
        return solver.analyse(
            position,
            method=self.method,
            budget=self.budget,
            seed=self.seed,
            error=self.error,
            threads=threads or self.threads,
            cancel=cancel,
            progress=progress,
        )


class SamplerProgress:
    """Progress of a sampler, written by one thread and read by another."""

    def __init__(self, goal: float) -> None:
        self.goal = goal
        self.error = float("inf")
        self.samples = 0

    def __call__(self, error: float, samples: int) -> None:
        """Update the progress."""
        self.error, self.samples = error, samples

    @property
    def done(self) -> float:
        """The fraction done; the error falls with the square root of the sample count."""
        return min(1.0, (self.goal / self.error) ** 2) if self.error > 0 else 1.0


def ask(position: Position, settings: SolverOptions) -> Analysis:
    """Analyse in another thread so that this one can draw a bar and handle Ctrl-C."""
    cancel, watch = Cancel(), SamplerProgress(settings.error)
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(settings.ask, position, cancel=cancel, progress=watch)
        try:
            if not wait([answer], _PATIENCE).done:
                first = "counting" if settings.method in {"auto", "exact"} else "sampling"
                _watched(answer, watch, first)
        except BaseException:
            cancel.set()
            raise
        return answer.result()


def _watched(answer: Future[Analysis], watch: SamplerProgress, first: str) -> None:
    """Wait for the analysis while showing a progress bar on a terminal."""
    with _bar() as bar:
        task = bar.add_task(first, total=None, said="")
        since = time.monotonic()
        while not wait([answer], _TICK).done:
            if watch.samples:
                rate = watch.samples / (time.monotonic() - since)
                said = f"± {watch.error:.2%}, {short(watch.samples)} samples, {short(rate)}/s"
                bar.update(task, description="sampling", total=1, completed=watch.done, said=said)
            else:
                since = time.monotonic()


def _bar() -> Progress:
    from rich import progress  # noqa: PLC0415  # slow to import, only needed for long work
    from rich.console import Console  # noqa: PLC0415

    console = Console(stderr=True)
    return progress.Progress(
        progress.TextColumn("{task.description}"),
        progress.BarColumn(bar_width=16),
        progress.TextColumn("{task.fields[said]}"),
        progress.TimeElapsedColumn(),
        progress.TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
