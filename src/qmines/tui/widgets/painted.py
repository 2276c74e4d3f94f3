"""What every widget and screen of the terminal game knows: the application and its looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from qmines.theme.palettes import Palette
    from qmines.tui.app import MinesApp
    from qmines.tui.glyphs import Glyphs
    from qmines.tui.settings import Settings


class Painted:
    """A widget or screen that is drawn in the player's theme and glyphs."""

    @property
    def mines(self) -> MinesApp:
        """The application."""
        return cast("MinesApp", self.app)  # type: ignore[attr-defined]

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.mines.settings

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return self.mines.palette

    @property
    def glyphs(self) -> Glyphs:
        """The characters for cells, lines and marks."""
        return self.mines.glyphs

    def repaint(self) -> None:
        """Draw again after the theme, the glyphs or other settings have changed."""
        self.refresh()  # type: ignore[attr-defined]
