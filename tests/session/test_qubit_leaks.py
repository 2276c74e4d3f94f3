"""Two layouts behind the same view, the same requests: every byte of the replies is compared."""

from __future__ import annotations

import random
from dataclasses import replace

from qmines.core.events import Event
from qmines.messages import plain_text
from qmines.modes.two_boards import PairMode
from qmines.quantum.layout import Layout
from qmines.quantum.position import UNMEASURED
from qmines.quantum.register import Register
from qmines.session import new_game
from quantum.brute import arrangements, fits
from session.leaks import replies

REQUESTS = ["mark-z 0 0", "mark-h 1 1", "help hint", "pause", "resume", "undo", "dance", "open 0 0"]


def with_layout(state, layout):
    """The same state with something else in the cells."""
    register = Register.prepared(layout)
    weights = tuple(
        bytes(
            w if basis == UNMEASURED else 0 for w, basis in zip(board, state.measured, strict=True)
        )
        for board in register.start_weights()
    )
    pairs = zip(*weights, state.measured, strict=True)
    left = sum(basis == UNMEASURED and 2 not in (z, h) for z, h, basis in pairs)
    return replace(state, register=register, weights=weights, left=left)


def compare(pairs, seed):
    """Compare so many pairs of layouts; tells how many replies differ."""
    rng = random.Random(seed)
    compared = differing = 0
    while compared < pairs:
        game = new_game("3x3x2", "qubits", seed=rng.randrange(2**60), plus=1, minus=1)
        while not game.outcome.over and compared < pairs:
            before = game._timeline.state
            row, column = rng.randrange(3), rng.randrange(3)
            move = f"open-{rng.choice('zh')} {row} {column}"
            view = game.do(move)
            if view.outcome.over or not before.history or not view.qubits.fresh:
                continue
            layout, position = before.register.layout, view.qubits.position
            found = [
                own
                for own in arrangements(9, list(position.totals))
                if bytes(own) != layout.own and fits(position, own)
            ]
            for own in rng.sample(found, min(2, len(found))):
                twin = with_layout(before, Layout(layout.grid, bytes(own)))
                # Where the twin's coin falls otherwise, another move was seen.
                step = game._timeline.mode.apply(twin, Event.parse(move)).state
                if [s.mine for s in step.history] != [s.mine for s in game._timeline.state.history]:
                    continue
                requests = [move, *rng.sample(REQUESTS, 3), *REQUESTS]
                one = replies(before, requests, game)
                compared += 1
                differing += one != replies(twin, requests, game)
    return compared, differing


def test_no_byte_depends_on_hidden_states():
    compared, differing = compare(60, seed=1)
    assert (compared >= 60, differing) == (True, 0)


def test_a_planted_leak_is_caught(monkeypatch):
    plain = PairMode.view

    def leaky(self, state):
        return replace(
            plain(self, state),
            notices=(plain_text(str(state.register.layout.own[:6].count(0))),),
        )

    monkeypatch.setattr(PairMode, "view", leaky)
    assert compare(20, seed=2)[1] > 3


def test_nothing_printed_tells_a_secret():
    game = new_game("trios-8x8", "entangled", seed=5, hidden=True)
    game.do("open-z 4 4")
    state = game._timeline.state
    for text in (repr(game), repr(state), repr(game.view)):
        assert repr(state.register.layout.own) not in text
        assert "GroupKind" not in text
