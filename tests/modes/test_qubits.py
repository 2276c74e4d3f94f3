"""Qubits: the rules of two boards, one by one, and thousands of random games."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from dataclasses import replace

import pytest

import qmines
from qmines.core.events import Event
from qmines.core.position import FLAG, HIDDEN, MINE
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.messages import Message, Translator
from qmines.modes import Reason, Result, contents_of, get, level_name, make_setup, variant_of
from qmines.modes.qubit_turn import Turn
from qmines.modes.qubit_view import QUBIT_BOARDS
from qmines.modes.qubits import LEVELS as OWN_LEVELS
from qmines.modes.qubits import QUBITS
from qmines.modes.two_boards import MAX_QUBITS, UNPROTECTED
from qmines.quantum.evidence import Evidence
from qmines.quantum.layout import Layout
from qmines.quantum.look import CLOSED, HALVES
from qmines.quantum.position import History
from qmines.quantum.states import Basis, State
from qmines.session import load, new_game, verify
from quantum.witness import LEVELS, SMALL, RandomGames, Witness
from support.chance import chi_square_p
from support.messages import refused


def boards(view):
    return [QUBIT_BOARDS.rows(board, view.grid.width) for board in view.boards]


def test_levels():
    totals = {name: make_setup(name, "qubits") for name in OWN_LEVELS}
    speak = Translator(dirac=True)
    assert {name: ", ".join(map(speak, contents_of(setup))) for name, setup in totals.items()} == {
        "1": "12 |0⟩, 2 |1⟩, 1 |+⟩, 1 |-⟩",
        "guided-8x8": "54 |0⟩, 4 |1⟩, 3 |+⟩, 3 |-⟩",
        "2": "54 |0⟩, 4 |1⟩, 3 |+⟩, 3 |-⟩",
        "3": "139 |0⟩, 10 |1⟩, 8 |+⟩, 11 |-⟩",
        "4": "380 |0⟩, 30 |1⟩, 30 |+⟩, 40 |-⟩",
    }
    sizes = [(setup.grid.height, setup.grid.width) for setup in totals.values()]
    assert sizes == [(4, 4), (8, 8), (8, 8), (12, 14), (16, 30)]
    assert [level_name(setup) for setup in totals.values()] == list(OWN_LEVELS)
    assert level_name(make_setup("8x8x7", "qubits", plus=3, minus=3)) == "2"
    custom = make_setup("8x8x7", "qubits", plus=2, minus=3, expert=True)
    assert (level_name(custom), variant_of(custom)) == ("8x8x7", "expert minus=3 plus=2")
    textbook = make_setup("2", "qubits", labels="textbook")
    assert [speak(each) for each in contents_of(textbook)][-2:] == ["3 |-⟩", "3 |+⟩"]
    assert [str(each) for each in contents_of(textbook)][-2:] == ["3 mined on H", "3 safe on H"]


def test_a_size_is_no_layout():
    """The letters of 10x10x11 could be a pair."""
    assert level_name(make_setup("10x10x11", "qubits", plus=4)) == "10x10x11"


def test_a_layout_is_a_level():
    setup = make_setup("0+/1-", "qubits")
    assert (setup.level.mines, setup.options["plus"], setup.options["minus"]) == (2, 1, 1)
    state = QUBITS.start(setup, Stream(1))
    assert str(state.register.layout) == "0+/1-"


@pytest.mark.parametrize(
    ("level", "options", "key"),
    [
        ("3x3x4", {"plus": 5}, "invalid-plus"),
        ("3x3x4", {"minus": 6}, "invalid-qubits-full"),
        ("3x3x4", {"plus": -1}, "invalid-option-number"),
        ("201x200x9", {}, "invalid-too-large"),
        ("11", {}, "invalid-no-good"),
        ("0+/1-", {"plus": 0}, "invalid-layout"),
        ("2x2x1", {"layout": "0+/1!"}, "invalid-layout-cell"),
        ("0a/a0", {}, "invalid-no-option"),
        ("2", {"first": "opening"}, "invalid-option-choice"),
    ],
)
def test_set_ups_are_refused(level, options, key):
    assert MAX_QUBITS == 40_000
    with refused(key, InvalidInput):
        make_setup(level, "qubits", **options)


def test_both_numbers_are_shown_and_change_live():
    game = new_game("0+1/0-0", "qubits", seed=2)
    view = game.do("open-z 1 2")
    assert boards(view) == [["###", "##4"], ["###", "##3"]]  # |+⟩ |1⟩ |-⟩: ½+1+½ and 1+½+0
    view = game.do("open-h 1 1")
    assert boards(view) == [["###", "#33"], ["###", "#53"]]  # |-⟩ took ½ from Z, nothing from H
    assert [change.tolist() for change in view.changed] == [[4, 5], [4]]


def test_only_the_board_clicked():
    game = new_game("0+1/0-0", "qubits", seed=2, numbers="clicked")
    game.do("open-z 1 2")
    view = game.do("open-h 1 1")
    assert boards(view) == [["###", "#.3"], ["###", "#5."]]
    assert view.qubits.position.number(4, Basis.Z) is None
    assert view.boards[0][4] == CLOSED


def test_a_zero_opens_its_neighbours_on_its_board():
    game = new_game("0011/--00", "qubits", seed=1)
    view = game.do("open-h 1 0")
    assert [step.cell for step in view.qubits.position.history] == [4]
    game = new_game("--11/--00", "qubits", seed=1)
    view = game.do("open-h 1 0")
    assert [step.cell for step in view.qubits.position.history] == [4, 0, 1, 5]
    assert {step.basis for step in view.qubits.position.history} == {Basis.H}


def test_re_open_and_expert():
    """A cell whose number dropped to 0 goes on when opened again; with expert by itself."""
    # The second cell shows ½ on Z for |-⟩ at the left; once that is measured on H it shows 0.
    events = ("open-z 0 1", "open-h 0 0")
    game = new_game("-000", "qubits", seed=1)
    for event in events:
        view = game.do(event)
    assert boards(view)[0] == ["00##"]
    view = game.do("open-z 0 1")
    assert boards(view)[0] == ["0000"]
    assert view.outcome.reason is Reason.MEASURED
    game = new_game("-000", "qubits", seed=1, expert=True)
    for event in events:
        view = game.do(event)
    assert view.outcome.result is Result.WON
    assert view.qubits.fresh == 3


def test_opening_a_measured_cell_that_shows_more_does_nothing():
    game = new_game("0+1/0-0", "qubits", seed=2)
    game.do("open-z 1 2")
    before = game.view.boards
    view = game.do("open-h 1 2")
    assert view.boards == before
    assert game.measures.left.wasted == 1


def test_marks_on_both_boards():
    game = new_game("01-/100/001", "qubits", seed=1)
    game.do("mark-h 0 2")
    view = game.do("mark-z 0 2")
    assert [board[2] for board in view.boards] == [FLAG, FLAG]
    assert (view.flags, view.counter) == (1, 2)
    assert game.do("open-z 0 2").boards == view.boards, "a mark protects on its board"
    game.do("mark-h 0 2")
    view = game.do("open-h 0 2")
    assert view.qubits.position.basis_of(2) is Basis.H, "and not on the other"
    assert view.boards[0][2] >= HALVES
    assert game.do("mark-z 0 2").boards == view.boards
    assert game.measures.flags_used


def test_a_mark_stops_a_cascade():
    game = new_game("000", "qubits", seed=1)
    game.do("mark-z 0 1")
    view = game.do("open-z 0 0")
    assert view.boards[0][1] == FLAG
    assert view.qubits.fresh == 1
    game.do("mark-z 0 1")
    assert game.do("open-z 0 0").outcome.result is Result.WON


def test_win_marks_what_is_bad():
    game = new_game("1+0-", "qubits", seed=1)
    view = game.do("open-z 0 2")
    assert view.outcome.result is Result.PLAYING
    view = game.do("open-h 0 3")
    assert view.outcome.result is Result.WON
    assert [[board[cell] == FLAG for cell in (0, 1)] for board in view.boards] == [
        [True, False],
        [False, True],
    ]
    assert str(view.qubits.layout) == "1+0-"


def test_loss_and_undo():
    game = new_game("1+0-", "qubits", seed=1)
    view = game.do("open-z 0 0")
    assert view.outcome.reason is Reason.MINE
    assert view.hit == (0,)
    assert (view.boards[0][0], view.boards[1][0]) == (MINE, CLOSED)
    with refused("move-game-over", InvalidInput):
        game.do("open-z 0 2")
    view = game.undo()
    assert view.boards[0] == bytes([HIDDEN]) * 4
    assert (view.deaths, view.hit, view.qubits.layout) == (1, (), None)


def test_chance_follows_born():
    """|+⟩ on Z is a fair coin; on H a certain mine."""
    setup = make_setup("1+0", "qubits")
    found = Counter()
    for seed in range(2000):
        state = QUBITS.start(setup, Stream(seed))
        found[QUBITS.apply(state, Event.parse("open-z 0 1")).outcome.result] += 1
    assert set(found) == {Result.PLAYING, Result.LOST}
    assert chi_square_p(list(found.values())) > 1e-4
    state = QUBITS.start(setup, Stream(1))
    assert QUBITS.apply(state, Event.parse("open-h 0 1")).outcome.result is Result.LOST


@pytest.mark.parametrize(("verb", "good"), [("open-z", State.ZERO), ("open-h", State.MINUS)])
def test_the_first_open_is_safe_and_the_rest_stays_uniform(verb, good):
    setup = make_setup("3x2x2", "qubits", plus=1, minus=2)
    assert setup.options["first"] == "safe"
    counts = Counter()
    for seed in range(3000):
        state = QUBITS.start(setup, Stream(seed))
        assert state.register.layout.totals == (2, 1, 1, 2)
        state = QUBITS.apply(state, Event(verb, (1, 1))).state
        layout = state.register.layout
        assert layout.own[4] == good
        assert layout.totals == (2, 1, 1, 2)
        assert state.protected
        counts[layout.own] += 1
    # 5 cells with the rest of the states: 5!/2! arrangements, each equally likely.
    assert len(counts) == 60
    assert chi_square_p(list(counts.values())) > 1e-4


def test_layouts_are_uniform():
    setup = make_setup("2x2x2", "qubits", plus=1, minus=1)
    counts = Counter(QUBITS.start(setup, Stream(seed)).register.layout.own for seed in range(6000))
    assert len(counts) == 24
    assert chi_square_p(list(counts.values())) > 1e-4


def test_the_first_open_cannot_always_be_made_safe():
    game = new_game("3x1x1", "qubits", seed=1)
    view = game.do("open-h 0 0")
    assert view.notices == (UNPROTECTED,)
    assert not view.qubits.position.protected


def test_unprotected_and_fixed_layouts_stay_as_they_are():
    for level, options in (("4x4x15", {"first": "anything"}), ("1+0-", {})):
        mode, setup = get("qubits"), make_setup(level, "qubits", **options)
        start = mode.start(setup, Stream(5))
        after = mode.apply(start, Event.parse("open-h 0 0")).state
        assert after.register.layout == start.register.layout
        assert not after.protected


def test_random_games_show_what_the_states_say():
    tally = RandomGames(1).play(600, SMALL)
    tally.update(RandomGames(2).play(20, LEVELS))
    assert tally["games"] == 620
    assert tally["measurements"] > 5_000
    assert min(tally["coins"], tally["cascaded"]) > 1000
    assert min(tally["won"], tally["lost"]) > 150


@pytest.mark.parametrize("fault", ["number", "cascade", "outcome"])
def test_the_witness_notices(monkeypatch, fault):
    """Planted faults: a number off by one half, a cascade on the wrong board, a wrong coin."""
    show = Turn._show
    if fault == "number":

        def wrong(self, cell, basis):
            show(self, cell, basis)
            self.numbers[basis][cell] += 1
            self._zeros.clear()

        monkeypatch.setattr(Turn, "_show", wrong)
    elif fault == "cascade":

        def wrong(self, cell, basis):
            show(self, cell, basis)
            self._zeros.extend([(cell, Basis.Z), (cell, Basis.H)])

        monkeypatch.setattr(Turn, "_show", wrong)
    else:
        monkeypatch.setattr(Turn, "_coin", lambda *_: True)
        monkeypatch.setattr(Witness, "won", lambda _: False)
    with pytest.raises(AssertionError):
        RandomGames(1).play(300, SMALL)


@pytest.mark.parametrize("level", ["1", "2", "8x5x6"])
def test_games_are_saved_loaded_and_verified(level):
    options = {} if level in "12" else {"plus": 3, "minus": 4, "labels": "textbook"}
    for seed in range(6):
        game = new_game(level, "qubits", seed=seed, **options)
        for event in ("mark-h 0 1", "open-z 0 0", "open-h 3 3", "pause", "resume", "open-z 2 1"):
            if game.outcome.over:
                game.undo()
            game.do(event)
        if not game.outcome.over:
            game.resign()
        data = game.save()
        assert verify(data).ok
        again = load(data)
        assert again.view.document() == game.view.document()
        one, two = (replace(each._timeline.state, stream=None) for each in (again, game))
        assert one == two


def test_a_pause_hides_everything():
    game = new_game("2", "qubits", seed=3)
    game.do("open-z 0 0")
    view = game.pause()
    assert view.qubits is None
    assert set(view.boards[0] + view.boards[1]) == {HIDDEN}
    assert view.document()["boards"][1] == ["########"] * 8


def test_a_view_does_not_tell_the_layout():
    game = new_game("2", "qubits", seed=3)
    view = game.do("open-z 0 0")
    assert view.qubits.layout is None
    assert view.document()["qubits"]["layout"] is None
    assert Layout.parse("0") is not None
    with pytest.raises(InvalidInput, match=r"use view\.qubits"):
        _ = view.position


def test_measurements_of_a_large_game_are_small():
    tracemalloc.start()
    game = new_game("100x100x125", "qubits", seed=1)
    game.do("open-z 50 50")
    taken, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    measured = len(game.view.qubits.position.history)
    assert measured > 9_000
    assert taken / measured < 350  # bytes, with the boards and the neighbours
    assert most / measured < 500


def test_news_of_a_huge_opening_unpack_only_what_they_tell(monkeypatch: pytest.MonkeyPatch):
    """One open can measure 40,000 cells; unpacking them all took 30 MiB and held up everybody."""
    game = new_game("60x60x20", "qubits", seed=bytes(32))
    game.do("open-z 30 30")
    view = game.view
    assert view.qubits is not None
    assert view.qubits.fresh > 1000
    unpack, unpacked = History._at, []
    monkeypatch.setattr(History, "_at", lambda self, at: unpacked.append(at) or unpack(self, at))
    *told, more = view.news(3)
    assert len(told) == 2
    assert more == (Message("measured-more", count=view.qubits.fresh - 2),)
    assert len(unpacked) < 200


@pytest.mark.parametrize(
    ("rules", "level", "options"),
    [
        ("qubits", "2", {}),
        ("qubits", "2", {"numbers": "clicked"}),
        ("qubits", "2", {"first_click": "anything"}),
        ("entangled", "pairs-8x8", {}),
    ],
)
def test_what_is_left_is_what_the_numbers_give_away(rules: str, level: str, options: dict) -> None:
    doubtful = 0
    for seed in range(12):
        game = qmines.new_game(level, rules=rules, seed=seed, **options)
        for row, column in ((0, 0), (4, 4), (7, 2), (2, 6), (6, 6)):
            if not game.outcome.over:
                game.do(f"open-z {row} {column}")
        qubits = game.view.qubits
        evidence = Evidence.of(qubits.position)
        assert qubits.left == tuple(evidence.left)
        assert qubits.told[-1] == len(evidence.loose)
        assert ("≤" in str(qubits.totals())) == bool(evidence.loose)
        doubtful += bool(evidence.loose)
    assert doubtful


def test_nothing_is_counted_down_where_groups_are_hidden() -> None:
    game = qmines.new_game("pairs-8x8", rules="entangled", seed=1, hidden=True)
    game.do("open-z 0 0")
    assert game.view.qubits.left is None
    assert game.view.qubits.totals().key == "game-totals-shields"
