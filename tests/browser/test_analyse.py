"""The analyser through its page: painting, typing, pasting, the way back, links, clashes."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from qmines import notation
from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import Position
from qmines.solver import advise, analyse
from support.formats import BOARDS

from .driver import DESK, PHONE, Late, t
from .test_pages import sound

if TYPE_CHECKING:
    from .driver import Screen, Site

START = "9x9x10_H81"


def opened(site: Site, link: str = START, **how: Any) -> Screen:
    """The page of a position, when its answer is there."""
    screen = site.visit(f"/analyse?p={link}", **how).seated()
    answered(screen, link)
    return screen


def answered(screen: Screen, link: str) -> None:
    """Wait until the address says this position: then its answer is shown."""
    screen.until(lambda: screen.page.url.endswith(f"?p={link}") and bool(summary(screen)))
    screen.page.wait_for_timeout(60)  # the names of cells follow the drawing


def summary(screen: Screen) -> str:
    return screen.page.locator(".summary").inner_text()


def position(screen: Screen) -> Position:
    """What the address says."""
    return notation.read_position(screen.page.url)


def until(screen: Screen, expected: Position) -> None:
    screen.until(lambda: "?p=" in screen.page.url and position(screen) == expected)
    screen.page.wait_for_timeout(60)


def shown_chances(screen: Screen) -> dict[tuple[int, int], int]:
    """The percentages that the cells are named with, as far as they are whole."""
    found = {}
    for cell, name in screen.names().items():
        match = re.search(r", (\d+)% chance of a mine", name)
        if match:
            found[cell] = int(match[1])
    return found


def agree(screen: Screen, expected: Position) -> None:
    """The chances on the page become those of the solver: an answer may be on its way."""
    chance = analyse(expected).mine_probability

    def same() -> bool:
        shown = shown_chances(screen)
        near = [abs(chance[cell] - share / 100) <= 0.005 + 1e-9 for cell, share in shown.items()]
        return bool(near) and all(near)

    screen.until(same)


def test_typed_by_hand_with_keys_alone(site: Site) -> None:
    screen = opened(site, "4x3x3_H12")
    for key in "1110":
        screen.press(key, "ArrowRight")
    screen.press("Home", "ArrowDown", "f", "ArrowRight", "q", "ArrowRight", "s", "ArrowDown", "m")
    expected = Position.from_rows(["1110", "F?S#", "##*#"], mines=3)
    until(screen, expected)
    assert screen.cell(1, 2) == "known safe"
    assert screen.cell(2, 2).startswith(t("board-look-mine"))
    agree(screen, expected)
    screen.press("h", "Control+z", "Control+z")
    until(screen, Position.from_rows(["1110", "F?S#", "####"], mines=3))
    screen.press("Control+y")
    until(screen, expected)
    screen.press("m", "Shift+ArrowRight")
    until(screen, Position.from_rows(["1110", "F?S#", "##**"], mines=3))


def test_painted_with_the_mouse(site: Site) -> None:
    """A stroke is one step back; the right button hides; the pointer tells the numbers."""
    screen = opened(site)
    page = screen.page
    page.get_by_role("button", name="2", exact=True).click()
    page.mouse.move(*screen.at(1, 1))
    page.mouse.down()
    page.mouse.move(*screen.at(1, 4), steps=2)
    page.mouse.up()
    rows = ["#" * 9, "#2222####", *["#" * 9] * 7]
    until(screen, Position.from_rows(rows, mines=10))
    agree(screen, Position.from_rows(rows, mines=10))
    page.mouse.click(*screen.at(1, 4), button="right")
    rows[1] = "#222#####"
    until(screen, Position.from_rows(rows, mines=10))
    screen.button(t("analyser-undo"))
    screen.button(t("analyser-undo"))
    until(screen, Position.from_rows(["#" * 9] * 9, mines=10))
    screen.button(t("analyser-redo"))
    rows[1] = "#2222####"
    expected = Position.from_rows(rows, mines=10)
    until(screen, expected)
    page.mouse.move(*screen.at(0, 2))
    screen.until(lambda: page.locator(".bars tr").count() > 0)
    analysis = analyse(expected)
    told = page.locator(".bars tr").all_inner_texts()
    for number, share in enumerate(analysis.numbers(0, 2)):
        if share > 0.001:
            assert any(re.match(rf"{number}\s+{100 * share:.1f}%", line) for line in told)
    best = advise(expected).best
    assert best is not None
    screen.until(
        lambda: (
            f"row {best.cell[0] + 1}, column {best.cell[1] + 1}:"
            in screen.page.locator(".best-words").inner_text()
        )
    )


def test_painted_with_fingers(site: Site) -> None:
    screen = opened(site, size=PHONE, touch=True)
    page = screen.page
    page.get_by_role("button", name="1", exact=True).tap()
    screen.tap(4, 4)
    session = page.context.new_cdp_session(page)
    x, y = screen.at(0, 0)
    to = screen.at(0, 2)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": to[0], "y": to[1]}]),
        ("touchEnd", []),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    rows = ["#" * 9] * 9
    rows[0], rows[4] = "111######", "####1####"
    until(screen, Position.from_rows(rows, mines=10))
    # Two fingers move and zoom, and paint nothing.
    one, other = {"x": x, "y": y, "id": 0}, {"x": to[0], "y": to[1], "id": 1}
    far = {"x": to[0] + 60, "y": to[1] + 60, "id": 1}
    for kind, points in (
        ("touchStart", [one]),
        ("touchStart", [one, other]),
        ("touchMove", [one, far]),
        ("touchEnd", []),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_timeout(600)
    assert position(screen) == Position.from_rows(rows, mines=10)


PASTE = """(text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data}));
}"""
DROP = """([bytes, name]) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], name));
    document.dispatchEvent(new DragEvent("drop", {dataTransfer: data, cancelable: true}));
}"""


def test_pasted_and_dropped_from_each_format(site: Site) -> None:
    """What the page then shows are the chances of the position that the command reads."""
    screen = opened(site)
    for at, (name, format_) in enumerate(notation.FORMATS.items()):
        board = Board.from_mines(Grid(6, 5), [(0, 0), (1, 3), (4, 4), (2, at % 6)])
        seen = [i for i in (7, 8, 13, 14, 18, 19, 20, 24, 25, 26) if not board.mask[i]]
        written = notation.write(board if name in BOARDS else board.position(seen), name)
        if format_.binary:
            screen.ask(DROP, [list(written), f"x{format_.suffixes[0]}"])
        else:
            screen.ask(PASTE, written.decode())
        expected = notation.read_position(written)
        until(screen, expected)
        agree(screen, expected)


def test_a_pasted_position_takes_one_request(site: Site) -> None:
    """Without the kernel in the page: chances, best move and numbers all come with it."""
    screen = opened(site)
    screen.page.route("**/kernel.wasm", lambda route: route.abort())
    screen.trouble_expected = True  # the browser says that the file did not come
    screen.page.reload()
    screen.seated()
    answered(screen, START)
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url.rpartition("/api")[2]))
    for text in ("4x3x2\n12##\n1###\n####", "4x3x3\n####\n#1##\n####"):
        asked.clear()
        screen.ask(PASTE, text)
        expected = notation.read_position(text)
        until(screen, expected)
        agree(screen, expected)
        best = screen.page.locator(".best-words")
        screen.until(lambda best=best: best.inner_text() not in {"", t("value-none")})
        screen.page.wait_for_timeout(600)  # longer than the page rests before it asks on
        assert [path for path in asked if path.startswith("/analyse")] == ["/analyse/read"]


@pytest.mark.quick
def test_read_and_copied(site: Site) -> None:
    """Typed into the box; copied in a format; the link opens the same in another browser."""
    screen = opened(site)
    page = screen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_text(t("analyser-import")).click()
    page.get_by_label(t("analyser-import-text")).fill("12##\n1F?S\n")
    page.get_by_role("button", name=t("analyser-import-read"), exact=True).click()
    expected = Position.from_rows(["12##", "1F?S"])
    until(screen, expected)
    assert page.get_by_label(t("analyser-mines-unknown")).is_checked()
    agree(screen, expected)
    page.get_by_text(t("analyser-copy-as")).click()
    page.get_by_role("button", name=t("analyser-copy-format", format="text")).click()
    screen.until(
        lambda: screen.ask("() => navigator.clipboard.readText()") == "4x2x?\n12##\n1F?S\n"
    )
    assert t("notation-no-total", format="board") in page.locator(".formats").first.inner_text()
    screen.button(t("analyser-copy-link"))
    link = screen.ask("() => navigator.clipboard.readText()")
    assert notation.read_position(link) == expected
    other = site.visit(link.removeprefix(screen.address)).seated()
    until(other, expected)
    other.until(lambda: summary(other) == summary(screen))
    page.get_by_label(t("analyser-import-text")).fill("what is this")
    screen.trouble_expected = True
    page.get_by_role("button", name=t("analyser-import-read"), exact=True).click()
    page.locator(".exchange .trouble:not(:empty)").wait_for()
    assert position(screen) == expected


def test_what_is_copied_is_what_is_shown(site: Site) -> None:
    """However the answers arrive."""
    screen = opened(site, "4x2x1_H8")
    page = screen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    late = Late(screen, "**/api/analyse/write")
    page.get_by_text(t("analyser-copy-as")).click()
    screen.until(lambda: len(late) == 1)
    page.get_by_text(t("analyser-import")).click()
    page.get_by_label(t("analyser-import-text")).fill("12##\n1F?S\n")
    page.get_by_role("button", name=t("analyser-import-read"), exact=True).click()
    screen.until(lambda: len(late) == 2)
    late.arrive()
    page.get_by_role("button", name=t("analyser-copy-format", format="text")).click()
    screen.until(lambda: "12##" in screen.ask("() => navigator.clipboard.readText()"))


def test_kept_and_opened_again(site: Site) -> None:
    screen = opened(site, "3x2x2_bcbH3")
    page = screen.page
    page.get_by_text(t("analyser-saved")).click()
    page.get_by_label(t("analyser-saved-name")).fill("three in a row")
    screen.button(t("analyser-saved-save"))
    page.get_by_text("3×2×2, ").wait_for()
    screen.button(t("analyser-hide-all"))
    until(screen, Position.from_rows(["###", "###"], mines=2))
    screen.button(t("analyser-saved-open-name", name="three in a row"))
    until(screen, Position.from_rows(["121", "###"], mines=2))
    screen.button(t("analyser-saved-remove-name", name="three in a row"))
    screen.until(lambda: page.locator(".kept li").count() == 0)


def test_played_from_here(site: Site) -> None:
    screen = opened(site, "4x3x3_bH11")
    screen.button(t("analyser-play"))
    screen.page.wait_for_url("**/game/*")
    screen.seated()
    screen.until(lambda: screen.cell(0, 0).startswith("1"))
    told = screen.told()
    assert told["view"]["boards"] == [["1###", "####", "####"]]
    assert told["options"]["position"] == "4x3x3_bH11"


def test_size_and_total(site: Site) -> None:
    screen = opened(site, "3x2x2_bcbH3")
    page = screen.page
    page.get_by_label(t("analyser-width")).fill("5")
    page.get_by_label(t("analyser-width")).press("Tab")
    until(screen, Position.from_rows(["121##", "#####"], mines=3))  # as dense as before
    page.get_by_label(t("analyser-mines-keep")).check()
    page.get_by_label(t("analyser-height")).fill("3")
    page.get_by_label(t("analyser-height")).press("Tab")
    until(screen, Position.from_rows(["121##", "#####", "#####"], mines=3))
    page.get_by_label(t("analyser-mines-total")).fill("6")
    until(screen, Position.from_rows(["121##", "#####", "#####"], mines=6))
    page.get_by_label(t("analyser-mines-unknown")).check()
    page.get_by_label(t("analyser-mines-density")).fill("35")
    page.get_by_label(t("analyser-mines-density")).press("Tab")
    expected = Position.from_rows(["121##", "#####", "#####"], density=0.35)
    until(screen, expected)
    agree(screen, expected)
    screen.button(t("analyser-undo"))
    screen.button(t("analyser-undo"))
    screen.button(t("analyser-undo"))
    screen.button(t("analyser-undo"))
    screen.button(t("analyser-undo"))
    until(screen, Position.from_rows(["121", "###"], mines=2))
    page.get_by_label(t("analyser-level")).select_option("expert")
    screen.until(lambda: position(screen).grid == Grid(30, 16))


def test_a_clash_is_red_and_in_words(site: Site) -> None:
    screen = opened(site, "5x1x0.2_bHdH2")
    assert "the 3 at row 1, column 3 can’t be right" in summary(screen)
    assert screen.cell(0, 2) == f"3, {t('board-clash')}"
    assert screen.cell(0, 0) == "1"
    screen.press("Home", "ArrowRight", "ArrowRight", "1")
    until(screen, Position.from_rows(["1#1##"]))
    assert t("board-clash") not in screen.cell(0, 2)
    assert "Exact" in summary(screen)


def test_a_hint_with_its_proof(site: Site) -> None:
    screen = opened(site, "3x2x1_H3bbS", size=PHONE)
    screen.button(t("analyser-hint"))
    words = screen.page.locator(".hinted .words")
    screen.until(lambda: "So row 1, column 3 is safe" in words.inner_text())
    box = words.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1] + 1  # in sight, without scrolling
    screen.button(t("analyser-mark-hint"))
    until(screen, Position.from_rows(["##S", "11S"], mines=1))
    assert words.inner_text() == ""


def test_a_hint_moves_nothing_and_the_first_position_is_an_example(site: Site) -> None:
    screen = site.visit("/analyse", size=DESK).seated()
    note = screen.page.locator(".desk-bar .note")
    screen.until(lambda: note.inner_text() == t("analyser-example"))
    places = "() => [...document.querySelectorAll('.stage, .desk-bar, .controls, .exchange')]"
    places += ".map((each) => each.getBoundingClientRect().top)"
    before = screen.ask(places)
    screen.button(t("analyser-hint"))
    screen.page.locator(".hinted .words:not(:empty)").wait_for()
    assert screen.ask(places) == before
    screen.button(t("analyser-hint"))
    screen.page.locator(".selected").wait_for()
    screen.button(t("analyser-hide-all"))
    screen.until(lambda: note.inner_text() == t("picture-open-note"))


def test_it_is_accessible(site: Site) -> None:
    screen = opened(site, "3x2x1_H3b2S")
    page = screen.page
    page.get_by_text(t("analyser-import")).click()
    page.get_by_text(t("analyser-copy-as")).click()
    page.get_by_role("button", name=t("analyser-save-format", format="text")).wait_for()
    screen.button(t("analyser-hint"))
    screen.until(lambda: bool(page.locator(".bars tr").count()))
    sound(screen, product((PHONE, DESK), (True, False)))
