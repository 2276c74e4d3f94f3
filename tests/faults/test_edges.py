"""L4, D9, D13, A4 to A7: a mistake for each of these promises, and the test that must find it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from cli import test_escapes
from cli.conftest import command  # noqa: F401  # a fixture
from qmines import words
from qmines.store import NoSuchGame, Store
from qmines.store.accounts import accounts, confusables, usernames
from qmines.store.accounts.export import Export
from qmines.web.http.static_files import Pages
from qmines.web.http.trusted_proxies import TrustedProxies
from qmines.web.live import thread_shares
from store import test_deletion, test_usernames
from web import slow_saves, test_export, test_game_cache, test_proxies, test_static_files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from cli.conftest import Outcome


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(f"sqlite:///{tmp_path / 'qmines.db'}") as opened:
        yield opened


def test_times_that_reveal_saves_are_found():
    dice = random.Random(1)
    times = [dice.gauss(12.0, 1.0) for _ in range(2000)]
    assert not slow_saves.compare(times[:400], times[400:]).reveals
    assert slow_saves.compare([each + 0.5 for each in times[:400]], times[400:]).reveals
    assert slow_saves.compare(times[:10], times[10:]).reveals  # too few to say


def test_long_games_that_take_all_threads_are_found(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thread_shares, "COMPUTING_THREADS", 99)
    monkeypatch.setattr(test_game_cache, "SOON", 0.5)
    with pytest.raises(TimeoutError):
        test_game_cache.test_long_games_of_one_address_keep_nobody_else_waiting(store, monkeypatch)


def test_pages_that_are_made_for_each_request_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def made(self: Pages, wanted: Any) -> Any:
        return self._made(self._contents, wanted)

    monkeypatch.setattr(Pages, "_file", made)
    with pytest.raises(AssertionError):
        test_static_files.test_what_is_kept_does_not_depend_on_what_is_asked(tmp_path)


def test_names_compared_letter_by_letter_are_found(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(confusables, "_prototypes", dict)
    monkeypatch.setattr(usernames, "_reserved_shapes", frozenset)  # else the wrong ones are kept
    with pytest.raises(AssertionError):
        test_usernames.test_a_name_that_looks_like_a_taken_one_is_taken(store, "alice", "ɑlice")


def test_the_address_that_a_client_chose_is_found(monkeypatch: pytest.MonkeyPatch):
    """The leftmost entry is what the client wrote."""
    monkeypatch.setattr(
        TrustedProxies,
        "client",
        lambda _, peer, forwarded: (forwarded[0] if forwarded else peer, 1),
    )
    with pytest.raises(AssertionError):
        test_proxies.test_the_client_is_counted_from_the_right(
            "1", "10.0.0.9", ["6.6.6.6", "192.0.2.7"], "192.0.2.7"
        )


def test_a_shared_game_deleted_with_its_host_is_found(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(accounts, "hand_over", lambda *_: [])
    with pytest.raises((AssertionError, NoSuchGame)):
        test_deletion.test_a_shared_game_stays_when_its_host_is_deleted(store)


def test_a_table_missing_in_an_export_is_found(monkeypatch: pytest.MonkeyPatch):
    fewer = tuple(name for name in Export.LISTS if name != "drills")
    monkeypatch.setattr(Export, "LISTS", fewer)
    with pytest.raises(AssertionError):
        test_export.test_every_table_that_refers_to_a_player_is_exported()


def test_escape_sequences_in_a_file_name_are_found(
    command: Callable[..., Outcome],  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(words, "printable", str)
    with pytest.raises(AssertionError):
        test_escapes.test_files_are_reported_without_escape_sequences(
            command, tmp_path, ("verify",), test_escapes.CONTENTS["game"]
        )
