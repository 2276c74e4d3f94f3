"""Where the card at the end of a game stands, and what a replay tells of undone moves."""

from __future__ import annotations

from qmines.session import new_game
from qmines.session.steps import Steps
from qmines.tui.screens.replay import ReplayScreen
from qmines.tui.widgets.scrub_bar import UNDO
from tui.driver import drive


def test_the_card_covers_neither_the_board_nor_the_clock(tmp_path):
    async def story(d):
        await d.sit_down("beginner", seed=7)
        await d.press("space", "p")
        await d.choose("reveal")
        await d.until(lambda: d.screen == "EndScreen")
        card, board = d.app.screen.query_one(".card"), d.play.field.board
        await d.until(lambda: card.size and not card.region.overlaps(board.region))
        assert card.region.y > 0  # the clock is in the first line
        assert "0:0" in d.text.splitlines()[0]
        bar = d.play.query_one("KeyBar")
        assert not bar.visible  # its letters mean something else on the card
        await d.choose("board")
        await d.until(lambda: d.screen == "PlayScreen")
        assert bar.visible

    drive(tmp_path, story, size=(100, 30))


def test_a_replay_marks_the_moves_that_were_undone(tmp_path):
    game = new_game("beginner", seed=7)
    for event in ("open 4 4", "flag 3 2", "undo", "open 2 0", "resign"):
        game.do(event)

    async def story(d):
        d.app.push_screen(ReplayScreen(Steps.of(game, game.seed)))
        await d.until(lambda: d.screen == "ReplayScreen")
        await d.settle()
        assert d.app.screen._marks[2] == UNDO

    drive(tmp_path, story)
