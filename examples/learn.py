"""An agent that learns Minesweeper from nothing in a minute: numpy, one core, no solver.

    pip install 'qmines[gym]'
    python examples/learn.py [--level 6x6x5] [--seconds 60]

It looks at the 24 cells around a hidden cell and guesses how likely that cell is a mine; it opens
the cell that it fears least and learns from what happens. Many games go on side by side.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

import qmines.gym  # noqa: F401  # registers qmines/Classic-v0

GAMES, UNITS, REACH = 256, 48, 2
LOOKS = 11  # hidden, 0 to 8, and beyond the edge
AROUND = (2 * REACH + 1) ** 2


class Fear:
    """A small network: the looks of the cells around one, to the chance that it is a mine."""

    def __init__(self, rng: np.random.Generator) -> None:
        shapes = [(AROUND * LOOKS, UNITS), (UNITS, UNITS), (UNITS,), (1,)]
        self.weights = [rng.normal(0, 0.15, shape).astype(np.float32) for shape in shapes]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def chances(self, looks: np.ndarray) -> np.ndarray:
        """The chance of a mine for each row of looks."""
        return self._forward(looks)[-1]

    def _forward(self, looks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        inner, middle, outer, bias = self.weights
        first = np.maximum(inner[looks].sum(axis=1), 0)
        second = np.maximum(first @ middle, 0)
        return first, second, 1 / (1 + np.exp(-(second @ outer + bias)))

    def learn(self, looks: np.ndarray, mined: np.ndarray, rate: float) -> None:
        """One step (Adam's) from what was expected towards what happened."""
        inner, middle, outer, _ = self.weights
        first, second, chance = self._forward(looks)
        error = ((chance - mined) / len(looks)).astype(np.float32)
        at_second = np.outer(error, outer) * (second > 0)
        at_first = at_second @ middle.T * (first > 0)
        at_inner = np.zeros_like(inner)
        np.add.at(at_inner, looks, at_first[:, np.newaxis, :])
        slopes = [at_inner, first.T @ at_second, error @ second, error.sum(keepdims=True)]
        self.steps += 1
        for k, slope in enumerate(slopes):
            self.means[k] += 0.1 * (slope - self.means[k])
            self.squares[k] += 0.001 * (slope**2 - self.squares[k])
            spread = np.sqrt(self.squares[k] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[k] -= rate / (1 - 0.9**self.steps) * self.means[k] / spread


def looks_of(seen: np.ndarray) -> np.ndarray:
    """For every cell of every game, the looks of the cells around it, as rows of `inner`."""
    around = np.pad(seen + 1, ((0, 0), (REACH, REACH), (REACH, REACH)), constant_values=LOOKS - 1)
    windows = sliding_window_view(around, (2 * REACH + 1,) * 2, axis=(1, 2))
    flat = windows.reshape(len(seen), -1, AROUND).astype(np.int32)
    return flat + np.arange(AROUND, dtype=np.int32) * LOOKS


def choose(fear: Fear, seen: np.ndarray, looks: np.ndarray) -> np.ndarray:
    """In every game the hidden cell that is feared least."""
    hidden = seen.reshape(len(seen), -1) == -1
    feared = np.full(hidden.shape, np.inf, np.float32)
    feared[hidden] = fear.chances(looks[hidden])
    return feared.argmin(axis=1)


def win_rate(fear: Fear | None, level: str, games: int, seed: int) -> float:
    """How many of so many new games are won; by chance alone without anybody who fears."""
    env = gymnasium.make_vec("qmines/Classic-v0", num_envs=games, level=level)
    seen, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    won, over = np.zeros(games, bool), np.zeros(games, bool)
    while not over.all():
        if fear is None:
            actions = (rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1)
        else:
            actions = choose(fear, seen, looks_of(seen))
        seen, rewards, ended, cut, info = env.step(actions)
        won |= ~over & ended & (rewards > 0)
        over |= ended | cut
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="6x6x5")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    rng = np.random.default_rng(arguments.seed)
    fear = Fear(rng)
    env = gymnasium.make_vec("qmines/Classic-v0", num_envs=GAMES, level=arguments.level, mask=False)
    seen, _ = env.reset(seed=arguments.seed)
    print(f"at random: {win_rate(None, arguments.level, 2000, 10**6):.1%} of 2,000 games won")
    start = told = time.perf_counter()
    moves, over = 0, np.zeros(GAMES, bool)
    while (now := time.perf_counter()) - start < arguments.seconds:
        looks = looks_of(seen)
        actions = choose(fear, seen, looks)
        # What was seen last of a game that is over teaches nothing: the next step begins anew.
        playing = ~over & (seen != -1).any(axis=(1, 2))
        seen, rewards, ended, cut, _ = env.step(actions)
        if playing.any():
            at = looks[playing, actions[playing]]
            left = 1 - (now - start) / arguments.seconds  # large steps first, small ones at the end
            fear.learn(at, ended[playing] & (rewards[playing] < 0), 0.0001 + 0.003 * left)
        over = ended | cut
        moves += GAMES
        if now - told > arguments.seconds / 6:
            told = now
            rate = win_rate(fear, arguments.level, 500, 10**6)
            print(f"after {now - start:3.0f} s and {moves:,} moves: {rate:.1%}", flush=True)
    print(f"in the end: {win_rate(fear, arguments.level, 2000, 10**6):.1%} of 2,000 games won")


if __name__ == "__main__":
    main()
