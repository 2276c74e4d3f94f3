"""The settings from the command line: shown, changed, refused, kept."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from qmines.cli import cli
from qmines.errors import InvalidInput
from qmines.tui import settings as kept
from qmines.tui.keys import ACTIONS, PROFILES
from qmines.tui.named_settings import named, put


@pytest.fixture(autouse=True)
def _own_file(tmp_path, monkeypatch):
    monkeypatch.setenv("QMINES_CONFIG", str(tmp_path / "config.toml"))


def run(*words):
    result = CliRunner().invoke(cli, ["config", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_every_setting_is_listed_and_can_be_set_to_what_it_is():
    settings = kept.Settings()
    shown = json.loads(run("--json"))
    for field in ("theme", "glyphs", "cells", "overlay", "chords", "right_click", "side", "speed"):
        assert field in shown
    on_the_screen = {*kept.ABOUT, *kept.OPTIONS}
    assert on_the_screen == {name for name in shown if not name.startswith("keys.")}
    assert (shown["speed"], shown["chords"], shown["questions"]) == (10, True, False)
    for name, value in named(settings).items():
        put(settings, name, value)
    assert named(settings) == named(kept.Settings())
    assert not any(settings.keys.changed.values())


def test_a_change_is_kept_and_told_and_taken_back(tmp_path):
    assert run("theme", "paper") == "theme = paper  (default: midnight)\n"
    assert run("theme") == "paper\n"
    assert kept.load(tmp_path / "config.toml")[0].theme == "paper"
    assert run("chords", "off") == "chords = off  (default: on)\n"
    run("--reset", "theme")
    assert (run("theme"), run("chords")) == ("midnight\n", "off\n")
    run("--reset")
    assert run("chords") == "on\n"


def test_options_of_games_are_settings_too(tmp_path):
    assert run("first_click", "safe") == "first_click = safe  (default: opening)\n"
    assert run("questions", "on") == "questions = on  (default: off)\n"
    assert kept.load(tmp_path / "config.toml")[0].options == {"first": "safe", "questions": True}
    assert json.loads(run("questions", "--json")) == {"questions": True}


def test_keys_of_an_action(tmp_path):
    run("keys.flag", "f")
    run("keys.mark", "x")
    settings, trouble = kept.load(tmp_path / "config.toml")
    assert not trouble
    assert settings.keys.action_for("x", "play") == "mark"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("thme", "paper"), "there is no setting 'thme': did you mean theme?"),
        (("keys", "vim"), "there is no setting 'keys': did you mean keys.profile?"),
        (("colour", "red"), "list all settings with qmines config"),
        (("theme", "pink"), "'theme' must be one of midnight, traditional"),
        (("speed", "3"), "'speed' must be one of 1, 2, 5"),
        (("chords", "maybe"), "'chords' must be one of on"),
        (("keys.profile", "emacs"), "'keys.profile' must be one of standard"),
        (("keys.flag", "space"), "Space is already used"),
        (("keys.open", ""), "needs at least one key"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(tmp_path, words, sentence):
    with pytest.raises(InvalidInput, match=sentence):
        CliRunner().invoke(cli, ["config", *words], catch_exceptions=False)
    assert not (tmp_path / "config.toml").exists()


def test_a_damaged_file_is_not_overwritten(tmp_path):
    (tmp_path / "config.toml").write_text("theme = ")
    with pytest.raises(InvalidInput, match="Fix or delete the file"):
        CliRunner().invoke(cli, ["config", "theme", "paper"], catch_exceptions=False)
    assert (tmp_path / "config.toml").read_text() == "theme = "
    assert "theme = midnight" in CliRunner().invoke(cli, ["config"]).output


def test_where_it_is_kept(tmp_path):
    assert run("--path").strip() == str(tmp_path / "config.toml")


def test_near_names_are_told():
    with pytest.raises(InvalidInput, match=r"did you mean keys\.flag"):
        named(kept.Settings(), "flag")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("speed = " + "[" * 3000, "settings-nested"),
        ("[keys]\nprofile = {}\n", "settings-unknown"),
        ("[keys]\nprofile = []\n", "settings-unknown"),
        ("rules = {}\n", "settings-unknown"),
    ],
    ids=["deep", "a table", "a list", "rules"],
)
def test_a_file_that_makes_no_sense_leaves_the_defaults(tmp_path, text, said):
    path = tmp_path / "config.toml"
    path.write_text(text)
    settings, trouble = kept.load(path)
    assert settings == kept.Settings()
    assert trouble.key == said


@pytest.mark.parametrize("key", ["flagg", "control+f", "ctrl+", "spacebar", "f99"])
def test_what_is_no_key_is_refused(key):
    with pytest.raises(InvalidInput, match="is not a key: write keys like f, F, ctrl"):
        put(kept.Settings(), "keys.flag", f"f {key}")


def test_every_key_of_every_profile_is_one():
    for profile in PROFILES:
        for action in ACTIONS.values():
            settings = kept.Settings()
            settings.keys.profile = profile
            put(settings, f"keys.{action.name}", " ".join(action.keys[profile]))
    put(kept.Settings(), "keys.flag", "ctrl+shift+left f12 é less_than_sign ctrl+l")
