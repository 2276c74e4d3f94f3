"""Where the data is: the user's data folder, unless the environment says otherwise."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

FOLDER_VARIABLE: Final = "QMINES_DATA"
URL_VARIABLE: Final = "QMINES_DATABASE_URL"
_FILE: Final = "qmines.db"


def data_folder() -> Path:
    """The folder for everything that qmines keeps; it need not exist yet."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named).expanduser()
    from platformdirs import user_data_path  # noqa: PLC0415  # 20 ms, rarely needed

    return user_data_path("qmines", appauthor=False)


def database_url() -> str:
    """The address of the database as SQLAlchemy reads it."""
    return os.environ.get(URL_VARIABLE) or f"sqlite:///{data_folder() / _FILE}"
