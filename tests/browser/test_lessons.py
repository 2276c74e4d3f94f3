"""Every lesson in the browser, from the first to the last on a phone, doing what it says."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from qmines.play.lessons import BY_NAME, LESSONS
from support.lessons import steps_of

from .driver import PHONE, t
from .test_learn import ready

if TYPE_CHECKING:
    from qmines.play.lessons import Lesson

    from .driver import Screen, Site


ASKED = """async () => {
    const path = `/api${location.pathname.replace("/game/", "/games/")}`;
    const { view } = await (await fetch(path)).json();
    const body = JSON.stringify({ expect: view.sequence });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${path}/coach`, { method: "POST", body, headers });
    return (await answer.json()).coach.event;
}"""
"""The move that the coach asks for."""


def with_examples(screen: Screen, lesson: Lesson) -> None:
    """Ask for the solution, and make that move; where nothing is certain, guess."""
    page = screen.page
    page.get_by_role("heading", name=t(lesson.title.key), level=1).wait_for()
    page.locator(".goal").wait_for()
    for number in range(len(lesson.examples)):
        page.locator(f".steps button:nth-child({number + 1})[aria-pressed=true]").wait_for()
        ready(screen)
        screen.button(t("quiz-pass"))
        screen.until(lambda: bool(page.locator(".quiz-words").inner_text()))
        names = screen.names()
        safe = [cell for cell, name in names.items() if t("board-hint-safe") in name]
        mined = [cell for cell, name in names.items() if t("board-hint-mine") in name]
        if mined and not safe:
            screen.button(t("quiz-mine"))
        guess = next(cell for cell, name in names.items() if name.startswith("hidden"))
        screen.tap(*(safe or mined or [guess])[0])
        page.locator(".quiz.right").wait_for()
        if not safe and not mined:
            screen.until(lambda at=guess: t("cell-saved") in screen.cell(*at))
        if number + 1 < len(lesson.examples):
            screen.button(t("learn-next-example"))
    page.locator(".quiz-end").wait_for()


def guided(screen: Screen) -> None:
    """Make the moves that the coach asks for, on the board and the cell that it points at."""
    page, coach = screen.page, screen.page.locator(".coach")
    coach.locator(".coach-words").wait_for()
    for _ in range(14):
        if screen.over:
            break
        onward = coach.get_by_role("button", name=t("coach-next"), exact=True)
        while onward.count():
            onward.click()
        words = coach.inner_text()
        box, foot = coach.bounding_box(), page.locator(".foot").bounding_box()
        assert box["y"] + box["height"] <= (foot["y"] if foot else PHONE[1])  # all of it in sight
        event = screen.ask(ASKED)
        verb, row, column = event.split()
        board = 1 if verb.endswith("h") else 0
        tab = page.locator(".board-tabs .tab").nth(board)
        if tab.is_visible() and tab.get_attribute("aria-pressed") != "true":
            assert "called" in (tab.get_attribute("class") or "")
            switch = t("coach-turn", board="ZH"[board])
            assert switch in words
            tab.click()
            words = coach.inner_text()
            assert switch not in words
        if verb.startswith("shield"):
            shield = page.get_by_role("button", name=t("game-tool-shield")).first
            assert shield.evaluate("made => getComputedStyle(made).outlineStyle") == "solid"
            shield.click()
        screen.tap(int(row), int(column), board)
        screen.until(lambda before=words: coach.inner_text() != before)


def in_sandbox(screen: Screen, lesson: Lesson) -> None:
    """Measure what the introduction says."""
    page = screen.page
    onward = page.get_by_text(t("lesson-done"))
    for step in islice(steps_of(lesson.name), 60):
        if onward.is_visible():
            break
        if step is None:
            page.get_by_role("button", name=t("sandbox-reset")).click()
        else:
            board, row, column = step
            tab = page.locator(".board-tabs .tab").nth(board)
            if tab.is_visible() and tab.get_attribute("aria-pressed") != "true":
                tab.click()
            screen.tap(row, column, board)
        screen.settled()
    onward.wait_for()


def test_every_lesson_leads_to_the_next(site: Site) -> None:
    screen = site.visit("/learn", size=PHONE, touch=True)
    page = screen.page
    page.locator(".lesson").first.wait_for()
    listed = page.locator("a.lesson[href^='/learn/']").evaluate_all(
        "all => all.map((each) => each.pathname)"
    )
    assert listed == [f"/learn/{name}" for name in BY_NAME]
    page.locator("a.lesson").first.click()
    for lesson in LESSONS:
        if lesson.examples:
            with_examples(screen, lesson)
        else:
            page.wait_for_url("**/game/*")
            screen.seated()
            assert screen.told()["level"] == lesson.level
            in_sandbox(screen, lesson) if lesson.rules == "sandbox" else guided(screen)
        assert not page.locator(".ending").is_visible()  # no card with figures
        if not lesson.examples and lesson.rules != "sandbox":
            assert page.locator(".coach.won h2").is_visible()  # but the win is in sight
        onward = page.get_by_role("button", name=t("lesson-next"))
        if lesson is not LESSONS[-1]:
            before = page.url
            onward.click()
            screen.until(lambda before=before: page.url != before)
    assert onward.count() == 0
    page.get_by_role("link", name=t("sandbox-lessons")).click()
    page.locator("a.lesson").first.wait_for()
    screen.until(lambda: page.locator(".marks", has_text=t("learn-done")).count() == len(LESSONS))
