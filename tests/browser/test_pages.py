"""Every page: usable for all, at both sizes, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .driver import DESK, PHONE
from .tools import npm

if TYPE_CHECKING:
    from .driver import Screen, Site

LOOKS = [(PHONE, False), (PHONE, True), (DESK, False), (DESK, True)]
_IDS = ["phone-day", "phone-night", "desk-day", "desk-night"]


def violations(screen: Screen) -> list[str]:
    """What axe finds wrong."""
    screen.ask(npm("axe-core/axe.min.js").read_text("utf-8"))
    found = screen.ask("async () => (await axe.run()).violations")
    return [f"{each['id']}: {each['help']} ({each['nodes'][0]['html'][:200]})" for each in found]


def fits(screen: Screen) -> bool:
    """Whether nothing is wider than the window."""
    return screen.ask("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("size", "dark"), LOOKS, ids=_IDS)
def test_pages_are_accessible(site: Site, size: tuple[int, int], dark: bool) -> None:
    screen = site.visit(size=size, dark=dark)
    for path, ready in (
        ("/", "form .start"),
        ("/settings", ".sheets"),
        ("/help", ".sheet.rule"),
        ("/account", "form"),
        ("/stats", "h1"),
    ):
        screen.page.goto(screen.address + path)
        screen.page.locator(ready).first.wait_for()
        screen.page.wait_for_timeout(100)
        assert violations(screen) == [], path
        assert fits(screen), path


@pytest.mark.parametrize(("size", "dark"), LOOKS, ids=_IDS)
def test_games_are_accessible(site: Site, size: tuple[int, int], dark: bool) -> None:
    screen = site.visit(size=size, dark=dark, touch=size == PHONE)
    screen.play("classic", "expert", no_guess=True)
    screen.press("Enter")
    screen.settled()
    screen.press("h", "h")
    screen.until(lambda: bool(screen.said))
    assert violations(screen) == []
    assert fits(screen)
    screen.button("Pause")
    screen.page.locator(".veil:not([hidden])").wait_for()
    assert violations(screen) == []
    screen.play("entangled", "pairs-8x8")
    screen.press("Enter")
    screen.settled()
    screen.button("Give up")
    screen.ending()
    assert violations(screen) == []
    assert fits(screen)


def test_axe_finds_a_planted_fault(site: Site) -> None:
    screen = site.visit("/help")
    screen.page.locator(".sheet.rule").first.wait_for()
    screen.ask("() => document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in each for each in violations(screen))


def test_set_up(site: Site) -> None:
    """Rules, level, options and what is said while numbers are typed."""
    screen = site.visit()
    screen.trouble_expected = True  # a browser notes refusals in its console
    page = screen.page
    page.get_by_label("Forgiving").check(force=True)
    page.get_by_label("Custom").check(force=True)
    page.get_by_label("Width").fill("12")
    page.get_by_label("Height").fill("8")
    page.get_by_label("Mines").fill("96")
    page.locator(".difficulty.trouble").wait_for()
    page.get_by_label("Mines").fill("12")
    screen.until(lambda: "12.5 % mines, " in page.locator(".difficulty").inner_text())
    page.get_by_text("Options").click()
    page.get_by_label("First click").select_option("safe")
    page.get_by_label("Strict").check()
    page.get_by_role("button", name="Play").click()
    screen.seated()
    told = screen.told()
    assert (told["rules"], told["level"]) == ("forgiving", "12x8x12")
    assert told["options"]["strict"] is True
    assert told["options"]["first"] == "safe"
    page.go_back()  # the page remembers
    screen.until(lambda: page.locator("[name=rules]:checked").count() == 1)
    assert page.locator("[name=rules]:checked").get_attribute("value") == "forgiving"
    assert page.get_by_label("Width").input_value() == "12"


def test_settings(site: Site) -> None:
    """Each change is seen at once, and kept."""
    screen = site.visit("/settings")
    page = screen.page
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = screen.ask(ground)
    page.get_by_label("Theme").select_option("dark")
    assert screen.ask(ground) != light
    page.get_by_label("Colours of numbers").select_option("safe")
    page.get_by_label("Profile").select_option("vim")
    page.reload()
    assert screen.ask(ground) != light
    assert page.get_by_label("Profile").input_value() == "vim"
    page.get_by_role("link", name="All keys of this profile").click()
    page.get_by_text("up and left").wait_for()


def test_no_such_game(site: Site) -> None:
    screen = site.visit("/help")
    screen.trouble_expected = True
    screen.page.goto(f"{screen.address}/game/abcdefghjkmn")
    screen.page.get_by_role("heading", name="No game here").wait_for()
