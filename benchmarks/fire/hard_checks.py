"""What an answer must be to be no wrong number, found without the solver.

Contradictions and certainties are asked of an integer programme (HiGHS), small positions are
written out board by board, the others must keep sums that hold for every board.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

from qmines.core.position import HIDDEN, MINE, SAFE, Position
from solver import twin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hard_boards import Hard

SECONDS = 10.0  # for one question to the integer programme
ROUNDING = 1e-9
FAR_OFF = 8.0  # standard errors that no sampled sum or chance may be off
FINEST = 0.002  # a smaller standard error is taken as this
_INFEASIBLE = 2  # what milp says where nothing fits


class Programme:
    """A position as sums over groups of cells that touch the same clues."""

    def __init__(self, position: Position, clues: set[int], *, use_total: bool) -> None:
        grid, cells = position.grid, position.cells
        touching: dict[int, list[int]] = {}
        order = sorted(clues)
        needs = []
        for row, clue in enumerate(order):
            needs.append(cells[clue])
            for n in grid.neighbours(clue):
                if cells[n] == MINE:
                    needs[-1] -= 1
                elif HIDDEN <= cells[n] < MINE:
                    touching.setdefault(n, []).append(row)
        self.group: dict[int, int] = {}
        keys: dict[tuple[int, ...], int] = {}
        for index, code in enumerate(cells):
            if HIDDEN <= code < MINE:
                key = tuple(touching.get(index, ()))
                self.group[index] = keys.setdefault(key, len(keys))
        self.sizes = np.bincount(list(self.group.values()), minlength=len(keys)).astype(float)
        entries = [(row, number) for key, number in keys.items() for row in key]
        self.rows = len(order)
        if use_total and position.mines is not None:
            needs.append(position.mines - cells.count(MINE))
            entries += [(self.rows, number) for number in range(len(keys))]
            self.rows += 1
        self.needs = np.array(needs, float)
        at = np.array(entries, int).reshape(-1, 2)
        shape = (self.rows, len(keys))
        self.sums = csr_array((np.ones(len(at)), (at[:, 0], at[:, 1])), shape=shape)

    def fits(self, least: dict[int, int] | None = None, most: dict[int, int] | None = None) -> Any:
        """Whether a board fits, some groups bounded; None where that is not known in time."""
        if not len(self.sizes) or not self.rows:
            return bool(np.all(self.needs == 0)) if self.rows else True
        low, high = np.zeros_like(self.sizes), self.sizes.copy()
        for group, bound in (least or {}).items():
            low[group] = bound
        for group, bound in (most or {}).items():
            high[group] = bound
        if (low > high).any():
            return False
        found = milp(
            np.zeros_like(self.sizes),
            constraints=LinearConstraint(self.sums, self.needs, self.needs),
            integrality=np.ones_like(self.sizes),
            bounds=Bounds(low, high),
            options={"time_limit": SECONDS},
        )
        return True if found.x is not None else False if found.status == _INFEASIBLE else None


def _clues(position: Position) -> set[int]:
    return {i for i, code in enumerate(position.cells) if code < HIDDEN}


def contradiction(hard: Hard, said: dict[str, Any]) -> Iterator[str]:
    """A refusal because no board fits: none does, and for the reason that is given."""
    position = hard.position
    if hard.mask is not None:
        yield "a contradiction where a board fits"
        return
    named = {position.grid.index(*cell) for cell in said["cells"]}
    cut = Programme(position, named, use_total=said["uses_total"])
    if cut.fits():
        yield f"the clues that are named do not clash: {said['message']}"
    if said["hedged"] or len(named) > 12:
        return
    for one in named:
        if Programme(position, named - {one}, use_total=said["uses_total"]).fits() is False:
            yield f"fewer clues clash already: {said['message']}"


def answer(hard: Hard, said: dict[str, Any], number: int) -> Iterator[str]:
    """Chances, exact or sampled: sums, certainties, and the truth where it is known."""
    position, chance = hard.position, said["chance"]
    codes = np.frombuffer(position.cells, np.uint8)
    closed = codes >= HIDDEN
    if not np.array_equal(np.isnan(chance), ~closed):
        yield "a chance for an open cell, or none for a hidden one"
        return
    if closed.any() and not ((chance[closed] >= 0) & (chance[closed] <= 1)).all():
        yield "a chance outside 0 and 1"
    exact = said["method"] == "exact"
    estimated = said["method"] in {"approximated", "sampled"}
    if exact == (said["error"] is not None) or exact == estimated:
        yield f"marked {said['method']}, but with{'' if exact else 'out'} errors"
        return
    yield from _sums(position, chance, said["error"])
    safe, mined = (np.array(said[name], int) for name in ("safe", "mined"))
    certain = np.concatenate([safe, mined])
    if exact:
        settled = np.flatnonzero(closed & ((chance == 0) | (chance == 1)))
        asserted = np.flatnonzero((codes == MINE) | (codes == SAFE))
        if not np.array_equal(np.union1d(certain, asserted), np.union1d(settled, asserted)):
            yield "0 or 1 is not what is certain"
    if (chance[safe] != 0).any() or (chance[mined] != 1).any():
        yield "certain, but neither 0 nor 1"
    if hard.mask is not None:
        truth = np.frombuffer(hard.mask, np.uint8)
        if truth[safe].any() or not truth[mined].all():
            yield "called certain, and is not so"
    elif (
        len(codes) <= 100_000
        and Programme(position, _clues(position), use_total=True).fits() is False
    ):
        yield "chances for what no board fits"
        return
    if number % 4 == 0 and len(codes) <= 20_000:
        yield from _asked_otherwise(position, chance, certain, exact=exact, number=number)


def _sums(position: Position, chance: Any, errors: Any) -> Iterator[str]:
    """The chances around a clue add up to it, and all of them to the total."""
    full = np.nan_to_num(chance)
    slack = np.full(len(full), ROUNDING) if errors is None else _errors(errors) * FAR_OFF
    height, width = position.height, position.width
    wide = np.pad(full.reshape(height, width), 1)
    loose = np.pad(slack.reshape(height, width), 1)
    around, room = (
        sum(
            one[1 + r : height + 1 + r, 1 + c : width + 1 + c]
            for r in (-1, 0, 1)
            for c in (-1, 0, 1)
            if (r, c) != (0, 0)
        ).ravel()
        for one in (wide, loose)
    )
    codes = np.frombuffer(position.cells, np.uint8)
    clue = codes < HIDDEN
    if (np.abs(around[clue] - codes[clue]) > room[clue]).any():
        at = position.grid.place(int(np.flatnonzero(clue & (np.abs(around - codes) > room))[0]))
        yield f"the chances around {at} add up to {around[position.grid.index(*at)]:.9f}"
    if position.mines is not None and abs(full.sum() - position.mines) > slack.sum() + ROUNDING:
        yield f"the chances add up to {full.sum():.6f} mines of {position.mines}"


def _errors(errors: Any) -> Any:
    return np.maximum(np.nan_to_num(errors), FINEST)


def _asked_otherwise(
    position: Position, chance: Any, certain: Any, *, exact: bool, number: int
) -> Iterator[str]:
    """Three cells: what is certain has no other way, what is not has both."""
    programme = Programme(position, _clues(position), use_total=True)
    dice = random.Random(number)
    free = sorted(programme.group)
    wanted = [int(i) for i in certain if int(i) in programme.group]
    some = dice.sample(wanted, min(2, len(wanted))) + dice.sample(free, min(1, len(free)))
    sure = set(map(int, certain))
    for cell in some:
        group = programme.group[cell]
        mined = programme.fits(least={group: 1})
        safe = programme.fits(most={group: int(programme.sizes[group]) - 1})
        place = position.grid.place(cell)
        if cell in sure and (mined if chance[cell] == 0 else safe):
            yield f"{place} is called certain, and is not so"
        if exact and cell not in sure and (mined is False or safe is False):
            yield f"{place} is certain, and is not called so"


def small(hard: Hard, said: dict[str, Any]) -> Iterator[str]:
    """Every board written out."""
    truth = twin.solve(hard.position)
    if truth is None or "chance" not in said:
        if (truth is None) != (said["kind"] == "contradiction"):
            yield f"{said['kind']}, but boards {'do not' if truth is None else 'do'} fit"
        return
    if said["boards"] not in (None, truth.boards):
        yield f"{said['boards']} boards, not {truth.boards}"
    for place, expected in truth.mine_probability.items():
        found = said["chance"][hard.position.grid.index(*place)]
        if abs(found - float(expected)) > ROUNDING:
            yield f"a chance of {found} at {place}, not {expected}"


def disagreement(first: dict[str, Any], second: dict[str, Any]) -> Iterator[str]:
    """An exact and a sampled answer to the same question."""
    exact, sampled = sorted((first, second), key=lambda said: said["method"])
    off = np.nan_to_num(np.abs(exact["chance"] - sampled["chance"]))
    worst = (off / _errors(sampled["error"])).max(initial=0.0)
    if worst > FAR_OFF:
        yield f"sampled and exact chances are {worst:.1f} standard errors apart"


def calibration(answers: list[tuple[Hard, dict[str, Any]]]) -> float:
    """Student's t of the hypothesis that the chances are those of the boards behind them.

    Where every board that fits was equally likely, mines minus chances have mean 0, weighed
    by anything that the answer itself says: here by how far each chance is from a half.
    """
    scores = []
    for hard, said in answers:
        chance = said["chance"]
        closed = ~np.isnan(chance)
        mined = np.frombuffer(hard.mask or b"", np.uint8)[closed]
        weights = chance[closed] - 0.5
        scores.append(float(weights @ (mined - chance[closed])) / max(1.0, closed.sum() ** 0.5))
    if len(scores) < 5:
        return 0.0
    return float(np.mean(scores) / (np.std(scores, ddof=1) / len(scores) ** 0.5))
