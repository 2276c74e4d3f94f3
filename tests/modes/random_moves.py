"""Random games of Forgiving on many sizes, every move checked against the rules.

What could be known is worked out here a second time, one look at a time and without
anything kept from move to move.
"""

from __future__ import annotations

import random
from collections import Counter

import numpy as np

from qmines.core.events import Event
from qmines.core.levels import Level
from qmines.core.position import FLAG, HIDDEN, QUESTION, SAFE, Position
from qmines.core.stream import Stream
from qmines.errors import Contradiction, InvalidInput
from qmines.modes import Reason, Result, make_setup
from qmines.modes.field import chord_cells
from qmines.modes.forgiving import FORGIVING
from qmines.solver import analyse

MARKS = bytes.maketrans(bytes([FLAG, QUESTION]), bytes([HIDDEN, HIDDEN]))


def true_numbers(grid, mask):
    """The number of every cell, by sums over a padded field."""
    field = np.pad(np.frombuffer(mask, np.uint8).reshape(grid.height, grid.width), 1)
    sums = sum(
        field[1 + r : 1 + r + grid.height, 1 + c : 1 + c + grid.width]
        for r in (-1, 0, 1)
        for c in (-1, 0, 1)
        if r or c
    )
    return sums.ravel()


def deduce(grid, cells, mines, numbers):
    """The deducible numbers, as cells, and the cells certainly mined."""
    cells = bytearray(cells)
    while True:
        answer = analyse(Position(grid, bytes(cells), mines), method="exact")
        if not answer.safe:
            return bytes(cells), {grid.index(*place) for place in answer.mined}
        for place in answer.safe:
            cells[grid.index(*place)] = numbers[grid.index(*place)]


def possible(grid, cells, mines, asked):
    """Whether a board fits on which none of the asked cells is mined."""
    cells = bytearray(cells)
    for cell in asked:
        if cells[cell] == HIDDEN:
            cells[cell] = SAFE
    try:
        analyse(Position(grid, bytes(cells), mines), method="exact")
    except (Contradiction, InvalidInput):
        return False
    return True


class Checker:
    """Plays and checks."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.tally = Counter()

    def play(self, moves):
        """Play so many moves, in as many games as it takes."""
        while self.tally["moves"] < moves:
            self.game(moves)
        return self.tally

    def setup(self):
        rng = self.rng
        largest = rng.choice([3, 5, 8, 12, 16])
        width, height = rng.randint(1, 2 * largest), rng.randint(1, largest)
        density = rng.choice([0.05, 0.12, 0.16, 0.2, 0.25, 0.4])
        mines = min(width * height - 1, round(width * height * density))
        return make_setup(
            Level(width, height, mines),
            "forgiving",
            first=rng.choice(["opening", "safe", "anything"]),
            questions=True,
            knowledge=rng.choice(["deducible", "deducible", "visible"]),
            strict=rng.random() < 0.25,
            notice=rng.choice(["end", "now"]),
        )

    def game(self, moves):
        setup = self.setup()
        state = FORGIVING.start(setup, Stream(self.rng.randrange(2**60)))
        caution = self.rng.choice([0.0, 0.5, 0.9])
        self.tally["games"] += 1
        while not state.outcome.over and self.tally["moves"] < moves:
            event = self.event(state, caution)
            after = FORGIVING.apply(state, event).state
            self.tally["moves"] += 1
            self.check(state, event, after)
            state = after
        self.tally[state.outcome.reason.name.lower() or "unfinished"] += 1

    def event(self, state, caution):
        rng, grid = self.rng, state.grid
        hidden = [i for i, code in enumerate(state.cells) if code >= HIDDEN]
        cell = rng.choice(hidden)
        chance = rng.random()
        if state.mask is not None and chance < caution:
            answer = analyse(Position(grid, state.cells.translate(MARKS), state.setup.level.mines))
            places = answer.safe or list(answer.safest[0])
            cell = grid.index(*rng.choice(places))
            if state.cells[cell] == FLAG:
                return Event("flag", grid.place(cell))
            return Event("open", grid.place(cell))
        if chance > 0.8:
            clues = [i for i, code in enumerate(state.cells) if 0 < code < HIDDEN]
            if clues and chance > 0.9:
                return Event("chord", grid.place(rng.choice(clues)))
            return Event(rng.choice(["flag", "mark", "question"]), grid.place(cell))
        return Event("open", grid.place(cell))

    def check(self, before, event, after):
        grid, mines = before.grid, before.setup.level.mines
        cell = event.index(grid)
        if after.mask is None:
            return
        numbers = true_numbers(grid, after.mask)
        shown = np.frombuffer(after.cells, np.uint8)
        is_open = shown < HIDDEN
        mined = np.frombuffer(after.mask, np.uint8) > 0
        assert mined.sum() == mines, "a wrong total"
        assert (shown[is_open] == numbers[is_open]).all(), "a violated number"
        assert not (mined & is_open).any(), "a mine is open"
        was = np.frombuffer(before.cells, np.uint8)
        assert (shown[was < HIDDEN] == was[was < HIDDEN]).all(), "an open cell changed"
        asked = [cell] if event.verb == "open" and was[cell] in (HIDDEN, QUESTION) else []
        if event.verb == "chord":
            asked = chord_cells(grid, before.cells, cell)
        if not asked:
            assert after.mask == before.mask
            assert not after.outcome.over
            return
        self.tally["opens"] += 1
        self.judge(before, asked, after)

    def judge(self, before, asked, after):
        """Whether the outcome is the one that the rules give."""
        setup, grid, mines = before.setup, before.grid, before.setup.level.mines
        lost = after.outcome.result is Result.LOST
        saved = len(after.saved) - len(before.saved)
        if before.mask is None and setup.options["first"] != "anything":
            assert not lost
            assert not saved
            return
        if not (lost or saved or setup.options["strict"]):
            if before.mask is not None:
                assert after.mask == before.mask, "a board changed for nothing"
            return
        first = before.mask is None
        mask = FORGIVING._placed(before, asked[0]).mask if first else before.mask
        numbers = true_numbers(grid, mask)
        cells = before.cells.translate(MARKS)
        if setup.options["knowledge"] == "deducible":
            known, sure = deduce(grid, cells, mines, numbers)
            safe = {i for i in range(grid.cells) if known[i] < HIDDEN <= cells[i]}
        else:
            known = cells
            answer = analyse(Position(grid, cells, mines), method="exact")
            sure = {grid.index(*place) for place in answer.mined}
            safe = {grid.index(*place) for place in answer.safe}
        guesses = [cell for cell in asked if cell not in safe]
        if not sure.isdisjoint(asked):
            assert lost
            assert after.outcome.reason is Reason.KNOWN_MINE
        elif setup.options["strict"] and safe and guesses:
            assert lost
            assert after.outcome.reason is Reason.PUNISHED
            assert any(after.mask[cell] for cell in after.hit)
            self.fits(grid, known, after.mask)
        elif not possible(grid, known, mines, asked):
            assert len(asked) > 1
            assert lost
            assert after.outcome.reason is Reason.KNOWN_MINE
        else:
            assert not lost, "an unfair loss"
            assert saved == any(mask[cell] for cell in asked)
            self.fits(grid, known, after.mask)
            if not saved:
                assert after.mask == mask
            self.tally["saves"] += saved

    def fits(self, grid, known, mask):
        """What could be known before is true on the board drawn anew."""
        numbers = true_numbers(grid, mask)
        codes = np.frombuffer(known, np.uint8)
        assert (codes[codes < HIDDEN] == numbers[codes < HIDDEN]).all(), "knowledge is violated"
