"""Every public name exists, has a home, says what it is, and works."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pickle
import pkgutil
import pydoc
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import qmines

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize("name", qmines.__all__)
def test_each_name_is_there_and_documented(name: str) -> None:
    value = getattr(qmines, name)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert inspect.getdoc(value), f"{name} has no docstring"


OF_THE_KERNEL = {"Cancel"}  # documented where it is bound; its example is that of Cancelled
CONSTANTS = {"FirstClick", "LESSONS", "LEVELS", "MAX_CELLS", "Rules"}


@pytest.mark.parametrize("name", sorted({*qmines.__all__} - OF_THE_KERNEL - CONSTANTS))
def test_each_name_has_an_example(name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(qmines, name)) or "")


def test_the_list_is_the_table() -> None:
    assert sorted(qmines.__all__) == sorted(qmines._HOME_OF)
    assert len(set(qmines.__all__)) == len(qmines.__all__)
    assert set(qmines.__all__) <= set(dir(qmines))


def test_unknown_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Postion'"):
        qmines.Postion  # noqa: B018


def test_version() -> None:
    assert qmines.__version__.count(".") == 2


def modules() -> list[str]:
    found = [m.name for m in pkgutil.walk_packages(qmines.__path__, "qmines.")]
    return ["qmines", *(m for m in found if not m.endswith(("_kernel", "__main__")))]


@pytest.mark.parametrize("module", modules())
def test_examples_in_docstrings_run(module: str) -> None:
    runner = doctest.DocTestRunner()
    for each in doctest.DocTestFinder().find(importlib.import_module(module)):
        if each.examples:  # running nothing takes a millisecond
            runner.run(each)
    assert runner.failures == 0


def test_position_verbs() -> None:
    position = qmines.Position.parse("4x1x2\n1###")
    assert type(position.with_mines(1)) is qmines.Position
    analysis = position.analyse()
    assert analysis.mined == [(0, 1)]
    assert analysis.boards == 2
    boards = position.sample_boards(5, seed=1)
    assert boards.shape == (5, 1, 4)
    assert (boards.sum(axis=(1, 2)) == 2).all()
    assert np.array_equal(boards, position.sample_boards(5, seed=1))


@pytest.mark.parametrize("name", ["lab", "quantum", "gym"])
def test_modules_are_listed(name: str) -> None:
    assert name in dir(qmines)
    assert f"qmines.{name}" in pydoc.plain(pydoc.render_doc(qmines))
    assert inspect.ismodule(getattr(qmines, name))


DEPRECATED: list[Callable[[], object]] = [
    lambda: qmines.new_game("beginner", first="safe"),  # type: ignore[call-overload]
    lambda: qmines.difficulty("beginner", first="safe"),
    lambda: qmines.Board.from_rows(["*."]).number(1),
    lambda: qmines.Position.parse("1##", mines=1).analyse().safest(),
    lambda: qmines.gym.KernelEnv("beginner", first="safe"),
    lambda: qmines.gym.KernelVectorEnv(1, "beginner", first="safe"),
    lambda: qmines.gym.RulesEnv("forgiving", first="safe"),
]


@pytest.mark.parametrize("call", DEPRECATED)
def test_old_names_work_and_warn_whoever_uses_them(call: Callable[[], object]) -> None:
    with pytest.warns(DeprecationWarning, match=r"0\.2 and will be removed in 0\.3") as caught:
        assert call() is not None
    assert caught[0].filename == __file__


def test_old_and_new_names_mean_the_same() -> None:
    with pytest.warns(DeprecationWarning, match="first_click"):
        old = qmines.new_game("beginner", first="safe")  # type: ignore[call-overload]
    assert old.setup == qmines.new_game("beginner", first_click="safe").setup
    board = qmines.Board.from_rows(["*.", ".."])
    assert board.number(0, 1) == board.number_at(1) == 1


def test_a_game_on_a_given_board() -> None:
    board = qmines.Board.from_rows(["*..", "...", "..*"])
    game = qmines.new_game(board=board, seed=1)
    assert game.setup.options["first"] == "anything"
    game.open(0, 2)
    again = pickle.loads(pickle.dumps(game.copy()))
    assert again.view.cells == game.view.cells
    for each in (game, again):
        assert each.open(2, 0).outcome.result is qmines.Result.WON
        assert each.view.mines == board
    assert game.measures.bbbv == 2
    assert game.measures.luck == again.measures.luck
    assert qmines.new_game(board=board).open(0, 0).outcome.result is qmines.Result.LOST


def test_a_mine_of_a_given_board_moves_in_forgiving() -> None:
    board = qmines.Board.from_rows(["*...", "...."])
    game = qmines.new_game(board=board, rules="forgiving", seed=1)
    assert game.open(0, 0).outcome.result is not qmines.Result.LOST


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"rules": "qubits"}, "layout="),
        ({"level": "expert"}, "combined with level="),
        ({"first_click": "safe"}, "combined with first_click="),
        ({"no_guess": True}, "combined with no_guess="),
    ],
)
def test_what_a_given_board_does_not_allow(options: dict[str, Any], why: str) -> None:
    board = qmines.Board.from_rows(["*.", ".."])
    with pytest.raises(qmines.InvalidInput, match=why):
        qmines.new_game(board=board, **options)


def test_a_game_on_a_given_board_has_no_file() -> None:
    with pytest.raises(qmines.InvalidInput, match="given board"):
        qmines.new_game(board=qmines.Board.from_rows(["*."])).save()
    with pytest.raises(qmines.InvalidInput, match="level or a board"):
        qmines.new_game()  # type: ignore[call-overload]
