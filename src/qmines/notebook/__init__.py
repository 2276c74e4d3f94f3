"""SVG pictures of boards, for notebooks, web pages and files.

Positions, analyses, hints, games and views show these pictures in a notebook;
``svg_of(thing)`` returns the same picture as text.
"""

from __future__ import annotations

from typing import Protocol

from qmines.errors import InvalidInput
from qmines.notebook.tiles import MAX_CELLS

__all__ = ["MAX_CELLS", "Drawn", "svg_of"]


class Drawn(Protocol):
    """Anything that can draw itself as SVG."""

    def _repr_svg_(self) -> str | None:
        """The picture, or None if there are too many cells."""


def svg_of(thing: Drawn) -> str:
    """Draw a position, analysis, hint, view or game as SVG.

    >>> import qmines
    >>> svg_of(qmines.Position.parse("1#", mines=1))[:4]
    '<svg'

    Raises:
        InvalidInput: the board has too many cells, or ``thing`` has no picture.
    """
    draw = getattr(thing, "_repr_svg_", None)
    if draw is None:
        raise InvalidInput(
            f"svg_of needs a position, analysis, hint, view or game, not {thing!r:.60}"
        )
    drawn: str | None = draw()
    if drawn is None:
        raise InvalidInput(f"this board is too large to draw: the limit is {MAX_CELLS:,} cells")
    return drawn
