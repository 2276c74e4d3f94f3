# ruff: noqa: D103, INP001  # a script beside its pages; scenes are named
"""Take the pictures of the web site, in Chromium from the real server.

    python docs/make_web.py [NAME ...]

Letters are those of the system: with Debian's fonts-adf-gillius they look as in the docs.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from playwright.sync_api import sync_playwright
from sqlalchemy import select, update

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.driver import DESK, PHONE, Site, t
from browser.past import give_crowd, give_past
from browser.serving import Server
from browser.test_live import come_in, lane, made_room
from browser.test_screenshots import covered, give
from browser.tools import chromium
from picture import render
from qmines.modes import make_setup
from qmines.session import Header, commitment_to, new_game
from qmines.solver import analyse
from qmines.store import Player, Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.players import now
from qmines.store.database.tables import GAMES, MEMBERS, PLAYERS
from qmines.store.games.daily import Dailies, today
from qmines.store.games.matches import Matches, Wanted
from qmines.store.games.rooms import Rooms
from qmines.store.games.shared_start import beginning_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.driver import Screen

PICTURES = Path(__file__).parent / "pictures"
LOW = (1440, 820)


def half_way(screen: Screen, level: str = "expert") -> None:
    """A game in which what is simple was done."""
    screen.play("classic", level, no_guess=True)
    screen.press("Enter")
    screen.settled()
    screen.press("j")
    screen.until(lambda: "move" in screen.said)


def home(screen: Screen) -> None:
    screen.page.get_by_role("grid").first.wait_for()


def play(screen: Screen) -> None:
    """A few moves into Expert, with a hint and its reason."""
    screen.play("classic", "expert", no_guess=True)
    screen.press("Enter")
    screen.settled()
    for _ in range(14):
        screen.press("k")
        screen.until(lambda: "move" in screen.said)
        screen.page.wait_for_timeout(80)
    screen.press("h")
    screen.until(lambda: screen.said.startswith("Look"))
    screen.press("h")
    screen.until(lambda: not screen.said.startswith("Look"))


def chances(screen: Screen) -> None:
    screen.play("classic", "expert")
    screen.press("Enter")
    screen.settled()
    for _ in range(30):
        screen.press("k")
        screen.page.wait_for_timeout(60)
    screen.press("o")
    screen.until(lambda: any("percent" in name for name in screen.names().values()))


def entangled(screen: Screen) -> None:
    screen.play("entangled", "trios-8x8")
    screen.press("Enter")
    screen.settled()
    screen.press("y")
    screen.until(lambda: bool(screen.said))
    screen.press("h")
    screen.until(lambda: "Open" in screen.said)


def end(screen: Screen) -> None:
    """A mistake: what could have been opened instead is pointed at."""
    half_way(screen, "intermediate")
    found = analyse(screen.position(40))
    mined = [cell for cell in found.mined if screen.cell(*cell) == "hidden"]
    if not mined:
        flagged = next(cell for cell in found.mined if screen.cell(*cell) == "flag")
        screen.click(*flagged, button="right")
        mined = [flagged]
    screen.click(*mined[0])
    screen.ending()


def phone(screen: Screen) -> None:
    screen.play("forgiving", "beginner")
    screen.press("Enter")
    screen.settled()
    screen.press("h")
    screen.until(lambda: bool(screen.said))
    screen.press("h")
    screen.until(lambda: not screen.said.startswith("Look"))


def settings(screen: Screen) -> None:
    screen.page.goto(f"{screen.address}/settings")
    screen.page.locator(".sheet").first.wait_for()


def log(screen: Screen) -> None:
    """The games of one level, over four months."""
    give_past(Path(os.environ["QMINES_DATA"]), screen, 500)
    screen.page.goto(f"{screen.address}/stats?rules=classic&level=expert&variant=&aid=none")
    screen.page.locator(".plot svg").first.wait_for()


def best(screen: Screen) -> None:
    """A list with names, and the rank of whoever looks."""
    folder = Path(os.environ["QMINES_DATA"])
    give_crowd(folder, ("Hopper", "Lovelace", "Noether", "Turing", "Germain", "Shannon"), 60)
    give_past(folder, screen, 200, seed=5)
    screen.page.goto(f"{screen.address}/leaderboard?verified=0")
    screen.page.locator(".log.best tbody tr").first.wait_for()


def trainer(screen: Screen) -> None:
    """A case split, not known."""
    screen.page.goto(f"{screen.address}/learn/trainer?technique=split")
    screen.page.locator(".quiz [role=gridcell]").first.wait_for(state="attached")
    screen.button(t("quiz-pass"))
    screen.page.locator(".quiz-why", has_text="Suppose").wait_for()


def lesson(screen: Screen) -> None:
    screen.play("sandbox", "singlet")
    screen.press("Home", "ArrowUp", "ArrowUp", "Enter", "ArrowDown", "Enter")
    screen.settled()


def analyser(screen: Screen) -> None:
    """The sample, with the numbers under a cell and the best move."""
    screen.page.goto(f"{screen.address}/analyse")
    screen.seated()
    screen.until(lambda: "wins" in screen.page.locator(".best-words").inner_text())
    screen.page.mouse.move(*screen.at(5, 7))
    screen.page.locator(".bars tr").first.wait_for()


def screenshot(screen: Screen) -> None:
    """A screenshot of another program was pasted; one cell was hard to read."""
    screen.page.goto(f"{screen.address}/analyse")
    screen.seated()
    give(screen, "paste", render.png(covered()))
    screen.page.locator(".screenshot input:focus").wait_for()
    screen.press("1", "0", "Enter")
    screen.page.wait_for_timeout(2500)  # until it is analysed


def clash(screen: Screen) -> None:
    analyser(screen)
    screen.press("2", "ArrowDown", "2", "ArrowDown", "ArrowRight", "1")
    screen.until(lambda: "no board" in screen.page.locator(".summary").inner_text().lower())


def replay(screen: Screen) -> None:
    """A game on Expert, at its mistake."""
    game = new_game("expert", seed=7)
    game.open(8, 15)
    while not game.outcome.over:
        found = analyse(game.position)
        cell = found.safe[0] if found.safe else found.safest[0][0]
        if game.sequence == 60 and found.safe:
            risks = found.mine_probability
            cell = min(
                (cell for cell in np.ndindex(risks.shape) if risks[cell] > 0), key=risks.__getitem__
            )
        game.open(*cell)
    with tempfile.NamedTemporaryFile(suffix=".qmines") as file:
        file.write(game.save())
        file.flush()
        screen.page.goto(f"{screen.address}/replay")
        screen.page.locator("input[type=file]").set_input_files(file.name)
        screen.seated()
    tally = screen.page.locator(".tally")
    screen.until(lambda: "mistake" in tally.inner_text() and "so far" not in tally.inner_text())
    while "mistake" not in screen.page.locator(".badge").inner_text():
        screen.press("n")
        screen.page.wait_for_timeout(200)
    screen.page.get_by_text(t("replay-rules")).click()
    screen.page.locator(".otherwise strong").first.wait_for()
    screen.until(lambda: any("percent" in name for name in screen.names().values()))


def live(screen: Screen) -> None:
    """Players who wait, and a race to watch."""
    folder = Path(os.environ["QMINES_DATA"])
    give_crowd(folder, ("Hopper", "Lovelace", "Noether", "Turing"), 1)
    with Store(f"sqlite:///{folder / 'qmines.db'}") as store:
        with store.database.read() as connection:
            rows = connection.execute(select(PLAYERS).where(PLAYERS.c.name.is_not(None))).all()
        people = {row.name: Player(row.id, row.name, row.created, "") for row in rows}
        matches, seed = Matches(store), bytes(32)
        for name, level in (
            ("Hopper", "beginner"),
            ("Turing", "beginner"),
            ("Lovelace", "intermediate"),
            ("Noether", "expert"),
        ):
            header = Header(make_setup(level), commitment_to(seed), ranked=True)
            wanted = Wanted(header, rated=level == "beginner")
            room = matches.find_or_wait(people[name], "", wanted, seed)
            if room.complete:
                Rooms(store).start(room.id, None, beginning_of(header, seed))
        with store.database.write() as connection:
            connection.execute(update(MEMBERS).values(seen=now() + 86_400_000))  # all stay
    screen.page.goto(f"{screen.address}/live")
    screen.until(lambda: screen.page.locator(".lobby-list li").count() == 3)


def daily(screen: Screen) -> None:
    """The boards of the day, some of them cleared."""
    folder = Path(os.environ["QMINES_DATA"])
    with Store(f"sqlite:///{folder / 'qmines.db'}") as store:
        dailies, times = Dailies(store), {"Curie": 41_320, "Bohr": 38_900, "Dirac": 63_770}
        for name, took in times.items():
            account = {"name": name, "password": "correct zebra staple", "address": name}
            Accounts(store).sign_up(**account)
            player = Accounts(store).log_in(**account).player
            seed = dailies.seed(today(), "beginner")
            start = beginning_of(dailies.header(today(), "beginner", ranked=True), seed)
            game = dailies.begin(today(), "beginner", player, start)
            done = {"outcome": "won", "reason": "cleared", "finished": GAMES.c.created + took}
            with store.database.write() as connection:
                connection.execute(update(GAMES).where(GAMES.c.id == game).values(done))
    screen.page.goto(f"{screen.address}/daily")
    screen.page.locator(".places").wait_for()


def others(screen: Screen, mode: str, names: tuple[str, ...], level: str) -> list[Screen]:
    """A room with some more people in it, and its game begun."""
    screen.page.goto(f"{screen.address}/live")
    path = made_room(screen, "Lovelace", level=level, mode=mode)
    browser = screen.page.context.browser
    if browser is None:
        raise RuntimeError("the page is in no browser")
    found = [come_in(Site(browser, screen.address), path, name) for name in names]
    screen.page.get_by_role("button", name=t("room-start"), exact=True).click()
    for each in (screen, *found):
        each.seated()
    return found


def opened(screen: Screen, mines: int, count: int) -> None:
    """Open some cells that are certainly safe."""
    for _ in range(count):
        safe = list(analyse(screen.position(mines)).safe)
        if safe:
            screen.click(*safe[0])


def race(screen: Screen) -> None:
    """Three at sea, one of them sunk."""
    hopper, turing = others(screen, "race", ("Hopper", "Turing"), "intermediate")
    opened(screen, 40, 12)
    opened(hopper, 40, 7)
    turing.give_up()
    screen.until(lambda: t("room-state-gave-up") in lane(screen, "Turing"))


def together(screen: Screen) -> None:
    hopper, noether = others(screen, "coop", ("Hopper", "Noether"), "intermediate")
    opened(hopper, 40, 6)
    hidden = [cell for cell, name in screen.names().items() if name == "hidden"]
    for each, cell in ((hopper, hidden[20]), (noether, hidden[40])):
        each.page.mouse.move(*each.at(*cell))
        each.page.wait_for_timeout(200)


Scene = tuple["Callable[[Screen], None]", tuple[int, int], bool]
SCENES: dict[str, Scene] = {
    "home": (home, DESK, False),
    "play": (play, LOW, False),
    "chances": (chances, LOW, True),
    "entangled": (entangled, LOW, True),
    "end": (end, DESK, False),
    "phone": (phone, PHONE, False),
    "phone-night": (phone, PHONE, True),
    "settings": (settings, LOW, True),
    "log": (log, DESK, False),
    "log-phone": (log, PHONE, True),
    "best": (best, LOW, False),
    "trainer": (trainer, LOW, True),
    "lesson": (lesson, LOW, False),
    "analyse": (analyser, LOW, False),
    "analyse-screenshot": (screenshot, LOW, False),
    "analyse-clash": (clash, LOW, True),
    "replay": (replay, DESK, False),
    "live": (live, LOW, False),
    "daily": (daily, DESK, False),
    "race": (race, LOW, False),
    "together": (together, LOW, True),
}


def main() -> None:
    """Take the pictures that are named, or all."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        os.environ["QMINES_DATA"] = folder  # where scenes find the server's store
        browser = playwright.chromium.launch(
            executable_path=str(chromium()), args=["--no-sandbox", "--disable-gpu"]
        )
        for name in sys.argv[1:] or SCENES:
            scene, size, dark = SCENES[name]
            screen = Site(browser, server.address).visit(size=size, dark=dark, touch=size == PHONE)
            scene(screen)
            screen.page.wait_for_timeout(400)
            screen.page.screenshot(path=PICTURES / f"web-{name}.png")
            screen.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
