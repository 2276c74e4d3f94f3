"""What all screens share: the application's settings, and the keys that work anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from textual.css.query import NoMatches
from textual.screen import ModalScreen, Screen

from qmines.tui.keys import action_named
from qmines.tui.texts import speak, t
from qmines.tui.widgets.bars import Note
from qmines.tui.widgets.board_area import Field
from qmines.tui.widgets.key_bar import KeyBar, KeyItem
from qmines.tui.widgets.painted import Painted
from qmines.tui.widgets.row_list import Row, RowList

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from textual import events

    from qmines.core.events import EventKind

T = TypeVar("T")


class Shared(Painted):
    """What all screens share.

    ``help_scopes`` are the groups of keys that help begins with; those of them that are at work
    on this screen alone are the ones that the command palette offers.
    """

    help_scopes: ClassVar[tuple[str, ...]] = ("menus", "anywhere")
    rules: str | None = None  # those that help explains first

    def repaint(self) -> None:
        """Draw again after the theme, the glyphs or other settings have changed."""
        for widget in self.walk_children():  # type: ignore[attr-defined]
            if isinstance(widget, Painted):
                widget.repaint()

    def on_key(self, event: events.Key) -> None:
        """Handle keys that no widget has handled."""
        self.common_key(event)

    def common_key(self, event: events.Key) -> bool:
        """Handle a key that works on every screen; returns whether it did."""
        keys = self.settings.keys
        if event.key in keys.keys_of("quit"):
            self.mines.call_later(self.mines.action_quit)
        elif event.key in keys.keys_of("help"):
            self.mines.open_help()
        elif event.key in keys.keys_of("palette"):
            self.mines.open_palette()
        elif event.key in keys.keys_of("suspend"):
            self.mines.suspend_game()
        elif event.key in keys.keys_of("menu"):
            self.go_back()
        elif event.key.lower() in keys.keys_of("explain") and self.cut_texts():
            self.read_cut_texts()
        else:
            return False
        event.stop()
        event.prevent_default()
        return True

    def go_back(self) -> None:
        """Leave this screen."""
        self.mines.pop_screen()

    # Texts that do not fit

    @property
    def reading_key(self) -> str:
        """The key that shows a text in full, unless letters are typed here."""
        rows = self.query(RowList)  # type: ignore[attr-defined]
        typing = any(each.row.kind == "text" for each in rows)
        return "" if typing else self.settings.keys.label("explain")

    def cut_texts(self) -> list[str]:
        """The texts on this screen that are cut off."""
        notes = self.query(Note)  # type: ignore[attr-defined]
        return [note.text for note in notes if note.display and note.cut]

    def read_cut_texts(self) -> None:
        """Show them in full."""
        if cut := self.cut_texts():
            self.mines.show_text(t("note-title"), cut)

    # What can be done here

    def do_action(self, action: str) -> None:
        """Do what an action of this screen stands for, whether it has a key or not."""
        if keys := self.settings.keys.keys_of(action):
            self.mines.simulate_key(keys[0])

    def unused_actions(self) -> set[str]:
        """The actions that make no sense here."""
        return set()

    def extra_events(self) -> dict[str, EventKind]:
        """The events of a rule set that have keys of their own, by these keys."""
        return {}

    # Keys in sight

    def key_bar(self) -> KeyBar:
        """The line of keys, for the bottom of the screen."""
        bar = KeyBar()
        bar.show(self.key_items())
        return bar

    def key_items(self) -> list[KeyItem]:
        """The most useful keys here, the most important first, and help last."""
        return [
            KeyItem(("up", "down"), t("side-key-choose")),
            KeyItem(("enter",), t("side-key-select")),
            KeyItem(("left", "right"), t("side-key-change")),
            *self.keys_for("menu", "palette", "help"),
        ]

    def keys_for(self, *actions: str) -> list[KeyItem]:
        """The first key of each action, with its short name."""
        keys = self.settings.keys
        return [KeyItem(keys.keys_of(one)[:1], t(f"side-key-{one}")) for one in actions]

    def work_on(
        self, work: Coroutine[Any, Any, None], group: str, *, exclusive: bool = False
    ) -> None:
        """Run something in the background."""
        started = self.run_worker  # type: ignore[attr-defined]
        started(self._while_shown(work), group=group, exclusive=exclusive)

    async def _while_shown(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except NoMatches:  # a screen that is left loses its widgets before its workers end
            if self.display:  # type: ignore[attr-defined]
                raise


class Page(Shared, Screen[None], inherit_bindings=False):
    """A screen of its own. It is ``low`` or ``tall`` where there are few lines or many."""

    @property
    def field(self) -> Field:
        """The boards."""
        return self.query_one(Field)

    @property
    def note(self) -> Note:
        """The text below."""
        return self.query_one("#note", Note)


class Sheet(Shared, ModalScreen[T], inherit_bindings=False):
    """A screen on top of another, which stays in sight around it."""


class Card(Sheet[str]):
    """A sheet with a list of actions; its answer is the name of a row, without the scope."""

    scope = "end"  # of the keys that choose a row
    way_back = "board"  # the answer if the player leaves

    def on_mount(self) -> None:
        """Select the first row."""
        self.query_one(RowList).focus()

    def row_for(self, action: str, label: str = "", *, detail: str = "") -> Row:
        """A row for an action, with its key."""
        name = f"{self.scope}-{action}"
        key = self.settings.keys.label(name)
        return Row(action, label or speak(action_named(name)), detail=detail, key=key)

    def on_key(self, event: events.Key) -> None:
        """Choose the row that the key stands for."""
        action = self.settings.keys.action_for(event.key, self.scope) or ""
        for row in self.query_one(RowList).rows:
            if action == f"{self.scope}-{row.name}":
                event.stop()
                event.prevent_default()
                self.choose(row.name)
                return

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Choose the row that was clicked or entered."""
        self.choose(message.row.name)

    def choose(self, name: str) -> None:
        """Answer with a row."""
        self.dismiss(name)

    def go_back(self) -> None:
        """Leave without choosing a row."""
        self.dismiss(self.way_back)
