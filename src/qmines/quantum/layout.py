"""A layout: the contents of every cell before the first measurement. Secret until the game ends.

As text, a layout is its rows, one character per cell, separated by ``/``: ``0 1 + -`` are states
(with the default labels), and equal letters are a group: two lower-case letters a singlet, two
capital letters a link, three of either a trio. ``0A/A-`` has a diagonal link.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from qmines.core.grid import Grid
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.quantum.position import Group
from qmines.quantum.states import SYMBOLS, GroupKind, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from qmines.core.stream import Stream

IN_GROUP: Final = len(State)
"""In place of a state, for cells without a state of their own."""
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Layout:
    """What is in the cells: one byte per cell (a state, or ``IN_GROUP``), and the groups.

    >>> Layout.parse("001-/0aa0").totals
    (4, 1, 0, 1)
    """

    grid: Grid
    own: bytes
    groups: tuple[Group, ...] = ()

    @property
    def totals(self) -> tuple[int, int, int, int]:
        """The number of cells in each state, in the order of ``State``."""
        zero, one, plus, minus = (self.own.count(state) for state in State)
        return zero, one, plus, minus

    @property
    def groups_of(self) -> tuple[int, int, int]:
        """The number of groups of each kind, in the order of ``GroupKind``."""
        kinds = [group.kind for group in self.groups]
        singlets, links, trios = (kinds.count(kind) for kind in GroupKind)
        return singlets, links, trios

    def swapped(self, one: int, other: int) -> Layout:
        """The same layout with the contents of two cells swapped."""
        own = bytearray(self.own)
        own[one], own[other] = own[other], own[one]
        place = {one: other, other: one}
        groups = tuple(
            Group(kind, tuple(sorted(place.get(cell, cell) for cell in cells)))
            for kind, cells in self.groups
        )
        return Layout(self.grid, bytes(own), groups)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a layout from its text."""
        rows = text.split("/")
        if not rows[0] or any(len(row) != len(rows[0]) for row in rows):
            raise InvalidInput(Message("invalid-layout-rows"))
        grid = Grid(len(rows[0]), len(rows))
        cells: dict[str, list[int]] = defaultdict(list)
        own = bytearray([IN_GROUP]) * grid.cells
        for index, symbol in enumerate("".join(rows)):
            if symbol in SYMBOLS:
                own[index] = State.parse(symbol)
            elif symbol in LETTERS:
                cells[symbol].append(index)
            else:
                row, column = grid.place(index)
                raise InvalidInput(
                    Message("invalid-layout-cell", text=symbol, cell=(row, column)),
                    cells=[(row, column)],
                )
        return cls(grid, bytes(own), tuple(_group(letter, at) for letter, at in cells.items()))

    def rows(self) -> list[str]:
        """The rows of the text."""
        text = [SYMBOLS[state] if state != IN_GROUP else "?" for state in self.own]
        for cell, letter in letters_of(self.groups).items():
            text[cell] = letter
        width = self.grid.width
        return ["".join(text[i : i + width]) for i in range(0, len(text), width)]

    def __str__(self) -> str:
        return "/".join(self.rows())


def deal(grid: Grid, states: Sequence[int], groups_of: Sequence[int], stream: Stream) -> Layout:
    """Draw a layout with these numbers of |1⟩, |+⟩ and |-⟩ and of groups; all equally likely.

    Every other cell is |0⟩.
    """
    kinds = [kind for kind, count in zip(GroupKind, groups_of, strict=True) for _ in range(count)]
    needed = sum(states) + sum(kind.size for kind in kinds)
    places = iter(stream.sample(grid.cells, needed).tolist())
    own = bytearray([State.ZERO]) * grid.cells
    for state, count in zip((State.ONE, State.PLUS, State.MINUS), states, strict=True):
        for _ in range(count):
            own[next(places)] = state
    groups = []
    for kind in kinds:
        cells = tuple(sorted(next(places) for _ in range(kind.size)))
        groups.append(Group(kind, cells))
        for cell in cells:
            own[cell] = IN_GROUP
    return Layout(grid, bytes(own), tuple(groups))


def letters_of(groups: Iterable[Group]) -> dict[int, str]:
    """The letter of each cell's group; ``?`` if there are more groups than letters."""
    letters = {kind: iter(_letters(kind)) for kind in GroupKind}
    found: dict[int, str] = {}
    for group in groups:
        letter = next(letters[group.kind], "?")
        found |= dict.fromkeys(group.cells, letter)
    return found


def _group(letter: str, cells: list[int]) -> Group:
    if len(cells) == 3:
        return Group(GroupKind.TRIO, tuple(cells))
    if len(cells) == 2:
        return Group(GroupKind.LINK if letter.isupper() else GroupKind.SINGLET, tuple(cells))
    raise InvalidInput(Message("invalid-layout-group", letter=letter, count=len(cells)))


def _letters(kind: GroupKind) -> str:
    """The letters for groups of a kind; no two kinds share one."""
    small, capital = LETTERS[:26], LETTERS[26:]
    return {GroupKind.SINGLET: small[:16], GroupKind.LINK: capital}.get(kind, small[16:])
