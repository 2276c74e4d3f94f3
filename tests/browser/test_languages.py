"""The site in other languages: which one a visitor gets, and that its texts fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from qmines.messages import Message, Translator
from qmines.messages.files import native_name

from .past import give_crowd, give_past
from .test_translations import CUT_OFF, MISSING, OVERLAPPING, PATHS

if TYPE_CHECKING:
    from .driver import Screen, Site
    from .serving import Server

LONGEST, WIDEST = "de", "ja"
"""German has the longest words, and Japanese no spaces between them."""
PLAYED = {
    "games": "/stats?rules=classic&level=expert&variant=&aid=none",
    "profile": "/player/Hopper-{language}",
}
SHOW_TABLES = """() => document.querySelectorAll(".plotted details")
    .forEach((each) => { each.open = true; })"""
TORN = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { currentNode: node, currentNode: { parentElement } } = walker;
        if (!parentElement.checkVisibility() || parentElement.closest(".unseen, code")) continue;
        for (const match of node.data.matchAll(/\\d(-\u2060?\\d)+|\\d行\u2060?\\d+列/g)) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => top));
            if (lines.size > 1) found.push(match[0]);
        }
    }
    return found;
}"""
"""Patterns such as 1-2-1 and cells that are broken over two lines."""
UNEVEN = """() => {
    const rows = {};
    for (const chip of document.querySelectorAll(".chip")) {
        const range = document.createRange();
        range.selectNodeContents(chip.querySelector("input + *") ?? chip);
        const top = (box) => box.getBoundingClientRect().top;
        (rows[top(chip)] ??= new Set()).add(top(range));
    }
    return Object.values(rows).filter((tops) => tops.size > 1).length;
}"""
"""Rows of cards whose titles are at different heights."""


def masthead(screen: Screen) -> list[str]:
    """The document's own texts, once the page is there."""
    screen.page.locator("main > :not([hidden], noscript)").first.wait_for(state="attached")
    return screen.page.locator("#navigation a").all_inner_texts()


def said(language: str, *keys: str) -> list[str]:
    return [Translator(language)(Message(key)) for key in keys]


def test_a_visitor_gets_their_language_and_can_choose_another(site: Site) -> None:
    screen = site.visit("/account", locale="de-AT")
    pages = ("page-home", "page-analyse", "page-learn")
    assert masthead(screen)[:3] == said("de", *pages)
    assert screen.page.locator("html").get_attribute("lang") == "de"
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.page.goto(f"{screen.address}/settings")
    label = said("de", "settings-language")[0]
    screen.page.get_by_label(label).select_option(label=native_name("en"))
    screen.page.locator("html[lang=en]").wait_for()
    screen.page.get_by_label(said("en", "settings-language")[0]).wait_for()
    assert masthead(screen)[:3] == said("en", *pages)
    assert (
        screen.page.locator("#navigation").get_attribute("aria-label")
        == said("en", "site-navigation")[0]
    )
    loaded = [url for url in asked if "/messages/" in url]
    assert {url.split("/messages/")[1].split("/")[0] for url in loaded} == {"de", "en"}


def test_a_game_in_polish(site: Site) -> None:
    """Its texts, and the plural forms of 1, 2, 5 and 22."""
    screen = site.blank(locale="pl-PL").play("classic", "beginner")
    screen.press("Enter")
    screen.until(lambda: screen.told()["view"]["sequence"] > 0)
    assert said("pl", "game-level-beginner")[0] in screen.page.locator("main").inner_text()
    told = screen.ask(
        """async () => {
            const { t } = await import("/static/app/messages.js");
            return [1, 2, 5, 22].map((count) => t("assist-made", { count }));
        }"""
    )
    assert told == [Translator("pl")(Message("assist-made", count=each)) for each in (1, 2, 5, 22)]
    forms = [text.replace("22", "2") for text in told]
    assert forms[1] == forms[3]
    assert len({*forms}) == 3


def test_a_guest_without_a_name_has_one_in_every_language(site: Site) -> None:
    """The server calls them Guest-1234; each page says so in its language."""
    screen = site.visit("/live", locale="ja")
    screen.page.locator(".quick-start").click()
    screen.page.locator(".searching").wait_for()
    name = screen.page.locator(".lane .name").inner_text()
    number = name[-4:]
    assert name == Translator("ja")(Message("match-guest", number=number))
    lobby = site.visit("/live", locale="de")
    waiting = Translator("de")(Message("match-guest", number=number))
    lobby.page.locator(".lobby-list li", has_text=waiting).wait_for()


@pytest.mark.parametrize("language", [LONGEST, WIDEST])
def test_texts_fit_a_phone(site: Site, server: Server, language: str) -> None:
    """Bounding boxes: nothing is wider than its place, over something else, or torn apart."""
    screen = site.visit("/", locale=language, size=(390, 844))
    give_crowd(server.folder, [f"Hopper-{language}"], 20)
    for page, path in (PATHS | PLAYED).items():
        if page in {"lost", "trainer"}:
            continue
        if path == PLAYED["games"]:
            give_past(server.folder, screen, 60)
        screen.trouble_expected = page in MISSING
        screen.page.goto(screen.address + path.format(language=language))
        screen.page.wait_for_load_state("networkidle")
        masthead(screen)
        screen.ask(SHOW_TABLES)
        assert screen.ask(CUT_OFF) == [], page
        assert screen.ask(OVERLAPPING) == [], page
        assert screen.ask(TORN) == [], page
        assert screen.ask(UNEVEN) == 0, page
