"""Every public name exists, has a home, says what it is, and works."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil

import numpy as np
import pytest

import qmines


@pytest.mark.parametrize("name", qmines.__all__)
def test_each_name_is_there_and_documented(name: str) -> None:
    value = getattr(qmines, name)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert inspect.getdoc(value), f"{name} has no docstring"


OF_THE_KERNEL = {"Cancel"}  # documented where it is bound; its example is that of Cancelled
CONSTANTS = {"LEVELS", "MAX_CELLS"}


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
    outcome = doctest.testmod(importlib.import_module(module))
    assert outcome.failed == 0


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
