"""Hints, chances, the reduced view, moves that are made for the player."""

from __future__ import annotations

import json
import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from qmines.core.position import Position
from qmines.core.reduced import reduced
from qmines.solver import analyse
from qmines.web.settings import MOST_MOVES

from .driver import t
from .past import ended_game

if TYPE_CHECKING:
    from .driver import Screen, Site
    from .serving import Server


def begun(site: Site, **options: object) -> Screen:
    screen = site.blank().play("classic", "beginner", no_guess=True, **options)
    screen.click(4, 4)
    return screen


def marked(screen: Screen, words: str) -> set[tuple[int, int]]:
    return {cell for cell, name in screen.names().items() if name.endswith(words)}


@pytest.mark.quick
def test_hints_in_three_strengths(site: Site) -> None:
    screen = begun(site)
    found = analyse(screen.position(10))
    screen.button(t("game-hint"))
    screen.until(lambda: screen.said.startswith("Look at"))
    screen.button(t("game-hint-why"))
    screen.until(lambda: bool(marked(screen, t("board-hint-clue"))))
    safe, mined = marked(screen, t("board-hint-safe")), marked(screen, t("board-hint-mine"))
    assert safe | mined
    assert safe <= set(found.safe)
    assert mined <= set(found.mined)
    reason = screen.said
    screen.button(t("game-hint-do"))
    screen.until(lambda: bool(re.search(r"(Open|Flag) [^.]*\.$", screen.said)))
    assert screen.said.startswith(reason)  # it stays in sight
    row, column = next(iter(safe or mined))
    screen.click(row, column, button="left" if safe else "right")
    hinted = (t("board-hint-safe"), t("board-hint-mine"))
    screen.until(lambda: not any(marked(screen, words) for words in hinted))
    assert "hint" in measures(screen)["help"]


def measures(screen: Screen) -> dict:
    """What the server will tell, once the game is given up."""
    screen.give_up()
    screen.ending()
    return screen.told()["end"]["measures"]


def test_chances(site: Site) -> None:
    """The numbers on the board are the solver's, and follow the game."""
    screen = begun(site)
    found = analyse(screen.position(10))
    screen.press("o")
    screen.until(lambda: any("% chance" in name for name in screen.names().values()))
    for cell, name in screen.names().items():
        match = re.fullmatch(r"hidden, (less than |more than )?(\d+)% chance of a mine", name)
        if match:
            assert abs(int(match[2]) - 100 * found.mine_probability[cell]) <= 1
    screen.click(*found.safe[0])
    again = analyse(position_under(screen))
    for cell in again.safe:
        screen.until(lambda cell=cell: ", 0% chance" in screen.cell(*cell))
    screen.press("o")
    screen.until(lambda: not any("% chance" in name for name in screen.names().values()))


def requests_of(screen: Screen) -> list[str]:
    """What the page asks the server for from now on, over HTTP and sockets."""
    asked: list[str] = []
    session = screen.page.context.new_cdp_session(screen.page)
    session.send("Network.enable")
    session.on(
        "Network.requestWillBeSent",
        lambda told: asked.append(told["request"]["url"].partition("/api")[2]),
    )
    session.on(
        "Network.webSocketFrameSent",
        lambda told: asked.append(json.loads(told["response"]["payloadData"])["type"]),
    )
    return asked


LOADED = """async () => {
    const { answerHere } = await import("/static/app/kernel/requests.js");
    return answerHere("/analyse", {rows: ["#"], mines: 1});
}"""
CHANCES = """async () => {
    const answer = await fetch("/api/games/" + location.pathname.split("/")[2] + "/chances");
    return (await answer.json()).boards[0];
}"""


def test_the_overlay_follows_every_move_without_a_request(site: Site) -> None:
    screen = site.blank().play("classic", "intermediate", no_guess=True)
    screen.click(8, 8)
    screen.press("o")
    screen.until(lambda: any("% chance" in name for name in screen.names().values()))
    screen.settled()
    assert screen.ask(LOADED)
    asked = requests_of(screen)
    opened = 0
    for _ in range(6):
        safe = [cell for cell, name in screen.names().items() if ", 0% chance" in name]
        if not safe or screen.over:
            break
        screen.click(*safe[0])
        opened += 1
        screen.until(lambda cell=safe[0]: "chance" not in screen.cell(*cell))
    assert opened
    assert [kind for kind in asked if kind] == ["move"] * opened
    told = screen.ask(CHANCES)
    for (row, column), name in screen.names().items():
        shown = re.search(r"(less than |more than )?(\d+)% chance", name)
        assert bool(shown) == (told[row][column] is not None)
        if shown:
            assert abs(int(shown[2]) - 100 * told[row][column]) <= 1
    assert measures(screen)["help"] == {"overlay": 1}


