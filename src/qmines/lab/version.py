"""Which qmines plays here."""

from __future__ import annotations

from importlib import metadata


def version() -> str:
    """The installed version; a source folder has none.

    >>> bool(version())
    True
    """
    try:
        return metadata.version("qmines")
    except metadata.PackageNotFoundError:
        return "(source)"
