"""Replays through their page: stepping, judgements, chances, running, forks, files, qubits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from qmines.core.position import Position
from qmines.messages import Translator
from qmines.modes.knowledge import without_marks
from qmines.notation.rawvf import read_recording
from qmines.quantum.hints import qubit_hint
from qmines.session import Game, load, new_game
from qmines.session.recorded import recorded_steps
from qmines.session.review import GUESS, MISTAKE, Review, Reviewer
from qmines.session.steps import Steps
from qmines.solver import analyse
from qmines.solver.guess import guess_of
from session.test_recorded import SAMPLE

from .driver import DESK, PHONE, t
from .test_pages import fits, violations

if TYPE_CHECKING:
    from pathlib import Path

    from .driver import Screen, Site


def mine_game(seed: int = 3, level: str = "9x9x10", rules: str = "classic") -> Game:
    """A game with a flag, an undo, a pause, guesses, and a mistake at its end."""
    game = new_game(level, rules, seed=seed)
    game.open(4, 4)
    for event in ("flag 0 0", "undo", "pause", "resume"):
        game.do(event)
    while not game.outcome.over and game.sequence < 24:
        found = analyse(game.position)
        game.open(*(found.safe[0] if found.safe else guess_of(found).cell))
    if not game.outcome.over:
        found = analyse(game.position)
        game.open(*found.mined[0])
    return game


def qubit_game() -> Game:
    game = new_game("2", "qubits", seed=4)
    game.do("open-z 1 1")
    while not game.outcome.over and game.sequence < 14:
        game.do(qubit_hint(game.view.qubits.position, textbook=False).event)
    if not game.outcome.over:
        game.resign()
    return game


def opened(site: Site, game: Game, folder: Path, **how: Any) -> Screen:
    """The page with a file that was chosen, its moves judged."""
    path = folder / "it.qmines"
    game.save(path)
    screen = site.visit("/replay", **how)
    screen.page.locator("input[type=file]").set_input_files(path)
    screen.seated()
    return judged(screen)


def judged(screen: Screen) -> Screen:
    tally = screen.page.locator(".tally")
    screen.until(lambda: "guess" in tally.inner_text() and "so far" not in tally.inner_text())
    return screen


def in_a_game(screen: Screen) -> None:
    """Wait until the page is that of a game."""
    screen.page.locator(".page-play [role=gridcell]").first.wait_for(state="attached")


def step(screen: Screen) -> int:
    return int(screen.page.locator(".scrub input").input_value())


def at(screen: Screen, number: int) -> None:
    """Wait until a step is shown."""
    screen.until(lambda: step(screen) == number)


def said(review: Review) -> str:
    return Translator()(*review.messages)


def words(screen: Screen) -> str:
    return screen.page.locator(".now .words").inner_text()


def agrees(screen: Screen, view: Any) -> None:
    """The chances on the page become those of the solver for this view."""
    cells = without_marks(view.cells)
    chance = analyse(Position(view.grid, cells, view.total)).mine_probability

    def same() -> bool:
        shown = {
            cell: int(match[1])
            for cell, name in screen.names().items()
            if (match := re.search(r", (\d+)% chance of a mine", name))
        }
        near = [abs(chance[cell] - share / 100) <= 0.005 + 1e-9 for cell, share in shown.items()]
        return bool(near) and all(near)

    screen.until(same)


def test_keys_alone(site: Site, tmp_path: Path) -> None:
    """Every step on and back is what was seen then; guesses, mistakes and both ends are found."""
    game = mine_game()
    steps = Steps.of(game, game.seed)
    reviewer = Reviewer(steps)
    reviews = [reviewer.review(number) for number in range(game.sequence)]
    screen = opened(site, game, tmp_path)
    screen.until(lambda: words(screen) == said(reviews[0]))  # the first click is safe anywhere
    assert not any("% chance" in name for name in screen.names().values())
    assert screen.page.locator(".best-words").inner_text() == ""
    for number in range(1, game.sequence + 1):
        screen.press("ArrowRight")
        at(screen, number)
        if number < game.sequence:
            screen.until(lambda number=number: words(screen) == said(reviews[number]))
    end = steps[game.sequence].view
    screen.until(lambda: screen.page.locator(".now h2").inner_text() == t("replay-lost"))
    screen.until(lambda: t("cell-hit") in screen.cell(*end.grid.place(end.hit[0])))
    for number in (game.sequence - 1, game.sequence - 2):
        screen.press("ArrowLeft")
        at(screen, number)
        agrees(screen, steps[number].view)
    screen.press("Home")
    at(screen, 0)
    marked = [r.number for r in reviews if r.kind in {GUESS, MISTAKE}]
    assert marked
    for number in marked:
        screen.press("n")
        at(screen, number)
        screen.until(lambda number=number: said(reviews[number]) in screen.announced)
    screen.press("End")
    at(screen, game.sequence)
    screen.press("p")
    at(screen, marked[-1])
    agrees(screen, steps[marked[-1]].view)
    screen.press("o")
    screen.until(lambda: not any("% chance" in name for name in screen.names().values()))
    screen.press("o")
    agrees(screen, steps[marked[-1]].view)
    screen.press("w", "a")
    screen.until(
        lambda: "row 4, column 4" in screen.page.locator(".tools [role=status]").inner_text()
    )


def test_what_was_paused_is_covered(site: Site, tmp_path: Path) -> None:
    game = mine_game()
    screen = opened(site, game, tmp_path)
    pause = [entry.event for entry in game.transcript].index("pause")
    for _ in range(pause + 1):
        screen.press("ArrowRight")
    at(screen, pause + 1)
    screen.until(lambda: set(screen.names().values()) == {t("board-covered")})
    best = screen.page.locator(".best-words")
    screen.until(lambda: "paused" in best.inner_text())


def test_it_runs_and_stops(site: Site, tmp_path: Path) -> None:
    game = mine_game()
    screen = opened(site, game, tmp_path)
    screen.page.locator(".transport select").select_option("30")
    screen.press("Home")
    screen.page.get_by_role("button", name=t("replay-play"), exact=True).click()
    at(screen, game.sequence)
    screen.page.get_by_role("button", name=t("replay-play"), exact=True).wait_for()
    screen.page.locator(".transport select").select_option("x1")  # as played: at once
    screen.page.locator(".scrub input").focus()
    screen.press(" ")
    at(screen, game.sequence)
    screen.page.locator(".transport select").select_option("1")
    screen.page.locator(".scrub input").focus()
    screen.press("Home", " ")
    screen.page.get_by_role("button", name=t("replay-pause"), exact=True).wait_for()
    screen.press("ArrowRight")
    screen.page.get_by_role("button", name=t("replay-play"), exact=True).wait_for()


def test_from_the_end_card_to_the_replay_and_a_fork(site: Site) -> None:
    """A game is played and lost; its replay is a link away, and from its middle it goes on."""
    screen = site.blank().play("classic", "9x9x10", first="opening")
    screen.press("Enter")
    screen.settled()
    screen.give_up()
    screen.ending()
    screen.page.get_by_role("link", name=t("end-replay")).click()
    screen.page.locator(".transport").wait_for()
    judged(screen)
    game = screen.page.url.rpartition("/")[2]
    file = screen.ask("async (id) => (await fetch(`/api/games/${id}/file`)).text()", game)
    played = load(file.encode())
    assert f"{played.sequence}" in screen.page.locator(".where").inner_text()
    screen.press("End", "ArrowLeft")
    at(screen, played.sequence - 1)
    screen.until(lambda: screen.page.url.endswith(f"?step={played.sequence - 1}"))
    screen.page.reload()
    judged(screen.seated())
    at(screen, played.sequence - 1)
    before = Steps.of(played, played.seed)[played.sequence - 1].view
    agrees(screen, before)
    screen.button(t("replay-fork"))
    in_a_game(screen)
    screen.until(lambda: screen.position(10).rows() == Position(before.grid, before.cells).rows())
    assert screen.told()["seed"] is None
    screen.page.go_back()
    screen.page.locator(".page-replay .tally").wait_for()
    judged(screen)
    screen.press("End", "ArrowLeft")
    at(screen, played.sequence - 1)
    screen.until(
        lambda: (
            t("replay-best", move="").split(":")[0]
            in screen.page.locator(".best-words").inner_text()
        )
    )
    screen.button(t("replay-fork-other"))
    in_a_game(screen)
    screen.until(lambda: screen.position(10).rows() == Position(before.grid, before.cells).rows())


def test_under_other_rules(site: Site, tmp_path: Path) -> None:
    game = mine_game(rules="forgiving")
    screen = opened(site, game, tmp_path)
    screen.page.get_by_text(t("replay-rules")).click()
    rows = screen.page.locator(".otherwise li strong")
    screen.until(lambda: rows.count() == 3)
    assert rows.first.inner_text() == "Classic"
    buttons = screen.page.locator(".otherwise button")
    if buttons.count():
        number = int(buttons.first.inner_text().split()[1])
        buttons.first.click()
        at(screen, number)


def test_qubits(site: Site, tmp_path: Path) -> None:
    """Both boards, the chances of both, and what was measured in words."""
    game = qubit_game()
    screen = opened(site, game, tmp_path)
    for _ in range(4):
        screen.press("ArrowRight")
    at(screen, 4)
    steps = Steps.of(game, game.seed)
    survival = steps[4].chances.survival
    story = screen.page.locator(".story li")
    screen.until(lambda: story.count() > 0 and "Measured" in story.first.inner_text())
    for board in (0, 1):

        def same(board: int = board) -> bool:
            shown = {
                cell: int(match[1])
                for cell, name in screen.names(board).items()
                if (match := re.search(r", (\d+)% chance of a mine", name))
            }
            chances = {cell: 1 - survival[game.setup.grid.index(*cell), board] for cell in shown}
            return bool(shown) and all(
                abs(chances[cell] - share / 100) <= 0.005 + 1e-9 for cell, share in shown.items()
            )

        screen.until(same)
    assert t("replay-fork-qubits-note") in screen.page.locator(".tools").inner_text()
    screen.button(t("replay-fork"))
    in_a_game(screen)
    assert screen.told()["view"]["sequence"] == 4


def test_a_dropped_file_and_one_that_is_none(site: Site) -> None:
    screen = site.visit("/replay")
    screen.page.locator(".drop").wait_for()
    drop = """([text, name]) => {
        const given = new DataTransfer();
        given.items.add(new File([text], name));
        document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: given, bubbles: true}));
    }"""
    screen.trouble_expected = True  # a refusal is noted by the browser
    screen.ask(drop, ["hello", "it.txt"])
    trouble = screen.page.locator(".trouble")
    screen.until(lambda: "not" in trouble.inner_text())
    game = mine_game()
    screen.ask(drop, [game.save().decode(), "it.qmines"])
    judged(screen.seated())
    assert f"/ {game.sequence}" in screen.page.locator(".where").inner_text()
    screen.ask(drop, ["hello again", "it.txt"])
    screen.until(lambda: "not" in screen.page.locator(".side .trouble").inner_text())


def test_a_recorded_game_of_another_program(site: Site, tmp_path: Path) -> None:
    """Its moves are judged, and it goes on from any of them, on another board."""
    path = tmp_path / "it.rawvf"
    path.write_bytes(SAMPLE)
    screen = site.visit("/replay")
    screen.page.locator("input[type=file]").set_input_files(path)
    judged(screen.seated())
    assert (
        t("replay-recorded-program", program="Minesweeper Arbiter")[:-1]
        in screen.page.locator(".side").inner_text()
    )
    assert not screen.page.get_by_role("button", name=t("replay-fork"), exact=True).is_visible()
    screen.press("n")
    screen.until(lambda: step(screen) > 0)
    shown = recorded_steps(read_recording(SAMPLE))[step(screen)].view
    agrees(screen, shown)
    screen.button(t("replay-fork-other-only"))
    in_a_game(screen)
    screen.until(lambda: screen.position(2).rows() == Position(shown.grid, shown.cells).rows())


def test_a_game_that_goes_on_has_no_replay(site: Site) -> None:
    screen = site.blank().play("classic", "9x9x10")
    screen.trouble_expected = True
    screen.page.goto(screen.page.url.replace("/game/", "/replay/"))
    screen.until(lambda: t("file-unfinished") in screen.page.locator("main").inner_text())


@pytest.mark.parametrize("kind", ["mines", "qubits", "none"])
@pytest.mark.parametrize(
    ("size", "dark"), [(PHONE, True), (DESK, False)], ids=["phone-night", "desk-day"]
)
def test_it_is_accessible(
    site: Site, tmp_path: Path, size: tuple[int, int], dark: bool, kind: str
) -> None:
    how: dict[str, Any] = {"size": size, "dark": dark, "touch": size == PHONE}
    if kind == "none":
        screen = site.visit("/replay", **how)
        screen.page.locator(".drop").wait_for()
    else:
        game = mine_game() if kind == "mines" else qubit_game()
        screen = opened(site, game, tmp_path, **how)
        screen.page.locator(".scrub input").fill(str(game.sequence - 1))
        at(screen, game.sequence - 1)
        if kind == "mines":
            screen.page.get_by_text(t("replay-rules")).click()
            screen.page.locator(".otherwise strong").first.wait_for()
    assert violations(screen) == []
    assert fits(screen)
