"""Every theme, forced colours and more contrast: the board stays legible, and axe finds nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from qmines.theme.palettes import PALETTES

from .driver import DESK, PHONE, t
from .test_pages import COLOURS, violations

if TYPE_CHECKING:
    from .driver import Screen, Site

CELL_PIXELS = """([row, column]) => {
    const canvas = document.querySelector(".board canvas");
    const cell = document.querySelector(`[aria-label^="row ${row + 1}, column ${column + 1},"]`);
    const [box, frame] = [cell.getBoundingClientRect(), canvas.getBoundingClientRect()];
    const scale = canvas.width / frame.width;
    const {data} = canvas.getContext("2d").getImageData(
        (box.x - frame.x) * scale, (box.y - frame.y) * scale,
        box.width * scale - 1, box.height * scale - 1);
    const colours = new Map();
    for (let at = 0; at < data.length; at += 4) {
        const colour = data.slice(at, at + 3).join(" ");
        colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    return [...colours].sort((one, two) => two[1] - one[1]).map(([colour]) => colour);
}"""


# The colours in the ruler beside each row, as they are seen on the page.
RULER_PIXELS = """() => {
    const canvas = document.querySelector(".board canvas");
    const page = getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g);
    const rows = [...document.querySelectorAll("[role=row]")];
    const top = canvas.getBoundingClientRect().y;
    return rows.map((row) => {
        const { y, height } = row.getBoundingClientRect();
        const { data } = canvas.getContext("2d").getImageData(0, y - top, 18, height);
        const colours = new Set([page.join(" ")]);
        for (let at = 0; at < data.length; at += 4) {
            const share = data[at + 3] / 255;
            const seen = page.map((value, part) =>
                Math.round(data[at + part] * share + value * (1 - share)));
            colours.add(seen.join(" "));
        }
        return [...colours];
    });
}"""
# The colours of an element's outline, of itself and of the page behind it.
OUTLINE = """(element) => {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const look = getComputedStyle(element);
    const page = getComputedStyle(document.documentElement).backgroundColor;
    return [look.borderTopColor, look.backgroundColor, page].map((colour) => {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(" ");
    });
}"""


def contrast(one: str, two: str) -> float:
    def luminance(colour: str) -> float:
        shares = [int(part) / 255 for part in colour.split()]
        linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def opened(site: Site, **how: object) -> tuple[Screen, dict[str, list[str]]]:
    """A game with an empty cell, a clue, a hidden cell and a flag; the colours in each."""
    screen = site.blank(**how).play("classic", "beginner")  # type: ignore[arg-type]
    screen.trouble_expected = True  # a browser notes that the canvas is read
    screen.click(4, 4)
    names = screen.names()
    hidden = [cell for cell, name in names.items() if name == "hidden"][:2]
    screen.click(*hidden[1], button="right")
    screen.page.mouse.move(1, 1)
    clue = next(cell for cell, name in names.items() if name[0] in "123")
    cells = {"empty": (4, 4), "clue": clue, "hidden": hidden[0], "flag": hidden[1]}
    screen.page.wait_for_timeout(200)
    return screen, {kind: screen.ask(CELL_PIXELS, [*cell]) for kind, cell in cells.items()}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_forced_colours_leave_the_board_legible(site: Site, dark: bool) -> None:
    screen, found = opened(site, dark=dark, forced_colors="active")
    ground = found["empty"][0]
    assert any(contrast(colour, ground) >= 4.5 for colour in found["clue"])
    assert any(contrast(colour, ground) >= 4.5 for colour in found["hidden"])  # its edge
    assert len(found["flag"]) > len(found["hidden"])
    assert violations(screen) == []
    background = """(element) => getComputedStyle(element).backgroundColor"""
    tabs = screen.page.locator(".game-bar .tab")
    chosen = screen.page.locator(".game-bar .tab[aria-pressed=true]").first.evaluate(background)
    assert chosen != tabs.nth(2).evaluate(background)
    tools = screen.page.locator(".switch button")
    assert tools.nth(0).evaluate(background) != tools.nth(1).evaluate(background)
    for first in screen.page.locator(".game-bar .tab:first-child").all():
        room = first.evaluate("(tab) => getComputedStyle(tab).paddingLeft")
        assert float(room.removesuffix("px")) >= 8
    screen.give_up()
    screen.ending()
    # Both at once: in between the card might be made anew.
    link, button = screen.ask(
        """() => ["a.button", "button:not(.main)"].map((kind) => {
            const element = document.querySelector(`.ending > .row ${kind}`);
            const { color, borderTopColor, backgroundColor } = getComputedStyle(element);
            return [color, borderTopColor, backgroundColor];
        })"""
    )
    assert link == button


def test_colours_change_while_a_game_is_played(site: Site) -> None:
    screen, before = opened(site)
    screen.page.emulate_media(forced_colors="active")
    screen.page.wait_for_timeout(300)
    assert screen.ask(CELL_PIXELS, [4, 4]) != before["empty"] or before["empty"][0] == "255 255 255"
    screen.page.emulate_media(forced_colors="none", color_scheme="dark")
    screen.page.wait_for_timeout(300)
    assert screen.ask(CELL_PIXELS, [4, 4]) != before["empty"]


def test_more_contrast_makes_everything_faint_plain(site: Site) -> None:
    screen = site.visit(contrast="more")
    screen.page.locator(".table").wait_for()
    tab = screen.page.locator(".game-bar .tab[aria-pressed=false]").first
    ink = screen.ask("() => getComputedStyle(document.documentElement).color")
    assert tab.evaluate("(element) => getComputedStyle(element).color") == ink
    assert violations(screen) == []


def outline_contrast(screen: Screen, selector: str) -> float:
    """How the outline of an element stands out from what is inside and around it."""
    edge, *grounds = screen.page.locator(selector).first.evaluate(OUTLINE)
    return min(contrast(edge, ground) for ground in grounds)


def ruler_contrast(screen: Screen) -> float:
    """How well the least legible row number can be read."""
    rows = screen.ask(RULER_PIXELS)
    assert len(rows) == 9
    return min(max(contrast(colour, row[0]) for colour in row) for row in rows)


def test_axe_finds_nothing_in_any_theme(site: Site) -> None:
    screen = site.blank()
    screen.trouble_expected = True  # a browser notes that the canvas is read
    for theme in PALETTES:
        screen.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        check_theme(screen.prefer("/", theme=theme), theme)


def check_theme(screen: Screen, theme: str) -> None:
    """On the first page, in a game with a hint, and on a phone with the menu open."""
    rules = COLOURS if theme != "light" else ()
    screen.page.locator(".table").wait_for()
    screen.page.wait_for_timeout(300)
    assert violations(screen, *rules) == [], theme
    screen.click(4, 4)
    screen.seated()
    screen.press("h")
    screen.until(lambda: bool(screen.said))
    assert violations(screen, *rules) == [], theme
    assert outline_contrast(screen, ".tools [data-action=hint]") >= 3, theme
    assert ruler_contrast(screen) >= 4.5, theme
    screen.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    screen.button(t("site-menu"))
    assert violations(screen, *rules) == [], theme
