"""Why a lost game could have been saved: chains of deductions, checked step by step."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

import qmines
from qmines.core.deduction import ChainStep, Technique
from qmines.core.position import FLAG, HIDDEN
from qmines.errors import InvalidProof
from qmines.modes import Reason, Result
from qmines.modes.knowledge import deducible, without_marks
from qmines.session.ending import reason
from qmines.session.verdict import Verdict
from qmines.solver.chain_proof import check_chain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.api import Game


def lost(
    level: str, seed: int, rules: str = "forgiving", *, flags: float = 0, **options: Any
) -> Game:
    """A game that random clicks have ended; with some chance a flag and a chord instead."""
    chance = random.Random(seed)
    game = qmines.new_game(level, rules, seed=seed, **options)
    while not game.outcome.over:
        position = game.position
        width = position.grid.width
        hidden = [i for i, code in enumerate(position.cells) if code == HIDDEN]
        clues = [i for i, code in enumerate(position.cells) if 0 < code < HIDDEN]
        if clues and hidden and chance.random() < flags:
            clue = chance.choice(clues)
            near = [i for i in position.grid.neighbours(clue) if position.cells[i] >= HIDDEN]
            need = position.cells[clue] - sum(position.cells[i] == FLAG for i in near)
            free = [i for i in near if position.cells[i] == HIDDEN]
            if 0 <= need < len(free):
                for i in chance.sample(free, need):
                    game.flag(*divmod(i, width))
                game.chord(*divmod(clue, width))
        elif hidden:
            game.open(*divmod(chance.choice(hidden), width))
        else:
            game.resign()
    return game


def without_each(verdict: Verdict) -> Iterator[tuple[ChainStep, ...]]:
    for i in range(len(verdict.steps)):
        yield verdict.steps[:i] + verdict.steps[i + 1 :]


def assert_checked(verdict: Verdict) -> None:
    assert verdict.check() is None
    for steps in without_each(verdict):
        with pytest.raises(InvalidProof):
            check_chain(verdict.position, steps, mine=verdict.mine, assumed=verdict.assumed)


def test_a_mine_that_only_a_look_under_a_safe_cell_finds() -> None:
    game = qmines.new_game("4x1x1", "forgiving", seed=1, position="4x1x1_HbH2")
    game.open(0, 2)
    verdict = game.verdict()
    assert verdict is not None
    first, second = verdict.steps
    assert (first.technique, first.clues, first.safe) == (Technique.TOTAL, ((0, 1),), ((0, 3),))
    assert (first.opens, first.shows) == (((0, 3),), (((0, 3), 1),))
    assert (second.technique, second.clues) == (Technique.SINGLE, ((0, 3),))
    assert (second.mined, second.opens, verdict.mine) == (((0, 2),), (), (0, 2))
    assert_checked(verdict)
    told = [[message.key for message in step] for step in verdict.messages()]
    assert told == [
        ["reason-clues-take-all", "so-safe", "verdict-shows"],
        ["reason-only-room", "so-mines"],
    ]
    why = reason(game)
    assert why is not None
    assert why.key == "outcome-known-later"  # rather than what a number on screen would have told
    assert str(verdict) == verdict.explain()
    assert json.loads(json.dumps(verdict.document()))["mine"] == [0, 2]


@pytest.mark.parametrize("level", ["6x5x7", "9x9x10", "16x16x40", "30x16x99"])
def test_every_loss_has_a_chain_that_needs_all_its_steps(level: str) -> None:
    for seed in range(12):
        game = lost(level, seed)
        verdict = game.verdict()
        if game.outcome.reason is not Reason.KNOWN_MINE:
            assert verdict is None
            continue
        assert verdict is not None
        assert verdict.mine == divmod(game.view.hit[0], game.setup.grid.width)
        assert_checked(verdict)


def test_a_chain_is_found_exactly_where_the_mine_was_deducible() -> None:
    found = 0
    for seed in range(150):
        game = lost("5x4x5", seed, "classic", first_click="safe")
        if game.outcome.result is not Result.LOST or game.view.mines is None:
            continue
        view, board = game.view, game.view.mines
        numbers = bytes(board.number_at(i) for i in range(view.grid.cells))
        known = deducible(view.grid, without_marks(view.cells), view.total, numbers)
        verdict = game.verdict()
        assert (verdict is not None) == (view.hit[0] in known.mined)
        if verdict is not None:
            assert_checked(verdict)
            found += 1
    assert found > 10


def test_only_what_is_on_screen_counts_if_the_rules_say_so() -> None:
    losses = [lost("9x9x10", seed, knowledge="visible") for seed in range(20)]
    verdicts = [v for v in (game.verdict() for game in losses) if v is not None]
    assert verdicts
    for verdict in verdicts:
        assert not any(step.opens for step in verdict.steps)
        assert_checked(verdict)
    assert {why.key for why in map(reason, losses) if why} <= {"outcome-known-mine", "outcome-mine"}


def test_a_punished_guess_leads_to_a_safe_cell() -> None:
    for seed in range(30):
        game = lost("9x9x22", seed, strict=True)
        if game.outcome.reason is Reason.PUNISHED:
            verdict = game.verdict()
            assert verdict is not None
            assert verdict.mine is None
            assert verdict.steps[-1].safe
            assert_checked(verdict)
            return
    pytest.fail("no guess was punished")


def test_a_chord_that_must_hit_a_mine_nobody_knows_where() -> None:
    joint = 0
    for seed in range(150):
        game = lost("6x6x8", seed, flags=0.6)
        if game.outcome.reason is not Reason.KNOWN_MINE:
            continue
        verdict = game.verdict()
        assert verdict is not None
        assert_checked(verdict)
        if verdict.assumed:
            joint += 1
            keys = [message.key for step in verdict.messages() for message in step]
            assert keys.count("verdict-assume") == 1
            assert keys[-1] == "verdict-one-of"
    assert joint


def test_a_wrong_number_is_noticed() -> None:
    game = qmines.new_game("4x1x1", "forgiving", seed=1, position="4x1x1_HbH2")
    game.open(0, 2)
    verdict = game.verdict()
    assert verdict is not None
    first, second = verdict.steps
    lie = ChainStep(
        first.technique,
        first.clues,
        first.safe,
        total=True,
        opens=first.opens,
        shows=(((0, 3), 2),),
    )
    told = Verdict(verdict.position, verdict.mine, (lie, second), verdict.board)
    assert told.check() == "(0,3) does not show 2"


@pytest.mark.parametrize(
    ("opens", "shows"),
    [
        (((0, 0),), (((0, 0), 1),)),  # not known to be safe
        (((0, 3),), ()),  # the number is missing
        ((), (((0, 3), 1),)),  # nothing was opened
        (((0, 3),), (((0, 3), 1), ((0, 2), 1))),  # more than that opens
    ],
)
def test_looks_that_are_refused(
    opens: tuple[tuple[int, int], ...], shows: tuple[tuple[tuple[int, int], int], ...]
) -> None:
    game = qmines.new_game("4x1x1", "forgiving", seed=1, position="4x1x1_HbH2")
    game.open(0, 2)
    verdict = game.verdict()
    assert verdict is not None
    first, second = verdict.steps
    step = ChainStep(first.technique, first.clues, first.safe, total=True, opens=opens, shows=shows)
    with pytest.raises(InvalidProof, match=r"^step 1: "):
        check_chain(verdict.position, [step, second], mine=verdict.mine)


def test_no_verdict_without_a_loss() -> None:
    game = qmines.new_game("9x9x10", "forgiving", seed=1)
    assert game.verdict() is None
    game.open(4, 4)
    assert game.verdict() is None
    game.resign()
    assert game.verdict() is None
    assert qmines.new_game("1", "qubits", seed=1).verdict() is None
