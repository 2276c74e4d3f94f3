"""Games over HTTP and over sockets: moves, acknowledgements, those who watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from qmines.messages import Message, Translator
from qmines.modes import MODES
from qmines.play.help import ANY_CELL
from qmines.session import verify
from support.waiting import until

if TYPE_CHECKING:
    from web.conftest import Client, Line, Server


def applied(view: dict[str, Any], delta: dict[str, Any]) -> dict[str, Any]:
    """The view after a delta, as a page works it out."""
    assert delta["from"] == view["sequence"]
    if "boards" in delta:
        boards = delta["boards"]
    else:
        cells = [[list(row) for row in board] for board in view["boards"]]
        for board, row, column, symbol in delta["cells"]:
            cells[board][row][column] = symbol
        boards = [["".join(row) for row in board] for board in cells]
    rest = {name: value for name, value in delta.items() if name not in {"cells", "from"}}
    return {**view, **rest, "boards": boards}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two views show the same; clocks and what changed last aside."""
    left_out = {"milliseconds", "changed"}
    return {k: v for k, v in one.items() if k not in left_out} == {
        k: v for k, v in other.items() if k not in left_out
    }


def test_the_rules_are_listed(server: Server):
    answer = server.get("/api/rules").json()
    assert [each["name"] for each in answer["rules"]] == list(MODES)
    classic = answer["rules"][0]
    assert {"name": "expert", "width": 30, "height": 16, "mines": 99}.items() <= classic["levels"][
        -1
    ].items()
    assert classic["no_guess"]
    assert any(event["usage"] == "open ROW COLUMN" for event in classic["events"])


@pytest.mark.parametrize("rules", list(MODES))
def test_every_rule_set_can_be_begun(client: Client, rules: str):
    game = client.new(rules=rules)
    assert game["mine"]
    assert game["seed"] is None
    assert game["view"]["sequence"] == 0
    seen = client.get(f"/api/games/{game['id']}").json()
    assert seen == game


def test_deltas_lead_to_what_a_look_shows(client: Client):
    game = client.new(level="16x16x40")
    view, name = game["view"], game["id"]
    for event in ("open 8 8", "flag 0 0", "flag 0 1", "pause", "resume", "undo", "mark 3 3"):
        answer = client.move(name, view["sequence"], event)
        view = applied(view, answer["delta"])
        assert same(view, client.get(f"/api/games/{name}").json()["view"])


def test_a_stale_move_is_told_everything(client: Client):
    name = client.new()["id"]
    client.move(name, 0, "open 4 4")
    answer = client.ask(name, "moves", expect=0, key="other", event="open 0 0")
    assert answer.status_code == 409
    assert answer.json()["error"]["kind"] == "stale"
    assert answer.json()["game"]["view"]["sequence"] == 1


def test_the_same_key_happens_once(client: Client):
    name = client.new()["id"]
    client.move(name, 0, "open 4 4", key="once")
    for _ in range(2):
        again = client.move(name, 0, "open 4 4", key="once")
        assert again["repeated"]
        assert again["game"]["view"]["sequence"] == 1
    other = client.ask(name, "moves", expect=1, key="once", event="flag 0 0")
    assert other.status_code == 422
    assert other.json()["error"]["key"] == "site-key-used"


def test_only_its_owner_moves_a_game(client: Client, server: Server):
    name = client.new()["id"]
    with server.client() as other:
        for who in (other,):
            assert who.get(f"/api/games/{name}").json()["mine"] is False
            for what, fields in {
                "moves": {"key": "a", "event": "open 0 0"},
                "assist": {"key": "a", "kind": "simple"},
                "hint": {},
            }.items():
                assert who.ask(name, what, expect=0, **fields).status_code == 403
            assert who.get(f"/api/games/{name}/chances").status_code == 403
            who.new()  # a cookie of somebody else does not help
            assert who.ask(name, "moves", expect=0, key="a", event="open 0 0").status_code == 403
    assert client.get(f"/api/games/{name}").json()["view"]["sequence"] == 0


def test_players_record_only_help_that_their_page_can_give(client: Client):
    name = client.new()["id"]
    for kind in ("auto", "deduce", "hint hint", "flags"):
        answer = client.ask(name, "moves", expect=0, key="a", event=f"help {kind}")
        assert answer.status_code == 422


