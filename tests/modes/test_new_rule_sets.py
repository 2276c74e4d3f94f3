"""Adding a rule set: one file and one registration, whatever its boards and cells are like.

Three that only the tests have, one with three boards, one whose cells show letters and one that
hides nothing, are played through every interface, saved, loaded again, replayed and reviewed.
"""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from golden.interfaces import library, plain, terminal
from golden.interfaces.script import Scenario
from modes.layers import LAYERS
from modes.letters import LETTERS
from modes.lights import LIGHTS
from qmines import modes
from qmines.cli.plain.console import Screen
from qmines.errors import InvalidInput
from qmines.messages import plain_text
from qmines.modes import CellLook, Display
from qmines.modes.registration import check_rules, register
from qmines.play.registry import help_for
from qmines.session import load, new_game, verify
from qmines.session.film import film_of
from qmines.session.review import Reviewer
from qmines.session.steps import SavedSteps
from qmines.store import Store, StoredPlay
from support.server import Server
from support.texts import text, words
from support.waiting import until
from tui.driver import drive

if TYPE_CHECKING:
    from collections.abc import Iterator

ADDED = (LAYERS, LETTERS, LIGHTS)
LAYERED = Scenario(
    "three boards",
    "layers small seed=1",
    [
        "open-red 0 0",
        "mark-green 0 1",
        "open-green 0 1",
        "scan 0 3",
        "open-blue 1 1",
        "undo",
        "open-blue 2 3",
        "pause",
        "resume",
        "leave",
        "return",
        "resume",
        "hint where",
        "open-red 1 2",
    ],
)
SPELLED = Scenario(
    "letters",
    "letters word seed=1",
    [
        "open 0 1",
        "open 0 2",
        "undo",
        "open 1 2",
        "open 0 0",
        "leave",
        "return",
        "resume",
        "open 1 1",
    ],
)
SWITCHED = Scenario(
    "nothing hidden",
    "lights small seed=1",
    [
        "open 0 2",
        "open 1 0",
        "undo",
        "invert",
        "invert",
        "open 1 0",
        "leave",
        "return",
        "resume",
        "open 1 2",
        "open 2 1",
        "open 2 2",
    ],
)
SCENARIOS = [LAYERED, SPELLED, SWITCHED]
LAYERED_END = [["0##1", "##*#", "####"], ["#F#0", "####", "####"], ["###1", "####", "###1"]]


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    before = dict(modes.MODES)
    for mode in ADDED:
        register(mode)
    yield
    modes.MODES.clear()
    modes.MODES.update(before)


def finished(scenario: Scenario) -> bytes:
    """The file of a game that was played to its end."""
    game = new_game(scenario.setup.level, scenario.setup.rules, seed=scenario.seed)
    for event in scenario.requests:
        if event not in {"leave", "return", "hint where"} and not (
            event == "resume" and not game.view.paused
        ):
            game.do(event)
    assert game.outcome.over
    return game.save()


@pytest.mark.extra
def test_all_interfaces_play_them_alike(tmp_path: Path):
    """The library, plain mode and the terminal game; the web site is further below."""
    found = {
        "library": library.record(SCENARIOS),
        "plain": plain.record(SCENARIOS, tmp_path),
        "terminal": terminal.record(SCENARIOS, tmp_path),
    }
    for number, scenario in enumerate(SCENARIOS):
        for at, request in enumerate(scenario.requests):
            if request in {"leave", "return"}:  # which some interfaces do by a pause
                continue
            told = {
                name: (step["rows"], step["result"], step["reason"])
                for name, steps in found.items()
                if (step := steps[number][at]) != {"offered": False}
            }
            assert told, request
            assert len(set(map(str, told.values()))) == 1, (request, told)
    assert found["terminal"][0][-1]["rows"] == LAYERED_END
    assert [step[-1]["reason"] for step in found["plain"]] == ["rules"] * 3
    assert [steps[-1]["result"] for steps in found["library"]] == ["lost", "won", "won"]


