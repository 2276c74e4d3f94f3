"""Every page: usable for all, at both sizes, by day and by night."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from qmines.messages.files import bundle_of
from qmines.web import tables
from qmines.web.http.file_contents import translated
from qmines.web.pages import EVERY_PAGE, PAGES, Page

from .driver import DESK, PHONE, t
from .past import ended_game
from .tools import npm

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .driver import Screen, Site
    from .serving import Server

    Looks = Iterable[tuple[tuple[int, int], bool]]

COLOURS = ("color-contrast", "link-in-text-block")  # axe's rules of which a theme can break one
LOOKS = ((PHONE, True), (DESK, False))
_IDS = ["phone-night", "desk-day"]


def violations(screen: Screen, *rules: str) -> list[str]:
    """What axe finds wrong, by all its rules or by some."""
    if not screen.ask("() => 'axe' in window"):
        screen.ask(npm("axe-core/axe.min.js").read_text("utf-8"))
    how = {"resultTypes": ["violations"]} | ({"runOnly": [*rules]} if rules else {})
    found = screen.ask("async (how) => (await axe.run(how)).violations", how)
    return [f"{each['id']}: {each['help']} ({each['nodes'][0]['html'][:200]})" for each in found]


def fits(screen: Screen) -> bool:
    """Whether nothing is wider than the window."""
    return screen.ask("() => document.documentElement.scrollWidth <= innerWidth")


def sound(screen: Screen, looks: Looks = LOOKS) -> None:
    """In windows of each size, by day or by night, axe finds nothing and all fits."""
    page = screen.page
    for (width, height), dark in looks:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if dark else "light")
        screen.ask(  # plots and boards are drawn again
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        assert violations(screen) == [], (page.url, width, dark)
        assert fits(screen), (page.url, width, dark)


def test_pages_are_accessible(site: Site) -> None:
    screen = site.blank()
    for path, ready in (
        ("/", ".table.fresh"),
        ("/settings", ".sheets"),
        ("/help", ".sheet.rule"),
        ("/account", "form"),
        ("/stats", "h1"),
    ):
        screen.page.goto(screen.address + path)
        screen.page.locator(ready).first.wait_for()
        screen.page.wait_for_timeout(100)
        sound(screen)


@pytest.mark.parametrize(("size", "dark"), LOOKS, ids=_IDS)
def test_games_are_accessible(
    site: Site, server: Server, size: tuple[int, int], dark: bool
) -> None:
    screen = site.visit(size=size, dark=dark, touch=size == PHONE)
    screen.play_again(ended_game(server.folder, "classic", "expert", seed=1, no_guess=True))
    screen.press("Enter")
    screen.settled()
    screen.press("h", "h")
    screen.until(lambda: bool(screen.said))
    assert violations(screen) == []
    assert fits(screen)
    screen.button(t("game-pause"))
    screen.page.locator(".veil:not([hidden])").wait_for()
    assert violations(screen) == []
    screen.play("qubits", "2")
    assert fits(screen)
    screen.play("entangled", "pairs-8x8")
    screen.press("Enter")
    screen.settled()
    assert fits(screen)
    screen.give_up()
    screen.ending()
    assert violations(screen) == []
    assert fits(screen)


PAIRS = {  # what is drawn on what, and how much it has to stand out
    ("sea-ink", "sea"): 4.5,
    ("flag", "sea"): 3.0,
    ("mine", "mine-back"): 4.5,
    ("on-hit", "hit"): 4.5,
    ("on-wrong", "wrong"): 4.5,
    ("hint-safe", "sea"): 3.0,
    ("hint-mine", "sea"): 3.0,
    ("hint-clue", "clear"): 3.0,
    ("cursor", "clear"): 3.0,
    **{(f"n{clue}", "clear"): 4.5 for clue in range(1, 9)},
    **{("heat-ink", f"heat-{step}"): 4.5 for step in range(5)},
}


def test_what_is_drawn_stands_out(site: Site) -> None:
    """Axe cannot see into a canvas, so its colours are measured here."""
    screen = site.blank()
    for theme, digits in product(("light", "dark"), ("traditional", "safe")):
        check_contrast(screen.prefer("/help", theme=theme, digits=digits))


def check_contrast(screen: Screen) -> None:
    """Compare the colours of each pair."""
    names = sorted({name for pair in PAIRS for name in pair})
    found = screen.ask(
        """(names) => names.map((name) => {
            const probe = document.createElement("span");
            document.body.append(probe);
            probe.style.color = `var(--${name})`;
            return getComputedStyle(probe).color.match(/[0-9.]+/g).slice(0, 3).map(Number);
        })""",
        names,
    )
    light = {name: luminance(colour) for name, colour in zip(names, found, strict=True)}
    for (front, back), least in PAIRS.items():
        high, low = sorted((light[front], light[back]), reverse=True)
        contrast = (high + 0.05) / (low + 0.05)
        assert contrast >= least, f"{front} on {back}: {contrast:.2f}"


def luminance(colour: list[float]) -> float:
    """By the formula of WCAG 2."""
    shares = [value / 255 for value in colour]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_way_to_every_page_is_seen_on_a_phone(site: Site) -> None:
    screen = site.visit(size=PHONE)
    screen.button(t("site-menu"))
    links = screen.page.locator(".masthead nav a")
    assert links.count() == sum(page.link for page in PAGES)
    for link in links.all():
        place = link.bounding_box()
        assert place is not None
        assert 0 <= place["x"] < place["x"] + place["width"] <= PHONE[0], link.inner_text()
        assert place["height"] >= 24  # a finger finds it


def test_axe_finds_a_planted_fault(site: Site) -> None:
    screen = site.visit("/help")
    screen.page.locator(".sheet.rule").first.wait_for()
    screen.ask("() => document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in each for each in violations(screen))


def test_a_no_guess_board_that_is_too_dense(site: Site) -> None:
    """It is said while the numbers are typed, and not any more when guesses are allowed."""
    screen = site.visit()
    page = screen.page
    screen.button(t("home-custom"))
    page.locator("input[value=custom]").check(force=True)
    for name, value in (
        (t("setup-width"), "100"),
        (t("setup-height"), "100"),
        (t("setup-mines"), "4000"),
    ):
        page.get_by_role("spinbutton", name=name).fill(value)
    page.get_by_label(t("game-option-no-guess")).check()
    page.locator(".difficulty.trouble", has_text=t("setup-too-dense", mines=3300)).wait_for()
    page.get_by_label(t("game-option-no-guess")).uncheck()
    page.locator(".difficulty:not(.trouble)", has_text="40.0% mines").wait_for()


def test_set_up(site: Site) -> None:
    """Rules, level, options and what is said while numbers are typed."""
    screen = site.visit()
    screen.trouble_expected = True  # a browser notes refusals in its console
    page = screen.page
    screen.button(t("game-rules-forgiving"))
    screen.button(t("home-custom"))
    play = page.get_by_role("button", name=t("home-play"), exact=True)
    box, seen = play.bounding_box(), page.viewport_size
    assert box is not None
    assert seen is not None
    assert box["y"] + box["height"] <= seen["height"]  # without scrolling
    width = page.get_by_role("spinbutton", name=t("setup-width"))
    assert width.input_value() == "9"
    assert width.evaluate("(box) => box === document.activeElement")
    width.fill("12")
    assert page.locator("input[value=custom]").is_checked()
    page.get_by_role("spinbutton", name=t("setup-height")).fill("8")
    page.get_by_role("spinbutton", name=t("setup-mines")).fill("96")
    page.locator(".difficulty.trouble").wait_for()
    page.get_by_role("spinbutton", name=t("setup-mines")).fill("12")
    screen.until(lambda: "12.5% mines" in page.locator(".difficulty").inner_text())
    page.get_by_label(t("game-option-first")).select_option("safe")
    page.get_by_label(t("game-option-strict")).check()
    play.click()
    screen.until(lambda: len(screen.names()) == 96)
    screen.click(4, 4)
    screen.seated()
    (game,) = screen.kept()
    assert (game["rules"], game["level"]) == ("forgiving", "12x8x12")
    assert game["options"]["strict"] is True
    assert game["options"]["first"] == "safe"
    page.goto(screen.address)  # the page remembers
    screen.until(lambda: len(screen.names()) == 96)
    assert chosen(screen) == [t("game-rules-forgiving"), t("home-custom")]
    assert screen.page.locator(".line").inner_text().count("12×8") == 1
    screen.button(t("home-custom"))
    assert page.get_by_role("spinbutton", name=t("setup-width")).input_value() == "12"


def test_set_up_of_qubits(site: Site) -> None:
    """A field of one's own asks for what a level would settle."""
    screen = site.visit()
    page = screen.page
    screen.button(t("game-rules-entangled"))
    screen.button(t("home-custom"))
    page.locator("input[value=custom]").wait_for()
    assert page.get_by_role("spinbutton", name=t("game-option-singlets")).count() == 0
    page.locator("input[value=custom]").check(force=True)
    page.get_by_role("spinbutton", name=t("setup-width")).fill("6")
    page.get_by_role("spinbutton", name=t("setup-height")).fill("5")
    page.get_by_role("spinbutton", name=t("setup-mines-z")).fill("2")
    page.get_by_role("spinbutton", name=t("game-option-plus")).fill("2")
    page.get_by_role("spinbutton", name=t("game-option-minus")).fill("0")
    page.get_by_role("spinbutton", name=t("game-option-singlets")).fill("1")
    page.get_by_role("spinbutton", name=t("game-option-links")).fill("0")
    page.get_by_role("spinbutton", name=t("game-option-trios")).fill("1")
    page.get_by_role("spinbutton", name=t("game-option-shields")).fill("2")
    page.get_by_role("button", name=t("home-play"), exact=True).click()
    screen.until(lambda: screen.page.locator("[role=grid]").count() == 2)
    screen.until(lambda: len(screen.names()) == 30)
    screen.click(0, 0)
    screen.seated()
    qubits = screen.told()["view"]["qubits"]
    assert qubits["groups_of"] == {"singlet": 1, "link": 0, "trio": 1}
    assert qubits["totals"] == {"0": 21, "1": 2, "+": 2, "-": 0}
    assert qubits["shields"] == 2


