"""Ctrl-C: once finishes cleanly, twice stops immediately.

In commands, a thread receives every signal immediately, even while the main thread is inside the
kernel or waits for a slow reader. Scripts that use the library keep Python's own handler, except
while games are played; see ``counted``. This module imports almost nothing, so that it is installed
before anything else.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NoReturn, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

INTERRUPTED = 130
"""The exit code after Ctrl-C."""
_RETRY_SECONDS = 0.05


class Flag(Protocol):
    """An event or a flag of the kernel."""

    def set(self) -> None:
        """Request an end."""


class _State:
    """The signals received so far, and how they were handled."""

    def __init__(self) -> None:
        self.heard = 0  # signals seen by the thread
        self.asked = 0  # signals seen by the main thread
        self.handled = False
        self.finishing: list[Flag] = []
        self.cancelled: list[Flag] = []


_state = _State()


class Presses:
    """A handler that counts how often Ctrl-C was pressed; the third time, it raises."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, _number: int, _frame: FrameType | None) -> None:
        """Handle a signal."""
        self.count += 1
        if self.count > 2:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            raise KeyboardInterrupt


@contextmanager
def counted() -> Iterator[Presses]:
    """Count Ctrl-C in scripts, and raise ``KeyboardInterrupt`` at the end rather than anywhere.

    Handlers other than Python's own stay in place; then nothing is counted.
    """
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread():
        handler = None
    presses = handler if isinstance(handler, Presses) else Presses()
    if handler is not signal.default_int_handler:
        yield presses
        return
    signal.signal(signal.SIGINT, presses)
    try:
        yield presses
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if presses.count:
        raise KeyboardInterrupt


def install() -> None:
    """Handle Ctrl-C for the rest of this process; call it in the main thread."""
    signal.signal(signal.SIGINT, _handle)
    sys.unraisablehook = _unraisable
    if sys.platform == "win32":
        return
    heard, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    signal.signal(signal.SIGURG, _handle)  # sent by the thread to repeat the signal
    os.register_at_fork(after_in_child=_forget)
    threading.Thread(target=_listen, args=(heard,), name="interrupts", daemon=True).start()


def interrupted() -> bool:
    """Whether Ctrl-C was pressed."""
    return bool(_state.heard or _state.asked)


def carry_on() -> None:
    """Treat the next Ctrl-C as the first one, because the last one stopped only a part."""
    _state.heard = _state.asked = 0
    _state.handled = False


@contextmanager
def finishing(flag: Flag) -> Iterator[None]:
    """Let the first Ctrl-C set a flag instead of raising ``KeyboardInterrupt``."""
    _state.finishing.append(flag)
    try:
        yield
    finally:
        _state.finishing.remove(flag)


@contextmanager
def cancelling(flag: Flag) -> Iterator[None]:
    """Let the first Ctrl-C also set a flag immediately, so that the kernel returns early."""
    _state.cancelled.append(flag)
    try:
        yield
    finally:
        _state.cancelled.remove(flag)


def leave(code: int = INTERRUPTED) -> NoReturn:
    """End the process and its children now, without flushing output or waiting for threads."""
    with suppress(Exception):
        if os.isatty(2):
            os.write(2, b"\x1b[?25h")  # a progress bar hides the cursor
    if "multiprocessing" in sys.modules:
        with suppress(Exception):
            for child in sys.modules["multiprocessing"].active_children():
                child.kill()
    os._exit(code)


def leave_cleanly(code: int) -> NoReturn:
    """End the process after its output is written, without waiting for threads."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(Exception):
            stream.flush()
    leave(code)


def _handle(number: int, frame: FrameType | None) -> None:
    """Handle Ctrl-C, but not during an import: an extension can crash if its import fails."""
    _state.asked += number == signal.SIGINT
    if _state.asked > 1:
        leave()
    if _state.handled or not _state.asked or (_retries() and _importing(frame)):
        return
    _state.handled = True
    if not _state.finishing:
        raise KeyboardInterrupt
    for flag in _state.finishing:
        flag.set()


def _importing(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


def _retries() -> bool:
    """Whether a thread repeats the signal until it is handled."""
    return sys.platform != "win32"


def _listen(heard: int) -> None:
    while numbers := os.read(heard, 64):
        news = numbers.count(signal.SIGINT)
        _state.heard += news
        if _state.heard > 1:
            leave()
        if news:
            for flag in [*_state.cancelled]:
                flag.set()
            threading.Thread(target=_nudge, daemon=True).start()


def _nudge() -> None:
    """Signal the main thread until it reacts: it may be importing, or about to wait for input."""
    main = threading.main_thread().ident
    wait = threading.Event()
    while _state.heard and not _state.handled and main is not None:
        wait.wait(_RETRY_SECONDS)
        if not _state.handled:
            signal.pthread_kill(main, signal.SIGURG)


def _forget() -> None:
    """In a forked process, stop sending signals to the parent's thread."""
    with suppress(ValueError):  # not in its main thread
        signal.set_wakeup_fd(-1)


def _unraisable(problem: sys.UnraisableHookArgs) -> None:
    if problem.exc_type is KeyboardInterrupt:  # raised where Python can only ignore it
        leave_cleanly(INTERRUPTED)
    sys.__unraisablehook__(problem)
