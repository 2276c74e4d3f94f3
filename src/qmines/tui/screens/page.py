"""What all screens share: the application's settings, and the keys that work anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

from textual.css.query import NoMatches
from textual.screen import ModalScreen, Screen

from qmines.tui.widgets.board_area import Field
from qmines.tui.widgets.painted import Painted

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from textual import events

    from qmines.core.grid import Grid
    from qmines.modes import Display
    from qmines.theme.palettes import Palette
    from qmines.tui.app import MinesApp
    from qmines.tui.glyphs import Glyphs
    from qmines.tui.settings import Settings

T = TypeVar("T")


class _Shared:
    """The application as the screens know it."""

    @property
    def mines(self) -> MinesApp:
        """The application."""
        return cast("MinesApp", self.app)  # type: ignore[attr-defined]

    @property
    def settings(self) -> Settings:
        """What the player has chosen."""
        return self.mines.settings

    @property
    def palette(self) -> Palette:
        """The colours."""
        return self.mines.palette

    @property
    def glyphs(self) -> Glyphs:
        """The signs."""
        return self.mines.glyphs

    def common_key(self, event: events.Key) -> bool:
        """Do what a key does anywhere; tells whether it did."""
        keys = self.settings.keys
        if event.key in keys.keys_of("quit"):
            self.mines.call_later(self.mines.action_quit)
        elif event.key in keys.keys_of("help"):
            self.mines.open_help()
        elif event.key in keys.keys_of("menu"):
            self.go_back()
        else:
            return False
        event.stop()
        event.prevent_default()
        return True

    def go_back(self) -> None:
        """Leave this screen."""
        self.mines.pop_screen()

    def work_on(
        self, work: Coroutine[Any, Any, None], group: str, *, exclusive: bool = False
    ) -> None:
        """Have something worked out while the screen lives on."""
        started = self.run_worker  # type: ignore[attr-defined]
        started(self._while_shown(work), group=group, exclusive=exclusive)

    async def _while_shown(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except NoMatches:  # a screen that is left loses its widgets before its workers end
            if self.display:  # type: ignore[attr-defined]
                raise


def repaint_all(screen: Screen[Any], palette: Palette, glyphs: Glyphs) -> None:
    """Let everything on a screen draw itself in other colours or signs."""
    for widget in screen.walk_children():
        if isinstance(widget, Painted):
            widget.repaint_with(palette, glyphs)


class Page(_Shared, Screen[None], inherit_bindings=False):
    """A screen of its own. It is ``low`` or ``tall`` where there are few lines or many."""

    def repaint(self) -> None:
        """Draw in other colours or signs."""
        repaint_all(self, self.palette, self.glyphs)

    def new_field(self, grid: Grid, display: Display) -> Field:
        """The boards of a game or a position, between a line above and one below."""
        width, height = self.mines.size
        return Field(
            grid,
            display,
            self.palette,
            self.glyphs,
            cells=self.settings.cells,
            overlay=self.settings.overlay,
            room=(width, height - 2),
        )

    def on_key(self, event: events.Key) -> None:
        """Keys that no widget has taken."""
        self.common_key(event)


class Sheet(_Shared, ModalScreen[T], inherit_bindings=False):
    """A screen on top of another, which stays in sight around it."""

    def repaint(self) -> None:
        """Draw in other colours or signs."""
        repaint_all(self, self.palette, self.glyphs)

    def on_key(self, event: events.Key) -> None:
        """Keys that no widget has taken."""
        self.common_key(event)
