"""The file of a long run: whole after every crash, and never taken for another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from qmines.core.levels import Level
from qmines.errors import InvalidInput
from qmines.lab import Games, Journal, LocalWorkers, PlayedGames, SeededContest, play, prepare

if TYPE_CHECKING:
    from pathlib import Path

CONTEST = SeededContest(Level(9, 9, 12), strategy="safest", seed=8)


def chunk(first: int, games: int, contest: SeededContest = CONTEST) -> PlayedGames:
    played = contest.chunk(first, games).play()
    assert played is not None
    return PlayedGames(first, played, 0.5, 0.25)


def written(path: Path) -> bytes:
    with Journal(path, [CONTEST]) as journal:
        for first in (0, 10, 30):
            journal.append(CONTEST, chunk(first, 10))
    return path.read_bytes()


def finished(path: Path, total: int = 50) -> Games:
    with Journal(path, [CONTEST]) as journal, LocalWorkers(1) as crew:
        results = prepare(CONTEST, total, journal)
        play(results, crew, journal=journal)
    assert results.complete
    return results.games


def test_what_is_kept_comes_back(tmp_path: Path):
    path = tmp_path / "games"
    written(path)
    with Journal(path, [CONTEST]) as journal:
        results = prepare(CONTEST, 50, journal)
    assert [*results.gaps()] == [(20, 10), (40, 10)]
    assert (results.seconds, results.busy) == (1.5, 0.75)
    assert results.games.where(slice(10)).same(chunk(0, 10).games)


def test_a_file_cut_anywhere_leads_to_the_same_end(tmp_path: Path):
    whole, path = chunk(0, 50).games, tmp_path / "games"
    data = written(path)
    head = data.index(b"\n") + 1
    for length in [0, 1, 5, head - 1, head, head + 1, len(data) - 30, len(data) - 1, len(data)]:
        path.write_bytes(data[:length])
        assert finished(path).same(whole), length
        with Journal(path, [CONTEST]) as journal:
            assert prepare(CONTEST, 50, journal).complete


def test_more_and_fewer_games_than_before(tmp_path: Path):
    path = tmp_path / "games"
    written(path)
    assert finished(path, 15).same(chunk(0, 15).games)
    assert finished(path, 80).same(chunk(0, 80).games)


def test_strategies_share_a_file(tmp_path: Path):
    other = CONTEST.by("best")
    with Journal(tmp_path / "games", [CONTEST, other]) as journal:
        journal.append(CONTEST, chunk(0, 5))
        journal.append(other, chunk(5, 5, other))
    with Journal(tmp_path / "games", [other]) as journal:
        assert [*prepare(other, 10, journal).gaps()] == [(0, 5)]


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (SeededContest(Level(9, 9, 12), strategy="safest", seed=9), "seed 8.*not .*seed 9"),
        (SeededContest(Level(9, 9, 13), seed=8), "level 9x9x12.*not .*level 9x9x13"),
        (SeededContest(Level(9, 9, 12), "opening", seed=8), "start 0,0.*not .*start 2,2"),
    ],
)
def test_another_contest_is_refused(tmp_path: Path, other: SeededContest, words: str):
    path = tmp_path / "games"
    data = written(path)
    with pytest.raises(InvalidInput, match=f"belongs to another run .*{words}"):
        Journal(path, [other])
    assert path.read_bytes() == data


@pytest.mark.parametrize("text", [b"hello\n", b"hello", b"{}\n", b"[1]\n", b"\n", b"\xff\xff"])
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, text: bytes):
    path = tmp_path / "games"
    path.write_bytes(text)
    with pytest.raises(InvalidInput, match="was not written by qmines simulate"):
        Journal(path, [CONTEST])
    assert path.read_bytes() == text


def test_damage_is_named_by_its_line(tmp_path: Path):
    path = tmp_path / "games"
    lines = written(path).splitlines(keepends=True)
    for bad in (b"{}\n", b"x\n", lines[2].replace(b'"games":10', b'"games":9'), b"\n", b"[]\n"):
        path.write_bytes(b"".join([*lines[:2], bad, lines[3]]))
        with pytest.raises(InvalidInput, match="is damaged at line 3"):
            Journal(path, [CONTEST])
    at = lines[2].index(b'"outcomes":"') + 20
    flipped = lines[2][:at] + (b"B" if lines[2][at : at + 1] == b"A" else b"A") + lines[2][at + 1 :]
    path.write_bytes(b"".join([*lines[:2], flipped]))
    with pytest.raises(InvalidInput, match="is damaged at line 3"):
        Journal(path, [CONTEST])


def test_another_format_is_refused(tmp_path: Path):
    path = tmp_path / "games"
    path.write_bytes(written(path).replace(b'"version":1', b'"version":2'))
    with pytest.raises(InvalidInput, match="written by another version"):
        Journal(path, [CONTEST])


def test_games_that_are_played_otherwise_now_are_refused(tmp_path: Path):
    path = tmp_path / "games"
    other = chunk(0, 10)
    other.games.won[3] ^= True
    with Journal(path, [CONTEST]) as journal:
        journal.append(CONTEST, other)
    with (
        Journal(path, [CONTEST]) as journal,
        pytest.raises(InvalidInput, match="plays differently"),
    ):
        prepare(CONTEST, 20, journal)


def test_two_runs_cannot_share_a_file(tmp_path: Path):
    path = tmp_path / "games"
    with Journal(path, [CONTEST]), pytest.raises(InvalidInput, match="in use by another run"):
        Journal(path, [CONTEST])
    with Journal(path, [CONTEST]):
        pass
