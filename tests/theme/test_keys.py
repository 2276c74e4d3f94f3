"""The table of keys: every action is handled, and both interfaces read it alike."""

from __future__ import annotations

import re

import pytest

from qmines.theme.keys import FILE, actions, key_name, table
from qmines.tui.actions import Actions
from qmines.web import tables

from .waving import with_wave

SCRIPTS = tables.FOLDER / "js" / "game"


def test_every_action_of_the_terminal_game_has_its_handler():
    for action in actions("terminal").values():
        if action.scope in {"play", "assist", "view"}:
            assert callable(getattr(Actions, action.name.replace("-", "_"), None)), action.name


def test_every_action_of_the_web_site_has_its_handler():
    script = (SCRIPTS / "input.js").read_text("utf-8")
    handled = set(re.findall(r'case "([\w-]+)":', script))
    helps = script.split("const HELP")[1].split("};")[0]
    handled |= set(re.findall(r'^ +"?([\w-]+)"?: \(', helps, re.MULTILINE))
    ways = (SCRIPTS / "actions.js").read_text("utf-8").split("const ways")[1].split("};")[0]
    handled |= set(re.findall(r'^ +"?([\w-]+)"?: \[', ways, re.MULTILINE))
    assert set(actions("web")) == handled


@pytest.mark.parametrize("interface", ["terminal", "web"])
def test_every_row_has_a_scope_and_knows_its_profiles(interface):
    scopes, profiles = table()["scopes"], {*table()["profiles"], "all"}
    assert set(table()["actions"]) == set(scopes)
    for scope in scopes:
        for row in table()["actions"][scope].values():
            for given in (row["keys"], row.get("web", [])):
                assert isinstance(given, list) or set(given) <= profiles, row
    for action in actions(interface).values():
        assert not action.needed or all(action.keys.values()), action


def test_the_web_site_has_no_keys_that_the_browser_keeps():
    for action in actions("web").values():
        for keys in action.keys.values():
            assert not [key for key in keys if key == "Tab" or "+" in key[1:]], action


def test_interfaces_differ_where_the_table_says_so_alone():
    terminal, web = actions("terminal"), actions("web")
    for name in terminal.keys() & web.keys():
        row = table()["actions"][terminal[name].scope][name]
        if "web" not in row:
            given = row["keys"] if isinstance(row["keys"], dict) else {"all": row["keys"]}
            for keys in given.values():
                assert {key_name(key, "web") for key in keys} <= {
                    key for keys in web[name].keys.values() for key in keys
                }


def test_a_row_is_all_that_the_web_site_needs_to_know(tmp_path):
    path = with_wave(tmp_path / FILE.name)
    assert actions("web", path)["wave"].keys["vim"] == ("W",)
    assert actions("terminal", path)["wave"].keys["standard"] == ("semicolon",)
    assert '["wave",' in tables.files(key_file=path)["js/tables/keys.js"]
