"""What terminfo says of the terminal."""

from __future__ import annotations

import os


def has_colours() -> bool:
    """Whether the terminal can show colours.

    Rich takes every terminal that it does not know, such as a VT100, for one with 16 colours.
    """
    if os.environ.get("COLORTERM") or "color" in os.environ.get("TERM", ""):
        return True
    try:
        import curses  # noqa: PLC0415  # there is none on Windows
    except ImportError:
        return True
    try:
        curses.setupterm()
    except (curses.error, OSError, ValueError):  # an unknown terminal, or none at all
        return True
    return curses.tigetnum("colors") > 1
