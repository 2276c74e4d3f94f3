"""The site as plain files, served by Python's own file server from a folder below its root."""

from __future__ import annotations

import socket
import subprocess
import sys
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

import pytest

from qmines import new_game
from qmines.core.position import HIDDEN, Position
from qmines.generate.drills import judged
from qmines.solver import analyse
from qmines.solver.techniques import ROWS
from qmines.web.static_site import site_files, write_site
from support.server import free_port
from support.waiting import until as wait_until

from .driver import t
from .test_analyse import agree, position, until
from .test_learn import solve_puzzle
from .test_prefix import check_icons
from .test_screenshots import paste_board

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import FilePayload

    from .driver import Screen, Site


def answering(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address of a file server for a folder."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with subprocess.Popen(
        command, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as running:
        try:
            wait_until(lambda: answering(port))
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()


@pytest.fixture(scope="module")
def hosted(tmp_path_factory) -> Iterator[str]:
    """The address of a site below a path."""
    root = tmp_path_factory.mktemp("host")
    list(write_site(root / "mines", site_files()))
    with served(root) as address:
        yield f"{address}/mines"


def test_the_analyser_needs_no_server(site: Site, hosted: str) -> None:
    screen = site.visit("/analyse/?p=9x9x10_H81", address=hosted).seated()
    for key in "111":
        screen.press(key, "ArrowRight")
    expected = Position.from_rows(["111######", *["#" * 9] * 8], mines=10)
    until(screen, expected)
    agree(screen, expected)
    screen.press("g")
    screen.page.locator(".hinted .words:not(:empty)").wait_for()
    screen.page.wait_for_url(f"{hosted}/analyse?p=*")
    screen.page.reload()
    screen.seated()
    until(screen, expected)
    assert position(screen) == expected
    paste_board(screen)
    assert screen.page.locator(".kept").count() == 0
    assert screen.page.context.cookies() == []


def test_every_link_works_by_click_and_by_address(site: Site, hosted: str) -> None:
    screen = site.visit("/", address=hosted)
    screen.page.locator(".table.fresh").wait_for()
    links = screen.page.locator("nav a")
    names = [link.get_attribute("href") or "" for link in links.all()]
    assert [name.removeprefix(hosted) for name in names] == [
        "/",
        "/analyse",
        "/learn",
        "/puzzles",
        "/replay",
        "/help",
        "/settings",
    ]
    for name in names:
        screen.page.locator(f"nav a[href='{name}']").click()
        screen.page.locator(f"nav a[href='{name}'][aria-current=page]").wait_for()
        screen.page.goto(name)
        screen.page.locator(f"nav a[href='{name}'][aria-current=page]").wait_for()
        assert screen.page.locator("main .trouble:not(:empty)").count() == 0
    screen.page.goto(f"{hosted}/help")
    screen.page.locator(".sheet.rule").first.wait_for()
    assert screen.page.locator(".masthead .offline").is_hidden()


def test_games_are_played_without_a_server(site: Site, hosted: str) -> None:
    screen = site.visit("/", address=hosted)
    screen.page.locator(".table.fresh").wait_for()
    screen.click(4, 4)
    screen.seated()
    check_icons(screen)
    screen.until(lambda: screen.cell(4, 4) == "empty")
    screen.press("o")
    screen.until(lambda: any("% chance" in name for name in screen.names().values()))
    screen.press("o", "y")  # every certain move
    screen.until(lambda: screen.over or bool(screen.said))
    screen.page.goto(f"{hosted}/play/")
    screen.page.locator(".table.fresh").wait_for()


def test_game_files_are_replayed(site: Site, hosted: str) -> None:
    game = new_game("beginner", "forgiving", seed=3, no_guess=True)
    game.do("open 4 4")
    row, column = game.position.analyse().mined[0]
    game.do(f"flag {row} {column}")
    game.do("resign")
    screen = site.visit("/replay", address=hosted)
    qubits = new_game("1", "qubits", seed=1)
    qubits.do("resign")
    picker = screen.page.locator("main input[type=file]")
    picker.set_input_files(files=[_file("qubits.game", qubits.save())])
    trouble = screen.page.locator(".trouble:not(:empty)")
    assert trouble.inner_text() == t("replay-here-only")
    picker.set_input_files(files=[_file("mine.game", game.save())])
    screen.page.locator(".replay").wait_for()
    screen.page.locator(".tally", has_text=t("replay-tally", guesses=0, mistakes=0)).wait_for()
    screen.press("ArrowRight")
    screen.until(lambda: "100% chance" in screen.cell(row, column))
    assert t("review-flag-mine") in screen.page.locator(".now .words").inner_text()
    assert screen.page.locator(".otherwise, .side .tools > .row:not(:has(a))").count() == 0
    screen.press("End")
    screen.until(lambda: "flag" in screen.cell(row, column))
    assert screen.page.locator(".now h2").inner_text() == t("replay-lost")


def test_a_finished_game_is_replayed(site: Site, hosted: str) -> None:
    screen = site.visit("/", address=hosted)
    screen.page.locator(".table.fresh").wait_for()
    screen.click(4, 4)
    screen.seated()
    screen.until(lambda: screen.cell(4, 4) == "empty")
    screen.give_up()
    kept = screen.page.locator(".outcome .note", has_text=t("local-kept", file=t("end-fair-file")))
    kept.wait_for()
    screen.page.locator(".ending a", has_text=t("end-replay")).click()
    screen.page.locator(
        ".replay .tally", has_text=t("replay-tally", guesses=0, mistakes=0)
    ).wait_for()
    screen.press("ArrowRight")
    screen.until(lambda: screen.cell(4, 4).startswith("empty"))


def _file(name: str, data: bytes) -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": data}


def answer(screen: Screen, row: int, column: int, *, flag: bool = False) -> None:
    screen.page.mouse.click(*screen.at(row, column), button="right" if flag else "left")


def solve_puzzles(screen: Screen, address: str) -> None:
    """Solve one in training and two in Puzzle Rush."""
    page = screen.page
    page.goto(f"{address}/puzzles")
    page.get_by_role("button", name=t("technique-split")).click()
    solve_puzzle(screen)
    page.get_by_role("button", name=t("puzzles-stop")).click()
    assert page.locator(".rated-way").count() == 0
    page.locator(".puzzle-ways .start").click()
    for score in ("1", "2"):
        solve_puzzle(screen)
        screen.until(lambda score=score: page.locator(".rush-head b").last.inner_text() == score)
        page.locator(".quiz-words").wait_for(state="detached")
    page.get_by_role("button", name=t("puzzles-stop")).click()
    page.locator(".rush-result", has_text=t("puzzles-over-best", score=2)).wait_for()


def test_puzzles_need_no_server(site: Site, hosted: str) -> None:
    screen = site.visit("/learn", address=hosted)
    solve_puzzles(screen, hosted)


def test_lessons_are_solved_and_remembered(site: Site, hosted: str) -> None:
    screen = site.visit("/learn/single/", address=hosted).seated()
    example = ROWS["single"].examples[0].position
    found = analyse(example)
    if found.safe:
        answer(screen, *found.safe[0])
    else:
        answer(screen, *found.mined[0], flag=True)
    screen.page.locator(".quiz.right").wait_for()
    screen.page.goto(f"{hosted}/learn/")
    total = len(ROWS["single"].examples)
    done = t("learn-progress", done=1, total=total)
    screen.page.locator(".lesson", has_text=done).first.wait_for()
    assert screen.page.locator(".trainer-card").count() == 0


def test_answers_are_judged_as_python_does(site: Site, hosted: str) -> None:
    screen = site.visit("/help/", address=hosted)
    source = Random(4)
    for row in ROWS.values():
        for example in row.examples:
            position = example.position
            hidden = [at for at, code in enumerate(position.cells) if code == HIDDEN]
            cell = position.grid.place(source.choice(hidden))
            for deed in ("open", "flag", "pass"):
                there = judged(position, cell, deed).document()
                here = screen.ask(
                    """async ([rows, mines, cell, deed]) => {
                        const url = new URL("../static/js/learn/without-server.js", location.href);
                        return (await import(url)).judgedHere({rows, mines}, cell, deed);
                    }""",
                    [position.rows(), position.mines, list(cell), deed],
                )
                del there["technique"]
                assert keys(here) == keys(there)


def keys(told: dict) -> dict:
    """A judgement without the digits of chances, which may differ in their last."""
    said = {name: [message["key"] for message in told[name]] for name in ("verdict", "why")}
    return (
        {name: [*map(list, told[name])] for name in ("safe", "mined", "clues")}
        | said
        | {"right": told["right"]}
    )
