# ruff: noqa: INP001  # a script beside its pages
"""Take pictures of the community pages, for somebody to look at.

    python docs/make_community.py [NAME ...]

Every page is taken empty and populated, at 390 and 1366 pixels, light and dark. The eight pictures
of a page go onto one sheet in docs/pictures/community, and each alone into build/community.
"""

from __future__ import annotations

import json
import sys
import tempfile
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
from playwright.sync_api import sync_playwright
from sqlalchemy import select, update

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.driver import Site, t
from browser.past import DAY, clear_daily, give_crowd, give_past, play_on
from browser.serving import Server
from browser.test_account import sign_up
from browser.tools import chromium
from qmines.modes import make_setup
from qmines.session import Header, commitment_to
from qmines.store import Player, Store
from qmines.store.accounts.players import now
from qmines.store.accounts.profiles import Profiles
from qmines.store.accounts.relations import Relations
from qmines.store.achievements import award
from qmines.store.database.tables import GAMES, MEMBERS, PLAYERS, RATING_CHANGES
from qmines.store.games.friends import Friends
from qmines.store.games.ratings import PUZZLE, RACE, rate_puzzle
from qmines.store.games.rooms import Rooms
from qmines.store.score_rebuild import rebuild
from qmines.web.http.static_files import FOLDER
from store.test_race_history import begin, end

if TYPE_CHECKING:
    from browser.driver import Screen

ROOT = Path(__file__).parents[1]
SHEETS, SINGLE = ROOT / "docs" / "pictures" / "community", ROOT / "build" / "community"
SIZES = ((390, 844), (1366, 768))
CROWD = ("Hopper", "Lovelace", "Turing", "Germain", "Shannon", "Kovalevskaya")
NAME = "Noether"
PAGES = {
    "live": ("/live", ".lobby-list"),
    "leaderboard": ("/leaderboard?verified=0", "main h1"),
    "player": (f"/player/{NAME}", ".achievements"),
    "daily": ("/daily", "main h1"),
    "puzzles": ("/puzzles", ".own-rating"),
    "stats": ("/stats", "main h1"),
    "account": ("/account", "main form, main .sheet"),
    "recover": ("/recover", "main form"),
    "room": ("/room/{room}", "main h1"),
    "race": ("/room/{race}", "main h1"),
}
"""Path, and what is there once the page is. The empty race is a quick match that nobody joined."""
MAIL = {"QMINES_SMTP_URL": "smtp://127.0.0.1:25", "QMINES_MAIL_FROM": "mines@example.org"}
"""A mail server, for the populated recovery page; nothing is sent."""
DAILIES = {  # today's and yesterday's: by board, seconds of the players who cleared it
    "beginner": {"Hopper": 41, NAME: 47, "Turing": 52, "Lovelace": 58, "Shannon": 66},
    "intermediate": {"Turing": 131, "Lovelace": 158, NAME: 164},
    "forgiving": {"Lovelace": 190, "Hopper": 214},
}
CARELESS = {"intermediate": (12,), "forgiving": (20, 31)}  # moves, for the commentary
TO_THE_CORNER = """() => {
    const invited = document.querySelector(".invited");
    if (!invited || getComputedStyle(invited).position !== "fixed") return;
    document.body.style.position = "relative";
    document.body.append(invited);
    invited.style.position = "absolute";
}"""
"""An invitation is in a corner of the window, and so in the middle of a picture of a tall page."""
STREAK = (2, 3, 5, 6, 7, 8, 9, 12, 13, 14)
"""Other days, counted back, on which the player cleared a daily board."""


def populate(folder: Path, screen: Screen) -> dict[str, str]:
    """Give whoever is signed in friends, games, races, puzzles and daily boards.

    Returns the room of their last race, and that of a race they can watch.
    """
    give_past(folder, screen, 300)
    give_crowd(folder, CROWD, 60)
    with Store(f"sqlite:///{folder / 'qmines.db'}", timeout=30) as store:
        rebuild(store)
        with store.database.read() as connection:
            rows = connection.execute(select(PLAYERS).where(PLAYERS.c.name.is_not(None))).all()
        people = {row.name: Player(row.id, row.name, row.created, "") for row in rows}
        me = people[NAME]
        room = give_races(store, people)
        with store.database.write() as connection:
            for number in range(40):
                solved, at = number % 7 != 3 and number < 30, now() - (40 - number) * DAY // 4
                rate_puzzle(connection, me.id, 900.0 + 30 * number, solved=solved, at=at)
        with store.database.write() as connection:
            # Races were all rated just now: spread them over the days on which they ended.
            for kind in (RACE, PUZZLE):
                mine = RATING_CHANGES.c.player == me.id
                query = select(RATING_CHANGES.c.id).where(mine, RATING_CHANGES.c.kind == kind)
                changes = connection.scalars(query.order_by(RATING_CHANGES.c.time)).all()
                for number, change in enumerate(changes):
                    one = update(RATING_CHANGES).where(RATING_CHANGES.c.id == change)
                    at = now() - (len(changes) - number) * DAY // 2
                    connection.execute(one.values(time=at))
        for name in CROWD[:4]:
            Relations(store).add(me, name, "friend")
        Relations(store).add(me, CROWD[5], "block")
        Relations(store).add(people["Turing"], NAME, "friend")
        seed = bytes(32)
        rooms = Rooms(store)
        for name, level in (("Hopper", "expert"), ("Lovelace", "intermediate")):
            header = Header(make_setup(level), commitment_to(seed), ranked=True)
            rooms.make(people[name], "", "race", header, seed, listed=True)
        header = Header(make_setup("beginner"), commitment_to(seed), ranked=True)
        invited = rooms.make(people["Turing"], "", "race", header, seed).id
        Friends(store).invite(people["Turing"], invited, NAME)
        race = begin(store, people["Hopper"], people["Turing"])
        for member, moves in zip(Rooms(store).look(race).members, (9, 5), strict=True):
            play_on(store, member.game or "", moves)
        with store.database.write() as connection:
            connection.execute(update(MEMBERS).values(seen=now() + DAY))  # all stay
            award(connection, me.id)
            mine = select(GAMES.c.id).where(GAMES.c.owner == me.id, GAMES.c.outcome == "won")
            best = connection.scalars(mine.order_by(GAMES.c.bbbv_per_second.desc()).limit(3)).all()
        for game in best:
            Profiles(store).add_favourite(me, game)
    play_dailies(folder, {name: person.id for name, person in people.items()})
    easy_to_hard = json.loads((FOLDER / "data" / "puzzles.json").read_text("utf-8"))["puzzles"]
    made = {"best": 17, "missed": easy_to_hard[5:40:7]}
    screen.page.evaluate("made => localStorage.setItem('qmines.puzzles', made)", json.dumps(made))
    return {"room": room, "race": race}


