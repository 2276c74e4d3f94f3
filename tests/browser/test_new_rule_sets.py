"""Rule sets that only the tests have, through the page alone: three boards, and letters."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from support.server import Server

from .driver import t

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .driver import Site

TESTS = str(Path(__file__).parents[1])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("web")
    with Server(folder, program=("-m", "modes.serve"), PYTHONPATH=TESTS) as running:
        yield running


def test_three_boards(site: Site) -> None:
    screen = site.blank().play("layers", "small", scans=2)
    page = screen.page
    assert page.locator(".stage figcaption").all_inner_texts() == [
        "Red layer",
        "Green layer",
        "Blue layer",
    ]
    assert page.locator(".totals").inner_text() == "mines 6 · scans 2"
    assert page.locator("[data-action=hint]").count() == 0
    screen.click(1, 1, board=2, button="right")
    screen.until(lambda: screen.cell(1, 1, board=2) == "flag")
    assert page.locator(".totals").inner_text() == "mines 5 · scans 2"
    page.locator("[data-event=scan]").click()
    screen.until(lambda: page.locator(".totals").inner_text().endswith("scans 1"))
    for board in range(3):
        for cell, name in sorted(screen.names(board).items()):
            if name == "hidden" and not screen.over:
                screen.click(*cell, board=board)
                screen.until(lambda c=cell, b=board: screen.cell(*c, board=b) != "hidden")
    assert "layer went off" in screen.ending()  # some cell was a mine
    page.get_by_role("link", name=t("end-replay")).click()
    page.locator(".replay").wait_for()
    assert page.locator(".stage figcaption").count() == 3
    page.keyboard.press("End")
    screen.until(lambda: "mine" in screen.names(0).values())
    page.keyboard.press("Home")
    screen.until(lambda: page.locator(".totals").inner_text() == "mines 6 · scans 2")
    screen.until(lambda: "flag" not in screen.names(2).values())


def test_letters(site: Site) -> None:
    screen = site.blank().play("letters", "word")
    for row, column in screen.names():
        if not screen.over:
            screen.click(row, column)
            screen.until(lambda c=(row, column): screen.cell(*c) != "hidden")
    seen = {name for name in screen.names().values() if name != "hidden"}
    assert seen <= {"letter Q", "letter B", "letter I", "letter T", "nothing"}
    assert any(name.startswith("letter") for name in seen)
    assert "rules ended this game" in screen.ending()
