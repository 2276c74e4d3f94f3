"""Every line passes a type checker."""

from typing import assert_type

import numpy as np
from numpy.typing import NDArray

import qmines

position = qmines.Position.parse("1#\n##", mines=1)
assert_type(position, qmines.Position)
assert_type(position.analyse(), qmines.Analysis)
assert_type(position.analyse().mine_probability, NDArray[np.float64])
assert_type(position.analyse().boards, int | None)
assert_type(position.hint().events, tuple[str, ...])
assert_type(qmines.Position.from_array([[1, -1]], mines=1), qmines.Position)
game = qmines.new_game("expert", rules="forgiving", seed=7, strict=True)
assert_type(game, qmines.Game)
assert_type(game.copy(), qmines.Game)
assert_type(game.open(np.int64(1), 2), qmines.View)
assert_type(game.position, qmines.Position)
verdict = game.verdict()
if verdict is not None:
    assert_type(verdict.explain(), str)
    assert_type(verdict.check(), str | None)
assert_type(qmines.new_game("1", rules="qubits").circuit().qasm3(), str)
assert_type(qmines.__version__, str)
assert_type(qmines.lab.STRATEGIES["best"], str)
