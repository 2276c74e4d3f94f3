"""The location of the data: the user's data folder, unless the environment says otherwise."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from qmines.store.errors import Unwritable

FOLDER_VARIABLE: Final = "QMINES_DATA"
URL_VARIABLE: Final = "QMINES_DATABASE_URL"
_FILE: Final = "qmines.db"


def data_folder() -> Path:
    """The folder for all data of qmines; it may not exist yet."""
    named = os.environ.get(FOLDER_VARIABLE)
    try:
        if named:
            return Path(named).expanduser()
        from platformdirs import user_data_path  # noqa: PLC0415  # 20 ms, rarely needed

        return user_data_path("qmines", appauthor=False)
    except RuntimeError:  # a user without a home folder
        why = f"cannot find your home folder: set HOME or {FOLDER_VARIABLE}"
        raise Unwritable(why, named or "~/.local/share/qmines") from None


def chosen() -> bool:
    """Whether the environment says where the data is."""
    return FOLDER_VARIABLE in os.environ or URL_VARIABLE in os.environ


def has_database() -> bool:
    """Whether a database has been created, or is on a server."""
    with suppress(Unwritable):
        return URL_VARIABLE in os.environ or (data_folder() / _FILE).exists()
    return False


def database_url() -> str:
    """The address of the database as SQLAlchemy reads it."""
    return os.environ.get(URL_VARIABLE) or f"sqlite:///{data_folder() / _FILE}"
