"""The site without a network: kept in the browser, as one version, and updated as a whole."""

from __future__ import annotations

import shutil
from contextlib import suppress
from typing import TYPE_CHECKING

from playwright.sync_api import Error

from qmines.core.levels import LEVELS
from qmines.core.position import Position
from qmines.play.lessons import LESSONS
from qmines.solver import analyse
from qmines.web.http.file_contents import FOLDER, with_files
from qmines.web.static_site import site_files, write_site

from .driver import t
from .test_analyse import agree, until
from .test_local_play import open_certain, opened, win
from .test_screenshots import paste_board
from .test_static_site import served, solve_puzzles

if TYPE_CHECKING:
    from pathlib import Path

    from .driver import Screen, Site
    from .serving import Door

KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated") await new Promise((done) => setTimeout(done, 20));
    return caches.keys();
}"""
START = "/analyse?p=9x9x10_H81"
LEVEL = "intermediate"
MINES = LEVELS[LEVEL].mines


def kept(screen: Screen) -> list[str]:
    """Wait until the site is kept; the names of the caches."""
    return screen.ask(KEPT)


def paint_and_check(screen: Screen) -> None:
    screen.seated()
    screen.press("Home", "1", "ArrowRight", "1")
    expected = Position.from_rows(["11#######", *["#" * 9] * 8], mines=10)
    until(screen, expected)
    agree(screen, expected)


def test_the_site_opens_without_the_server(site: Site, door: Door) -> None:
    """It can be installed; after one visit its pages open, those never seen before included."""
    screen = site.visit("/learn", address=door.address, keeps=True)
    kept(screen)
    browser = screen.page.context.new_cdp_session(screen.page)
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every test is a private window, in which a browser with windows installs nothing.
    assert {each["errorId"] for each in errors} <= {"in-incognito"}
    screen.page.reload()
    screen.page.locator(".trainer-card").wait_for()
    check_what_is_kept(screen)
    screen.trouble_expected = True
    door.stop()
    screen.page.goto(door.address + START)
    paint_and_check(screen)
    paste_board(screen)
    screen.page.locator(".masthead .offline", has_text=t("site-offline-short")).wait_for()
    solve_puzzles(screen, door.address)
    assert screen.page.locator(".masthead .offline").is_visible()
    for lesson in LESSONS:
        if lesson.examples:  # the others are games on the server
            screen.page.goto(f"{door.address}/learn/{lesson.name}")
            screen.page.get_by_role("heading", name=t(lesson.title.key), level=1).wait_for()
            screen.page.locator(".quiz [role=gridcell]").first.wait_for(state="attached")
    for path, ready in (
        ("/help", ".sheet.rule"),
        ("/settings", "form, .sheets"),
    ):
        screen.page.goto(door.address + path)
        screen.page.locator(ready).first.wait_for()
    door.start()
    screen.page.locator(".masthead .offline").wait_for(state="hidden")


def check_what_is_kept(screen: Screen) -> None:
    """The page and the kernel, and nothing of the API."""
    addresses = screen.ask(
        """async () => {
            const open = async (name) => (await caches.open(name)).keys();
            const found = await Promise.all((await caches.keys()).map(open));
            return found.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert "/" in addresses
    assert {"/static/kernel/kernel.wasm", "/static/kernel/picture.wasm"} <= set(addresses)
    assert not [each for each in addresses if each.startswith(("/api", "/metrics", "/healthz"))]


def begin(screen: Screen, rules: str, **options: object) -> None:
    """Open the middle of a board, which survives a reload."""
    screen.page.goto(f"{screen.address}/")
    screen.prefer(last={"rules": rules, "level": LEVEL, "options": options})
    screen.page.locator(".table.fresh").wait_for()
    screen.click(8, 8)
    screen.seated()
    screen.until(lambda: opened(screen) > 0)
    reloaded(screen)
    assert screen.page.locator(".masthead .offline").is_visible()


def reloaded(screen: Screen) -> None:
    """Reload the page, which shows the same board again."""
    seen = screen.names()
    screen.page.reload()
    screen.seated()
    screen.until(lambda: screen.names() == seen)


def test_games_without_the_server_are_filed_once_it_is_back(site: Site, door: Door) -> None:
    """A win without guessing while the server is down, and forced guesses without a network."""
    screen = site.visit("/", address=door.address, keeps=True)
    screen.trouble_expected = True
    kept(screen)
    screen.page.context.set_offline(True)
    begin(screen, "forgiving")
    for _ in range(3):
        while open_certain(screen, MINES) and not screen.over:
            pass
        if screen.over:
            break
        before = screen.position(MINES)
        risks = analyse(before).mine_probability
        hidden = [cell for cell, name in screen.names().items() if name == "hidden"]
        screen.click(*max(hidden, key=lambda cell: risks[cell] % 1))  # the riskiest guess
        screen.until(lambda before=before: screen.over or screen.position(MINES) != before)
    if not screen.over:
        reloaded(screen)
        screen.give_up()
    assert t("end-lost") not in screen.ending()
    door.stop()
    screen.page.context.set_offline(False)
    begin(screen, "classic", no_guess=True)
    win(screen, MINES)
    assert t("end-won") in screen.ending()
    played = {game["id"]: game["rules"] for game in screen.kept()}
    assert sorted(played.values()) == ["classic", "forgiving"]
    door.start()
    screen.page.locator('nav [href$="/leaderboard"]').click()  # the network was there all the time
    screen.until(lambda: screen.kept() == [])
    games = screen.ask("async () => (await (await fetch('/api/games')).json()).games")
    assert sorted(game["id"] for game in games) == sorted(played)
    assert {game["rules"]: game["outcome"] for game in games}["classic"] == "won"


def changed(files: dict[str, bytes], script: bytes, words: str) -> dict[str, bytes]:
    """The same site with another text and another script."""
    files = dict(files)
    name = "static/messages/en/site.ftl"
    files[name] = files[name].replace(b"page-analyse = ", f"page-analyse = {words} ".encode())
    files["static/js/offline.js"] += f"// {words}\n".encode()
    index = {name: data for name, data in files.items() if not name.endswith("/index.html")}
    index.pop("service-worker.js")
    files["service-worker.js"] = with_files(script, index)
    return files


def test_a_new_version_is_used_as_a_whole_after_a_reload(site: Site, tmp_path: Path) -> None:
    folder = tmp_path / "mines"
    files = site_files()
    list(write_site(folder, files))
    with served(tmp_path) as address:
        screen = site.visit("/settings/", address=f"{address}/mines", keeps=True)
        first = kept(screen)
        screen.page.reload()
        beside = site.visit("/help/", beside=screen, address=f"{address}/mines")
        top = screen.page.locator("main").bounding_box()["y"]
        script = (FOLDER / "service-worker.js").read_bytes()
        list(write_site(folder, changed(files, script, "Newer")))
        screen.ask("async () => (await navigator.serviceWorker.getRegistration()).update()")
        screen.page.locator(".update").wait_for()
        beside.page.locator(".update").wait_for()
        assert screen.page.locator("main").bounding_box()["y"] == top
        beside.page.locator(".update button:not(.main)").click()
        assert beside.page.locator(".update").count() == 0
        screen.page.reload()
        screen.page.locator(".update").wait_for()  # still the old one, from scripts to texts
        assert screen.page.locator("nav a", has_text="Newer").count() == 0
        assert len(screen.ask("() => caches.keys()")) == 2
        screen.ask("() => { ServiceWorker.prototype.postMessage = () => {}; }")  # as if it waited
        screen.page.locator(".update .main").click()
        for each in (screen, beside):
            each.until(lambda each=each: each.page.locator(".update").count() == 0)
        newer: list[str] = []

        def alone() -> bool:
            with suppress(Error):  # it reloads
                newer[:] = beside.ask("() => caches.keys()")
            return len(newer) == 1

        screen.until(alone)
        assert newer != first


def test_another_language_is_no_new_version(site: Site, door: Door) -> None:
    screen = site.visit("/settings", address=door.address, keeps=True)
    screen.trouble_expected = True
    first = kept(screen)
    screen.page.reload()
    screen.prefer(language="de")
    screen.page.reload()
    screen.page.locator("html[lang=de]").wait_for(state="attached")
    # All of German, as much as there is of English: another page needs more of it.
    screen.until(
        lambda: screen.ask(
            """async () => {
                const cache = await caches.open((await caches.keys())[0]);
                const kept = (await cache.keys()).map(({url}) => url);
                const all = (part) => kept.filter((url) => url.includes(part)).length;
                return all("/messages/de/") === all("/messages/en/");
            }"""
        )
    )
    assert screen.ask("() => caches.keys()") == first
    assert screen.page.locator(".update").count() == 0
    door.stop()
    screen.page.goto(door.address + "/help")
    screen.page.locator(".sheet.rule").first.wait_for()
    assert screen.page.locator("html").get_attribute("lang") == "de"


def test_a_version_that_is_not_whole_is_not_used(site: Site, tmp_path: Path) -> None:
    """A deployment half-way: one file is still the old one."""
    folder = tmp_path / "mines"
    files = site_files()
    list(write_site(folder, files))
    with served(tmp_path) as address:
        screen = site.visit("/settings/", address=f"{address}/mines", keeps=True)
        screen.trouble_expected = True
        first = kept(screen)
        newer = changed(files, (FOLDER / "service-worker.js").read_bytes(), "Newer")
        (folder / "service-worker.js").write_bytes(newer["service-worker.js"])
        screen.ask(
            "async () => (await navigator.serviceWorker.getRegistration()).update().catch(() => {})"
        )
        screen.until(
            lambda: screen.ask(
                "async () => !(await navigator.serviceWorker.getRegistration()).installing"
            )
        )
        screen.page.reload()
        assert screen.ask("() => caches.keys()") == first
        assert screen.page.locator(".update").count() == 0


def test_a_static_site_opens_without_its_host(site: Site, tmp_path: Path) -> None:
    list(write_site(tmp_path / "mines", site_files()))
    with served(tmp_path) as address:
        screen = site.visit(START, address=f"{address}/mines", keeps=True).seated()
        screen.trouble_expected = True
        kept(screen)
    shutil.rmtree(tmp_path / "mines")
    for path in (START, START.replace("?", "/?")):
        screen.page.goto(f"{address}/mines{path}")
        paint_and_check(screen)
    screen.page.goto(f"{address}/mines/learn/pair")
    screen.page.locator(".quiz").wait_for()
