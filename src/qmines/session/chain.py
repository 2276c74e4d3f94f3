"""Finding a short chain of deductions that leads to a mine.

Logic can look under a cell that it has proven safe and use the number it finds there, so a
chain alternates between deductions and looks. All that can be known is deduced round by round,
with a look under every safe cell in between, until the mine is found. The chain then consists
of the steps that the mine builds on, without those that the checker does not miss.
"""

from __future__ import annotations

from contextlib import suppress
from copy import copy
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from qmines.core.deduction import ChainStep
from qmines.core.position import HIDDEN, MINE, SAFE, Position
from qmines.errors import InvalidProof
from qmines.generate.fields import flood
from qmines.modes.knowledge import visible
from qmines.solver import Budget
from qmines.solver.chain_proof import ChainChecker
from qmines.solver.hints import needed_steps
from qmines.solver.ladder import climb

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from qmines.core.deduction import ProofStep
    from qmines.errors import Cell
    from qmines.modes.knowledge import Knowledge

_BUDGET: Final = Budget(seconds=5.0, mib=64)
_WORK: Final = 100  # analyses to spend on a shorter chain


class Chain(NamedTuple):
    """Steps that lead to a mine, or without one to a safe cell, and cells assumed to be safe."""

    mine: Cell | None
    steps: tuple[ChainStep, ...]
    assumed: tuple[Cell, ...] = ()


class _Step(NamedTuple):
    step: ProofStep
    round: int


class _Look(NamedTuple):
    opened: int  # the cell to open
    round: int  # what it shows is seen from the next round on


