"""No input, option, budget, thread or signal makes the kernel crash, hang or leak."""

from __future__ import annotations

import math
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qmines.core.grid import Grid
from qmines.core.position import HIDDEN, SYMBOLS, Position
from qmines.errors import BudgetExceeded, Cancelled, InvalidInput, QMinesError
from qmines.solver import (
    METHODS,
    Analysis,
    Budget,
    Cancel,
    analyse,
    analyse_many,
    sample_boards,
)
from solver.games import lattice, scattered
from solver.positions import from_snapshot, small_positions

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.extra

SLACK = 1.5  # seconds of the wall clock, on a machine that compiles meanwhile
PROMPT = 0.1
TRIES = 3
"""A busy machine may keep a thread waiting; the kernel would be late every time."""

LATTICE = from_snapshot(lattice(1, 31, 31, 200))
"""Nobody counts this, and sampling it never becomes this exact: every call uses up its budget."""
FINE = 1e-6
"""An error that no sampler reaches."""


def check(analysis: Analysis) -> None:
    """What any answer must be."""
    position = analysis.position
    chance = analysis.mine_probability
    codes = np.frombuffer(position.cells, np.uint8).reshape(position.height, position.width)
    known = codes >= HIDDEN
    if analysis.method == "bounds":
        assert np.array_equal(analysis.minimum <= analysis.maximum, known), position
        known &= analysis.minimum == analysis.maximum
        assert np.count_nonzero(known) == len(analysis.safe) + len(analysis.mined), position
    assert np.array_equal(~np.isnan(chance), known), position
    hidden = chance[known]
    assert np.all((hidden >= 0) & (hidden <= 1)), position
    error = analysis.standard_error[codes >= HIDDEN]
    assert np.all(np.isfinite(error) & (error >= 0)), position
    for cells, sure in ((analysis.safe, 0.0), (analysis.mined, 1.0)):
        assert all(chance[cell] == sure for cell in cells), position
    assert analysis.boards is None or analysis.boards > 0, position


def in_time(budget: Budget, call: Callable[[], object]) -> None:
    """Make the call, which may be refused; it must not outstay its budget."""
    for _ in range(TRIES):
        started = time.thread_time()  # which budgets count
        with suppress(QMinesError):
            call()
        spent = time.thread_time() - started
        if spent <= budget.seconds + SLACK:
            return
    pytest.fail(f"{spent:.2f} s of {budget.seconds} s")


@st.composite
def positions(draw: st.DrawFn) -> Position:
    width, height = draw(st.integers(1, 9)), draw(st.integers(1, 7))
    symbols = draw(st.sampled_from([SYMBOLS, "###12", "######1*S", "#", "########0123F?"]))
    size = width * height
    cells = draw(st.lists(st.sampled_from(symbols), min_size=size, max_size=size))
    mines = draw(st.none() | st.integers(-1, size + 1) | st.sampled_from([2**31, 2**70]))
    density = draw(st.floats(allow_nan=True) | st.sampled_from([1e-300, 5e-324, 0.2, 1 - 2**-53]))
    rows = ["".join(cells[i : i + width]) for i in range(0, len(cells), width)]
    return Position.from_rows(rows, mines, density=density)


@given(data=st.data())
@settings(max_examples=250)
def test_any_position_with_any_options(data: st.DataObject):
    budget = Budget(
        seconds=data.draw(st.sampled_from([1e-9, 1e-4, 0.02])),
        mib=data.draw(st.sampled_from([1, 64])),
    )
    try:
        position = data.draw(positions())
        answer = analyse(
            position,
            method=data.draw(st.sampled_from(METHODS)),
            budget=budget,
            seed=data.draw(st.integers()),
            error=data.draw(st.floats(0, 1)),
            threads=data.draw(st.sampled_from([None, 1, 2, -1, 2**31 - 1])),
        )
        check(answer)
        for index in list(position.hidden())[:3]:
            row, column = position.grid.place(index)
            chances = answer.numbers(row, column)
            if answer.exact:
                safe = 1 - answer.mine_probability[row, column]
                assert chances.sum() == pytest.approx(safe, abs=1e-9)
        boards = sample_boards(position, data.draw(st.integers(-1, 3)), seed=-5, budget=budget)
        assert boards.shape[1:] == (position.height, position.width)
        assert np.all(boards <= 1)
    except QMinesError as refusal:
        assert refusal.text.isprintable()  # noqa: PT017


