"""A progress bar on stderr with count, rate and time left."""

from __future__ import annotations

import time
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from qmines.words import clock_of


def progress_on_stderr(*, narrow: int, transient: bool = False) -> Progress:
    """Progress bars with text, ``narrow`` on a narrow terminal; nothing without one."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None if console.width > 110 else narrow),
        TextColumn("{task.fields[words]}"),
        console=console,
        refresh_per_second=5,
        transient=transient,
        disable=not console.is_terminal,
    )


class ProgressBar:
    """Shows nothing if stderr is not a terminal."""

    def __init__(self, what: str, total: int) -> None:
        self._progress = progress_on_stderr(narrow=20, transient=True)
        self._total = total
        self._began = time.monotonic()
        self._task = self._progress.add_task(what, total=total, words="")
        self._tried = 0

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Remove the bar."""
        self._progress.stop()

    def watch(self, found: int, tried: int) -> None:
        """Update the bar: boards found so far, and attempts."""
        self._tried = tried
        self.done(found)

    def done(self, found: int) -> None:
        """Update the bar: boards done so far."""
        if self._progress.disable:
            return
        taken = time.monotonic() - self._began
        words = f"{found:,}/{self._total:,}"
        if self._tried:
            words += f"  {self._tried:,} attempts"
        if found and taken > 0:
            left = (self._total - found) * taken / found
            words += f"  {found / taken:,.1f}/s  {clock_of(1000 * left)} left"
        self._progress.update(self._task, completed=found, words=words)