def test_the_library_tells_what_an_interface_needs():
    game = new_game("small", "layers", seed=1)
    view = game.do("scan 0 0")
    assert view.board_rows() == [
        ["0###", *["####"] * 2],
        ["1###", *["####"] * 2],
        ["1###", *["####"] * 2],
    ]
    assert view.totals == (("mines", 6), ("scans", 0))
    assert view.document()["totals"] == [("mines", 6), ("scans", 0)]
    with pytest.raises(InvalidInput, match="no scan left"):
        game.do("scan 1 1")
    for refused in (lambda: help_for(game), lambda: game.position):
        with pytest.raises(InvalidInput):
            refused()
    picture = view._repr_svg_() or ""
    assert all(f"board {name}" in picture for name in ("RED", "GREEN", "BLUE"))
    view = game.do("open-green 0 1")
    assert view.explanation == plain_text("A mine on the green layer went off.")
    letters = new_game("word", "letters", seed=1)
    view = letters.do("open 0 1")
    assert view.board_rows() == [["#b#", "###"]]
    assert view.display.cells[view.cells[1]].name == "letter B"
    assert ">B<" in (view._repr_svg_() or "")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: each.title)
def test_they_are_saved_verified_replayed_and_reviewed(scenario: Scenario):
    data = finished(scenario)
    assert verify(data).ok
    game = load(data)
    assert load(game.save()).view.document() == game.view.document()
    unknown = scenario is not SWITCHED  # nobody knows the odds, or there are none
    assert game.measures.luck == (None if unknown else 1.0)
    steps = SavedSteps(data)
    last = steps[len(steps) - 1].view
    assert last.boards == game.view.boards
    film = film_of(steps)
    assert film["frames"][-1][4]["outcome"]["reason"] == "rules"
    assert steps[0].analysis is None
    reviewer = Reviewer(steps)
    keys = [reviewer.review(number).messages[0].key for number in range(len(steps) - 1)]
    assert ("review-too-hard" if unknown else "review-no-risk") in keys


def drawn(view: modes.View) -> list[str]:
    """A view as plain mode draws it."""
    with redirect_stdout(io.StringIO()) as out:
        Screen().draw(view)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_plain_mode_draws_them():
    game = new_game("small", "layers", seed=1)
    game.do("scan 0 0")
    game.do("mark-blue 2 3")
    assert drawn(game.view) == [
        "   Red layer        Green layer      Blue layer",
        "    0  1  2  3       0  1  2  3       0  1  2  3",
        "0   ·  #  #  #   0   1  #  #  #   0   1  #  #  #",
        "1   #  #  #  #   1   #  #  #  #   1   #  #  #  #",
        "2   #  #  #  #   2   #  #  #  #   2   #  #  #  F",
    ]
    game = new_game("word", "letters", seed=1)
    game.do("open 0 1")
    game.do("open 0 2")
    assert drawn(game.view) == ["    0  1  2", "0   #  B", "1   #  #  #"]


def test_the_terminal_game_draws_them(tmp_path: Path):
    async def layers(d):
        await d.sit_down("small", "layers", seed=1)
        assert all(f"{name} layer" in d.text for name in ("Red", "Green", "Blue"))
        assert "mines 6  scans 1" in d.text
        for _ in range(3):
            await d.open(0, 0)
            await d.press(d.app.settings.keys.keys_of("other-board")[0])
        assert d.play.field.active == 0
        assert [board[0] for board in d.view.boards] == [0, 1, 1]
        for action in ("hint", "overlay", "reduced", "check", "solve"):
            await d.press(d.app.settings.keys.keys_of(action)[0])
            assert d.note
        await d.open(1, 2)
        await d.until(lambda: d.screen == "EndScreen")
        assert "A mine on the red layer went off." in d.text
        await d.choose("replay")
        await d.until(lambda: d.screen == "ReplayScreen")
        await d.press(d.app.settings.keys.keys_of("last")[0])
        await d.until(lambda: "A mine on the red layer went off." in d.text)

    async def letters(d):
        await d.sit_down("word", "letters", seed=1)
        await d.open(0, 1)
        await d.open(0, 2)
        assert "B" in d.text.split()
        assert "·" in d.text
        await d.press("f")
        assert d.note == words("play-no-verb", verb="mark")

    async def lights(d):
        await d.sit_down("small", "lights", seed=1)
        assert "lights 4" in d.text
        assert "F7 Invert" in d.text
        await d.press("f7")
        assert "lights 5" in d.text
        assert d.view.sequence == 1
        await d.click_cell(0, 2)
        assert d.view.sequence == 2
        await d.press(d.app.settings.keys.keys_of("palette")[0])
        await d.type("every light")
        await d.press("enter")
        await d.until(lambda: d.view.sequence == 3)
        await d.press(d.app.settings.keys.keys_of("help")[0])
        assert "switch every light" in d.text

    drive(tmp_path, layers, size=(110, 30))
    drive(tmp_path, letters)
    drive(tmp_path, lights)


