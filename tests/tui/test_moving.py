"""Finding one's way on a board: hints that act, jumps, coordinates, rulers, the map."""

from __future__ import annotations

import pytest

from qmines.core.position import HIDDEN, QUESTION
from qmines.tui.texts import t
from qmines.tui.widgets.minimap import Minimap
from tui.driver import drive


def cursor(d):
    return d.view.grid.place(d.play.field.board.cursor)


def mined(d):
    """Where the mines are, which only the game knows."""
    mask = d.play.game_thread._handle.game.snapshot().timeline.state.mask
    return {d.view.grid.place(index) for index, mined in enumerate(mask) if mined}


def test_following_a_hint_never_loses(tmp_path):
    """The game of the finding: Expert, seed 3, Enter, H, Enter lost."""

    async def story(d):
        await d.sit_down("expert", seed=3)
        await d.press("enter", "h", "enter")
        assert not d.view.outcome.over
        for keys in (("h", "enter"), ("h", "h", "h"), ("h", "h", "enter")) * 8:
            before = d.view.sequence
            await d.press(*keys[:1])
            if not d.play.actions.hints.armed:
                return  # nothing is certain any more
            assert cursor(d) not in mined(d)
            await d.press(*keys[1:])
            assert d.view.sequence > before + (keys[1] == "enter")
            assert not d.view.outcome.over

    drive(tmp_path, story)


def test_the_cursor_goes_to_a_safe_cell_and_the_third_key_opens_it(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "h")
        assert cursor(d) == (3, 1)
        assert d.play.actions.hints.next_step == t("side-key-hint-why")
        await d.press("h")
        assert d.play.actions.hints.next_step == t("side-key-hint-act")
        await d.press("h")
        assert not d.hidden(3, 1)

    drive(tmp_path, story)


def test_a_hint_about_a_mine_leaves_the_cursor_and_the_key_flags_it(tmp_path):
    async def story(d):
        await d.sit_down("7x1x3", position="7x1x3_HbabHHH")
        here = cursor(d)
        await d.press("h")
        assert cursor(d) == here
        await d.press("enter")
        assert d.flagged(0, 0)
        assert not d.view.outcome.over
        await d.press("h", "h", "h")
        assert d.flagged(0, 0)
        assert d.flagged(0, 4)

    drive(tmp_path, story)


def test_moving_the_cursor_gives_the_keys_back_to_the_player(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "h", "up")
        assert not d.play.actions.hints.armed

    drive(tmp_path, story)


def test_a_guess_is_left_to_the_player(tmp_path):
    async def story(d):
        await d.sit_down("expert", seed=3)
        await d.press("space", "y")
        await d.until(lambda: not d.play.actions.assistant.working)
        here, before = cursor(d), d.view.opened
        await d.press("h")
        assert not d.play.actions.hints.armed
        assert cursor(d) == here
        await d.press("h", "h")
        assert d.view.opened == before
        assert cursor(d) != here
        assert d.note == t("play-hint-guess", key="R")

    drive(tmp_path, story)


def test_jumping_to_the_next_undecided_cell(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space")
        grid, cells = d.view.grid, d.view.cells
        wanted = [
            index
            for index, code in enumerate(cells)
            if code in {HIDDEN, QUESTION}
            and any(cells[other] < HIDDEN for other in grid.neighbours(index))
        ]
        found = []
        for _ in wanted:
            await d.press("n")
            found.append(d.play.field.board.cursor)
        assert sorted(found) == wanted
        assert found[0] == next(index for index in wanted if index > grid.index(4, 4))
        await d.press("b")
        assert d.play.field.board.cursor == found[-2]
        await d.press("f")
        await d.press("b", "n")
        assert d.play.field.board.cursor == found[-1]  # the one with a flag is decided

    drive(tmp_path, story)


def test_going_to_a_coordinate(tmp_path):
    async def story(d):
        await d.sit_down("expert")
        await d.press("slash")
        await d.type("17 1")
        await d.press("enter")
        assert d.screen == "GoToScreen"  # there is no row 17
        await d.press(*["backspace"] * 4)
        await d.type("16, 30")
        await d.press("enter")
        assert cursor(d) == (15, 29)
        assert "row 16, column 30" in d.note
        await d.press("slash", "escape")
        assert d.screen == "PlayScreen"

    drive(tmp_path, story)


@pytest.mark.parametrize("size", [(80, 24), (20, 7), (200, 60)])
def test_a_large_board_begins_with_the_cursor_in_the_middle_of_the_screen(tmp_path, size):
    async def story(d):
        await d.sit_down("300x300x9000")
        board = d.play.field.board
        row, column = cursor(d)
        await d.until(lambda: board.cells_in_sight.x > 0)
        sight = board.cells_in_sight
        assert abs(sight.x + sight.width / 2 - column) <= 2
        assert abs(sight.y + sight.height / 2 - row) <= 2

    drive(tmp_path, story, size)


def test_a_board_that_scrolls_has_rulers_that_scroll_with_it(tmp_path):
    async def story(d):
        await d.sit_down("100x100x1500")
        board = d.play.field.board
        await d.until(lambda: "50" in d.text.split("\n")[1].split())
        lines = d.text.split("\n")
        labels = lines[1].split()
        assert "50" in labels
        rows = [int(line.split()[0]) for line in lines[2:20] if line.split()]
        sight = board.cells_in_sight
        assert rows == list(range(sight.y + 1, sight.y + 1 + len(rows)))
        column = lines[1].index("50") + 1  # the right end of the label stands over its cell
        await d.pilot.click(offset=(column, 5))
        await d.settle()
        assert cursor(d)[1] == 49
        assert board.cell_at(0, 0) is None  # a ruler is no cell

    drive(tmp_path, story)


@pytest.mark.parametrize(("level", "size"), [("beginner", (100, 30)), ("expert", (94, 24))])
def test_rulers_come_before_larger_cells(tmp_path, level, size):
    async def story(d):
        await d.sit_down(level)
        assert d.play.field.board.margin.width > 0

    drive(tmp_path, story, size)


@pytest.mark.parametrize("height", [22, 24])
def test_a_long_text_below_a_board_leaves_the_size_of_its_cells(tmp_path, height):
    async def story(d):
        await d.sit_down("beginner")
        assert d.play.field.size_name == "large"
        await d.press("space")
        for lines in range(1, 5):
            d.play.say("\n".join(["text"] * lines))
            await d.settle()
            if height - 2 - lines >= 18:
                assert d.play.field.size_name == "large", lines
        d.play.say_default()
        await d.settle()
        assert d.play.field.board.margin.width > 0

    drive(tmp_path, story, (80, height))


def test_rulers_never_take_room_from_cells_of_two_characters(tmp_path):
    async def story(d):
        await d.sit_down("40x10x60")
        assert d.play.field.size_name == "small"
        assert d.play.field.board.margin.width == 0

    drive(tmp_path, story)


def test_the_map_shows_where_one_is_and_leads_anywhere(tmp_path):
    async def story(d):
        await d.sit_down("100x100x1500")
        there = d.play.query_one(Minimap)
        assert there.display
        lines = there.render().plain.split("\n")
        assert len(lines) == 10
        assert lines[5][10] == "X"
        await d.pilot.click(there, offset=(1, 0))
        await d.settle()
        assert cursor(d) == (5, 2)
        assert there.render().plain[0] == "X"
        await d.press("l")
        assert not there.display
        assert not d.app.settings.minimap
        await d.press("l")
        assert there.display
        await d.sit_down("beginner")
        assert not d.play.query_one(Minimap).display

    drive(tmp_path, story)
