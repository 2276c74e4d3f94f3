"""``python tests/web/slow_timing.py [TRIES]``: promise A2, by the clock.

Logs in with names that have accounts and with names that have none, always with a wrong
password, recovers them with a wrong code and by a link, and signs up under taken and free
names; in turn, so that whatever else the machine does falls on both. The names that have
accounts have e-mail addresses too. Welch's t of the times must stay below 5. A planted fault, an
answer without hashing for unknown names, has to be far above.
"""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from scipy.stats import ttest_ind

from qmines.store import Store
from qmines.store.accounts import accounts, recovery
from qmines.store.accounts.accounts import Accounts, WrongPassword
from qmines.store.accounts.passwords import matches, prepare
from qmines.store.accounts.recovery import Recovery

if TYPE_CHECKING:
    from collections.abc import Callable

    Work = Callable[[Store, str], None]

PASSWORD = "correct zebra staple"
MEMORY = "/dev/shm"


def log_in(store: Store, name: str) -> None:
    with suppress(WrongPassword):
        Accounts(store).log_in(name, "not this one", address="1.2.3.4")


def sign_up(store: Store, name: str) -> None:
    Accounts(store).sign_up(name, PASSWORD, address="1.2.3.4")


def use_code(store: Store, name: str) -> None:
    with suppress(WrongPassword):
        Recovery(store).use_code(name, "no such code", PASSWORD, address="1.2.3.4")


def ask_link(store: Store, name: str) -> None:
    Recovery(store).ask_link(name, network="1.2.3.4")


def give_account(store: Store, name: str) -> None:
    """Sign up, with an e-mail address that is confirmed."""
    sign_up(store, name)
    player = Accounts(store).log_in(name, PASSWORD, address="1.2.3.4").player
    link = Recovery(store).set_email(player, f"{name}@example.org", network="1.2.3.4")
    Recovery(store).confirm_email(link.token)


def hasty(hashed: str | None, password: str) -> bool:
    """The planted fault: nothing is hashed for a name that nobody has."""
    return hashed is not None and matches(hashed, password)


def welch(store: Store, work: Work, tries: int) -> float:
    """The statistic of known against unknown names."""
    times: dict[bool, list[float]] = {True: [], False: []}
    for number in range(tries):
        for known in (True, False):
            name = f"known{number % 20}" if known else f"{work.__name__[0]}unknown{number}"
            start = time.perf_counter()
            work(store, name)
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
        # So that every try gets as far as the password.
        for name in ("TRIES", "ADDRESS_TRIES", "SIGN_UPS"):
            setattr(accounts, name, 10**9)
        for name in ("TRIES", "ADDRESS_TRIES", "MAILS"):
            setattr(recovery, name, 10**9)
        for number in range(20):
            give_account(store, f"known{number}")
        works = (log_in, use_code, ask_link, sign_up)
        found = {work.__name__: welch(store, work, tries) for work in works}
        with patch.object(accounts, "matches", hasty):
            planted = welch(store, log_in, max(20, tries // 20))
    for name, value in found.items():
        print(f"{name}: t = {value:+.2f} over {2 * tries}")  # noqa: T201
    print(f"planted fault: t = {planted:+.1f}")  # noqa: T201
    sys.exit(any(abs(value) >= 5 for value in found.values()) or abs(planted) < 5)


if __name__ == "__main__":
    main()
