"""A mistake for every promise, and the test of that promise that must find it.

A test that misses its planted fault proves nothing. Those that are planted elsewhere, in running
servers by slow_servers.py, are listed in docs/reliability.md beside these.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from dataclasses import replace
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from modes.random_moves import Checker
from qmines.core.stream import Stream
from qmines.modes import forgiving
from qmines.session import Game, Header, commitment_to, document, file, game, new_game, verify
from qmines.store import Store
from qmines.store.accounts import accounts, passwords
from qmines.store.accounts.accounts import Accounts, WrongPassword
from qmines.web.routes import games
from session import test_file
from web import slow_guessing
from web.asgi import ask, running

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FOUND = (AssertionError, pytest.fail.Exception, TimeoutError)


# L3: verifiers that do not look, and servers that cheat


class _Anything:
    """Equal to whatever it is held against."""

    __hash__ = None

    def __eq__(self, other: object) -> bool:
        return True

    def __ne__(self, other: object) -> bool:
        return False


def _blind(*_: object) -> _Anything:
    return _Anything()


def _no_commitment(patch: pytest.MonkeyPatch) -> None:
    """It is looked at twice: neither time."""
    replay = Game.replay

    def trusting(header: Header, seed: bytes, *rest: Any, **named: Any) -> Game:
        own = replace(header, commitment=commitment_to(seed))
        return replay(own, seed, *rest, **named)

    patch.setattr(file, "commitment_to", _blind)
    patch.setattr(Game, "replay", trusting)


def _no_chain(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(document, "chain_of", _blind)


def _no_doubt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(file, "_differing", lambda *_: [])


VERIFIERS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], Callable[[], None]]] = {
    "the seed is not held against its commitment": (
        _no_commitment,
        lambda: test_file.test_a_forged_course_is_noticed_even_with_a_fitting_chain(
            "another commitment"
        ),
    ),
    "the chain is not followed": (
        _no_chain,
        test_file.test_a_chain_that_does_not_fit_is_noticed,
    ),
    "the claims are believed": (
        _no_doubt,
        lambda: test_file.test_claims_are_not_trusted("a shorter time"),
    ),
}


@pytest.mark.parametrize("name", VERIFIERS)
def test_a_verifier_that_does_not_look_is_found(name: str, monkeypatch: pytest.MonkeyPatch):
    plant, test = VERIFIERS[name]
    test()
    plant(monkeypatch)
    with pytest.raises(FOUND):
        test()


def _elsewhere(seed: bytes, player_seed: str) -> Stream:
    """Mines laid after the commitment: from another seed than the one that is told."""
    return Stream(hashlib.sha256(seed).digest()).derive("game " + player_seed)


def _without_player(seed: bytes, _: str) -> Stream:
    """The player's own seed is not mixed in."""
    return Stream(seed).derive("game ")


@pytest.mark.parametrize("fault", [_elsewhere, _without_player])
def test_a_server_that_lays_other_mines_is_found(
    fault: Callable[..., Stream], monkeypatch: pytest.MonkeyPatch
):
    def played(seed: int) -> bytes:
        made = new_game("5x4x4", seed=seed, player_seed="mine", clock=count(step=0.25).__next__)
        made.open(0, 0)
        while not made.outcome.over:
            cells = enumerate(made._timeline.state.mask)
            places = [divmod(i, 5) for i, mined in cells if not mined]
            made.open(*next(p for p in places if made.view.cells[p[0] * 5 + p[1]] >= 9))
        return made.save()

    assert all(verify(played(seed)).ok for seed in range(5))
    with monkeypatch.context() as patch:
        patch.setattr(game, "game_stream", fault)
        files = [played(seed) for seed in range(5)]
    assert not any(verify(data).ok for data in files)


