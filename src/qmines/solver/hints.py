"""Hints: the next move with its reason and proof, or the best guess with its risk."""

from __future__ import annotations

import enum
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from qmines.core.deduction import Technique
from qmines.core.drawable import Drawable
from qmines.core.events import Event
from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidInput, InvalidProof
from qmines.messages import Message, Translator
from qmines.solver.guess import guesses_of
from qmines.solver.ladder import climb
from qmines.solver.probability import DEFAULT_BUDGET, analyse
from qmines.solver.proof import check_steps
from qmines.solver.sentences import Teller

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from qmines.core.deduction import ProofStep
    from qmines.core.position import Position
    from qmines.errors import Cell
    from qmines.solver.budget import Budget
    from qmines.solver.guess import BestGuess

_MOST_TOLD: Final = 3  # if there are more steps before the last, simple ones are summarised

StrengthName: TypeAlias = Literal["where", "why", "do"]


class Strength(enum.StrEnum):
    """How much a hint says: where to look, why, or what to do."""

    WHERE = "where"
    WHY = "why"
    DO = "do"


@dataclass(frozen=True)
class Hint(Drawable):
    """The next move, with its reason and proof.

    ``proof`` lists the steps that lead to the move; the last step decides it. If nothing is
    certain, the proof is empty, ``guess`` is the best guess, and ``next_guess`` is the next
    best or None. ``complete`` is False if the budget ran out before the search for certain
    cells was finished.

    >>> import qmines
    >>> hint = qmines.Position.parse("1#", mines=1).hint()
    >>> hint.mined, hint.check()
    (((0, 1),), None)
    """

    position: Position
    proof: tuple[ProofStep, ...] = ()
    guess: BestGuess | None = None
    next_guess: BestGuess | None = None
    complete: bool = True

    @property
    def step(self) -> ProofStep | None:
        """The last step of the proof, which decides the move; None if nothing is certain."""
        return self.proof[-1] if self.proof else None

    @property
    def technique(self) -> Technique | None:
        """The hardest technique in the proof; None if nothing is certain."""
        return max((step.technique for step in self.proof), key=lambda t: t.rank, default=None)

    @property
    def safe(self) -> tuple[Cell, ...]:
        """The cells that the proof shows to be safe."""
        return self.step.safe if self.step else ()

    @property
    def mined(self) -> tuple[Cell, ...]:
        """The cells that the proof shows to be mines."""
        return self.step.mined if self.step else ()

    @cached_property
    def outline(self) -> dict[str, tuple[Cell, ...]]:
        """The cells to highlight, by their role in the hint.

        The roles are ``safe``, ``mined``, ``clues``, ``supposed`` (cells that a split makes
        assumptions about), ``known`` (mines found earlier that the last step uses) and ``guess``.
        """
        found: dict[str, tuple[Cell, ...]] = {}
        if self.step is not None:
            cells = {cell for step in self.proof[:-1] for cell in step.mined}
            found = {
                "safe": self.safe,
                "mined": self.mined,
                "clues": tuple(sorted({clue for step in self.proof for clue in step.clues})),
                "supposed": tuple({branch.cell: None for branch in self.step.branches}),
                "known": tuple(sorted(cells)),
            }
        elif self.guess is not None:
            found = {"guess" if self.guess.risk else "safe": (self.guess.cell,)}
        return {name: cells for name, cells in found.items() if cells}

    @cached_property
    def events(self) -> tuple[str, ...]:
        """The events that carry out the hint: remove wrong flags, open safe cells, flag mines."""
        if self.step is None:
            return () if self.guess is None else (str(Event("open", self.guess.cell)),)
        wrong = [Event("flag", cell) for cell in self._wrong_flags]
        opened = [Event("open", cell) for cell in self.safe]
        flags = [Event("flag", cell) for cell in self.mined if self.position[cell] != FLAG]
        return tuple(map(str, (*wrong, *opened, *flags)))

    def check(self) -> None:
        """Verify the proof with the independent checker; raises ``InvalidProof`` if it is wrong."""
        check_steps(self.position, self.proof)

    def explain(self, strength: Strength | StrengthName = Strength.WHY) -> str:
        """The hint in words: ``where`` to look, ``why`` a move is right, or what to ``do``."""
        return Translator(cells="pairs")(*self.messages(strength))

    def __repr__(self) -> str:
        size = f"{self.position.width}×{self.position.height}"
        if self.technique is None:
            return f"<Hint on {size}: guess {self.guess.cell if self.guess else None}>"
        certain = f"{len(self.safe)} safe, {len(self.mined)} mined"
        return f"<Hint on {size}: {self.technique.value}, {certain}>"

    def __str__(self) -> str:
        return self.explain()

    def messages(self, strength: Strength | StrengthName = Strength.WHY) -> tuple[Message, ...]:
        """The hint as messages, which a ``Translator`` puts into words."""
        if strength not in tuple(Strength):
            raise InvalidInput(f"unknown strength {strength!r} (choose {', '.join(Strength)})")
        told = {Strength.WHERE: self._where, Strength.WHY: self._why, Strength.DO: self._do}
        return tuple(told[Strength(strength)]())

    def _where(self) -> Iterator[Message]:
        if self.technique is not None and self.step is not None:
            yield Message(f"hint-where-{self.technique.value}", cells=self.step.cells)
            return
        yield self._nothing()
        if self.guess is not None:
            yield Message("hint-look-at", cells=(self.guess.cell,))

    def _why(self) -> Iterator[Message]:
        if self.step is None:
            yield from self._why_guess()
            return
        teller = Teller(self.position)
        unseen = [
            step
            for step in self.proof[:-1]
            if step.safe or any(self.position[cell] != FLAG for cell in step.mined)
        ]
        brief = len(unseen) > _MOST_TOLD
        known: list[Cell] = []  # mines from steps that are only summarised
        for step in self.proof:
            if step is not self.step and (
                step not in unseen or (brief and step.technique is Technique.SINGLE)
            ):
                known += step.mined if step in unseen else ()
                teller.learn(step)
                continue
            if known:
                yield _counted("known-mines", known)
                known = []
            yield from teller.tell(step)
        if self._wrong_flags:
            yield _counted("wrong-flags", self._wrong_flags)

    def _do(self) -> Iterator[Message]:
        if self.guess is not None:
            yield Message("hint-open-guess", cell=self.guess.cell, risk=self.guess.risk)
        elif self.step is None:
            yield self._nothing()
        if self._wrong_flags:
            yield _counted("hint-unflag", self._wrong_flags)
        if self.safe:
            yield _counted("hint-open", self.safe)
        if self.mined:
            yield _counted("hint-flag", self.mined)

    @property
    def _wrong_flags(self) -> list[Cell]:
        return [cell for cell in self.safe if self.position[cell] == FLAG]

    def _nothing(self) -> Message:
        if self.guess is None:
            return Message("hint-nothing-left")
        return Message("hint-nothing-certain" if self.complete else "hint-nothing-in-time")

    def _why_guess(self) -> Iterator[Message]:
        guess, other = self.guess, self.next_guess
        yield self._nothing()
        if guess is None:
            return
        args = {"cell": guess.cell, "risk": guess.risk}
        if guess.winning is not None:
            yield Message("guess-wins-most", winning=guess.winning, **args)
        elif other is not None and other.risk < guess.risk:
            yield Message("guess-most-useful", **args)
        else:
            yield Message("guess-safest", **args)
        if guess.equals > 1 and guess.winning is None:
            yield Message("guess-equals", count=guess.equals - 1)
        if guess.numbers is not None and guess.numbers[0] > 0:
            yield Message("guess-opens-area", chance=float(guess.numbers[0]))
        if other is not None and other.winning is not None:
            yield Message(
                "guess-next-wins", cell=other.cell, risk=other.risk, winning=other.winning
            )
        elif other is not None:
            yield Message("guess-next", cell=other.cell, risk=other.risk)


