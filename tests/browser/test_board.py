"""The board under mouse, fingers and keys, also where it does not fit on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .driver import PHONE, t
from .past import ended_game
from .test_colours import CELL_PIXELS
from .test_hands import SEED, cell_size, fingers, satisfied

if TYPE_CHECKING:
    from .driver import Screen, Site
    from .serving import Server

RULES = "() => document.querySelector('.board canvas').getBoundingClientRect().toJSON()"


DRAWN_AGAIN = """async () => {
    const canvas = document.querySelector(".board canvas");
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await frame();
    await frame();
    const before = canvas.toDataURL();
    dispatchEvent(new Event("resize")); // everything is drawn again
    return [before, canvas.toDataURL()];
}"""


def with_clue(site: Site, server: Server) -> tuple[Screen, tuple[int, int]]:
    """A game in which the flags of a clue are set, and that clue."""
    screen = site.visit()
    screen.play_again(ended_game(server.folder, "classic", "beginner", seed=SEED))
    screen.click(4, 4)
    screen.until(lambda: screen.cell(4, 4) == "empty")
    clue, flags = satisfied(screen)
    for cell in flags:
        screen.click(*cell, button="right")
    return screen, clue


def test_a_chord_with_either_button_first(site: Site, server: Server) -> None:
    for first, second in (("left", "right"), ("right", "left")):
        screen, clue = with_clue(site, server)
        before = screen.names()
        screen.click(*clue, button="right")  # alone it is no chord
        assert screen.names() == before
        screen.page.mouse.move(*screen.at(*clue))
        screen.page.mouse.down(button=first)  # type: ignore[arg-type]
        screen.page.mouse.down(button=second)  # type: ignore[arg-type]
        screen.page.mouse.up(button=first)  # type: ignore[arg-type]
        screen.page.mouse.up(button=second)  # type: ignore[arg-type]
        screen.until(lambda screen=screen, before=before: screen.names() != before)
        flags = [name for name in screen.names().values() if name == "flag"]
        assert len(flags) == len([name for name in before.values() if name == "flag"])


def test_pressing_a_clue_presses_its_neighbours(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.trouble_expected = True  # a browser notes that the canvas is read
    screen.click(4, 4)
    names = screen.names()

    def beside(cell: tuple[int, int]) -> list[tuple[int, int]]:
        around = [(cell[0] + r, cell[1] + c) for r in (-1, 0, 1) for c in (-1, 0, 1)]
        return [each for each in around if names.get(each) == "hidden"]

    clue = next(cell for cell, name in names.items() if name[0] in "123" and beside(cell))
    hidden = beside(clue)[0]
    before = screen.ask(CELL_PIXELS, [*hidden])
    screen.page.mouse.move(*screen.at(*clue))
    screen.page.mouse.down()
    screen.page.wait_for_timeout(100)
    assert screen.ask(CELL_PIXELS, [*hidden]) != before
    screen.page.mouse.move(1, 1)
    screen.page.mouse.up()
    screen.page.wait_for_timeout(100)
    assert screen.ask(CELL_PIXELS, [*hidden]) == before


@pytest.mark.parametrize("ratio", [1, 1.25])
def test_what_is_drawn_after_a_move_is_what_is_drawn_at_once(site: Site, ratio: float) -> None:
    """Only cells that have changed are drawn again, and the border only if the cursor has moved."""
    screen = site.blank(device_scale_factor=ratio).play("classic", "beginner", no_guess=True)
    screen.trouble_expected = True  # a browser notes that the canvas is read
    screen.click(4, 4)
    hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
    screen.click(*hidden, button="right")
    seen = set()
    for key in ("", "v", "v", "p", "p", "a", "o"):
        screen.press(*key)
        screen.settled()
        if key == "o":
            screen.until(lambda: any("% chance" in name for name in screen.names().values()))
        screen.names()
        before, after = screen.ask(DRAWN_AGAIN)
        assert before == after, key
        seen.add(after)
    assert len(seen) == 5


def test_keys_act_on_the_cell_under_the_mouse(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.page.mouse.move(*screen.at(4, 4))
    screen.press("Space")
    screen.until(lambda: screen.cell(4, 4) == "empty")
    hidden = next(cell for cell, name in screen.names().items() if name == "hidden")
    screen.page.mouse.move(*screen.at(*hidden))
    screen.press("f")
    screen.until(lambda: screen.cell(*hidden) == "flag")
    screen.press("ArrowDown", "ArrowUp", "f")  # from here on it is the cursor's cell
    screen.until(lambda: screen.cell(*hidden) == "hidden")


def test_fit_shows_the_whole_board(site: Site) -> None:
    screen = site.blank(size=(390, 844), touch=True).play("classic", "expert")
    assert 30 * cell_size(screen) > 390
    screen.button(t("game-fit"))
    screen.button(t("game-close"))
    assert 30 * cell_size(screen) <= 390
    box = screen.ask(RULES)
    assert box["right"] <= 390
    screen.tap(8, 15)
    screen.seated()


def test_pinching_zooms_the_view_around_the_fingers(site: Site) -> None:
    """Never smaller than the whole board, and the page stays as it is."""
    screen = site.blank(size=PHONE, touch=True).play("classic", "beginner")
    whole = cell_size(screen)
    x, y = screen.at(4, 4)
    apart = [[(x - way, y), (x + way, y)] for way in (20, 40, 60)]
    fingers(screen, apart)
    assert cell_size(screen) > 1.5 * whole
    there = screen.at(4, 4)
    near = cell_size(screen) / 2  # until the board fills the room below it, it grows from its top
    assert abs(there[0] - x) < near
    assert abs(there[1] - y) < near
    fingers(screen, [[(x - way, y), (x + way, y)] for way in (110, 60, 20, 10)])
    assert cell_size(screen) == whole
    assert screen.ask("() => visualViewport.scale") == 1
    assert set(screen.names().values()) == {"hidden"}


def test_the_wheel_zooms_around_the_pointer(site: Site) -> None:
    screen = site.blank().play("classic", "100x100x1000")
    x, y = screen.at(50, 50)
    screen.page.mouse.move(x, y)
    before = cell_size(screen)
    screen.page.keyboard.down("Control")
    for _ in range(4):
        screen.page.mouse.wheel(0, -100)
        screen.page.wait_for_timeout(60)
    screen.page.keyboard.up("Control")
    assert cell_size(screen) > before
    screen.page.wait_for_timeout(100)
    there = screen.at(50, 50)
    assert abs(there[0] - x) < cell_size(screen)
    assert abs(there[1] - y) < cell_size(screen)
    assert screen.page.locator(".minimap.seen").count() == 1


def test_the_minimap_shows_what_is_in_view_and_goes_away(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    box = screen.page.locator(".board").bounding_box()
    screen.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    screen.page.mouse.wheel(40, 40)
    assert screen.page.locator(".minimap.seen").count() == 0  # all of it is in sight
    screen.play("classic", "100x100x1500")
    screen.press("Enter")
    screen.settled()
    box = screen.page.locator(".board").bounding_box()
    screen.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    pictures = []
    for _ in range(2):
        screen.page.mouse.wheel(150, 100)
        screen.page.locator(".minimap.seen").wait_for()
        screen.page.wait_for_timeout(100)
        pictures.append(screen.ask("() => document.querySelector('.minimap').toDataURL()"))
    assert pictures[0] != pictures[1]  # the frame has moved
    small = screen.page.locator(".minimap").bounding_box()
    assert box["x"] <= small["x"] <= box["x"] + box["width"] - small["width"]
    assert box["y"] <= small["y"] <= box["y"] + box["height"] - small["height"]
    screen.page.locator(".minimap:not(.seen)").wait_for(state="attached")


def test_a_hint_out_of_sight_is_brought_into_view(site: Site) -> None:
    screen = site.blank().play("classic", "100x100x1500", no_guess=True)
    screen.click(50, 50)
    screen.until(lambda: screen.cell(50, 50) == "empty")
    for _ in range(60):
        screen.press("PageUp")
    screen.press("Home")
    screen.press("h")
    screen.until(lambda: screen.said.startswith("Look"))
    screen.until(
        lambda: screen.ask(
            """() => {
            const frame = document.querySelector(".board").getBoundingClientRect();
            return [...document.querySelectorAll("[role=gridcell]")].length > 0
                && document.querySelector(".minimap.seen") !== null && frame.width > 0;
        }"""
        )
    )


def test_two_boards_are_tabs_on_a_phone(site: Site) -> None:
    screen = site.blank(size=PHONE, touch=True).play("qubits", "1")
    tabs = screen.page.locator(".board-tabs .tab")
    assert tabs.count() == 2
    boards = screen.page.locator(".board")
    assert [boards.nth(at).is_visible() for at in range(2)] == [True, False]
    box = boards.nth(0).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1]
    tabs.nth(1).click()
    assert [boards.nth(at).is_visible() for at in range(2)] == [False, True]
    assert tabs.nth(1).get_attribute("aria-pressed") == "true"


def test_giving_up_takes_two_presses(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.click(4, 4)
    screen.button(t("game-give-up"))
    screen.page.wait_for_timeout(200)
    assert not screen.over
    screen.page.get_by_role(
        "button", name=t("game-give-up"), exact=True
    ).wait_for()  # it has forgotten
    assert not screen.over
    screen.give_up()
    screen.ending()


def test_keys_play_while_a_box_has_the_focus(site: Site) -> None:
    screen = site.blank().play("classic", "beginner")
    screen.click(4, 4)
    screen.page.get_by_text(t("game-solver")).click()
    screen.page.get_by_label(t("game-may-guess")).check()
    screen.press("h")
    screen.until(lambda: bool(screen.said))
