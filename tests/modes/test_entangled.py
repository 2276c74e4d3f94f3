"""Entangled: groups, shields, links, and what no hidden board can do."""

from __future__ import annotations

from collections import Counter

import pytest

from qmines.core.events import Event
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.modes import Reason, Result, contents_of, level_name, make_setup
from qmines.modes.entangled import ENTANGLED, FAIR, LEVELS
from qmines.quantum.look import CLOSED
from qmines.quantum.position import Group
from qmines.quantum.states import Basis, GroupKind, State
from qmines.session import load, new_game, verify
from support.chance import chi_square_p
from support.messages import refused


def asked(setup, seed, events):
    """Whether each of these measurements under a shield found a mine."""
    state = ENTANGLED.start(setup, Stream(seed))
    for event in events:
        state = ENTANGLED.apply(state, event).state
    return tuple(step.mine for step in state.history)


def shields(boards, places):
    return [
        Event(f"shield-{board.lower()}", place) for board, place in zip(boards, places, strict=True)
    ]


@pytest.mark.extra
def test_the_four_correlations_of_a_trio_over_ten_thousand_games():
    setup = make_setup("q1q/1q1/111/110", "entangled", shields=3)
    places = [(0, 0), (0, 2), (1, 1)]
    found = {}
    for boards in ("HHH", "HZZ", "ZHZ", "ZZH"):
        events = shields(boards, places)
        found[boards] = Counter(asked(setup, seed, events) for seed in range(2500))
    for boards, counts in found.items():
        wanted = {1, 3} if boards == "HHH" else {0, 2}
        assert {sum(mines) for mines in counts} == wanted
        # All four ways are there, each equally often.
        assert len(counts) == 4
        assert chi_square_p(list(counts.values())) > 1e-4


@pytest.mark.parametrize("boards", ["ZZ", "HH"])
def test_singlets_hold_exactly_one_mine_on_either_board(boards):
    setup = make_setup("a1/1a/11/10", "entangled", shields=2)
    counts = Counter(asked(setup, seed, shields(boards, [(0, 0), (1, 1)])) for seed in range(1000))
    assert set(counts) == {(True, False), (False, True)}
    assert chi_square_p(list(counts.values())) > 1e-4


@pytest.mark.parametrize(("boards", "certain"), [("ZH", True), ("HZ", True), ("ZZ", False)])
def test_a_link_settles_the_other_board_of_the_other_cell(boards, certain):
    setup = make_setup("A1/1A/11/10", "entangled", shields=2)
    counts = Counter(asked(setup, seed, shields(boards, [(0, 0), (1, 1)])) for seed in range(400))
    assert len(counts) == (2 if certain else 4)
    if certain:  # a mine here is none there
        assert all(one != two for one, two in counts)


def test_a_shield_is_spent_and_its_mine_closes_the_cell():
    setup_seed = next(
        seed
        for seed in range(50)
        if asked(make_setup("a1a1", "entangled"), seed, shields("Z", [(0, 0)])) == (True,)
    )
    game = new_game("a1a1", "entangled", seed=setup_seed)
    assert game.view.qubits.position.shields == 1
    view = game.do("shield-z 0 0")
    assert view.qubits.position.shields == 0
    assert (view.boards[0][0], view.boards[1][0]) == (12, CLOSED)
    assert view.qubits.position.number(0, Basis.Z) is None
    with refused("move-no-shields", InvalidInput):
        game.do("shield-z 0 1")
    # The other half is |0⟩ now, and the last that was not bad.
    view = game.do("open-z 0 2")
    assert view.outcome.reason is Reason.MEASURED


def test_measuring_one_half_changes_far_numbers():
    # Column 4 is far from column 0; the cell between shows the second half of the singlet.
    game = new_game("a1111a0", "entangled", seed=3, shields=2)
    game.do("open-z 0 6")
    assert game.view.qubits.position.number(6, Basis.Z) == 1
    view = game.do("shield-z 0 0")
    mine = view.qubits.position.history[-1].mine
    far = view.qubits.position.number(6, Basis.Z)
    assert far == (0 if mine else 2)
    assert any(shown.cell == 6 for shown in view.qubits.position.history[-1].shown)


def test_a_shared_cell_is_to_be_settled_before_the_game_is_won():
    game = new_game("0aa1", "entangled", seed=1, shields=2)
    view = game.do("open-z 0 0")
    assert view.outcome.result is Result.PLAYING
    view = game.do("shield-z 0 1")
    if view.outcome.result is Result.PLAYING:
        view = game.do("open-z 0 2")
    assert view.outcome.result is Result.WON


def test_links_are_shown_from_the_first_measurement_on_or_never():
    for hidden in (False, True):
        game = new_game("trios-8x8", "entangled", seed=4, hidden=hidden)
        assert game.view.qubits.position.groups is None
        view = game.do("open-z 3 3")
        position = view.qubits.position
        assert position.groups_of == (1, 1, 1)
        assert (position.groups is None) == hidden
        if not hidden:
            kinds = [group.kind for group in position.groups]
            assert kinds == [GroupKind.SINGLET, GroupKind.LINK, GroupKind.TRIO]
            assert view.document()["qubits"]["groups"][2]["kind"] == "trio"


def test_the_first_open_moves_a_group_away():
    setup = make_setup("2x2x0", "entangled", singlets=1, links=0, trios=0, minus=0)
    pairs = Counter()
    for seed in range(900):
        state = ENTANGLED.start(setup, Stream(seed))
        state = ENTANGLED.apply(state, Event("open-z", (0, 0))).state
        layout = state.register.layout
        assert layout.own[0] == State.ZERO
        pairs[layout.groups] += 1
    assert set(pairs) == {(Group(GroupKind.SINGLET, cells),) for cells in ((1, 2), (1, 3), (2, 3))}
    assert chi_square_p(list(pairs.values())) > 1e-4


def test_a_shield_first_is_not_protected():
    game = new_game("pairs-8x8", "entangled", seed=4)
    view = game.do("shield-h 3 3")
    assert not view.qubits.position.protected
    assert not game.do("open-z 0 0").qubits.position.protected


@pytest.mark.parametrize("name", LEVELS)
def test_levels(name):
    setup = make_setup(name, "entangled")
    assert level_name(setup) == name
    groups = ENTANGLED.groups_of(setup)
    assert setup.options["shields"] == FAIR or setup.options["shields"] >= 0
    assert ENTANGLED.shields_of(make_setup(name, "entangled", shields=3)) == 3
    assert bool(groups[2]) == name.startswith("trios")
    assert bool(groups[1]) == name.startswith(("links", "trios"))
    assert any(each.key == "contents-group" for each in contents_of(setup))


def test_fair_shields():
    setup = make_setup("9x9x5", "entangled", singlets=3, links=2, trios=4)
    assert ENTANGLED.shields_of(setup) == 3 + 2 + 8


def test_games_are_saved_loaded_and_verified():
    for seed in range(8):
        game = new_game("trios-8x8", "entangled", seed=seed, expert=seed % 2 > 0)
        for event in ("shield-z 0 0", "shield-h 7 7", "mark-z 1 1", "open-h 4 4", "open-z 2 6"):
            if game.outcome.over:
                game.undo()
            game.do(event)
        data = game.save()
        assert verify(data).ok
        one, two = (each.view.document() | {"milliseconds": 0} for each in (load(data), game))
        assert one == two
