"""Golden transcripts: every game in this folder still goes as it went."""

from __future__ import annotations

import pytest

from golden.transcript import FOLDER, files, parse, write
from qmines.core.events import Event
from qmines.modes import MODES, Result
from qmines.quantum.states import WEIGHTS, Basis
from qmines.session import new_game
from quantum.brute import arrangements, fits


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_transcript(path):
    text = path.read_text("utf-8")
    assert write(*parse(text)) == text, "run tests/golden/regenerate.py and look at the difference"


def test_there_are_some_of_each_kind():
    headers = [parse(path.read_text("utf-8"))[0] for path in files()]
    assert {header["rules"] for header in headers} == set(MODES)
    assert len(headers) >= 8


def test_the_tutorial_is_won_by_certain_moves_alone():
    """Every move of the transcript is safe in all layouts that fit what is seen by then."""
    header, events = parse((FOLDER / "qubits-tutorial.game").read_text("utf-8"))
    assert events[0] == "open-z 0 0"
    game = new_game(header["level"], header["rules"], seed=header["seed"])
    game.do(events[0])
    layouts = list(arrangements(16, list(game.view.qubits.position.totals)))
    for text in events[1:]:
        event = Event.parse(text)
        layouts = [own for own in layouts if fits(game.view.qubits.position, own)]
        basis = Basis[event.verb[-1].upper()]
        mark = event.verb.startswith("mark")
        assert mark or all(not WEIGHTS[own[event.index(game.setup.grid)]][basis] for own in layouts)
        game.do(event)
    assert game.outcome.result is Result.WON
