"""Games as a caller plays them."""

from __future__ import annotations

from qmines.session import load, new_game


def test_a_saved_game_goes_on():
    game = new_game("expert", seed=7)
    game.open(3, 4)
    data = game.save()
    assert load(data).save() == data
