"""How often the auto-player of Qubits and Entangled wins, and how long its advice takes.

    python benchmarks/quantum.py qubits [--games 1000] [--levels 2 3 4]
    python benchmarks/quantum.py entangled [--games 1000] [--levels pairs-8x8 ...]
    python benchmarks/quantum.py hidden [--games 200] [--levels pairs-8x8 ...] [--processes 2]
                                              [--seconds 2] [--record hidden.jsonl]
    python benchmarks/quantum.py times

Goal of ``qubits``: 0.82 / 0.80 / 0.68 on levels 2 / 3 / 4 with an unprotected first click,
0.92 / 0.90 / 0.84 with a protected one. Goal of ``times``: the exact advice on level 4 within
200 ms at the median. ``hidden`` plays Entangled with hidden groups; a game in which an answer is
refused counts as lost. With a record, it goes on after an interruption where it was. Every
game goes through the rules' own state machine, seeds 0, 1, 2 …; times are CPU time.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import devnull
from pathlib import Path

import numpy as np

from qmines import modes
from qmines.core.events import Event
from qmines.core.rates import wilson
from qmines.core.stream import Stream
from qmines.errors import BudgetExceeded
from qmines.lab.qubits import QubitGames, simulate_qubits
from qmines.modes import Result, make_setup
from qmines.modes.entangled import LEVELS
from qmines.quantum.advice import QUICK, STRONG, advise
from qmines.quantum.evidence import Evidence
from qmines.quantum.posterior import posterior
from qmines.solver.budget import Budget

GOALS = {("2", "anything"): 0.82, ("3", "anything"): 0.80, ("4", "anything"): 0.68}
GOALS |= {("2", "safe"): 0.92, ("3", "safe"): 0.90, ("4", "safe"): 0.84}
PLENTY = Budget(seconds=600, mib=1024)
GAMES_TIMED = {"2": 60, "3": 40, "4": 20}


def advice_times(level, care, games):
    """Milliseconds of each answer in games of a level: the posterior, all advice, guesses."""
    mode, setup = modes.get("qubits"), make_setup(level, "qubits")
    exact, every, guesses = [], [], []
    for seed in range(games):
        state = mode.start(setup, Stream(seed))
        while not state.outcome.over:
            position = mode.position(state)
            start = time.process_time()
            advice = advise(position, protects=True, care=care, budget=PLENTY)
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
    return {"chances": exact, "advice": every, "choosing a guess": guesses}


def hidden_game(level, seconds, seed):
    """Whether a game was won, whether an answer was refused, milliseconds of each answer."""
    mode, setup = modes.get("entangled"), make_setup(level, "entangled", hidden=True)
    refused, taken = False, []
    state = mode.start(setup, Stream(seed))
    evidence = Evidence(mode.position(state))
    while not (state.outcome.over or refused):
        position = mode.position(state)
        start = time.process_time()
        try:
            advice = advise(position, evidence=evidence, protects=True, budget=Budget(seconds))
        except BudgetExceeded:
            refused = True
        taken.append(round((time.process_time() - start) * 1e3, 2))
        for move in () if refused else advice.moves if advice.certain else advice.moves[:1]:
            if not state.outcome.over:
                state = mode.apply(state, Event.parse(move.event(position.grid))).state
    won = state.outcome.result is Result.WON
    known = {"level": level, "seed": seed, "seconds": seconds}
    return known | {"won": won, "refused": refused, "ms": taken}


def hidden(levels, games, processes, seconds, record) -> None:
    """Play the games that are not on record yet, and print a line for each level."""
    known = record.read_text().splitlines() if record and record.exists() else ()
    played = [game for game in map(json.loads, known) if game["seconds"] == seconds]
    print(
        "| level | games | won | 95% interval | refused | answers | median ms | 99% ms | max ms |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|", flush=True)
    for level in levels:
        found = [game for game in played if game["level"] == level and game["seed"] < games]
        left = sorted(set(range(games)) - {game["seed"] for game in found})
        with ProcessPoolExecutor(processes) as pool, (record or Path(devnull)).open("a") as file:
            for game in pool.map(partial(hidden_game, level, seconds), left):
                found.append(game)
                print(json.dumps(game), file=file, flush=True)
        won, refused = (sum(game[key] for game in found) for key in ("won", "refused"))
        taken = [each for game in found for each in game["ms"]]
        low, high = wilson(won, games)
        print(
            f"| {level} | {games} | {won / games:.3f} | {low:.3f} – {high:.3f} | {refused} "
            f"| {len(taken)} | {np.median(taken):.1f} | {np.quantile(taken, 0.99):.1f} "
            f"| {max(taken):.0f} |",
            flush=True,
        )


def times(care) -> None:
    print("| level | calculation | calculations timed | median, ms | 99th percentile, ms |")
    print("|---|---|---:|---:|---:|")
    for level, games in GAMES_TIMED.items():
        for name, taken in advice_times(level, care, games).items():
            print(
                f"| {level} | {name} | {len(taken)} | {np.median(taken):.1f} "
                f"| {np.quantile(taken, 0.99):.1f} |",
                flush=True,
            )


def play(setup, games, care) -> str:
    start = time.process_time()
    played = QubitGames(tuple(simulate_qubits(setup, range(games), care=care)))
    low, high = played.interval
    spent = (time.process_time() - start) * 1e3 / games
    return f"| {games} | {played.rate:.3f} | {low:.3f} – {high:.3f} | {spent:.0f} |"


def qubits(levels, games, care) -> None:
    print("| level | first click | goal | games | won | 95% interval | ms per game |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for (level, first), goal in GOALS.items():
        if level in levels:
            line = play(make_setup(level, "qubits", first=first), games, care)
            print(f"| {level} | {first} | {goal:.2f} {line}", flush=True)


def entangled(levels, games, care) -> None:
    print("| level | games | won | 95% interval | ms per game |\n|---|---:|---:|---:|---:|")
    for level in levels:
        print(f"| {level} {play(make_setup(level, 'entangled'), games, care)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("qubits", "entangled", "hidden", "times"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--care", choices=("quick", "strong"), default="strong")
    parser.add_argument("--levels", nargs="*")
    parser.add_argument("--processes", type=int, help="that play hidden groups")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each answer in ``hidden``")
    parser.add_argument("--record", type=Path, help="a file that keeps the games of ``hidden``")
    asked = parser.parse_args()
    care = QUICK if asked.care == "quick" else STRONG
    if asked.what == "times":
        times(care)
    elif asked.what == "qubits":
        qubits(asked.levels or ["2", "3", "4"], asked.games, care)
    elif asked.what == "hidden":
        levels = asked.levels or list(LEVELS)
        hidden(levels, asked.games, asked.processes, asked.seconds, asked.record)
    else:
        entangled(asked.levels or list(LEVELS), asked.games, care)


if __name__ == "__main__":
    main()