def test_the_command_line_replays_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    from qmines.cli import main  # noqa: PLC0415

    for scenario in SCENARIOS:
        path = tmp_path / "game.qmines"
        path.write_bytes(finished(scenario))
        for command in ("verify", "replay"):
            with pytest.raises(SystemExit) as left:
                main([command, str(path)])
            assert not left.value.code
        told = capsys.readouterr().out
        assert text("help-none-rules") in told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The web site with these rule sets, known to its solver processes too."""
    tests = str(Path(__file__).parents[1])
    folder = tmp_path_factory.mktemp("web")
    with Server(folder, program=("-m", "modes.serve"), PYTHONPATH=tests) as running:
        yield running


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: each.title)
def test_the_web_site_plays_them(server: Server, scenario: Scenario):
    rules = {rule["name"]: rule for rule in server.get("/api/rules").json()["rules"]}
    described = rules[scenario.setup.rules]
    assert len(described["board_names"]) == described["boards"]
    with Store(f"sqlite:///{server.folder / 'qmines.db'}") as store:
        model = StoredPlay.new(store, scenario.setup, seed=scenario.seed)
        model.do("resign")
    reference = library.record([scenario])[0]
    with server.client() as client:
        game = client.new(again=model.id)
        name, shown = game["id"], game["view"]
        for at, request in enumerate(scenario.requests):
            if request in {"leave", "return"} or (request == "resume" and not shown["paused"]):
                continue
            if request == "hint where":
                told = client.ask(name, "hint", expect=shown["sequence"], strength="where")
                assert told.status_code == 422
                assert told.json()["error"]["key"] == "help-none-rules"
                continue
            client.move(name, shown["sequence"], request)
            shown = client.get(f"/api/games/{name}").json()["view"]
            assert shown["boards"] == reference[at]["rows"], request
        assert shown["outcome"]["reason"] == "rules"
        until(lambda: client.get(f"/api/games/{name}").json()["end"] is not None)
        film = client.get(f"/api/games/{name}/replay").json()
        assert len(film["first"]["boards"]) == described["boards"]
        assert film["frames"][-1][4]["outcome"]["result"] == shown["outcome"]["result"]
        moves = client.get(f"/api/games/{name}/replay/moves").json()["moves"]
        assert len(moves) == len(film["frames"])
        moment = client.get(f"/api/games/{name}/replay/moment?step=0").json()
        assert moment["method"] == "none"
        assert verify(client.get(f"/api/games/{name}/file").content).ok


@pytest.mark.parametrize("rules", modes.MODES)
def test_the_rule_sets_that_exist_pass_the_checks(rules: str):
    check_rules(modes.get(rules))


OPEN, INVERT = LIGHTS.descriptor.events
BOARD = LIGHTS.descriptor.display
REFUSED = {
    "no boards": {"display": replace(BOARD, boards=())},
    "same suffix": {"display": replace(BOARD, boards=BOARD.boards * 2)},
    "open ROW COLUMN": {"events": (INVERT,)},
    "must have the same boards as its display": {"display": replace(BOARD, cells={})},
    "needs a key": {"events": (OPEN, replace(INVERT, key=""))},
    "pause already uses it": {"events": (OPEN, replace(INVERT, key="p"))},
    "invert already uses it": {"events": (OPEN, INVERT, replace(INVERT, verb="swap"))},
    "already the name": {"events": (OPEN, replace(INVERT, verb="undo"))},
    "invert WORD": {"events": (OPEN, replace(INVERT, takes=("word",)))},
    "already a rule set": {"name": "classic"},
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_no_interface_could_play_is_refused(why: str):
    changed = copy(LIGHTS)
    changed.descriptor = replace(LIGHTS.descriptor, **{"name": "changed", **REFUSED[why]})
    before = dict(modes.MODES)
    with pytest.raises(ValueError, match=why):
        register(changed)
    assert before == modes.MODES


def test_what_would_be_mistaken_for_something_else_is_refused():
    for code, look in (
        (5, CellLook("x")),
        (40, CellLook("F")),
        (40, CellLook("x", colour="pink")),
    ):
        with pytest.raises(ValueError, match="its code or symbol is taken"):
            Display(cells={code: look})
    with pytest.raises(ValueError, match="its code or symbol is taken"):
        Display(cells={40: CellLook("x"), 41: CellLook("x")})
