"""Menus and forms: each is reached, does what it says, and keeps what was chosen."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from qmines.session import new_game
from qmines.store import StoredPlay
from qmines.theme.colours import contrast
from qmines.theme.keys import actions
from qmines.theme.palettes import PALETTES, read_palette
from qmines.tui import settings
from qmines.tui.actions import Actions
from qmines.tui.glyphs import UNICODE
from qmines.tui.keys import ACTIONS, PROFILES, Keymap
from qmines.tui.widgets.cells import BY_NAME, Painter
from support.texts import words
from theme.waving import with_wave
from tui.driver import drive

SUNSET = Path(__file__).parents[1] / "theme" / "sunset.toml"
SIZES = [(20, 7), (80, 24), (200, 60)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_row_of_the_menu_leads_somewhere_and_back(tmp_path, size):
    async def story(d):
        for name, screen in (
            ("custom", "SetupScreen"),
            ("learn", "LessonsScreen"),
            ("statistics", "StatisticsScreen"),
            ("games", "GamesScreen"),
            ("open", "FileScreen"),
            ("settings", "SettingsScreen"),
            ("keys", "KeysScreen"),
            ("help", "HelpScreen"),
        ):
            await d.choose(name)
            assert d.screen == screen
            await d.press("escape")
            assert d.screen == "MenuScreen"
            assert d.rows.row.name == name
        await d.choose("level expert")
        assert d.screen == "PlayScreen"
        assert d.play.game_thread.setup.level.mines == 99
        await d.press("escape")
        await d.choose("menu")
        await d.press("escape")
        assert d.rows.row.name == "quit"
        await d.press("enter")
        assert not d.app.is_running or d.app._exit

    drive(tmp_path, story, size)


def test_a_game_that_was_left_comes_first_and_goes_on(tmp_path):
    async def first(d):
        assert "Resume" not in d.text
        await d.choose("level beginner")
        await d.press("space", "p")
        await d.choose("menu")
        assert d.rows.row.name == "resume"
        assert "Beginner" in d.text

    async def second(d):
        await d.press("enter")
        assert d.screen == "PauseScreen"
        await d.press("enter")
        assert not d.hidden(4, 4)

    drive(tmp_path, first)
    drive(tmp_path, second)


def test_the_rules_are_chosen_in_the_menu_and_kept(tmp_path):
    async def story(d):
        await d.move_to_row("rules")
        await d.press("right")
        assert d.app.settings.rules == "forgiving"
        assert d.note == words("rules-forgiving-about")
        await d.choose("level beginner")
        assert d.play.game_thread.setup.rules == "forgiving"

    drive(tmp_path, story)
    kept = tomllib.loads((tmp_path / "config.toml").read_text("utf-8"))
    assert kept["rules"] == "forgiving"
    assert kept["level"] == "beginner"


def test_a_custom_game_is_judged_while_it_is_typed(tmp_path):
    async def story(d):
        await d.choose("custom")
        await d.move_to_row("width")
        await d.type("20")
        await d.move_to_row("height")
        await d.type("12")
        await d.move_to_row("mines")
        await d.type("240")
        assert d.note == words("invalid-mines-range", width=20, height=12, most=239, mines=240)
        await d.press("enter")
        assert d.screen == "SetupScreen"  # refused, with a sentence
        await d.press("backspace")
        assert "24 mines in 240 cells (10.0%). Easy: auto-play wins" in d.note
        await d.press("right", "shift+right", "left")
        assert d.rows.row.value == 34
        assert d.rows.row_named("level").value == "custom"
        await d.move_to_row("level")
        await d.press("left")
        assert d.rows.row_named("mines").value == 99
        await d.press("right")
        await d.move_to_row("option-first")
        await d.press("right")
        await d.move_to_row("option-questions")
        await d.press("space")
        await d.choose("start")
        setup = d.play.game_thread.setup
        assert setup.level.mines == 99
        assert setup.options["first"] == "safe"
        assert setup.options["questions"] is True

    drive(tmp_path, story)


def test_a_no_guess_board_that_is_too_dense_is_told_of(tmp_path):
    async def story(d):
        await d.choose("custom")
        for name, value in (("width", "100"), ("height", "100"), ("mines", "4000")):
            await d.move_to_row(name)
            await d.type(value)
        assert "4000 mines in 10,000 cells" in d.note.replace("4,000", "4000")
        await d.move_to_row("option-no_guess")
        await d.press("space")
        assert "use at most 3,300 mines on 100×100" in d.note

    drive(tmp_path, story)


def test_set_up_shows_the_options_of_the_rules(tmp_path):
    async def story(d):
        await d.choose("custom")
        await d.press("right")
        assert {"option-knowledge", "option-strict", "option-notice"} <= {
            row.name for row in d.rows.rows
        }
        await d.move_to_row("option-strict")
        await d.press("enter")
        await d.choose("start")
        assert d.play.game_thread.setup.options["strict"] is True
        await d.press("escape")
        await d.choose("new")
        assert d.rows.row_named("option-strict").value is True  # as it was used last

    drive(tmp_path, story)


def test_a_custom_game_of_qubits_asks_for_each_state(tmp_path):
    async def story(d):
        await d.choose("custom")
        await d.press("right", "right")
        assert d.rows.row_named("rules").value == "qubits"
        await d.move_to_row("level")
        await d.press("left")  # from the fixed level 1
        values = {
            name: d.rows.row_named(name).value
            for name in ("level", "width", "height", "mines", "option-plus", "option-minus")
        }
        assert list(values.values()) == ["custom", 10, 10, 6, 5, 5]  # not purely classical
        for name, typed in (("mines", "7"), ("option-plus", "4"), ("option-minus", "3")):
            await d.move_to_row(name)
            await d.type(typed)
        assert "86 safe on Z, 7 mined on Z, 4 mined on H and 3 safe on H" in d.note
        await d.choose("start")
        setup = d.play.game_thread.setup
        assert (setup.level, setup.options["plus"]) == ((10, 10, 11), 4)
        await d.press("escape")
        await d.choose("new")
        assert d.rows.row_named("mines").value == 7

    drive(tmp_path, story)


def test_settings_show_at_once_and_stay(tmp_path):
    async def story(d):
        await d.sit_down("beginner")
        await d.press("p")
        await d.choose("settings")
        for name in ("theme", "glyphs", "glyphs", "cells", "overlay", "chords", "speed"):
            await d.move_to_row(name)
            await d.press("right")
        assert d.app.theme == "traditional"
        await d.press("escape", "escape")
        assert "#" in d.text  # in ASCII now
        assert d.text.isascii()

    drive(tmp_path, story)
    kept, trouble = settings.load(tmp_path / "config.toml")
    assert not trouble
    assert (kept.theme, kept.glyphs, kept.cells) == ("traditional", "ascii", "tiny")
    assert (kept.overlay, kept.chords, kept.speed) == ("shade", False, 20)


@pytest.mark.parametrize("theme", PALETTES)
def test_every_theme_draws_everything(tmp_path, theme):
    (tmp_path / "config.toml").write_text(f'theme = "{theme}"\n')

    async def story(d):
        assert d.app.theme == theme
        await d.sit_down("beginner")
        await d.press("space", "o", "f", "o")
        assert d.screen == "PlayScreen"

    drive(tmp_path, story)


def test_a_theme_of_ones_own_is_one_file(tmp_path, monkeypatch):
    """Put into the folder of themes, it can be chosen and is drawn with."""
    monkeypatch.setitem(PALETTES, "sunset", read_palette(SUNSET))

    async def story(d):
        await d.choose("settings")
        await d.move_to_row("theme")
        await d.press("left")
        assert "Sunset" in d.text
        assert d.app.theme == "sunset"
        await d.press("escape")
        await d.sit_down("beginner")
        await d.press("space", "o")
        assert d.screen == "PlayScreen"

    drive(tmp_path, story)
    kept, trouble = settings.load(tmp_path / "config.toml")
    assert (kept.theme, trouble) == ("sunset", None)


def test_signs_have_contrast_in_every_theme():
    for palette in (*PALETTES.values(), read_palette(SUNSET)):
        pairs = [(clue, back) for clue in palette.clues for back in palette.open]
        pairs += [
            (sign, back) for sign in (palette.flag, palette.hidden_text) for back in palette.hidden
        ]
        pairs += [palette.mine, palette.hit, palette.wrong, palette.safe, palette.proof]
        pairs += [palette.shared]
        pairs += [(palette.cursor_text, palette.cursor)]
        pairs += [(palette.heat_text, palette.heat_of(step / 20)) for step in range(21)]
        words = (palette.text, palette.faint, palette.accent, palette.second)
        pairs += [(one, palette.panel) for one in words]
        ruler = Painter(palette, UNICODE, BY_NAME["tiny"]).ruler.color  # alone on the ground
        pairs += [(ruler.name, palette.ground)]
        for front, back in pairs:
            assert contrast(front, back) >= 4.5, (palette.name, front, back)


def test_a_key_is_changed_without_a_restart_and_a_clash_is_refused(tmp_path):
    async def story(d):
        await d.choose("keys")
        await d.choose("flag")
        assert "Press the new key" in d.note
        await d.press("o")
        assert "already used" in d.note
        assert d.app.settings.keys.keys_of("flag") == ("f", "x")
        await d.press("enter", "q")
        assert d.app.settings.keys.keys_of("flag") == ("q",)
        await d.press("insert", "i")
        assert d.app.settings.keys.keys_of("flag") == ("q", "i")
        await d.move_to_row("chord")
        await d.press("delete")
        assert d.app.settings.keys.keys_of("chord") == ()
        await d.move_to_row("open")
        await d.press("delete")
        assert "needs at least one key" in d.note
        await d.press("escape")
        await d.sit_down("beginner")
        await d.press("q")
        assert d.flagged(4, 4)
        await d.press("f")
        assert d.flagged(4, 4)

    async def again(d):
        assert d.app.settings.keys.keys_of("flag") == ("q", "i")
        await d.choose("keys")
        await d.choose("reset")
        assert d.app.settings.keys.keys_of("flag") == ("f", "x")
        await d.move_to_row("profile")
        await d.press("right")
        assert d.app.settings.keys.profile == "vim"
        await d.press("escape")
        await d.sit_down("beginner")
        await d.press("h", "j")
        assert d.play.field.board.cursor == 5 * 9 + 3

    drive(tmp_path, story)
    drive(tmp_path, again)


@pytest.mark.parametrize("profile", PROFILES)
def test_no_profile_clashes_with_itself(profile):
    keys = Keymap(profile)
    for action in ACTIONS.values():
        diagonal = action.scope == "move" and "-" in action.name
        assert keys.keys_of(action.name) or diagonal, action
        keys.bind(action.name, keys.keys_of(action.name))


def test_a_key_of_ones_own_is_one_row_and_its_handler(tmp_path, monkeypatch):
    row = actions("terminal", with_wave(tmp_path / "keys.toml"))["wave"]
    monkeypatch.setitem(ACTIONS, "wave", row)
    monkeypatch.setattr(
        Actions, "wave", lambda self: self._screen.say("Hello there"), raising=False
    )

    async def story(d):
        await d.choose("keys")
        await d.move_to_row("wave")
        assert "Wave" in d.text
        await d.press("escape")
        await d.sit_down("beginner")
        await d.press("semicolon")
        assert d.note == "Hello there"

    drive(tmp_path, story)


def test_help_is_made_of_the_bindings(tmp_path):
    async def story(d):
        d.app.settings.keys.bind("flag", ("q",))
        await d.choose("help")
        text = "\n".join(section.plain for section in d.app.screen._sections())
        unwrapped = " ".join(text.split())
        for action in ACTIONS.values():
            bound = bool(d.app.settings.keys.keys_of(action.name))
            assert (words(f"action-{action.name}") in unwrapped) == bound
        assert "Q                Flag or unflag" in text
        assert "Forgiving" in text
        before = d.text
        await d.press("pagedown")
        await d.until(lambda: d.text != before)
        await d.press("end", "home", "down", "up")
        await d.until(lambda: d.text == before)

    drive(tmp_path, story)


def test_statistics_with_plots(tmp_path):
    async def story(d):
        for _ in range(6):
            game = StoredPlay.new(d.store, new_game("beginner").setup)
            game.do("open 4 4")
            game.do("resign")
        await d.sit_down("beginner")
        await d.press("y")
        await d.until(lambda: d.screen == "EndScreen")
        await d.choose("menu")
        await d.choose("statistics")
        assert "Beginner · Classic" in d.text
        await d.until(lambda: "95% confidence" in d.text)
        assert words("figures-help") not in d.text
        await d.press("right")
        await d.until(lambda: "Certain moves (1×)" in d.text)
        await d.press("pagedown", "escape")
        assert d.screen == "MenuScreen"

    drive(tmp_path, story)


def test_a_damaged_settings_file_is_told_of_and_survived(tmp_path):
    (tmp_path / "config.toml").write_text("theme = [broken\n")

    async def story(d):
        assert d.app.settings.theme == "midnight"
        assert d.app._notifications

    drive(tmp_path, story)


def test_settings_files_with_wrong_values_keep_what_is_right(tmp_path):
    path = tmp_path / "config.toml"
    path.write_text(
        'theme = "paper"\nspeed = "fast"\nnonsense = 1\n[keys]\nprofile = "vim"\n'
        '[keys.vim]\nflag = ["q"]\nopen = ["j"]\n',
        "utf-8",
    )
    found, trouble = settings.load(path)
    assert found.theme == "paper"
    assert found.speed == 10
    assert found.keys.profile == "vim"
    assert found.keys.keys_of("flag") == ("q",)
    assert found.keys.keys_of("open") == ("r", "enter", "space")  # j moves: refused
    assert trouble.args["names"] == ["speed", "nonsense", "keys"]
    settings.save(found, path)
    assert settings.load(path) == (found, None)
