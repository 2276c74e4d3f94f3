"""The sandbox and its lessons: nothing secret, nothing explodes, every lesson can be learnt."""

from __future__ import annotations

import tracemalloc

import pytest

from qmines.errors import InvalidInput
from qmines.messages import Message, Translator
from qmines.modes import Reason, Result, contents_of, level_name, make_setup, variant_of
from qmines.modes.qubit_view import QUBIT_BOARDS
from qmines.quantum.circuit import MeasuredCell, circuit_of
from qmines.quantum.lessons import BY_NAME, LESSONS
from qmines.quantum.states import Basis
from qmines.session import load, new_game, verify
from support.messages import refused

# How each lesson is learnt: events, repeated until its goal is met.
TAUGHT = {
    "superposition": ("open-z 0 0", "open-z 1 0", "open-z 1 1", "open-z 1 2", "reset"),
    "basis": (
        *("open-z 0 0", "open-h 0 1", "open-h 0 2"),
        *("open-z 1 1", "open-h 1 1", "open-z 1 1", "prepare 1 1 zero"),
    ),
    "singlet": (
        *("open-z 0 0", "open-z 1 0", "open-h 0 1", "open-h 1 1"),
        *("open-z 2 0", "open-h 3 0"),
    ),
    "mermin": tuple(
        f"open-{board} {row} {column}"
        for row, boards in enumerate(("hhh", "hzz", "zhz", "zzh"))
        for column, board in enumerate(boards)
    ),
}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_lesson_can_be_learnt(lesson):
    for seed in range(5):
        game = new_game(lesson.name, "sandbox", seed=seed)
        assert list(game.view.notices) == lesson.introduction()
        for _ in range(60):
            for event in TAUGHT[lesson.name]:
                if not game.outcome.over:
                    game.do(event)
        assert game.outcome.reason is Reason.LEARNT
        notices = game.view.notices
        assert notices[-1] == lesson.ending()
        assert sum(notice.key == "sandbox-seen" for notice in notices) == len(lesson.goal)
        data = game.save()
        assert verify(data).ok
        assert load(data).view.notices == notices


def test_the_right_order_of_lessons():
    assert list(BY_NAME) == ["superposition", "basis", "singlet", "mermin"]


@pytest.mark.parametrize("name", BY_NAME)
def test_a_lesson_is_not_learnt_by_the_wrong_questions(name):
    """Everything asked on one board alone teaches none of it."""
    for board in "h" if name == "superposition" else "zh":
        game = new_game(name, "sandbox", seed=1)
        grid = game.setup.grid
        for cell in range(grid.cells):
            row, column = grid.place(cell)
            game.do(f"open-{board} {row} {column}")
        assert game.outcome.result is Result.PLAYING


def boards(view):
    return [QUBIT_BOARDS.rows(board, view.grid.width) for board in view.boards]


def test_cells_show_their_own_chances():
    game = new_game("01+-/aa00", "sandbox", seed=1)
    assert boards(game.view) == [["0211", "1100"], ["1120", "1111"]]
    view = game.do("open-h 0 0")
    assert boards(view)[0][0][0] == "1"
    assert boards(view)[1][0][0] in "02"
    view = game.do("open-z 1 0")
    assert sorted(boards(view)[0][1][:2]) == ["0", "2"]
    assert boards(game.do("reset")) == [["0211", "1100"], ["1120", "1111"]]


def test_asking_again_gives_the_same_answer():
    game = new_game("--------", "sandbox", seed=1)
    for column in range(8):
        first = game.do(f"open-z 0 {column}").boards
        assert game.do(f"open-z 0 {column}").boards == first
        measured = [each for each in game.view.notices if each.key == "sandbox-measured"]
        assert len(measured) == 2 * column + 2


def test_prepare():
    game = new_game("free", "sandbox", seed=1)
    view = game.do("prepare 0 0 minus")
    assert boards(view)[0][0][0] == "1"
    assert str(view.qubits.layout).startswith("-")
    for event, key in (
        ("prepare 0 0 nice", "move-prepare"),
        ("prepare 1 0 zero", "move-prepare-group"),
        ("prepare 9 0 zero", "move-outside"),
        ("prepare 0 0", "move-usage"),
        ("mark-z 0 0", "move-unknown"),
    ):
        with refused(key, InvalidInput):
            game.do(event)


def test_the_circuit_is_that_of_the_present_preparation():
    game = new_game("0aa", "sandbox", seed=1)
    for event in ("open-z 0 1", "open-h 0 0", "open-h 0 2", "prepare 0 0 plus", "open-z 0 0"):
        view = game.do(event)
    asked = view.qubits.asked
    assert [(each.cell, each.basis) for each in asked] == [
        (1, Basis.Z),
        (2, Basis.H),
        (0, Basis.Z),
    ]
    assert all(isinstance(each, MeasuredCell) for each in asked)
    assert len(circuit_of(view.qubits.layout, asked).cells) == 3


def test_arrows_are_told_at_once():
    game = new_game("-aa", "sandbox", seed=1)
    assert game.view.qubits.arrows(0) == ((-1, 0, 0), None)
    assert game.view.qubits.arrows(1) == ((0, 0, 0), None)
    view = game.do("open-z 0 1")
    assert view.qubits.arrows(2)[0] in ((0, 0, 1), (0, 0, -1))


def test_textbook_labels_change_names_alone():
    seen = set()
    for labels in ("original", "textbook"):
        game = new_game("superposition", "sandbox", seed=1, labels=labels)
        good = "|+⟩" if labels == "textbook" else "|-⟩"
        assert good in Translator(dirac=True)(game.view.notices[1])
        view = game.do("open-z 1 0")
        told = next(each for each in view.notices if each.key == "sandbox-measured")
        assert told.args["why"].args["state"] == Message("state-minus", label=good)
        seen.add(view.boards)
    assert len(seen) == 1


def test_set_ups():
    setup = make_setup("singlet", "sandbox")
    assert (level_name(setup), variant_of(setup)) == ("singlet", "")
    assert [str(each) for each in contents_of(setup)] == ["layout ab/ab/cd/cd"]
    assert contents_of(make_setup("5x4x3", "sandbox"))[0].key == "contents-random"
    for level, options, key in (
        ("singlet", {"layout": "aa/bb/cc/dd"}, "invalid-lesson-layout"),
        ("2x2x1", {"layout": "00/00"}, "invalid-layout"),
        ("30x30x0", {}, "invalid-sandbox"),
    ):
        with refused(key, InvalidInput):
            make_setup(level, "sandbox", **options)


def test_a_long_sandbox_takes_memory_in_proportion_to_its_length():
    def taken(events: int) -> int:
        tracemalloc.start()
        game = new_game("free", "sandbox", seed=1)
        for _ in range(events):
            game.do("open-z 0 0")
        found, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return found

    taken(10)  # what is loaded and remembered once
    assert taken(1000) < 2.5 * taken(500)