@pytest.mark.parametrize("density", [5e-324, 1e-300, 1e-100, 1e-20, 1 - 1e-9, 1 - 2**-53])
@pytest.mark.parametrize("method", ["exact", "sampled"])
def test_a_density_next_to_none_or_all(density: float, method: str):
    position = Position.from_rows(["2#", "##", "##"], None, density=density)
    answer = analyse(position, method=method, budget=Budget(seconds=0.2))
    check(answer)
    # Two of the four cells around the 2: which two does not depend on the density.
    assert np.nansum(answer.mine_probability[:2]) == pytest.approx(2, abs=0.2)
    assert np.all(sample_boards(position, 20)[:, :2].sum(axis=(1, 2)) == 2)


@pytest.mark.parametrize(
    "options",
    [
        {"method": "guess"},
        {"method": "sampled", "error": math.nan},
        {"method": "sampled", "error": 0},
        {"method": "rejection", "error": 1},
        {"method": "sampled", "threads": 2**31},
        {"method": "sampled", "threads": 10**30},
    ],
    ids=str,
)
def test_impossible_options_are_refused_or_clipped(options: dict[str, object]):
    with suppress(InvalidInput):
        check(analyse(Position.from_rows(["1##"], 1), **options))


@pytest.mark.parametrize("count", [-1, 2**31, 2**64, 10**30])
def test_impossible_numbers_of_boards(count: int):
    with pytest.raises(InvalidInput):
        sample_boards(Position.from_rows(["1##"], 1), count)


@pytest.mark.parametrize("cell", [(0, 0), (-1, 0), (1, 0), (0, 3), (2**40, 0), (0, 10**30)])
def test_numbers_where_there_is_no_hidden_cell(cell: tuple[int, int]):
    with pytest.raises(InvalidInput):
        analyse(Position.from_rows(["1##"], 1)).numbers(*cell)


def wide() -> Position:
    return from_snapshot(scattered(5, 120, 120, 2600, 3500))


@pytest.mark.parametrize("mib", [1, 64])
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("position", [LATTICE, wide()], ids=["lattice", "scattered"])
def test_budgets_hold(position: Position, method: str, mib: int):
    budget = Budget(seconds=0.1, mib=mib)
    in_time(budget, lambda: check(analyse(position, method=method, budget=budget, error=FINE)))
    in_time(budget, lambda: sample_boards(position, 5, budget=budget))


def test_a_contradiction_is_explained_within_the_budget():
    cells = bytearray(wide().cells)
    for clue in [i for i, code in enumerate(cells) if 0 < code < 4][::400]:
        cells[clue] += 1
    position = Position(Grid(120, 120), bytes(cells), 2600)
    budget = Budget(seconds=0.1)
    in_time(Budget(seconds=0.2), lambda: analyse(position, budget=budget))


