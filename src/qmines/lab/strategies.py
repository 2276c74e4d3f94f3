"""The strategies of the auto-player: the kernel's table, as Python reads it."""

from __future__ import annotations

import re
from typing import Final

from qmines import _kernel
from qmines.errors import InvalidInput

_TABLE: Final = _kernel.strategies()
STRATEGIES: Final = {name: description for name, description, _ in _TABLE}
"""Every strategy and what it does, weakest first."""
TAKES_EFFORT: Final = frozenset(name for name, _, takes_effort in _TABLE if takes_effort)
"""Those of which ``name:N`` takes N times the effort."""
_EFFORT: Final = re.compile(r"[1-9][0-9]{0,2}", re.ASCII)


def check_strategy(name: str) -> str:
    """The name itself, if there is such a strategy.

    ``deep:N`` is ``deep`` with N times the effort, up to 999: about N seconds a move at most.

    >>> check_strategy("best"), check_strategy("deep:10")
    ('best', 'deep:10')
    """
    strategy, colon, effort = name.partition(":")
    known = strategy in (TAKES_EFFORT if colon else STRATEGIES)
    if not known or (colon and not _EFFORT.fullmatch(effort)):
        raise InvalidInput(f"there is no strategy {name!r}; there are {', '.join(STRATEGIES)}")
    return name
