# ruff: noqa: D103, INP001  # a script beside its pages; scenes are named
"""Take pictures of what explains Forgiving, Qubits and Entangled, in a dark and a light theme.

    python docs/make_newcomers.py [web | terminal] [NAME ...]

The coach, a verdict, a save, linked cells and lessons: in Chromium at 390 and 1366 pixels, and in a
terminal of 80×24. They go into docs/pictures/newcomers, for somebody to look at.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from make_screens import svg

from browser.driver import Site, t
from browser.serving import Server
from browser.tools import chromium
from tui.driver import running
from tui.snapshots import COLOURED, THEMES
from tui.snapshots import SCENES as TERMINAL

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.driver import Screen

PICTURES = Path(__file__).parent / "pictures" / "newcomers"
SIZES = ((390, 844), (1366, 768))


def coach(screen: Screen) -> None:
    screen.play("qubits", "guided-8x8")
    screen.page.locator(".coach-next").click()
    screen.click(0, 0)
    screen.page.locator(
        ".coach-words", has_text=t("coach-opened-more", count=14, board="Z")
    ).wait_for()


def verdict(screen: Screen) -> None:
    """The first step of the chain that would have found a mine."""
    why = screen.page.get_by_role("button", name=t("chain-open"))
    while not why.count():  # half of the boards have no mine there
        screen.play("forgiving", "4x1x1", position="4x1x1_HbH2")
        screen.click(0, 2)
        screen.ending()
    why.click()


def save(screen: Screen) -> None:
    """A guess that nobody could avoid, on a board where it was saved."""
    saved = False
    while not saved:
        screen.play("forgiving", "3x3x3", position="3x3x3_H3bdHab2")
        screen.click(0, 0)
        saved = t("cell-saved") in screen.cell(0, 0)


def linked(screen: Screen) -> None:
    """Chances over linked cells, one of which was tested with a shield."""
    screen.play("entangled", "0q00/0q0a/000q/01a0", first="anything")
    screen.page.get_by_role("button", name=t("game-tool-shield")).first.click()
    screen.click(0, 1)
    screen.page.locator("[role=grid]").first.focus()
    screen.press("o")
    screen.page.wait_for_timeout(1500)


def large(screen: Screen) -> None:
    """Two boards of 30×16."""
    screen.play("entangled", "pairs-30x16")
    screen.press("Enter")
    screen.settled()


def middling(screen: Screen) -> None:
    """Two boards of 14×12."""
    screen.play("qubits", "3")
    screen.press("Enter")
    screen.settled()


def lessons(screen: Screen) -> None:
    screen.page.goto(f"{screen.address}/learn")
    screen.page.locator(".lesson").first.wait_for()


def example(screen: Screen) -> None:
    screen.page.goto(f"{screen.address}/learn/forgiving")
    screen.page.locator(".quiz [role=gridcell]").first.wait_for(state="attached")
    screen.click(0, 0)
    screen.page.locator(".quiz.right").wait_for()


def lesson(screen: Screen) -> None:
    screen.play("sandbox", "singlet")
    for row in (0, 1):
        screen.click(row, 0)


WEB: dict[str, Callable[[Screen], None]] = {
    scene.__name__: scene
    for scene in (coach, verdict, save, linked, large, middling, lessons, example, lesson)
}


def take_web(names: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=str(chromium()), args=["--no-sandbox", "--disable-gpu"]
        )
        for name in names or WEB:
            for size in SIZES:
                for theme in THEMES:
                    site = Site(browser, server.address)
                    screen = site.visit(size=size, dark=theme == "dark", touch=size[0] < 500)
                    WEB[name](screen)
                    screen.page.wait_for_timeout(500)
                    shot = Image.open(BytesIO(screen.page.screenshot())).quantize(128)
                    shot.save(PICTURES / f"web-{name}-{size[0]}-{theme}.png", optimize=True)
                    screen.page.context.close()
        browser.close()


async def take(name: str, theme: str, folder: Path) -> str:
    async with running(folder, (80, 24), clock=lambda: 0.0) as driver:
        driver.app.choose_theme(theme)
        await TERMINAL[name](driver)
        for _ in range(5):
            await asyncio.sleep(0.05)
            await driver.settle()
        return svg(driver, "qmines")


def take_terminal(names: list[str]) -> None:
    for name in names or COLOURED:
        for theme in THEMES:
            with tempfile.TemporaryDirectory() as folder:
                picture = asyncio.run(take(name, theme, Path(folder)))
            (PICTURES / f"terminal-{name}-{theme}.svg").write_text(picture, "utf-8")


def main() -> None:
    """Take the pictures that are named, or all."""
    PICTURES.mkdir(exist_ok=True)
    where, *names = sys.argv[1:] or ["all"]
    if where in {"web", "all"}:
        take_web(names)
    if where in {"terminal", "all"}:
        take_terminal(names)


if __name__ == "__main__":
    main()
