"""Advice: certain moves first, guesses by what comes of them; the same every time."""

from __future__ import annotations

import pytest

from qmines.core.events import Event
from qmines.core.grid import Grid
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.lab.qubits import QubitGames, play_qubits, simulate_qubits
from qmines.messages import Message
from qmines.modes import get, make_setup
from qmines.quantum.advice import QUICK, STRONG, advise
from qmines.quantum.evidence import Evidence
from qmines.quantum.position import Group, Measurement, QubitPosition, ShownNumbers
from qmines.quantum.posterior import posterior
from qmines.quantum.states import Basis, GroupKind, State
from qmines.solver.budget import Budget
from qmines.solver.qubits import Care
from quantum.twin import worlds
from support.messages import refused


def positions(level, rules, seeds, *, care=QUICK, **options):
    """Positions of games that follow the advice, each with it."""
    mode, setup = get(rules), make_setup(level, rules, **options)
    for seed in seeds:
        state = mode.start(setup, Stream(seed))
        while not state.outcome.over:
            position = mode.position(state)
            advice = advise(position, care=care)
            yield position, advice
            state = mode.apply(state, Event.parse(advice.best.event(position.grid))).state


@pytest.mark.parametrize(
    ("level", "rules", "options"),
    [
        ("2", "qubits", {}),
        ("2", "qubits", {"numbers": "clicked", "first": "anything"}),
        ("trios-8x8", "entangled", {}),
        ("links-8x8", "entangled", {"shields": 1}),
    ],
)
def test_advice_is_what_the_posterior_says(level, rules, options):
    for position, advice in positions(level, rules, range(12), **options):
        if not position.history:
            continue
        found = posterior(position)
        certain = {(cell, basis) for basis in Basis for cell in found.safe(basis)}
        if certain:
            # A cell that is safe on both boards has been settled by its group: one board will do.
            assert {move.cell for move in advice.moves} == {cell for cell, _ in certain}
            assert all((move.cell, move.basis) in certain for move in advice.moves)
            assert advice.certain
            continue
        assert not advice.certain
        for move in advice.moves:
            expected = 1.0 if move.shield else found.survival[move.cell, move.basis]
            assert move.survival == pytest.approx(expected, abs=1e-12)


def win_chance(position: QubitPosition, first) -> float:
    """The chance to win by quick advice after a first move, through all layouts and outcomes."""
    total = won = 0.0
    for world, weight in worlds(position):
        total += float(weight)
        won += float(weight) * _won(world, position, first)
    return won / total


def _won(world, position, move):
    if not world.good_left:
        return 1.0
    if move is None:
        move = advise(position, care=QUICK).best
    alive = float(world.chance(move.cell, move.basis, mine=False))
    if not alive:
        return 0.0
    after = copy_of(world)
    before = world.numbers(both=True)
    after.measure(move.cell, move.basis, mine=False)
    now = after.numbers(both=True)
    shown = tuple(each for cell, each in now.items() if before.get(cell) != each)
    history = (*position.history, Measurement(move.cell, move.basis, shown=shown))
    later = QubitPosition.of(position.grid, position.totals, history)
    return alive * _won(after, later, None)


def copy_of(world):
    twin = type(world)(world.grid, world.own, world.groups)
    twin.factor_of, twin.measured = dict(world.factor_of), dict(world.measured)
    return twin


def test_games_played_on_tell_the_true_chance_to_win():
    # A strip on which something has to be guessed: every rollout's mean is the chance to win.
    strip = QubitPosition.of(
        Grid(5, 1), (2, 1, 1, 1), [Measurement(0, Basis.Z, shown=(ShownNumbers(0, 1, 0),))]
    )
    certain = advise(strip)
    assert certain.best.event(strip.grid) == "open-h 0 1"
    strip = QubitPosition.of(
        Grid(4, 2), (4, 1, 1, 2), [Measurement(0, Basis.Z, shown=(ShownNumbers(0, 2, 3),))]
    )
    advice = advise(
        strip, care=Care(candidates=20, rollouts=1500, within=1.0), budget=Budget(seconds=600)
    )
    assert len(advice.moves) > 2
    for move in advice.moves[:2]:
        exact = win_chance(strip, move)
        assert move.value == pytest.approx(exact, abs=5 * move.error + 1e-9)


def test_the_same_advice_again():
    position = next(
        position
        for position, advice in positions("2", "qubits", range(40))
        if position.history and not advice.certain
    )
    plenty = Budget(seconds=600)
    care = Care(endgame=64)
    once = advise(position, care=care, budget=plenty)
    assert advise(position, evidence=Evidence.of(position), care=care, budget=plenty) == once
    other = advise(position, care=care, seed=1, budget=plenty)
    assert {move.cell for move in other.moves} == {move.cell for move in once.moves}
    assert other != once


