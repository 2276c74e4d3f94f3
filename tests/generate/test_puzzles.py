"""Puzzles: the technique is needed, nothing weaker helps, and what it finds is true."""

from __future__ import annotations

import pytest

from qmines.core.deduction import TECHNIQUES
from qmines.core.position import HIDDEN, MINE
from qmines.errors import BudgetExceeded, Cancelled, InvalidInput
from qmines.generate.puzzles import is_puzzle, puzzle, puzzles
from qmines.solver import Budget, Cancel, analyse
from qmines.solver.ladder import deduce
from qmines.solver.proof import check_steps


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_the_technique_and_nothing_weaker(technique):
    made = list(puzzles(technique, 1 if technique == "count" else 6, seed=3))
    for each in made:
        position, step = each.position, each.step
        assert each.technique is technique
        assert step.safe
        safe, _ = check_steps(position, [step])
        assert safe == set(step.safe)
        assert safe <= set(analyse(position).safe)
        for weaker in TECHNIQUES[: technique.rank]:
            assert not deduce(position, hardest=weaker)
        assert is_puzzle(position, technique)
        assert not any(is_puzzle(position, weaker) for weaker in TECHNIQUES[: technique.rank])
        for index, code in enumerate(position.cells):
            if code == MINE:
                assert each.board.mask[index]
            elif code < HIDDEN:
                assert code == each.board.number_at(index)
    assert len({each.position for each in made}) == len(made)


def test_a_seed_is_the_same_puzzle():
    two = list(puzzles("split", 2, "9x9x18", seed="x"))
    assert [each.seed for each in two] == ["x", "x/1"]
    assert puzzle("split", "9x9x18", seed="x/1") == two[1]
    assert puzzle("pair") != puzzle("pair")


def test_what_cannot_be_is_refused_in_words():
    with pytest.raises(BudgetExceeded, match=r"no 9×9 position with 0 mines that needs pair"):
        puzzle("pair", "9x9x0", budget=Budget(seconds=0.05))
    with pytest.raises(BudgetExceeded, match=r"no 1×1 position with 0 mines"):  # so small
        puzzle("total", "1x1x0", budget=Budget(seconds=0.05))  # that the kernel sees no clock
    with pytest.raises(InvalidInput, match="unknown technique 'luck'"):
        puzzle("luck")
    cancel = Cancel()
    with pytest.raises(Cancelled):
        puzzle("pair", "9x9x0", cancel=cancel, progress=lambda _found, _tried: cancel.set())
