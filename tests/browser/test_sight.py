"""What is seen, and where the focus is: nothing covers a number, wraps, hides or gets lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .driver import PHONE, t

if TYPE_CHECKING:
    from .driver import Screen, Site

LAPTOP = (1280, 800)


def middle(screen: Screen, row: int, column: int, *, wide: float = 18, high: float = 18) -> bytes:
    """A picture of what is written in a cell."""
    x, y = screen.at(row, column)
    clip = {"x": x - wide / 2, "y": y - high / 2, "width": wide, "height": high}
    return screen.page.screenshot(clip=clip)


def box(screen: Screen, selector: str, at: int = 0) -> dict[str, float]:
    found = screen.page.locator(selector).nth(at).bounding_box()
    assert found is not None, selector
    return dict(found)


def focused(screen: Screen) -> str:
    return screen.ask(
        "() => document.activeElement.getAttribute('role') ?? document.activeElement.name"
    )


def test_lines_do_not_cross_numbers(site: Site) -> None:
    screen = site.blank(size=LAPTOP).play("sandbox", "free")
    joined = screen.page.locator(".board").first.screenshot()
    with_lines = [middle(screen, 2, column) for column in range(3)]
    screen.prefer(links=False).seated()
    screen.settled()
    assert screen.page.locator(".board").first.screenshot() != joined
    assert [middle(screen, 2, column) for column in range(3)] == with_lines


# A number of a wide look, painted with a line close by and without: what is written in its cell.
PAINTED = """async (links) => {
    const { paint } = await import("/static/app/board/painter.js");
    const { Camera } = await import("/static/app/board/camera.js");
    const { Sprites } = await import("/static/app/board/sprites.js");
    const { readColours } = await import("/static/app/board/colours.js");
    const camera = Object.assign(new Camera(), { columns: 3, rows: 7 });
    camera.frame(54, 162, 378);
    const canvas = Object.assign(document.createElement("canvas"), { width: 200, height: 400 });
    const context = canvas.getContext("2d");
    const look = (row, column) => row === 4 && column === 1 ? "=clue-2|1½|1½" : "#";
    const none = { cursor: null, hint: null, ring: null, covered: false, focused: false };
    const [pressed, waiting, saved] = [new Set(), new Set(), new Set()];
    const scene = { look, links, pressed, waiting, saved, ...none };
    paint(context, scene, camera, new Sprites(54, 1, readColours()), false);
    const [left, top] = [8 + 54, 8 + 4 * 54]; // of the cell, within the border
    return [canvas.toDataURL(), context.getImageData(left + 6, top + 17, 42, 20).data.join()];
}"""


def test_lines_do_not_cross_wide_numbers(site: Site) -> None:
    screen = site.visit("/help")
    bare, crossed = (
        screen.ask(PAINTED, links)
        for links in ([], [{"kind": "singlet", "cells": [[0, 0], [6, 2]]}])
    )
    assert bare[0] != crossed[0]
    assert bare[1] == crossed[1]


def test_the_sandbox_says_what_to_do(site: Site) -> None:
    screen = site.blank(size=LAPTOP).play("sandbox", "free")
    assert t("sandbox-free") in screen.page.locator(".bench").inner_text()


def test_a_hint_leaves_the_chance_legible(site: Site) -> None:
    screen = site.blank().play("classic", "beginner", no_guess=True)
    screen.press("Enter")
    screen.settled()
    screen.press("o")
    overlay = screen.page.get_by_role("button", name=t("game-chances")).first
    screen.until(lambda: overlay.get_attribute("aria-pressed") == "true")
    screen.until(lambda: any(", 0% chance" in name for name in screen.names().values()))
    before = {
        cell: name for cell, name in screen.names().items() if ", 0% chance of a mine" in name
    }
    assert before
    pictures = {cell: middle(screen, *cell) for cell in before}
    for _ in range(2):  # where, and why: now the cell is ticked
        screen.press("h")
        screen.until(lambda: bool(screen.said))
        screen.page.wait_for_timeout(200)
    screen.page.wait_for_timeout(200)
    assert {cell: middle(screen, *cell) for cell in before} == pictures


def test_two_boards_are_in_sight_on_a_laptop(site: Site) -> None:
    screen = site.blank(size=LAPTOP).play("qubits", "3")
    for board in range(2):
        found = box(screen, ".board", board)
        assert found["y"] + found["height"] <= LAPTOP[1]
    assert box(screen, ".board")["y"] == box(screen, ".board", 1)["y"]


def test_many_mines_on_a_phone(site: Site) -> None:
    screen = site.blank(size=PHONE, touch=True).play("classic", "100x100x1500")
    face, words = box(screen, ".face"), box(screen, ".status .left small")
    assert words["height"] < 30
    assert abs(face["x"] + face["width"] / 2 - PHONE[0] / 2) <= 1
    assert words["x"] + words["width"] <= face["x"] + 4


def test_levels_have_one_name_everywhere(site: Site) -> None:
    screen = site.blank().play("entangled", "trios-8x8")
    assert screen.page.title() == "Entangled, Trios 8×8 · qmines"
    screen.page.goto(screen.address + "/")
    screen.button(t("home-custom"))
    screen.page.locator("dialog .levels", has_text="Beginner 8×8").wait_for()


def test_focus_stays_when_a_button_goes(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.press("Enter")
    screen.settled()
    screen.page.get_by_role("button", name=t("game-give-up")).focus()
    screen.press("Enter", "Enter")
    screen.ending()
    assert focused(screen) == "grid"


def test_a_form_that_is_refused_keeps_the_focus(site: Site) -> None:
    screen = site.visit("/account")
    screen.trouble_expected = True
    login = screen.page.locator("form").first
    login.get_by_label(t("account-name")).fill("nobody-here")
    login.get_by_label(t("account-password")).fill("a wrong password")
    screen.press("Enter")
    screen.until(lambda: "is wrong" in login.inner_text())
    assert focused(screen) == "password"
    login.get_by_role("button").click()
    screen.until(lambda: "is wrong" in login.inner_text())
    assert focused(screen) == "password"


def test_what_cannot_be_read_is_said_in_sight(site: Site) -> None:
    screen = site.visit("/analyse", size=PHONE)
    screen.trouble_expected = True
    screen.page.get_by_text(t("analyser-import")).click()
    screen.page.locator("textarea").fill("#" * 70_000)
    screen.page.get_by_role("button", name=t("analyser-import-read"), exact=True).click()
    said = screen.page.locator(".exchange > .trouble")
    screen.until(lambda: said.inner_text() == t("analyser-import-long"))
    screen.page.locator("textarea").fill("hello")
    screen.page.get_by_role("button", name=t("analyser-import-read"), exact=True).click()
    screen.until(
        lambda: t("analyser-import-long") not in said.inner_text() and bool(said.inner_text())
    )
    found = box(screen, ".exchange > .trouble")
    assert 0 <= found["y"] <= PHONE[1] - found["height"] + 1  # a scroll stops at whole pixels


def test_a_bad_link_is_said_in_sight_and_stays(site: Site) -> None:
    screen = site.blank(size=PHONE)
    screen.trouble_expected = True
    screen.page.goto(f"{screen.address}/analyse?p=12x9x18_zzz")
    screen.page.locator(".page-analyse > .trouble", has_text="z").wait_for()
    found = box(screen, ".page-analyse > .trouble")
    assert 0 <= found["y"] <= PHONE[1] - found["height"]
    assert screen.page.locator(".summary").inner_text() == ""  # nothing was analysed
    assert screen.page.url.endswith("?p=12x9x18_zzz")
    screen.press("1")  # painting begins a position
    screen.until(lambda: "zzz" not in screen.page.url)
    assert screen.page.locator(".page-analyse > .trouble").inner_text() == ""


def test_a_log_without_a_win_has_no_empty_plots(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.press("Enter")
    screen.settled()
    screen.give_up()
    screen.ending()
    screen.page.goto(screen.address + "/stats")
    plots = screen.page.locator(".plots")
    screen.until(lambda: t("stats-plot-win-rate") in plots.inner_text())
    assert t("stats-plot-efficiency") not in plots.inner_text()
    assert t("stats-plot-first-win") in plots.inner_text()


def test_lessons_stand_in_line(site: Site) -> None:
    screen = site.visit("/learn", size=LAPTOP)
    screen.page.locator(".lesson").first.wait_for()
    titles = [box(screen, ".lesson strong", at)["x"] for at in range(5)]
    assert titles[0] == titles[3]
    screen.page.goto(screen.address + "/learn/single")
    screen.page.get_by_role("button", name=t("quiz-pass")).wait_for()
    switch, unsure = box(screen, ".quiz .switch"), box(screen, ".quiz-side .row")
    assert unsure["y"] - switch["y"] - switch["height"] < 30


@pytest.mark.parametrize(
    ("rules", "level"), [("classic", "beginner"), ("qubits", "2"), ("entangled", "pairs-8x8")]
)
def test_a_phone_held_sideways_shows_the_whole_board(site: Site, rules: str, level: str) -> None:
    screen = site.blank(size=(740, 360), touch=True).play(rules, level)
    boards = range(1 if rules == "classic" else 2)

    def places() -> list[dict[str, float]]:
        return [box(screen, ".board", at) for at in boards]

    before = places()
    for each in before:
        assert each["x"] >= 0
        assert each["y"] >= 0
        assert each["x"] + each["width"] <= 740
        assert each["y"] + each["height"] <= 360
    screen.page.get_by_role("toolbar").get_by_role("button", name=t("game-hint")).click()
    screen.page.locator(".brief:not(:empty)").wait_for()
    screen.settled()
    assert places() == before
