"""The keys: a profile, and every action's keys as the player likes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.errors import InvalidInput
from qmines.tui.keys import ACTIONS, PROFILES, SCOPES, action_named, key_label
from qmines.tui.screens.form import FormPage
from qmines.tui.texts import error_text, speak, t
from qmines.tui.widgets.key_bar import KeyItem
from qmines.tui.widgets.row_list import Row, RowList

if TYPE_CHECKING:
    from textual import events


class KeysScreen(FormPage):
    """A list of actions; Enter waits for the key that is to do it."""

    heading = "keys-title"

    def __init__(self) -> None:
        super().__init__()
        self._waiting: tuple[str, bool] | None = None  # for which action, and whether as one more

    def first_rows(self) -> list[Row]:
        """The profile, and every action with its keys."""
        keys = self.settings.keys
        rows = [
            Row(
                "profile",
                t("keys-profile"),
                "choice",
                keys.profile,
                [(name, t(f"key-profile-{name}")) for name in PROFILES],
                help=t("keys-profile-about"),
            ),
            Row("reset", t("keys-reset"), help=t("keys-reset-about")),
        ]
        for scope in SCOPES:
            rows.append(Row(f"scope-{scope}", t(f"key-scope-{scope}"), "heading"))
            rows += [
                Row(
                    action.name,
                    speak(action_named(action.name)),
                    detail=keys.labels(action.name),
                    help=t("keys-how"),
                )
                for action in ACTIONS.values()
                if action.scope == scope
            ]
        return rows

    def key_items(self) -> list[KeyItem]:
        """What can be done with the keys of an action."""
        return [
            KeyItem(("enter",), t("side-key-new-key")),
            KeyItem(("insert",), t("side-key-more-key")),
            KeyItem(("delete",), t("side-key-no-key")),
            *self.keys_for("menu", "help"),
        ]

    # A key for an action

    def on_key(self, event: events.Key) -> None:
        """Keys that the list has not taken."""
        row = self.rows.row
        if row.name in ACTIONS and event.key in {"delete", "insert"}:
            event.stop()
            if event.key == "delete":
                self._bind(row.name, ())
            else:
                self._wait(row.name, more=True)

    def on_row_list_chosen(self, message: RowList.Chosen) -> None:
        """Wait for a key, or forget the changes."""
        name = message.row.name
        if name == "reset":
            self.settings.keys.reset()
            self._changed(t("keys-reset-done"))
        elif name in ACTIONS:
            self._wait(name, more=False)

    def on_row_list_changed(self, message: RowList.Changed) -> None:
        """Take up another profile."""
        self.settings.keys.profile = message.row.value
        profile = t(f"key-profile-{message.row.value}")
        self._changed(t("keys-profile-done", profile=profile))

    def _wait(self, action: str, *, more: bool) -> None:
        self._waiting = action, more
        self.rows.capture(self._pressed)
        self.note.say(t("keys-press", action=action_named(action)), "good")

    def _pressed(self, key: str) -> None:
        if self._waiting is None:
            return
        (action, more), self._waiting = self._waiting, None
        keys = self.settings.keys.keys_of(action) if more else ()
        self._bind(action, (*(one for one in keys if one != key), key))

    def _bind(self, action: str, keys: tuple[str, ...]) -> None:
        try:
            self.settings.keys.bind(action, keys)
        except InvalidInput as error:
            self.note.say(error_text(error), "bad")
            return
        shown = [key_label(key) for key in keys]
        key = "keys-bound" if keys else "keys-unbound"
        self._changed(t(key, action=action_named(action), keys=shown))

    def _changed(self, words: str) -> None:
        self.mines.change_settings()
        self.rows.replace(self.first_rows())
        self.note.say(words, "good")
