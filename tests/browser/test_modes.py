"""Each rule set won and lost through the page alone.

The player knows what the page shows and nothing else: of mines the names of the cells, which
the exact solver reads; of qubits the chances that the page lays over them.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

import pytest

from qmines.messages import Message
from qmines.solver import analyse

from .driver import PHONE, t
from .past import ended_game

if TYPE_CHECKING:
    from qmines.errors import Cell

    from .driver import Screen, Site
    from .serving import Server

MINES = 10
_CHANCE = re.compile(r"hidden, (\d+)% chance of a mine")


def first_open(screen: Screen) -> None:
    screen.click(4, 4)
    screen.until(lambda: screen.cell(4, 4) == "empty")


def play_on(screen: Screen) -> None:
    """Open what is certainly safe, as long as there is any."""
    while not screen.over:
        safe = analyse(screen.position(MINES)).safe
        closed = [cell for cell in safe if screen.cell(*cell) == "hidden"]
        assert closed, "nothing is certain"
        for cell in closed:
            if not screen.over and screen.cell(*cell) == "hidden":
                screen.click(*cell)


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_won(site: Site, rules: str) -> None:
    screen = site.blank().play(rules, "beginner", no_guess=True)
    first_open(screen)
    play_on(screen)
    told = screen.ending()
    assert t("end-won") in told
    assert re.search(r"3BV\s+(\d+) of \1\b", told)
    assert t("end-luck-none") in told
    assert screen.counter == 0
    assert set(screen.names().values()) <= {"empty", "flag", *_clues()}


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_lost(site: Site, rules: str) -> None:
    screen = site.blank().play(rules, "beginner", no_guess=True)
    first_open(screen)
    mined = analyse(screen.position(MINES)).mined
    screen.click(*mined[0])
    told = screen.ending()
    assert t("end-lost") in told
    assert screen.cell(*mined[0]) == t("cell-hit")
    shown = list(screen.names().values())
    assert shown.count("mine") + 1 == MINES
    step_through_the_chain(screen, mined[0])
    assert list(screen.names().values()).count("mine") + 1 == MINES


def step_through_the_chain(screen: Screen, mine: Cell) -> None:
    """Each step points at something; the last one at the mine."""
    button = partial(screen.page.get_by_role, "button", exact=True)
    screen.until(lambda: button(name=t("chain-open")).is_visible())
    button(name=t("chain-open")).click()
    said = screen.page.locator(".chain p")
    while (onward := button(name=t("chain-next"))).is_visible() and onward.is_enabled():
        assert said.inner_text()
        assert any(t("board-hint-clue") in name for name in screen.names().values())
        onward.click()
    assert screen.cell(*mine).endswith(t("board-hint-mine"))
    screen.press("Enter")  # at the end too, it goes nowhere else
    assert screen.cell(*mine).endswith(t("board-hint-mine"))
    button(name=t("chain-close")).click()
    screen.until(lambda: not said.is_visible())


def test_a_chain_shows_the_numbers_under_safe_cells(site: Site) -> None:
    for _ in range(40):  # until the mine is not in the other place
        screen = site.visit(size=PHONE, touch=True)
        screen.play("forgiving", "4x1x1", position="4x1x1_HbH2").click(0, 2)
        if t("end-lost") in screen.ending():
            break
        screen.page.context.close()
    button = partial(screen.page.get_by_role, "button", exact=True)
    button(name=t("chain-open")).click()
    assert screen.cell(0, 3) == f"1, {t('board-hint-safe')}"
    assert t("chain-step", step=1, steps=2) in screen.ending()
    place = "(each) => [each.offsetLeft, each.offsetTop]"
    both = ("chain-back", "chain-next")
    places = [button(name=t(name)).evaluate(place) for name in both]
    screen.press("ArrowRight")
    assert screen.cell(0, 3) == f"1, {t('board-hint-clue')}"
    screen.press("ArrowLeft")
    assert screen.cell(0, 3) == f"1, {t('board-hint-safe')}"
    button(name=t("chain-next")).click()
    assert places == [button(name=t(name)).evaluate(place) for name in both]
    assert screen.cell(0, 3) == f"1, {t('board-hint-clue')}"
    assert screen.cell(0, 2) == f"{t('cell-hit')}, {t('board-hint-mine')}"
    button(name=t("chain-close")).click()
    assert screen.cell(0, 3) == t("cell-hidden")


def test_forgiving_saves_a_guess(site: Site, server: Server) -> None:
    """Where nothing is certain no cell can lose: all games of guesses are won."""
    options = {"first": "anything", "notice": "now"}
    screen = site.blank().play_again(
        ended_game(server.folder, "forgiving", "5x5x8", seed=1, **options)
    )
    while not screen.over:
        found = analyse(screen.position(8))
        cells = found.safe or [
            cell
            for cell, name in screen.names().items()
            if name == "hidden" and cell not in found.mined
        ]
        screen.click(*cells[0])
    assert t("end-won") in screen.ending()
    told = screen.told()["view"]["saves"]
    assert told == len(screen.told()["view"]["saved"]) > 0
    assert screen.page.locator(".ending .saves li").count() == told


def chances(screen: Screen) -> list[tuple[int, Cell, int]]:
    """All chances that the page shows: board, cell, percent."""
    screen.page.wait_for_timeout(50)
    return [
        (board, cell, int(match[1]))
        for board in (0, 1)
        for cell, name in screen.names(board).items()
        if (match := _CHANCE.match(name))
    ]


def overlay(screen: Screen) -> None:
    screen.press("o")
    screen.until(lambda: bool(chances(screen)))


def play_qubits(screen: Screen) -> None:
    """Measure what has no chance of a mine; ask cells that share a state under a shield."""
    while not screen.over:
        shown = chances(screen)
        safe = [(board, cell) for board, cell, percent in shown if percent == 0]
        if safe:
            board, cell = safe[0]
            screen.click(*cell, board)
        else:
            board, cell = next((b, cell) for b, cell, percent in shown if percent == 50)
            screen.button(t("game-tool-shield"))
            screen.click(*cell, board)
        screen.until(
            lambda board=board, cell=cell: screen.over or screen.cell(*cell, board)[:6] != "hidden"
        )


@pytest.mark.quick
def test_qubits_won(site: Site) -> None:
    """The tutorial: from the corner on, something is always certain."""
    screen = site.blank().play("qubits", "1")
    screen.click(0, 0, 0)
    overlay(screen)
    play_qubits(screen)
    screen.page.locator(".coach").get_by_role("button", name=t("lesson-next")).wait_for()
    assert not screen.page.locator(".ending").is_visible()  # the coach leads on
    screen.button(t("coach-hide"))
    assert t("end-won") in screen.ending()
    assert screen.page.locator(".story li").count() >= 5
    assert "on the Z board: no mine." in screen.page.locator(".story").inner_text()
    assert not screen.page.locator(".story").evaluate(
        """(list) => {
            const top = list.offsetTop + list.scrollTop;
            const above = [...list.children].filter((item) => item.offsetTop < top - 1);
            return above.some((item) => item.offsetTop + item.offsetHeight > top + 1);
        }"""
    )  # no item is cut off


def test_qubits_lost_and_explained(site: Site) -> None:
    screen = site.blank().play("qubits", "1")
    screen.click(0, 2, 0)  # |1⟩, by the tutorial's fixed layout
    screen.page.locator(".coach").get_by_role("button", name=t("coach-undo-button")).wait_for()
    assert not screen.page.locator(".ending").is_visible()  # the coach leads on
    screen.button(t("coach-hide"))
    assert t("end-lost") in screen.ending()
    screen.button(t("end-states"))
    assert screen.page.locator(".deck").bounding_box()["y"] > 0  # in sight beside the long card
    screen.until(lambda: screen.cell(0, 2, 1) == t("cell-hit"))
    screen.until(lambda: screen.cell(3, 2) == t("board-look-toss"))
    assert screen.cell(3, 2, 1) == t("cell-mine")
    screen.click(0, 2, 0)
    held = Message("state-one", label="|1⟩")
    screen.until(lambda: t("measured-state", state=held, chance="1") in screen.said)
    line = screen.page.locator(".field-side > .line")
    assert "⟩" not in line.inner_text()
    screen.page.get_by_label(t("game-dirac")).check()
    screen.until(lambda: screen.cell(3, 2, 1) == t("board-look-state", state="plus"))
    assert "|0⟩ 12" in line.inner_text()
    loaded = "() => document.querySelector({}).naturalWidth > 50"
    screen.page.wait_for_function(loaded.format('".bloch"'))
    screen.button(t("end-circuit"))
    screen.page.wait_for_function(loaded.format('".circuit"'))


def test_a_circuit_that_is_too_large_to_draw(site: Site) -> None:
    screen = site.blank().play("qubits", "40x40x0")
    screen.click(20, 20, 0)
    assert t("end-won") in screen.ending()
    screen.page.wait_for_load_state("networkidle")  # the card is drawn again with its rank
    screen.trouble_expected = True
    screen.button(t("end-circuit"))
    screen.page.get_by_text(t("end-circuit-large")).wait_for()


def test_entangled_won(site: Site) -> None:
    """A singlet: a shield settles it, and the far cell with it."""
    screen = site.blank().play("entangled", "0000/0aa0/0000")
    assert t("board-look-linked", letter="a") in screen.cell(1, 1)
    screen.click(0, 0, 0)
    overlay(screen)
    play_qubits(screen)
    assert t("end-won") in screen.ending()


def test_entangled_lost(site: Site) -> None:
    screen = site.blank().play("entangled", "000aa/00000/00001")
    screen.click(0, 0, 0)
    screen.click(2, 4, 0)
    assert t("end-lost") in screen.ending()
    assert screen.cell(2, 4) == t("cell-hit")


def test_links_are_offered_where_some_can_be_seen(site: Site) -> None:
    for rules, level, hidden, shown in (
        ("entangled", "pairs-8x8", False, 1),
        ("entangled", "pairs-8x8", True, 0),
        ("qubits", "1", None, 0),
    ):
        screen = site.blank().play(rules, level, **({} if hidden is None else {"hidden": hidden}))
        screen.page.get_by_role("button", name=t("game-give-up")).wait_for()
        assert screen.page.get_by_label(t("game-show-links")).count() == shown, (rules, hidden)


def _clues() -> set[str]:
    told = {
        t("board-look-clue", number=str(clue), left=n) for clue in range(1, 9) for n in range(9)
    }
    return told | set("12345678")
