"""What the executable and the image must be able to do, in a root with nothing else in it."""

from __future__ import annotations

import contextlib
import fcntl
import gzip
import json
import os
import pty
import resource
import select
import socket
import struct
import subprocess
import termios
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wheels import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

ANSWERS = ROOT / "tests/oracle/expert-answers.jsonl.gz"
ASKED = ("width", "height", "mines", "rows")
MENU = b"Beginner"  # in the menu of the terminal game
QUIT = b"\x11"  # Ctrl-Q
PATIENCE = 60  # seconds


@dataclass(frozen=True)
class EmptyRoot:
    """A root file system in which one program is run."""

    folder: Path
    program: str
    into: tuple[str, ...] = ()  # the command that enters the root; chroot unless given
    environment: dict[str, str] = field(
        default_factory=lambda: {"TERM": "xterm-256color", "HOME": "/home"}
    )

    def command(self, *arguments: str) -> list[str]:
        """Run the program in this root; as root, or in a user namespace."""
        chroot = ("chroot",) if os.geteuid() == 0 else ("unshare", "--map-root-user", "chroot")
        return [*(self.into or (*chroot, str(self.folder))), self.program, *arguments]

    def output(self, *arguments: str, given: str | None = None) -> str:
        """What a command prints."""
        return subprocess.run(
            self.command(*arguments), env=self._environment, input=given, text=True,
            stdout=subprocess.PIPE, check=True, cwd="/",
        ).stdout  # fmt: skip

    def check_answers(self) -> int:
        """Analyse the known positions; returns how many there are."""
        cases = [json.loads(line) for line in gzip.decompress(ANSWERS.read_bytes()).splitlines()]
        asked = [
            {name: case[name] for name in ("width", "height", "mines", "rows")} for case in cases
        ]
        lines = "".join(json.dumps(one) + "\n" for one in asked)
        answers = self.output("analyse", "--jsonl", given=lines).splitlines()
        for number, (case, line) in enumerate(zip(cases, answers, strict=True)):
            answer = json.loads(line)
            if answer["boards"] != case["boards"] or not _alike(answer, case):
                raise SystemExit(f"position {number}: not the known answer")
        return len(cases)

    def seconds_to_menu(self) -> tuple[float, float]:
        """Start the game and quit at its menu: the time until then, and CPU time in all."""
        terminal, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        before, started = processor_time(), time.monotonic()
        game = subprocess.Popen(
            self.command(), stdin=inside, stdout=inside, stderr=inside, env=self._environment,
            start_new_session=True, cwd="/",
        )  # fmt: skip
        os.close(inside)
        drawn = b""
        while MENU not in drawn:
            if not select.select([terminal], [], [], PATIENCE)[0]:
                raise SystemExit(f"no menu; the terminal shows {drawn!r}")
            drawn += _read(terminal) or _fail(drawn)
        taken = time.monotonic() - started
        os.write(terminal, QUIT)
        while _read(terminal):
            pass
        os.close(terminal)
        if game.wait(PATIENCE):
            raise SystemExit(f"the game ended with {game.returncode}")
        return taken, processor_time() - before

    @contextlib.contextmanager
    def serving(self, *arguments: str, port: int = 0) -> Iterator[str]:
        """The address of the web site, while it is served; at a free port unless one is given."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", port))
            port = free.getsockname()[1]
        command = self.command(*arguments, "--port", str(port))
        server = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.DEVNULL, cwd="/"
        )
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(lambda: fetch(f"{address}/healthz"), server)
            yield address
        finally:
            server.terminate()
            server.wait(PATIENCE)

    @property
    def _environment(self) -> dict[str, str]:
        return self.environment | {"PATH": os.environ["PATH"]}  # of chroot and unshare


def processor_time() -> float:
    """The seconds that finished processes have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def check_site(address: str) -> str:
    """Load the home page and let a solver process answer; returns what to print."""
    page = fetch(f"{address}/")
    answer = json.loads(fetch(f"{address}/api/analyse", {"rows": ["1#", "##"], "mines": 1}))
    if b"<html" not in page or answer["boards"] != "3":
        raise SystemExit(f"the web site answers {page[:80]!r} and {answer}")
    return f"web site: {len(page):,} bytes, and an analysis by the server"


def fetch(address: str, asked: dict | None = None) -> bytes:
    """What a page answers; asked is sent as JSON."""
    content = None if asked is None else json.dumps(asked).encode()
    origin = "/".join(address.split("/")[:3])  # the server answers only its own pages
    headers = {"Content-Type": "application/json", "Origin": origin}
    request = urllib.request.Request(address, data=content, headers=headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.read()


def wait_for(what: Callable[[], object], server: subprocess.Popen) -> None:
    """Try until it works, unless the server has ended."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            what()
        except (urllib.error.URLError, ConnectionError):
            if server.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.1)
        else:
            return


def _alike(answer: dict, case: dict) -> bool:
    pairs = (
        (found, known)
        for row, expected in zip(answer["probability"], case["probability"], strict=True)
        for found, known in zip(row, expected, strict=True)
    )
    return all(known is None or abs(found - known) <= 1e-11 for found, known in pairs)


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux reports the end of a terminal as an error
        return b""


def _fail(drawn: bytes) -> bytes:
    raise SystemExit(f"the game ended before its menu: {drawn!r}")
