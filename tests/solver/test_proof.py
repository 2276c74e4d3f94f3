"""The checker of proofs: it stands alone, and refuses every proof that was tampered with."""

from __future__ import annotations

import ast
import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import qmines.solver.proof
from qmines.core.deduction import ProofStep, Technique, step_of
from qmines.core.position import MINE, SAFE, Position
from qmines.errors import Contradiction, InvalidProof
from qmines.solver.ladder import deduce
from qmines.solver.proof import check_steps
from solver import twin
from solver.games import played
from solver.positions import from_snapshot, small_positions
from solver.strategies import game_positions
from solver.tampering import changes

CHECKER = Path(qmines.solver.proof.__file__)


def test_it_is_small_and_stands_alone():
    text = CHECKER.read_text("utf-8")
    example = text.count(">>>") + 2  # what it answers, and a blank line
    assert text.count("\n") - example < 200
    modules = {
        node.module if isinstance(node, ast.ImportFrom) else alias.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    own = {name for name in modules if name and name.startswith("qmines")}
    assert own <= {"qmines.core.deduction", "qmines.core.position", "qmines.errors"}
    assert modules - own <= {"__future__", "typing", "collections.abc"}


def holds(position: Position, step: ProofStep) -> bool:
    """Whether what a step decides is true, whatever its reasons."""
    expected = twin.solve(position)
    assert expected is not None
    return set(step.safe) <= expected.safe and set(step.mined) <= expected.mined


def with_step(position: Position, step: ProofStep) -> Position:
    return position.replace(dict.fromkeys(step.safe, SAFE) | dict.fromkeys(step.mined, MINE))


def tampered(position: Position, steps: list[ProofStep]) -> Counter[str]:
    """Check that each changed step is refused; how many changes of each kind there were."""
    kinds: Counter[str] = Counter()
    for step in steps:
        check_steps(position, [step])
        for kind, changed in changes(step, position):
            try:
                check_steps(position, [changed])
            except InvalidProof:
                kinds[kind] += 1
            else:
                # Another argument, by chance as good, or one clue more to count with: what it says
                # is true all the same.
                spare = kind == "add a clue" and step.technique is Technique.COUNT
                assert spare or "inside" in kind or kind == "change a clue", (position, changed)
                assert holds(position, changed)
        position = with_step(position, step)
    return kinds


def test_every_small_change_is_refused():
    kinds: Counter[str] = Counter()
    techniques: Counter[Technique] = Counter()
    for number, position in enumerate(small_positions(61, 1200)):
        try:
            steps = deduce(position, depth=number % 3)
        except Contradiction:
            continue
        kinds += tampered(position, steps)
        techniques.update(step.technique for step in steps)
    assert all(techniques[technique] > 0 for technique in Technique)
    for kind in ("drop a clue", "change a cell", "flip a verdict", "change the technique"):
        assert kinds[kind] > 200
    assert kinds["cut a branch"] > 0
    assert kinds["inside: drop a clue"] > 0


def test_changed_splits_of_games_are_refused():
    rng = random.Random(3)
    refused = 0
    for snapshot in played(12, 120, width=16, height=16, mines=60):
        position = from_snapshot(snapshot)
        for step in deduce(position):
            if step.branches:
                made = [changed for kind, changed in changes(step, position) if kind in WORST]
                for changed in rng.sample(made, min(30, len(made))):
                    with pytest.raises(InvalidProof):
                        check_steps(position, [changed])
                    refused += 1
            position = with_step(position, step)
    assert refused > 200


WORST = {
    "drop a clue",
    "add a clue",
    "change a cell",
    "flip a verdict",
    "change the technique",
    "cut a branch",
    "cut a step",
    "drop a clash",
    "flip a supposition",
}


@settings(max_examples=200, deadline=None)
@given(game_positions(), st.randoms(use_true_random=False), st.integers(1, 4))
def test_what_is_accepted_is_true(position: Position, rng: random.Random, times: int):
    # However a proof is changed, again and again: the checker accepts no falsehood.
    for step in deduce(position, depth=rng.randrange(3)):
        changed = step
        for _ in range(times):
            changed = rng.choice([step for _, step in changes(changed, position)])
        try:
            check_steps(position, [changed])
        except InvalidProof:
            pass
        else:
            assert holds(position, changed), (position, changed)
        position = with_step(position, step)


def test_the_refusal_says_where():
    position = Position.from_rows(["1##1"], 2)
    first, second = deduce(position)
    assert check_steps(position, [first, second]) == (set(), {(0, 1), (0, 2)})
    with pytest.raises(InvalidProof, match=r"^step 2: the clues do not decide exactly the cells"):
        check_steps(position, [first, first])
    outside = ProofStep(Technique.SINGLE, ((0, 9),), mined=((0, 1),))
    with pytest.raises(InvalidProof, match=r"step 1: There’s no cell at \(0,9\)"):
        check_steps(position, [outside])
    hidden = ProofStep(Technique.SINGLE, ((0, 2),), mined=((0, 1),))
    with pytest.raises(InvalidProof, match="a clue that does not exist") as caught:
        check_steps(position, [hidden])
    assert caught.value.cells == ((0, 2),)


def test_a_total_that_is_not_known_proves_nothing():
    position = Position.from_rows(["1##", "###"], 1)
    steps = deduce(position)
    assert steps[0].total
    with pytest.raises(InvalidProof, match="the mine total, but the position has none"):
        check_steps(position.with_mines(None), steps)


def test_equal_needs_of_overlapping_clues_prove_nothing():
    # Each has a cell of its own, and nothing says in which of the three the mine is.
    position = Position.from_rows(["####", "S11S"])
    for cell in ((0, 0), (0, 3)):
        claim = ProofStep(Technique.PAIR, ((1, 1), (1, 2)), safe=(cell,))
        with pytest.raises(InvalidProof, match="decide nothing"):
            check_steps(position, [claim])


def test_overlapping_clues_do_not_use_up_the_total():
    # Both may need the same mine, and then the last cell has the other.
    position = Position.from_rows(["#####", "S11SS"], 2)
    claim = ProofStep(Technique.TOTAL, ((1, 1), (1, 2)), safe=((0, 4),), total=True)
    with pytest.raises(InvalidProof, match="hidden cells of its own"):
        check_steps(position, [claim])


@pytest.mark.parametrize(
    ("document", "why"),
    [
        (7, "a step must be an object, not 7"),
        ({"technique": "magic"}, "unknown technique 'magic'"),
        ({"technique": "single", "clues": [[0]]}, r"\[0\] is not a cell"),
        ({"technique": "single", "clues": [[0, True]]}, "is not a cell"),
        ({"technique": "single", "clues": 3}, "expected a list, not 3"),
        ({"technique": "single", "total": 1}, "total must be true or false"),
        ({"technique": "single", "color": 1}, "unknown fields in a step: 'color'"),
        ({"technique": "split", "branches": [{"suppose": None, "mined": True}]}, "not a cell"),
    ],
)
def test_documents_that_are_no_steps(document: object, why: str):
    with pytest.raises(InvalidProof, match=why):
        step_of(document)


def test_no_depth_of_nesting_does_harm():
    document: dict[str, object] = {"technique": "single", "clues": [[0, 0]]}
    for _ in range(300):
        branch = {"suppose": [0, 0], "mined": True, "steps": [document]}
        document = {"technique": "split", "clues": [], "branches": [branch]}
    with pytest.raises(InvalidProof, match="more than 8 levels deep"):
        step_of(document)


@pytest.mark.parametrize("technique", [None, 1, [], {}, ["single"], {"single": 1}])
def test_a_technique_that_is_no_word_is_refused(technique: object) -> None:
    with pytest.raises(InvalidProof, match="unknown technique"):
        step_of({"technique": technique, "clues": []})
