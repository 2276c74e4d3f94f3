"""The themes as Textual wants them: the colours of menus and lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.theme import Theme

if TYPE_CHECKING:
    from qmines.theme.palettes import Palette


def textual_theme(palette: Palette) -> Theme:
    """The colours of everything around the cells."""
    return Theme(
        name=palette.name,
        primary=palette.accent,
        secondary=palette.second,
        accent=palette.accent,
        background=palette.ground,
        surface=palette.panel,
        panel=palette.panel,
        foreground=palette.text,
        error=palette.hit[1],
        success=palette.safe[1],
        warning=palette.wrong[1],
        dark=palette.dark,
        variables={
            "faint": palette.faint,
            "chosen": palette.cursor,
            "chosen-text": palette.cursor_text,
            "scrollbar": palette.faint,
            "scrollbar-background": palette.panel,
            "scrollbar-hover": palette.accent,
            "scrollbar-active": palette.accent,
            "scrollbar-corner-color": palette.panel,
            "input-cursor-background": palette.accent,
            "input-selection-background": f"{palette.accent} 40%",
            "border": palette.accent,
            "border-blurred": palette.faint,
        },
    )
