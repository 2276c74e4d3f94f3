"""Games as a caller of the library plays them."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any, cast

import gymnasium
import numpy as np
import pytest

import qmines
from qmines import modes
from qmines.quantum.look import HALVES, halves
from support.messages import refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def test_a_game_from_the_first_click_to_its_file(tmp_path: Path) -> None:
    game = qmines.new_game("9x9x10", rules="forgiving", seed=7, strict=True)
    view = game.open(4, 4)
    assert type(game) is qmines.Game
    assert type(game.position) is qmines.Position
    assert view.position == game.position
    safe = game.position.analyse().safe
    game.flag(0, 0)
    game.undo()
    assert game.open(*safe[0]).outcome == qmines.Outcome()
    path = tmp_path / "game.qmines"
    game.save(path)
    again = qmines.load(path)
    assert type(again) is qmines.Game
    assert again.save() == game.save() == path.read_bytes()
    assert again.position.analyse().safe == game.position.analyse().safe
    assert qmines.verify(path).ok
    assert again.measures.left.effective == 2
    again.resign()
    assert again.outcome == qmines.Outcome(qmines.Result.LOST, qmines.Reason.RESIGNED)


def test_both_are_one_game(tmp_path: Path) -> None:
    options: Any = {"player_seed": "mine", "ranked": True, "first_click": "safe"}
    game = qmines.new_game("expert", seed="Ada", **options)
    game.open(0, 0)
    again = qmines.load(game.save())
    assert again.header == game.header
    with refused("move-ranked-undo", qmines.InvalidInput):
        again.undo()
    with pytest.raises(qmines.NotationError):
        qmines.load(b"{}")
    with pytest.raises(OSError, match="No such file"):
        qmines.load(tmp_path / "none")


def test_numbers_of_numpy_are_numbers() -> None:
    chances = np.array([[0.5, 0.1], [0.2, 0.3]])
    row, column = np.unravel_index(np.argmin(chances), chances.shape)  # as agents find a cell
    game = qmines.new_game("9x9x10", seed=7)
    assert game.open(row, column).sequence == 1
    assert game.transcript[-1].event == "open 0 1"
    mask = np.array([True, False, True])
    position = qmines.Position.from_rows(["###"], mines=mask.sum())
    assert (position.mines, type(position.mines)) == (2, int)
    assert qmines.load(game.save()).position == game.position


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ((-1, 0), r"\(-1,0\)"),
        ((0, 9), r"\(0,9\)"),
        (("a", 0), "row and column must be whole numbers, not 'a' and 0"),
        ((1.0, 0), "not 1.0 and 0"),
        ((None, 0), "not None and 0"),
    ],
)
def test_a_cell_that_is_none_is_refused_in_words(place: tuple[Any, Any], words: str) -> None:
    game = qmines.new_game("9x9x10", seed=7)
    with pytest.raises(qmines.InvalidInput, match=words):
        game.open(*place)
    assert game.sequence == 0


@pytest.mark.parametrize("level", [5, (9, 9, 10)])
def test_a_level_that_is_none_is_refused_in_words(level: Any) -> None:
    with refused("invalid-level-type", qmines.InvalidInput):
        qmines.new_game(level)
    with refused("invalid-level-type", qmines.InvalidInput):
        qmines.parse_level(level)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (
            lambda: qmines.no_guess("beginner", start=cast("Any", 5)),
            r"\(row, column\), not 5",
        ),
        (lambda: qmines.no_guess("beginner", start=cast("Any", "x")), "not 'x'"),
        (lambda: qmines.svg_of(cast("Any", 3)), "svg_of needs a position, .* not 3"),
        (lambda: qmines.difficulty(cast("Any", 3)), "A level must be"),
        (lambda: qmines.Position.from_array([[1, 2], [3]]), "every row"),
        (lambda: qmines.Position.from_array([["#"]]), "use from_rows"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused_in_words(
    call: Callable[[], object], words: str
) -> None:
    with pytest.raises(qmines.InvalidInput, match=words):
        call()


def test_a_game_says_what_it_is() -> None:
    game = qmines.new_game("expert", seed=7)
    assert repr(game) == "<Game of classic on 30×16: playing after 0 events>"
    assert repr(game.open(3, 4)) == "<View of 30×16: playing after 1 event, 99 mines to find>"


def test_the_store_is_at_hand(tmp_path: Path) -> None:
    with qmines.Store(f"sqlite:///{tmp_path / 'x.db'}") as store:
        assert store.games() == []
    with pytest.raises(qmines.StoreError):
        qmines.Store("nonsense")


def test_copies_are_independent() -> None:
    game = qmines.new_game("9x9x10", "forgiving", seed=7)
    game.open(4, 4)
    for made in (
        game.copy(),
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
    ):
        assert type(made) is qmines.Game
        assert (made.chain, made.position) == (game.chain, game.position)
        made.resign()
        assert made.outcome.over
        assert not game.outcome.over


@pytest.mark.parametrize("rules", ["classic", "forgiving", "qubits", "entangled", "sandbox"])
def test_every_game_can_be_pickled(rules: str) -> None:
    level = {"classic": "9x9x10", "forgiving": "9x9x10"}.get(rules)
    game = qmines.new_game(level or modes.MODES[rules].descriptor.level, rules, seed=3)
    game.do("open 0 0" if level else "open-z 0 0")
    made = pickle.loads(pickle.dumps(game))
    assert made.chain == game.chain
    assert made.view.boards == game.view.boards
    assert made.save() == game.save()


def test_what_is_printed() -> None:
    position = qmines.Position.parse("1#\n##", mines=1)
    assert str(position) == "1 #\n# #"
    assert qmines.Position.parse(str(position), mines=1) == position
    assert str(position.analyse()).split() == ["1", "33", "33", "33"]
    assert str(position.hint()) == position.hint().explain()
    game = qmines.new_game("9x9x10", seed=7)
    game.open(4, 4)
    assert str(game) == str(game.view) == str(game.position)
    two = str(qmines.new_game("1", "qubits", seed=7))
    assert two.count("# # # #") == 8
    assert two.startswith("Z board:")
    assert len(repr(qmines.new_game("expert", seed=7).position)) < 80


def test_boards_and_sentences_are_printed_and_the_rest_is_short() -> None:
    board = qmines.Board.from_rows(["..*", "..."])
    assert str(board) == ". . *\n. . ."
    made, puzzle = qmines.no_guess("expert", seed=1), qmines.puzzle("pair", seed=1)
    assert str(made) == str(made.board)
    assert str(puzzle) == str(puzzle.position)
    assert str(qmines.Position.parse("1#").reduced()) == "1 #"
    game = qmines.new_game("expert", seed=7)
    game.open(3, 4)
    hint = game.hint()
    game.resign()
    assert str(game.outcome) == str(game.outcome.line())
    position = game.position
    shown = (hint, made, made.board, puzzle, game.outcome, qmines.Tracker(position))
    for thing in (*shown, position.reduced()):
        assert len(repr(thing)) < 150, thing


def test_numbers_of_qubits_are_printed_as_players_see_them() -> None:
    game = qmines.new_game("1", rules="qubits", seed=1)
    game.open_z(0, 0)
    number = game.view.boards[1][game.setup.grid.index(1, 1)] - HALVES
    assert number % 2, "a half was expected"
    second = str(game).split("\n\n")[1].splitlines()[2]
    assert second.split()[1] == halves(number)
    assert len({len(line) for line in str(game).splitlines() if line and ":" not in line}) <= 2


def test_positions_from_arrays() -> None:
    rows = ["1#", "F2", "08"]
    given = np.array([[1, -1], [-2, 2], [0, 8]], dtype=np.int8)
    assert qmines.Position.from_array(given, mines=1) == qmines.Position.from_rows(rows, mines=1)
    environment = gymnasium.make("qmines.gym:qmines/Classic-v0", level="beginner")
    observation, _ = environment.reset(seed=1)
    assert set(qmines.Position.from_array(observation, mines=10).rows()) == {"#" * 9}


@pytest.mark.parametrize("bad", [[[9]], [[-3]], [[0.5]], [], [1, 2], [[[1]]]])
def test_arrays_that_are_no_position(bad: object) -> None:
    with pytest.raises(qmines.InvalidInput):
        qmines.Position.from_array(bad)  # type: ignore[arg-type]


def test_qubits_without_event_texts() -> None:
    game = qmines.new_game("1", "qubits", seed=7)
    with pytest.raises(qmines.InvalidInput):
        game.circuit()
    assert game.open_z(0, 0).opened > 0
    hint = game.hint()
    assert hint.explain()
    assert str(hint) == hint.explain("why")
    for event in hint.events:
        game.do(event)
    game.resign()
    assert [game.state_of(0, column) for column in range(4)] == ["|0⟩", "|0⟩", "|1⟩", "|-⟩"]
    assert game.circuit().qasm3().startswith("OPENQASM 3")
    assert game.circuit().qasm2().startswith("OPENQASM 2")
    assert str(game.circuit())
    with pytest.raises(qmines.InvalidInput, match="no qubits"):
        qmines.new_game("9x9x10").circuit()


def test_modules_are_listed() -> None:
    assert {"gym", "lab", "quantum"} <= set(dir(qmines))
    assert qmines.lab.LocalWorkers
    assert qmines.quantum.__doc__


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: qmines.new_game("expert", first_clik="safe"), "first_click"),
        (lambda: qmines.new_game("expert", first_click="risky"), "first_click"),
        (lambda: qmines.new_game(board=["*.."]), "board"),
        (lambda: qmines.analyse("expert"), "position"),
        (lambda: qmines.Position.parse("1#", mines=1).analyse(budget=3), "budget"),
        (lambda: qmines.simulate("beginner", games=-5), "games"),
        (lambda: qmines.simulate("beginner", games=1.5), "games"),
        (lambda: qmines.simulate("beginner", jobs=0), "jobs"),
        (lambda: qmines.simulate("beginner", seed="one"), "seed"),
        (lambda: qmines.simulate("beginner", policy=3), "policy"),
    ],
)
def test_wrong_arguments_are_named(call: Any, words: str) -> None:
    with pytest.raises(qmines.InvalidInput, match=rf"\b{words}\b"):
        call()


def test_an_array_makes_the_same_position_again() -> None:
    position = qmines.Position.parse("1#F\n#2#\n###", mines=2)
    array = position.to_array()
    assert (array.dtype.name, array.shape) == ("int8", (3, 3))
    assert qmines.Position.from_array(array, mines=2) == position


def test_what_a_simulation_looks_like() -> None:
    played = qmines.simulate("beginner", games=20, policy="simple", against="deduce", jobs=1)
    won = [each.won for each in (played.results, played.other)]
    assert repr(played) == f"<Simulation: simple {won[0]}/20, deduce {won[1]}/20>"
    assert repr(played.results) == f"<Results: simple {won[0]}/20>"


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    """Not the draft that is written first."""
    with pytest.raises(FileNotFoundError, match=r"nowhere.a\.qmines"):
        qmines.new_game("beginner", seed=1).save(tmp_path / "nowhere" / "a.qmines")
