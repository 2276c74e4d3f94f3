"""The same games, whoever plays them, in whatever pieces."""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading

import numpy as np
import pytest

from qmines import _kernel
from qmines.core.levels import LEVELS, Level
from qmines.errors import InvalidInput
from qmines.lab import (
    STRATEGIES,
    BoardContest,
    BoardSet,
    Contest,
    Games,
    LocalWorkers,
    PlayedGames,
    Results,
    SeededContest,
    play,
    prepare,
    start_of,
)
from qmines.lab.boards import GivenBoard

SMALL = Level(9, 9, 12)


def whole(contest: Contest, games: int) -> Games:
    played = contest.chunk(0, games).play()
    assert played is not None
    return played


def boards_of(contest: SeededContest, games: int) -> BoardSet:
    start = contest.level.grid.index(*(contest.start or (0, 0)))
    return BoardSet(
        tuple(GivenBoard(contest.level, contest.board(i).mask, start) for i in range(games))
    )


@pytest.mark.parametrize("strategy", ["simple", "deduce", "safest", "progress", "best"])
def test_chunks_do_not_matter(strategy: str):
    contest = SeededContest(SMALL, "anything", None, strategy, 2**64 - 1)
    parts = [contest.chunk(first, 7).play() for first in range(0, 49, 7)]
    assert Games.joined(p for p in parts if p).same(whole(contest, 49))


@pytest.mark.parametrize("jobs", [1, 2, 5])
@pytest.mark.parametrize("first_click", ["anything", "safe", "opening"])
def test_jobs_do_not_matter(jobs: int, first_click: str):
    contest = SeededContest(LEVELS["intermediate"], first_click, strategy="safest", seed=3)
    results = prepare(contest, 300)
    with LocalWorkers(jobs) as crew:
        play(results, crew)
    assert results.complete
    assert results.games.same(whole(contest, 300))


def test_given_boards_do_not_depend_on_chunks_or_neighbours():
    seeded = SeededContest(SMALL, strategy="safest", seed=4)
    contest = BoardContest(boards_of(seeded, 60), "safest", 9)
    parts = [contest.chunk(first, 11).play() for first in range(0, 60, 11)]
    assert Games.joined(p for p in parts if p).same(whole(contest, 60))


def test_given_boards_are_played_as_drawn_ones():
    seeded = SeededContest(SMALL, "opening", strategy="best", seed=4)
    given = BoardContest(boards_of(seeded, 60), "best", 0)
    assert whole(given, 60).same(whole(seeded, 60))


def test_strategies_get_the_same_boards():
    wins = {
        name: whole(SeededContest(SMALL, "anything", strategy=name, seed=1), 300).won
        for name in ("simple", "deduce", "best")
    }
    assert not (wins["simple"] & ~wins["deduce"]).any()
    assert not (wins["deduce"] & ~wins["best"]).any()
    assert wins["simple"].sum() < wins["deduce"].sum() < wins["best"].sum()


def test_a_chunk_travels():
    contest = SeededContest(SMALL, seed=5)
    chunk = contest.chunk(10, 20)
    again = pickle.loads(pickle.dumps(chunk)).play()
    assert again.same(whole(contest, 30).where(slice(10, 30)))
    board = BoardContest(boards_of(contest, 4)).chunk(1, 2)
    assert pickle.loads(pickle.dumps(board)).play().same(board.play())


def test_the_first_click_may_lose():
    games = whole(SeededContest(Level(3, 3, 8), "anything", strategy="deduce"), 200)
    assert set(games.guesses[games.lost]) == {0}
    assert 150 < games.lost.sum() < 200


@pytest.mark.parametrize(
    ("level", "first_click", "start"),
    [
        ("expert", "safe", (0, 0)),
        ("expert", "anything", (0, 0)),
        ("expert", "opening", (3, 3)),
        ("intermediate", "opening", (2, 2)),
        ("beginner", "opening", (2, 2)),
        ("beginner-8x8", "opening", (2, 2)),
    ],
)
def test_the_automatic_start(level: str, first_click: str, start: tuple[int, int]):
    assert start_of(LEVELS[level], first_click) == start
    assert SeededContest(LEVELS[level], first_click).start == start


def test_the_automatic_start_fits_any_field():
    assert start_of(Level(1, 1, 0), "opening") == (0, 0)
    assert start_of(Level(2, 300, 20), "opening") == (3, 1)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"first_click": "lucky"}, "not 'lucky'"),
        ({"strategy": "psychic"}, "unknown strategy 'psychic'; choose from simple, deduce"),
        ({"seed": -1}, "seed must be"),
        ({"start": (9, 0)}, "no cell at"),
        ({"level": Level(2, 2, 4)}, "no safe cell"),
    ],
)
def test_impossible_contests(changes: dict[str, object], words: str):
    with pytest.raises(InvalidInput, match=words):
        SeededContest(**({"level": SMALL} | changes))  # type: ignore[arg-type]


