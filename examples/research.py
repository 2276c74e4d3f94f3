"""A small study: python examples/research.py [GAMES]   (pip install 'qmines[gym]' matplotlib)."""

import sys

import gymnasium
import matplotlib.pyplot as plt
import numpy as np

import qmines
import qmines.gym


def edgy(position: qmines.Position) -> tuple[int, int]:
    """Of the safest cells, open the one closest to the top or the left edge."""
    return min(position.analyse().safest.cells, key=min)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    study = qmines.simulate("beginner", games=games, policy=edgy, against="best", seed=1)
    print(study)  # both win rates with 95% intervals, their difference, and McNemar's test
    for result in (study.results, study.other):
        wins = result.games.won.cumsum() / np.arange(1, games + 1)
        plt.plot(wins, label=result.contest.strategy)
    plt.legend()
    plt.savefig("study.svg")

    envs = gymnasium.make_vec("qmines/Classic-v0", num_envs=256, level="beginner")
    _, info = envs.reset(seed=1)
    _, rewards, *_ = envs.step(info["action_mask"].argmax(axis=1))
    print(f"the first cell of 256 games is worth {rewards.mean():.2f} on average")

    for made in qmines.no_guess_boards("expert", 3, seed=1):
        grade = qmines.check_certificate(made.board, made.start, made.certificate)
        print(f"no guess in {len(made.certificate)} steps; the hardest is {grade.hardest}")

    game = qmines.new_game("1", rules="qubits", seed=1)
    game.open_z(0, 0)
    game.resign()
    print(game.circuit().qasm3())
