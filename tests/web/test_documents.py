"""Documents of every rule set, from the library, over HTTP and over a socket, fit the schema."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from modes.layers import LAYERS
from modes.letters import LETTERS
from qmines import documents, modes
from qmines.messages import Message, Translator
from qmines.modes import MODES
from qmines.play.registry import HELPS, help_for
from qmines.session import new_game
from support.schema import check, problems
from support.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from web.conftest import Client, Server

SAY = Translator()


def events_of(rules: str) -> list[str]:
    """Events that a new game takes, whatever it hides, and the end."""
    descriptor = modes.get(rules).descriptor
    boards = range(descriptor.boards)
    verbs = [descriptor.verb("open", board) for board in boards]
    verbs += [descriptor.verb("flag", board) or descriptor.verb("mark", board) for board in boards]
    return [
        *(f"{verb} {number % 3} 1" for number, verb in enumerate(verbs) if verb),
        "pause",
        "resume",
        "resign",
    ]


def texts_in(document: Any) -> Iterator[Message]:
    """All messages in a document."""
    if isinstance(document, dict):
        if isinstance(document.get("key"), str) and document.keys() <= {"key", "args"}:
            yield Message.of(document)
        for each in document.values():
            yield from texts_in(each)
    elif isinstance(document, list | tuple):
        for each in document:
            yield from texts_in(each)


def said(document: Any) -> list[str]:
    """All messages of a document in words, so that each is known to have its text."""
    return [SAY(message) for message in texts_in(document)]


@pytest.mark.parametrize(
    "mode", [*MODES.values(), LAYERS, LETTERS], ids=lambda m: m.descriptor.name
)
def test_the_library(mode: Any, monkeypatch: pytest.MonkeyPatch):
    rules = mode.descriptor.name
    monkeypatch.setitem(MODES, rules, mode)
    game = new_game(mode.descriptor.level, rules, seed=3)
    for event in events_of(rules):
        check(game.view.document(), documents.ViewDocument)
        if game.outcome.over:
            break
        if mode.descriptor.display.position in HELPS and not game.view.paused:
            hint = help_for(game).hint()
            for strength in (None, *hint.told):
                check(hint.document(strength), documents.HintDocument)
        game.do(event)
    found = game.view.document()
    check(found, documents.ViewDocument)
    check(game.measures.document(), documents.MeasuresDocument)
    assert found["ending"] is not None
    assert all(said(found))


@pytest.mark.parametrize("rules", list(MODES))
def test_http_and_sockets(client: Client, rules: str):
    level = modes.get(rules).descriptor.level
    game = client.new(rules=rules, level=level)
    name, view = game["id"], game["view"]
    check(game, documents.GameDocument)
    with client.socket(name) as mine, client.socket(name) as watching:
        for line in (mine, watching):
            check(line.hear()["game"], documents.GameDocument)
        for event in events_of(rules):
            if modes.get(rules).descriptor.display.position in HELPS and not view["paused"]:
                view = helped(client, name, view)
            if view["outcome"]["result"] != "playing":
                break
            reply = mine.ask(
                "move", expect=view["sequence"], key=f"m{view['sequence']}", event=event
            )
            assert reply.pop("status") == 200
            check({k: reply[k] for k in reply.keys() - {"type", "id"}}, documents.ReplyDocument)
            assert all(said(reply))
            view = view | reply["delta"]
        heard = watching.hear()
        while heard["type"] != "end":
            check(heard["delta"], documents.DeltaDocument)
            heard = watching.hear()
        check(heard["end"], documents.EndDocument)
    until(lambda: client.get(f"/api/games/{name}").json()["end"] is not None)
    ended = client.get(f"/api/games/{name}").json()
    check(ended, documents.GameDocument)
    assert all(said(ended))
    film = client.get(f"/api/games/{name}/replay").json()
    assert all(said(film))
    stale = client.ask(name, "moves", expect=99, key="late", event="resign")
    check(stale.json()["game"], documents.GameDocument)


def helped(client: Client, name: str, view: dict[str, Any]) -> dict[str, Any]:
    """Every kind of help, while the game goes on; the view afterwards."""
    if view["outcome"]["result"] != "playing":
        return view
    for strength in ("where", "why", "do"):
        told = client.ask(name, "hint", expect=view["sequence"], strength=strength).json()
        check(told, documents.ReplyDocument)
        view = view | (told["delta"] or {})
    chances = client.get(f"/api/games/{name}/chances").json()
    check(chances, documents.ChancesDocument)
    assert all(said(chances))
    assist = client.ask(
        name, "assist", expect=chances["sequence"], key=f"a{view['sequence']}", kind="move"
    )
    check(assist.json(), documents.ReplyDocument)
    return dict(client.get(f"/api/games/{name}").json()["view"])


def test_lists_and_rooms(client: Client, server: Server):
    check(server.get("/api/rules").json(), documents.RulesDocument)
    client.new()
    for game in client.get("/api/games").json()["games"]:
        check(game, documents.SummaryDocument)
    room = client.post("/api/rooms", json={"mode": "race", "name": "Ada"})
    assert room.status_code == 201, room.text
    check(room.json(), documents.RoomDocument)
    for each in client.get("/api/rooms").json()["rooms"]:
        check(each, documents.RoomSummaryDocument)


def test_what_does_not_fit_is_found():
    """The check itself: a missing field, one too many, and one of another type."""
    document: dict[str, Any] = dict(new_game("beginner", seed=1).view.document())
    for change in ({"saves": "none"}, {"words": "A mine."}, {"boards": [["#", 1]]}, {"hit": [[1]]}):
        assert any(problems(document | change, documents.ViewDocument, "view"))
    del document["chain"]
    assert list(problems(document, documents.ViewDocument, "view")) == ["view.chain is missing"]