def test_before_the_first_click():
    setup = make_setup("2", "qubits", first="anything")
    mode = get("qubits")
    best = advise(mode.position(mode.start(setup, Stream(1)))).best
    assert best.event(Grid(8, 8)) == "open-z 0 0"
    assert best.survival == pytest.approx((54 + 6 / 2) / 64)
    # Made safe, it uses up a good state: the rarer one, of the H board here.
    best = advise(
        mode.position(mode.start(make_setup("2", "qubits"), Stream(1))), protects=True
    ).best
    assert (best.event(Grid(8, 8)), best.survival) == ("open-h 0 0", 1)
    none = QubitPosition.of(Grid(2, 2), (0, 2, 2, 0))
    assert advise(none, protects=True).best.survival == pytest.approx(1 / 4)


def test_look_ahead_beats_the_safest_guess_only_beyond_doubt():
    """A less safe guess comes first only where its games are won more often, clearly."""
    for position, advice in positions("2", "qubits", range(60), care=Care(endgame=16)):
        if not position.history or advice.certain or advice.best.value is None:
            continue
        safest = max(advice.moves, key=lambda move: move.survival)
        if advice.best.survival < safest.survival - 1e-9:
            assert advice.best.value > safest.value


def test_reasons():
    strip = QubitPosition.of(
        Grid(3, 1), (2, 0, 1, 0), [Measurement(0, Basis.Z, shown=(ShownNumbers(0, 0, 1),))]
    )
    best = advise(strip).best
    assert (best.event(strip.grid), best.reason) == (
        "open-z 0 1",
        (Message("qubit-only-state", state=State.ZERO.message()),),
    )
    assert best.certain


def singlet(history, shields):
    return QubitPosition.of(
        Grid(4, 1),
        (1, 0, 1, 0),
        history,
        groups_of=(1, 0, 0),
        groups=[Group(GroupKind.SINGLET, (1, 3))],
        shields=shields,
    )


def test_shields_go_to_groups():
    start = [Measurement(0, Basis.Z, shown=(ShownNumbers(0, 1, 1),))]
    # Cells 0 and 2 hold |0> and |+>; 0 may have been either.
    best = advise(singlet(start, 1)).best
    assert best.shield
    assert best.cell in {1, 3}
    assert best.reason[0].key.startswith("qubit-shield")
    found = [Measurement(1, Basis.Z, mine=True, shielded=True, shown=(ShownNumbers(0, 0, 0),))]
    after = advise(singlet(start + found, 0)).best
    assert after.event(Grid(4, 1)) == "open-z 0 3"
    assert after.reason == (Message("qubit-group-ruled-out", board="Z"),)


def test_refusals():
    done = QubitPosition.of(
        Grid(1, 1), (1, 0, 0, 0), [Measurement(0, Basis.Z, shown=(ShownNumbers(0, 0, 0),))]
    )
    with refused("qubit-none-left", InvalidInput):
        advise(done)
    position, _ = next(
        (position, advice)
        for position, advice in positions("4", "qubits", range(9))
        if len(position.history) > 3 and not advice.certain
    )
    # Where the time ends among the games that are played on, they count as far as they went.
    endless = STRONG._replace(rollouts=10**6, endgame=480)
    some = advise(position, care=endless, budget=Budget(seconds=0.3))
    assert some.best.survival == pytest.approx(
        posterior(position).survival[some.best.cell, some.best.basis]
    )


def test_whole_games():
    setup = make_setup("2", "qubits")
    games = QubitGames(tuple(simulate_qubits(setup, range(60), care=QUICK)))
    low, high = games.interval
    assert low < games.rate < high
    assert games.rate > 0.75
    assert games.games[7] == play_qubits(setup, 7, care=QUICK)
    # Luck is fair: the games are won as often as their chances say.
    assert sum(game.luck for game in games.games) == pytest.approx(games.won, abs=12)
    # The tutorial is won without a guess, whatever the seed.
    tutorial = make_setup("1", "qubits")
    assert all(play_qubits(tutorial, seed).won for seed in range(5))
    with pytest.raises(InvalidInput, match="not a qubit rule set"):
        play_qubits(make_setup("beginner"), 1)


def test_games_on_several_processes():
    setup = make_setup("2", "qubits")
    alone = list(simulate_qubits(setup, range(12), care=QUICK))
    assert list(simulate_qubits(setup, range(12), care=QUICK, processes=2)) == alone
