"""Every command that reads or writes a file, given something that is no ordinary file.

Devices that never end, a full disk, folders and files of 8 GiB: one sentence, in bounded time and
memory. ``cli.devices`` runs the commands.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import qmines

pytestmark = [
    pytest.mark.extra,
    pytest.mark.skipif(sys.platform != "linux", reason="devices as Linux has them"),
]

READ = {
    "analyse": ["analyse", "{}"],
    "analyse --json": ["analyse", "--json", "{}"],
    "analyse --jsonl": ["analyse", "--jsonl", "{}"],
    "hint": ["hint", "{}"],
    "convert": ["convert", "{}", "--to=text"],
    "convert --from mbf": ["convert", "{}", "--from=mbf", "--to=text"],
    "convert --from rawvf": ["convert", "{}", "--from=rawvf", "--to=text"],
    "verify": ["verify", "{}"],
    "replay": ["replay", "{}"],
    "circuit": ["circuit", "{}"],
    "play --resume": ["play", "--plain", "--no-store", "--resume", "{}"],
    "simulate --boards": ["simulate", "--boards", "{}"],
    "simulate --resume": ["simulate", "--games=2", "--strategy=simple", "--resume", "{}"],
}
WRITTEN = {
    "convert": ["convert", "1#", "--output", "{}"],
    "circuit": ["circuit", "game.qmines", "--output", "{}"],
    "generate": ["generate", "--level=beginner", "--count=3", "--output", "{}"],
    "simulate --record": ["simulate", "--games=2", "--strategy=simple", "--record", "{}"],
    "simulate --report": ["simulate", "--games=2", "--strategy=simple", "--report", "{}"],
    "simulate --resume": ["simulate", "--games=2", "--strategy=simple", "--resume", "{}"],
    "site": ["site", "{}"],
}
SOURCES = ("/dev/zero", "/dev/null", "folder", "huge")
PLACES = ("/dev/full", "folder/missing/file", "folder")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("devices")
    (found / "folder").mkdir()
    with (found / "huge").open("wb") as file:
        file.truncate(8 << 30)  # takes no room on disk
    qmines.new_game("2", rules="qubits", seed=1).save(found / "game.qmines")
    return found


def answers(folder: Path, cases: list[list[str]]) -> list[tuple[int, str]]:
    done = subprocess.run(
        [sys.executable, "-m", "cli.devices"],
        input=json.dumps(cases), text=True, capture_output=True, check=True, cwd=folder,
        env=os.environ | {
            "PYTHONPATH": str(Path(__file__).parents[1]), "QMINES_DATA": str(folder / "data"),
        },
    )  # fmt: skip
    return [tuple(each) for each in json.loads(done.stdout)]


def test_what_is_no_file_of_ours_is_refused_in_one_sentence(folder: Path):
    cases = [(name, source) for name in READ for source in SOURCES]
    cases += [("analyse --jsonl", "/dev/urandom"), ("simulate --boards", "/dev/urandom")]
    given = [[part.replace("{}", source) for part in READ[name]] for name, source in cases]
    for case, (code, said) in zip(cases, answers(folder, given), strict=True):
        if case == ("analyse --jsonl", "/dev/null"):
            assert (code, said) == (0, "")  # no lines, no answers
        elif case[0] in {"analyse --json", "verify"}:
            assert code == 1, case  # the error is the answer, on standard output
        else:
            assert code in {1, 2}, (case, code, said)
            assert said.splitlines()[-1].startswith("Error: "), (case, said)


def test_what_cannot_be_written_is_said_in_one_sentence(folder: Path):
    cases = [(name, place) for name in WRITTEN for place in PLACES]
    given = [[part.replace("{}", place) for part in WRITTEN[name]] for name, place in cases]
    for case, (code, said) in zip(cases, answers(folder, given), strict=True):
        if case == ("site", "folder/missing/file"):
            assert code == 0, said  # it makes folders
        else:
            assert code in {1, 2}, (case, code, said)
            assert said.splitlines()[-1].startswith("Error: "), (case, said)


def test_games_are_saved_only_to_regular_files(folder: Path):
    places = ["/dev/full", "/dev/zero", "folder", "huge"]
    done = subprocess.run(
        [sys.executable, "-m", "qmines", "play", "--plain", "--no-store"],
        input="\n".join(["open 4 4", *(f"save {place}" for place in places), "quit\n"]),
        text=True, capture_output=True, check=False, cwd=folder, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    for place in places:
        assert f"{place} already exists" in done.stdout


@pytest.mark.parametrize("name", ["analyse", "analyse --jsonl", "simulate --boards"])
def test_a_pipe_that_stays_open_is_waited_for_until_ctrl_c(tmp_path: Path, name: str):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    keep = os.open(pipe, os.O_RDWR)  # somebody writes, but never anything
    command = [sys.executable, "-m", "qmines", *(p.replace("{}", str(pipe)) for p in READ[name])]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        while not _reads(process.pid, pipe):
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, said = process.communicate(timeout=60)
    finally:
        process.kill()
        os.close(keep)
    assert (process.returncode, out, said.strip()) == (130, b"", b"")


def _reads(pid: int, pipe: Path) -> bool:
    """Whether a process has a pipe open."""
    return any(
        os.path.realpath(opened) == str(pipe) for opened in Path(f"/proc/{pid}/fd").iterdir()
    )
