"""Replace files atomically."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


def replace_file(path: str | Path, data: bytes) -> None:
    """Write a file atomically, so that nobody sees a part of it; a link is replaced.

    The temporary file has a random name and must not exist yet, so that nobody can redirect it
    with a link in a shared folder.

    Raises:
        OSError: the file cannot be written; the old one is unchanged.
    """
    path = Path(path)
    draft = path.with_name(f".{secrets.token_hex(16)}.part")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
    flags |= getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(draft, flags, 0o666), "wb") as file:
            file.write(data)
        draft.replace(path)
    except BaseException as error:
        draft.unlink(missing_ok=True)
        if isinstance(error, OSError) and error.filename == str(draft):
            error.filename = str(path)  # the name that the caller knows
        raise
