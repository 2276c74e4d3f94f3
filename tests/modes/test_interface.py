"""The interface of rule sets, by a dummy unlike Classic and by all that exist."""

from __future__ import annotations

import pytest

from modes.dummy import DUMMY
from qmines import modes
from qmines.core.events import Event
from qmines.core.levels import Level
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.messages import plain_text
from qmines.modes import Option, Result, make_setup
from qmines.session import load, new_game, verify
from support.messages import refused


@pytest.fixture
def with_dummy(monkeypatch):
    monkeypatch.setitem(modes.MODES, "dummy", DUMMY)


@pytest.mark.usefixtures("with_dummy")
def test_the_dummy_is_played_undone_saved_and_verified():
    game = new_game("2x1x0", "dummy", seed=1)
    for text in ("step 0 0 left", "step 0 1 left", "step 0 0 right", "step 0 0 right"):
        view = game.do(text)
    assert [list(board) for board in view.boards] == [[0, 0], [0, 9]]
    assert [change.tolist() for change in view.changed] == [[], []]
    view = game.undo()
    assert [change.tolist() for change in view.changed] == [[], [0]]
    game.do("step 0 0 right")
    view = game.do("step 0 1 right")
    assert view.outcome.result is Result.WON
    data = game.save()
    assert verify(data).ok
    assert load(data).view.document() == view.document()
    assert game.measures.luck == 1.0
    assert game.measures.left.wasted == 1
    assert game.measures.bbbv is None


@pytest.mark.usefixtures("with_dummy")
def test_the_dummy_hides_both_boards_in_a_pause():
    game = new_game("2x1x0", "dummy", seed=1)
    game.do("step 0 0 left")
    assert game.pause().boards == (b"\x09\x09", b"\x09\x09")
    assert game.resume().boards == (b"\x00\x09", b"\x09\x09")


@pytest.mark.usefixtures("with_dummy")
def test_the_dummy_refuses_what_it_does_not_know():
    with pytest.raises(InvalidInput, match="no mines in the dummy"):
        new_game("2x1x1", "dummy")
    game = new_game("2x1x0", "dummy")
    for text in ("open 0 0", "step 0 0", "step 0 2 left", "flag 0 0"):
        with pytest.raises(InvalidInput):
            game.do(text)
    assert game.sequence == 0


@pytest.mark.parametrize("name", modes.MODES)
def test_each_mode_describes_itself(name):
    mode = modes.get(name)
    described = mode.descriptor
    assert described.name == name
    assert described.title
    assert str(described.summary).endswith(".")
    assert described.boards in (1, 2)
    for kind in described.events:
        assert kind.help
        assert kind.usage.startswith(kind.verb)
    for option in described.options:
        assert option.help
        assert option.type in ("choice", "flag", "number", "text")
        assert option.check(option.default) == option.default
    setup = make_setup("9x9x10", name)
    view = mode.view(mode.start(setup, Stream(1)))
    assert len(view.boards) == described.boards
    assert not view.outcome.over


@pytest.mark.parametrize("name", modes.MODES)
def test_each_mode_is_pure(name):
    """The same events from the same stream give the same state, and leave older ones alone."""
    mode = modes.get(name)
    setup = make_setup("8x8x12", name)
    texts = ("flag 7 7", "open 3 3", "mark 0 0", "open 7 0")
    if name == "sandbox":
        texts = ("open-h 7 7", "prepare 3 3 plus", "reset", "open-h 7 0")
    elif mode.descriptor.boards > 1:
        texts = ("mark-h 7 7", "open-z 3 3", "mark-z 0 0", "open-h 7 0")
    events = [Event.parse(text) for text in texts]
    courses = []
    for _ in range(2):
        states = [mode.start(setup, Stream(4))]
        for event in events:
            states.append(mode.apply(states[-1], event).state)
            if states[-1].outcome.over:
                break
        courses.append(states)
    looks = [[mode.view(state).boards for state in states] for states in courses]
    assert looks[0] == looks[1]
    if name != "sandbox":  # where nothing is hidden
        assert looks[0][0] == (bytes([9]) * 64,) * mode.descriptor.boards


def test_the_mines_of_one_board_are_placed_by_the_first_open():
    mode = modes.get("classic")
    assert mode.start(make_setup("8x8x12"), Stream(4)).mask is None


def test_options_are_checked():
    with refused("invalid-no-option", InvalidInput):
        make_setup("beginner", "classic", luck=True)
    with refused("invalid-option-choice", InvalidInput):
        make_setup("beginner", "classic", first="nice")
    for value in (1, "yes", None):
        with refused("invalid-option-flag", InvalidInput):
            make_setup("beginner", "classic", questions=value)
    number = Option("size", 3, plain_text("A size"), least=2)
    assert number.check(2) == 2
    for value in (1, 2.0, True, "3"):
        with pytest.raises(InvalidInput, match="2 or more"):
            number.check(value)


def test_set_ups_are_checked():
    with refused("invalid-rules", InvalidInput):
        make_setup("beginner", "chess")
    for level in (Level(3, 3, 9), Level(3, 3, -1), Level(1, 1, 1)):
        with refused("invalid-mines-range", InvalidInput):
            make_setup(level)
    for level in (Level(0, 3, 0), Level(3, 3, 2.0), Level(3, 3, True), Level("3", 3, 1)):
        with pytest.raises(InvalidInput):
            make_setup(level)
    assert make_setup("EXPERT").level == Level(30, 16, 99)
