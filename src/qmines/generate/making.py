"""Generate no-guess boards in the kernel: in batches, with a time limit and progress."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final

from qmines import _kernel
from qmines.core.deduction import EASIEST, HARDEST, Technique
from qmines.errors import BudgetExceeded, Cancelled
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from qmines.core.levels import Level
    from qmines.solver import Budget, Cancel

_FIRST_CHUNK: Final = 64  # attempts of a call; later ones grow
_MOST_AT_ONCE: Final = 1 << 24  # cells of the boards of a call
_WORTHWHILE: Final = 0.05  # seconds; shorter calls are made larger


@dataclass(frozen=True, slots=True)
class BoardRequest:
    """A request for boards: level, first cell, method, and the hardest and easiest grade."""

    level: Level
    start: int
    fast: bool
    hardest: Technique
    least: Technique

    def make(
        self,
        seeds: list[int],
        first: int,
        attempts: int,
        *,
        threads: int = 1,
        seconds: float,
        cancel: Cancel | None = None,
    ) -> tuple[list[bytes | None], list[int], str]:
        """The boards (None if not found), the attempts for each, and why it stopped early."""
        boards, made, stopped = _kernel.no_guess(
            *self.level,
            self.start,
            seeds,
            fast=self.fast,
            hardest=self.hardest.rank,
            least=self.least.rank,
            first=first,
            attempts=attempts,
            threads=threads,
            seconds=seconds,
            cancel=cancel,
        )
        counts: list[int] = made.tolist()
        masks = [
            board.tobytes() if count else None for board, count in zip(boards, counts, strict=True)
        ]
        return masks, counts, stopped


@dataclass(frozen=True, slots=True, kw_only=True)
class Maker:
    """Generates boards until there are enough, or time runs out."""

    wish: BoardRequest
    budget: Budget
    threads: int
    progress: Callable[[int, int], None] | None
    cancel: Cancel | None

    def boards(self, seeds: Iterator[int]) -> Iterator[tuple[bytes, int]]:
        """A board for each seed, with its number of attempts."""
        at_once, done, tried = self.threads, 0, 0
        most = max(1, _MOST_AT_ONCE // self.wish.level.grid.cells)
        while batch := list(islice(seeds, at_once)):
            began = time.monotonic()
            found = self._batch(batch, done, tried)
            if time.monotonic() - began < _WORTHWHILE:
                at_once = min(2 * at_once, most)
            done += len(batch)
            tried += sum(attempts for _, attempts in found)
            yield from found

    def _batch(self, seeds: list[int], done: int, tried: int) -> list[tuple[bytes, int]]:
        """One batch of boards; ``done`` and ``tried`` count earlier boards and attempts."""
        found: dict[int, tuple[bytes, int]] = {}
        first, chunk = 0, _FIRST_CHUNK
        began = now = time.monotonic()
        while missing := [place for place in range(len(seeds)) if place not in found]:
            masks, counts, stopped = self.wish.make(
                [seeds[place] for place in missing],
                first,
                chunk,
                threads=self.threads,
                seconds=max(began + self.budget.seconds - now, 1e-3),
                cancel=self.cancel,
            )
            taken, now = time.monotonic() - now, time.monotonic()
            for place, mask, attempts in zip(missing, masks, counts, strict=True):
                if mask is not None:
                    found[place] = mask, attempts
                    began = now
            if stopped == "cancelled":
                raise Cancelled("board generation was cancelled")
            if stopped and now >= began + self.budget.seconds:
                raise BudgetExceeded(_refusal(self.wish, self.budget, first))
            if not stopped:
                first += chunk
                chunk *= 1 + (taken < _WORTHWHILE)
            if self.progress is not None:
                spent = sum(attempts for _, attempts in found.values())
                spent += first * (len(seeds) - len(found))
                self.progress(done + len(found), tried + spent)
        return [found[place] for place in range(len(seeds))]


def _refusal(wish: BoardRequest, budget: Budget, attempts: int) -> str:
    board = f"{wish.level.width}×{wish.level.height} no-guess board"
    board += f" with {plural(wish.level.mines, 'mine')}"
    if wish.least is not EASIEST:
        board += f", grade {wish.least}"
    elif wish.hardest is not HARDEST:
        board += f" and no technique harder than {wish.hardest}"
    advice = "try fewer mines" if wish.fast else "try fewer mines or the fast method"
    return f"found no {board} in {budget.seconds:g} s (at least {attempts:,} attempts): {advice}"
