"""Pairs of games that look the same and are not: whatever is asked, both answer the same.

Two seeds, the same events, the same view; but the mines are elsewhere. Both games are
put into one server, the same requests go to both, and all that comes back is compared:
status, headers, bodies, frames. Only what is meant to differ is made equal before: the
names of the games, and the hashes that bind them to their seeds. Where saves are announced
immediately, one game of a pair may have had a save and the other none: then the fields that
announce it, and the length of an answer, are the one permitted difference.
"""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import update

from qmines.errors import QMinesError
from qmines.modes import Setup, make_setup
from qmines.play.registry import help_for
from qmines.session import Game, Header, commitment_to
from qmines.store.database.tables import PLAYERS
from web.asgi import STOPPED, Socket, ask, running

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fastapi import FastAPI

SETUPS = [
    ("4x4x4", "classic", {}),
    ("5x4x5", "classic", {"first": "safe", "questions": True}),
    ("5x5x6", "forgiving", {"notice": "end"}),
    ("4x4x5", "forgiving", {"strict": True, "knowledge": "visible", "notice": "end"}),
    ("6x3x4", "forgiving", {}),
    ("3x3x2", "qubits", {"plus": 1, "minus": 1}),
    ("3x3x2", "entangled", {"plus": 1, "minus": 1, "singlets": 1, "links": 0, "trios": 0}),
]
SEEDS = 80
ANNOUNCED = frozenset({"saves", "saved"})
COMMUNITY = {
    "/api/games": "limit=1",
    "/api/stats": "",
    "/api/progress": "",
    "/api/leaderboard": "{board}",
    "/api/players/{player}": "",
    "/api/players/{player}/progress": "",
    "/api/players/{player}/ratings": "",
    "/api/players/{player}/races": "",
    "/api/favourites": "",
    "/api/friends": "",
    "/api/invitations": "",
    "/api/lobby": "",
    "/api/puzzles/mistakes": "",
    "/api/rooms": "",
    "/api/daily/calendar": "",
    "/api/relations": "",
    "/api/recovery": "",
    "/api/profile": "",
    "/api/positions": "",
    "/api/learn": "",
}
"""What tells something about players and their games, besides the games themselves."""
_HASH = re.compile(rb"[0-9a-f]{64}")
_LENGTH = re.compile(rb"b'content-length', b'\d+'")


class Pair(NamedTuple):
    """Two seeds that no player can tell apart after these events, nor after the further ones."""

    setup: Setup
    seeds: tuple[bytes, bytes]
    events: tuple[str, ...]
    further: tuple[str, ...]
    assists: tuple[str, ...]


def pairs(chance: random.Random, most: int) -> Iterator[Pair]:
    """Pairs without end, at most so many of each rule set in turn."""
    while True:
        for level, rules, options in SETUPS:
            setup = make_setup(level, rules, **options)
            yield from _pairs_of(setup, chance, most)


def _pairs_of(setup: Setup, chance: random.Random, most: int) -> Iterator[Pair]:
    seeds = [chance.randbytes(32) for _ in range(SEEDS)]
    events: list[str] = []
    games = {seed: Game(setup, seed=seed, clock=float) for seed in seeds}
    looks = dict.fromkeys(seeds, "")  # all that was seen on the way
    for _ in range(chance.randint(1, 4)):
        events.append(_event(setup, chance))
        games = {seed: game for seed, game in games.items() if _does(game, events[-1])}
        for seed, game in games.items():
            looks[seed] += _look(game)
    alike: defaultdict[str, dict[str, Game]] = defaultdict(dict)
    for seed, game in games.items():
        if not game.outcome.over:
            alike[looks[seed]].setdefault(_secret(game), game)
    found = [list(group.values()) for group in alike.values() if len(group) > 1]
    chance.shuffle(found)
    for group in found[:most]:
        twins = chance.sample(group, 2)
        further = [
            event for event in (_event(setup, chance) for _ in range(8)) if _both(twins, event)
        ]
        assists = [kind for kind in ("move", "simple", "deduce") if _same_assist(twins, kind)]
        seeds_of = (twins[0]._seed, twins[1]._seed)
        yield Pair(setup, seeds_of, tuple(events), tuple(further), tuple(assists))


