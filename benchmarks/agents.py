"""Steps a second of environments for agents, beside those on PyPI, one core each.

    python benchmarks/readme.py --setup    # installs the others into build/agents
    python benchmarks/agents.py build/agents/bin/python [--seconds 3] [--update]

Goal: the vector environment makes at least 20 times the steps a second of the best peer. All play
cells at random, 9x9 with 10 mines, and begin anew when a game is over. Everybody's random actions
are part of the time, as their users would draw them. Jumanji and the vector environment play 1,024
games side by side; Jumanji's opens one cell a step, without flooding, which is less work.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from _common import AGENTS_REPORT, machine, measured, table, update_report

WIDTH, HEIGHT, MINES, SIDE_BY_SIDE = 9, 9, 10, 1024

PEERS = {
    "gym-minesweeper": """
import random
from gym_minesweeper.envs.minesweeper import MinesweeperEnv
env = MinesweeperEnv(HEIGHT, WIDTH, MINES)
env.reset()
def steps():
    for _ in range(200):
        if env.step((random.randrange(HEIGHT), random.randrange(WIDTH)))[2]:
            env.reset()
    return 200
""",
    "minesweeper-env-rl": """
import random
from minesweeper_env_rl import MinesweeperPOMDP
env = MinesweeperPOMDP(HEIGHT, WIDTH, MINES)
env.reset()
def steps():
    for _ in range(50):
        cell = (random.randrange(HEIGHT), random.randrange(WIDTH))
        if env.step({"cell": cell, "type": "reveal"})[2]:
            env.reset()
    return 50
""",
    "jumanji, 1,024 games": """
import jax
from jumanji.environments import Minesweeper
from jumanji.environments.logic.minesweeper.generator import UniformSamplingGenerator
from jumanji.wrappers import AutoResetWrapper
env = AutoResetWrapper(Minesweeper(generator=UniformSamplingGenerator(HEIGHT, WIDTH, MINES)))
def step(state, key):
    actions = jax.random.randint(key, (GAMES, 2), 0, WIDTH)
    state, told = jax.vmap(env.step)(state, actions)
    return state, told.reward.sum()
run = jax.jit(lambda state, keys: jax.lax.scan(step, state, keys))
key = jax.random.PRNGKey(0)
state, _ = jax.vmap(env.reset)(jax.random.split(key, GAMES))
def steps():
    global state, key
    key, other = jax.random.split(key)
    state, told = run(state, jax.random.split(other, 20))
    told.block_until_ready()
    return 20 * GAMES
""",
}
SINGLE = """
import gymnasium, qmines.gym
env = gymnasium.make("qmines/{name}-v0", level={level})
env.reset(seed=0)
def steps():
    for _ in range(200):
        _, _, over, cut, _ = env.step(env.action_space.sample())
        if over or cut:
            env.reset()
    return 200
"""
MANY = """
import gymnasium, numpy, qmines.gym
env = gymnasium.make_vec("qmines/{name}-v0", num_envs=GAMES, level={level})
env.reset(seed=0)
random = numpy.random.default_rng(0)
def steps():
    for _ in range(20):
        env.step(random.integers(0, env.single_action_space.n, GAMES))
    return 20 * GAMES
"""
FASTEST = "qmines/Classic-v0, 1,024 games"
FIELD = 'f"{WIDTH}x{HEIGHT}x{MINES}"'
OURS = {
    "qmines/Classic-v0": SINGLE.format(name="Classic", level=FIELD),
    "qmines/Forgiving-v0": SINGLE.format(name="Forgiving", level=FIELD),
    "qmines/Qubits-v0, level 2": SINGLE.format(name="Qubits", level='"2"'),
    FASTEST: MANY.format(name="Classic", level=FIELD),
    "qmines/Forgiving-v0, 1,024 games": MANY.format(name="Forgiving", level=FIELD),
    "qmines/Qubits-v0, level 2, 1,024 games": MANY.format(name="Qubits", level='"2"'),
}
TIMER = """
import time
steps()
done, start = 0, time.perf_counter()
while time.perf_counter() - start < SECONDS:
    done += steps()
print(done / (time.perf_counter() - start))
"""


def measure(python: str, source: str, seconds: float) -> float | None:
    """Steps a second of a program in a process of its own, on one core."""
    sizes = WIDTH, HEIGHT, MINES, SIDE_BY_SIDE, seconds
    head = f"WIDTH, HEIGHT, MINES, GAMES, SECONDS = {sizes}\n"
    ours = python == sys.executable
    done = subprocess.run(
        [python, *([] if ours else ["-E"]), "-W", "ignore", "-c", head + source + TIMER],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    if done.returncode:
        print(done.stderr.strip().splitlines()[-1], file=sys.stderr)
        return None
    return float(done.stdout.split()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("peers", help="a Python in which the peers are installed")
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many counts")
    parser.add_argument("--update", action="store_true", help="also put them into docs/agents.md")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    programs = [(name, arguments.peers, text) for name, text in PEERS.items()]
    programs += [(name, sys.executable, text) for name, text in OURS.items()]
    best: dict[str, float] = {}
    for _ in range(arguments.rounds):
        for name, python, text in programs:
            speed = measure(python, text, arguments.seconds)
            if speed is not None:
                best[name] = max(best.get(name, 0), speed)
    peer = max((best[name] for name in PEERS if name in best), default=0)
    rows = [
        [name, f"{speed:,.0f}", f"{speed / peer:.2g}" if peer else "–"]
        for name, speed in best.items()
    ]
    head = ["environment", "steps per second", "relative to the best other environment"]
    text = f"{table(head, rows, markdown=True)}\n\n{measured()} On one core of {machine()}."
    print(text)
    if arguments.update:
        update_report("agents", text, AGENTS_REPORT)
    lead = best[FASTEST] / peer if peer else 0
    sys.exit(0 if lead >= 20 else "the vector environment is not 20 times as fast as the best peer")


if __name__ == "__main__":
    main()
