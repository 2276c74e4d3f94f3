"""A real scheduler and real workers on this machine, one of them killed half-way."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

import qmines
from qmines.core.levels import LEVELS
from qmines.lab import Journal, SeededContest, prepare
from qmines.lab.cluster import ClusterError, ClusterWorkers
from support.packages import package

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

pytestmark = pytest.mark.extra

package("distributed")
CONTEST = SeededContest(LEVELS["expert"], strategy="safest", seed=21)
IMPATIENT = os.environ | {"DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "2s"}
SIMULATE = (
    sys.executable, "-m", "qmines", "simulate", "--strategy", "safest", "--seed", "21", "--json",
)  # fmt: skip


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def dask(role: str, *arguments: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    with (folder / f"{role}.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli." + role, *arguments],
            stdout=log,
            stderr=log,
            cwd=folder,
        )
        try:
            yield process
        finally:
            process.kill()
            process.wait()


@contextmanager
def scheduler(folder: Path) -> Iterator[str]:
    port = free_port()
    flags = ("--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show")
    with dask("dask_scheduler", *flags, folder=folder) as process:
        end = time.monotonic() + 20
        while True:
            assert process.poll() is None
            assert time.monotonic() < end
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                break
        yield f"tcp://127.0.0.1:{port}"


def worker(address: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    flags = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
    return dask("dask_worker", address, *flags, folder=folder)


def test_a_killed_worker_costs_no_game(tmp_path: Path):
    total, record, keep = 16_000, tmp_path / "record", tmp_path / "games"
    with (
        scheduler(tmp_path) as address,
        worker(address, tmp_path) as first,
        worker(address, tmp_path),
        subprocess.Popen(
            [*SIMULATE, "--games", str(total), "--cluster", address, "--record", str(record),
             "--resume", str(keep)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        ) as process,
    ):  # fmt: skip
        end = time.monotonic() + 30
        while not keep.exists() or keep.stat().st_size < total * 3:  # a third of the games
            assert process.poll() is None, process.stderr.read()
            assert time.monotonic() < end
            time.sleep(0.01)
        first.send_signal(signal.SIGKILL)
        first.wait()
        assert len(keep.read_bytes()) < total * 9, "it was over before the worker died"
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    games = CONTEST.chunk(0, total).play()
    assert games is not None
    found = json.loads(out)
    assert (found["games"], found["won"]) == (total, int(games.won.sum()))
    with Journal(keep, [CONTEST]) as journal:
        assert prepare(CONTEST, total, journal).games.same(games)
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    assert [line["index"] for line in lines] == [*range(total)]
    assert [line["won"] for line in lines] == games.won.tolist()
    assert [line["guesses"] for line in lines] == games.guesses.tolist()


def test_nobody_there():
    done = subprocess.run(
        [*SIMULATE, "--games", "5", "--cluster", f"tcp://127.0.0.1:{free_port()}"],
        capture_output=True, text=True, check=False, env=IMPATIENT, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert "Cannot reach a Dask scheduler at tcp://127.0.0.1:" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("address", ["nowhere", "http://x:1", "tcp://x", ""])
def test_what_is_no_address_is_refused_at_once(address: str):
    with pytest.raises(ClusterError, match=r"is not a Dask scheduler address such as"):
        ClusterWorkers(address)


def test_your_own_player_on_a_cluster(tmp_path: Path):
    """Functions travel to the workers, which need not have their module."""

    def last_hidden(position: qmines.Position) -> int:
        return position.cells.rindex(9)

    @qmines.lab.batched
    def last_hidden_of_many(views: NDArray[np.int8], _mines: int) -> NDArray[np.int64]:
        cells = views.reshape(len(views), -1)
        return cells.shape[1] - 1 - (cells[:, ::-1] == -1).argmax(axis=1)

    players = {"policy": last_hidden, "against": last_hidden_of_many}
    here = qmines.simulate("5x5x2", games=300, seed=3, jobs=1, **players)
    with scheduler(tmp_path) as address, worker(address, tmp_path):
        there = qmines.simulate("5x5x2", games=300, seed=3, cluster=address, **players)
    assert there.results.games.won.tolist() == here.results.games.won.tolist()
    assert there.pair is not None
    assert there.pair.difference == 0
    assert 0 < there.rate < 1
