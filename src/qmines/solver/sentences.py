"""The steps of a deduction in words, as one player would tell another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from qmines.core.position import HIDDEN, MINE, SAFE
from qmines.solver.techniques import reason_of
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from qmines.core.deduction import Branch, Clash, ProofStep
    from qmines.core.position import Position
    from qmines.errors import Cell

_MOST_NAMED: Final = 6


def named(cells: Sequence[Cell], word: str = "and") -> str:
    """Cells as (row,column), in a list that a person can read.

    >>> named([(0, 1), (2, 3)]), named([(0, 0), (0, 1), (0, 2)], "or")
    ('(0,1) and (2,3)', '(0,0), (0,1) or (0,2)')
    """
    return listed([f"({row},{column})" for row, column in cells], word)


def listed(items: Sequence[str], word: str = "and") -> str:
    """Items with commas; beyond six only counted."""
    if len(items) > _MOST_NAMED:
        items = [*items[: _MOST_NAMED - 1], f"{len(items) - _MOST_NAMED + 1:,} more"]
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


def verdict(step: ProofStep) -> str:
    """What a step decides: ``(3,4) is a mine and (3,5) is safe``."""
    parts = [_are(cells, kind) for cells, kind in ((step.mined, "mined"), (step.safe, "safe"))]
    return " and ".join(part for part in parts if part)


def _are(cells: Sequence[Cell], kind: str) -> str:
    if not cells:
        return ""
    one = "is a mine" if kind == "mined" else "is safe"
    many = "are mines" if kind == "mined" else "are safe"
    return f"{named(cells)} {one if len(cells) == 1 else many}"


class Teller:
    """Tells steps one after the other; each is known to those after it."""

    def __init__(self, position: Position, facts: dict[Cell, bool] | None = None) -> None:
        self.position = position
        if facts is None:
            codes = enumerate(position.cells)
            place = position.grid.place
            facts = {place(i): code == MINE for i, code in codes if code in (MINE, SAFE)}
        self._facts = facts

    def learn(self, step: ProofStep) -> None:
        """Take a step as known."""
        self._facts |= dict.fromkeys(step.safe, False) | dict.fromkeys(step.mined, True)

    def tell(self, step: ProofStep) -> str:
        """A sentence, or a few, for a step; it is known from then on."""
        told = self._cases(step) if step.branches else f"{self._reason(step)}, so {verdict(step)}"
        self.learn(step)
        return f"{told[0].upper()}{told[1:]}."

    def _clue(self, cell: Cell) -> str:
        return f"the {self.position[cell]} at {named([cell])}"

    def _clues(self, cells: Sequence[Cell]) -> str:
        return listed([self._clue(cell) for cell in cells])

    def _around(self, clue: Cell) -> tuple[list[Cell], list[Cell]]:
        """The known mines and the unknown cells around a clue."""
        grid = self.position.grid
        cells = [grid.place(i) for i in grid.neighbours(grid.index(*clue))]
        hidden = [cell for cell in cells if self.position[cell] >= HIDDEN]
        mines = [cell for cell in hidden if self._facts.get(cell)]
        return mines, [cell for cell in hidden if cell not in self._facts]

    def _needs(self, clue: Cell) -> tuple[int, str]:
        mines, _ = self._around(clue)
        need = self.position[clue] - len(mines)
        return need, f"{'still needs' if mines else 'needs'} {plural(need, 'mine')}"

    # Why

    def _reason(self, step: ProofStep) -> str:
        return reason_of(self, step)

    def single(self, clue: Cell) -> str:
        """What one clue says of all its cells."""
        mines, _ = self._around(clue)
        number = self.position[clue]
        if number == 0:
            return f"nothing beside {self._clue(clue)} is a mine"
        if number == len(mines):
            all_of_them = {1: "its mine,", 2: "both its mines,"}.get(number, "all its mines,")
            return f"{self._clue(clue)} has {all_of_them} {named(mines)}"
        need, needs = self._needs(clue)
        cells = "one cell" if need == 1 else f"{need} cells"
        if mines:
            them = "it" if need == 1 else "them"
            return f"{self._clue(clue)} {needs} and has just {cells} for {them}"
        its = "its mine" if need == 1 else f"its {need} mines"
        return f"{self._clue(clue)} has just {cells} for {its}"

    def pair(self, one: Cell, other: Cell) -> str:
        """What two clues say together."""
        (need, _), (less, _) = self._needs(one), self._needs(other)
        own = [cell for cell in self._around(one)[1] if cell not in self._around(other)[1]]
        if need - less != len(own):  # it is the other way round
            one, other, need, less = other, one, less, need
            own = [cell for cell in self._around(one)[1] if cell not in self._around(other)[1]]
        if not own:
            cells = self._around(one)[1]
            both = "both" if len(cells) == 2 else "all of them"
            return (
                f"{self._clue(one)} {self._needs(one)[1]}, in {named(cells, 'or')}: {both} are "
                f"beside {self._clue(other)} too, which needs no more"
            )
        alone = "is" if len(own) == 1 else "are"
        still = "still " if self._around(one)[0] or self._around(other)[0] else ""
        return (
            f"{self._clue(one)} {still}needs {plural(need - less, 'mine')} more than "
            f"{self._clue(other)}, and only {named(own)} {alone} beside it alone"
        )

    def _left(self) -> int:
        return (self.position.mines or 0) - sum(self._facts.values())

    def total(self, step: ProofStep) -> str:
        """What the mines that are left say."""
        left = self._left()
        if not step.clues:
            if step.safe:
                return "no mine is left"
            return f"{plural(left, 'mine')} and just as many cells are left"
        if step.safe:
            needed = {1: "it", 2: "both"}.get(left, f"all {left} of them")
            count = "1 mine is left" if left == 1 else f"{left} mines are left"
            verb = "needs" if len(step.clues) == 1 else "need"
            return f"{count}, and {self._clues(step.clues)} {verb} {needed}"
        rest = len(step.mined)
        return (
            f"{left} mines are left, and {self._clues(step.clues)} can take no more than "
            f"{left - rest} of them"
        )

    def count(self, step: ProofStep) -> str:
        """What all ways to place the mines have in common."""
        total = f" with {plural(self.position.mines or 0, 'mine')} in all" if step.total else ""
        way = "in every way" if step.mined else "in no way"
        cells = named(step.cells)
        has = "a mine lies" if len(step.cells) == 1 else "mines lie"
        return f"{way} to satisfy {self._clues(step.clues)}{total} {has} in {cells}"

    # Cases

    def _cases(self, step: ProofStep) -> str:
        if len(step.branches) == 1:
            return f"{self._branch(step.branches[0])}. So {verdict(step)}"
        one, other = (self._branch(branch) for branch in step.branches)
        return f"{one}. {other[0].upper()}{other[1:]}. Either way {verdict(step)}"

    def _branch(self, branch: Branch) -> str:
        fate = "a mine" if branch.mined else "safe"
        inner = Teller(self.position, self._facts | {branch.cell: branch.mined})
        follows = list(inner._consequences(branch.steps))
        if branch.clash is not None:
            follows.append(inner._clash(branch.clash))
        told = ", ".join(follows[:-1]) + (" and " if len(follows) > 1 else "") + follows[-1]
        return f"suppose {named([branch.cell])} is {fate}: then {told}"

    def _consequences(self, steps: Iterable[ProofStep]) -> Iterable[str]:
        for step in steps:
            if step.branches:
                by = f" (for otherwise: {self._branch(step.branches[0])})"
            elif step.clues:
                total = " and the total" if step.total else ""
                by = f" (by {self._clues(step.clues)}{total})"
            else:
                by = " (by the total)"
            yield f"{verdict(step)}{by}"
            self.learn(step)

    def _clash(self, clash: Clash) -> str:
        if clash.total:
            needed = sum(self._needs(clue)[0] for clue in clash.clues)
            if needed > self._left():
                return "more mines are needed than are left"
            return "not all mines that are left find room"
        if len(clash.clues) == 2:
            return f"{self._clues(clash.clues)} cannot both hold"
        mines, unknown = self._around(clash.clues[0])
        if len(mines) > self.position[clash.clues[0]]:
            return f"{self._clue(clash.clues[0])} has {plural(len(mines), 'mine')}"
        most = len(mines) + len(unknown)
        has = f"at most {plural(most, 'mine')}" if most else "no mine"
        return f"{self._clue(clash.clues[0])} has {has}"