def give_races(store: Store, people: dict[str, Player]) -> str:
    """Let the first player have raced the others for a week; returns the last room."""
    me, room = people[NAME], ""
    for number in range(14):
        other = people[CROWD[number % 5]]
        room = begin(store, me, other)
        mine, theirs = 50_000 - 900 * number, 46_000 + 500 * (number % 3)
        times = {NAME: mine, other.name or "": theirs} if number % 4 else {NAME: mine}
        if number == 13:  # the one whose page is shown
            members = Rooms(store).look(room).members
            paces = zip(members, (1.9, 2.3), strict=True)
            times = {e.name: play_on(store, e.game or "", pace=pace) for e, pace in paces}
        ended = now() - (14 - number) * DAY // 2
        end(store, room, times, ended)
        with store.database.write() as connection:
            played = update(GAMES).where(GAMES.c.room == room)
            connection.execute(played.values(created=ended - 60_000, finished=ended))
    return room


def play_dailies(folder: Path, ids: dict[str, str]) -> None:
    """Let players have cleared today's and yesterday's boards, and give the first one streaks."""
    for back, (board, times) in product((0, 1), DAILIES.items()):
        for name, took in times.items():
            if back or name != NAME or board == "beginner":
                more = {"took": took + 7 * back, "careless": CARELESS.get(board, ())}
                clear_daily(folder, ids[name], back, board=board, **more)
    for back in STREAK:
        clear_daily(folder, ids[NAME], back, board="beginner")


def begin_alone(screen: Screen) -> dict[str, str]:
    """A room without guests, and a quick match without an opponent; its tab stays open."""
    page = screen.page
    page.goto(f"{screen.address}/live")
    page.locator("form.setup .start").click()
    page.locator(".invitation").wait_for()
    room = page.url.rpartition("/")[2]
    page.goto(f"{screen.address}/live")
    page.locator(".quick-start").click()
    page.locator(".instead").wait_for()
    return {"room": room, "race": page.url.rpartition("/")[2]}


def sheet(name: str) -> None:
    """The eight pictures of a page, on one."""
    shown = [Image.open(path).convert("RGB") for path in sorted(SINGLE.glob(f"{name}-*.png"))]
    small = [image.resize((image.width * 3 // 5, image.height * 3 // 5)) for image in shown]
    small = [image.crop((0, 0, image.width, min(image.height, 1200))) for image in small]
    width = sum(image.width + 12 for image in small)
    whole = Image.new("RGB", (width, max(image.height for image in small)), "#888")
    at = 0
    for image in small:
        whole.paste(image, (at, 0))
        at += image.width + 12
    whole.save(SHEETS / f"{name}.webp", quality=60, method=6)  # a third smaller than a PNG


def main() -> None:
    """Take the pictures of the named pages, or of all."""
    names = sys.argv[1:] or list(PAGES)
    for folder in (SHEETS, SINGLE):
        folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(chromium()), args=["--no-sandbox", "--disable-gpu"]
        )
        for filled in (False, True):
            more = MAIL if filled else {}
            with tempfile.TemporaryDirectory() as folder, Server(Path(folder), **more) as server:
                site = Site(browser, server.address)
                screen = site.visit()
                sign_up(screen, NAME, "correct horse 1")
                screen.page.get_by_role("button", name=t("account-log-out")).wait_for()
                rooms = populate(Path(folder), screen) if filled else begin_alone(screen)
                state = screen.page.context.storage_state()
                for name, (width, height), dark in product(names, SIZES, (False, True)):
                    path, ready = PAGES[name]
                    view = site.visit(
                        path.format(**rooms),
                        size=(width, height),
                        dark=dark,
                        touch=width < 500,
                        storage_state=state,
                    )
                    view.page.locator(ready).first.wait_for(state="attached")
                    view.page.wait_for_timeout(900)
                    if name == "daily" and filled:
                        for each in view.page.locator(".yesterday summary").all():
                            each.click()
                        view.page.get_by_text(t("daily-commentary-loading")).last.wait_for(
                            state="detached"
                        )
                    view.page.evaluate(TO_THE_CORNER)
                    data = view.page.screenshot(full_page=True)
                    kind = "populated" if filled else "empty"
                    file = f"{name}-{kind}-{width}-{'dark' if dark else 'light'}.png"
                    Image.open(BytesIO(data)).save(SINGLE / file)
                    view.page.context.close()
                site.close()
        browser.close()
    for name in names:
        sheet(name)


if __name__ == "__main__":
    main()
