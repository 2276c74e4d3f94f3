"""Learning: lessons in techniques, the trainer, and lessons in qubits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from qmines.core.position import Position
from qmines.messages import Translator
from qmines.solver import analyse, hint
from qmines.store.games.drills import TOO_FAST

from .driver import DESK, PHONE, t
from .test_account import sign_up
from .test_pages import fits, violations

if TYPE_CHECKING:
    from qmines.errors import Cell

    from .driver import Screen, Site


def told(screen: Screen, path: str) -> dict:
    return screen.ask("async (path) => (await fetch(path)).json()", f"/api{path}")


def given(screen: Screen) -> dict:
    """The drill that waits for an answer, as the server tells it."""
    return screen.ask(
        """async () => (await fetch("/api/drills", {method: "POST", body: "{}",
            headers: {"Content-Type": "application/json"}})).json()"""
    )


def ready(screen: Screen) -> Screen:
    """Wait until a board to answer on is there."""
    screen.page.wait_for_function("() => !document.querySelector('main [aria-busy=true]')")
    screen.page.locator(".quiz [role=gridcell]").first.wait_for(state="attached")
    return screen


def walk_to(screen: Screen, cell: Cell) -> None:
    """By arrow keys, from wherever the cursor is."""
    screen.press("Home", *["ArrowUp"] * 12, *["ArrowDown"] * cell[0], *["ArrowRight"] * cell[1])


def answered(screen: Screen) -> str:
    words = screen.page.locator(".quiz-words")
    screen.until(lambda: bool(words.inner_text()))
    return words.inner_text()


@pytest.mark.parametrize(("size", "dark"), [(PHONE, True), (DESK, False)])
def test_learning_is_accessible(site: Site, size: tuple[int, int], dark: bool) -> None:
    screen = site.visit("/learn", size=size, dark=dark, touch=size == PHONE)
    screen.page.locator(".lesson").first.wait_for()
    assert violations(screen) == []
    assert fits(screen)
    for path in ("/learn/split", "/learn/trainer"):
        screen.page.goto(screen.address + path)
        ready(screen)
        assert violations(screen) == [], path
        assert fits(screen), path
        screen.button(t("quiz-pass"))
        assert answered(screen) == t("drill-solution")
        assert violations(screen) == [], path
        assert fits(screen), path
    screen.play("sandbox", "singlet")
    screen.page.locator(".bench-story li").first.wait_for()
    assert violations(screen) == []
    assert fits(screen)


def test_a_technique_by_keyboard(site: Site) -> None:
    """A wrong answer is explained; right ones lead through all examples, and are kept."""
    screen = site.visit("/learn")
    page = screen.page
    page.get_by_role("link", name=t("technique-pair")).focus()
    screen.press("Enter")
    ready(screen)
    example = told(screen, "/learn")["lessons"][1]["examples"][0]
    position = Position.from_rows(example["rows"], example["mines"])
    page.locator("[role=grid]").focus()
    walk_to(screen, (0, 0))
    screen.press("Enter")
    assert answered(screen).startswith("Not certain: row 1, column 1")
    assert page.locator(".quiz-why").inner_text() == Translator()(*hint(position).messages())
    screen.until(lambda: screen.cell(0, 2) == f"hidden, {t('board-hint-safe')}")
    assert screen.cell(1, 0) == f"1, 1 left to find, {t('board-hint-clue')}"
    examples = told(screen, "/learn")["lessons"][1]["examples"]
    for number, example in enumerate(examples):
        found = analyse(Position.from_rows(example["rows"], example["mines"]))
        page.locator("[role=grid]").focus()
        cell, key = (found.safe[0], "r") if found.safe else (found.mined[0], "f")
        walk_to(screen, cell)
        screen.press(key)
        screen.until(lambda: page.locator(".quiz.right").count() == 1)
        assert answered(screen).startswith("Correct:")
        screen.until(lambda: page.evaluate("document.activeElement.textContent") != "")
        screen.press("Enter")  # on to the next, which has the focus
        if number + 1 < len(examples):
            pressed = page.get_by_role(
                "button", name=t("learn-example", number=number + 2), pressed=True
            )
            pressed.wait_for()
            ready(screen)
    page.get_by_role("heading", name=t("technique-split")).wait_for()
    page.get_by_role("link", name=t("page-learn")).first.click()
    page.get_by_role("link", name=t("technique-pair")).get_by_text(t("learn-done")).wait_for()


def test_the_trainer(site: Site) -> None:
    """By mouse: first answers count, harder techniques join, and a reload asks the same again."""
    screen = site.visit("/learn/trainer")
    page = screen.page
    ready(screen)
    first = given(screen)
    page.reload()
    ready(screen)
    assert given(screen)["id"] == first["id"]
    for number in range(3):
        drill = given(screen)
        assert drill["technique"] == "single"
        found = analyse(Position.from_rows(drill["rows"], drill["mines"]))
        screen.until(lambda: len(screen.names()) > 1)
        screen.click(*found.safe[0])
        assert answered(screen).startswith("Correct:")
        row = page.locator(".record tbody tr").first
        screen.until(lambda row=row, n=number + 1: f"{n} of {n}" in row.inner_text())
        screen.button(t("trainer-next"))
        screen.until(lambda: page.locator(".quiz.right").count() == 0)
        ready(screen)
    second = page.locator(".record tbody tr").nth(1)
    screen.until(lambda: "%" in second.inner_text())
    page.get_by_label(t("trainer-choose")).select_option("count")
    page.get_by_role("heading", name=t("technique-count")).first.wait_for()
    ready(screen)
    screen.button(t("quiz-mine"))
    hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
    drill = screen.ask(
        """async () => (await fetch("/api/drills", {method: "POST", body: '{"technique": "count"}',
            headers: {"Content-Type": "application/json"}})).json()"""
    )
    mined = analyse(Position.from_rows(drill["rows"], drill["mines"])).mined
    screen.click(*hidden)
    assert answered(screen).startswith("Correct" if hidden in mined else ("No", "Not"))
    last = page.locator(".record tbody tr").last
    screen.until(lambda: f"{int(hidden in mined)} of 1" in last.inner_text())


def test_signing_up_keeps_what_was_learnt(site: Site) -> None:
    screen = site.visit("/learn/trainer")
    page = screen.page
    ready(screen)
    screen.button(t("quiz-pass"))
    answered(screen)
    page.goto(f"{screen.address}/help")
    sign_up(screen, "Pupil", "correct horse 1")
    page.get_by_role("heading", name="Pupil").wait_for()
    page.get_by_role("link", name=t("page-learn"), exact=True).click()
    page.get_by_text(t("learn-trainer-answered", asked=1, right=0)).wait_for()


def test_a_lesson_in_qubits(site: Site) -> None:
    """The first lesson, by keyboard, to its end; then the sandbox by touch of a button."""
    screen = site.visit("/learn")
    page = screen.page
    page.get_by_role("link", name="Superposition").focus()
    screen.press("Enter")
    screen.seated()
    story = page.locator(".bench-story")
    screen.until(lambda: t("lesson-superposition-1") in story.inner_text())
    for _ in range(40):
        page.locator("[role=grid]").first.focus()
        screen.press("Home", "ArrowUp", "Enter", "ArrowDown", "Enter")
        screen.settled()
        if page.get_by_role("button", name=t("lesson-next")).count():
            break
        before = len(screen.told()["view"]["notices"])
        page.get_by_role("button", name=t("sandbox-reset")).click()
        screen.settled()
        assert before > 3
    screen.until(lambda: t("lesson-superposition-end") in story.inner_text())
    assert not screen.over  # no card with figures
    screen.click(0, 0)  # a click after the end asks for nothing that would be refused
    page.wait_for_timeout(100)
    assert page.locator(".notes .bad, .notes .bloch").count() == 0
    page.get_by_role("link", name=t("sandbox-lessons")).click()
    page.get_by_role("link", name="Superposition").get_by_text(t("learn-done")).wait_for()
    page.get_by_role("button", name=t("learn-sandbox")).click()
    screen.seated()
    group = t("board-group", kind="singlet", cells=[(1, 1)])
    assert screen.cell(1, 0) == f"½, {group}"
    page.get_by_role("button", name=t("state-one")).click()
    screen.click(0, 0)
    screen.until(lambda: screen.cell(0, 0) == "1")
    page.get_by_role("button", name=t("sandbox-measure"), exact=True).last.click()
    screen.click(0, 0, 1)
    screen.until(lambda: "on the H board" in story.inner_text())
    page.get_by_role("button", name=t("state-plus")).click()
    screen.trouble_expected = True
    screen.click(1, 0)
    screen.until(lambda: t("move-prepare-group") in screen.said)


def test_puzzles_are_solved(site: Site) -> None:
    """A puzzle by technique, then a run against the clock that is stopped."""
    screen = site.visit("/learn", size=PHONE, touch=True, dark=True)
    page = screen.page
    page.locator(".practice a[href$='/puzzles']").wait_for()
    page.get_by_role("button", name=t("site-menu")).click()
    page.locator(".masthead").get_by_role("link", name=t("page-puzzles")).click()
    page.locator(".puzzle-ways").wait_for()
    assert violations(screen) == []
    assert fits(screen)
    assert page.locator(".rated-way .button").get_attribute("href") == "/account"
    page.get_by_role("button", name=t("technique-pair")).click()
    solve_puzzle(screen)
    page.get_by_role("button", name=t("puzzles-stop")).click()
    page.locator(".puzzle-ways .start").click()
    page.locator(".dial").wait_for()
    assert page.locator(".lives").inner_text() == "●●●"
    page.get_by_role("button", name=t("puzzles-stop")).click()
    page.locator(".rush-result").wait_for()


def test_rated_puzzles_follow_each_other(site: Site) -> None:
    """Right answers go on at once, a wrong one is explained, and reloading skips nothing."""
    screen = site.visit("/account", size=PHONE, touch=True)
    page = screen.page
    sign_up(screen, "Solver", "correct horse 1")
    page.get_by_role("heading", name="Solver").wait_for()
    page.goto(f"{screen.address}/puzzles")
    rating = page.locator(".own-rating")
    page.locator(".own-rating", has_text=t("puzzles-rating-none")).wait_for()
    assert violations(screen) == []
    assert fits(screen)
    page.locator(".rated-way .start").click()
    shown = rows_of(screen)
    page.reload()
    page.locator(".rated-way .start").click()
    assert rows_of(screen) == shown
    page.wait_for_timeout(TOO_FAST)
    solve_puzzle(screen)
    screen.until(lambda: "±" in rating.inner_text())
    page.locator(".quiz-words").wait_for(state="detached")
    while answers_of(screen)[1] == []:
        solve_puzzle(screen)
        page.locator(".quiz-words").wait_for(state="detached")
    screen.click(*answers_of(screen)[1][0])
    page.locator(".quiz-words.wrong").wait_for()
    screen.until(lambda: "−" in rating.inner_text())
    assert violations(screen) == []
    assert fits(screen)
    page.get_by_role("button", name=t("trainer-next")).click()
    page.locator(".quiz-words").wait_for(state="detached")
    page.get_by_role("button", name=t("puzzles-stop")).click()
    page.get_by_role("button", name=t("puzzles-mistakes-start", count=1)).wait_for()
    page.locator(".standing .plot").wait_for()
    rated = rating.inner_text()
    page.goto(f"{screen.address}/player/Solver")
    page.locator(".profile-part", has_text=rated.split(": ")[1]).wait_for()


def rows_of(screen: Screen) -> list[str]:
    """The puzzle that is shown, with its known mines."""
    screen.page.locator("[role=grid]").wait_for()
    return [row.replace("F", "*") for row in screen.rows()]


def answers_of(screen: Screen) -> tuple[list[Cell], list[Cell]]:
    """The safe cells of the puzzle that is shown, and the other hidden ones."""
    rows = rows_of(screen)
    told = screen.page.locator(".puzzle-question .note").inner_text()
    safe = analyse(Position.from_rows(rows, int(told.split()[0]))).safe
    hidden = [(r, c) for r, row in enumerate(rows) for c, look in enumerate(row) if look == "#"]
    return list(safe), [cell for cell in hidden if cell not in safe]


def solve_puzzle(screen: Screen) -> None:
    """Find a safe cell of the puzzle that is shown."""
    screen.click(*answers_of(screen)[0][0])
    screen.page.locator(".quiz-words", has_text=t("puzzles-right")).wait_for()
