"""Pictures of boards as SVG, for notebooks, pages and files.

Positions, analyses, hints, games and views draw themselves in a notebook with these;
``svg_of(thing)`` gives the same picture as a text to save.
"""

from __future__ import annotations

from typing import Protocol

from qmines.errors import InvalidInput
from qmines.notebook.tiles import MAX_CELLS

__all__ = ["MAX_CELLS", "Drawn", "svg_of"]


class Drawn(Protocol):
    """What can draw itself."""

    def _repr_svg_(self) -> str | None:
        """The picture, or None where there are too many cells for one."""


def svg_of(thing: Drawn) -> str:
    """The picture of a position, an analysis, a hint, a view or a game, as SVG.

    >>> import qmines
    >>> svg_of(qmines.Position.parse("1#", mines=1))[:4]
    '<svg'

    Raises:
        InvalidInput: it has too many cells for a picture.
    """
    drawn = thing._repr_svg_()
    if drawn is None:
        raise InvalidInput(f"a picture has at most {MAX_CELLS:,} cells")
    return drawn
