"""Values that have a picture in a notebook, without knowing how they are drawn.

What draws them lies above them and registers itself (see ``qmines.notebook``).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Draw = TypeVar("Draw", bound="Callable[..., str | None]")

_DRAWINGS: Final[dict[type, Callable[[Any], str | None]]] = {}
_HOME: Final = "qmines.notebook.drawings"  # loaded with the first picture


class Drawable:
    """Something that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        if type(self) not in _DRAWINGS:
            import_module(_HOME)
        for kind in type(self).__mro__:
            if kind in _DRAWINGS:
                return _DRAWINGS[kind](self)
        return None


def draws(kind: type) -> Callable[[Draw], Draw]:
    """Register a function as the one that draws values of a class, as SVG."""

    def register(draw: Draw) -> Draw:
        _DRAWINGS[kind] = draw
        return draw

    return register
