"""Commands and scripts that are sent Ctrl-C twice, at any moment.

See slow_signals.py, test_signals.py and tests/lab/test_signals.py.
"""

from __future__ import annotations

import json
import os
import random  # a seeded choice of moments
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

# Says when Python has started our code: what interrupts the interpreter's own start is not ours.
PROGRAM = """
import os
from qmines import interrupts
from qmines.__main__ import main

def install(install=interrupts.install):
    install()
    os.write(int(os.environ["QMINES_READY"]), b".")

interrupts.install = install
main()
"""
LATTICE = ["#".join("2" * 12) if row % 2 == 0 else "#" * 23 for row in range(31)]
LINES = "".join(
    json.dumps(each) + "\n"
    for each in (
        {"mines": 1, "rows": ["1#", "##"]},
        {"mines": 150, "rows": LATTICE},
        {"mines": 99, "rows": ["#" * 30] * 16},
    )
)
COMMANDS = {
    "simulate": ("simulate", "--games", "1000000", "--json"),
    "simulate with a policy": (
        "simulate", "--games", "1000000", "--strategy", "tests.cli.signals:policy", "--json",
    ),
    "generate": ("generate", "--no-guess", "--count", "100000", "--level", "expert", "--json"),
    "analyse": ("analyse", "--jsonl", "--budget-seconds", "30"),
}  # fmt: skip
# Scripts that use the library: 130 says that one ended as it should, without leaving processes.
SCRIPT = """
import multiprocessing, os, sys
import qmines
from tests.cli.signals import policy
{before}
os.write(int(os.environ["QMINES_READY"]), b".")
try:
    qmines.simulate(games=10_000_000, seed=1, resume=os.environ["QMINES_KEPT"], {options})
except KeyboardInterrupt:
    sys.exit("left processes" if multiprocessing.active_children() else 130)
"""
SCRIPTS = {
    "script": SCRIPT.format(before="qmines.simulate", options="jobs=2"),
    "script with a policy": SCRIPT.format(
        before="qmines.simulate", options="policy=policy, jobs=1"
    ),
    "script with a policy in processes": SCRIPT.format(
        before="qmines.simulate", options="policy=policy, jobs=2"
    ),
    "script that still imports": SCRIPT.format(before="", options="jobs=2"),
}
LONGEST = 30.0
"""Seconds after which a command hangs."""


def policy(position: object) -> int:
    """Open the last hidden cell."""
    cells: bytes = position.cells  # type: ignore[attr-defined]
    return cells.rindex(9)


class Ended(NamedTuple):
    """How a command ended, and the moments of its signals."""

    name: str
    moments: tuple[float, float]
    code: int
    said: str
    seconds: float

    @property
    def well(self) -> bool:
        """Whether it was neither killed nor left anything but its own words.

        The second signal may reach a script anywhere, even while Python prints the traceback.
        """
        codes, bad = {130}, ["terminate", "leak", "left"]
        if self.name not in SCRIPTS:
            bad += ["Traceback", "Exception"]
        elif self.moments[1] >= 0:
            codes |= {-signal.SIGINT, 1} if "KeyboardInterrupt" in self.said else {-signal.SIGINT}
        return self.code in codes and not any(word in self.said for word in bad)


def interrupted(name: str, first: float, second: float | None, kept: Path | None = None) -> Ended:
    """Run a command, send it one or two signals at these seconds, and see how it ends.

    Like a terminal, scripts are interrupted together with their processes. If ``kept`` is the file
    in which a script saves its games, time counts from the first saved games.
    """
    ready, tell = os.pipe()
    program = [SCRIPTS[name]] if name in SCRIPTS else [PROGRAM, *COMMANDS[name]]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        file = folder / "lines.jsonl"
        file.write_text(LINES * 2000)
        with file.open("rb") as lines, (folder / "out").open("w+b") as out:
            process = subprocess.Popen(
                [sys.executable, "-c", *program],
                stdin=lines,
                stdout=out,
                stderr=subprocess.PIPE,
                pass_fds=[tell],
                start_new_session=True,
                env=os.environ
                | {"QMINES_READY": str(tell), "QMINES_DATA": str(folder)}
                | {"QMINES_KEPT": str(kept or folder / "kept")},
                cwd=Path(__file__).parents[2],
            )
            os.close(tell)
            os.read(ready, 1)
            os.close(ready)
            while kept is not None and not (kept.exists() and kept.read_bytes().count(b"\n") > 1):
                assert process.poll() is None
                time.sleep(0.01)
            begin = time.monotonic()
            for pause in (first, second):
                if pause is not None:
                    time.sleep(pause)
                    (os.killpg if name in SCRIPTS else os.kill)(process.pid, signal.SIGINT)
            try:
                _, said = process.communicate(timeout=LONGEST)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)  # with children that outlived it
                _, said = process.communicate()
    moments = (first, -1.0 if second is None else second)
    return Ended(name, moments, process.returncode, said.decode(), time.monotonic() - begin - first)


def pairs(count: int, seed: int, names: Iterable[str]) -> list[tuple[str, float, float]]:
    """Commands and moments: the first signal within a second, the other up to 100 ms later."""
    rng = random.Random(seed)
    names = [*names]
    return [
        (names[number % len(names)], rng.random(), rng.choice((0.0, rng.random() / 10)))
        for number in range(count)
    ]
