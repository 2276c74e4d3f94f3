"""Settings: keys of one's own, files, and the account that takes them to another device."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from qmines.theme import css
from qmines.theme.colours import rgb
from qmines.theme.palettes import PALETTES, read_palette
from qmines.web import tables
from theme.waving import with_wave

from .driver import t
from .test_account import sign_up
from .test_pages import COLOURS, sound, violations
from .tools import STATIC

if TYPE_CHECKING:
    from .driver import Screen, Site

SUNSET = Path(__file__).parents[1] / "theme" / "sunset.toml"
KEPT = "() => JSON.parse(localStorage.getItem('qmines.settings') ?? '{}')"


def add(screen: Screen, action: str) -> None:
    """Press the + of an action, by keyboard."""
    screen.page.locator(f"[data-add='{action}']").focus()
    screen.press("Enter")
    screen.page.locator(f"[data-add='{action}'][aria-pressed=true]").wait_for()


def given(key: str, action: str) -> str:
    """What is said when an action has got a key."""
    return t("shortcut-given", key=key, action=t(f"action-{action}"))


def removes(key: str, action: str) -> str:
    """The name of the button that takes a key from an action."""
    return t("shortcut-remove", key=key, action=t(f"action-{action}"))


def words(screen: Screen) -> str:
    return screen.page.locator(".key-words").inner_text()


def test_the_editor_is_accessible(site: Site) -> None:
    screen = site.visit("/settings")
    screen.page.locator(".theme-preview").wait_for()
    drawn = "() => document.querySelector('.theme-preview').toDataURL()"
    before = screen.ask(drawn)
    screen.page.get_by_label(t("settings-digits")).select_option("safe")
    screen.until(lambda: screen.ask(drawn) != before)
    assert screen.page.get_by_label(t("settings-sound")).is_checked()
    add(screen, "open")
    screen.press("w")
    screen.until(lambda: t("shortcut-take") in words(screen))
    sound(screen)


def test_keys_of_ones_own(site: Site) -> None:
    """Given, refused where taken, taken over, used in a game, taken away, all forgotten."""
    screen = site.visit("/settings")
    page = screen.page
    add(screen, "open")
    screen.press("q")
    screen.until(lambda: words(screen) == given("Q", "open"))
    add(screen, "flag")
    screen.press("Control+b")
    screen.until(lambda: words(screen) == t("shortcut-reserved-modifier"))
    screen.press("h")
    screen.until(
        lambda: words(screen).startswith(t("shortcut-taken", key="H", action=t("action-hint")))
    )
    screen.press("Enter")  # "Reassign this key" has the focus
    screen.until(lambda: words(screen) == given("H", "flag"))
    kept = screen.ask(KEPT)["bindings"]["standard"]
    assert kept == {"open": ["r", "Enter", " ", "q"], "flag": ["f", "x", "h"], "hint": []}
    add(screen, "hint")
    screen.press("Escape")
    screen.until(lambda: words(screen) == t("shortcut-cancelled"))
    screen.play("classic", "beginner", no_guess=True)
    page.locator("[role=grid]").focus()
    screen.press("q")
    screen.settled()
    screen.until(lambda: screen.cell(4, 4) != "hidden")
    hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
    screen.press("Home", *["w"] * 9, *["s"] * hidden[0], *["d"] * hidden[1], "h")
    screen.settled()
    screen.until(lambda: screen.cell(*hidden) == "flag")
    page.goto(f"{screen.address}/settings")
    page.get_by_role("button", name=removes("Q", "open")).click()
    screen.until(lambda: words(screen) == t("shortcut-freed", key="Q"))
    page.get_by_label(t("settings-profile")).select_option("vim")
    page.get_by_role("button", name=removes("H", "left")).wait_for()
    assert page.get_by_role("button", name=t("shortcut-reset")).is_disabled()
    page.get_by_label(t("settings-profile")).select_option("standard")
    page.get_by_role("button", name=t("shortcut-reset")).click()
    screen.until(lambda: screen.ask(KEPT)["bindings"]["standard"] == {})
    page.get_by_role("button", name=removes("H", "hint")).wait_for()


def test_a_key_of_ones_own_is_one_row_and_its_handler(site: Site, tmp_path: Path) -> None:
    """The row is in a table of the tests; the handler is one more case."""
    written = tables.files(key_file=with_wave(tmp_path / "keys.toml"))
    name = "js/game/input.js"
    handler = """case "wave":
        this.table.notes.say("Hello there");
        break;
      case "help":"""
    script = (STATIC / name).read_text("utf-8")
    assert script.count('case "help":') == 1
    screen = site.blank()
    screen.trouble_expected = True  # the browser trusts no socket of a document made by a test
    keys = "js/tables/keys.js"
    screen.replace_files(
        {name: script.replace('case "help":', handler), keys: written[keys]},
    )
    screen.page.goto(f"{screen.address}/settings")
    screen.page.get_by_role("button", name=t("shortcut-remove", key=";", action="Wave")).wait_for()
    screen.play("classic", "beginner")
    screen.press(";")
    screen.until(lambda: screen.said == "Hello there")


def test_to_a_file_and_from_it(site: Site, tmp_path: Path) -> None:
    screen = site.visit("/settings")
    page = screen.page
    page.get_by_label(t("settings-theme")).select_option("dark")
    add(screen, "undo")
    screen.press("z")
    screen.until(lambda: words(screen) == given("Z", "undo"))
    with page.expect_download() as download:
        page.get_by_role("button", name=t("settings-save")).click()
    saved = json.loads(download.value.path().read_text("utf-8"))
    assert saved["theme"] == "dark"
    assert saved["bindings"]["standard"]["undo"] == ["u", "Backspace", "z"]
    page.get_by_role("button", name=t("settings-reset")).click()
    page.get_by_text(t("settings-reset-done")).wait_for()
    assert screen.ask(KEPT)["theme"] == "auto"
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(saved | {"cells": 1e9, "wings": 2}), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("cells and wings").wait_for()
    assert page.get_by_label(t("settings-theme")).input_value() == "dark"
    page.get_by_role("button", name=removes("Z", "undo")).wait_for()
    for bad in ("no JSON", "[]", '{"wings": 1}', '{"bindings": {"vim": {"open": [1]}}}'):
        file.write_text(bad, "utf-8")
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_text(t("settings-not-a-file")).wait_for()
        page.reload()
    assert screen.ask(KEPT)["theme"] == "dark"


def test_an_account_takes_them_along(site: Site) -> None:
    """To another browser; what is changed there comes back."""
    first = site.visit("/settings")
    first.page.get_by_label(t("settings-digits")).select_option("safe")
    sign_up(first, "Settler", "correct horse 1")
    first.page.get_by_role("heading", name="Settler").wait_for()
    told = "async () => (await (await fetch('/api/settings')).json()).settings"
    first.until(lambda: (first.ask(told) or {}).get("digits") == "safe")
    second = site.visit("/account")
    form = second.page.locator("form", has_text=t("account-log-in"))
    form.get_by_label(t("account-name")).fill("settler")
    form.get_by_label(t("account-password")).fill("correct horse 1")
    form.get_by_role("button").click()
    second.page.get_by_role("heading", name="Settler").wait_for()
    second.until(lambda: second.ask("() => document.documentElement.dataset.digits") == "safe")
    second.page.get_by_role("link", name=t("page-settings")).click()
    assert second.page.get_by_label(t("settings-digits")).input_value() == "safe"
    second.page.get_by_label(t("settings-theme")).select_option("dark")
    second.until(lambda: second.ask(told)["theme"] == "dark")
    first.page.reload()
    first.until(lambda: first.ask("() => document.documentElement.dataset.theme") == "dark")


def test_a_change_is_not_lost_on_the_way(site: Site) -> None:
    """Whoever leaves at once, or has no connection, sends it with the next visit."""
    screen = site.visit("/help")
    sign_up(screen, "Leaver", "correct horse 1")
    page = screen.page
    page.get_by_role("heading", name="Leaver").wait_for()
    told = "async () => (await (await fetch('/api/settings')).json()).settings"
    screen.until(lambda: screen.ask(told) is not None)
    page.get_by_role("link", name=t("page-settings")).click()
    screen.trouble_expected = True
    page.route("**/api/settings", lambda route: route.abort())
    page.get_by_label(t("settings-theme")).select_option("dark")
    page.wait_for_timeout(1200)
    page.unroute("**/api/settings")
    assert screen.ask(told)["theme"] == "auto"
    page.reload()
    screen.until(lambda: screen.ask(told)["theme"] == "dark")
    assert screen.ask("() => document.documentElement.dataset.theme") == "dark"


def paper(screen: Screen) -> str:
    """The colour behind the page."""
    return screen.ask("() => getComputedStyle(document.documentElement).backgroundColor")


def test_another_theme_is_loaded_when_chosen_and_with_the_next_visit(site: Site) -> None:
    screen = site.visit("/settings")
    name = next(each for each in PALETTES if each not in css.PAIR)
    wanted = "rgb({}, {}, {})".format(*rgb(css.tokens(PALETTES[name])["paper"]))
    assert paper(screen) != wanted
    screen.page.get_by_label(t("settings-theme")).select_option(label=t(f"theme-{name}"))
    screen.until(lambda: paper(screen) == wanted)
    assert violations(screen, *COLOURS) == []
    screen.page.reload()
    screen.until(lambda: paper(screen) == wanted)
    assert screen.page.get_by_label(t("settings-theme")).input_value() == name


def test_a_theme_of_ones_own_is_one_file(site: Site) -> None:
    """What is written for a theme that lives in the tests is all that the page needs."""
    palette = read_palette(SUNSET)
    written = tables.files(palettes={**PALETTES, "sunset": palette})
    screen = site.blank()
    screen.replace_files(
        {name: written[name] for name in ("css/themes.css", "js/tables/choices.js")}
    )
    screen.page.goto(f"{screen.address}/settings")
    screen.page.get_by_label(t("settings-theme")).select_option(label="Sunset")
    screen.until(lambda: paper(screen) == "rgb({}, {}, {})".format(*rgb(palette.ground)))
    assert screen.ask(KEPT)["theme"] == "sunset"