def test_help_of_the_page_is_recorded_as_often_as_the_servers(client: Client):
    name = client.new()["id"]
    client.move(name, 0, "open 4 4")
    for sequence, kind in ((1, "overlay"), (2, "overlay"), (2, "hint"), (3, "hint")):
        client.move(name, sequence, f"help {kind}")
    client.move(name, 3, "flag 0 0")
    for sequence, kind in ((4, "overlay"), (4, "hint")):
        client.move(name, sequence, f"help {kind}")
    file = client.get(f"/api/games/{name}/file").json()
    events = [event for _, event in file["events"]]
    assert events[1:] == ["help overlay", "help hint", "flag 0 0", "help hint"]
    client.move(name, 5, "pause")
    paused = client.ask(name, "moves", expect=6, key="b", event="help hint")
    assert paused.status_code == 422


def hear_until(line: Line, kind: str) -> dict[str, Any]:
    while True:
        message = line.hear()
        if message["type"] == kind:
            return message


def test_a_socket_moves_and_others_watch(client: Client, server: Server):
    name = client.new()["id"]
    with client.socket(name) as mine, server.client() as other, other.socket(name) as theirs:
        first = mine.hear()
        assert (first["type"], first["game"]["mine"]) == ("game", True)
        seen = theirs.hear()["game"]
        assert seen["mine"] is False
        reply = mine.ask("move", expect=0, key="a", event="open 4 4")
        assert reply["status"] == 200
        told = theirs.hear()
        assert told["type"] == "delta"
        assert told["delta"] == reply["delta"]
        assert same(
            applied(seen["view"], told["delta"]), client.get(f"/api/games/{name}").json()["view"]
        )
        assert theirs.ask("move", expect=1, key="b", event="flag 0 0")["status"] == 403
        stale = mine.ask("move", expect=0, key="c", event="flag 0 0")
        assert stale["status"] == 409
        assert stale["game"]["view"]["sequence"] == 1
        assert mine.ask("move", expect=0, key="a", event="open 4 4")["repeated"]
        client.move(name, 1, "resign")  # over HTTP: both sockets hear of it
        assert hear_until(mine, "delta")["delta"]["outcome"]["result"] == "lost"
        assert "measures" in hear_until(theirs, "end")["end"]


def wait_for_end(client: Client, name: str) -> dict[str, Any]:
    """The game, once its measures are worked out."""

    def ended() -> dict[str, Any] | None:
        game = dict(client.get(f"/api/games/{name}").json())
        return None if game["end"] is None else game

    found = until(ended)
    assert found is not None
    return found


def test_a_whole_game_can_be_verified(client: Client):
    name = client.new(player_seed="mine")["id"]
    client.move(name, 0, "open 4 4")
    sequence = 1
    while True:
        answer = client.ask(
            name, "assist", expect=sequence, key=f"a{sequence}", kind="auto", guess=True
        ).json()
        sequence = answer["delta"]["sequence"]
        if answer["delta"]["outcome"]["result"] != "playing":
            break
    assert client.get(f"/api/games/{name}/chances").status_code == 422
    game = wait_for_end(client, name)
    assert game["end"]["measures"]["help"]["auto"] > 0
    assert game["seed"] is not None
    report = verify(client.get(f"/api/games/{name}/file").content)
    assert report.ok
    assert report.complete
    ranked = client.post("/api/games", json={"again": name, "ranked": True})
    assert ranked.status_code == 422
    again = client.new(again=name)
    assert again["commitment"] == game["commitment"]
    client.move(again["id"], 0, "open 4 4")
    listed = client.get("/api/games").json()["games"]
    assert [each["id"] for each in listed] == [again["id"], name]
    assert listed[0]["aid"] == "seed"
    unfinished = client.get("/api/games?unfinished=1").json()["games"]
    assert [each["id"] for each in unfinished] == [again["id"]]


def test_a_game_that_goes_on_does_not_tell_its_seed(client: Client):
    name = client.new()["id"]
    client.move(name, 0, "open 4 4")
    assert client.get(f"/api/games/{name}").json()["seed"] is None
    assert client.get(f"/api/games/{name}/file").json()["seed"] is None
    assert client.post("/api/games", json={"again": name}).status_code == 422


def test_hints_in_three_strengths(client: Client):
    name = client.new()["id"]
    free = client.ask(name, "hint", expect=0).json()
    assert free["delta"] is None  # the first open is safe: that is no help
    client.move(name, 0, "open 4 4")
    for sequence, strength in ((1, "where"), (2, "why"), (2, "do")):
        answer = client.ask(name, "hint", expect=sequence, strength=strength).json()
        assert (answer["delta"] is not None) == (strength == "where")  # noted once for a position
        hint = answer["hint"]
        assert hint["messages"].keys() == {strength}
        assert Translator()(*map(Message.of, hint["messages"][strength])).endswith(".")
        assert (list(hint["outline"]) == ["look"]) == (strength == "where")
        assert (hint["events"] == []) == (strength == "where")
    game = client.get(f"/api/games/{name}").json()
    file = client.get(f"/api/games/{name}/file").json()
    assert [event for _, event in file["events"]][1:] == ["help hint"]
    assert game["view"]["sequence"] == 2


