"""Asking the kernel: the method, the budget, and a typed error for every refusal."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from qmines import _kernel
from qmines.errors import BudgetExceeded, Cancelled, Contradiction, InvalidInput, QMinesError
from qmines.solver.analysis import Analysis
from qmines.solver.budget import Budget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from qmines.core.position import Position
    from qmines.errors import Cell

    Progress = Callable[[float, int], None]

METHODS: Final = ("auto", "exact", "sampled", "rejection")
DEFAULT_BUDGET: Final = Budget()
# What the exact count may use up before the sampler takes over.
_EXACT_SHARE: Final = 0.75
_STANDARD_ERROR: Final = 0.005  # a 95 % interval of ± 0.01
_MOST_NAMED: Final = 6


def analyse(
    position: Position,
    *,
    method: str = "auto",
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    error: float = _STANDARD_ERROR,
    threads: int | None = None,
    cancel: _kernel.Cancel | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Find the chance of a mine in every hidden cell.

    Args:
        position: what is seen; flags and question marks are not trusted.
        method: ``"auto"`` counts exactly and samples where that outlasts its share
            of the budget; ``"exact"`` only counts; ``"sampled"`` samples everything;
            ``"rejection"`` throws mines at random and keeps what fits (for teaching).
        budget: time and memory for the answer.
        seed: for the samplers; the same seed gives the same samples.
        error: the samplers stop when every chance's standard error is at most this.
        threads: for the sampler; all cores by default.
        cancel: a flag that any thread may raise to stop the call.
        progress: called now and then by the samplers with the error and the samples so far.

    Raises:
        Contradiction: no board fits; names a smallest set of clues that clash.
        BudgetExceeded: the budget ran out before an answer was found.
        Cancelled: the flag was raised.
    """
    if method not in METHODS:
        raise InvalidInput(f"{method!r} is not a method ({', '.join(METHODS)} are)")
    spent = 0.0
    if method in {"auto", "exact"}:
        seconds = budget.seconds * (_EXACT_SHARE if method == "auto" else 1.0)
        answer = _kernel.analyse(
            position.cells,
            position.grid.width,
            position.grid.height,
            position.mines,
            density=position.density,
            seconds=seconds,
            mib=budget.mib,
            cancel=cancel,
        )
        if not answer.stopped and not answer.status:
            return Analysis(position, answer, "exact", budget)
        _refuse(position, answer, method, budget, cancel)
        spent = answer.seconds
    if not 0 < error < 1:
        raise InvalidInput(f"the error must lie between 0 and 1, not {error}")
    answer = _kernel.estimate(
        position.cells,
        position.grid.width,
        position.grid.height,
        position.mines,
        density=position.density,
        seed=seed & 0xFFFFFFFFFFFFFFFF,
        error=error,
        threads=threads or os.cpu_count() or 1,
        everything=method != "auto",
        rejection=method == "rejection",
        progress=progress,
        seconds=budget.seconds - spent,
        mib=budget.mib,
        cancel=cancel,
    )
    _refuse(position, answer, method if method == "rejection" else "sampled", budget, cancel)
    analysis = Analysis(position, answer, "sampled" if method == "auto" else method, budget)
    analysis.seconds += spent
    return analysis


def analyse_many(
    positions: Sequence[Position],
    *,
    method: str = "auto",
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    threads: int | None = None,
) -> list[Analysis | QMinesError]:
    """Analyse many positions on all cores, answers in order, the budget for each alone.

    A position that is refused gives its error instead of raising it.
    """
    answers: list[_kernel.Answer | None] = [None] * len(positions)
    if method in {"auto", "exact"}:
        seconds = budget.seconds * (_EXACT_SHARE if method == "auto" else 1.0)
        plain = [(p.cells, p.grid.width, p.grid.height, p.mines, p.density) for p in positions]
        answers = list(
            _kernel.analyse_many(
                plain, seconds=seconds, mib=budget.mib, threads=threads or os.cpu_count() or 1
            )
        )
    results: list[Analysis | QMinesError] = []
    for position, answer in zip(positions, answers, strict=True):
        if answer is not None and not answer.stopped and not answer.status:
            results.append(Analysis(position, answer, "exact", budget))
            continue
        try:  # rare: sampled, or refused with its reason
            results.append(
                analyse(position, method=method, budget=budget, seed=seed, threads=threads)
            )
        except QMinesError as refusal:
            results.append(refusal)
    return results


