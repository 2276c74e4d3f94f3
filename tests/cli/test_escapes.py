"""No escape sequence in a file's name or content reaches the terminal, by any command."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from qmines.api import new_game
from qmines.cli import COMMANDS
from qmines.words import printable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cli.conftest import Outcome

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\rgone\x7f"
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def game_json(**changed: object) -> str:
    game = new_game("9x9x10", seed=7)
    game.do("open 4 4")
    document = json.loads(game.save())
    return json.dumps(document | changed, ensure_ascii=False)


CONTENTS = {
    "text": f"{EVIL}\n",
    "position": f"1#{EVIL}\n##\n",
    "title": f"title: {EVIL}\nmines: 1\n\n1#\n",
    "board file": f"Board: {EVIL}\nWidth: {EVIL}\nHeight: 2\nMines: {EVIL}\n",
    "level": f"9x9x{EVIL}\n",
    "json": json.dumps({EVIL: EVIL}, ensure_ascii=False),
    "board lines": json.dumps({"rows": [EVIL], "mines": EVIL}, ensure_ascii=False) + "\n",
    "game": game_json(),
    "game with rules": game_json(rules=EVIL),
    "game with options": game_json(options={EVIL: EVIL}),
    "game with a seed": game_json(player_seed=EVIL),
    "game with events": game_json(events=[[0, EVIL]]),
    "game with a field": game_json(**{EVIL: EVIL}),
    "recording": f"RawVF_Version: {EVIL}\nPlayer: {EVIL}\nBoard:\n*0\n00\nEvents:\n{EVIL}\n",
}
READING = [
    ("verify",),
    ("verify", "--json"),
    ("replay",),
    ("replay", "--json"),
    ("analyse",),
    ("analyse", "--json"),
    ("hint",),
    ("circuit",),
    ("convert", "--to", "text"),
    ("simulate", "--boards"),
]


def assert_obeyed_nothing(found: Outcome) -> None:
    for stream in (found.text, found.err):
        assert OBEYED.search(stream) is None, repr(stream)


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
@pytest.mark.parametrize("arguments", READING, ids=" ".join)
def test_files_are_reported_without_escape_sequences(
    command: Callable[..., Outcome], tmp_path: Path, arguments: tuple[str, ...], content: str
):
    path = tmp_path / f"{EVIL.replace('/', '')}.txt"
    path.write_text(content, "utf-8")
    assert_obeyed_nothing(command(*arguments, str(path)))


@pytest.mark.parametrize("arguments", READING, ids=" ".join)
def test_a_missing_file_is_told_of_without_escapes(
    command: Callable[..., Outcome], tmp_path: Path, arguments: tuple[str, ...]
):
    found = command(*arguments, str(tmp_path / EVIL))
    assert found.code != 0
    assert_obeyed_nothing(found)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_no_command_repeats_escapes_of_its_arguments(command: Callable[..., Outcome], name: str):
    for arguments in ((EVIL, EVIL, EVIL, EVIL), (f"--{EVIL}",), ("--level", EVIL)):
        if name not in {"serve", "web"} or arguments[0] == EVIL:
            assert_obeyed_nothing(command(name, *arguments))


def test_plain_mode_tells_of_files_without_their_escapes(
    command: Callable[..., Outcome], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("QMINES_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    evil = EVIL.replace("\r", "")
    lines = f"open 4 4\nsave {evil}.qmines\nsave /nowhere/{evil}\nopen {evil}\n{evil}\nquit\n"
    assert_obeyed_nothing(command("play", "--plain", "9x9x10", stdin=lines))


def test_what_is_shown_instead_can_be_read():
    assert printable("a\x1b[2Jb\x9b") == "a\\x1b[2Jb\\x9b"
    assert printable("two\nlines\tand ×∑ 日本") == "two\nlines\tand ×∑ 日本"
    assert printable("name-\udcff") == "name-\\udcff"
