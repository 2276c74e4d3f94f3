"""The main screens as text, at three sizes: stored beside the other golden files.

    python tests/tui/snapshots.py [NAME ...]

writes them anew, for somebody to look at; the test compares. What explains a game to newcomers is
also stored with its colours, in a dark and a light theme (``cat`` shows it).
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from qmines.play.lessons import BY_NAME
from qmines.session import new_game
from tui.driver import running

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tui.driver import Driver

GOLDEN = Path(__file__).parents[1] / "golden" / "screens"
SIZES = ((20, 7), (80, 24), (200, 60))
THEMES = ("dark", "light")


async def menu(d: Driver) -> None:
    await d.settle()


async def setup(d: Driver) -> None:
    await d.choose("custom")


async def settings(d: Driver) -> None:
    await d.choose("settings")


async def keys(d: Driver) -> None:
    await d.choose("keys")


async def help_(d: Driver) -> None:
    await d.choose("help")


async def statistics(d: Driver) -> None:
    await d.sit_down("beginner")
    await d.press("y")
    await d.until(lambda: d.screen == "EndScreen")
    await d.until(lambda: "3BV" in str(d.app.screen._lines))
    await d.choose("menu")
    await d.choose("statistics")
    await d.until(lambda: "Games" in d.text)


async def play(d: Driver) -> None:
    await d.sit_down("beginner")
    await d.press("space")


async def expert(d: Driver) -> None:
    await d.sit_down("expert")
    await d.press("space")


async def hint(d: Driver) -> None:
    await play(d)
    await d.press("h", "h")


async def chances(d: Driver) -> None:
    await play(d)
    await d.press("o")


async def pause(d: Driver) -> None:
    await play(d)
    await d.press("p")


async def end(d: Driver) -> None:
    await play(d)
    await d.open(3, 2)
    await d.until(lambda: d.app.screen._lines is not None)


async def qubits(d: Driver) -> None:
    await d.sit_down("2", "qubits")
    await d.press("space")


async def entangled(d: Driver) -> None:
    await d.sit_down("trios-8x8", "entangled")
    await d.press("space")


async def coach(d: Driver) -> None:
    await d.sit_down("guided-8x8", "qubits")
    await d.until(lambda: d.play.coach.more)
    await d.press("enter", "enter")
    await d.until(lambda: not d.play.busy)


async def linked(d: Driver) -> None:
    """Chances over linked cells, one of which was tested with a shield."""
    await d.sit_down("0q00/0q0a/000q/01a0", "entangled", first="anything", seed=4)
    await d.go_to(0, 1)
    await d.press("e")
    await d.go_to(1, 1)
    await d.press("e", "o")
    await d.until(lambda: "a50" in d.text)


async def lesson(d: Driver) -> None:
    await d.sit_down("singlet", "sandbox")


async def lessons(d: Driver) -> None:
    d.app.settings.lessons += ["single/0", "single/1", "single/2", "pair/0", "superposition"]
    await d.choose("learn")


async def example(d: Driver) -> None:
    """A guess that was saved, in the lesson on Forgiving."""
    d.app.begin_lesson(BY_NAME["forgiving"])
    await d.settle()
    await d.press("enter", "enter")
    await d.until(lambda: d.app.screen.solved)


async def learnt(d: Driver) -> None:
    d.app.settings.lessons += ["forgiving/0", "forgiving/1"]
    d.app.begin_lesson(BY_NAME["forgiving"])
    await d.settle()
    await d.press("right", "right", "right", "enter")
    await d.until(lambda: d.app.screen.solved)
    await d.press("enter")


async def save(d: Driver) -> None:
    await d.sit_down("5x5x5", "forgiving", seed=7)
    await d.open(0, 0)
    await d.open(1, 4)


async def verdict(d: Driver) -> None:
    """The first step of the chain that would have found a mine."""
    await d.sit_down("4x1x1", "forgiving", seed=1, position="4x1x1_HbH2")
    await d.open(0, 2)
    await d.choose("why")
    await d.until(lambda: d.screen == "VerdictScreen")


async def replay(d: Driver) -> None:
    game = new_game("beginner", seed=7, clock=lambda: 0.0)
    for event in ("open 4 4", "flag 3 2", "open 2 0", "open 1 0"):
        game.do(event)
    d.app.replay(game.save())
    await d.settle()
    await d.until(lambda: len(d.app.screen._marks) == 1)
    await d.press("n", "n", "n")


async def ascii_(d: Driver) -> None:
    d.app.settings.glyphs = "ascii"
    d.app.change_settings()
    await play(d)
    await d.press("o")


SCENES: dict[str, Callable[[Driver], Awaitable[None]]] = {
    scene.__name__.rstrip("_"): scene
    for scene in (
        *(menu, setup, settings, keys, help_, statistics, play, expert, hint, chances),
        *(pause, end, qubits, entangled, coach, linked, lesson, replay, ascii_),
        *(lessons, example, learnt, save, verdict),
    )
}
COLOURED = ("coach", "linked", "lesson", "lessons", "example", "learnt", "save", "verdict")


async def taken(name: str, size: tuple[int, int], folder: Path, theme: str = "") -> str:
    """A scene at a size, as text; with a theme, in its colours."""
    async with running(folder, size, clock=lambda: 0.0) as driver:
        if theme:
            driver.app.choose_theme(theme)
        await SCENES[name](driver)
        before = ""
        while before != (text := driver.coloured if theme else driver.text):  # until nothing moves
            before = text
            await asyncio.sleep(0.05)
            await driver.settle()
        return text


def path_of(name: str, size: tuple[int, int], theme: str = "") -> Path:
    return GOLDEN / f"{name}-{size[0]}x{size[1]}{theme and f'-{theme}'}.txt"


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name in sys.argv[1:] or SCENES:
        looks = [(size, "") for size in SIZES]
        if name in COLOURED:
            looks += [((80, 24), theme) for theme in THEMES]
        for size, theme in looks:
            with tempfile.TemporaryDirectory() as folder:
                text = asyncio.run(taken(name, size, Path(folder), theme))
            path_of(name, size, theme).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
