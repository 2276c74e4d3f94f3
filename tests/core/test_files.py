"""Files that are replaced as a whole: no link is followed, no part is left behind."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

import pytest

from qmines.api import new_game
from qmines.core.files import replace_file
from qmines.tui import settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def save_game(path: Path) -> None:
    new_game("9x9x10", seed=7).save(path)


def save_settings(path: Path) -> None:
    settings.save(settings.Settings(), path)


@pytest.mark.parametrize("save", [save_game, save_settings])
def test_a_planted_symbolic_link_is_not_followed(tmp_path: Path, save: Callable[[Path], None]):
    """In a shared folder anybody can make a link under a name that can be guessed."""
    victim, folder = tmp_path / "victim", tmp_path / "shared"
    victim.write_text("untouched")
    folder.mkdir()
    (folder / ".game.qmines.part").symlink_to(victim)
    (folder / "game.qmines").symlink_to(victim)
    save(folder / "game.qmines")
    assert victim.read_text() == "untouched"
    assert not (folder / "game.qmines").is_symlink()
    assert (folder / "game.qmines").stat().st_size > 100
    assert {each.name for each in folder.iterdir()} == {"game.qmines", ".game.qmines.part"}


def test_what_cannot_be_written_leaves_nothing(tmp_path: Path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        replace_file(tmp_path / "folder", b"data")
    with pytest.raises(FileNotFoundError):
        replace_file(tmp_path / "nowhere" / "file", b"data")
    assert [each.name for each in tmp_path.iterdir()] == ["folder"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_new_file_has_the_usual_mode(tmp_path: Path):
    before = os.umask(0o027)
    try:
        replace_file(tmp_path / ("x" * 255), b"data")  # the longest name there is
    finally:
        os.umask(before)
    (made,) = tmp_path.iterdir()
    assert stat.S_IMODE(made.stat().st_mode) == 0o640
