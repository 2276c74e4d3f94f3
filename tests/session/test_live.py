"""A game that is being played catches up with what others stored, or with nothing of it."""

from __future__ import annotations

import pytest

from qmines.errors import InvalidInput
from qmines.generate.dealing import NotDealt, dealt_elsewhere
from qmines.play.live import LiveGame, StoredEvent
from qmines.session import Game, new_game


def stored(game: Game, *events: str) -> list[StoredEvent]:
    """What a store has of events that happen in a game."""
    found = []
    for event in events:
        game.do(event)
        at = game.last.at if game.last is not None else 0
        found.append(StoredEvent(at, event, f"key {event}", game.chain))
    return found


def pair(level: str = "beginner", **options: object) -> tuple[LiveGame, Game]:
    """The same game twice: as it is at hand, and as it goes on elsewhere."""
    made = [new_game(level, seed=1, clock=float, **options) for _ in range(2)]
    return LiveGame(made[0]), made[1]


def test_it_follows():
    live, elsewhere = pair()
    assert live.follow(stored(elsewhere, "flag 0 0", "open 4 4"))
    assert live.game.view.document() == elsewhere.view.document()
    assert live.has_happened("key open 4 4", "open 4 4")


def test_where_the_hashes_disagree_nothing_has_happened():
    live, elsewhere = pair()
    events = stored(elsewhere, "flag 0 0", "open 4 4")
    assert not live.follow([events[0], events[1]._replace(hash="0" * 64)])
    assert (live.game.sequence, live.keys) == (0, {})
    assert live.follow(events)


@pytest.mark.parametrize(("options", "error"), [({}, InvalidInput), ({"no_guess": True}, NotDealt)])
def test_where_an_event_fails_nothing_has_happened(
    options: dict[str, object], error: type[Exception]
):
    live, elsewhere = pair("60x60x1200", **options)
    events = stored(elsewhere, "flag 0 0", "open 30 30")
    if error is InvalidInput:
        events[1] = events[1]._replace(event="open 99 99")
    with dealt_elsewhere(), pytest.raises(error):
        live.follow(events)
    assert (live.game.sequence, live.keys) == (0, {})
    assert live.game.view.flags == 0