def sample_boards(
    position: Position,
    count: int = 1,
    *,
    seed: int = 0,
    budget: Budget = DEFAULT_BUDGET,
    cancel: _kernel.Cancel | None = None,
) -> NDArray[np.uint8]:
    """Draw boards uniformly among all that fit, (count, height, width), 1 for a mine.

    With an unknown total they are drawn by their chance under the density.

    Raises:
        Contradiction: no board fits.
        BudgetExceeded: the budget ran out.
    """
    if count < 0:
        raise InvalidInput(f"{count} boards cannot be drawn")
    if count * position.grid.cells > 1 << 31:
        raise InvalidInput(f"{count} boards of {position.grid.cells} cells do not fit into memory")
    boards, status, stopped = _kernel.sample(
        position.cells,
        position.grid.width,
        position.grid.height,
        position.mines,
        density=position.density,
        count=count,
        seed=seed & 0xFFFFFFFFFFFFFFFF,
        seconds=budget.seconds,
        mib=budget.mib,
        cancel=cancel,
    )
    if stopped == "cancelled":
        raise Cancelled("the drawing was cancelled")
    if stopped:
        raise BudgetExceeded(_budget_sentence("drawing boards exactly", stopped, budget))
    if status:
        raise _contradiction(position, budget, cancel, with_total=status == 2)
    return boards.reshape(count, position.height, position.width)


def _refuse(
    position: Position,
    answer: _kernel.Answer,
    method: str,
    budget: Budget,
    cancel: _kernel.Cancel | None,
) -> None:
    """Raise what stands in the way of an answer, unless another method may still find one."""
    if answer.stopped == "cancelled":
        raise Cancelled("the analysis was cancelled")
    if answer.stopped:
        if method == "auto":
            return
        what = {
            "exact": "counting exactly",
            "sampled": "sampling",
            "rejection": "throwing mines at random",
        }[method]
        raise BudgetExceeded(_budget_sentence(what, answer.stopped, budget))
    if answer.status:
        raise _contradiction(position, budget, cancel, with_total=answer.status == 2)


def _budget_sentence(what: str, reason: str, budget: Budget) -> str:
    limit = {
        "time": f"{budget.seconds:g} s",
        "memory": f"{budget.mib} MiB",
        "width": f"{budget.seconds:g} s",
    }[reason]
    next_step = {"counting exactly": "allow more, or let it be sampled (method auto)"}.get(
        what, "allow more"
    )
    return f"{what} takes more than {limit}: {next_step}"


def _contradiction(
    position: Position,
    budget: Budget,
    cancel: _kernel.Cancel | None,
    *,
    with_total: bool,
) -> Contradiction:
    indices, uses_total, minimal = _kernel.clash(
        position.cells,
        position.width,
        position.height,
        position.mines,
        with_total=with_total,
        seconds=budget.seconds,
        mib=budget.mib,
        cancel=cancel,
    )
    cells = [position.grid.place(i) for i in indices]
    return Contradiction(
        _clash_sentence(position, cells, uses_total=uses_total, minimal=minimal),
        cells=cells,
        uses_total=uses_total,
    )


def _clash_sentence(
    position: Position, cells: list[Cell], *, uses_total: bool, minimal: bool
) -> str:
    total = f" with {position.mines} mines in all" if uses_total else ""
    if not cells:
        return f"no board fits{total}"
    named = [f"{position[cell]} at row {cell[0]}, column {cell[1]}" for cell in cells]
    if len(named) > _MOST_NAMED:
        named[_MOST_NAMED:] = [f"{len(named) - _MOST_NAMED} more"]
    if len(named) == 1:
        return f"no board fits{total}: the {named[0]} cannot hold"
    both = "both" if len(cells) == 2 else "all"
    listed = f"{', the '.join(named[:-1])} and the {named[-1]}"
    if len(cells) > _MOST_NAMED:
        listed = f"{', the '.join(named[:-1])} and {named[-1]}"
    hedge = "" if minimal else " (perhaps fewer of them are to blame)"
    return f"no board fits{total}: the {listed} cannot {both} hold{hedge}"
