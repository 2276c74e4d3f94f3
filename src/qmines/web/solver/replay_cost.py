"""Estimates how long an uploaded game takes to replay, before it is replayed.

A file of a kilobyte can hold a game that takes minutes, so games are refused by their size, their
rules and the number of their events. The factors are seconds of one core, measured and checked by
``benchmarks/uploads.py``: for replaying the game once to verify its file, and once more for its
film.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import BudgetExceeded
from qmines.messages import Message
from qmines.modes import get

if TYPE_CHECKING:
    from collections.abc import Iterable

    from qmines.modes import Setup

MOST_SECONDS: Final = 4.0
"""Games with a higher estimate are refused."""
OTHER_RULES: Final = 3.5
"""How many times longer it takes to play a game under all other rules as well."""
_OPENING: Final = ("open", "chord", "shield")


class _Factors(NamedTuple):
    """Seconds for each event and each open, alone and for each cell, and for each opened cell."""

    event: float
    event_cell: float
    open: float
    open_cell: float
    opened: float


_FIELD: Final = _Factors(70e-6, 1.6e-9, 20e-6, 3.5e-9, 350e-9)
_QUBITS: Final = _Factors(200e-6, 110e-9, 0.0, 0.0, 70e-6)
_SANDBOX: Final = _Factors(300e-6, 8e-6, 0.0, 0.0, 0.0)
_JUDGED: Final = _Factors(0.0, 0.0, 100e-6, 65e-9, 16e-6)
"""What Forgiving adds where every open is judged; otherwise only those that meet a mine are."""
_UNDO: Final = 400e-6
_LOGGED: Final = 250e-9  # a sandbox shows all that was asked in it, with every event
_GUESSES: Final = 0.1  # so large a part of all opens, then
_DEALT: Final = 4e-8  # a cell of a no-guess board, squared, with as many mines as other cells
_DEALT_POWER: Final = 6  # in which the density counts


def check_cost(
    setup: Setup, events: Iterable[str], *, doing: str = "replay", times: float = 1.0
) -> None:
    """Refuse a game that would take too long to replay.

    Args:
        setup: its rules, field and options.
        events: its events, of which only the first word counts.
        doing: what is done with it: ``replay``, or ``rules`` to play it under other rules.
        times: how many times longer that takes.

    Raises:
        BudgetExceeded: it would; the message says what is accepted.
    """
    verbs = [event.partition(" ")[0] for event in events]
    most = MOST_SECONDS / times
    dealing = _dealing(setup)
    about = {"doing": doing, "width": setup.grid.width, "height": setup.grid.height}
    if dealing > most:
        cells = setup.grid.cells * (most / dealing) ** 0.5
        raise BudgetExceeded(Message("site-cost-no-guess", most=_rounded(cells), **about))
    seconds = estimated(setup, verbs)
    if seconds <= most:
        return
    start = dealing + _playing(setup, ["open"])
    if start > most:
        cells = setup.grid.cells * most / start
        raise BudgetExceeded(Message("site-cost-board", most=_rounded(cells), **about))
    share = (most - start) / (seconds - start)
    raise BudgetExceeded(
        Message("site-cost-events", events=len(verbs), most=_rounded(share * len(verbs)), **about)
    )


def estimated(setup: Setup, verbs: list[str]) -> float:
    """Seconds of one core that a game takes to replay."""
    return _dealing(setup) + _playing(setup, verbs)


def _dealing(setup: Setup) -> float:
    """Seconds to find a board that needs no guess, twice."""
    if not setup.options.get("no_guess"):
        return 0.0
    cells = setup.grid.cells
    density = setup.level.mines / cells
    return 2 * _DEALT * (2 * density) ** _DEALT_POWER * cells**2


def _playing(setup: Setup, verbs: list[str]) -> float:
    """Seconds for all events."""
    descriptor = get(setup.rules).descriptor
    sandbox = descriptor.display.position == "open"
    factors = _SANDBOX if sandbox else _FIELD if descriptor.display.mines else _QUBITS
    opens = sum(verb.startswith(_OPENING) for verb in verbs)
    undos = verbs.count("undo")
    floods = min(opens, 1 + undos)  # every cell is opened once at most, and again after an undo
    seconds = _UNDO * undos + _times(factors, setup, len(verbs), opens, floods)
    if not descriptor.guesses_lose:
        part = 1 if setup.options.get("strict") else _GUESSES
        seconds += _times(_JUDGED, setup, 0, part * opens, min(part * opens, floods))
    if sandbox:
        seconds += _LOGGED * len(verbs) ** 2
    return seconds


def _times(factors: _Factors, setup: Setup, events: int, opens: float, floods: float) -> float:
    cells = setup.grid.cells
    seconds = events * (factors.event + factors.event_cell * cells)
    seconds += opens * (factors.open + factors.open_cell * cells)
    return seconds + floods * factors.opened * cells


def _rounded(number: float) -> int:
    """A number that is no larger, with two digits that count."""
    whole = int(number)
    unit = int(10 ** max(0, len(str(whole)) - 2))
    return whole // unit * unit
