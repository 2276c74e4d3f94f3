"""Read recorded games of other programs with ms_toollib, in a separate process.

    python toollib.py avf|evf|rmv|mvf SECONDS < FILE

writes the game as RAWVF. That library crashes the interpreter on malformed files, so it runs alone
in its process; the program below imports nothing from qmines. It limits its own time, memory and
files, so that the limits hold even if its parent is killed.
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
"""Readers by suffix: games of Arbiter, Metasweeper, Viennasweeper and Clone."""
_SECONDS: Final = 8.0
_GRACE: Final = 1.0  # extra seconds before the process ends itself
_MOST_BYTES: Final = 1 << 30  # of memory
_MOST_FILES: Final = 3  # standard input, output and errors
_BUTTONS: Final = ("lc", "lr", "rc", "rr", "mc", "mr", "sc", "cc", "pf")


def suffix_of(data: bytes, name: str) -> str:
    """The suffix of a recorded game's format; empty if it is none of these."""
    suffix = PurePath(name).suffix.lower()
    if suffix in READERS:
        return suffix
    return ".rmv" if data.startswith(b"*rmv") else ""


def to_rawvf(data: bytes, suffix: str) -> bytes:
    """Convert a recorded game to RAWVF.

    Raises:
        NotationError: this is not a recorded game, or it is damaged.
        InvalidInput: ms_toollib is not installed.
    """
    # Not available when this file runs as a program, where it is not needed.
    from qmines.errors import InvalidInput, NotationError  # noqa: PLC0415
    from qmines.messages import Message  # noqa: PLC0415

    if find_spec("ms_toollib") is None:
        raise InvalidInput(Message("notation-no-reader", suffix=suffix))
    command = [sys.executable, "-I", str(Path(__file__)), suffix[1:], str(_SECONDS + _GRACE)]
    folder = tempfile.gettempdir()  # in case it cannot be kept from writing files
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
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process in any case
        signal.setitimer(signal.ITIMER_REAL, float(sys.argv[2]))
    import ms_toollib  # noqa: PLC0415

    reader = getattr(ms_toollib, READERS[f".{sys.argv[1]}"] + "Video")
    data = sys.stdin.buffer.read()
    try:
        import resource  # noqa: PLC0415  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (_MOST_BYTES, _MOST_BYTES))
        # The library writes files when it fails: from now on it cannot open any.
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
