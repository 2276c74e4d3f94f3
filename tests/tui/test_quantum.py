"""Two boards: both rule sets of qubits, won and lost by keys alone; links, shields, stories."""

from __future__ import annotations

import re

import pytest

from qmines.core.position import FLAG, HIDDEN, MINE
from qmines.modes import Result
from qmines.modes.qubits import TUTORIAL
from qmines.quantum.look import HALVES
from support.texts import words
from tui.driver import drive


async def measure(d, board: int, row: int, column: int, key: str = "space") -> None:
    if d.play.field.active != board:
        await d.press("tab")
    await d.go_to(row, column)
    await d.press(key)


async def measure_all_good(d, layout: str) -> None:
    """Measure every |0⟩ on Z and every |-⟩ on H."""
    for row, line in enumerate(layout.split("/")):
        for column, state in enumerate(line):
            if not d.view.outcome.over and d.code(row, column) == HIDDEN and state in "0-":
                await measure(d, int(state == "-"), row, column)


def test_the_tutorial_is_won_by_keys_alone(tmp_path):
    async def story(d):
        d.app.settings.coach = False
        await d.sit_down("1", "qubits")
        await measure_all_good(d, TUTORIAL)
        assert d.view.outcome.result is Result.WON
        assert "You won" in d.text

    drive(tmp_path, story)


@pytest.mark.parametrize(("rules", "layout"), [("qubits", "01+-/0000"), ("entangled", "01aa/0000")])
def test_both_rule_sets_are_won_and_lost(tmp_path, rules, layout):
    """The layout is known here: what is tested is the way through the interface."""

    async def story(d):
        await d.sit_down(layout, rules, first="anything")
        if rules == "entangled":  # one of the two has a mine: ask under the shield
            await measure(d, 0, 0, 2, "e")
            assert d.view.qubits.position.shields == 0
        await measure_all_good(d, layout)
        if not d.view.outcome.over:  # the other half, where it turned out to be good
            await measure(d, 0, 0, 3)
        assert d.view.outcome.result is Result.WON
        await d.sit_down(layout, rules, first="anything", seed=8)
        await measure(d, 0, 0, 1)
        assert d.view.outcome.result is Result.LOST
        assert MINE in d.view.boards[0]
        await d.choose("board")
        assert "✹" in d.text
        await d.press("t")
        assert d.screen == "TextScreen"
        assert "|1⟩" in d.text
        await d.press("up", "down", "pageup", "escape")
        assert d.screen == "PlayScreen"

    drive(tmp_path, story)


def test_marks_are_on_each_board_and_sentences_tell_what_happened(tmp_path):
    async def story(d):
        await d.sit_down("2", "qubits")
        await d.press("space")
        assert "on the Z board" in d.note
        await d.go_to(0, 0)
        await d.press("f")
        assert d.code(0, 0, 0) == FLAG
        assert d.code(0, 0, 1) == HIDDEN
        await d.press("tab", "f")
        assert d.code(0, 0, 1) == FLAG
        await d.press("f")
        assert d.code(0, 0, 1) == HIDDEN
        board = d.play.field.boards[0]
        size = board.painter.size
        await d.pilot.click(
            board, offset=(size.width + board.margin.width, board.margin.height), button=3
        )
        await d.settle()
        assert d.play.field.active == 0
        assert d.code(0, 1, 0) == FLAG
        await d.press("c")
        assert d.note == words("play-no-verb", verb="chord")
        await d.press("e")
        assert d.note == words("play-no-verb", verb="shield")

    drive(tmp_path, story)


@pytest.mark.parametrize(
    ("size", "layout"),
    [((200, 60), "beside"), ((80, 24), "beside"), ((40, 30), "stacked"), ((20, 9), "single")],
)
def test_two_boards_stand_where_there_is_room(tmp_path, size, layout):
    async def story(d):
        await d.sit_down("2", "qubits")
        assert d.play.field.has_class(layout)
        await d.press("space", "tab")
        await d.until(lambda: "H board" in d.text)
        assert ("Z board" in d.text) == (layout != "single")
        if layout != "single":
            assert "½" in d.text or any(code > HALVES for code in d.view.boards[1])

    drive(tmp_path, story, size)


@pytest.mark.parametrize(("rules", "level"), [("qubits", "3"), ("entangled", "trios-30x16")])
def test_halves_stand_apart_and_totals_are_in_sight_at_80_columns(tmp_path, rules, level):
    async def story(d):
        await d.sit_down(level, rules, seed=3)
        await d.press("space")
        assert not re.search(r"\d½\d|\d\d½", d.text.split("board", 1)[1])
        assert d.play.field.board.painter.size.width == 3
        head = d.text.splitlines()[0]
        qubits = d.view.qubits
        totals = [*(qubits.left or qubits.position.totals), *(n for _, n in qubits.shields)]
        assert all(re.search(rf"\b{total}\b", head) for total in totals)

    drive(tmp_path, story)


def test_links_are_letters_and_can_be_hidden(tmp_path):
    async def story(d):
        await d.sit_down("0a0b/0a0b/0000", "entangled", first="anything")
        await d.press("space")
        text = d.text
        assert text.count("a") >= 4  # both cells, on both boards
        await d.sit_down("0a0b/0a0b/0000", "entangled", first="anything", hidden=True)
        await d.press("space")
        assert d.view.qubits.position.groups is None

    drive(tmp_path, story, (110, 30))


def test_what_changes_no_cell_is_not_said_to_fail(tmp_path):
    async def story(d):
        await d.sit_down("2", "qubits")
        await d.press("space", "right", "o")
        await d.until(lambda: not d.play.busy)
        assert "chance of a mine" in d.note
        await d.press("o", "escape")
        assert d.screen == "PauseScreen"
        await d.press("escape")
        await d.until(lambda: not d.play.busy)
        assert "row " in d.note  # where the cursor is
        await d.press("left", "space")
        assert d.note == words("play-no-effect")
        await d.press("right", "space", "u")
        assert "measured" not in d.note  # by what was taken back, or by what came before

    drive(tmp_path, story)


def test_states_are_in_plain_words_until_dirac_notation_is_chosen(tmp_path):
    async def story(d):
        await d.sit_down("1", "qubits", seed=1)
        assert words("game-left", zero=12, one=2, plus=1, minus=1) in d.text
        assert "⟩" not in d.text
        d.app.settings.dirac = True
        d.app.change_settings()
        await d.settle()
        assert "|0⟩ 12" in d.text

    drive(tmp_path, story)


def test_links_are_seen_through_chances_and_results_on_the_partner(tmp_path):
    async def story(d):
        await d.sit_down("0000/0a00/000a/0100", "entangled", first="anything", seed=4)
        await d.press("space", "o")
        await d.until(lambda: "a50" in d.text)
        await d.press("o")
        await d.go_to(1, 1)
        await d.press("e")
        (settled,) = d.view.qubits.settled.values()
        sign = "✓" if settled.good else "✹"
        assert f"a{sign}" in d.text
        assert "a" in d.text.split("H board")[1]  # a coin toss there

    drive(tmp_path, story)


def test_a_trio_does_what_no_hidden_board_can(tmp_path):
    async def story(d):
        await d.sit_down("0q00/0q00/000q/0100", "entangled", first="anything", seed=4)
        for row in (0, 1):
            await d.go_to(row, 1)
            await d.press("e")
        assert "No hidden board can do this" in d.note
        assert "lesson" in d.note

    drive(tmp_path, story)
