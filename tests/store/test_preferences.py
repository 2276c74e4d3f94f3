"""Settings kept with an account: replaced as a whole, exported, deleted."""

from __future__ import annotations

from qmines.errors import InvalidInput
from qmines.store import Players, Store
from qmines.store.accounts.accounts import Accounts
from qmines.store.accounts.preferences import MAX_DOCUMENT, Preferences
from support.messages import refused

PASSWORD = "correct zebra staple"


def test_kept_replaced_exported_deleted(store: Store):
    accounts, preferences = Accounts(store), Preferences(store)
    accounts.sign_up("Ada", PASSWORD, address="1")
    ada = accounts.log_in("ada", PASSWORD, address="1").player
    other, _ = Players(store).guest("")
    assert preferences.of(ada) is None
    assert accounts.export(ada).head()["settings"] is None
    preferences.keep(ada, {"theme": "dark", "bindings": {"vim": {"open": ["é"]}}})
    preferences.keep(ada, {"theme": "light"})
    assert preferences.of(ada) == {"theme": "light"}
    assert preferences.of(other) is None
    assert accounts.export(ada).head()["settings"] == {"theme": "light"}
    accounts.delete(ada, PASSWORD)
    assert preferences.of(ada) is None


def test_too_long(store: Store):
    player, _ = Players(store).guest("")
    preferences = Preferences(store)
    fits = {"x": "a" * (MAX_DOCUMENT - len('{"x":""}'))}
    preferences.keep(player, fits)
    with refused("account-refused-settings", InvalidInput):
        preferences.keep(player, {"x": fits["x"] + "a"})
    assert preferences.of(player) == fits