def test_before_a_first_open_that_is_safe_no_cell_is_said_to_be_risky(client: Client):
    told = client.get(f"/api/games/{client.new()['id']}/chances").json()
    assert (told["method"], told["boards"], told["delta"]) == ("none", [], None)
    assert told["message"] == ANY_CELL.document()
    risky = client.new(options={"first": "anything"})["id"]
    assert client.get(f"/api/games/{risky}/chances").json()["method"] == "exact"


def test_chances_are_noted_once_a_game(client: Client):
    name = client.new()["id"]
    client.move(name, 0, "open 4 4")
    first = client.get(f"/api/games/{name}/chances?sequence=1").json()
    assert first["method"] == "exact"
    assert first["delta"]["sequence"] == first["sequence"] == 2
    again = client.get(f"/api/games/{name}/chances?sequence=2").json()
    assert again["delta"] is None
    assert again["boards"] == first["boards"]
    view = client.get(f"/api/games/{name}").json()["view"]
    for shown, chances in zip(view["boards"][0], first["boards"][0], strict=True):
        assert [symbol == "#" for symbol in shown] == [each is not None for each in chances]
    client.move(name, 2, "flag 0 0")
    assert client.get(f"/api/games/{name}/chances").json()["delta"] is None


def test_qubits_have_advice_chances_and_pictures(client: Client):
    name = client.new(rules="qubits", level="2")["id"]
    answer = client.ask(name, "assist", expect=0, key="a", kind="auto").json()
    sequence = answer["delta"]["sequence"]
    assert answer["fresh"]
    hint = client.ask(name, "hint", expect=sequence, strength="why").json()
    assert hint["hint"]["board"] in {"Z", "H"}
    chances = client.get(f"/api/games/{name}/chances").json()
    assert len(chances["boards"]) == 2
    assert set(chances["states"]) == {"0", "1", "+", "-", "shared"}
    for what in ("circuit.svg", "circuit.qasm", "bloch?row=0&column=0"):
        assert client.get(f"/api/games/{name}/{what}").status_code == 422
    told = client.get(f"/api/games/{name}/explain?row=0&column=0").json()
    assert isinstance(told["messages"], list)
    client.move(name, chances["sequence"], "resign")
    assert client.get(f"/api/games/{name}/circuit.svg").text.startswith("<svg")
    assert "OPENQASM 3" in client.get(f"/api/games/{name}/circuit.qasm").text
    assert client.get(f"/api/games/{name}/bloch?row=0&column=0").text.startswith("<svg")


def test_the_reduced_view(client: Client):
    name = client.new()["id"]
    client.move(name, 0, "open 4 4")
    rows = client.get(f"/api/games/{name}/reduced").json()["rows"]
    assert len(rows) == 9


def test_difficulty(server: Server):
    hard = server.get("/api/difficulty?level=30x16x99").json()
    assert hard["grade"] == "hard"
    assert server.get("/api/difficulty?level=axb").status_code == 422
    for other in ("rules=forgiving", "no_guess=1"):  # Classic's odds are not theirs
        found = server.get(f"/api/difficulty?level=30x16x99&{other}").json()
        assert (found["grade"], found["win_rate"]) == (None, None)
        assert [each["key"] for each in found["messages"]] == ["difficulty-density"]


def test_a_forgiving_loss_is_explained_step_by_step(client: Client):
    options = {"position": "4x1x1_HbH2"}
    # The mine is in the first or the third cell; wherever it is, logic can find it.
    for _ in range(20):
        game = client.new(rules="forgiving", level="4x1x1", options=options)["id"]
        client.move(game, 0, "open 0 2")
        seen = client.get(f"/api/games/{game}").json()["view"]
        if seen["outcome"]["result"] == "lost":
            break
    else:
        pytest.fail("twenty times the mine was in the first cell")
    until(lambda: client.get(f"/api/games/{game}").json()["end"] is not None)
    chain = client.get(f"/api/games/{game}").json()["end"]["chain"]
    assert chain["mine"] == [0, 2]
    look, mine = chain["steps"]
    assert (look["clues"], look["safe"], look["opens"]) == ([[0, 1]], [[0, 3]], [[0, 3]])
    assert look["shows"] == [[0, 3, 1]]
    assert (mine["clues"], mine["mined"]) == ([[0, 3]], [[0, 2]])
    assert [message["key"] for message in mine["messages"]] == ["reason-only-room", "so-mines"]
