"""Load a game file from disk, standard input, or the store."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from qmines.cli.output import standard_input
from qmines.errors import InvalidInput
from qmines.session.document import MAX_BYTES

_NAME: Final = re.compile(r"[0-9a-zA-Z]{3,12}", re.ASCII)


def game_file(source: str) -> bytes:
    """The bytes of the game file that ``source`` names: a file, ``-``, or a stored game."""
    if source == "-":
        return standard_input().read(MAX_BYTES + 1)  # one more than is ever accepted
    if os.path.isfile(source) or not _NAME.fullmatch(source):  # noqa: PTH113  # any text at all
        if not os.path.exists(source):  # noqa: PTH110
            raise InvalidInput(f"no such file: {source[:80]!r}")
        with Path(source).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    from qmines.store import NoSuchGame, Store  # noqa: PLC0415  # slow to import, rarely needed

    with Store() as store:
        try:
            return store.load(store.find(source).id).save()
        except NoSuchGame as error:
            raise NoSuchGame(f"no such file: {source!r}, and {error}") from None
