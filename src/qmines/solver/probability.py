"""Compute chances in the kernel: methods, budgets, and typed errors."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias, get_args

from qmines import _kernel
from qmines.core.position import Position
from qmines.errors import (
    BudgetExceeded,
    Cancelled,
    Contradiction,
    InvalidInput,
    QMinesError,
    expected,
)
from qmines.messages import Message
from qmines.solver.analysis import Analysis
from qmines.solver.budget import Budget, field_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from qmines.errors import Cell

    Progress = Callable[[float, int], None]

Method: TypeAlias = Literal["auto", "exact", "sampled", "rejection"]
"""How to compute chances; see ``analyse``."""
METHODS: Final[tuple[str, ...]] = get_args(Method)
DEFAULT_BUDGET: Final = Budget()
# The share of the budget that the exact count may use up; the sampler has the rest.
_COUNTING: Final = {"auto": 0.75, "exact": 1.0}
STANDARD_ERROR: Final = 0.005  # a 95% interval of ± 0.01
_MOST_THREADS: Final = 256
_CORES: Final = os.cpu_count() or 1  # a call takes a third as long as an Expert position
_LEAST_SECONDS: Final = 0.02  # to find the clues that clash, even if the budget is used up


class _Asked(NamedTuple):
    """The options of a call."""

    method: Method
    budget: Budget
    seed: int
    error: float
    threads: int
    cancel: _kernel.Cancel | None
    progress: Progress | None = None
    bounds: bool = True


def analyse(
    position: Position,
    *,
    method: Method = "auto",
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    error: float = STANDARD_ERROR,
    threads: int | None = None,
    cancel: _kernel.Cancel | None = None,
    progress: Progress | None = None,
    bounds: bool = True,
) -> Analysis:
    """Compute the chance of a mine in every hidden cell.

    >>> import qmines
    >>> analyse(qmines.Position.parse("1##", mines=1)).safe
    [(0, 2)]

    Args:
        position: the position; flags and question marks are not trusted.
        method: ``"auto"`` counts exactly, and estimates what does not fit into the budget;
            ``"exact"`` only counts; ``"sampled"`` samples everything; ``"rejection"`` places
            mines at random and keeps the boards that fit (for teaching).
        budget: time and memory.
        seed: the seed for sampling; the same seed gives the same samples.
        error: sampling stops when every standard error is at most this.
        threads: threads for sampling; all cores by default.
        cancel: a flag that any thread can set to stop the call.
        progress: called during sampling with the current error and number of samples.
        bounds: if the budget is too small even for sampling, return only what is proven
            (``Analysis.method`` is then ``"bounds"``) instead of raising.

    Raises:
        Contradiction: no board fits; ``cells`` is a minimal set of clues that contradict
            each other.
        BudgetExceeded: the budget ran out, and ``bounds`` is False or the method is
            ``"exact"`` or ``"rejection"``.
        Cancelled: the flag was set.
    """
    if not isinstance(position, Position):
        raise expected("position", "a Position", position)
    if not isinstance(budget, Budget):
        raise expected("budget", "a Budget", budget)
    _check(method, error)
    asked = _Asked(method, budget, seed, error, _threads(threads), cancel, progress, bounds)
    if method not in _COUNTING:
        return _estimate(position, asked)
    answer = _kernel.analyse(
        *field_of(position),
        density=position.density,
        seconds=budget.seconds * _COUNTING[method],
        mib=budget.mib,
        cancel=cancel,
    )
    return _settle(position, answer, asked)


def analyse_many(
    positions: Sequence[Position],
    *,
    method: Method = "auto",
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    error: float = STANDARD_ERROR,
    threads: int | None = None,
    cancel: _kernel.Cancel | None = None,
    write: bool = False,
) -> list[Analysis | QMinesError]:
    """Analyse many positions on all cores, each with its own budget.

    The list has the results in the order of the positions. If a position cannot be analysed,
    the list contains an error instead of a result. With ``write``, the counting threads also
    serialise the results to JSON (``Analysis.written``).

    >>> import qmines
    >>> positions = [qmines.Position.parse(text, mines=1) for text in ("1#", "1##")]
    >>> [len(found.safe) for found in analyse_many(positions)]
    [0, 1]
    """
    _check(method, error)
    asked = _Asked(method, budget, seed, error, _threads(threads), cancel)
    counted: Sequence[_kernel.Answer | None] = [None] * len(positions)
    if method in _COUNTING:
        counted = _kernel.analyse_many(
            [(p.cells, p.grid.width, p.grid.height, p.mines, p.density) for p in positions],
            seconds=budget.seconds * _COUNTING[method],
            mib=budget.mib,
            threads=asked.threads,
            cancel=cancel,
            write=write,
        )
    results: list[Analysis | QMinesError] = []
    for position, answer in zip(positions, counted, strict=True):
        try:
            results.append(
                _estimate(position, asked) if answer is None else _settle(position, answer, asked)
            )
        except QMinesError as refusal:
            results.append(refusal)
    return results


def _check(method: str, error: float) -> None:
    if method not in METHODS:
        raise InvalidInput(f"unknown method {method!r} (choose {', '.join(METHODS)})")
    if not 0 < error < 1:
        raise InvalidInput(f"the error must be between 0 and 1, not {error}")


def _threads(wanted: int | None) -> int:
    if wanted is not None and wanted < 1:
        raise InvalidInput(f"the number of threads must be at least 1, not {wanted}")
    return min(wanted or _CORES, _MOST_THREADS)


def _settle(position: Position, answer: _kernel.Answer, asked: _Asked) -> Analysis:
    """Return the exact answer, raise an error, or estimate with the rest of the budget."""
    if not answer.stopped and not answer.status:
        return Analysis(position, answer, "exact", asked.budget)
    _refuse(position, answer, asked.method, asked)
    return _estimate(position, asked, spent=answer.seconds)


def _estimate(position: Position, asked: _Asked, *, spent: float = 0.0) -> Analysis:
    answer = _kernel.estimate(
        *field_of(position),
        density=position.density,
        seed=asked.seed & 0xFFFFFFFFFFFFFFFF,
        error=asked.error,
        threads=asked.threads,
        everything=asked.method != "auto",
        rejection=asked.method == "rejection",
        progress=asked.progress,
        seconds=asked.budget.seconds - spent,
        mib=asked.budget.mib,
        cancel=asked.cancel,
        bounds=asked.bounds,
    )
    method: str = "sampled" if asked.method == "auto" else asked.method
    if answer.approximated:
        method = "approximated"
    if answer.bounded:
        method = "bounds"
    _refuse(position, answer, method, asked, spent=spent)
    analysis = Analysis(position, answer, method, asked.budget)
    analysis.seconds += spent
    return analysis


def sample_boards(
    position: Position,
    count: int = 1,
    *,
    seed: int = 0,
    budget: Budget = DEFAULT_BUDGET,
    cancel: _kernel.Cancel | None = None,
) -> NDArray[np.uint8]:
    """Draw boards uniformly at random from all that fit the position.

    The array has the shape (count, height, width), with 1 for a mine and 0 for a safe cell. If
    the mine total is unknown, boards are drawn with the probabilities given by the density.

    >>> import qmines
    >>> sample_boards(qmines.Position.parse("1##", mines=1), 2, seed=1).tolist()
    [[[0, 1, 0]], [[0, 1, 0]]]

    Raises:
        Contradiction: no board fits.
        BudgetExceeded: the budget ran out.
    """
    if count < 0:
        raise InvalidInput(f"the number of boards cannot be negative: {count}")
    if count * position.grid.cells > 1 << 31:
        cells = position.grid.cells
        raise InvalidInput(f"{count} boards of {cells} cells are too many at once: ask for fewer")
    start = time.perf_counter()
    boards, status, stopped = _kernel.sample(
        *field_of(position),
        density=position.density,
        count=count,
        seed=seed & 0xFFFFFFFFFFFFFFFF,
        seconds=budget.seconds,
        mib=budget.mib,
        cancel=cancel,
    )
    if stopped == "cancelled":
        raise Cancelled("sampling was cancelled")
    if stopped:
        raise needs_more("boards-need", stopped, budget)
    if status:
        spent = time.perf_counter() - start
        raise _contradiction(position, status, budget, spent, cancel)
    return boards.reshape(count, position.height, position.width)


def refuse_contradiction(
    position: Position, budget: Budget = DEFAULT_BUDGET, cancel: _kernel.Cancel | None = None
) -> None:
    """Raise ``Contradiction`` if counting shows, within half of the budget, that no board fits."""
    answer = _kernel.analyse(
        *field_of(position),
        density=position.density,
        count=False,
        seconds=budget.seconds / 2,
        mib=budget.mib,
        cancel=cancel,
    )
    if answer.status and not answer.stopped:
        raise _contradiction(position, answer.status, budget, answer.seconds, cancel)


def _refuse(
    position: Position, answer: _kernel.Answer, method: str, asked: _Asked, *, spent: float = 0.0
) -> None:
    """Raise an error if there is no answer, unless another method can still find one."""
    if answer.stopped == "cancelled":
        raise Cancelled("the analysis was cancelled")
    if answer.stopped:
        if method == "auto":
            return
        what = "exact-needs" if method == "exact" else "analysis-needs"
        raise needs_more(what, answer.stopped, asked.budget)
    if answer.status:
        spent += answer.seconds
        raise _contradiction(position, answer.status, asked.budget, spent, asked.cancel)


def needs_more(what: str, stopped: str, budget: Budget) -> BudgetExceeded:
    """The error for an exceeded budget; ``what`` is the start of a message's key."""
    if stopped == "memory":
        return BudgetExceeded(Message(f"{what}-memory", mib=budget.mib))
    return BudgetExceeded(Message(f"{what}-time", seconds=budget.seconds))


def _contradiction(
    position: Position, status: int, budget: Budget, spent: float, cancel: _kernel.Cancel | None
) -> Contradiction:
    """The error that names the clues, which are searched for in what is left of the budget."""
    indices, uses_total, minimal = _kernel.clash(
        *field_of(position),
        with_total=status == 2,
        seconds=max(_LEAST_SECONDS, budget.seconds - spent),
        mib=budget.mib,
        cancel=cancel,
    )
    cells = [position.grid.place(i) for i in indices]
    return Contradiction(
        _clash_message(position, cells, uses_total=uses_total, minimal=minimal),
        cells=cells,
        uses_total=uses_total,
        minimal=minimal,
    )


def _clash_message(
    position: Position, cells: list[Cell], *, uses_total: bool, minimal: bool
) -> Message:
    """Which clues contradict each other; native/browser/answers.cc has the same for the page."""
    kind = "clues" if cells else "any"
    args: dict[str, Any] = {}
    if cells:
        args = {"clues": [(*cell, position[cell]) for cell in cells], "count": len(cells)}
    if uses_total:
        kind = "clues-total" if cells else "total"
        args["mines"] = position.mines
    if cells and not minimal:
        kind += "-perhaps"
    return Message(f"contradiction-{kind}", **args)
