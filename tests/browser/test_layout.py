"""Where things are around a board: nothing covers, jumps, hangs loose or leaves a hole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .driver import PHONE, t
from .past import ended_game
from .test_first_page import SIZES
from .test_sight import LAPTOP, box

if TYPE_CHECKING:
    from .driver import Screen, Site
    from .serving import Server

PHONES = [size for size in SIZES if size[0] < 400]


def ended(screen: Screen, server: Server, *, won: bool) -> None:
    """Win or lose a board of Beginner that needs no guess."""
    screen.play_again(ended_game(server.folder, "classic", "beginner", seed=3, no_guess=True))
    screen.press("Enter")
    screen.settled()
    if won:
        screen.press("y")
    else:
        screen.click(*mined(screen)[0])
    screen.page.locator(".ending .key-figures").wait_for()


def mined(screen: Screen) -> list[tuple[int, int]]:
    screen.press("o")
    screen.until(lambda: any("100% chance" in name for name in screen.names().values()))
    found = [cell for cell, name in screen.names().items() if "100% chance" in name]
    screen.press("o")
    return found


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("won", [True, False], ids=["win", "loss"])
def test_new_game_is_between_the_board_and_the_card(
    site: Site, server: Server, size: tuple[int, int], won: bool
) -> None:
    """It is in sight without scrolling, and covers no part of the card."""
    screen = site.visit(size=size, touch=True)
    ended(screen, server, won=won)
    board, again, card = (box(screen, each) for each in (".deck", ".dock .again", ".ending"))
    assert board["y"] + board["height"] <= again["y"]
    assert again["y"] + again["height"] <= card["y"]
    assert again["y"] + again["height"] < size[1]
    assert screen.ask("() => getComputedStyle(document.querySelector('.foot')).position") == (
        "static"
    )


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_the_dock_is_at_the_thumb_and_stays_there(
    site: Site, server: Server, size: tuple[int, int], level: str
) -> None:
    game = ended_game(server.folder, "classic", level, seed=3, no_guess=True)
    screen = site.blank(size=size, touch=True).play_again(game)
    screen.press("Enter")
    screen.settled()
    dock, board = box(screen, ".dock"), box(screen, ".board")
    assert size[1] - 24 <= dock["y"] + dock["height"] <= size[1]
    assert board["y"] + board["height"] <= dock["y"]
    screen.page.get_by_role("toolbar").get_by_role("button", name=t("game-hint")).click()
    screen.page.locator(".brief:not(:empty)").wait_for()
    assert (box(screen, ".dock")["y"], box(screen, ".board")) == (dock["y"], board)


def test_the_rules_of_a_phone_fill_their_row(site: Site) -> None:
    screen = site.visit(size=PHONE, touch=True)
    screen.page.locator(".table").wait_for()
    rules, levels = box(screen, ".kind-list"), box(screen, ".levels")
    assert rules["width"] == levels["width"]
    assert levels["y"] - rules["y"] - rules["height"] >= 4


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_levels_of_a_phone_held_sideways_are_beside_the_name(site: Site, language: str) -> None:
    screen = site.visit(size=(844, 390), touch=True, locale=language)
    screen.page.locator(".table").wait_for()
    name, bar, menu = (box(screen, each) for each in (".wordmark", ".game-bar", ".masthead .menu"))
    assert name["x"] + name["width"] < bar["x"]
    assert bar["x"] + bar["width"] < menu["x"]
    assert bar["y"] + bar["height"] <= box(screen, ".masthead")["height"]
    assert box(screen, ".board")["height"] >= 300


def test_a_hint_takes_the_place_of_the_rules_and_moves_nothing(site: Site, server: Server) -> None:
    game = ended_game(server.folder, "classic", "beginner", seed=3, no_guess=True)
    screen = site.blank(size=LAPTOP).play_again(game)
    screen.press("Enter")
    screen.settled()
    about = screen.page.locator(".notes .about")
    assert about.inner_text().split("\n\n") == [t("rules-no-guess-about"), t("help-mouse")]
    top = box(screen, ".side")["y"]
    assert box(screen, ".notes .about")["y"] == top  # no hole above it
    tools = box(screen, ".tools")
    for _ in range(2):  # where, and why
        screen.press("h")
        screen.until(lambda: bool(screen.said))
        screen.page.wait_for_timeout(100)
        assert box(screen, ".tools") == tools
    assert not about.is_visible()
    assert box(screen, ".notes .words")["y"] == top


def test_after_a_game_only_what_is_of_use_is_left(site: Site, server: Server) -> None:
    screen = site.visit()
    ended(screen, server, won=False)
    tools = screen.page.locator(".tools")
    assert t("game-group-view") in tools.inner_text()
    assert t("game-group-game") not in tools.inner_text()
    undo = screen.page.locator("[data-action=undo]")
    assert not any(each.is_visible() for each in undo.all())
    screen.press("u")  # takes back a loss, as the list of keys says
    screen.until(lambda: not screen.over)
    assert any(each.is_visible() for each in undo.all())


@pytest.mark.parametrize("size", [LAPTOP, (1920, 1080)], ids=["laptop", "desk"])
def test_the_counters_of_two_boards_stand_above_them(site: Site, size: tuple[int, int]) -> None:
    screen = site.blank(size=size).play("qubits", "1")
    screen.page.wait_for_timeout(100)
    first, last = box(screen, ".board"), box(screen, ".board", 1)
    status = box(screen, ".status")
    assert abs(status["x"] - first["x"]) < 2
    assert abs(status["x"] + status["width"] - last["x"] - last["width"]) < 2
