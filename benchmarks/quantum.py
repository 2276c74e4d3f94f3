"""How often the auto-player of Qubits wins, and how long its advice takes.

    python benchmarks/quantum.py [--games 1000] [--care quick|strong] [--levels 2 3 4]

Goal: 0.82 / 0.80 / 0.68 on levels 2 / 3 / 4 with an unprotected first click, 0.92 / 0.90 / 0.84
with a protected one; the exact advice on level 4 within 200 ms at the median.

Every game goes through the rules' own state machine, seeds 0, 1, 2 …; times are processor time.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from qmines import modes
from qmines.core.events import Event
from qmines.core.stream import Stream
from qmines.lab.qubits import QubitGames, simulate_qubits
from qmines.modes import make_setup
from qmines.quantum.advice import QUICK, STRONG, advise
from qmines.quantum.posterior import posterior
from qmines.solver.budget import Budget

GOALS = {("2", "anything"): 0.82, ("3", "anything"): 0.80, ("4", "anything"): 0.68}
GOALS |= {("2", "safe"): 0.92, ("3", "safe"): 0.90, ("4", "safe"): 0.84}
PLENTY = Budget(seconds=600, mib=1024)


def advice_times(care, games):
    """Milliseconds of each advice in games of level 4: the posterior, all advice, guesses."""
    mode, setup = modes.get("qubits"), make_setup("4", "qubits")
    exact, every, guesses = [], [], []
    for seed in range(games):
        state = mode.start(setup, Stream(seed))
        while not state.outcome.over:
            position = mode.position(state)
            start = time.process_time()
            advice = advise(position, care=care, budget=PLENTY)
            taken = (time.process_time() - start) * 1e3
            if position.history:
                every.append(taken)
                if not advice.certain:
                    guesses.append(taken)
                start = time.process_time()
                posterior(position)
                exact.append((time.process_time() - start) * 1e3)
            for move in advice.moves if advice.certain else advice.moves[:1]:
                if not state.outcome.over:
                    state = mode.apply(state, Event.parse(move.event(position.grid))).state
    return exact, every, guesses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--care", choices=("quick", "strong"), default="quick")
    parser.add_argument("--levels", nargs="*", default=["2", "3", "4"])
    asked = parser.parse_args()
    care = QUICK if asked.care == "quick" else STRONG
    print("| level | first click | games | won | 95 % interval | goal | ms a game |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for (level, first), goal in GOALS.items():
        if level not in asked.levels:
            continue
        start = time.process_time()
        setup = make_setup(level, "qubits", first=first)
        games = QubitGames(tuple(simulate_qubits(setup, range(asked.games), care=care)))
        low, high = games.interval
        spent = (time.process_time() - start) * 1e3 / asked.games
        print(
            f"| {level} | {first} | {asked.games} | {games.rate:.3f} | {low:.3f} – {high:.3f} "
            f"| {goal:.2f} | {spent:.0f} |",
            flush=True,
        )
    print("\n| level 4, ms | calls | median | 99 % |\n|---|---:|---:|---:|")
    for name, times in zip(("posterior", "advice", "guesses"), advice_times(care, 20), strict=True):
        print(
            f"| {name} | {len(times)} | {np.median(times):.1f} | {np.quantile(times, 0.99):.1f} |"
        )


if __name__ == "__main__":
    main()
