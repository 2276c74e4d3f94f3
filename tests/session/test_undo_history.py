"""Undo with few states kept, and snapshots: both equal to what a plain list would do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from qmines.core.events import Event
from qmines.errors import InvalidInput
from qmines.session import new_game
from qmines.session.undo_history import Past, UndoHistory

EVENT = Event("flag", (0, 0))


@given(st.integers(1, 12), st.lists(st.booleans(), max_size=300))
def test_states_come_back_whatever_was_dropped(room, moves):
    """States are numbers, and a move adds one: so the state before a move is its depth."""
    history, past, state, kept = UndoHistory(room), None, 0, []
    for number, forward in enumerate(moves):
        if forward or past is None:
            past = Past(number, EVENT, state, past)
            history.keep(past)
            kept.append(state)
            state += 1
        else:
            state = history.before(past, 0, lambda before, _: before + 1)
            history.forget(past)
            past = past.older
            assert state == kept.pop()
        assert len(history) <= min(2 * max(2, room), len(kept))  # nothing of undone moves


def test_going_far_back_replays_few_moves():
    history, past, replayed = UndoHistory(100), None, []
    for number in range(40_000):
        past = Past(number, EVENT, number, past)
        history.keep(past)

    def apply(state: int, _: Event) -> int:
        replayed.append(state)
        return state + 1

    for wanted in range(39_999, 35_000, -1):
        assert history.before(past, 0, apply) == wanted
        history.forget(past)
        past = past.older
    assert len(replayed) < 30 * 5_000  # from the start it would be about 37,500 for each


EVENTS = st.sampled_from(
    ["open 4 4", "flag 0 0", "flag 8 8", "undo", "pause", "resume", "help hint"]
)


@given(st.lists(EVENTS, max_size=12), st.lists(EVENTS, min_size=1, max_size=12))
def test_a_restored_game_is_as_if_nothing_had_happened(before, after):
    game, twin = (new_game("9x9x10", seed=3, clock=lambda: 5.0) for _ in range(2))

    def play(played, events):
        for event in events:
            try:
                played.do(event)
            except InvalidInput:
                continue

    play(game, before)
    play(twin, before)
    snapshot = game.snapshot()
    for _ in range(2):
        play(game, after)
        game.restore(snapshot)
        assert game.view.document() == twin.view.document()
        assert (game.chain, game.help, game.transcript) == (twin.chain, twin.help, twin.transcript)
        assert game.measures == twin.measures
    play(game, after)
    play(twin, after)
    assert game.view.document() == twin.view.document()
    assert game.save() == twin.save()
