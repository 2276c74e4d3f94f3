"""Random games of two boards, every step checked against the amplitudes of the qubits."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

import numpy as np

from qmines.core.events import Event
from qmines.core.stream import Stream
from qmines.modes import Reason, Result, get, make_setup
from qmines.quantum.layout import IN_GROUP, Layout
from qmines.quantum.position import NOT_SHOWN, UNMEASURED
from qmines.quantum.states import Basis, State
from quantum.brute import Amplitudes

SMALL = (
    ("1", "qubits"),
    ("5x4x6", "qubits"),
    ("4x4x3", "qubits"),
    ("5x5x4", "entangled"),
    ("6x4x5", "entangled"),
)
LEVELS = (
    ("2", "qubits"),
    ("3", "qubits"),
    ("pairs-8x8", "entangled"),
    ("links-8x8", "entangled"),
    ("trios-8x8", "entangled"),
    ("trios-14x12", "entangled"),
)


@lru_cache(maxsize=16)
def beside(grid):
    """Who neighbours whom, as a matrix."""
    found = np.zeros((grid.cells, grid.cells), int)
    for cell in range(grid.cells):
        found[cell, list(grid.neighbours(cell))] = 1
    return found


def weighed(amplitudes, cell):
    """The chances of a mine on both boards, which must be whole half-units."""
    weights = [2 * amplitudes.chance(cell, basis) for basis in Basis]
    assert all(abs(weight - round(weight)) < 1e-9 for weight in weights)
    return [round(weight) for weight in weights]


OWN = [weighed(Amplitudes(Layout.parse(state.symbol)), 0) for state in State]


class Witness:
    """Follows a game by amplitudes, and says what it must show."""

    def __init__(self, layout, *, both):
        self.grid, self.both = layout.grid, both
        self.beside = beside(self.grid)
        self.near = [np.flatnonzero(row).tolist() for row in self.beside]
        self.amplitudes = Amplitudes(Layout(layout.grid, bytes([IN_GROUP]), layout.groups))
        self.partners = {cell: group.cells for group in layout.groups for cell in group.cells}
        self.weights = np.array([OWN[own] if own != IN_GROUP else (1, 1) for own in layout.own]).T
        self.shows = np.zeros((2, self.grid.cells), bool)
        self.measured = np.full(self.grid.cells, UNMEASURED, np.uint8)
        for cell in self.partners:
            self.weights[:, cell] = weighed(self.amplitudes, cell)

    def numbers(self):
        """Both numbers of every cell."""
        live = self.weights * (self.measured == UNMEASURED)
        return np.where(self.shows, live @ self.beside, NOT_SHOWN)

    def step(self, step):
        """Let a measurement happen; its outcome must be possible, and its numbers true."""
        weight = self.weights[step.basis, step.cell]
        assert weight != (0 if step.mine else 2), "an impossible outcome"
        assert self.measured[step.cell] == UNMEASURED
        before = self.numbers()
        self.measured[step.cell] = step.basis
        if step.cell in self.partners:
            self.amplitudes.measure(step.cell, step.basis, mine=step.mine)
            for partner in self.partners[step.cell]:
                self.weights[:, partner] = weighed(self.amplitudes, partner)
        if not step.mine:
            for basis in Basis if self.both else (step.basis,):
                self.shows[basis, step.cell] = True
        after = self.numbers()
        changed = np.flatnonzero((before != after).any(axis=0)).tolist()
        told = [
            (cell, *(NOT_SHOWN if n is None else n for n in pair)) for cell, *pair in step.shown
        ]
        assert told == [(cell, *after[:, cell].tolist()) for cell in changed]
        return weight == 1

    def won(self):
        """Whether everything that is not certainly a mine on some board has been measured."""
        return bool(((self.measured != UNMEASURED) | (self.weights == 2).any(axis=0)).all())


class RandomGames:
    """Plays and checks; what it draws depends on its seed alone."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.tally = Counter()

    def play(self, games, setups):
        for _ in range(games):
            level, rules = self.rng.choice(setups)
            self.game(level, rules)
        return self.tally

    def game(self, level, rules):
        rng = self.rng
        options = {
            "expert": rng.random() < 0.5,
            "first": rng.choice(("safe", "anything")),
            "numbers": rng.choice(("both", "both", "clicked")),
        }
        if rules == "entangled":
            options["hidden"] = rng.random() < 0.5
        elif "x" in level:
            options |= {"plus": rng.randrange(4), "minus": rng.randrange(4)}
        setup = make_setup(level, rules, **options)
        mode = get(rules)
        state = mode.start(setup, Stream(rng.getrandbits(64)))
        witness = None
        self.tally["games"] += 1
        for _ in range(400):
            event = self._event(state, witness)
            step = mode.apply(state, event)
            if witness is None and step.state.history:
                # The layout may be swapped by the first open, so the witness comes after it.
                witness = Witness(step.state.register.layout, both=options["numbers"] == "both")
                self._check_first(step.state, options)
            if witness is not None and step.state is not state:
                self._check(state, step.state, witness)
            state = step.state
            if state.outcome.over:
                break
        self.tally[state.outcome.result.value] += 1

    def _event(self, state, witness):
        """A move that is good more often than not, so that games get far."""
        rng, grid = self.rng, state.setup.grid
        cell = rng.randrange(grid.cells)
        board = rng.choice("zh")
        roll = rng.random()
        if roll < 0.06:
            return Event(f"mark-{board}", grid.place(cell))
        if witness is not None and roll < 0.95:
            left = witness.measured == UNMEASURED
            good = np.argwhere(left & (witness.weights == 0)).tolist()
            shared = np.flatnonzero(left & (witness.weights == 1).all(axis=0)).tolist()
            if good and (not shared or rng.random() < 0.8):
                basis, cell = rng.choice(good)
                board = "zh"[basis]
            elif shared:
                cell = rng.choice(shared)
                if state.shields:
                    return Event(f"shield-{board}", grid.place(cell))
        return Event(f"open-{board}", grid.place(cell))

    def _check_first(self, state, options):
        first = state.history[0]
        fixed = state.setup.options["layout"]
        if options["first"] == "safe" and not fixed and not first.shielded:
            assert state.protected or state.notices
        if state.protected:
            assert not first.mine
            assert state.register.layout.own[first.cell] != IN_GROUP

    def _check(self, before, after, witness):
        fresh = after.history[len(before.history) :]
        assert after.history[: len(before.history)] == tuple(before.history)
        for number, step in enumerate(fresh):
            coin = bool(witness.step(step))
            self.tally["measurements"] += 1
            self.tally["coins"] += coin
            self.tally["cascaded"] += number > 0
            if number:
                assert not coin, "a cascade took a chance"
                assert not step.mine, "a cascade lost"
        numbers = witness.numbers().astype(np.uint8)
        assert tuple(board.tobytes() for board in numbers) == after.numbers
        assert after.measured == witness.measured.tobytes()
        lost = bool(fresh) and fresh[-1].mine and not fresh[-1].shielded
        assert (after.outcome.result is Result.LOST) == lost
        assert (after.outcome.reason is Reason.MEASURED) == (not lost and witness.won())
        if fresh and not after.outcome.over:
            self._check_zeros(before, after, witness, {step.cell for step in fresh})

    def _check_zeros(self, before, after, witness, fresh):
        """Nothing is left beside a 0 that had to open its neighbours."""
        expert = after.setup.options["expert"]
        for basis, cell in np.argwhere(witness.numbers() == 0).tolist():
            dropped = before.numbers[basis][cell] not in (0, NOT_SHOWN)
            if cell in fresh or (expert and dropped):
                for near in witness.near[cell]:
                    assert witness.measured[near] != UNMEASURED or before.marks[basis][near]
