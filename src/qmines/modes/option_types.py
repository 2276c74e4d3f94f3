"""The options of each rule set, for type checkers: what ``new_game`` accepts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from qmines.core.deprecation import warn_renamed
from qmines.core.levels import FirstClick  # noqa: TC001 - the tests compare these types

if TYPE_CHECKING:
    from collections.abc import Mapping

Rules: TypeAlias = Literal["classic", "forgiving", "qubits", "entangled", "sandbox"]
"""The name of a rule set."""
Labels: TypeAlias = Literal["original", "textbook"]


class ClassicOptions(TypedDict, total=False):
    """The options of Classic."""

    first_click: FirstClick
    questions: bool
    no_guess: bool
    position: str


class ForgivingOptions(ClassicOptions, total=False):
    """The options of Forgiving."""

    knowledge: Literal["deducible", "visible"]
    strict: bool
    notice: Literal["now", "end"]


class QubitsOptions(TypedDict, total=False):
    """The options of Qubits."""

    first_click: Literal["safe", "anything"]
    plus: int
    minus: int
    expert: bool
    labels: Labels
    numbers: Literal["both", "clicked"]
    layout: str


class EntangledOptions(QubitsOptions, total=False):
    """The options of Entangled."""

    singlets: int
    links: int
    trios: int
    shields: int
    hidden: bool


class SandboxOptions(TypedDict, total=False):
    """The options of Sandbox."""

    lesson: Literal["free", "superposition", "basis", "singlet", "mermin"]
    layout: str
    labels: Labels


def with_internal_names(options: Mapping[str, Any], *, stacklevel: int = 3) -> dict[str, Any]:
    """The options as rule sets and game files name them: ``first_click`` is ``first`` there.

    >>> with_internal_names({"first_click": "safe", "strict": True})
    {'strict': True, 'first': 'safe'}
    """
    given = dict(options)
    if "first" in given:
        warn_renamed("first", "first_click", stacklevel=stacklevel + 1)
    if "first_click" in given:
        given["first"] = given.pop("first_click")
    return given
