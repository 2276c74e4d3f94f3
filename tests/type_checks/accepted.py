# ruff: noqa: ARG001
"""Every line passes a type checker."""

from typing import assert_type

import numpy as np
from numpy.typing import NDArray

import qmines
import qmines.gym

# Positions
position = qmines.Position.parse("1#\n##", mines=1)
assert_type(position, qmines.Position)
assert_type(position.analyse(method="exact", error=0.01), qmines.Analysis)
assert_type(position.analyse().mine_probability, NDArray[np.float64])
assert_type(position.analyse().boards, int | None)
assert_type(position.analyse().safest.risk, float)
cells, risk = position.analyse().safest
assert_type(cells, list[tuple[int, int]])
assert_type(position.advise(candidates=3).choices, tuple[qmines.Choice, ...])
assert_type(position.hint().events, tuple[str, ...])
assert_type(position.hint().explain("do"), str)
assert_type(position.deduce(hardest="pair", until_safe=True), list[qmines.ProofStep])
assert_type(position.deduce(hardest=qmines.Technique.PAIR), list[qmines.ProofStep])
assert_type(position.sample_boards(5, budget=qmines.Budget(seconds=1)), NDArray[np.uint8])
assert_type(qmines.Position.from_array([[1, -1]], mines=1), qmines.Position)
assert_type(qmines.analyse_many([position]), list[qmines.Analysis | qmines.QMinesError])
assert_type(qmines.write(position, "link"), bytes)

# Games
game = qmines.new_game("expert", rules="forgiving", seed=7, strict=True, knowledge="visible")
assert_type(game, qmines.Game)
assert_type(game.copy(), qmines.Game)
assert_type(game.open(np.int64(1), 2), qmines.View)
assert_type(game.assist("simple"), qmines.View)
assert_type(game.position, qmines.Position)
verdict = game.verdict()
if verdict is not None:
    assert_type(verdict.explain(), str)
    assert_type(verdict.check(), str | None)
assert_type(qmines.new_game("expert", first_click="safe", no_guess=False), qmines.Game)
assert_type(qmines.new_game("1", rules="qubits").circuit().qasm3(), str)
assert_type(qmines.new_game("2", "qubits", first_click="anything", plus=2), qmines.Game)
assert_type(qmines.new_game("pairs-8x8", "entangled", links=1, hidden=True), qmines.Game)
assert_type(qmines.new_game("free", "sandbox", lesson="basis"), qmines.Game)
board = qmines.Board.from_rows(["*..", "..."])
assert_type(qmines.new_game(board=board), qmines.Game)
assert_type(qmines.new_game(board=board, rules="forgiving", strict=True), qmines.Game)
assert_type(board.number(0, 1), int)


def start(rules: qmines.Rules) -> qmines.Game:
    return qmines.new_game("9x9x10", rules)


# Generating boards
made = qmines.no_guess("beginner", (4, 4), method="fast", hardest="pair", seed=1)
assert_type(made.certificate, tuple[qmines.ProofStep, ...])
first_click: qmines.FirstClick = "opening"
assert_type(qmines.difficulty("expert", first_click).win_rate, float)


# Players
def careful(position: qmines.Position) -> tuple[int, int]:
    return position.analyse().safest.cells[0]


def by_index(position: qmines.Position) -> np.int64:
    return np.int64(next(position.hidden()))


@qmines.lab.batched
def first_hidden(views: NDArray[np.int8], mines: int) -> NDArray[np.int64]:
    return np.asarray((views.reshape(len(views), -1) == -1).argmax(axis=1), np.int64)


played = qmines.simulate("beginner", games=10, policy=careful, against="best", first_click="safe")
assert_type(played, qmines.Simulation)
assert_type(played.rate, float)
qmines.simulate("beginner", policy=first_hidden, against=by_index)
qmines.simulate("beginner", policy="deep:3", against="mine:policy")

# Modules
assert_type(qmines.__version__, str)
assert_type(qmines.lab.STRATEGIES["best"], str)
env = qmines.gym.KernelEnv("beginner", first_click="safe", rewards=qmines.gym.Rewards(won=2))
assert_type(env.action_masks(), NDArray[np.int8])
