"""A deduction as data: steps that say what they decide, from which clues, and how.

These are plain values, with a JSON form. ``qmines.solver.ladder`` finds them, and
``qmines.solver.proof`` checks them without knowing how they were found.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, NoReturn, TypeAlias

from qmines.errors import InvalidProof

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.errors import Cell

_DEEPEST: Final = 8  # levels of nested assumptions that are accepted in a document

TechniqueName: TypeAlias = Literal["single", "pair", "split", "total", "count"]


class Technique(enum.StrEnum):
    """The techniques of deduction, easiest first.

    >>> Technique.SINGLE.rank < Technique.COUNT.rank
    True
    """

    SINGLE = "single"
    PAIR = "pair"
    SPLIT = "split"
    TOTAL = "total"
    COUNT = "count"

    @property
    def rank(self) -> int:
        """The technique's difficulty, from 0 for the easiest."""
        return TECHNIQUES.index(self)


TECHNIQUES: Final = tuple(Technique)
"""All techniques, easiest first."""
EASIEST: Final = TECHNIQUES[0]
HARDEST: Final = TECHNIQUES[-1]


@dataclass(frozen=True, slots=True)
class Clash:
    """The clues that contradict each other, and whether the mine total is involved.

    Without the total, there are one or two clues; with it, any number of clues that share
    no cells.

    >>> Clash(clues=((0, 0), (0, 2)))
    Clash(clues=((0, 0), (0, 2)), total=False)
    """

    clues: tuple[Cell, ...]
    total: bool = False


@dataclass(frozen=True, slots=True)
class Branch:
    """An assumption that a cell is a mine or safe, the steps that follow, and any contradiction.

    >>> Branch((1, 0), mined=True, clash=Clash(clues=((0, 0),))).document()["suppose"]
    [1, 0]
    """

    cell: Cell
    mined: bool
    steps: tuple[ProofStep, ...] = ()
    clash: Clash | None = None

    def document(self) -> dict[str, Any]:
        """The branch as JSON."""
        made: dict[str, Any] = {
            "suppose": [*self.cell],
            "mined": self.mined,
            "steps": [step.document() for step in self.steps],
        }
        if self.clash is not None:
            made["clash"] = {"clues": _pairs(self.clash.clues), "total": self.clash.total}
        return made


@dataclass(frozen=True, slots=True)
class ProofStep:
    r"""A step of a proof: the cells it decides, the clues it needs, and a split's branches.

    The step follows from its clues (and the mine total if ``total`` is set), the known cells of
    the position, and earlier steps. It uses as few clues as possible; ``minimal`` is False
    if the budget ran out before that was proven. A ``count`` step also has an ``order`` in which
    to check the unknown cells around the clues.

    >>> import qmines
    >>> first, *_ = qmines.deduce(qmines.Position.parse("111\n###\n###", mines=2))
    >>> first.technique.value, first.clues, first.safe
    ('pair', ((0, 0), (0, 1)), ((1, 2),))
    """

    technique: Technique
    clues: tuple[Cell, ...]
    safe: tuple[Cell, ...] = ()
    mined: tuple[Cell, ...] = ()
    total: bool = False
    branches: tuple[Branch, ...] = ()
    order: tuple[Cell, ...] = ()
    minimal: bool = field(default=True, compare=False)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells that the step decides."""
        return self.safe + self.mined

    @property
    def depth(self) -> int:
        """How deeply assumptions are nested."""
        inner = (step.depth for branch in self.branches for step in branch.steps)
        return 1 + max(inner, default=0) if self.branches else 0

    def document(self) -> dict[str, Any]:
        """The step as JSON, without empty fields and defaults."""
        made: dict[str, Any] = {"technique": self.technique.value, "clues": _pairs(self.clues)}
        for name, cells in (("safe", self.safe), ("mined", self.mined), ("order", self.order)):
            if cells:
                made[name] = _pairs(cells)
        if self.total:
            made["total"] = True
        if self.branches:
            made["branches"] = [branch.document() for branch in self.branches]
        if not self.minimal:
            made["minimal"] = False
        return made


@dataclass(frozen=True, slots=True)
class ChainStep(ProofStep):
    """A step of a chain: a deduction, then a look under cells that are now proven safe.

    ``opens`` lists the cells to look under, and ``shows`` lists every cell that opening them
    would reveal, with its number. If ``assume`` is set, the step relies on cells that are
    only assumed to be safe.

    >>> ChainStep(Technique.SINGLE, ((0, 1),), safe=((0, 2),), opens=((0, 2),)).cells
    ((0, 2),)
    """

    opens: tuple[Cell, ...] = ()
    shows: tuple[tuple[Cell, int], ...] = ()
    assume: bool = False


def step_of(document: object, depth: int = 0) -> ProofStep:
    """Parse a step from JSON; checks its form, but not whether it is true.

    >>> step_of({"technique": "single", "clues": [[0, 0]], "mined": [[0, 1]]}).mined
    ((0, 1),)
    """
    names = {"technique", "clues", "safe", "mined", "order", "total", "branches", "minimal"}
    made = _object(document, "a step", names)
    technique = made.get("technique")
    if not isinstance(technique, str) or technique not in {t.value for t in TECHNIQUES}:
        _refuse(f"unknown technique {technique!r} (choose {', '.join(TECHNIQUES)})")
    if depth > _DEEPEST:
        _refuse(f"assumptions are nested more than {_DEEPEST} levels deep")
    return ProofStep(
        technique=Technique(technique),
        clues=tuple(_cells(made.get("clues", []))),
        safe=tuple(_cells(made.get("safe", []))),
        mined=tuple(_cells(made.get("mined", []))),
        total=_flag(made.get("total", False), "total"),
        branches=tuple(_branch(each, depth) for each in _list(made.get("branches", []))),
        order=tuple(_cells(made.get("order", []))),
        minimal=_flag(made.get("minimal", True), "minimal"),
    )


def _branch(document: object, depth: int) -> Branch:
    made = _object(document, "a branch", {"suppose", "mined", "steps", "clash"})
    clash = made.get("clash")
    if clash is not None:
        found = _object(clash, "a clash", {"clues", "total"})
        total = _flag(found.get("total", False), "total")
        clash = Clash(tuple(_cells(found.get("clues", []))), total)
    (cell,) = _cells([made.get("suppose")])
    return Branch(
        cell=cell,
        mined=_flag(made.get("mined"), "mined"),
        steps=tuple(step_of(each, depth + 1) for each in _list(made.get("steps", []))),
        clash=clash,
    )


def _pairs(cells: tuple[Cell, ...]) -> list[list[int]]:
    return [[*cell] for cell in cells]


def _cells(listed: object) -> Iterator[Cell]:
    for cell in _list(listed):
        match cell:
            case [int(row), int(column)] if type(row) is type(column) is int:
                yield row, column
            case _:
                _refuse(f"{cell!r} is not a cell (write [row, column])")


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else _refuse(f"expected a list, not {value!r}")


def _flag(value: object, name: str) -> bool:
    return value if isinstance(value, bool) else _refuse(f"{name} must be true or false")


def _object(value: object, what: str, names: set[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        _refuse(f"{what} must be an object, not {value!r}")
    if odd := value.keys() - names:
        _refuse(f"unknown fields in {what}: {', '.join(sorted(map(repr, odd)))}")
    return value


def _refuse(message: str) -> NoReturn:
    raise InvalidProof(message)
