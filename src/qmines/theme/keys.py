"""Key bindings from ``keys.toml``: actions, their keys in each profile, and names of keys."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE: Final = Path(__file__).with_name("keys.toml")

Interface = Literal["terminal", "web"]
Keys = tuple[str, ...]


class Action(NamedTuple):
    """An action and its keys. The message ``action-NAME`` describes it.

    ``keys`` has them by profile, first the one to mention. A ``needed`` action has at least one.
    """

    name: str
    scope: str
    keys: Mapping[str, Keys]
    needed: bool = False


@lru_cache
def table(path: Path = FILE) -> dict[str, Any]:
    """The whole file: ``profiles``, ``scopes``, ``names`` and ``actions``."""
    return tomllib.loads(path.read_text("utf-8"))


def actions(interface: Interface, path: Path = FILE) -> dict[str, Action]:
    """The actions of an interface by name, in the order in which help lists them.

    >>> actions("web")["other-board"].keys["vim"], actions("terminal")["other-board"].keys["vim"]
    (('B',), ('tab',))
    """
    found = {}
    rows = [(scope, *row) for scope, rows in table(path)["actions"].items() for row in rows.items()]
    for scope, name, row in rows:
        if row.get("only", interface) != interface:
            continue
        given = row.get(interface, row["keys"])
        by_profile: dict[str, list[str]] = given if isinstance(given, dict) else {"all": given}
        keys = {
            profile: tuple(
                key_name(key, interface, path)
                for key in by_profile.get(profile, by_profile.get("all", []))
            )
            for profile in table(path)["profiles"]
        }
        needed = row.get("needed", False)
        found[name] = Action(name, scope, MappingProxyType(keys), needed)
    return found


def key_name(key: str, interface: Interface, path: Path = FILE) -> str:
    """The name of a key in an interface.

    >>> key_name("Up", "web"), key_name(".", "terminal"), key_name("Ctrl+q", "terminal")
    ('ArrowUp', 'full_stop', 'ctrl+q')
    """
    names = table(path)["names"]
    if key in names:
        found: str = names[key].get(interface, key)
        return found
    return key.lower() if interface == "terminal" and len(key) > 1 else key


def labels(interface: Interface) -> dict[str, str]:
    """The labels of keys by their name in an interface, where the two differ."""
    found = {}
    for key, names in table()["names"].items():
        name, label = names.get(interface, key), names.get("label", key)
        if name != label and "name" not in names:
            found[name] = label
    return found


def named_keys(interface: Interface) -> dict[str, str]:
    """The ``key-name-…`` messages of keys with a name on them, by their name in an interface.

    >>> named_keys("terminal")["pageup"], named_keys("web")[" "]
    ('page-up', 'space')
    """
    rows = table()["names"].items()
    return {row.get(interface, key): row["name"] for key, row in rows if "name" in row}
