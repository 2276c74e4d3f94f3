# ruff: noqa: D103, INP001, T201  # a script beside its pages; scenes are named; it reports
"""Take pictures of the program in a language, to review its translation.

    python docs/make_languages.py TAG FOLDER [NAME ...]

Pages are taken in full at 390 and 1366 pixels, screens of the terminal game at 80×24. Beside each
picture is a file with its text, and what does not fit is printed. Names are those of the scenes.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from make_screens import svg
from terminal_scenes import TERMINAL

from browser.driver import Site
from browser.past import clear_daily, ended_game, give_crowd, give_past
from browser.serving import Server
from browser.test_translations import CUT_OFF, PATHS, SIZES
from browser.tools import chromium
from qmines.core.position import Position
from qmines.solver import analyse
from tui.driver import running

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Browser, Page, Playwright

    from browser.driver import Screen

    Take = Callable[[str], object]

SEED = 3
MINES = 10
LESSONS = ("single", "pair", "split", "total", "count", "forgiving")
OPEN_ALL = (
    "() => document.querySelectorAll('main details').forEach((each) => { each.open = true; })"
)
UNSTICK = """() => {
    const sheet = new CSSStyleSheet();
    const tall = document.documentElement.scrollHeight > innerHeight + 9;
    if (tall) sheet.replaceSync(".foot, .palette, .key-words { position: static !important; }");
    document.adoptedStyleSheets = [sheet];
}"""
"""Bars that stay in sight would cover other parts in a picture of a tall page."""
MIDDLE = """(cell) => {
    cell.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


# The web site


def pages(screen: Screen, take: Take) -> None:
    """Every page, first for a guest without games, then for somebody with a past."""
    screen.trouble_expected = True
    for name, path in PATHS.items():
        visit(screen, path)
        take(f"page-{name}")
    visit(screen, "/")
    screen.page.locator(".levels .tab").last.click()
    screen.ask(OPEN_ALL)
    take("page-custom")
    for name in LESSONS:
        visit(screen, f"/learn/{name}")
        take(f"learn-{name}")
        answer(screen)
        take(f"learn-{name}-answered")


def puzzles(screen: Screen, take: Take) -> None:
    visit(screen, "/puzzles")
    screen.page.locator(".puzzle-ways .row button").first.click()
    answer(screen)
    take("puzzles-training")
    screen.page.locator(".rush-head button").click()
    screen.page.locator(".puzzle-ways .start").click()
    screen.page.locator(".lives").wait_for()
    take("puzzles-rush")
    screen.page.locator(".rush-head button").click()
    screen.page.locator(".rush-result").wait_for()
    take("puzzles-over")


def player(screen: Screen, take: Take) -> None:
    """The account of somebody who has played."""
    folder = Path(os.environ["QMINES_DATA"])
    mine = give_past(folder, screen, 120)
    for back in (0, 1, 2, 4):
        clear_daily(folder, mine, back)
    visit(screen, "/account")
    form = screen.page.locator("form:has([autocomplete=new-password])")
    form.locator("[name=name]").fill(f"Ada{screen.page.viewport_size['width']}")  # type: ignore[index]
    form.locator("[name=password]").fill("correct zebra staple")
    form.locator("button").click()
    screen.page.locator("main h1", has_text="Ada").wait_for()
    settle(screen)
    take("player-account")
    for name, path in {
        "statistics": "/stats?rules=classic&level=expert&variant=&aid=none",
        "leaderboard": "/leaderboard?verified=0",
        "profile": "/player/Hopper",
        "daily": "/daily",
    }.items():
        visit(screen, path)
        take(f"player-{name}")
    visit(screen, "/player/Hopper")
    screen.page.locator(".player-actions button").first.click()
    settle(screen)
    visit(screen, "/account")
    take("player-friends")


def classic(screen: Screen, take: Take) -> None:
    """A game with its hints, a win and a loss, and the replay."""
    screen.play_again(os.environ["QMINES_BOARD"])
    take("classic-start")
    screen.press("Enter")
    until_move(screen)
    for number in (1, 2):
        hint(screen)
        take(f"classic-hint-{number}")
    open_tools(screen, take, "classic")
    screen.press("y")
    screen.page.locator(".ending .key-figures").wait_for()
    screen.ask(OPEN_ALL)
    take("classic-won")
    screen.play_again(os.environ["QMINES_BOARD"])
    screen.press("Enter")
    until_move(screen)
    position = Position.from_rows(screen.told()["view"]["boards"][0], mines=MINES)
    row, column = next(iter(analyse(position).mined))
    cell = screen.page.locator("[role=gridcell]").nth(row * position.width + column)
    x, y = cell.evaluate(MIDDLE)
    screen.page.mouse.click(x, y)
    screen.page.locator(".ending .key-figures").wait_for()
    screen.ask(OPEN_ALL)
    take("classic-lost")
    name = screen.page.url.rsplit("/", maxsplit=1)[1]
    visit(screen, f"/replay/{name}")
    screen.press("n")
    take("classic-replay")


def forgiving(screen: Screen, take: Take) -> None:
    screen.play("forgiving", "beginner")
    screen.press("Enter")
    until_move(screen)
    hint(screen)
    screen.press("o")
    settle(screen)
    take("forgiving-hint")
    open_tools(screen, take, "forgiving")
    given_up(screen, take, "forgiving")


def qubits(screen: Screen, take: Take) -> None:
    screen.play("qubits", "guided-8x8")
    screen.page.locator(".coach-next").click()
    take("qubits-coach")
    two_boards(screen, take, "qubits", "2")


def entangled(screen: Screen, take: Take) -> None:
    two_boards(screen, take, "entangled", "trios-8x8")
    screen.play("sandbox", "singlet")
    take("sandbox-singlet")


def rooms(screen: Screen, take: Take) -> None:
    """A quick match that finds nobody, an open room, a race to its end, and a game together."""
    visit(screen, "/live")
    screen.page.locator(".quick-start").click()
    screen.page.locator(".searching").wait_for()
    take("live-searching")
    for mode in ("race", "coop"):
        visit(screen, "/live")
        screen.page.locator(f"input[name=mode][value={mode}]").check()
        screen.page.locator("input[name=nick]").fill("Ada")
        screen.page.locator(".setup .check input").last.check()
        screen.page.locator("button.start").click()
        screen.page.locator(".invitation").wait_for()
        guest = came_in(screen) if mode == "race" else None
        take(f"room-{mode}")
        screen.page.locator("button.start").click()
        screen.seated()
        take(f"room-{mode}-start")
        if guest:
            for each in (guest, screen.page):
                give_up(each)
            screen.page.locator(".results").wait_for()
            settle(screen)
            take(f"room-{mode}-over")
            guest.context.close()
    visit(screen, "/live")
    take("live-open-rooms")


def came_in(screen: Screen) -> Page:
    """Somebody else who joins the room and is ready."""
    page = screen.page.context.browser.new_page()  # type: ignore[union-attr]
    page.goto(screen.page.url)
    page.locator("input[name=nick]").fill("Grace")
    page.locator(".quay button").first.click()
    page.locator(".quay button[aria-pressed]").click()
    screen.page.locator("button.start:enabled").wait_for()
    return page


def answer(screen: Screen) -> None:
    """Choose cells of a position until something is said about one."""
    screen.page.locator("[role=gridcell]").first.wait_for(state="attached")
    for cell in screen.page.locator("[role=gridcell]").all():
        screen.page.mouse.click(*cell.evaluate(MIDDLE))
        if screen.page.locator(".quiz-words:not(:empty)").count():
            return


def two_boards(screen: Screen, take: Take, rules: str, level: str) -> None:
    screen.play(rules, level)
    take(f"{rules}-start")
    screen.press("Enter")
    until_move(screen)
    for number in (1, 2):
        hint(screen)
        take(f"{rules}-hint-{number}")
    screen.press("o", "t")
    settle(screen)
    take(f"{rules}-chances")
    given_up(screen, take, rules)


def given_up(screen: Screen, take: Take, name: str) -> None:
    give_up(screen.page)
    screen.page.locator(".ending .key-figures").wait_for()
    screen.ask(OPEN_ALL)
    take(f"{name}-given-up")


def give_up(page: Page) -> None:
    for _ in range(2):
        page.locator(".tools .group button").last.evaluate("(button) => button.click()")


def open_tools(screen: Screen, take: Take, name: str) -> None:
    """The sheet behind the menu of a phone's dock."""
    menu = screen.page.locator(".more-tools")
    if menu.is_visible():
        menu.click()
        take(f"{name}-tools")
        menu.evaluate("(button) => button.click()")  # under the sheet


def hint(screen: Screen) -> None:
    screen.press("h")
    settle(screen)
    screen.until(lambda: bool(screen.said))


def until_move(screen: Screen) -> None:
    screen.until(lambda: screen.told()["view"]["sequence"] > 0)


def visit(screen: Screen, path: str) -> None:
    screen.page.goto(screen.address + path)
    screen.until(lambda: bool(screen.page.locator("main *").count()))
    settle(screen)
    screen.ask(OPEN_ALL)


def settle(screen: Screen) -> None:
    screen.page.wait_for_load_state("networkidle")
    screen.page.wait_for_timeout(300)


WEB: dict[str, Callable[[Screen, Take], None]] = {
    scene.__name__: scene
    for scene in (pages, puzzles, player, classic, forgiving, qubits, entangled, rooms)
}


def take_web(language: str, folder: Path, names: Sequence[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        os.environ["QMINES_DATA"] = data  # where scenes find the server's store
        give_crowd(Path(data), ("Hopper", "Lovelace", "Noether", "Turing"), 60)
        os.environ["QMINES_BOARD"] = ended_game(
            server.folder, "classic", "beginner", seed=SEED, no_guess=True
        )
        browser = launched(playwright)
        for size in SIZES.values():
            for name in names:
                site = Site(browser, server.address)
                screen = site.visit(size=size, touch=size[0] < 500, locale=language)
                WEB[name](screen, camera(screen.page, folder))
                site.close()
        browser.close()


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(
        executable_path=str(chromium()), args=["--no-sandbox", "--disable-gpu"]
    )


def camera(page: Page, folder: Path) -> Take:
    """Takes pictures of a page, and prints what does not fit."""

    def take(name: str) -> None:
        page.wait_for_timeout(200)
        width = page.viewport_size["width"] if page.viewport_size else 0
        file = folder / f"{name}-{width}"
        page.evaluate(UNSTICK)
        page.screenshot(path=file.with_suffix(".png"), full_page=True)
        file.with_suffix(".txt").write_text(page.inner_text("body"), "utf-8")
        for problem in page.evaluate(CUT_OFF):
            print(f"{file.name}: {problem}")

    return take


# The terminal game


def take_terminal(language: str, folder: Path, names: Sequence[str]) -> None:
    os.environ["LC_ALL"] = f"{language.replace('-', '_')}.UTF-8"

    async def run(name: str, data: Path) -> None:
        async with running(data, (80, 24), clock=lambda: 0.0) as driver:

            async def take(shown: str) -> None:
                await driver.pilot.pause()  # until the layout is done
                file = folder / f"terminal-{shown}"
                file.with_suffix(".svg").write_text(svg(driver, "qmines"), "utf-8")
                file.with_suffix(".txt").write_text(driver.text, "utf-8")

            await TERMINAL[name](driver, take)

    for name in names:
        with tempfile.TemporaryDirectory() as data:
            asyncio.run(run(name, Path(data)))
    with sync_playwright() as playwright:
        page = launched(playwright).new_page()
        for file in folder.glob("terminal-*.svg"):
            page.set_content(file.read_text("utf-8"))
            page.locator("svg").screenshot(path=file.with_suffix(".png"))
            file.unlink()


def main() -> None:
    """Take the pictures of the scenes that are named, or all."""
    language, folder, names = sys.argv[1], Path(sys.argv[2]), sys.argv[3:] or [*WEB, *TERMINAL]
    folder.mkdir(parents=True, exist_ok=True)
    take_web(language, folder, [name for name in names if name in WEB])
    take_terminal(language, folder, [name for name in names if name in TERMINAL])


if __name__ == "__main__":
    main()
