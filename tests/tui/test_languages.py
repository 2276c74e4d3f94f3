"""The terminal game in another language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from qmines.messages import Message, Translator
from qmines.tui.texts import speak

from .driver import drive

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from .driver import Driver


@pytest.fixture
def _german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
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