def test_every_strategy_plays():
    for name in STRATEGIES:
        assert len(whole(SeededContest(Level(4, 4, 3), strategy=name), 3)) == 3


@pytest.mark.parametrize(
    "name", ["", "Best", "best:2", "deep:", "deep:0", "deep:1000", "deep:1x", "deep:٣"]
)
def test_no_such_strategy(name: str):
    with pytest.raises(InvalidInput, match="unknown strategy"):
        SeededContest(SMALL, strategy=name)
    with pytest.raises((ValueError, UnicodeError)):
        _kernel.simulate(*SMALL, "safe", 0, name, seed=0, games=1)


def test_python_and_the_command_read_the_kernels_table():
    # With one more strategy in the table, nothing else has to change. (That the kernel plays one
    # that is registered is tested in native/play/strategy.test.cc.)
    probe = (
        "from qmines import _kernel\n"
        "table = _kernel.strategies()\n"
        "_kernel.strategies = lambda: [*table, ('dummy', 'plays like a dummy', True)]\n"
        "from qmines.lab import SeededContest\n"
        "from qmines.core.levels import LEVELS\n"
        "print(SeededContest(LEVELS['expert'], strategy='dummy:7').strategy)\n"
        "from qmines.cli import main\n"
        "main(['simulate', '--help'])\n"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("dummy:7\n")
    assert "  dummy[:N] plays like a dummy\n" in done.stdout


def test_a_raised_flag_ends_a_chunk():
    cancel = _kernel.Cancel()
    cancel.set()
    contest = SeededContest(SMALL)
    assert contest.chunk(0, 5).play(cancel) is None
    assert BoardContest(boards_of(contest, 2)).chunk(0, 2).play(cancel) is None


def test_stopping_keeps_what_is_done():
    contest, stop = SeededContest(LEVELS["expert"], strategy="safest", seed=3), threading.Event()
    results = prepare(contest, 1_000_000)

    def watch(results: Results) -> None:
        if results.count > 20:
            stop.set()

    with LocalWorkers(2) as crew:
        play(results, crew, stop=stop, watch=watch)
    assert 20 < results.count < 1_000_000
    assert results.summary().won == results.won
    end = int(results.numbers.max()) + 1
    assert results.games.same(whole(contest, end).where(results.done[:end]))


def test_an_error_of_a_chunk_reaches_the_caller():
    class Broken:
        def play(self, _: object = None) -> None:
            raise InvalidInput("broken")

    with LocalWorkers(1) as crew:
        crew.submit(0, Broken())
        with pytest.raises(InvalidInput, match="broken"):
            crew.take(60.0)


def test_results_know_their_gaps():
    results = Results(SeededContest(SMALL), 10)
    assert [*results.gaps()] == [(0, 10)]
    three = Games.blank(3)
    three.won[:] = True
    results.add(PlayedGames(2, three, 0.3, 0.2))
    results.add(PlayedGames(3, three, 0.3, 0.2))  # two of them once more
    results.add(PlayedGames(9, three, 0.3, 0.3))  # two of them past the end
    results.add(PlayedGames(12, three, 9.0, 9.0))
    assert [*results.gaps()] == [(0, 2), (6, 3)]
    assert results.numbers.tolist() == [2, 3, 4, 5, 9]
    assert (results.count, results.won, results.complete) == (5, 5, False)
    assert (results.seconds, results.busy) == (pytest.approx(0.7), pytest.approx(0.5))
    assert Results(SeededContest(SMALL), 10).summary().interval == (0.0, 1.0)


def test_packing_is_exact():
    games = whole(SeededContest(SMALL, strategy="safest"), 40)
    assert Games.unpack(games.pack()).same(games)
    assert len(games.pack()) == 8 * 40
    assert games.luck.dtype == np.float32
    with pytest.raises(InvalidInput, match="have 9 bytes"):
        Games.unpack(b"123456789")


def test_deep_takes_an_effort():
    level = Level(5, 4, 4)
    for name in ("deep", "deep:2"):
        assert len(SeededContest(level, strategy=name, seed=1).chunk(0, 3).play()) == 3
    for name in ("deep:0", "deep:x", "deep:", "best:2", "deep:1000"):
        with pytest.raises(InvalidInput, match="unknown strategy"):
            SeededContest(level, strategy=name)


@pytest.mark.parametrize("strategy", ["progress", "best"])
def test_a_field_of_a_million_cells(strategy: str):
    """Its boards are not even counted: what remembers and searches ends lets them be."""
    contest = SeededContest(Level(1000, 1000, 100_000), "safe", None, strategy, 0)
    assert len(whole(contest, 1)) == 1


def test_the_name_of_a_level_is_refused():
    with pytest.raises(InvalidInput, match="parse_level"):
        SeededContest("expert")  # type: ignore[arg-type]
