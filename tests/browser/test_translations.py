"""Pages in a made-up language with long, accented texts: nothing stays English, nothing is cut."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from qmines.messages.languages import LANGUAGES
from qmines.notation import FORMATS
from support import pseudo
from support import server as servers

from .driver import t

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .driver import Screen, Site

PROGRAM = Path(servers.__file__).with_name("pseudo_server.py")
SIZES = {"desk": (1366, 768), "phone": (390, 844)}
PATHS = {
    "home": "/",
    "analyse": "/analyse",
    "statistics": "/stats",
    "settings": "/settings",
    "learn": "/learn",
    "trainer": "/learn/trainer",
    "live": "/live",
    "daily": "/daily",
    "leaderboard": "/leaderboard",
    "player": "/player/nobody",
    "account": "/account",
    "help": "/help",
    "puzzles": "/puzzles",
    "recover": "/recover",
    "replay": "/replay",
    "lost": "/nowhere",
}
GAMES = {"classic": "beginner", "entangled": "links-8x8"}
MISSING = {"lost", "player"}
"""Pages about something that does not exist: the browser logs the 404."""
NATIVE = tuple(f'option[value="{language}"]' for language in LANGUAGES)
SAME_EVERYWHERE = ("kbd", "code", ".formats strong", "textarea", ".lane .name", *NATIVE)
"""Names of keys, commands, formats of files, players and languages."""
UNTRANSLATED = """([accented, allowed]) => {
    const marks = new RegExp(`[${accented}]`);
    const months = Array.from({ length: 12 }, (_, month) =>
        new Date(2000, month).toLocaleString("en", { month: "long" }));
    const month = new RegExp(`^(${months.join("|")}) [0-9]{4}$`);
    const date = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|[A-Z][a-z]{2} \\d+(, \\d+)?|\\d+:\\d+ [AP]M)$/;
    const plain = (text) =>
        /[A-Za-z]{2,}/.test(text) &&
        ![marks, month, date].some((each) => each.test(text.trim().replaceAll("\u00a0", " ")));
    const shown = (element) => {
        const seen = element.tagName === "OPTION" ? element.parentElement : element;
        return seen.checkVisibility() && !element.closest(allowed);
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (/^(SCRIPT|STYLE|NOSCRIPT)$/.test(parentElement.tagName)) continue;
        if (plain(data) && shown(parentElement)) found.push(data.trim());
    }
    for (const element of document.querySelectorAll("body *"))
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription"])
            if (plain(element.getAttribute(name) ?? "") && shown(element))
                found.push(`${name}: ${element.getAttribute(name)}`);
    if (plain(document.title)) found.push(document.title);
    return found;
}"""
CUT_OFF = """() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const found = wide > 0 ? [`the page is ${wide} pixels too wide`] : [];
    const far = (element) => element.getBoundingClientRect().right > innerWidth + 1;
    const beyond = wide > 0 ? [...document.querySelectorAll("main *")].filter(far) : [];
    found.push(...beyond.slice(-3).map((element) => element.outerHTML.slice(0, 90)));
    const parts = "button, a, label, legend, summary, h1, h2, h3, dt, dd, p, small, output";
    const inSight = (element) =>
        element.checkVisibility() && element.clientWidth && !element.closest(".unseen, .skip")
        && getComputedStyle(element).clipPath === "none";
    for (const element of document.querySelectorAll(`${parts}, .log-frame`)) {
        if (inSight(element) && element.scrollWidth > element.clientWidth + 1)
            found.push(`${element.tagName} ${element.textContent.trim().slice(0, 60)}`);
    }
    const pen = document.createElement("canvas").getContext("2d");
    for (const list of document.querySelectorAll("select")) {
        const { font, paddingLeft, paddingRight } = getComputedStyle(list);
        const text = list.selectedOptions[0]?.text ?? "";
        pen.font = font;
        const arrow = 16 + parseFloat(paddingLeft) + parseFloat(paddingRight);
        if (inSight(list) && pen.measureText(text).width + arrow > list.clientWidth)
            found.push(`SELECT ${text}`);
    }
    return found;
}"""
OVERLAPPING = """() => {
    const apart = ".unseen, .skip, option, [role=grid], .tabs, .story, .log-frame, .foot, dialog";
    const found = [], boxes = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!node.data.trim() || !element.checkVisibility() || element.closest(apart)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) boxes.push([element, node.data.trim(), box]);
    }
    boxes.forEach(([element, text, a], at) => {
        for (const [other, words, b] of boxes.slice(at + 1)) {
            if (element === other) continue;
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (width > 2 && height > Math.min(a.height, b.height) / 2)
                found.push(`${text.slice(0, 40)} | ${words.slice(0, 40)}`);
        }
    });
    return found;
}"""


@pytest.fixture(scope="module")
def translated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    folder = tmp_path_factory.mktemp("translated")
    with servers.Server(folder, program=(str(PROGRAM),)) as running:
        yield running


def look(screen: Screen) -> None:
    """Everything on the page is translated, and fits into a window of each size."""
    page = screen.page
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_load_state("networkidle")
        screen.until(lambda: bool(page.locator("main *").count()))
        where = f"{page.url} ({name})"
        assert untranslated(screen) == [], where
        # A table of texts this long may be scrolled in its frame; in real languages, it may not.
        cut = [each for each in screen.ask(CUT_OFF) if not each.startswith("DIV ")]
        assert cut == [], where


def untranslated(screen: Screen) -> list[str]:
    """The texts without accents."""
    accented = "".join({*pseudo.OPEN, *pseudo.CLOSE, *map(chr, pseudo._ACCENTED.values())})
    return screen.ask(UNTRANSLATED, [accented, ", ".join(SAME_EVERYWHERE)])


def test_pages(site: Site, translated: servers.Server) -> None:
    screen = site.blank(address=translated.address)
    for page, path in PATHS.items():
        screen.trouble_expected = page in MISSING
        screen.page.goto(f"{screen.address}{path}")
        screen.ask(
            "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"
        )
        look(screen)


def test_what_the_analyser_and_the_replay_refuse(site: Site, translated: servers.Server) -> None:
    """Every format, why a position cannot be written in it, and what is wrong with a file."""
    screen = site.visit("/analyse", address=translated.address)
    screen.trouble_expected = True  # the browser logs every refusal
    page = screen.page
    page.locator(".exchange details").first.evaluate("(list) => { list.open = true; }")
    screen.until(lambda: page.locator(".formats").first.locator("li").count() == len(FORMATS))
    page.locator(".exchange details").nth(1).evaluate("(box) => { box.open = true; }")
    for text in ("12##\n1F?S", "1#\n1##", "1z", "?p=2x2x9_H4", "2x2:0,0,u8", "x"):
        before = page.locator(".exchange > [role]").all_inner_texts()
        page.locator(".exchange textarea").fill(text)
        page.locator(".exchange details").nth(1).locator("button").first.click()
        screen.until(
            lambda before=before: (
                page.locator(".exchange > [role]").all_inner_texts() not in (before, ["", ""])
            )
        )
        screen.until(lambda: page.locator(".formats").first.locator("li").count() == len(FORMATS))
        look(screen)
    page.goto(f"{screen.address}/replay")
    for name, data in (("game.qmines", b"x"), ("game.rawvf", b"RawVF_Version: Rev6\n")):
        before = page.locator("main").inner_text()
        page.locator("input[type=file]").set_input_files(
            {"name": name, "mimeType": "text/plain", "buffer": data}
        )
        screen.until(lambda before=before: page.locator("main").inner_text() != before)
        look(screen)


@pytest.mark.parametrize("rules", GAMES)
def test_a_game(site: Site, translated: servers.Server, rules: str) -> None:
    """While it is played, when it has ended, its replay, and then the statistics."""
    screen = site.blank(address=translated.address).play(rules, GAMES[rules])
    screen.page.locator("[data-action=hint]:visible").last.click()
    screen.until(lambda: bool(screen.said))
    look(screen)
    screen.page.locator(".more-tools").click()  # the last look was at a phone
    look(screen)
    for _ in range(2):  # to give up
        screen.page.locator(".tools .group button").last.click()
    screen.page.locator(".ending .key-figures").wait_for()
    look(screen)
    name = screen.page.url.rsplit("/", maxsplit=1)[1]
    for path in (f"/replay/{name}", "/stats"):
        screen.page.goto(f"{screen.address}{path}")
        look(screen)


@pytest.mark.parametrize("mode", ["race", "coop"])
def test_a_room(site: Site, translated: servers.Server, mode: str) -> None:
    """Before the start, and for somebody who has not joined."""
    screen = site.visit("/live", address=translated.address)
    screen.page.locator(f"input[name=mode][value={mode}]").check()
    screen.page.locator("input[name=nick]").fill("Ada")
    screen.page.locator("button.start").click()
    screen.page.locator(".invitation").wait_for()
    look(screen)
    path = screen.page.url.removeprefix(screen.address)
    look(site.visit(path, address=translated.address))


def test_english_and_cut_texts_are_found(site: Site) -> None:
    screen = site.visit("/account")
    screen.page.get_by_role("button", name=t("account-sign-up")).wait_for()
    found = untranslated(screen)
    assert t("account-sign-up") in found
    assert f"aria-label: {t('site-navigation')}" in found
    assert screen.ask(CUT_OFF) == []
    button = screen.page.get_by_role("button", name=t("account-sign-up"))
    button.evaluate("(made) => Object.assign(made.style, {width: '2rem', overflow: 'hidden'})")
    assert screen.ask(CUT_OFF) == [f"BUTTON {t('account-sign-up')}"]
