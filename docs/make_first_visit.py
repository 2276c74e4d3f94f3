# ruff: noqa: INP001  # a script beside its pages
"""Take pictures of a first visit on six screens: by day, by night and with high contrast.

    python docs/make_first_visit.py FOLDER [SCENE ...]

The scenes are the home page, a game, a win and a loss. What was found is in design/first-visit.md.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.driver import Site
from browser.past import ended_game
from browser.serving import Server
from browser.test_first_page import SIZES
from browser.tools import chromium
from qmines.solver import analyse

if TYPE_CHECKING:
    from browser.driver import Screen

LOOKS: dict[str, dict[str, object]] = {
    "light": {},
    "dark": {"dark": True},
    "contrast": {"forced_colors": "active", "contrast": "more"},
}
SCENES = ("first", "game", "win", "loss")
MINES = 10
SEED = 3


def play(screen: Screen, game: str, scene: str) -> None:
    """Play the board of a game that needs no guess as far as the scene wants it."""
    screen.play_again(game)
    screen.press("Enter")
    screen.settled()
    moves = 0
    while not screen.over and (scene == "win" or moves < 4):
        found = analyse(screen.position(MINES))
        screen.click(*found.safe[0])
        moves += 1
    if scene == "game":
        screen.click(*next(iter(analyse(screen.position(MINES)).mined)), button="right")
    elif scene == "loss":
        screen.click(*next(iter(analyse(screen.position(MINES)).mined)))
    if scene != "game":
        screen.ending()
        screen.ask("() => { document.querySelector('.ending .measures').open = false; }")


def main() -> None:
    """Take the pictures of the scenes that are named, or all."""
    folder, scenes = Path(sys.argv[1]), sys.argv[2:] or SCENES
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=str(chromium()), args=["--no-sandbox", "--disable-gpu"]
        )
        game = ended_game(server.folder, "classic", "beginner", seed=SEED, no_guess=True)
        for scene in scenes:
            for size in SIZES:
                for look, how in LOOKS.items():
                    site = Site(browser, server.address)
                    screen = site.visit(size=size, touch=size[0] < 900, **how)  # type: ignore[arg-type]
                    screen.page.locator(".table").wait_for()
                    if scene != "first":
                        play(screen, game, scene)
                    screen.page.wait_for_timeout(300)
                    screen.page.screenshot(path=folder / f"{scene}-{size[0]}x{size[1]}-{look}.png")
                    site.close()
        browser.close()


if __name__ == "__main__":
    main()
