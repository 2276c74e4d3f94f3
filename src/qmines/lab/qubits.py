"""The auto-player for Qubits and Entangled, playing through the rules' own state machine."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from qmines import modes
from qmines.core.events import Event
from qmines.core.rates import wilson
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.modes import Result
from qmines.quantum.advice import STRONG, advise
from qmines.quantum.evidence import Evidence
from qmines.solver.budget import Budget

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from qmines.modes import Setup
    from qmines.solver.qubits import Care

_BUDGET: Final = Budget(seconds=600.0, mib=1024)
_CHUNK: Final = 8  # games per task


@dataclass(frozen=True, slots=True)
class QubitGame:
    """The outcome of a game.

    ``guesses`` counts the moves that could have failed, including shields and an unprotected
    first click; ``luck`` is the product of their survival chances.
    """

    seed: int
    won: bool
    events: int
    guesses: int
    luck: float


@dataclass(frozen=True, slots=True)
class QubitGames:
    """Many games."""

    games: tuple[QubitGame, ...]

    @property
    def won(self) -> int:
        """The number of games won."""
        return sum(game.won for game in self.games)

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.won / len(self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval (Wilson) of the win rate."""
        return wilson(self.won, len(self.games))


def play_qubits(setup: Setup, seed: int, *, care: Care = STRONG) -> QubitGame:
    """Play one game; the same seed, setup and care give the same game."""
    mode = modes.get(setup.rules)
    if mode.descriptor.display.position != "qubits":
        raise InvalidInput(f"{setup.rules} is not a qubit rule set: use qubits or entangled")
    state = mode.start(setup, Stream(seed))
    protects = setup.options["first"] == "safe" and not setup.options["layout"]
    events, guesses, luck = 0, 0, 1.0
    evidence: Evidence | None = None
    while True:
        view = mode.view(state)
        if view.outcome.over or view.qubits is None:
            return QubitGame(seed, view.outcome.result is Result.WON, events, guesses, luck)
        position = view.qubits.position
        evidence = evidence or Evidence(position)
        advice = advise(position, evidence=evidence, protects=protects, care=care, budget=_BUDGET)
        moves = advice.moves
        if not advice.certain:
            moves = moves[:1]
            guesses += 1
            luck *= moves[0].survival
        for move in moves:
            # A cascade may have opened the cell already; then the move has no effect.
            step = mode.apply(state, Event.parse(move.event(position.grid)))
            state = step.state
            events += 1
            if step.outcome.over:
                break


def simulate_qubits(
    setup: Setup, seeds: Iterable[int], *, care: Care = STRONG, processes: int = 1
) -> Iterator[QubitGame]:
    """Play games and yield them in the order of their seeds."""
    play = partial(play_qubits, setup, care=care)
    if processes == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, seeds, chunksize=_CHUNK)
