"""Hints: the easiest step, exact words, cells to outline, and honest guesses."""

from __future__ import annotations

from collections import Counter

import pytest

from qmines.core.deduction import Branch, Clash, ProofStep, Technique
from qmines.core.position import FLAG, MINE, SAFE, Position
from qmines.errors import Contradiction, InvalidInput
from qmines.solver import Budget, Strength, analyse, check_flags, check_steps, deduce, hint
from qmines.solver.sentences import Teller
from solver import oracle
from solver.games import lattice, played
from solver.positions import from_snapshot, small_positions
from support.messages import refused


def keys_of(teller: Teller, step: ProofStep) -> str:
    return " ".join(message.key for message in teller.tell(step))


TOLD = {
    "a single mine": (["1#", "SS"], None, "reason-only-room so-mines"),
    "several mines": (["3##", "##S", "SSS"], None, "reason-only-room so-mines"),
    "a mine that was known": (["*1#", "SSS"], None, "reason-mines-found so-safe"),
    "two that were known": (["*2*", "S#S"], None, "reason-mines-found so-safe"),
    "one more": (["*2S", "SS#"], None, "reason-only-room-left so-mines"),
    "a zero": (["0#"], None, "reason-zero so-safe"),
    "one within the other": (["###", "11S"], None, "reason-shared so-safe"),
    "one more than the other": (["####", "S12S", "SSSS"], None, "reason-difference so-both"),
    "no mine left": (["##", "##"], 0, "reason-no-mines-left so-safe"),
    "only mines left": (["##"], 2, "reason-cells-left-are-mines so-mines"),
    "the clues need all": (["1##", "###"], 1, "reason-clues-take-all so-safe"),
    "no room but outside": (["1##", "###"], 3, "reason-clues-leave-some so-mines"),
    "a clash": (
        ["##1#1#", "##31##", "######", "###2##"],
        6,
        "suppose-mine follows-safe follows-safe clash-too-few so-safe",
    ),
    "a clash with the total": (
        ["##", "#1", "#1", "##"],
        2,
        "suppose-mine follows-safe follows-safe clash-no-room so-safe",
    ),
    "a wrong flag": (["1FS", "*SS"], None, "reason-mines-found so-safe wrong-flags"),
    "a guess": (["1#", "##"], 1, "hint-nothing-certain guess-wins-most"),
    "a guess and another": (
        ["1###", "####"],
        2,
        "hint-nothing-certain guess-wins-most guess-next-wins",
    ),
    "a guess with the total unknown": (
        ["1##", "###"],
        None,
        "hint-nothing-certain guess-safest guess-equals guess-opens-area guess-next",
    ),
    "nothing to do": (["1F"], 1, "hint-nothing-left"),
}


@pytest.mark.parametrize("name", TOLD)
def test_what_is_told(name: str):
    rows, mines, keys = TOLD[name]
    found = hint(Position.from_rows(rows, mines))
    assert " ".join(message.key for message in found.messages()) == keys
    assert found.explain().endswith(".")
    found.check()


def test_in_words():
    found = hint(Position.from_rows(["####", "S12S", "SSSS"]))
    assert found.explain() == (
        "The 2 at (1,2) needs one more mine than the 1 at (1,1), and only (0,3) touches the first "
        "but not the second. So (0,3) is a mine and (0,0) is safe."
    )


def test_what_counting_shows_is_told_as_such():
    position = Position.from_rows(["##1#1#", "##31##", "######", "###2##"], 6)
    [step] = deduce(position, depth=0)[:1]
    assert step.technique is Technique.COUNT
    assert keys_of(Teller(position), step) == "reason-never-mines so-safe"


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
    assert keys_of(Teller(position), step) == (
        "suppose-mine follows-safe follows-mines follows-safe "
        "suppose-safe follows-mines follows-safe either-way-safe"
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
    step = ProofStep(Technique.TOTAL, ((0, 0),), safe=((0, 1),), branches=(branch,))
    told = list(teller.tell(step))
    assert " ".join(message.key for message in told) == (
        "suppose-mine suppose-also-mine clash-both follows-safe follows-safe follows-safe "
        "clash-no-room so-safe"
    )
    assert [message.args["by"] for message in told if message.key == "follows-safe"] == [
        "contradiction",
        "total",
        "clues-and-total",
    ]
    many = Branch((0, 1), True, (), Clash(((0, 3), (2, 0), (2, 3)), total=True))
    few = Position.from_rows(["1##1", "####", "1##1"], 3)
    step = ProofStep(Technique.TOTAL, (), safe=((0, 1),), branches=(many,))
    assert keys_of(Teller(few), step) == "suppose-mine clash-too-many-needed so-safe"
    crowded = Branch((0, 1), True, (), Clash(((0, 0),)))
    step = ProofStep(Technique.SPLIT, ((0, 0),), safe=((0, 1),), branches=(crowded,))
    beside = Teller(Position.from_rows(["1##1", "*###"]))
    assert keys_of(beside, step) == "suppose-mine clash-too-many so-safe"


def test_three_strengths():
    found = hint(Position.from_rows(["####", "S12S", "SSSS"]))
    assert [message.key for message in found.messages("where")] == ["hint-where-pair"]
    assert found.explain(Strength.DO) == "Open (0,0). Flag (0,3)."
    assert found.events == ("open 0 0", "flag 0 3")
    assert found.outline == {"safe": ((0, 0),), "mined": ((0, 3),), "clues": ((1, 1), (1, 2))}
    with pytest.raises(InvalidInput, match="unknown strength 'loud'"):
        found.explain("loud")


def test_a_wrong_flag_is_taken_away():
    found = hint(Position.from_rows(["1FS", "*SS"]))
    assert found.explain("do") == "Remove the flag from (0,1). Open (0,1)."
    assert found.events == ("flag 0 1", "open 0 1")


def test_a_mine_with_a_flag_is_not_hinted_at():
    # What the flag stands on is certain, and taken as known; the next step is the hint.
    position = Position.from_rows(["1F#", "SS1"])
    found = hint(position)
    assert found.mined == () or FLAG not in {position[cell] for cell in found.mined}
    assert found.safe == ((0, 2),)
    assert found.explain() == "The 1 at (1,2) already has its mine at (0,1). So (0,2) is safe."
    assert [step.mined for step in found.proof] == [((0, 1),), ()]


def test_a_chosen_cell():
    position = Position.from_rows(["####", "S12S", "SSSS"])
    assert hint(position, (0, 3)).mined == ((0, 3),)
    with refused("help-not-certain", InvalidInput):
        hint(position, (0, 1))
    with refused("help-open-already", InvalidInput):
        hint(position, (1, 1))


def test_flags_are_believed_only_on_demand():
    position = Position.from_rows(["F1#", "SSS"])
    assert hint(position).guess is not None
    with refused("contradiction-clues", Contradiction):
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
    assert found.complete == (found.messages()[0].key != "hint-nothing-in-time")
    assert found.proof or found.guess


def test_flags():
    position = Position.from_rows(["1F#F", "SS1F"])
    found = check_flags(position)
    assert str(found) == "1 right, 2 wrong, 0 uncertain"
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
    with pytest.raises(NotImplementedError, match="no explanation is defined for 'split'"):
        list(Teller(position).tell(silent))
