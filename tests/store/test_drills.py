"""What a player learns: answers kept, what comes next, and whose it is."""

from __future__ import annotations

import math
import time

import pytest

from qmines.core.deduction import TECHNIQUES, Technique
from qmines.core.position import Position
from qmines.store import Players, Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.games import drills as drills_module
from qmines.store.games.drills import RECENT, DrillRecord, Drills, choose, open_techniques, shares

POSITION = Position.from_rows(["###", "11#"], 1)
UNKNOWN = Position.from_rows(["###", "11#"])
PAIR = Technique.PAIR


def records(**answers: str) -> dict[Technique, DrillRecord]:
    """By technique its last answers: r for right, w for wrong."""
    found = {technique: DrillRecord(technique) for technique in TECHNIQUES}
    for name, text in answers.items():
        record = found[Technique(name)]
        record.recent = [letter == "r" for letter in text]
    return found


def test_answers_are_counted_once(store: Store):
    drills, (player, _) = Drills(store), Players(store).guest("")
    assert drills.waiting(player, None) is None
    given = drills.give(player, PAIR, POSITION)
    waiting = drills.waiting(player, None)
    assert waiting is not None
    assert (waiting.id, waiting.position) == (given.id, POSITION)
    assert drills.waiting(player, Technique.SINGLE) is None
    assert drills.answer(player, given.id, right=False)
    assert not drills.answer(player, given.id, right=True)
    assert drills.waiting(player, PAIR) is None
    record = drills.records(player)[PAIR]
    assert (record.asked, record.right, record.recent) == (1, 0, [False])
    found = drills.find(player, given.id)
    assert found is not None
    assert found.answered


def test_the_last_answers_in_order(store: Store):
    drills, (player, _) = Drills(store), Players(store).guest("")
    answers = [at % 3 == 0 or at > 11 for at in range(16)]
    for right in answers:
        drills.answer(player, drills.give(player, PAIR, UNKNOWN).id, right=right)
        time.sleep(0.001)  # answers of the same millisecond have no order
    record = drills.records(player)[PAIR]
    assert (record.asked, record.right) == (16, sum(answers))
    assert list(record.recent) == answers[-RECENT:]
    assert drills.records(None)[PAIR].asked == 0


def test_examples_are_noted_once_and_are_no_drills(store: Store):
    drills, (player, _) = Drills(store), Players(store).guest("")
    for example in (0, 2, 2):
        drills.solved(player, PAIR, example, POSITION)
    assert drills.lessons(player) == {(PAIR, 0), (PAIR, 2)}
    assert drills.records(player)[PAIR].asked == 0
    assert drills.next_technique(player) is Technique.SINGLE


def test_nobody_answers_for_another(store: Store):
    drills = Drills(store)
    (ada, _), (bob, _) = Players(store).guest(""), Players(store).guest("")
    given = drills.give(ada, PAIR, POSITION)
    assert drills.find(bob, given.id) is None
    assert not drills.answer(bob, given.id, right=True)
    assert drills.waiting(bob, None) is None
    assert drills.records(ada)[PAIR].asked == 0


def test_the_oldest_are_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(drills_module, "MOST", 20)
    drills, (player, _) = Drills(store), Players(store).guest("")
    drills.solved(player, PAIR, 1, POSITION)
    for _ in range(30):
        drills.answer(player, drills.give(player, PAIR, POSITION).id, right=True)
    assert 15 <= drills.records(player)[PAIR].asked <= 20
    assert drills.lessons(player) == {(PAIR, 1)}


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ({}, 1),
        ({"single": "rr"}, 1),
        ({"single": "rrr"}, 2),
        ({"single": "rrrwww"}, 1),
        ({"single": "wwrrr"}, 2),
        ({"single": "rrr", "pair": "rrwwr"}, 3),
        ({"single": "rrr", "split": "rrr"}, 2),
        ({"single": "rrr", "pair": "rrr", "split": "rrr", "total": "rrr"}, 5),
    ],
)
def test_what_is_open(answers: dict[str, str], expected: int):
    assert open_techniques(records(**answers)) == list(TECHNIQUES[:expected])


def test_what_goes_wrong_comes_more_often():
    known = records(single="rrrrrrrrrr", pair="rrrwwwwrrr", split="rrr")
    found = shares(known)
    assert math.isclose(sum(found.values()), 1)
    errors = {Technique.SINGLE: 1 / 12, PAIR: 5 / 12, Technique.SPLIT: 1 / 5}
    errors[Technique.TOTAL] = 1 / 2  # never tried
    total = sum(error**2 for error in errors.values())
    for technique, error in errors.items():
        assert known[technique].error == pytest.approx(error)
        assert found[technique] == pytest.approx(error**2 / total)
    halved = shares(known, PAIR)[PAIR]
    assert halved < found[PAIR]
    steps = [choose(known, None, at / 10_000) for at in range(10_000)]
    for technique, share in found.items():
        assert steps.count(technique) / 10_000 == pytest.approx(share, abs=2e-4)
    assert choose(known, None, 1.0) is Technique.TOTAL


def test_signing_up_keeps_what_was_learnt(store: Store):
    players, accounts, drills = Players(store), Accounts(store), Drills(store)
    guest, _ = players.guest("")
    drills.answer(guest, drills.give(guest, PAIR, POSITION).id, right=True)
    drills.solved(guest, PAIR, 0, POSITION)
    accounts.sign_up("Ada", "correct zebra staple", address="1")
    made = accounts.log_in("ada", "correct zebra staple", address="1", guest=guest, keep=True)
    assert drills.records(made.player)[PAIR].asked == 1
    assert drills.lessons(made.player) == {(PAIR, 0)}
    exported = list(accounts.export(made.player).records("drills"))
    assert {(each["technique"], each["lesson"], each["correct"]) for each in exported} == {
        ("pair", None, True),
        ("pair", 0, True),
    }
    accounts.delete(made.player, "correct zebra staple")
    assert drills.records(made.player)[PAIR].asked == 0
    assert drills.lessons(made.player) == set()
