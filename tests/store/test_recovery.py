"""Recovering an account: what strangers learn about names, and cannot take from their owners."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event

from qmines.store.accounts.accounts import Accounts, WrongPassword
from qmines.store.accounts.attempts import TooOften
from qmines.store.accounts.recovery import MAILS, Recovery

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.store import Store

GOOD, OTHER = "correct zebra staple", "another zebra staple"


def log_in(store: Store, name: str, device: str | None) -> None:
    Accounts(store).log_in(name, OTHER, address="1.2.3.4", device=device)


def use_code(store: Store, name: str, device: str | None) -> None:
    Recovery(store).use_code(name, "7kwm-p3xa", OTHER, address="1.2.3.4", device=device)


def ask_link(store: Store, name: str, device: str | None) -> None:
    Recovery(store).ask_link(name, network="1.2.3.4", device=device)


def statements(store: Store, work: Callable[[], None]) -> list[str]:
    """What the database is asked."""
    found: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        found.append(statement)

    event.listen(store.database._engine, "before_cursor_execute", note)
    try:
        with suppress(WrongPassword):
            work()
    finally:
        event.remove(store.database._engine, "before_cursor_execute", note)
    return found


@pytest.mark.parametrize("work", [log_in, use_code, ask_link])
@pytest.mark.parametrize("cookie", [False, True])
def test_known_and_unknown_names_cause_the_same_statements(
    store: Store, work: Callable[[Store, str, str | None], None], *, cookie: bool
):
    accounts, recovery = Accounts(store), Recovery(store)
    device = None
    for name in ("ada", "eve"):
        accounts.sign_up(name, GOOD, address="home")
        logged_in = accounts.log_in(name, GOOD, address="home")
        link = recovery.set_email(logged_in.player, f"{name}@example.org", network="home")
        assert recovery.confirm_email(link.token)
        device = logged_in.device if cookie else None  # of eve, who asks for others' names
    known = statements(store, lambda: work(store, "ada", device))
    assert known == statements(store, lambda: work(store, "nobody", device))
    assert known


def test_the_browsers_of_an_owner_have_mails_of_their_own_but_no_more(store: Store):
    accounts, recovery = Accounts(store), Recovery(store)
    accounts.sign_up("Ada", GOOD, address="home")
    device = accounts.log_in("Ada", GOOD, address="home").device
    for _ in range(MAILS):
        recovery.ask_link("Ada", network="home", device=device)
    with pytest.raises(TooOften):
        recovery.ask_link("Ada", network="elsewhere", device=device)
    recovery.ask_link("Ada", network="home")