def _event(setup: Setup, chance: random.Random) -> str:
    place = f"{chance.randrange(setup.grid.height)} {chance.randrange(setup.grid.width)}"
    if setup.rules in {"qubits", "entangled"}:
        return f"{chance.choice(['open', 'open', 'mark'])}-{chance.choice('zh')} {place}"
    return f"{chance.choice(['open', 'open', 'open', 'flag', 'chord', 'mark'])} {place}"


def _does(game: Game, event: str) -> bool:
    try:
        game.do(event)
    except QMinesError:
        return False
    return True


def _copy(game: Game) -> Game:
    return Game.replay(game.header, game._seed, game.transcript, clock=float)


def _both(twins: list[Game], event: str) -> bool:
    """Let an event happen in both, if they look the same after it and go on."""
    tried = [_copy(game) for game in twins]
    done = [_does(game, event) for game in tried]
    if not all(done) or _look(tried[0]) != _look(tried[1]) or tried[0].outcome.over:
        return False
    for game in twins:
        game.do(event)
    return True


def _same_assist(twins: list[Game], kind: str) -> bool:
    """Whether an assist leads both to the same view; if so, it is let happen."""
    if twins[0].view.qubits is not None:
        return False
    tried = [_copy(game) for game in twins]
    try:
        for game in tried:
            for event in help_for(game).moves(kind):
                game.do(event)
    except QMinesError:
        return False
    if _look(tried[0]) != _look(tried[1]) or tried[0].outcome.over:
        return False
    for at, game in enumerate(tried):
        twins[at] = game
    return True


def _look(game: Game) -> str:
    document = game.view.document()
    del document["chain"]
    return json.dumps(
        without_saves(document) if announces(game.setup) else document, sort_keys=True
    )


def announces(setup: Setup) -> bool:
    """Whether saves are announced immediately."""
    return setup.options.get("notice") == "now"


def without_saves(document: Any) -> Any:
    """A document without the fields that announce saves, wherever they are in it."""
    if isinstance(document, dict):
        kept = {name: each for name, each in document.items() if name not in ANNOUNCED}
        return {name: without_saves(each) for name, each in kept.items()}
    return [without_saves(each) for each in document] if isinstance(document, list) else document


def _secret(game: Game) -> str:
    """Where the mines are; for qubits, what is in the cells."""
    state = game._timeline.state
    mask = getattr(state, "mask", None)
    return repr(mask) if hasattr(state, "mask") else repr(state.weights)


async def differing(app: FastAPI, pair: Pair, cookie: str, owner: str) -> list[str]:
    """Which requests of a pair are answered differently."""
    store = app.state.site.store
    names = [
        store.add(Header(pair.setup, commitment_to(seed)), seed, owner=owner) for seed in pair.seeds
    ]
    first, second = [await _told(app, pair, name, cookie) for name in names]
    saved = announces(pair.setup) and one_is_saved(pair)
    return [
        what
        for (what, one), (_, other) in zip(first, second, strict=True)
        if one != other and not (saved and _unannounced(one) == _unannounced(other))
    ]


def one_is_saved(pair: Pair) -> bool:
    """Whether one game of a pair has more saves than the other, at some moment."""
    games = [Game(pair.setup, seed=seed, clock=float) for seed in pair.seeds]
    for event in (*pair.events, *pair.further):
        counts = {len(game._timeline.saved) for game in games if _does(game, event)}
        if len(counts) > 1:
            return True
    return False


def _unannounced(told: Any) -> Any:
    """What was told, without the saves and without its length."""
    if isinstance(told, tuple):
        return tuple(_unannounced(each) for each in told)
    if isinstance(told, bytes) and told.startswith(b"{"):
        return without_saves(json.loads(told))
    return _LENGTH.sub(b"", told) if isinstance(told, bytes) else told


