"""Hints under any rules: where to look, why, what to do, and the cells to point at."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, cast

from qmines.messages import Translator
from qmines.solver.hints import Strength

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from qmines.documents import HintDocument, HintMessagesDocument, OutlineDocument
    from qmines.errors import Cell
    from qmines.messages import Message
    from qmines.solver import Hint

_POINTED: Final = ("safe", "mined", "guess")


@dataclass(frozen=True, slots=True)
class GuessOption:
    """A cell to guess, its chance of a mine, and the chance of winning, if known."""

    cell: Cell
    risk: float
    winning: float | None = None


@dataclass(frozen=True, slots=True)
class GameHint:
    """What to do next in a game or a position.

    ``told`` has the sentences for each strength. ``outline`` lists the cells to point at, like
    ``Hint.outline``. ``board`` is their board (None if there is only one), and ``letter`` its name.
    ``note`` is the kind of help that the hint counts as, or None if it gives nothing away.
    ``detail`` has the proof.
    """

    events: tuple[str, ...]
    certain: bool
    told: Mapping[Strength, tuple[Message, ...]]
    outline: Mapping[str, tuple[Cell, ...]]
    note: str | None = "hint"
    board: int | None = None
    letter: str | None = None
    risk: float | None = None
    technique: str | None = None
    options: Sequence[GuessOption] = ()
    detail: Hint | None = field(default=None, repr=False)

    @classmethod
    def of(cls, found: Hint) -> GameHint:
        """A hint on one board of mines."""
        guesses = [each for each in (found.guess, found.next_guess) if each is not None]
        return cls(
            found.events,
            certain=bool(found.proof),
            told={strength: found.messages(strength) for strength in Strength},
            outline=found.outline,
            risk=None if found.guess is None else found.guess.risk,
            technique=None if found.technique is None else found.technique.value,
            options=[GuessOption(each.cell, each.risk, each.winning) for each in guesses],
            detail=found,
        )

    def adding(self, message: Message) -> GameHint:
        """The same hint with one more sentence about what to do and why."""
        told = {
            strength: said if strength is Strength.WHERE else (*said, message)
            for strength, said in self.told.items()
        }
        return replace(self, told=told)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells to look at."""
        return tuple(cell for name in _POINTED for cell in self.outline.get(name, ()))

    def explain(self, strength: Strength | str = Strength.WHY, *, dirac: bool = False) -> str:
        """The hint in words: ``"where"`` to look, ``"why"``, or what to ``"do"``.

        With ``dirac``, qubit states are shown as ``|0⟩`` instead of "safe on Z".
        """
        return Translator(cells="pairs", dirac=dirac)(*self.told[Strength(strength)])

    __str__ = explain

    def document(self, strength: Strength | None = None) -> HintDocument:
        """As JSON values: at a strength, or all of it.

        ``where`` does not say what is in the cells: its outline only says where to look.
        """
        weak = strength is Strength.WHERE
        outline = {"look": self.cells} if weak else self.outline
        proof = () if weak or self.detail is None else self.detail.proof
        return {
            "kind": "certain" if self.certain else "guess" if self.cells else "nothing",
            "technique": self.technique,
            "messages": cast(
                "HintMessagesDocument",
                {
                    each.value: [message.document() for message in said]
                    for each, said in self.told.items()
                    if strength in {None, each}
                },
            ),
            "outline": cast("OutlineDocument", {name: [*cells] for name, cells in outline.items()}),
            "events": [] if weak else [*self.events],
            "proof": [step.document() for step in proof],
            "guesses": [
                {"cell": each.cell, "risk": each.risk, "winning": each.winning}
                for each in self.options
            ],
            "risk": self.risk,
            "board": self.letter,
            "complete": self.detail is None or self.detail.complete,
        }
