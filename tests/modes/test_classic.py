"""Classic, point by point of the table in docs/rules.md."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generate import plain
from modes.drawn import after, drawn, rows
from qmines.core.board import Board
from qmines.core.position import FLAG, HIDDEN, QUESTION
from qmines.errors import InvalidInput
from qmines.modes import Reason, Result
from qmines.modes.field import NO_ROOM
from qmines.session import new_game
from support.messages import refused


def classic(position, board, **options):
    return drawn(position, board, "classic", **options)


def test_a_zero_opens_its_region():
    state = after(classic(["####", "####"], ["...*", "...."]), "open 0 0")
    assert rows(state) == ["001#", "001#"]


def test_a_mine_loses_and_shows_the_mines():
    game = new_game("9x9x10", first="anything", seed=1)
    mined = next(
        divmod(i, 9)
        for i in range(81)
        if new_game("9x9x10", first="anything", seed=1).open(*divmod(i, 9)).outcome.over
    )
    view = game.open(*mined)
    assert (view.outcome.result, view.outcome.reason) == (Result.LOST, Reason.MINE)
    assert view.mines.mines == 10
    assert [divmod(i, 9) for i in view.hit] == [mined]
    assert view.cells == bytes([HIDDEN]) * 81
    with refused("move-game-over", InvalidInput):
        game.open(0, 0)


def test_the_last_safe_cell_wins_and_flags_all_mines():
    state = after(classic(["1#1", "1##"], [".*.", "..."]), "flag 1 1")  # a wrong flag
    state = after(state, "open 1 2")
    assert not state.outcome.over
    state = after(after(state, "flag 1 1"), "open 1 1")
    assert (state.outcome.result, state.outcome.reason) == (Result.WON, Reason.CLEARED)
    assert rows(state) == ["1F1", "111"]


def test_marks_cycle():
    state = classic(["##"], ["*."])
    seen = []
    for _ in range(4):
        state = after(state, "mark 0 0")
        seen.append(state.cells[0])
    assert seen == [FLAG, QUESTION, HIDDEN, FLAG]
    state = after(state, "question 0 0")
    assert state.cells[0] == QUESTION
    assert after(state, "question 0 0").cells[0] == HIDDEN
    assert after(state, "flag 0 0").cells[0] == FLAG
    opened = after(classic(["#####"], ["*.*.*"]), "open 0 1")
    assert after(opened, "mark 0 1") is opened


def test_question_marks_can_be_switched_off():
    game = new_game("2x2x1", seed=1)
    codes = [game.mark(0, 0).cells[0] for _ in range(3)]
    assert codes == [FLAG, HIDDEN, FLAG]
    with refused("move-no-questions", InvalidInput):
        game.question(0, 0)


def test_a_flag_protects_a_question_mark_does_not():
    state = after(classic(["##"], ["*."]), "flag 0 1")
    assert after(state, "open 0 1") is state
    state = after(after(state, "question 0 1"), "open 0 1")
    assert state.outcome.result is Result.WON


def test_floods_leave_flags_alone():
    state = after(classic(["#F##"], ["...."]), "open 0 0")
    assert rows(state) == ["0F##"]
    assert rows(after(after(state, "flag 0 1"), "chord 0 0")) == ["0000"]


def test_the_counter_may_go_negative():
    game = new_game("3x1x1", seed=1)
    counters = [game.flag(0, column).counter for column in range(3)]
    assert counters == [0, -1, -2]


def test_a_chord_opens_the_other_neighbours():
    state = classic(["#1#", "###"], ["*..", "..."])
    assert after(state, "chord 0 1") is state  # no flag yet
    state = after(after(state, "flag 0 0"), "chord 0 1")
    assert rows(state) == ["F10", "110"]
    assert state.outcome.result is Result.WON


def test_a_chord_beside_a_wrong_flag_loses():
    state = after(classic(["#1#", "###"], ["*..", "..."]), "flag 0 2")
    lost = after(state, "chord 0 1")
    assert lost.outcome.reason is Reason.WRONG_FLAG
    assert lost.hit == (0,)


@pytest.mark.parametrize("event", ["open 0 1", "chord 0 0", "chord 0 2", "chord 0 1"])
def test_what_has_no_effect_changes_nothing(event):
    state = classic(["#1#"], ["*.."])
    assert after(state, event) is state


def test_too_many_flags_do_not_chord():
    state = classic(["F1F", "###"], ["*..", "..."])
    assert after(state, "chord 0 1") is state


@pytest.mark.parametrize(
    ("level", "place", "said"),
    [
        ("3x3x5", (0, 0), False),
        ("3x3x6", (0, 0), True),
        ("3x3x1", (1, 1), True),
        ("3x3x0", (1, 1), False),
        ("1x1x0", (0, 0), False),
        ("9x9x80", (4, 4), True),
    ],
)
def test_opening_degrades_to_safe_and_says_so(level, place, said):
    for seed in range(20):
        view = new_game(level, seed=seed).open(*place)
        assert (NO_ROOM in view.notices) == said
        assert view.outcome.result is not Result.LOST
        assert (view.position[place] == 0) != said


def test_first_click_rules():
    results = {"safe": set(), "anything": set()}
    for rule, seen in results.items():
        for seed in range(60):
            seen.add(new_game("4x4x8", seed=seed, first=rule).open(1, 1).outcome.result)
    assert Result.LOST not in results["safe"]
    assert Result.LOST in results["anything"]


def test_flags_before_the_first_click_do_not_place_the_mines():
    plain_game, flagged = new_game("9x9x10", seed=3), new_game("9x9x10", seed=3)
    flagged.flag(8, 8)
    flagged.flag(8, 8)
    assert plain_game.open(4, 4).cells == flagged.open(4, 4).cells


@given(st.integers(1, 8), st.integers(1, 8), st.data())
def test_any_course_of_moves_keeps_the_rules(width, height, data):
    mines = data.draw(st.integers(0, width * height - 1))
    game = new_game(f"{width}x{height}x{mines}", seed=data.draw(st.integers(0, 99)), questions=True)
    verbs = st.sampled_from(["open", "open", "open", "flag", "mark", "question", "chord"])
    while not game.outcome.over:
        before = game.view
        verb = data.draw(verbs)
        row, column = data.draw(st.integers(0, height - 1)), data.draw(st.integers(0, width - 1))
        view = game.do(f"{verb} {row} {column}")
        assert view.counter == mines - view.cells.count(FLAG)
        for old, new in zip(before.cells, view.cells, strict=True):
            assert old >= HIDDEN or old == new
        changed = [i for i in range(width * height) if before.cells[i] != view.cells[i]]
        assert view.changed[0].tolist() == changed
        if game.sequence > 40 and not game.outcome.over:
            game.resign()
    view = game.view
    if view.mines is None:
        return
    board = view.mines
    assert board.mines == mines
    is_open = [i for i, code in enumerate(view.cells) if code < HIDDEN]
    assert all(view.cells[i] == board.number_at(i) and not board.mask[i] for i in is_open)
    won = view.outcome.result is Result.WON
    assert won == (len(is_open) == width * height - mines and not view.hit)
    if won:
        assert all((view.cells[i] == FLAG) == bool(board.mask[i]) for i in range(len(board.mask)))


def test_every_board_of_three_by_three_floods_right():
    for bits in range((1 << 9) - 1):
        mask = bytes(bits >> i & 1 for i in range(9))
        board = Board(classic(["#" * 3] * 3, ["..."] * 3).grid, mask)
        for cell in range(9):
            state = after(classic(["###"] * 3, board.rows()), f"open {cell // 3} {cell % 3}")
            if mask[cell]:
                assert state.outcome.reason is Reason.MINE
                continue
            wanted = bytearray([HIDDEN]) * 9
            plain.flood(board, wanted, [cell])
            if state.outcome.result is Result.WON:
                wanted = bytearray(
                    FLAG if mine else code for mine, code in zip(mask, wanted, strict=True)
                )
            assert state.cells == wanted
