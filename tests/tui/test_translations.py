"""Every screen in a made-up language with long, accented texts: nothing is English, nothing cut."""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING

import pytest

from qmines.messages import files
from qmines.tui.texts import speak
from support import pseudo

from .driver import drive

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from .driver import Driver

pytestmark = pytest.mark.extra

SIZES = ((80, 24), (120, 40))
ENGLISH = re.compile(r"[A-Za-z]{3,}")
SAME_EVERYWHERE = re.compile(
    r"\b(qmines|Esc|Enter|Space|Tab|Bksp|Home|End|PgUp|PgDn|Ins|Del|Shift|Ctrl|Alt|insert|delete"
    r"|and|or|ASCII|WASD|hjkl|games|db|txt|py|game|board|pos|BV|ms)\b|\S*[/\\.]\S*|\([0-9a-z-]{8,}\)"
)
"""Names of keys, files and games, and what the locale of the made-up language joins lists with."""


FILES = {
    "none.txt": "hello there",
    "uneven.txt": "1#\n1##",
    "total.txt": "2x1x9\n##",
    "game.rawvf": "RawVF_Version: Rev6\nBoard:\nEvents:\n",
    "game.qmines": '{"format":"qmines-game","version":99}',
}
"""Files that cannot be opened."""


@pytest.fixture(autouse=True)
def _translated(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    english = files.messages_of("en")
    entries = files.read_entries(pseudo.pseudo_locale(english))
    monkeypatch.setattr("qmines.messages.translator.entries_of", lambda _: entries)
    speak.parsed.clear()
    yield
    speak.parsed.clear()


async def menu(d: Driver) -> None:
    for _ in range(14):
        await look(d)
        await d.press("down")


async def form(d: Driver, name: str) -> None:
    await d.choose(name)
    for _ in d.rows.rows:
        await look(d)
        await d.press("down")


async def setup(d: Driver) -> None:
    await form(d, "custom")
    await d.move_to_row("rules")
    for _ in range(4):
        await d.press("right")
        await look(d)


async def settings(d: Driver) -> None:
    await form(d, "settings")


async def keys(d: Driver) -> None:
    await form(d, "keys")
    await d.press("enter")
    await look(d)
    await d.press("f9")
    await look(d)


async def helping(d: Driver) -> None:
    await d.choose("help")
    for _ in range(4):
        await look(d)
        await d.press("pagedown")


async def files_refused(d: Driver) -> None:
    """What is wrong with files of several kinds, and with one that is not there."""
    for name in ("lost.txt", *FILES):
        await d.choose("open")
        await d.type(name)
        await d.press("enter")
        await d.until(lambda: d.note)
        await look(d)
        await d.press("escape")


async def lists(d: Driver) -> None:
    for name in ("games", "statistics"):
        await d.choose(name)
        await look(d)
        await d.press("escape")


async def game(d: Driver) -> None:
    await d.sit_down("beginner")
    await look(d)
    for key in ("space", "h", "h", "f", "z", "o", "o", "+", "-", "j", "p"):
        await d.press(key)
        await look(d)


async def end(d: Driver) -> None:
    await d.sit_down("beginner")
    await d.press("y")
    await d.until(lambda: d.screen == "EndScreen")
    await d.settle()
    await look(d)
    await d.choose("replay")
    await d.until(lambda: d.screen == "ReplayScreen")
    for key in ("full_stop", "right", "dollar_sign"):
        await d.press(key)
        await d.settle()
        await look(d)


async def qubits(d: Driver) -> None:
    await d.sit_down("2", rules="qubits")
    for key in ("space", "h", "c"):
        await d.press(key)
        await d.settle()
        await look(d)


async def lesson(d: Driver) -> None:
    await d.sit_down("singlet", rules="sandbox")
    await look(d)


async def look(d: Driver) -> None:
    """Everything in sight is translated, and every bracket has its partner."""
    end = time.monotonic() + 2
    while unpaired(d, text := d.text) and time.monotonic() < end:  # it is laid out anew
        await asyncio.sleep(0.02)
        await d.settle()
    assert english_in(text) == []
    assert not unpaired(d, text), text


def unpaired(d: Driver, text: str) -> bool:
    """Whether a text is cut off; those of help and of lessons are scrolled."""
    scrolled = d.screen in {"HelpScreen", "TextScreen"}
    return not scrolled and text.count(pseudo.OPEN) != text.count(pseudo.CLOSE)


def english_in(text: str) -> list[str]:
    return ENGLISH.findall(SAME_EVERYWHERE.sub(" ", text))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize(
    "story", [menu, setup, settings, keys, helping, files_refused, lists, game, end, qubits, lesson]
)
def test_a_screen(
    tmp_path: Path,
    story: Callable[[Driver], Awaitable[None]],
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)  # where files are typed by name
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    drive(tmp_path, story, size=size)


def test_english_is_found() -> None:
    assert english_in("⟦Ñééŵ ĝááɱéé⟧ Esc · 3BV/s") == []
    assert english_in("Esc back") == ["back"]
