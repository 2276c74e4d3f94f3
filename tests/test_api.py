"""Games as a caller of the library plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import qmines

if TYPE_CHECKING:
    from pathlib import Path


def test_a_game_from_the_first_click_to_its_file(tmp_path: Path) -> None:
    game = qmines.new_game("9x9x10", rules="forgiving", seed=7, strict=True)
    view = game.open(4, 4)
    assert type(game) is qmines.Game
    assert type(game.position) is qmines.Position
    assert view.position == game.position
    safe = game.position.analyse().safe
    game.flag(0, 0)
    game.undo()
    assert game.open(*safe[0]).outcome == qmines.Outcome()
    path = tmp_path / "game.qmines"
    game.save(path)
    again = qmines.load(path)
    assert type(again) is qmines.Game
    assert again.save() == game.save() == path.read_bytes()
    assert again.position.analyse().safe == game.position.analyse().safe
    assert qmines.verify(path).ok
    assert again.measures.left.effective == 2
    again.resign()
    assert again.outcome == qmines.Outcome(qmines.Result.LOST, qmines.Reason.RESIGNED)


def test_both_are_one_game(tmp_path: Path) -> None:
    game = qmines.new_game("expert", seed="Ada", player_seed="mine", ranked=True, first="safe")
    game.open(0, 0)
    again = qmines.load(game.save())
    assert again.header == game.header
    with pytest.raises(qmines.InvalidInput, match="no undo in a ranked game"):
        again.undo()
    with pytest.raises(qmines.NotationError):
        qmines.load(b"{}")
    with pytest.raises(OSError, match="No such file"):
        qmines.load(tmp_path / "none")


def test_the_store_is_at_hand(tmp_path: Path) -> None:
    with qmines.Store(f"sqlite:///{tmp_path / 'x.db'}") as store:
        assert store.games() == []
    with pytest.raises(qmines.StoreError):
        qmines.Store("nonsense")
