"""Fingers and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.solver import analyse

from .driver import PHONE, t
from .past import ended_game

if TYPE_CHECKING:
    from .driver import Screen, Site
    from .serving import Server


SEED = 4  # a board with a clue for a chord after a click in the middle


def phone(site: Site, **settings: object) -> Screen:
    screen = site.blank(size=PHONE, touch=True)
    return screen.prefer(**settings).play("classic", "beginner")


def test_taps(site: Site, server: Server) -> None:
    """Dig and flag by the switch, and tap a clue to chord."""
    screen = site.visit(size=PHONE, touch=True)
    screen.play_again(ended_game(server.folder, "classic", "beginner", seed=SEED))
    screen.tap(4, 4)
    screen.until(lambda: screen.cell(4, 4) == "empty")
    hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
    screen.button(t("game-tool-flag"))
    screen.tap(*hidden)
    screen.until(lambda: screen.cell(*hidden) == "flag")
    assert screen.counter == 9
    screen.tap(*hidden)
    screen.until(lambda: screen.cell(*hidden) == "hidden")
    screen.button(t("game-tool-dig"))
    clue, flags = satisfied(screen)
    for cell in flags:
        screen.hold(*cell, 600)
        assert screen.cell(*cell) == "flag"
    before = set(screen.names().items())
    screen.tap(*clue)
    screen.until(lambda: set(screen.names().items()) != before)


def satisfied(screen: Screen) -> tuple[tuple[int, int], list[tuple[int, int]]]:
    """A clue all of whose mines are known and which has another neighbour, and those mines."""
    position = screen.position(10)
    found = analyse(position)
    grid = position.grid
    for (row, column), name in screen.names().items():
        around = {grid.place(i) for i in grid.neighbours(grid.index(row, column))}
        mined = [cell for cell in found.mined if cell in around]
        if name[0] == str(len(mined)) and any(cell in around for cell in found.safe):
            return (row, column), mined
    raise AssertionError("no such clue")


def test_long_press(site: Site) -> None:
    """It counts only after the delay, which can be set, and a ring shows it."""
    slow = phone(site, press=30_000)
    still = slow.page.locator(".board").screenshot()
    ring = slow.hold(0, 0, 600)
    assert ring != still
    slow.until(lambda: slow.cell(0, 0) != "hidden")
    assert slow.cell(0, 0) != "flag"  # lifted too early: that was a tap, and it opened
    quick = phone(site, press=150)
    quick.hold(8, 8, 250)
    quick.until(lambda: quick.cell(8, 8) == "flag")


def test_keys_alone(site: Site) -> None:
    """From the first page to a flag, a hint and a pause without a mouse."""
    screen = site.visit()
    screen.page.locator(".table").wait_for()
    screen.press("ArrowUp", "w", "ArrowDown", "s", "Enter")
    screen.until(lambda: screen.cell(4, 4) == "empty")
    hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
    screen.press(*["ArrowUp"] * (4 - hidden[0]), *["ArrowDown"] * (hidden[0] - 4))
    screen.press(*["a"] * (4 - hidden[1]), *["d"] * (hidden[1] - 4), "f")
    screen.until(lambda: screen.cell(*hidden) == "flag")
    active = screen.ask(
        """() => document.getElementById(document.querySelector("[role=grid]")
            .getAttribute("aria-activedescendant")).getAttribute("aria-label")"""
    )
    named = f"row {hidden[0] + 1}, column {hidden[1] + 1}, flag"
    assert active.startswith(named)
    assert named in screen.announced
    screen.press("u")
    screen.until(lambda: screen.cell(*hidden) == "hidden")
    screen.press("p")
    screen.until(lambda: screen.cell(4, 4) == t("board-covered"))
    screen.press("p")
    screen.until(lambda: screen.cell(4, 4) == "empty")
    screen.press("?")
    screen.page.get_by_role("dialog", name=t("shortcut-list")).wait_for()
    screen.press("Escape")
    screen.until(lambda: screen.page.get_by_role("dialog").count() == 0)
    assert screen.cell(4, 4) == "empty"  # Escape closed the list, and did not pause the game
    screen.press("F2")
    screen.until(lambda: set(screen.names().values()) == {"hidden"})


def test_vim_keys_and_two_boards(site: Site) -> None:
    screen = site.blank()
    screen.prefer(keys="vim").play("qubits", "2")
    screen.page.locator("[role=grid]").first.focus()
    screen.press("k", "h", "y", "Tab")  # to (2, 2), and on to the H board
    screen.press("x")
    screen.until(lambda: screen.cell(2, 2, 1) == "flag")
    assert screen.cell(2, 2, 0) == "hidden"
    screen.press("B", "l", "Enter")
    screen.until(lambda: screen.cell(2, 3, 0) != "hidden")


def test_mouse(site: Site, server: Server) -> None:
    """Right for flags and question marks, middle for a chord."""
    board = ended_game(server.folder, "classic", "beginner", seed=SEED, questions=True)
    screen = site.blank().play_again(board)
    for expected in ("flag", "question mark", "hidden"):
        screen.click(0, 0, button="right")
        screen.until(lambda expected=expected: screen.cell(0, 0) == expected)
    screen.click(4, 4)
    clue, flags = satisfied(screen)
    for cell in flags:
        screen.click(*cell, button="right")
    before = set(screen.names().items())
    screen.click(*clue, button="middle")
    screen.until(lambda: set(screen.names().items()) != before)


def test_zoom_and_pan(site: Site) -> None:
    """A large field moves under the mouse; the cells stay where they are drawn."""
    screen = site.blank().play("classic", "100x100x500")
    assert screen.ask("() => document.querySelector('.board').offsetWidth") < 1100
    x, y = screen.at(50, 50)
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x - 60, y - 40, steps=4)
    screen.page.mouse.up()
    screen.page.wait_for_timeout(80)
    moved = screen.at(50, 50)
    assert (round(moved[0] - x), round(moved[1] - y)) == (-60, -40)
    screen.page.mouse.wheel(30, 50)
    screen.page.wait_for_timeout(80)
    wheeled = screen.at(50, 50)
    assert (round(wheeled[0] - moved[0]), round(wheeled[1] - moved[1])) == (-30, -50)
    assert set(screen.names().values()) == {"hidden"}  # dragging opens nothing
    before = cell_size(screen)
    screen.press("+")
    assert cell_size(screen) > before
    screen.click(50, 50)
    screen.until(lambda: screen.cell(50, 50) == "empty")


def test_fingers_on_a_large_board(site: Site) -> None:
    """One drags, two zoom; neither opens anything."""
    screen = site.blank(size=PHONE, touch=True).play("classic", "100x100x500")
    x, y = screen.at(50, 50)
    fingers(screen, [[(x, y)], [(x - 30, y - 20)], [(x - 60, y - 40)]])
    moved = screen.at(50, 50)
    assert (round(moved[0] - x), round(moved[1] - y)) == (-60, -40)
    before = cell_size(screen)
    fingers(screen, [[(150, 300), (200, 300)], [(130, 300), (220, 300)], [(110, 300), (240, 300)]])
    assert cell_size(screen) > 1.5 * before
    assert set(screen.names().values()) == {"hidden"}


def fingers(screen: Screen, steps: list[list[tuple[float, float]]]) -> None:
    """Put fingers down at the places of the first step, move them along, and lift them."""
    session = screen.page.context.new_cdp_session(screen.page)
    for number, places in enumerate(steps):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        screen.page.wait_for_timeout(40)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.page.wait_for_timeout(120)


def cell_size(screen: Screen) -> float:
    return screen.ask(
        "() => document.querySelector('[role=gridcell]').getBoundingClientRect().width"
    )
