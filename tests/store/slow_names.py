"""``python tests/store/slow_names.py``: the promise A4, with every confusable letter of UTS 39.

Signs up names and then their lookalikes; the same for names in which one letter is replaced by
another that Unicode's data calls confusable with it. None of them may be free.
"""

from __future__ import annotations

import sys
import tempfile
from importlib.resources import files
from pathlib import Path

import orjson

sys.path.insert(0, str(Path(__file__).parents[1]))

from qmines.errors import InvalidInput
from qmines.store import Store
from qmines.store.accounts.confusables import shapes_of
from qmines.store.accounts.usernames import checked_name
from store.test_usernames import LOOKALIKES, REFUSED, names, sign_up

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


def allowed(name: str) -> bool:
    """Whether anybody may be called so."""
    try:
        checked_name(name)
    except InvalidInput:
        return False
    return True


def taken(name: str, lookalike: str) -> bool:
    """Whether one of two names cannot be had once the other is there."""
    with tempfile.TemporaryDirectory() as folder, Store(f"sqlite:///{folder}/g.db") as store:
        sign_up(store, name, lookalike)
        return names(store) == [name]


def replaced() -> tuple[int, int]:
    """Names with one confusable letter: how many there are, and how many are free."""
    data = orjson.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_bytes())
    count = free = 0
    for letter in LETTERS:
        name = f"zz{letter}zz"
        for each in data.get(letter, []):
            lookalike = f"zz{each['c']}zz"
            count += 1
            free += allowed(lookalike) and shapes_of(name).isdisjoint(shapes_of(lookalike))
    return count, free


def main() -> None:
    refused = sum(not allowed(name) for name in REFUSED)
    same = sum(taken(*pair) for pair in LOOKALIKES)
    count, free = replaced()
    sys.stdout.write(
        f"{refused} of {len(REFUSED)} invisible or reserved names refused; "
        f"{same} of {len(LOOKALIKES)} lookalikes of a name taken; of {count:,} names with one "
        f"letter replaced by a confusable one, {free} free\n"
    )
    sys.exit(0 if (refused, same, free) == (len(REFUSED), len(LOOKALIKES), 0) else 1)


if __name__ == "__main__":
    main()