@pytest.mark.parametrize("reused", [False, True])
def test_a_server_that_reuses_a_seed_or_commits_to_nothing_is_found(
    tmp_path: Path, reused: bool, monkeypatch: pytest.MonkeyPatch
):
    """What two players have in hand: both commitments, and the files after the end."""

    async def told() -> tuple[set[str], list[bytes]]:
        commitments, files = set(), []
        async with running(f"sqlite:///{tmp_path}/cheats.db", solvers=1) as app:
            for _ in range(2):
                cookie = f"qmines={app.state.site.players.guest('test')[1]}"
                _, _, text = await ask(app, "POST", "/api/games", {"level": "5x4x4"}, cookie)
                made = json.loads(text)
                if "commitment" not in made:  # it does not even trust itself
                    return set(), []
                commitments.add(made["commitment"])
                path = f"/api/games/{made['id']}"
                body = {"expect": 0, "key": "k", "event": "resign"}
                await ask(app, "POST", f"{path}/moves", body, cookie)
                _, _, data = await ask(app, "GET", f"{path}/file", None, cookie)
                files.append(data)
        return commitments, files

    def fair(found: tuple[set[str], list[bytes]]) -> bool:
        return len(found[0]) == 2 and all(verify(data).ok for data in found[1])

    assert fair(asyncio.run(told()))
    if reused:
        monkeypatch.setattr(games, "secrets", SimpleNamespace(token_bytes=bytes))
    else:
        monkeypatch.setattr(games, "commitment_to", lambda seed: hashlib.md5(seed).hexdigest() * 2)
    assert not fair(asyncio.run(told()))


# A1, A2, Q1


def test_a_server_that_counts_no_tries_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(accounts, "count_attempt", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["slow_guessing.py", "30"])
    with pytest.raises(SystemExit) as ended:
        slow_guessing.main()
    assert ended.value.code


def verifications(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many passwords are hashed for a known and for an unknown name."""
    hasher, made = type(passwords._HASHER), []
    plain = hasher.verify

    def counted(self: Any, *arguments: Any) -> bool:
        made[-1] += 1
        return plain(self, *arguments)

    monkeypatch.setattr(hasher, "verify", counted)
    with Store(f"sqlite:///{folder}/a.db") as store:
        Accounts(store).sign_up("Ada", "correct zebra staple", address="home")
        for name in ("ada", "nobody"):
            made.append(0)
            with pytest.raises(WrongPassword):
                Accounts(store).log_in(name, "not this one", address="home")
    return made


def test_unknown_names_cost_the_same_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert verifications(tmp_path, monkeypatch) == [1, 1]


def test_a_server_without_a_dummy_hash_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    matches = accounts.matches
    hasty = lambda hashed, password: hashed is not None and matches(hashed, password)  # noqa: E731
    monkeypatch.setattr(accounts, "matches", hasty)
    assert verifications(tmp_path, monkeypatch) == [1, 0]


def _moved(grid: Any, cells: bytes, mines: int, stream: Stream, **named: Any) -> bytes | None:
    """A redraw with one mine where it does not fit, as a slip in an index would leave it."""
    mask = _draw(grid, cells, mines, stream, **named)
    if mask is None:
        return None
    first = mask.index(1)
    free = next(i for i in range(grid.cells - 1, -1, -1) if not mask[i] and i not in named["asked"])
    moved = bytearray(mask)
    moved[first], moved[free] = 0, 1
    return bytes(moved)


def _forgetting(grid: Any, cells: bytes, mines: int, stream: Stream, **named: Any) -> bytes | None:
    """A redraw that forgets one number."""
    known = next((i for i, code in enumerate(cells) if code < 9), None)
    if known is not None:
        cells = cells[:known] + b"\x0d" + cells[known + 1 :]
    return _draw(grid, cells, mines, stream, **named)


_draw = forgiving.draw_board


@pytest.mark.parametrize("fault", [_moved, _forgetting])
def test_a_redraw_that_contradicts_a_number_is_found(
    fault: Callable[..., bytes | None], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(forgiving, "draw_board", fault)
    with pytest.raises(AssertionError, match=r"violated|changed|open"):
        Checker(2026).play(3_000)
