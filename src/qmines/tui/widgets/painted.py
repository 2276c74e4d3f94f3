"""What draws itself in the colours and signs that the player has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from qmines.theme.palettes import Palette
    from qmines.tui.glyphs import Glyphs


class Painted:
    """Part of a widget that holds a palette and glyphs; ``Page.repaint`` finds all of them."""

    palette: Palette
    glyphs: Glyphs
    refresh: Callable[..., Any]

    def repaint_with(self, palette: Palette, glyphs: Glyphs) -> None:
        """Draw in another theme or with other signs."""
        self.palette, self.glyphs = palette, glyphs
        self.refresh()
