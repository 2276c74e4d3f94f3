# ruff: noqa: ARG001, T201
"""Every line that ends in a comment is refused by a type checker, and no other."""

import numpy as np
from numpy.typing import NDArray

import qmines
import qmines.gym

print(qmines.nonsense)  # refused: no such name
print(qmines.lab.nonsense)  # refused: no such name
print(qmines.quantum.nonsense)  # refused: no such name
print(qmines.gym.nonsense)  # refused: no such name

# Positions
position = qmines.Position.parse("1#\n##", mines=1)
position.analize()  # refused: no such method
position.analyse(budget=5)  # refused: a Budget is needed
position.analyse(method="precise")  # refused: no such method of counting
position.deduce(hardest="magic")  # refused: no such technique
position.deduce(harder="pair")  # refused: no such option
position.hint().explain("how")  # refused: no such strength
qmines.Position.parse(7)  # refused: text is needed
qmines.write(position, "pdf")  # refused: no such format

# Games
game = qmines.new_game("expert")
game.open("a", 2)  # refused: whole numbers are needed
game.verdict().explain()  # refused: there may be none
game.assist("everything")  # refused: no such assist
number: int = game.measures  # refused: not a number
qmines.new_game()  # refused: a level or a board is needed
qmines.new_game("expert", rules="klassik")  # refused: no such rules
qmines.new_game("expert", first_click="always")  # refused: no such first click
qmines.new_game("expert", strict=True)  # refused: Classic has no such option
qmines.new_game("2", "qubits", first_click="opening")  # refused: no openings in Qubits
qmines.new_game("2", "qubits", plus="two")  # refused: a number is needed
qmines.new_game("expert", colour="blue")  # refused: no such option
board = qmines.Board.from_rows(["*..", "..."])
qmines.new_game("expert", board=board)  # refused: either a level or a board
qmines.new_game(board=board, rules="qubits")  # refused: a board of mines

# Generating boards
qmines.no_guess("beginner", method="slow")  # refused: no such method
qmines.no_guess("beginner", grad="pair")  # refused: no such option
qmines.difficulty("expert", "sure")  # refused: no such first click


# Players
def a_name(position: qmines.Position) -> str:
    return "a1"


def of_another_type(position: int) -> int:
    return position


def one_by_one(position: qmines.Position) -> int:
    return 0


def of_many(views: NDArray[np.int8], mines: int) -> NDArray[np.int64]:
    return np.asarray(views.argmax(axis=1), np.int64)


qmines.simulate("beginner", policy=a_name)  # refused: a cell is needed
qmines.simulate("beginner", policy=of_another_type)  # refused: it is given a position
qmines.simulate("beginner", policy=7)  # refused: not a player
qmines.simulate("beginner", first_click="sure")  # refused: no such first click
qmines.simulate("beginner", game=10)  # refused: no such option
qmines.lab.batched(one_by_one)  # refused: it is given views and the number of mines
qmines.lab.batched(of_many)(position)  # refused: so is this

# Agents
qmines.gym.KernelEnv("beginner", first_click="sure")  # refused: no such first click
qmines.gym.RulesEnv("chess")  # refused: no such rules
