"""Nothing moves that was not asked to: pages while they fill, the zoom, settings of two tabs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from .driver import PHONE, t
from .test_hands import cell_size

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from .driver import Site

SHIFTS = """() => new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 300);
})"""


def late(route: Route) -> None:
    time.sleep(0.15)
    route.continue_()


def test_pages_do_not_jump_while_they_fill(site: Site) -> None:
    screen = site.visit("/settings", size=PHONE)
    screen.page.route("**/api/**", late)
    for path, filled in (
        ("/help", ".rule"),
        ("/leaderboard", ".filters select"),
        ("/daily", ".daily .sheet"),
    ):
        screen.page.goto(screen.address + path)
        screen.page.locator(filled).first.wait_for()
        screen.page.wait_for_timeout(400)
        assert screen.ask(SHIFTS) < 0.1, path
    screen.page.unroute("**/api/**")


def test_what_cannot_be_filled_is_shown_all_the_same(site: Site) -> None:
    screen = site.visit("/settings", size=PHONE)
    screen.trouble_expected = True
    screen.page.route("**/api/**", lambda route: route.abort())
    for path, shown in (
        ("/leaderboard", t("best-fair-title")),
        ("/daily", t("daily-title")),
    ):
        screen.page.goto(screen.address + path)
        screen.page.get_by_role("heading", name=shown).wait_for()
        assert screen.page.locator(".trouble:not(:empty)").count(), path
    screen.page.unroute("**/api/**")


def test_another_setting_leaves_the_zoom_alone(site: Site) -> None:
    screen = site.blank().play("classic", "expert")
    screen.press("+", "+")
    zoomed = cell_size(screen)
    screen.page.get_by_text(t("game-solver")).click()
    screen.page.get_by_label(t("game-may-guess")).check()
    screen.page.wait_for_timeout(100)
    assert cell_size(screen) == zoomed
    screen.button(t("game-fit"))
    assert cell_size(screen) < zoomed


def test_two_tabs_have_the_same_settings(site: Site) -> None:
    one = site.visit("/settings")
    other = site.visit("/settings", beside=one)
    one.page.get_by_label(t("settings-theme")).select_option("dark")
    theme = "() => document.documentElement.dataset.theme"
    other.until(lambda: other.ask(theme) == "dark")
    other.page.get_by_label(t("settings-digits")).select_option("safe")
    other.page.reload()
    assert other.ask(theme) == "dark"  # the second tab has not put back what it knew


def test_set_up_reads_well(site: Site) -> None:
    screen = site.visit()
    screen.trouble_expected = True  # the browser notes that a width is refused
    screen.button(t("home-custom"))
    screen.page.locator("input[value=custom]").check()
    screen.page.get_by_label(t("setup-width")).fill("-3")
    words = screen.page.locator(".difficulty")
    screen.until(lambda: "at least 1" in words.inner_text())
    sizes = screen.ask(
        """() => [...document.querySelectorAll("dialog .check span")]
            .map((each) => getComputedStyle(each).fontSize)"""
    )
    assert len(sizes) >= 3
    assert len(set(sizes)) == 1
    screen.press("Escape")
    screen.button(t("game-rules-qubits"))
    screen.button(t("home-custom"))
    screen.until(lambda: "Z: " in words.inner_text())
