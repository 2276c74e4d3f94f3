"""Pictures of analyses and hints."""

from __future__ import annotations

from functools import singledispatch
from textwrap import wrap
from typing import TYPE_CHECKING

from qmines.notebook.looks import chances_svg, outlined_svg
from qmines.solver.analysis import Analysis
from qmines.solver.hints import Hint
from qmines.words import count_of, percent_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@singledispatch
def drawn(thing: object) -> str | None:  # noqa: ARG001
    """The picture of a value as SVG; None if it has none or too many cells."""
    return None


@drawn.register
def _(analysis: Analysis) -> str | None:
    """The position with the chance of a mine in every hidden cell, and the method used."""
    chances = analysis.mine_probability.ravel().tolist()
    certain = [*analysis.safe, *analysis.mined]
    return chances_svg(analysis.position, chances, certain, _notes(analysis))


@drawn.register
def _(hint: Hint) -> str | None:
    """The position with the cells of a hint outlined, and its text."""
    lines = wrap(hint.explain(), max(40, 3 * hint.position.width))
    return outlined_svg(hint.position, hint.outline, lines)


def _notes(analysis: Analysis) -> Iterator[str]:
    how = analysis.method
    if not analysis.exact and analysis.method != "bounds":
        how = f"{how}, ±{percent_of(analysis.error)}"
    yield how if analysis.boards is None else f"{how}; {count_of(analysis.boards)} possible boards"
    cells, least = analysis.safest
    if not analysis.safe and cells:
        yield f"nothing is certain; safest: {cells[0]}, {percent_of(least)} chance of a mine"