def hint(position: Position, cell: Cell | None = None, *, budget: Budget = DEFAULT_BUDGET) -> Hint:
    """Find what to do next: the easiest step to a safe cell, a mine to flag, or the best guess.

    Flags are not trusted; pass ``position.trust_flags()`` to trust them.

    Args:
        position: the position.
        cell: the hidden cell to decide; any cell by default.
        budget: time and memory.

    Raises:
        Contradiction: no board fits.

    >>> from qmines import Position
    >>> print(hint(Position.from_rows(["###", "11S"])).explain())
    The 1 at (1,0) needs one mine in (0,0) or (0,1), and both also touch the 1 at (1,1), which \
needs no other mines. So (0,2) is safe.
    """
    if cell is not None and position[cell] < HIDDEN:
        raise InvalidInput(Message("help-open-already", cells=[cell]), cells=[cell])
    steps, whole = climb(position, until_safe=cell is None, partly=True, budget=budget)
    at = _chosen(position, steps, cell)
    if at is not None:
        return Hint(position, needed_steps(position, steps[: at + 1]))
    analysis = analyse(position, budget=budget, bounds=False)
    if cell is not None:
        raise InvalidInput(Message("help-not-certain", cells=[cell]), cells=[cell])
    best, other, *_ = [*guesses_of(analysis), None, None]
    return Hint(position, (), best, other, complete=whole)


def _chosen(position: Position, steps: Sequence[ProofStep], cell: Cell | None) -> int | None:
    """The step to hint at: the first with a safe cell, or else with an unflagged mine."""
    if cell is not None:
        return next((i for i, step in enumerate(steps) if cell in step.cells), None)
    if steps and steps[-1].safe:
        return len(steps) - 1
    for i, step in enumerate(steps):
        if any(position[mine] != FLAG for mine in step.mined):
            return i
    return None


def needed_steps(position: Position, steps: Sequence[ProofStep]) -> tuple[ProofStep, ...]:
    """The last step and those before it that it builds on."""
    needed = [steps[-1]]
    grid = position.grid

    def around(step: ProofStep) -> set[Cell]:
        return {grid.place(i) for clue in step.clues for i in grid.neighbours(grid.index(*clue))}

    touched = around(steps[-1])
    everything = steps[-1].total  # the total depends on every known mine
    for step in reversed(steps[:-1]):
        if everything or not touched.isdisjoint(step.cells):
            needed.append(step)
            touched |= around(step)
            everything |= step.total
    needed.reverse()
    if everything:
        return tuple(needed)
    # A mine next to two clues may not matter, because their difference stays the same. For a
    # single clue, every mine next to it matters.
    singles: set[Cell] = set()
    for i in reversed(range(len(needed))):
        if i < len(needed) - 1 and singles.isdisjoint(needed[i].cells):
            shorter = needed[:i] + needed[i + 1 :]
            with suppress(InvalidProof):
                check_steps(position, shorter)
                needed = shorter
                continue
        if needed[i].technique is Technique.SINGLE:
            singles |= around(needed[i])
    return tuple(needed)


def _counted(key: str, cells: Sequence[Cell]) -> Message:
    return Message(key, cells=cells, count=len(cells))
