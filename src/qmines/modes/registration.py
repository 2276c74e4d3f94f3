"""Add a rule set, after checking that every interface can draw and play it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from qmines.core.stream import Stream
from qmines.modes.registry import MODES, make_setup
from qmines.theme.keys import actions, key_name

if TYPE_CHECKING:
    from qmines.modes.base import Descriptor, Mode

_CELL: Final = ("row", "column")
_WITH_KEYS: Final = {"open", "flag", "question", "mark", "chord", "shield", "prepare", "reset"}


def register(mode: Mode[Any]) -> None:
    """Add a rule set to ``MODES``, which all interfaces read.

    Raises:
        ValueError: an interface cannot draw or play it.
    """
    name = mode.descriptor.name
    if name in MODES:
        raise ValueError(f"there is already a rule set called {name}: choose another name")
    MODES[name] = mode
    try:
        check_rules(mode)
    except ValueError:
        del MODES[name]
        raise


def check_rules(mode: Mode[Any]) -> None:
    """Check that every interface can draw and play a registered rule set."""
    descriptor = mode.descriptor
    name, display = descriptor.name, descriptor.display
    suffixes = [board.suffix for board in display.boards]
    if not suffixes:
        raise ValueError(f"{name} has no boards: a rule set needs at least one")
    if len({*suffixes}) < len(suffixes):
        raise ValueError(f"{name} has boards with the same suffix: {suffixes}")
    takes = {kind.verb: kind.takes for kind in descriptor.events}
    for board in range(len(suffixes)):
        verb = display.verb("open", board)
        if takes.get(verb) != _CELL:
            raise ValueError(
                f"{name} needs an event {verb} ROW COLUMN, which Enter and clicks send"
            )
    _check_keys(descriptor)
    setup = make_setup(descriptor.level, name)
    shown = mode.view(mode.start(setup, Stream(0)))
    expected = [setup.grid.cells] * len(suffixes)
    if [len(board) for board in shown.boards] != expected or shown.display != display:
        raise ValueError(
            f"the view of {name} must have the same boards as its display, with {expected} cells"
        )


def _check_keys(descriptor: Descriptor) -> None:
    """Check that a key of the terminal game plays each event that only these rules have."""
    known = actions("terminal")
    holders: dict[str, str] = {}
    for action in known.values():
        for key in chain.from_iterable(action.keys.values()):
            holders.setdefault(key, action.name)
    for kind in descriptor.events:
        on_board = descriptor.display.board_of(kind.verb) is not None
        verb = kind.verb.partition("-")[0] if on_board else kind.verb
        if verb in _WITH_KEYS:
            continue
        if verb in known:
            raise ValueError(
                f"{kind.verb} is already the name of an action in keys.toml: choose another name"
            )
        if kind.takes not in {(), _CELL}:
            raise ValueError(f"{kind.usage}: an event with a key must take a cell or no argument")
        key = key_name(kind.key, "terminal")
        if not key:
            raise ValueError(f"{kind.verb} needs a key for the terminal game")
        if holders.setdefault(key, verb) != verb:
            raise ValueError(
                f"{kind.verb} cannot use the key {kind.key}: {holders[key]} already uses it"
            )