def chosen(screen: Screen) -> list[str]:
    """The rules and the level whose tabs are selected."""
    return screen.page.locator(".game-bar [aria-pressed=true]").all_inner_texts()


def test_settings(site: Site) -> None:
    """Each change is seen at once, and kept."""
    screen = site.visit("/settings")
    page = screen.page
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = screen.ask(ground)
    page.get_by_label(t("settings-theme")).select_option("dark")
    assert screen.ask(ground) != light
    page.get_by_label(t("settings-digits")).select_option("safe")
    page.get_by_label(t("settings-profile")).select_option("vim")
    page.get_by_role("slider", name=t("settings-press")).wait_for()
    page.reload()
    assert screen.ask(ground) != light
    assert page.get_by_label(t("settings-profile")).input_value() == "vim"
    page.get_by_role("link", name=t("settings-keys-list")).click()
    page.get_by_text(t("action-up-left")).wait_for()


def test_no_such_game(site: Site) -> None:
    screen = site.blank()
    screen.trouble_expected = True
    screen.page.goto(f"{screen.address}/game/abcdefghjkmn")
    screen.page.get_by_role("heading", name=t("game-missing")).wait_for()


def test_a_page_of_ones_own_is_one_row_and_its_script(site: Site) -> None:
    """It is in the masthead, has its title, and is shown the part of the path that is its own."""
    pages = (*PAGES, Page("tides", ("/tides", "/tides/{name}"), (), link=True))
    written = tables.files(pages=pages)
    script = """export function show(main, part) {
        main.append(Object.assign(document.createElement("h1"), {textContent: `High ${part}`}));
    }"""
    screen = site.blank()
    document = translated(written["index.html"].replace("{ page-tides }", "Tides"))
    screen.replace_files(
        {
            "js/tables/pages.js": written["js/tables/pages.js"],
            "js/pages/tides.js": script,
            "messages/en/site.ftl": f"{bundle_of('en', EVERY_PAGE)}\npage-tides = Tides\n",
            "messages/en/tides.ftl": "",
        }
    )
    screen.page.route(
        "**/settings",
        lambda route: route.fulfill(body=document, content_type="text/html"),
    )
    screen.page.goto(f"{screen.address}/settings")
    screen.page.get_by_role("link", name="Tides").click()
    screen.page.get_by_role("heading", name="High").wait_for()
    assert screen.page.title() == "Tides · qmines"
    screen.ask("() => history.pushState(null, '', '/tides/water')")
    screen.ask("() => dispatchEvent(new PopStateEvent('popstate'))")
    screen.page.get_by_role("heading", name="High water").wait_for()
