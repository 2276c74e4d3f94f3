"""``python tests/web/slow_timing.py [TRIES]``: promise A2, by the clock.

Logs in with names that have accounts and with names that have none, always with a wrong
password, and signs up under taken and free names; in turn, so that whatever else the
machine does falls on both. Welch's t of the times must stay below 5. A planted fault, an
answer without hashing for unknown names, has to be far above.
"""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

from scipy.stats import ttest_ind

from qmines.store import Store
from qmines.store.accounts import accounts as module
from qmines.store.accounts.accounts import Accounts, WrongPassword
from qmines.store.accounts.passwords import matches, prepare

PASSWORD = "correct zebra staple"
MEMORY = "/dev/shm"


def log_in(accounts: Accounts, name: str) -> None:
    with suppress(WrongPassword):
        accounts.log_in(name, "not this one", address="1.2.3.4")


def sign_up(accounts: Accounts, name: str) -> None:
    accounts.sign_up(name, PASSWORD, address="1.2.3.4")


def hasty(hashed: str | None, password: str) -> bool:
    """The planted fault: nothing is hashed for a name that nobody has."""
    return hashed is not None and matches(hashed, password)


def welch(accounts: Accounts, work, tries: int) -> float:
    """The statistic of known against unknown names."""
    times: dict[bool, list[float]] = {True: [], False: []}
    for number in range(tries):
        for known in (True, False):
            name = f"known{number % 20}" if known else f"{work.__name__[0]}unknown{number}"
            start = time.perf_counter()
            work(accounts, name)
            times[known].append(time.perf_counter() - start)
    return float(ttest_ind(times[True], times[False], equal_var=False).statistic)


def main() -> None:
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    prepare()
    where = MEMORY if Path(MEMORY).is_dir() else None
    with (
        tempfile.TemporaryDirectory(dir=where) as folder,
        Store(f"sqlite:///{folder}/a.db") as store,
    ):
        for name in ("TRIES", "ADDRESS_TRIES", "SIGN_UPS"):
            setattr(module, name, 10**9)  # so that every try gets as far as the password
        accounts = Accounts(store)
        for number in range(20):
            sign_up(accounts, f"known{number}")
        found = {work.__name__: welch(accounts, work, tries) for work in (log_in, sign_up)}
        with patch.object(module, "matches", hasty):
            planted = welch(accounts, log_in, max(20, tries // 20))
    for name, value in found.items():
        print(f"{name}: t = {value:+.2f} over {2 * tries}")  # noqa: T201
    print(f"planted fault: t = {planted:+.1f}")  # noqa: T201
    sys.exit(any(abs(value) >= 5 for value in found.values()) or abs(planted) < 5)


if __name__ == "__main__":
    main()
