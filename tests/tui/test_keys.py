"""Keys in menus, forms and cards; the line of keys; help for each screen; the command palette."""

from __future__ import annotations

import pytest

from qmines.tui.keys import ACTIONS, PROFILES, Keymap
from qmines.tui.widgets.key_bar import KeyBar
from support.texts import text
from tui.driver import drive

MOVES = {
    "standard": ("s", "w", "d", "a"),
    "vim": ("j", "k", "l", "h"),
    "keypad": ("2", "8", "6", "4"),
}


def shown_keys(d):
    return d.app.screen.query_one(KeyBar).shown


async def click_key(d, words):
    """Click a key in the line at the bottom."""
    bar = d.app.screen.query_one(KeyBar)
    bar.render()
    span = next(span for span, item in bar._spans if item.words == words)
    await d.pilot.click(bar, offset=(span.start, 0))
    await d.settle()


@pytest.mark.parametrize("profile", MOVES)
def test_the_keys_that_move_on_a_board_move_in_menus_forms_and_cards(tmp_path, profile):
    down, up, right, left = MOVES[profile]

    async def story(d):
        d.app.settings.keys.profile = profile
        d.rows.replace(d.rows.rows, chosen="rules")
        await d.press(down)
        assert d.rows.row.name == "level beginner"
        await d.press(up, right)
        assert d.app.settings.rules == "forgiving"
        await d.press(left)
        assert d.app.settings.rules == "classic"
        await d.choose("settings")
        first = d.rows.row.name
        await d.press(down, down, up)
        assert d.rows.rows.index(d.rows.row) == 1
        await d.press(up)
        assert d.rows.row.name == first
        await d.press("escape")
        await d.choose("keys")
        await d.press(down)
        assert d.rows.row.name == "reset"
        await d.press("escape")
        await d.sit_down("beginner")
        await d.press("space", "escape")
        assert d.screen == "PauseScreen"
        await d.press(down)
        assert d.rows.row.name == "restart"
        await d.press(up, "enter")
        assert d.screen == "PlayScreen"
        await d.press("question_mark", down)
        await d.until(lambda: d.app.screen.query_one("#text").scroll_offset.y == 1)

    drive(tmp_path, story)


def test_letters_are_typed_where_there_is_a_text_and_digits_where_there_is_a_number(tmp_path):
    async def story(d):
        await d.choose("open")
        await d.type("wasd")
        assert d.rows.row.value == "wasd"
        await d.press("escape")
        d.app.settings.keys.profile = "keypad"
        await d.choose("custom")
        await d.move_to_row("width")
        await d.type("28")
        assert d.rows.row.value == 28

    drive(tmp_path, story)


def test_the_key_that_pauses_resumes(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "p")
        assert d.view.paused
        await d.press("p")
        assert d.screen == "PlayScreen"
        assert not d.view.paused
        assert "▌ 1 ▌" in d.text  # the board is back

    drive(tmp_path, story)


