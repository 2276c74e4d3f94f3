"""Key bindings of the terminal game: profiles, and the player's own changes to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from qmines.errors import InvalidInput
from qmines.messages import Message, named
from qmines.theme.keys import actions, labels, named_keys, table
from qmines.tui.texts import t

if TYPE_CHECKING:
    from qmines.theme.keys import Action, Keys

SCOPES: Final[list[str]] = table()["scopes"]
PROFILES: Final[list[str]] = table()["profiles"]
"""The profiles; every action has its keys in each."""
ACTIONS: Final = actions("terminal")
"""Every action by name, in the order in which help lists them."""
_MEET: Final = {  # scopes whose keys are active at the same time
    "play": {"move", "play", "assist", "view", "anywhere"},
    "replay": {"move", "replay", "view", "anywhere"},
    "pause": {"move", "pause", "anywhere"},
    "end": {"move", "end", "anywhere"},
    "games": {"move", "games", "anywhere"},
}
_IN_LISTS: Final = {
    "up": "up", "down": "down", "left": "left", "right": "right",
    "page-up": "pageup", "page-down": "pagedown", "row-start": "home", "row-end": "end",
}  # fmt: skip

_LABELS: Final = labels("terminal")
_NAMED: Final = named_keys("terminal")
_HELD: Final = ("ctrl", "alt", "shift")


def action_named(name: str) -> Message:
    """What an action does."""
    return named("action", name)


def key_label(key: str) -> str:
    """A key as it is printed on a keyboard: capitals only where Shift is needed.

    >>> key_label("r"), key_label("K"), key_label("ctrl+q"), key_label("full_stop")
    ('R', 'Shift+K', 'Ctrl+Q', '.')
    """
    if len(key) == 1:
        return t("shortcut-shift", key=key) if key.isupper() else key.upper()
    *before, last = key.split("+")
    if last in _NAMED:
        last = t(f"key-name-{_NAMED[last]}")
    elif last in _LABELS:
        last = _LABELS[last]
    elif len(last) == 1 or (last[:1] == "f" and last[1:].isdigit()):
        last = last.upper()
    else:
        last = last.replace("_", " ")
    held = (t(f"key-name-{word}") if word in _HELD else word.capitalize() for word in before)
    return "+".join([*held, last])


@dataclass(slots=True)
class Keymap:
    """A profile with a player's own changes: ``changed[profile][action]`` are its keys."""

    profile: str = "standard"
    changed: dict[str, dict[str, Keys]] = field(default_factory=dict)

    def keys_of(self, action: str) -> Keys:
        """The keys of an action, the first of them being the one to name."""
        own = self.changed.get(self.profile, {}).get(action)
        return ACTIONS[action].keys[self.profile] if own is None else own

    def action_for(self, key: str, where: str) -> str | None:
        """What a key does on a screen, such as ``"play"``; capitals do as small letters."""
        found = self._lookup(key, where)
        if found is None and len(key) == 1 and key.isupper():
            found = self._lookup(key.lower(), where)
        return found

    def in_list(self, key: str) -> str:
        """The arrow or page key that a key stands for in menus and texts, or the key itself.

        >>> Keymap("vim").in_list("j"), Keymap("vim").in_list("s")
        ('down', 's')
        """
        return _IN_LISTS.get(self.action_for(key, "games") or "", key)

    def label(self, action: str) -> str:
        """The first key of an action as it is printed on a keyboard, or nothing."""
        keys = self.keys_of(action)
        return key_label(keys[0]) if keys else ""

    def labels(self, action: str) -> str:
        """All keys of an action."""
        return " ".join(key_label(key) for key in self.keys_of(action))

    def bind(self, action: str, keys: Keys) -> None:
        """Give an action these keys instead of those it has.

        Raises:
            InvalidInput: one of them does something else on the same screen.
        """
        for key in keys:
            taken = self._taken(key, action)
            if taken is not None:
                raise InvalidInput(
                    Message("keys-taken", key=key_label(key), action=action_named(taken.name))
                )
        if not keys and ACTIONS[action].needed:
            raise InvalidInput(Message("keys-needed", action=action_named(action)))
        own = self.changed.setdefault(self.profile, {})
        own[action] = keys
        if keys == ACTIONS[action].keys[self.profile]:
            del own[action]

    def reset(self) -> None:
        """Forget the changes of this profile."""
        self.changed.pop(self.profile, None)

    def _lookup(self, key: str, where: str) -> str | None:
        for action in ACTIONS.values():
            if action.scope in _MEET[where] and key in self.keys_of(action.name):
                if action.name == "menu" and where == "play":
                    continue  # a game is left through its pause
                return action.name
        return None

    def _taken(self, key: str, action: str) -> Action | None:
        """The action that already has a key, among those active together with this one."""
        ours = ACTIONS[action]
        for other in ACTIONS.values():
            if other is ours or key not in self.keys_of(other.name):
                continue
            if {ours.name, other.name} == {"pause", "menu"}:  # never on the same screen
                continue
            if any({ours.scope, other.scope} <= scopes for scopes in _MEET.values()):
                return other
        return None
