"""``qmines analyse --jsonl`` as a part of a pipeline: slow, endless and broken pipes."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
import threading
import time

import pytest

FINE = b'{"width":2,"height":2,"mines":1,"rows":["1#","##"]}\n'
# An exact count of this lattice takes far longer than any test may.
LATTICE = ["#".join("2" * 20) if row % 2 == 0 else "#" * 39 for row in range(61)]
HARD = json.dumps({"mines": 690, "rows": LATTICE}).encode() + b"\n"

no_signals = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")


def start(*options: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "qmines", "analyse", "--jsonl", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_each_line_is_answered_before_the_next_one_comes():
    with start() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(FINE)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["boards"] == "3"
        process.stdin.write(FINE.strip())  # the last line need not end
        process.stdin.close()
        assert json.loads(process.stdout.readline())["boards"] == "3"
        assert process.stdout.read() == b""
        assert process.wait(timeout=20) == 0


def test_a_line_in_pieces_is_one_line():
    with start("-") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for piece in (FINE[:10], FINE[10:30], FINE[30:] + FINE[:5], FINE[5:]):
            process.stdin.write(piece)
            process.stdin.flush()
            time.sleep(0.05)
        process.stdin.close()
        assert process.stdout.read().count(b'"boards":"3"') == 2
        assert process.wait(timeout=20) == 0


@no_signals
def test_answers_do_not_wait_for_a_hard_line_behind_them():
    with start("--budget-seconds", "30", "--method", "exact") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(FINE * 3 + HARD + FINE)
        process.stdin.flush()
        begin = time.monotonic()
        for _ in range(3):
            assert json.loads(process.stdout.readline())["boards"] == "3"
        assert time.monotonic() - begin < 10
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 130
        assert process.stderr is not None
        assert process.stderr.read().strip() == b""
        assert time.monotonic() - begin < 20


def test_an_endless_stream_is_not_collected():
    with start() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        pipe = process.stdin
        stop = threading.Event()

        def feed() -> None:
            try:
                while not stop.is_set():
                    pipe.write(FINE * 100)
            except (BrokenPipeError, ValueError):
                pass

        feeder = threading.Thread(target=feed)
        feeder.start()
        for _ in range(20_000):
            assert process.stdout.readline().endswith(b"}\n")
        stop.set()
        process.stdout.close()  # as head does
        feeder.join(timeout=20)
        with contextlib.suppress(BrokenPipeError):
            pipe.close()
        assert process.stderr is not None
        assert process.wait(timeout=20) == 1
        assert process.stderr.read() == b""


@no_signals
def test_an_interruption_while_waiting_for_input():
    with start("-") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(FINE)
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 130
        assert process.stderr is not None
        assert process.stderr.read().strip() == b""


@pytest.mark.parametrize("options", [[], ["--method", "sampled"]])
def test_budgets_are_for_each_line(options: list[str]):
    with start("--budget-seconds", "0.2", "--budget-mib", "16", *options) as process:
        out, err = process.communicate(FINE + HARD + FINE, timeout=30)
    first, hard, last = [json.loads(line) for line in out.splitlines()]
    assert err == b""
    assert first["method"] == last["method"] == (options[-1] if options else "exact")
    assert hard["method"] in {"approximated", "sampled", "bounds"}