def test_letters_choose_on_the_card_of_a_pause(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space", "p", "e")
        assert d.screen == "SettingsScreen"
        await d.press("escape", "c")
        assert d.screen == "SetupScreen"
        await d.press("escape", "question_mark")
        assert d.screen == "HelpScreen"
        await d.press("escape")
        rows = {row.name: row.key for row in d.rows.rows}
        assert [rows[name] for name in ("resume", "restart", "reveal")] == ["R", "N", "B"]
        await d.press("r")
        assert d.screen == "PlayScreen"
        assert d.view.sequence  # the same game
        await d.press("p", "n")
        assert d.screen == "PlayScreen"
        assert d.view.sequence == 0  # another game
        await d.press("space", "p", "b")
        await d.until(lambda: d.screen == "EndScreen")
        await d.press("o")
        assert d.screen == "PlayScreen"
        await d.press("p", "m")
        assert d.screen == "MenuScreen"

    drive(tmp_path, story)


def test_letters_choose_on_the_card_of_the_end(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space")
        await d.open(3, 2)
        assert d.screen == "EndScreen"
        await d.press("u")
        assert not d.view.outcome.over
        await d.open(3, 2)
        await d.press("p")
        await d.until(lambda: d.screen == "ReplayScreen")

    drive(tmp_path, story)


SCREENS = ("custom", "learn", "statistics", "games", "open", "settings", "keys", "help")


def test_every_screen_shows_its_keys_and_a_click_presses_them(tmp_path):
    async def story(d):
        assert shown_keys(d)[-1] == f"? {text('side-key-help')}"
        for name in SCREENS:
            await d.choose(name)
            assert any(shown.startswith("Esc ") for shown in shown_keys(d)), name
            await click_key(d, text("side-key-menu"))
            assert d.screen == "MenuScreen", name
        await d.sit_down("beginner")
        assert shown_keys(d)[0] == f"R {text('side-key-open')}"
        await click_key(d, text("side-key-open"))
        assert d.view.opened
        await click_key(d, text("side-key-pause"))
        assert d.screen == "PauseScreen"

    drive(tmp_path, story)


def test_the_line_of_keys_has_what_the_rules_need_and_follows_new_bindings(tmp_path):
    async def story(d):
        await d.sit_down("pairs-8x8", "entangled")
        assert {"Tab board", "E shield"} <= {shown.replace("other ", "") for shown in shown_keys(d)}
        await d.sit_down("2", "qubits")
        assert not [shown for shown in shown_keys(d) if shown.startswith("E ")]
        d.app.settings.keys.bind("flag", ("q",))
        await d.sit_down("beginner")
        assert f"Q {text('side-key-flag')}" in shown_keys(d)

    drive(tmp_path, story)


def test_few_columns_show_the_most_important_keys_and_help(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        assert shown_keys(d)[-1].startswith("?")
        assert all(len(line) <= 20 for line in d.text.split("\n"))
        assert "5,5" in d.text

    drive(tmp_path, story, (20, 7))


@pytest.mark.parametrize(
    ("screen", "first"),
    [("play", "modes"), ("replay", "replay"), ("games", "games"), ("settings", "menus")],
)
def test_help_begins_with_the_screen_it_was_opened_on(tmp_path, screen, first):
    async def story(d):
        await d.sit_down("beginner", "forgiving")
        await d.press("space")
        if screen == "replay":
            await d.app.replay_sitting(d.play.game_thread)
        elif screen != "play":
            d.app.open(screen)
        await d.settle()
        await d.press("question_mark")
        line = d.text.split("\n")[1].strip()
        wanted = "Forgiving" if first == "modes" else text(f"key-scope-{first}")
        assert line == wanted

    drive(tmp_path, story)


def test_help_lists_the_keys_that_work_where_it_was_opened(tmp_path):
    async def story(d):
        def listed():
            return "\n".join(section.plain for section in d.app.screen._sections())

        await d.sit_down("beginner")
        await d.press("space", "question_mark")
        for action in ("other-board", "shield", "prepare"):
            assert text(f"action-{action}") not in listed(), action
        await d.press("escape")
        await d.app.replay_sitting(d.play.game_thread)
        await d.settle()
        await d.press("question_mark")
        shown = listed()
        assert f"→ N Space ]      {text('action-forward')}" in shown
        assert f"← B Bksp [       {text('action-back')}" in shown
        assert text("action-overlay") in shown
        for action in ("reduced", "minimap"):
            assert text(f"action-{action}") not in shown, action

    drive(tmp_path, story)


def test_a_click_on_one_of_two_keys_presses_that_one(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("space")
        await d.app.replay_sitting(d.play.game_thread)
        await d.settle()
        head = d.app.screen.query_one("#head")
        await d.pilot.click("KeyBar", offset=(2, 0))
        await d.settle()
        assert "1/1" in head.render().plain
        await d.pilot.click("KeyBar", offset=(1, 0))
        await d.settle()
        assert "0/1" in head.render().plain

    drive(tmp_path, story)


def test_the_palette_finds_commands_and_runs_them(tmp_path):
    async def story(d):
        await d.press("colon")
        assert d.screen == "PaletteScreen"
        await d.type("expert")
        assert len(d.rows.rows) == 2
        await d.press("enter")
        await d.until(lambda: d.screen == "PlayScreen")
        assert d.view.grid.width == 30
        await d.press("space", "ctrl+p")
        await d.type("flag or")
        await d.press("enter")
        await d.until(lambda: d.screen == "PlayScreen")
        await d.settle()
        await d.press("colon")
        await d.type("nothing at all")
        await d.press("enter")
        assert d.screen == "PaletteScreen"
        assert text("palette-none") in d.text
        await d.press("escape", "colon")
        await d.type("theme: paper")
        await d.press("enter")
        await d.until(lambda: d.app.settings.theme == "paper")

    drive(tmp_path, story)


def test_a_command_without_a_key_can_be_run_from_the_palette(tmp_path):
    async def story(d):
        d.app.settings.keys.bind("overlay", ())
        await d.sit_down("beginner")
        await d.press("space", "colon")
        await d.type("chances")
        await d.press("enter")
        await d.until(lambda: d.play.overlay.shown)

    drive(tmp_path, story)


def test_no_profile_has_a_key_for_two_things_on_one_screen():
    for profile in PROFILES:
        keys = Keymap(profile)
        for action in ACTIONS:
            keys.bind(action, keys.keys_of(action))  # refused if it clashes
