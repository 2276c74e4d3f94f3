"""What keys do: actions, profiles, a player's own changes, and clashes refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Mapping


class Action(NamedTuple):
    """Something that a key does, where it does it, and what a help text says of it."""

    name: str
    scope: str
    help: str


SCOPES: Final = {
    "move": "Moving the cursor",
    "play": "Playing",
    "assist": "Help in a game",
    "view": "What is shown",
    "replay": "Watching a replay",
    "anywhere": "Anywhere",
}
_MEET: Final = {  # scopes whose keys are at work at the same time
    "play": {"move", "play", "assist", "view", "anywhere"},
    "replay": {"move", "replay", "view", "anywhere"},
}

ACTIONS: Final = (
    Action("up", "move", "up"),
    Action("down", "move", "down"),
    Action("left", "move", "left"),
    Action("right", "move", "right"),
    Action("up-left", "move", "up and left"),
    Action("up-right", "move", "up and right"),
    Action("down-left", "move", "down and left"),
    Action("down-right", "move", "down and right"),
    Action("page-up", "move", "a screenful up"),
    Action("page-down", "move", "a screenful down"),
    Action("row-start", "move", "to the start of the row"),
    Action("row-end", "move", "to the end of the row"),
    Action("open", "play", "open the cell; on a clue, chord"),
    Action("flag", "play", "flag the cell, or take its mark away"),
    Action("mark", "play", "the next mark, as a right click gives it"),
    Action("chord", "play", "open all neighbours of a clue that has its flags"),
    Action("other-board", "play", "to the other board, where there are two"),
    Action("shield", "play", "measure under a shield, where there are any"),
    Action("prepare", "play", "the next state for the cell, in the sandbox"),
    Action("reset", "play", "all cells as they were at first, in the sandbox"),
    Action("undo", "play", "take the last move back"),
    Action("pause", "play", "pause: the board is hidden"),
    Action("new", "play", "a new game with the same settings"),
    Action("hint", "assist", "a hint: first the place, then the reason"),
    Action("one-move", "assist", "one simple move"),
    Action("all-moves", "assist", "all simple moves"),
    Action("solve", "assist", "smart solve: everything that is certain"),
    Action("auto", "assist", "auto-play, or stop it"),
    Action("check", "assist", "how the flags do: right, wrong or in doubt"),
    Action("slower", "view", "slower"),
    Action("faster", "view", "faster"),
    Action("overlay", "view", "show the chance of a mine in every cell"),
    Action("reduced", "view", "reduced view: only what still matters"),
    Action("explain", "view", "the whole of what was said last, or what happened"),
    Action("zoom-in", "view", "larger cells"),
    Action("zoom-out", "view", "smaller cells"),
    Action("forward", "replay", "one step on"),
    Action("back", "replay", "one step back"),
    Action("first", "replay", "to the beginning"),
    Action("last", "replay", "to the end"),
    Action("run", "replay", "run, or stop"),
    Action("mistake", "replay", "to the next mistake or guess"),
    Action("fork", "replay", "play on from here, as a new game"),
    Action("help", "anywhere", "this list"),
    Action("menu", "anywhere", "back, or to the menu"),
    Action("quit", "anywhere", "quit; the game is kept"),
)
"""Every action, in the order in which help lists them."""
BY_NAME: Final = {action.name: action for action in ACTIONS}

Keys = tuple[str, ...]

_SHARED: Final[dict[str, Keys]] = {
    "page-up": ("pageup",),
    "page-down": ("pagedown",),
    "row-start": ("home",),
    "row-end": ("end",),
    "flag": ("f", "x"),
    "mark": ("m",),
    "chord": ("c",),
    "other-board": ("tab",),
    "undo": ("u", "backspace"),
    "pause": ("p", "escape"),
    "new": ("f2",),
    "prepare": ("f3",),
    "reset": ("f4",),
    "auto": ("g",),
    "slower": ("comma",),
    "faster": ("full_stop",),
    "overlay": ("o",),
    "reduced": ("v",),
    "zoom-in": ("plus", "equals_sign"),
    "zoom-out": ("minus",),
    "forward": ("n", "space", "right_square_bracket"),
    "back": ("b", "backspace", "left_square_bracket"),
    "first": ("0",),
    "last": ("dollar_sign",),
    "run": ("enter", "g"),
    "mistake": ("i",),
    "fork": ("f",),
    "help": ("question_mark", "f1"),
    "menu": ("escape",),
    "quit": ("ctrl+q", "ctrl+c"),
}
_ARROWS: Final[dict[str, Keys]] = {
    "up": ("up",), "down": ("down",), "left": ("left",), "right": ("right",),
}  # fmt: skip


def _profile(changes: Mapping[str, Keys]) -> Mapping[str, Keys]:
    keys = {**_SHARED, **_ARROWS, **changes}
    return MappingProxyType({action.name: keys.get(action.name, ()) for action in ACTIONS})


PROFILES: Final = {
    "standard": _profile(
        {
            "up": ("up", "w"), "down": ("down", "s"),
            "left": ("left", "a"), "right": ("right", "d"),
            "open": ("r", "enter", "space"),
            "shield": ("e",), "hint": ("h",), "one-move": ("k",), "all-moves": ("j",),
            "solve": ("y",), "check": ("z",), "explain": ("t",),
        }
    ),
    "vim": _profile(
        {
            "up": ("up", "k"), "down": ("down", "j"),
            "left": ("left", "h"), "right": ("right", "l"),
            "up-left": ("y",), "up-right": ("i",), "down-left": ("b",), "down-right": ("n",),
            "page-up": ("pageup", "ctrl+b"), "page-down": ("pagedown", "ctrl+f"),
            "row-start": ("home", "circumflex_accent"), "row-end": ("end", "dollar_sign"),
            "open": ("r", "enter", "space"),
            "shield": ("e",), "hint": ("H",), "one-move": ("K",), "all-moves": ("J",),
            "solve": ("Y",), "check": ("z",), "explain": ("t",),
            "forward": ("space", "right_square_bracket"),
            "back": ("backspace", "left_square_bracket"),
            "last": ("G",), "mistake": ("N",),
        }
    ),
    "keypad": _profile(
        {
            "up": ("up", "8"), "down": ("down", "2"),
            "left": ("left", "4"), "right": ("right", "6"),
            "up-left": ("7",), "up-right": ("9",), "down-left": ("1",), "down-right": ("3",),
            "open": ("5", "enter", "space"), "flag": ("0", "f", "x"), "mark": ("m",),
            "shield": ("e",), "hint": ("h",), "one-move": ("k",), "all-moves": ("j",),
            "solve": ("y",), "check": ("z",), "explain": ("t",), "first": ("less_than_sign",),
        }
    ),
}  # fmt: skip
"""The profiles by name; each gives every action its keys."""

_SPELT: Final = {
    "up": "↑", "down": "↓", "left": "←", "right": "→", "enter": "Enter", "space": "Space",
    "escape": "Esc", "backspace": "Bksp", "tab": "Tab", "pageup": "PgUp", "pagedown": "PgDn",
    "home": "Home", "end": "End", "comma": ",", "full_stop": ".", "plus": "+", "minus": "-",
    "equals_sign": "=", "question_mark": "?", "right_square_bracket": "]", "delete": "Del",
    "left_square_bracket": "[", "dollar_sign": "$", "circumflex_accent": "^",
    "less_than_sign": "<", "greater_than_sign": ">", "slash": "/", "semicolon": ";",
    "apostrophe": "'", "exclamation_mark": "!", "at": "@", "number_sign": "#",
}  # fmt: skip


def key_label(key: str) -> str:
    """A key as it is printed on a keyboard: capitals only where Shift is needed.

    >>> key_label("r"), key_label("K"), key_label("ctrl+q"), key_label("full_stop")
    ('R', 'Shift+K', 'Ctrl+Q', '.')
    """
    if len(key) == 1:
        return f"Shift+{key}" if key.isupper() else key.upper()
    *before, last = key.split("+")
    if last in _SPELT:
        last = _SPELT[last]
    elif len(last) == 1 or (last[:1] == "f" and last[1:].isdigit()):
        last = last.upper()
    else:
        last = last.replace("_", " ")
    return "+".join([*(word.capitalize() for word in before), last])


@dataclass(slots=True)
class Keymap:
    """A profile with a player's own changes: ``changed[profile][action]`` are its keys."""

    profile: str = "standard"
    changed: dict[str, dict[str, Keys]] = field(default_factory=dict)

    def keys_of(self, action: str) -> Keys:
        """The keys of an action, the first of them being the one to name."""
        own = self.changed.get(self.profile, {}).get(action)
        return PROFILES[self.profile][action] if own is None else own

    def action_for(self, key: str, where: str) -> str | None:
        """What a key does in a game (``"play"``) or in a replay; capitals do as small letters."""
        found = self._lookup(key, where)
        if found is None and len(key) == 1 and key.isupper():
            found = self._lookup(key.lower(), where)
        return found

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
                raise InvalidInput(f"{key_label(key)} is taken: it is for “{taken.help}”")
        if not keys and action in _NEEDED:
            raise InvalidInput(f"“{BY_NAME[action].help}” needs at least one key")
        own = self.changed.setdefault(self.profile, {})
        own[action] = keys
        if keys == PROFILES[self.profile][action]:
            del own[action]

    def reset(self) -> None:
        """Forget the changes of this profile."""
        self.changed.pop(self.profile, None)

    def _lookup(self, key: str, where: str) -> str | None:
        for action in ACTIONS:
            if action.scope in _MEET[where] and key in self.keys_of(action.name):
                if action.name == "menu" and where == "play":
                    continue  # a game is left through its pause
                return action.name
        return None

    def _taken(self, key: str, action: str) -> Action | None:
        """The action that has a key already, of those at work where this one is."""
        ours = BY_NAME[action]
        for other in ACTIONS:
            if other is ours or key not in self.keys_of(other.name):
                continue
            if {ours.name, other.name} == {"pause", "menu"}:  # never on the same screen
                continue
            if any({ours.scope, other.scope} <= scopes for scopes in _MEET.values()):
                return other
        return None


_NEEDED: Final = frozenset({"up", "down", "left", "right", "open", "pause", "menu", "help", "quit"})
