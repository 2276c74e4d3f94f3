"""Nothing that a player gets depends on hidden mines. See slow_replay for 10,000 pairs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from qmines.messages import plain_text
from qmines.modes.forgiving import Forgiving
from qmines.session import new_game
from session import leaks


@pytest.mark.parametrize("notice", ["end", "now"])
def test_no_byte_depends_on_hidden_mines(notice):
    compared, differing, saves = leaks.compare(250, seed=1, notice=notice)
    assert (compared, differing) == (250, 0)
    assert saves > 20


def test_planted_leaks_are_caught(monkeypatch):
    """Saves told too early, and a notice that counts the mines near the first cell."""
    plain = Forgiving.view
    with monkeypatch.context() as patch:
        patch.setattr(
            Forgiving, "view", lambda self, state: replace(plain(self, state), saved=state.saved)
        )
        assert leaks.compare(150, seed=2)[1] > 5
    with monkeypatch.context() as patch:
        patch.setattr(
            Forgiving,
            "view",
            lambda self, state: replace(
                plain(self, state),
                notices=(plain_text(str(sum((state.mask or b"")[:5]))),),
            ),
        )
        assert leaks.compare(60, seed=3)[1] > 5


def test_nothing_printed_tells_a_secret():
    """Neither the game nor its state nor the stream shows seeds or mines in a log."""
    game = new_game("9x9x10", seed=5)
    game.open(4, 4)
    state = game._timeline.state
    for text in (repr(game), repr(state), repr(state.stream), repr(game.header), str(game.view)):
        assert game._seed.hex() not in text
        assert repr(state.mask) not in text
        assert repr(state.numbers) not in text
    with pytest.raises(AttributeError):
        game.view.mask  # noqa: B018
