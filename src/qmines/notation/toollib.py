"""Recorded games of other programs, read by ms_toollib in a process of its own.

    python toollib.py avf|evf|rmv|mvf SECONDS < FILE

writes the game as RAWVF. That library ends the interpreter on malformed files, so nothing
else may live in its process; the program below imports nothing of ours. It limits its own
time, memory and files, so that the limits hold even if whoever started it is killed.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path, PurePath
from typing import Final

READERS: Final = {".avf": "Avf", ".evf": "Evf", ".rmv": "Rmv", ".mvf": "Mvf"}
"""Suffixes and whose games they hold: Arbiter, Metasweeper, Viennasweeper, Clone."""
_SECONDS: Final = 8.0
_GRACE: Final = 1.0  # seconds after which it ends by itself if nobody has ended it
_MOST_BYTES: Final = 1 << 30  # of memory
_MOST_FILES: Final = 3  # standard input, output and errors
_BUTTONS: Final = ("lc", "lr", "rc", "rr", "mc", "mr", "sc", "cc", "pf")


def suffix_of(data: bytes, name: str) -> str:
    """The suffix that tells who recorded a game; empty if it is none of these files."""
    suffix = PurePath(name).suffix.lower()
    if suffix in READERS:
        return suffix
    return ".rmv" if data.startswith(b"*rmv") else ""


def to_rawvf(data: bytes, suffix: str) -> bytes:
    """The game in a file as RAWVF.

    Raises:
        NotationError: it is none, or damaged.
        InvalidInput: ms_toollib is not installed.
    """
    # Where this file is the program it has no package, and needs none of this.
    from qmines.errors import InvalidInput, NotationError  # noqa: PLC0415
    from qmines.messages import Message  # noqa: PLC0415

    if find_spec("ms_toollib") is None:
        raise InvalidInput(Message("notation-no-reader", suffix=suffix))
    command = [sys.executable, "-I", str(Path(__file__)), suffix[1:], str(_SECONDS + _GRACE)]
    folder = tempfile.gettempdir()  # where systems that cannot forbid it let it write
    try:
        done = subprocess.run(  # noqa: S603  # our own program
            command, input=data, capture_output=True, check=False, timeout=_SECONDS, cwd=folder
        )
    except subprocess.TimeoutExpired:
        raise NotationError(Message("notation-slow", suffix=suffix)) from None
    if done.returncode or not done.stdout:
        raise NotationError(Message("notation-damaged", suffix=suffix))
    return done.stdout


def _main() -> None:
    """Read a file from standard input, write RAWVF to standard output."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process, whatever it does
        signal.setitimer(signal.ITIMER_REAL, float(sys.argv[2]))
    import ms_toollib  # noqa: PLC0415

    reader = getattr(ms_toollib, READERS[f".{sys.argv[1]}"] + "Video")
    data = sys.stdin.buffer.read()
    try:
        import resource  # noqa: PLC0415  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (_MOST_BYTES, _MOST_BYTES))
        # The library writes files where it fails: from here on it can open none.
        resource.setrlimit(resource.RLIMIT_NOFILE, (_MOST_FILES, _MOST_FILES))
    except ImportError:
        pass
    video = reader(f"game.{sys.argv[1]}", data)
    video.parse()
    square = int(video.pix_size) or 16
    lines = ["RawVF_Version: Rev6", f"Program: {_line(video.software)}"]
    lines += [f"Player: {_line(video.player_identifier)}", f"SquareSize: {square}", "Board:"]
    lines += ["".join("*" if cell == -1 else "0" for cell in row) for row in video.board]
    lines.append("Events:")
    for recorded in video.events:
        if recorded.event.is_mouse():
            mouse = recorded.event.unwrap_mouse()
            if mouse.mouse in _BUTTONS:
                lines.append(f"{recorded.time:.3f} {mouse.mouse} ({mouse.x} {mouse.y})")
    sys.stdout.buffer.write(("\n".join(lines) + "\n").encode("utf-8", "replace"))


def _line(text: object) -> str:
    """A name on one line."""
    return " ".join(str(text).split())[:100]


if __name__ == "__main__":
    _main()
