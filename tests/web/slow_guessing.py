"""``python tests/web/slow_guessing.py [TRIES]``: the promise A1, with real hashes.

So many guesses at one account from many addresses, then from one address at many accounts;
the verifications are counted where they are made. The owner must come in all the same.
"""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import suppress

from qmines.store import Store
from qmines.store.accounts import accounts as module
from qmines.store.accounts.accounts import ADDRESS_TRIES, Accounts, WrongPassword
from qmines.store.accounts.attempts import TooOften

GOOD = "correct horse battery"
MOST = 20  # verifications of one account in 15 minutes


def main() -> None:
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    verified = 0
    matches = module.matches

    def counted(hashed: str | None, password: str) -> bool:
        nonlocal verified
        verified += 1
        return matches(hashed, password)

    module.matches = counted
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Store(f"sqlite:///{folder}/g.db") as store:
        accounts = Accounts(store)
        accounts.sign_up("Ada", GOOD, address="home")
        device = accounts.log_in("ada", GOOD, address="home").device
        verified = 0
        for number in range(tries):
            with suppress(WrongPassword, TooOften):
                accounts.log_in("ada", f"guess {number}", address=f"10.{number % 500}.0.1")
        one = verified
        accounts.log_in("ada", GOOD, address="elsewhere", device=device)
        print(f"{tries} guesses at one account, 500 addresses: {one} verified; the owner came in")  # noqa: T201
        verified = 0
        for number in range(tries):
            with suppress(WrongPassword, TooOften):
                accounts.log_in(f"user{number % 2000}", "guess guess", address="10.0.0.9")
        many = verified
        accounts.log_in("ada", GOOD, address="10.0.0.9", device=device)
        print(f"{tries} guesses from one address, 2,000 names: {many} verified; the owner came in")  # noqa: T201
    print(f"{time.monotonic() - begun:.0f} s")  # noqa: T201
    sys.exit(not (0 < one <= MOST and 0 < many <= ADDRESS_TRIES))


if __name__ == "__main__":
    main()
