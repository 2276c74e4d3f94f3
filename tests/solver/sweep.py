"""An exact count for fields of full size, cell by cell, in whole numbers.

A plain sweep over each connected part of the field: the state is what each clue that
has been met, but not left, still needs. A polynomial in the number of mines is one large
int: its coefficients stand side by side, far enough apart that they never touch.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from solver.twin import Place, constraints

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.core.position import Position


class TooWide(Exception):
    """Too many clues are open at once for a plain sweep."""


def _parts(near: dict[int, list[int]]) -> Iterator[dict[int, list[int]]]:
    """The cells with their clues, apart wherever no chain of clues connects them."""
    cells_of: dict[int, list[int]] = {}
    for cell, clues in near.items():
        for clue in clues:
            cells_of.setdefault(clue, []).append(cell)
    rest = set(near)
    while rest:
        stack = [rest.pop()]
        part = {}
        while stack:
            cell = stack.pop()
            part[cell] = near[cell]
            for clue in near[cell]:
                fresh = [other for other in cells_of[clue] if other in rest]
                rest.difference_update(fresh)
                stack += fresh
        yield part


def _sweep(
    near: dict[int, list[int]],
    needs: list[int],
    places: list[Place],
    gap: int,
    most_states: int,
) -> int:
    """The ways to mine one part, by their number of mines, side by side in one int."""
    rows = [places[cell][0] for cell in near]
    columns = [places[cell][1] for cell in near]
    across = max(columns) - min(columns) >= max(rows) - min(rows)
    order = sorted(near, key=lambda cell: places[cell][::-1] if across else places[cell])
    left: dict[int, int] = {}
    for cell in order:
        for clue in near[cell]:
            left[clue] = left.get(clue, 0) + 1
    active: list[int] = []
    states: dict[tuple[int, ...], int] = {(): 1}
    for cell in order:
        new = [clue for clue in near[cell] if clue not in active]
        active += new
        fresh = tuple(needs[clue] for clue in new)
        for clue in near[cell]:
            left[clue] -= 1
        touched = [i for i, clue in enumerate(active) if clue in near[cell]]
        room = [left[clue] for clue in active]
        kept = [i for i in range(len(active)) if room[i]]
        grown: dict[tuple[int, ...], int] = {}
        for old, ways in states.items():
            for mined in (0, 1):
                state = list(old + fresh)
                for i in touched:
                    state[i] -= mined
                    if not 0 <= state[i] <= room[i]:
                        break
                else:
                    key = tuple([state[i] for i in kept])
                    grown[key] = grown.get(key, 0) + (ways << gap * mined)
        active = [active[i] for i in kept]
        states = grown
        if len(states) > most_states:
            raise TooWide(f"{len(states)} states")
    return sum(states.values())


def boards(position: Position, most_states: int = 100_000) -> int:
    """The number of boards that fit."""
    problem = constraints(position)
    near: dict[int, list[int]] = {}
    needs = []
    for clue, (place, value) in enumerate(problem.clues.items()):
        cells, mines = problem.around(place)
        needs.append(value - mines)
        if not cells and needs[-1]:
            return 0
        for cell in cells:
            near.setdefault(cell, []).append(clue)
    sea = len(problem.free) - len(near)
    gap = 0 if position.mines is None else len(near) + 1
    whole = 1
    for part in _parts(near):
        whole *= _sweep(part, needs, problem.free, gap, most_states)
    if position.mines is None:
        return whole << sea
    rest = position.mines - sum(problem.certain.values())
    low = (1 << gap) - 1
    return sum(
        (whole >> gap * k & low) * comb(sea, rest - k) for k in range(min(rest, len(near)) + 1)
    )
