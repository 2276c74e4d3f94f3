"""What every run of the application needs and the tests make only once: it halves their time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import screen
from textual._styles_cache import StylesCache
from textual.css.stylesheet import Stylesheet

from qmines.store import Store
from support.databases import new_sqlite

if TYPE_CHECKING:
    from pathlib import Path

    from textual.css.model import RuleSet

    from qmines.tui.app import MinesApp

_parse_rules = Stylesheet._parse_rules
_parsed: dict[tuple[object, ...], list[RuleSet]] = {}


def _parse_once(self: Stylesheet, css: str, **how: object) -> list[RuleSet]:
    """Parse a style sheet unless another application has, with the same colours."""
    key = (css, *how.values(), *self._variables.items())
    if key not in _parsed:
        _parsed[key] = _parse_rules(self, css, **how)
    return _parsed[key]


Stylesheet._parse_rules = _parse_once
screen.UPDATE_PERIOD = 5.0  # seconds; the driver has a screen drawn as soon as it is to be seen


def open_store(folder: Path) -> Store:
    """The store in a folder; a new one is copied, since creating its tables takes longer."""
    path = folder / "games.db"
    if not path.exists():
        new_sqlite(path)
    return Store(f"sqlite:///{path}")


def let_go(app: MinesApp) -> None:
    """End the thread of a game, and let go of what is cached: the collector would search it."""
    if app._game_thread is not None:
        app._game_thread._thread.shutdown(wait=False)
    StylesCache.get_inner_outer.cache_clear()
