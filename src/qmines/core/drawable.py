"""Values that have a picture in a notebook, without knowing how they are drawn."""

from __future__ import annotations

from importlib import import_module


class Drawable:
    """Something that a notebook shows as a picture (see ``qmines.notebook.drawings``)."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        drawings = import_module("qmines.notebook.drawings")  # it imports what it draws
        picture: str | None = drawings.drawn(self)
        return picture