CALLS: dict[str, Callable[[Cancel], object]] = {
    method: lambda cancel, method=method: analyse(
        LATTICE, method=method, budget=Budget(seconds=20, mib=1024), cancel=cancel, error=FINE
    )
    for method in ("auto", "sampled", "rejection")
} | {
    "boards": lambda cancel: sample_boards(
        LATTICE, budget=Budget(seconds=20, mib=1024), cancel=cancel
    )
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_cancelling_from_another_thread(call: Callable[[Cancel], object]):
    late = 0.0
    for _ in range(TRIES):
        cancel = Cancel()
        raised: list[float] = []

        def stop(cancel: Cancel = cancel, raised: list[float] = raised) -> None:
            raised.append(time.perf_counter())
            cancel.set()

        timer = threading.Timer(0.1, stop)
        timer.start()
        with pytest.raises(Cancelled):
            call(cancel)
        late = time.perf_counter() - raised[0]
        timer.join()
        if late <= PROMPT:
            return
    pytest.fail(f"{late:.2f} s after it was cancelled")


def test_a_flag_that_is_up_already():
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        analyse(LATTICE, cancel=cancel)


INTERRUPTED = """
import sys, time
from qmines import Position
from qmines.solver import Budget, analyse, analyse_many, sample_boards
rows = sys.stdin.read().split()
hard = Position.from_rows(rows, 200)
easy = Position.from_rows(["#" * 30 if r % 4 else "#1" * 15 for r in range(16)], 80)
budget = Budget(seconds=20, mib=1024)
print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""


@pytest.mark.extra
@pytest.mark.skipif(sys.platform == "win32", reason="no signal to a child there")
@pytest.mark.parametrize(
    "call",
    [
        "analyse(hard, method='sampled', budget=budget, error=1e-6, threads=1)",
        "analyse(hard, method='sampled', budget=budget, error=1e-6, threads=2)",
        "analyse(hard, method='rejection', budget=budget)",
        "sample_boards(hard, 5, budget=budget)",
        "analyse_many([easy] * 30_000, threads=2)",
    ],
)
def test_control_c(call: str):
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED.replace("{call}", call)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdin
        assert child.stdout
        child.stdin.write("\n".join(LATTICE.rows()))
        child.stdin.close()
        assert child.stdout.readline() == "ready\n"
        time.sleep(0.3)
        child.send_signal(signal.SIGINT)
        started = time.perf_counter()
        said = child.stdout.read()
        spent = time.perf_counter() - started
    assert child.returncode == 0
    assert said == "interrupted\n"
    assert spent < 5  # of a budget of 20 s, and beside a compiler


def limited(program: str) -> subprocess.CompletedProcess[str]:
    """A child with its own Python, whose crash is its own."""
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="limits memory as Linux does")
def test_more_threads_than_the_system_gives():
    done = limited("""
        import resource
        from qmines import Position
        from qmines.solver import analyse_many
        position = Position.from_rows(["1##"], 1)
        resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
        print(len(analyse_many([position] * 5000, threads=2000)))
    """)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "5000"


# A hard component behind some easy ones, which nobody counts in so little memory.
HARD = """
    import ctypes
    from qmines import Position
    from qmines.solver import Budget, analyse
    from qmines.errors import BudgetExceeded

    def hard(easy):
        clues = "".join("1" if c % 4 == 1 and c < 4 * easy else "#" for c in range(40))
        rows = ["#" * 40, clues, "#" * 40, "S" * 40, "S" * 40]
        for r in range(25):
            rows.append("".join("3" if r % 2 and c % 2 else "#" for c in range(19)) + "S" * 21)
        return Position.from_rows(rows, 110)

    def refused(easy):
        try:
            analyse(hard(easy), method="exact", budget=Budget(seconds=20, mib=16))
        except BudgetExceeded:
            return
        raise SystemExit("not hard enough")

    def memory(what):
        ctypes.CDLL(None).malloc_trim(0)  # what the allocator keeps is not the kernel's
        with open("/proc/self/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith(what))

    analyse(Position.from_rows(["1##"], 1))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads memory as Linux does")
def test_a_refused_call_keeps_no_memory():
    done = limited(
        HARD
        + """
    refused(0)
    before = memory("VmRSS")
    for easy in range(1, 7):  # the hard one is another component each time
        refused(easy)
    print(memory("VmRSS") - before)
    """
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) <= 32 * 1024


@pytest.mark.skipif(sys.platform != "linux", reason="reads memory as Linux does")
def test_a_call_takes_no_more_memory_than_it_is_given():
    done = limited(
        HARD
        + """
    before = memory("VmRSS")
    refused(0)
    print(memory("VmHWM") - before)  # the highest it ever was
    """
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) <= 1.5 * 16 * 1024 + 8 * 1024


def test_a_callback_that_raises_passes_through():
    def progress(_error: float, _samples: int) -> None:
        raise RuntimeError("enough")

    for method in ("sampled", "rejection"):
        with pytest.raises(RuntimeError, match="enough"):
            analyse(Position.from_rows(["1##", "###"], 2), method=method, progress=progress)
    check(analyse(Position.from_rows(["1##", "###"], 2)))


def outcome(position: Position) -> tuple[object, ...]:
    """An answer as a value, errors included."""
    try:
        answer = analyse(position, method="exact", budget=Budget(seconds=20))
        boards = sample_boards(position, 2, seed=7, budget=Budget(seconds=20))
    except BudgetExceeded:
        raise
    except QMinesError as refusal:
        return type(refusal), refusal.cells
    return answer.mine_probability.tobytes(), answer.boards, boards.tobytes()


def test_many_threads_at_once():
    cases = [
        *small_positions(11, 150),
        *(from_snapshot(lattice(n, 9, n, 20)) for n in (9, 13, 17)),
    ]
    alone = [outcome(position) for position in cases]
    with ThreadPoolExecutor(2 * (os.cpu_count() or 1)) as pool:
        for _ in range(3):
            assert list(pool.map(outcome, cases)) == alone
    together = analyse_many(cases, method="exact", budget=Budget(seconds=20), threads=4)
    for answer, expected in zip(together, alone, strict=True):
        if isinstance(answer, Analysis):
            assert answer.mine_probability.tobytes() == expected[0]
        else:
            assert type(answer) is expected[0]
