"""The terminal game in another language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from qmines.messages import Message, Translator
from qmines.tui.keys import key_label
from qmines.tui.line_breaks import use_line_breaks
from qmines.tui.texts import speak

from .driver import drive

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from .driver import Driver

_WIDE: Final = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


@pytest.fixture
def _german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    yield
    speak.use("en")


@pytest.fixture
def _japanese(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    yield
    speak.use("en")


def said(language: str, key: str) -> str:
    return Translator(language)(Message(key))


@pytest.mark.usefixtures("_german")
def test_it_is_that_of_the_system_and_can_be_chosen(tmp_path: Path) -> None:
    async def story(d: Driver) -> None:
        assert said("de", "game-level-beginner") in d.text
        await d.choose("settings")
        assert said("de", "set-theme") in d.text
        await d.move_to_row("language")
        await d.press("right")  # from automatic to English, the first
        await d.until(lambda: said("en", "set-theme") in d.text)
        await d.press("escape")
        assert said("en", "game-level-beginner") in d.text
        await d.choose("settings")
        await d.move_to_row("language")
        await d.press("left")
        await d.until(lambda: said("de", "set-theme") in d.text)

    drive(tmp_path, story)


@pytest.mark.usefixtures("_japanese")
def test_a_game_in_japanese(tmp_path: Path) -> None:
    async def story(d: Driver) -> None:
        await d.sit_down("beginner")
        await d.open(4, 4)
        await d.press("h")
        assert _WIDE.search(d.note)
        look(d)
        await d.press("y")
        await d.until(lambda: said("ja", "end-time") in d.text)
        look(d)

    drive(tmp_path, story)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("it’s in row\xa03", ["it’s in", "row\xa03"]),
        ("a  b\nc", ["a  b", "c"]),
        ("マスは、3行4列。「はい」", ["マスは、", "3行4列。", "「はい」"]),
        ("地雷在第3行第4列，好的。", ["地雷在", "第3行第4列，", "好的。"]),
        ("“好”的…", ["“好”的…"]),
        ("」」」", ["」」」"]),
    ],
)
def test_lines_break_where_they_may(text: str, lines: list[str]) -> None:
    use_line_breaks()
    width = 12 if "第" in text else 9
    found = Text(text).wrap(Console(), width)
    assert [line.plain.rstrip() for line in found] == lines


@pytest.mark.usefixtures("_german")
def test_keys_and_times_in_german() -> None:
    speak.use("de")
    assert [*map(key_label, ("delete", "ctrl+q", "K"))] == ["Entf", "Strg+Q", "Umschalt+K"]
    assert speak(Message("end-time-value", milliseconds=83_456)) == "1:23,456"


@pytest.mark.parametrize("language", ["de", "ja", "pl"])  # the widest labels
def test_no_row_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")

    async def story(d: Driver) -> None:
        for name in ("custom", "settings", "keys"):
            await d.choose(name)
            uncut(d)
            await d.press("escape")
        await d.sit_down("beginner")
        await d.press("space", "colon")
        uncut(d)
        await d.press("escape", "p")
        uncut(d)

    drive(tmp_path, story)
    speak.use("en")


def uncut(d: Driver) -> None:
    """Every row in sight shows all of its label and value."""
    top, height = d.rows.scroll_offset.y, d.rows.size.height
    for row in d.rows.rows[top : top + height]:
        assert row.label in d.text
        assert row.shown(d.rows.glyphs) in d.text


@pytest.mark.usefixtures("_japanese")
def test_a_wide_label_that_is_cut_off_says_so(tmp_path: Path) -> None:
    async def story(d: Driver) -> None:
        await d.sit_down("beginner")
        await d.press("colon")
        await d.press(*said("ja", "action-open")[:2])
        assert d.text.count("…") == 1

    drive(tmp_path, story, size=(40, 16))


def look(d: Driver) -> None:
    """Nothing is cut off, and no line is wider than the terminal."""
    assert "…" not in d.text
    assert max(cell_len(line) for line in d.text.split("\n")) <= 80