async def _told(app: FastAPI, pair: Pair, name: str, cookie: str) -> list[tuple[str, Any]]:
    """All that a game tells in answer to the same requests."""
    found: list[tuple[str, Any]] = []
    sequence = 0

    async def http(method: str, what: str, body: object = None) -> None:
        nonlocal sequence
        status, headers, text = await ask(app, method, f"/api/games/{name}{what}", body, cookie)
        found.append((f"{method} {what}", (status, _plain(name, headers), _plain(name, text))))
        after = json.loads(text) if text.startswith(b"{") else {}
        delta = after.get("delta")
        if delta:
            sequence = delta["sequence"]

    async def moved(event: str) -> None:
        body = {"expect": sequence, "key": f"k{sequence}", "event": event}
        await http("POST", "/moves", body)

    for event in pair.events:
        await moved(event)
    socket = Socket(app, f"/api/games/{name}/socket", cookie)
    frames = [await socket.hear() for _ in range(2)]
    for strength in ("where", "do"):
        await http("POST", "/hint", {"expect": sequence, "strength": strength})
    await http("GET", "/chances")
    await http("GET", "")
    for event in pair.further:
        await moved(event)
    for kind in pair.assists:
        await http("POST", "/assist", {"expect": sequence, "key": f"k{sequence}", "kind": kind})
    for what in ("", "/reduced", "/file", "/explain?row=0&column=0", "/bloch?row=0&column=0"):
        await http("GET", what)
    for what in (
        "/circuit.qasm",
        "/replay",
        "/replay/moves",
        "/replay/moment?step=0",
        "/replay/rules",
    ):
        await http("GET", what)
    board = f"verified=0&rules={pair.setup.rules}&level={pair.setup.level}"
    for route, query in COMMUNITY.items():
        what = f"{route.format(player='Twins')}?{query.format(board=board)}"
        status, _, text = await ask(app, "GET", what, None, cookie)
        found.append((what, (status, _undated(json.loads(text)))))
    await http("POST", "/moves", {"expect": 999, "key": "stale", "event": "open 0 0"})
    await http("POST", "/moves", {"expect": sequence, "key": "bad", "event": "open 99 99"})
    for number, event in enumerate(("pause", "resume", "undo")):
        body = {"type": "move", "id": number, "key": f"s{number}", "event": event}
        socket.tell({**body, "expect": sequence})
        while True:
            frames.append(await socket.hear())
            heard = json.loads(frames[-1]["text"])
            if heard["type"] == "reply":
                sequence = heard.get("delta", {}).get("sequence", sequence)
                break
    await socket.close()
    found += [
        (f"frame {at}", _plain(name, frame.get("text", repr(frame)).encode()))
        for at, frame in enumerate(frames)
    ]
    return found


def _undated(document: dict[str, Any]) -> dict[str, Any]:
    """What a log tells, without names, times of day and where its next page begins."""
    document.pop("next", None)
    for game in document.get("games", ()):
        for field in ("id", "created", "touched"):
            del game[field]
    return document


def _plain(name: str, value: object) -> bytes:
    """What was told, without the name of the game and without hashes."""
    data = value if isinstance(value, bytes) else repr(value).encode()
    return _HASH.sub(b"HASH", data.replace(name.encode(), b"NAME"))


def made_pairs(count: int, *, seed: int = 0, most: int = 8) -> list[Pair]:
    """So many pairs, the same for the same seed."""
    return list(islice(pairs(random.Random(seed), most), count))


async def compare(database: str, wanted: Iterable[Pair]) -> list[tuple[Pair, list[str]]]:
    """The pairs that can be told apart, and by what."""
    found = []
    async with running(database, STOPPED, solvers=1) as app:
        player, token = app.state.site.players.guest("test")
        with app.state.site.store.database.write() as connection:  # an account has a profile
            named = update(PLAYERS).where(PLAYERS.c.id == player.id)
            connection.execute(named.values(name="Twins", folded="twins"))
        for pair in wanted:
            told = await differing(app, pair, f"qmines={token}", player.id)
            if told:
                found.append((pair, told))
    return found
