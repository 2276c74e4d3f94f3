"""The page of the daily boards: boards, calendar, yesterday, and what is shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.store import Store
from qmines.store.games.daily import LEVELS, today

from .driver import t
from .past import clear_daily, give_crowd
from .test_pages import sound

if TYPE_CHECKING:
    from .driver import Site
    from .serving import Server


def test_the_daily_page(site: Site, server: Server) -> None:
    screen = site.visit("/daily")
    page = screen.page
    page.locator(".month button").first.wait_for()
    assert page.locator(".daily .sheet").count() == len(LEVELS)
    title = page.locator(".daily .sheet h2").first.inner_text()
    assert title.startswith(t("game-option-no-guess"))
    assert page.get_by_text(t("daily-streak", count=0)).count() == 1
    share = page.get_by_role("button", name=t("daily-share"))
    assert share.is_hidden()
    made = screen.ask(
        """async () => (await (await fetch("/api/daily", {method: "POST",
            body: JSON.stringify({level: "expert"}),
            headers: {"Content-Type": "application/json"}})).json()).id"""
    )
    with Store(f"sqlite:///{server.folder / 'qmines.db'}", timeout=30) as store:
        me = store.stored(made).owner
    assert me is not None
    give_crowd(server.folder, ["Lin"], 3)
    best = clear_daily(server.folder, "00lin", 1, took=1)
    for back in (0, 1, 2, 4):
        clear_daily(server.folder, me, back)
    page.reload()
    screen.until(lambda: t("daily-streak", count=3) in page.locator(".streak").inner_text())
    assert page.locator(".month .won").count() >= min(today().day, 3)
    place = page.locator(".yesterday .sheet").first
    place.get_by_role("link", name=t("daily-yesterday-replay")).wait_for()
    assert best in (place.get_by_role("link").get_attribute("href") or "")
    place.locator("summary").click()
    said = place.locator(".remarks li").or_(place.get_by_text(t("daily-commentary-clean")))
    said.first.wait_for()
    sound(screen)
    page.evaluate(
        """() => {
            navigator.share = undefined;
            navigator.clipboard.writeText = async (text) => { window.copied = text; };
        }"""
    )
    share.click()
    screen.until(lambda: page.evaluate("() => window.copied"))
    lines = page.evaluate("() => window.copied").split("\n")
    assert len(lines) == 4  # a title, one board that is over, the streak, and the link
    assert lines[2] == t("daily-share-streak", count=3)
    assert lines[3].endswith("/daily")
    page.locator(".daily").get_by_role("button", name=t("daily-play")).first.click()
    screen.seated()
    assert page.locator(".line").text_content() == t(
        "game-playing-daily", rules=t("game-option-no-guess"), level=t("game-level-beginner")
    )
    screen.trouble_expected = True  # the game's socket may not be open yet
    page.go_back()
    page.get_by_role("button", name=t("daily-earlier")).click()
    screen.until(lambda: page.get_by_role("button", name=t("daily-later")).is_enabled())
