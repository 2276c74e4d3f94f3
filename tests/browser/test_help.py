"""Hints, chances, the reduced view, moves that are made for the player."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from qmines.core.position import Position
from qmines.core.reduced import reduced
from qmines.solver import analyse
from qmines.web.settings import MOST_MOVES

if TYPE_CHECKING:
    from .driver import Screen, Site


def begun(site: Site, **options: object) -> Screen:
    screen = site.visit().play("classic", "beginner", no_guess=True, **options)
    screen.click(4, 4)
    return screen


def marked(screen: Screen, words: str) -> set[tuple[int, int]]:
    return {cell for cell, name in screen.names().items() if name.endswith(words)}


def test_hints_in_three_strengths(site: Site) -> None:
    screen = begun(site)
    found = analyse(screen.position(10))
    screen.button("Hint")
    screen.until(lambda: screen.said.startswith("Look at"))
    screen.button("Why?")
    screen.until(lambda: bool(marked(screen, "a clue of the hint")))
    safe, mined = marked(screen, "safe by the hint"), marked(screen, "a mine by the hint")
    assert safe | mined
    assert safe <= set(found.safe)
    assert mined <= set(found.mined)
    screen.button("Tell me")
    screen.until(lambda: bool(re.match("Open|Flag", screen.said)))
    row, column = next(iter(safe or mined))
    screen.click(row, column, button="left" if safe else "right")
    screen.until(lambda: not marked(screen, "by the hint"))
    assert "hint" in measures(screen)["help"]


def measures(screen: Screen) -> dict:
    """What the server will tell, once the game is given up."""
    screen.button("Give up")
    screen.ending()
    return screen.told()["end"]["measures"]


def test_chances(site: Site) -> None:
    """The numbers on the board are the solver's, and follow the game."""
    screen = begun(site)
    found = analyse(screen.position(10))
    screen.press("o")
    screen.until(lambda: any("percent" in name for name in screen.names().values()))
    for cell, name in screen.names().items():
        match = re.fullmatch(r"hidden, a mine with (less than |more than )?(\d+) percent", name)
        if match:
            assert abs(int(match[2]) - 100 * found.mine_probability[cell]) <= 1
    screen.click(*found.safe[0])
    again = analyse(position_under(screen))
    for cell in again.safe:
        screen.until(lambda cell=cell: "with 0 percent" in screen.cell(*cell))
    screen.press("o")
    screen.until(lambda: not any("percent" in name for name in screen.names().values()))


def position_under(screen: Screen) -> Position:
    """The position without the overlay."""
    return Position.from_rows(screen.told()["view"]["boards"][0], mines=10)


def test_reduced(site: Site) -> None:
    screen = begun(site)
    position = screen.position(10)
    rows = reduced(position).rows()
    screen.press("v")
    screen.until(lambda: "does not matter now" in screen.names().values())
    for (row, column), name in screen.names().items():
        look = {" ": "does not matter now", "#": "hidden", "0": "empty"}.get(rows[row][column])
        assert look is None or name == look


def test_moves_made_for_the_player(site: Site) -> None:
    screen = begun(site)
    shown = screen.names()
    screen.press("k")
    screen.until(lambda: screen.names() != shown)
    screen.press("j")
    screen.until(lambda: "flag" in screen.names().values() and "move" in screen.said)
    if not screen.over:
        screen.press("y")
    assert "Cleared" in screen.ending()


def test_auto_play(site: Site) -> None:
    """Faster and slower, it stops when asked, and wins a board without guesses."""
    screen = begun(site)
    screen.press("n")
    screen.until(lambda: screen.page.locator(".pace output").inner_text() == "4 steps a second")
    screen.press(".", ".", ".")
    screen.until(lambda: screen.page.locator(".pace output").inner_text() != "4 steps a second")
    screen.press("g")
    screen.page.get_by_role("button", name="Stop", exact=True).wait_for()
    screen.press("g")
    screen.page.get_by_role("button", name="Auto-play", exact=True).wait_for()
    screen.press(*["."] * 9, "g")
    screen.until(lambda: screen.over)
    assert "Cleared" in screen.ending()


def test_after_the_end(site: Site) -> None:
    """Undo, the same board again, a new one."""
    screen = begun(site)
    mined = analyse(screen.position(10)).mined[0]
    opened = screen.names()
    screen.click(*mined)
    screen.ending()
    screen.press("u")
    screen.until(lambda: screen.names() == opened)
    screen.click(*mined)
    assert re.search(r"Undone\s+1 death", screen.ending())
    before = screen.page.url
    screen.button("Same board again")
    screen.until(lambda: screen.page.url != before and not screen.over)
    screen.seated()
    screen.click(4, 4)
    screen.until(lambda: screen.names() == opened)
    screen.button("Share")
    screen.until(lambda: screen.page.url in screen.said or "copied" in screen.said)


def test_a_large_board_is_played_to_the_end(site: Site) -> None:
    """The server makes some of the moves at once; the page asks again until none is left."""
    screen = site.visit().play("classic", "60x60x540")
    screen.press("y")
    screen.until(lambda: screen.over or screen.said.endswith("Nothing else is certain."))
    assert screen.told()["view"]["sequence"] > MOST_MOVES + 2
    played = screen.ask(
        """async () => (await fetch(`/api/games/${location.pathname.split("/")[2]}/file`)).json()"""
    )
    assert sum(event == "help deduce" for _, event in played["events"]) > 1
