"""Hints: the easiest step, exact words, cells to outline, and honest guesses."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from qmines.core.deduction import Branch, Clash, ProofStep, Technique
from qmines.core.position import FLAG, MINE, SAFE, Position
from qmines.errors import Contradiction, InvalidInput
from qmines.solver import Budget, Strength, analyse, check_flags, check_steps, deduce, hint
from qmines.solver.sentences import Teller, listed, named
from solver import oracle
from solver.games import lattice, played
from solver.positions import from_snapshot, small_positions

TOLD = {
    "a single mine": (
        ["1#", "SS"],
        None,
        "The 1 at (0,0) has just one cell for its mine, so (0,1) is a mine.",
    ),
    "several mines": (
        ["3##", "##S", "SSS"],
        None,
        "The 3 at (0,0) has just 3 cells for its 3 mines, so (0,1), (1,0) and (1,1) are mines.",
    ),
    "a mine that was known": (
        ["*1#", "SSS"],
        None,
        "The 1 at (0,1) has its mine, (0,0), so (0,2) is safe.",
    ),
    "two that were known": (
        ["*2*", "S#S"],
        None,
        "The 2 at (0,1) has both its mines, (0,0) and (0,2), so (1,1) is safe.",
    ),
    "one more": (
        ["*2S", "SS#"],
        None,
        "The 2 at (0,1) still needs 1 mine and has just one cell for it, so (1,2) is a mine.",
    ),
    "a zero": (["0#"], None, "Nothing beside the 0 at (0,0) is a mine, so (0,1) is safe."),
    "one within the other": (
        ["###", "11S"],
        None,
        (
            "The 1 at (1,0) needs 1 mine, in (0,0) or (0,1): both are beside the 1 at (1,1) too, "
            "which needs no more, so (0,2) is safe."
        ),
    ),
    "one more than the other": (
        ["####", "S12S", "SSSS"],
        None,
        (
            "The 2 at (1,2) needs 1 mine more than the 1 at (1,1), and only (0,3) is beside it "
            "alone, "
            "so (0,3) is a mine and (0,0) is safe."
        ),
    ),
    "no mine left": (
        ["##", "##"],
        0,
        "No mine is left, so (0,0), (0,1), (1,0) and (1,1) are safe.",
    ),
    "only mines left": (
        ["##"],
        2,
        "2 mines and just as many cells are left, so (0,0) and (0,1) are mines.",
    ),
    "the clues need all": (
        ["1##", "###"],
        1,
        "1 mine is left, and the 1 at (0,0) needs it, so (0,2) and (1,2) are safe.",
    ),
    "no room but outside": (
        ["1##", "###"],
        3,
        (
            "3 mines are left, and the 1 at (0,0) can take no more than 1 of them, so (0,2) and "
            "(1,2) "
            "are mines."
        ),
    ),
    "a clash": (
        ["##1#1#", "##31##", "######", "###2##"],
        6,
        (
            "Suppose (0,3) is a mine: then (0,1) and (1,1) are safe (by the 1 at (0,2)), (1,4), "
            "(2,2), "
            "(2,3) and (2,4) are safe (by the 1 at (1,3)) and the 3 at (1,2) has at most 2 mines. "
            "So (0,3) is safe."
        ),
    ),
    "a clash with the total": (
        ["##", "#1", "#1", "##"],
        2,
        (
            "Suppose (1,0) is a mine: then (0,0), (0,1) and (2,0) are safe (by the 1 at (1,1)), "
            "(3,0) "
            "and (3,1) are safe (by the 1 at (2,1)) and not all mines that are left find room. "
            "So (1,0) and (2,0) are safe."
        ),
    ),
    "a wrong flag": (
        ["1FS", "*SS"],
        None,
        "The 1 at (0,0) has its mine, (1,0), so (0,1) is safe. The flag at (0,1) is wrong.",
    ),
    "a guess": (
        ["1#", "##"],
        1,
        "Nothing is certain. (0,1) wins most often, with 33.3 %, at a risk of 33.3 %.",
    ),
    "a guess and another": (
        ["1###", "####"],
        2,
        (
            "Nothing is certain. (0,2) wins most often, with 33.3 %, at a risk of 25.0 %; the next "
            "best is (1,0) with 16.7 %, at a risk of 33.3 %."
        ),
    ),
    "a guess with the total unknown": (
        ["1##", "###"],
        None,
        (
            "Nothing is certain. (0,2) has the least risk, 20.0 % (as has 1 more), and opens a "
            "region with 21.3 %; the next best is (1,0) with 33.3 %."
        ),
    ),
    "nothing to do": (["1F"], 1, "Nothing is left to find: every hidden cell is known."),
}


@pytest.mark.parametrize("name", TOLD)
def test_words(name: str):
    rows, mines, words = TOLD[name]
    found = hint(Position.from_rows(rows, mines))
    assert found.explain() == words
    found.check()


def test_what_counting_shows_is_told_as_such():
    position = Position.from_rows(["##1#1#", "##31##", "######", "###2##"], 6)
    [step] = deduce(position, depth=0)[:1]
    assert step.technique is Technique.COUNT
    told = Teller(position).tell(step)
    assert re.fullmatch(
        r"In no way to satisfy the .* a mine lies in \(0,3\), so \(0,3\) is safe\.", told
    )


def test_cases_that_agree_are_told_one_after_the_other():
    rows = [
        *("####1#######", "######0#####", "####1##13#2#", "####1#######", "########1###"),
        *("#10########0", "############", "##0########2", "0#0###22#23#", "########2###"),
        *("0###1#######", "0###########"),
    ]
    position = Position.from_rows(rows, 21)
    steps = deduce(position)
    check_steps(position, steps)
    [step] = [step for step in steps if len(step.branches) == 2]
    assert Teller(position).tell(step) == (
        "Suppose (3,9) is a mine: then (3,7), (3,8), (4,7), (4,9), (5,7) and 2 more are safe (by "
        "the "
        "1 at (4,8)), (1,8) is a mine (by the 1 at (2,7)) and (1,10), (1,11), (2,11), (3,10) and "
        "(3,11) are safe (by the 3 at (2,8) and the 2 at (2,10)). Suppose (3,9) is safe: then "
        "(1,9) "
        "and (2,9) are mines (by the 1 at (2,7) and the 3 at (2,8)) and (1,10), (1,11), (2,11), "
        "(3,10) and (3,11) are safe (by the 2 at (2,10)). Either way (1,10), (1,11), (2,11), "
        "(3,10) "
        "and (3,11) are safe."
    )


def test_every_branch_can_be_told():
    # All forms of a clash and of a step within a branch, by hand where no game shows them.
    position = Position.from_rows(["1##1", "####", "1##1"], 8)
    teller = Teller(position)
    inner = ProofStep(
        Technique.SPLIT,
        ((0, 0),),
        safe=((1, 2),),
        branches=(Branch((1, 2), True, (), Clash(((0, 0), (0, 3)))),),
    )
    spread = ProofStep(Technique.TOTAL, (), safe=((1, 0),), total=True)
    by_clue = ProofStep(Technique.TOTAL, ((0, 0),), safe=((1, 1),), total=True)
    branch = Branch((0, 1), True, (inner, spread, by_clue), Clash(((2, 3),), total=True))
    told = teller.tell(ProofStep(Technique.TOTAL, ((0, 0),), safe=((0, 1),), branches=(branch,)))
    assert told == (
        "Suppose (0,1) is a mine: then (1,2) is safe (for otherwise: suppose (1,2) is a mine: then "
        "the 1 at (0,0) and the 1 at (0,3) cannot both hold), (1,0) is safe (by the total), (1,1) "
        "is safe (by the 1 at (0,0) and the total) and not all mines that are left find room. "
        "So (0,1) is safe."
    )
    many = Branch((0, 1), True, (), Clash(((0, 3), (2, 0), (2, 3)), total=True))
    few = Position.from_rows(["1##1", "####", "1##1"], 3)
    told = Teller(few).tell(ProofStep(Technique.TOTAL, (), safe=((0, 1),), branches=(many,)))
    assert (
        told
        == "Suppose (0,1) is a mine: then more mines are needed than are left. So (0,1) is safe."
    )
    crowded = Branch((0, 1), True, (), Clash(((0, 0),)))
    told = Teller(Position.from_rows(["1##1", "*###"])).tell(
        ProofStep(Technique.SPLIT, ((0, 0),), safe=((0, 1),), branches=(crowded,))
    )
    assert told == "Suppose (0,1) is a mine: then the 1 at (0,0) has 2 mines. So (0,1) is safe."


def test_lists():
    assert named([(0, i) for i in range(9)]) == "(0,0), (0,1), (0,2), (0,3), (0,4) and 4 more"
    assert listed(["a"]) == "a"


def test_three_strengths():
    found = hint(Position.from_rows(["####", "S12S", "SSSS"]))
    assert found.explain("where") == "Look at (0,0) and (0,3): two clues decide it together."
    assert found.explain(Strength.DO) == "Open (0,0) and flag (0,3)."
    assert found.events == ("open 0 0", "flag 0 3")
    assert found.outline == {"safe": ((0, 0),), "mined": ((0, 3),), "clues": ((1, 1), (1, 2))}
    with pytest.raises(InvalidInput, match="'loud' is not a strength"):
        found.explain("loud")


def test_a_wrong_flag_is_taken_away():
    found = hint(Position.from_rows(["1FS", "*SS"]))
    assert found.explain("do") == "Take the flag from (0,1) and open (0,1)."
    assert found.events == ("flag 0 1", "open 0 1")


def test_a_mine_with_a_flag_is_not_hinted_at():
    # What the flag stands on is certain, and taken as known; the next step is the hint.
    position = Position.from_rows(["1F#", "SS1"])
    found = hint(position)
    assert found.mined == () or FLAG not in {position[cell] for cell in found.mined}
    assert found.safe == ((0, 2),)
    assert found.explain() == "The 1 at (1,2) has its mine, (0,1), so (0,2) is safe."
    assert [step.mined for step in found.proof] == [((0, 1),), ()]


def test_a_chosen_cell():
    position = Position.from_rows(["####", "S12S", "SSSS"])
    assert hint(position, (0, 3)).mined == ((0, 3),)
    with pytest.raises(InvalidInput, match="row 0, column 1 is not certain"):
        hint(position, (0, 1))
    with pytest.raises(InvalidInput, match="row 1, column 1 is open already"):
        hint(position, (1, 1))


def test_flags_are_believed_only_on_demand():
    position = Position.from_rows(["F1#", "SSS"])
    assert hint(position).guess is not None
    with pytest.raises(Contradiction, match="no board fits"):
        hint(Position.from_rows(["F1F"]).trust_flags())
    assert hint(Position.from_rows(["F1#"]).trust_flags()).safe == ((0, 2),)


def test_hints_of_games_prove_themselves():
    kinds: Counter[object] = Counter()
    positions = [from_snapshot(snapshot) for snapshot in played(31, 150)]
    positions += [Position.from_rows(c["rows"], c["mines"]) for c in oracle.expert_answers()]
    for position in positions:
        found = hint(position)
        found.check()
        analysis = analyse(position)
        kinds[found.technique] += 1
        assert bool(found.safe) == bool(analysis.safe)
        assert bool(found.proof) == bool(analysis.safe or analysis.mined)
        if found.guess is not None and not found.proof:
            assert found.guess.risk == analysis.mine_probability[found.guess.cell]
            assert found.next_guess is None or found.next_guess.cell != found.guess.cell
        for strength in Strength:
            assert found.explain(strength).endswith(".")
        shown = {cell for cells in found.outline.values() for cell in cells}
        assert shown >= {*found.safe, *found.mined}
        assert found.document()["kind"] in {"certain", "guess", "nothing"}
    assert len(kinds) >= 4


def test_no_step_of_a_proof_can_be_left_out():
    for snapshot in played(33, 60):
        found = hint(from_snapshot(snapshot))
        for i in range(len(found.proof) - 1):
            shorter = (*found.proof[:i], *found.proof[i + 1 :])
            with pytest.raises(ValueError, match="step"):
                check_steps(found.position, shorter)


def test_where_counting_cannot_finish_the_hint_says_so():
    position = from_snapshot(lattice(3, 40, 40, 300))
    found = hint(position, budget=Budget(seconds=1.0, mib=24))
    assert found.complete == (not found.explain().startswith("Nothing certain was found in time."))
    assert found.proof or found.guess


def test_flags():
    position = Position.from_rows(["1F#F", "SS1F"])
    found = check_flags(position)
    assert str(found) == "1 right, 2 wrong, 0 in doubt"
    assert (found.right, found.wrong) == (((0, 1),), ((0, 3), (1, 3)))
    for position in small_positions(77, 400):
        try:
            found = check_flags(position)
        except Contradiction:
            continue
        flags = {position.grid.place(i) for i, c in enumerate(position.cells) if c == FLAG}
        assert {*found.right, *found.wrong, *found.doubtful} == flags
        assert sum(map(len, found)) == len(flags)


def test_asserted_cells_are_taken_as_told():
    position = Position.from_rows(["2###", "*###"])
    found = hint(position.replace({(0, 1): SAFE}))
    assert found.mined == ((1, 1),)
    assert position[1, 0] == MINE


def test_a_technique_without_a_message_fails_loudly():
    position = Position.from_rows(["1#"], 1)
    silent = ProofStep(Technique.SPLIT, ((0, 0),), mined=((0, 1),))  # a split argues by cases
    with pytest.raises(NotImplementedError, match="the technique 'split' has no sentence"):
        Teller(position).tell(silent)
