"""The installed version of qmines."""

from __future__ import annotations

from importlib import metadata


def version() -> str:
    """The installed version, or ``(source)`` if qmines is not installed.

    >>> bool(version())
    True
    """
    try:
        return metadata.version("qmines")
    except metadata.PackageNotFoundError:
        return "(source)"
