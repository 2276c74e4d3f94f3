# ruff: noqa: T201
"""Every line that ends in a comment is refused by a type checker, and no other."""

import qmines

print(qmines.nonsense)  # refused: no such name
print(qmines.lab.nonsense)  # refused: no such name
position = qmines.Position.parse("1#\n##", mines=1)
position.analize()  # refused: no such method
position.analyse(budget=5)  # refused: a Budget is needed
qmines.Position.parse(7)  # refused: text is needed
game = qmines.new_game("expert")
game.open("a", 2)  # refused: whole numbers are needed
game.verdict().explain()  # refused: there may be none
number: int = game.measures  # refused: not a number