def test_the_page_reduces_positions_as_python_does(site: Site) -> None:
    screen = site.visit("/help")
    source = Random(1)
    for _ in range(200):
        width, height = source.randint(1, 9), source.randint(1, 9)
        cells = "".join(source.choices("01234#F?*S", k=width * height))
        rows = [cells[at : at + width] for at in range(0, len(cells), width)]
        made = screen.ask(
            """async ([cells, width]) => {
                const { reducedRows } = await import("/static/app/game/reduced.js");
                return reducedRows([...cells], width);
            }""",
            [cells, width],
        )
        assert made == reduced(Position.from_rows(rows)).rows()


def position_under(screen: Screen) -> Position:
    """The position without the overlay."""
    return Position.from_rows(screen.told()["view"]["boards"][0], mines=10)


def test_reduced(site: Site) -> None:
    screen = begun(site)
    position = screen.position(10)
    rows = reduced(position).rows()
    screen.press("v")
    screen.until(lambda: t("cell-blank") in screen.names().values())
    for (row, column), name in screen.names().items():
        look = {" ": t("cell-blank"), "#": "hidden", "0": "empty"}.get(rows[row][column])
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
    assert t("end-won") in screen.ending()


def test_auto_play(site: Site) -> None:
    """Faster and slower, it stops when asked, and wins a board without guesses."""
    screen = begun(site)
    screen.press("i")
    screen.page.get_by_text(t("game-solver")).click()
    pace = screen.page.locator(".pace output")
    usual = t("game-pace-steps", steps=4)
    screen.until(lambda: pace.inner_text() == usual)
    screen.press(".", ".", ".")
    screen.until(lambda: pace.inner_text() != usual)
    screen.press("g")
    screen.page.get_by_role("button", name=t("game-stop"), exact=True).wait_for()
    screen.press("g")
    screen.page.get_by_role("button", name=t("game-auto-play"), exact=True).wait_for()
    screen.press(*["."] * 9, "g")
    screen.until(lambda: screen.over)
    assert t("end-won") in screen.ending()
    figures = screen.page.locator(".ending .key-figures dt")
    figures.first.wait_for()
    assert t("end-help") in figures.all_inner_texts()
    assert t("end-clicks") not in figures.all_inner_texts()  # those of the solver


@pytest.mark.quick
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
    assert t("end-undone-value", deaths=1) in screen.ending()
    before = screen.page.url
    screen.button(t("end-rematch"))
    screen.until(lambda: screen.page.url != before and not screen.over)
    screen.seated()
    screen.click(4, 4)
    screen.until(lambda: screen.names() == opened)
    screen.button(t("game-share"))
    link = screen.page.get_by_label(
        t("game-link")
    )  # without the clipboard it can be copied by hand
    screen.until(lambda: link.count() > 0 or t("game-link-copied") in screen.said)
    assert not link.count() or link.input_value() == screen.page.url


def test_a_large_board_is_played_to_the_end(site: Site, server: Server) -> None:
    """The server makes some of the moves at once; the page asks again until none is left."""
    game = ended_game(server.folder, "classic", "60x60x540", seed=2)  # won without a guess
    screen = site.blank().play_again(game)
    screen.press("y")
    screen.until(lambda: screen.over)
    assert screen.told()["view"]["sequence"] > MOST_MOVES + 2
    played = screen.ask(
        """async () => (await fetch(`/api/games/${location.pathname.split("/")[2]}/file`)).json()"""
    )
    assert sum(event == "help deduce" for _, event in played["events"]) > 1


def test_without_webassembly_the_server_has_the_chances(site: Site) -> None:
    screen = site.blank()
    screen.trouble_expected = True
    screen.page.route("**/kernel.wasm", lambda route: route.abort())
    screen.play("classic", "beginner", no_guess=True).click(4, 4)
    screen.press("o")
    screen.until(lambda: any("% chance" in name for name in screen.names().values()))
    screen.button(t("game-hint"))
    screen.until(lambda: screen.said.startswith("Look at"))
    assert measures(screen)["help"] == {"overlay": 1, "hint": 1}
