"""Reasons of hints: the cells that they name are enough, and the sentences fit the numbers."""

from __future__ import annotations

import pytest

import qmines
from qmines.messages import Translator
from qmines.quantum.evidence import Evidence
from qmines.quantum.posterior import posterior, stand_of
from qmines.quantum.reasons import _clues, _follows, easiest, mixes
from qmines.quantum.states import Basis


def certain(game: qmines.Game) -> list[tuple[int, Basis]]:
    found = posterior(game.view.qubits.position)
    return [(cell, basis) for basis in Basis for cell in found.safe(basis)]


def test_two_numbers_can_be_mixed_in_few_ways() -> None:
    assert mixes(1, 0, 1) == ((1, 0, 0, 0),)
    assert mixes(2, 2, 2) == ((0, 0, 1, 1), (1, 1, 0, 0))
    assert mixes(2, 5, 0) == ()


@pytest.mark.parametrize(("rules", "level"), [("qubits", "2"), ("entangled", "trios-8x8")])
def test_what_a_reason_names_is_enough(rules: str, level: str) -> None:
    efforts = set()
    for seed in range(8):
        game = qmines.new_game(level, rules=rules, seed=seed)
        game.do("open-z 0 0")
        for _ in range(6):
            safe = [] if game.outcome.over else certain(game)
            if not safe:
                break
            position = game.view.qubits.position
            evidence = Evidence.of(position)
            reason = easiest(position, evidence, safe)
            assert reason is not None
            assert (reason.cell, reason.basis) in safe
            assert Translator()(*reason.messages)
            efforts.add(reason.effort)
            if reason.cell not in evidence.places:
                stand = stand_of(position, evidence)
                clues = _clues(position, stand)
                assert _follows(
                    stand,
                    clues,
                    list(reason.clues),
                    reason.cell,
                    reason.basis,
                    totals=reason.totals,
                )
            row, column = position.grid.place(reason.cell)
            game.do(f"open-{reason.basis.name.lower()} {row} {column}")
    assert 2 in efforts


def test_a_hint_points_at_its_clues() -> None:
    game = qmines.new_game("1", rules="qubits", seed=1)
    game.do("open-z 0 0")
    hint = game.hint()
    assert hint.outline == {"safe": ((2, 2),), "clues": ((1, 1), (0, 1))}
    assert hint.told["why"][1].key == "qubit-why-same"
