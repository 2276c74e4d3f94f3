"""The site in other languages: which one a visitor gets, and that its texts fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from qmines.messages import Message, Translator
from qmines.messages.files import native_name
from qmines.messages.languages import LANGUAGES

from .test_translations import CUT_OFF, PATHS

if TYPE_CHECKING:
    from .driver import Screen, Site

LONGEST, WIDEST = "de", "ja"
"""German has the longest words, and Japanese no spaces between them."""


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


@pytest.mark.parametrize("language", [each for each in (LONGEST, WIDEST) if each in LANGUAGES])
def test_texts_fit_a_phone(site: Site, language: str) -> None:
    screen = site.visit("/", locale=language, size=(390, 844))
    for page, path in PATHS.items():
        if page in {"lost", "trainer"}:
            continue
        screen.page.goto(screen.address + path)
        screen.page.wait_for_load_state("networkidle")
        masthead(screen)
        assert screen.ask(CUT_OFF) == [], page
