"""The auto-player's strategies, as listed by the kernel."""

from __future__ import annotations

import re
from typing import Final

from qmines import _kernel
from qmines.errors import InvalidInput

_TABLE: Final = _kernel.strategies()
STRATEGIES: Final = {name: description for name, description, _ in _TABLE}
"""Every strategy with its description, weakest first."""
TAKES_EFFORT: Final = frozenset(name for name, _, takes_effort in _TABLE if takes_effort)
"""Strategies that accept ``name:N`` for N times the effort."""
_EFFORT: Final = re.compile(r"[1-9][0-9]{0,2}", re.ASCII)


def check_strategy(name: str) -> str:
    """Return the name if it is a known strategy.

    ``deep:N`` is ``deep`` with N times the effort, up to 999: about N seconds a move at most.

    >>> check_strategy("best"), check_strategy("deep:10")
    ('best', 'deep:10')
    """
    strategy, colon, effort = name.partition(":")
    known = strategy in (TAKES_EFFORT if colon else STRATEGIES)
    if not known or (colon and not _EFFORT.fullmatch(effort)):
        raise InvalidInput(f"unknown strategy {name!r}; choose from {', '.join(STRATEGIES)}")
    return name