class ChainSearch:
    """Finds a chain in a position, given the numbers under its cells."""

    def __init__(
        self, position: Position, numbers: bytes, looks: Collection[int] | None = None
    ) -> None:
        self._position, self._numbers = position, numbers
        self._allowed = looks  # under which cells it may look; any by default
        self._grid = position.grid
        self._cells = bytearray(position.cells)  # with all that is known
        self._steps: list[_Step] = []
        self._proofs: dict[int, int] = {}  # which step decides a cell
        self._looks: dict[int, _Look] = {}  # which look shows a cell

    def safe(self) -> Chain | None:
        """A chain to a safe cell."""
        steps, _ = climb(self._position, until_safe=True, partly=True, budget=_BUDGET)
        if not steps or not steps[-1].safe:
            return None
        chain = [_chain_step(step) for step in needed_steps(self._position, steps)]
        return Chain(None, self._irredundant(chain, None, ()))

    def mine(self, asked: Sequence[int]) -> Chain | None:
        """A chain to a mine among the cells that were opened at once."""
        # What uses the total builds on every mine that is known, so that comes last.
        local = ChainSearch(
            Position(self._grid, self._position.cells), self._numbers, self._allowed
        )
        search, target = local, local._knowable(asked)
        if target is None:
            search, target = self, self._knowable(asked)
        if target is None:
            return self._mine_together(asked)
        fewer = search._fewer_looks(search._chain_to(target), target)
        search = ChainSearch(search._position, self._numbers, fewer)
        search._knowable([target])
        mine = self._grid.place(target)
        return Chain(mine, self._irredundant(search._chain_to(target), mine, ()))

    def _mine_together(self, asked: Sequence[int]) -> Chain | None:
        """A chain to a chord that must hit a mine, though nobody can say which cell it is."""
        for last, target in enumerate(asked[1:], 1):
            if self._knowable_if(asked[:last], target):
                mine, assumed = self._grid.place(target), tuple(map(self._grid.place, asked[:last]))
                chain = self._chain_to(target)
                return Chain(mine, self._irredundant(chain, mine, assumed), assumed)
        return None

    # What can be known

    def _knowable(self, asked: Sequence[int]) -> int | None:
        """Look under safe cells, round by round, until one of these is known to be a mine."""
        number = 0
        while True:
            safe = self._deduce(self._cells, number)
            for index in asked:
                if self._cells[index] == MINE:
                    return index
            looks = [i for i in safe if self._allowed is None or i in self._allowed]
            if not looks:
                return None
            for index in looks:
                self._look(index, number)
            number += 1

    def _deduce(self, cells: bytearray, number: int) -> list[int]:
        """Deduce all that is certain, note it in the cells, and return the safe ones."""
        position = Position(self._grid, bytes(cells), self._position.mines)
        steps, _ = climb(position, partly=True, budget=_BUDGET)
        found = []
        for step in steps:
            for cell in step.cells:
                index, mined = self._grid.index(*cell), cell in step.mined
                cells[index] = MINE if mined else SAFE
                self._proofs[index] = len(self._steps)
                found += [] if mined else [index]
            self._steps.append(_Step(step, number))
        return found

    def _look(self, index: int, number: int) -> None:
        """Open a safe cell, and the area around it if it shows 0."""
        if self._cells[index] < HIDDEN:  # the area of another one
            return
        for each in self._shown_by([index], self._cells):
            self._looks[each] = _Look(index, number)

    def _knowable_if(self, assumed: Sequence[int], target: int) -> bool:
        """Whether a cell must be a mine if others are safe; if so, with its proof."""
        cells = bytearray(self._cells)
        for index in assumed:
            cells[index] = SAFE
        known, steps = self._proofs.copy(), len(self._steps)
        self._deduce(cells, -1)
        if cells[target] == MINE:
            return True
        self._proofs = known
        del self._steps[steps:]
        return False

    # What the mine builds on

    def _chain_to(self, target: int) -> list[ChainStep]:
        """The steps and looks that lead to a cell, by round."""
        steps, looks = set[int](), dict[int, set[int]]()  # the cells to open, by round
        ahead = [self._proofs[target]]
        while ahead:
            number = ahead.pop()
            if number in steps:
                continue
            steps.add(number)
            for index in self._used(number):
                if self._proofs.get(index, number) < number and index not in self._clues(number):
                    ahead.append(self._proofs[index])
                    continue
                look = self._looks[index]
                opened = index if index in self._proofs else look.opened
                looks.setdefault(look.round, set()).add(opened)
                ahead.append(self._proofs[opened])
        return self._in_order(sorted(steps), looks)

    def _clues(self, number: int) -> set[int]:
        return {self._grid.index(*clue) for clue in self._steps[number].step.clues}

    def _used(self, number: int) -> Iterator[int]:
        """The cells that were not open at first, and that a step needs to know about."""
        step, clues = self._steps[number].step, self._clues(number)
        cells = {i for clue in clues for i in self._grid.neighbours(clue)} | clues
        if step.total:
            cells |= self._proofs.keys() | self._looks.keys()
        for index in cells:
            if self._position.cells[index] < HIDDEN:
                continue
            look = self._looks.get(index)
            seen = look is not None and self._before(look, number)
            if seen or self._proofs.get(index, number) < number:
                yield index

    def _before(self, look: _Look, number: int) -> bool:
        made = self._steps[number].round
        return made < 0 or look.round < made

    def _in_order(self, numbers: list[int], looks: dict[int, set[int]]) -> list[ChainStep]:
        """The steps as a chain. Looks that open an area wait for the end of their round."""
        chain, cells = [], bytearray(self._position.cells)
        for number, after in zip(numbers, [*numbers[1:], None], strict=True):
            step, made = self._steps[number]
            ends = after is None or self._steps[after].round != made
            opens = sorted(
                index
                for index in looks.get(made, ())
                if cells[index] >= HIDDEN
                and (ends or (self._numbers[index] and self._proofs[index] == number))
            )
            shown = self._shown_by(opens, cells)
            shows = tuple((self._grid.place(i), cells[i]) for i in shown)
            places = tuple(map(self._grid.place, opens))
            chain.append(_chain_step(step, opens=places, shows=shows, assume=made < 0))
        return chain

    def _shown_by(self, opens: Sequence[int], cells: bytearray) -> Sequence[int]:
        """Open cells, and return those that show a number now."""
        before = bytes(cells)
        flood(self._grid, cells, self._numbers, opens)
        if all(self._numbers[index] for index in opens):
            return opens  # without an area
        return [i for i, code in enumerate(cells) if code < HIDDEN <= before[i]]

    # Fewer of them

    def _fewer_looks(self, chain: list[ChainStep], target: int) -> list[int]:
        """The looks of a chain without some that it can do without, with a bound on the work."""
        looks = [self._grid.index(*cell) for step in chain for cell in step.opens]
        size, work = len(looks), _WORK
        while size and work > 0:
            start, before = 0, self._position.cells  # what is seen after the looks before the start
            while start < len(looks) and work > 0:
                cells, rounds = self._after(before, looks[start + size :])
                work -= rounds + 1
                if cells is not None and target in self._known(cells).mined:
                    del looks[start : start + size]
                    continue
                cells, rounds = self._after(before, looks[start : start + size])
                work -= rounds
                if cells is None:
                    break
                start, before = start + size, cells
            size //= 2
        return looks

    def _after(self, cells: bytes, looks: list[int]) -> tuple[bytes | None, int]:
        """What is seen after these looks (None if not all can be made), and in how many rounds."""
        rounds = 0
        while ahead := [i for i in looks if cells[i] >= HIDDEN]:
            rounds += 1
            ready = self._known(cells).safe.intersection(ahead)
            if not ready:
                return None, rounds
            after = bytearray(cells)
            flood(self._grid, after, self._numbers, ready)
            cells = bytes(after)
        return cells, rounds

    def _known(self, cells: bytes) -> Knowledge:
        return visible(self._grid, cells, self._position.mines)

    def _irredundant(
        self, chain: list[ChainStep], mine: Cell | None, assumed: tuple[Cell, ...]
    ) -> tuple[ChainStep, ...]:
        """The chain without the steps that the checker does not miss."""
        size = 0
        while size != len(chain):
            size = len(chain)
            checkers = [ChainChecker(self._position, assumed)]
            for step in chain[:-1]:
                checkers.append(copy(checkers[-1]))
                checkers[-1].take(step)
            touched = [self._touched(step) for step in chain]
            for i in reversed(range(size - 1)):
                given = self._given(chain[i])
                later = range(i + 1, len(chain) - 1)
                # The steps in between do not build on it.
                user = next((j for j in later if not given.isdisjoint(touched[j])), len(chain) - 1)
                checker = _without(checkers[user], chain[i])
                with suppress(InvalidProof):
                    for step in chain[user:]:
                        checker.take(step)
                    checker.conclude(mine)
                    checkers[i:] = [_without(each, chain[i]) for each in checkers[i + 1 :]]
                    del chain[i], touched[i]
        return tuple(chain)

    def _given(self, step: ChainStep) -> set[int]:
        """The cells that a step decides or shows."""
        shown = (cell for cell, _ in step.shows)
        return {self._grid.index(*cell) for cell in (*step.cells, *shown)}

    def _touched(self, step: ChainStep) -> Collection[int]:
        """The cells that a step looks at."""
        if step.total:
            return range(self._grid.cells)
        clues = [self._grid.index(*clue) for clue in step.clues]
        opened = [self._grid.index(*cell) for cell in step.opens]
        zeros = [self._grid.index(*cell) for cell, number in step.shows if not number]
        near = (i for each in (*clues, *zeros) for i in self._grid.neighbours(each))
        return self._given(step).union(clues, opened, near)


def _without(checker: ChainChecker, step: ChainStep) -> ChainChecker:
    found = copy(checker)
    found.forget(step)
    return found


def _chain_step(step: ProofStep, **more: Any) -> ChainStep:
    """The step as part of a chain."""
    own = {each.name: getattr(step, each.name) for each in fields(step)}
    return ChainStep(**own | more)
