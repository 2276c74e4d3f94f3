"""The analyser over HTTP: the same answers as the command's, whatever the format; true clashes."""

from __future__ import annotations

import base64
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qmines import notation
from qmines.cli.commands.analyse import analyse as cli
from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import HIDDEN, SAFE, Position
from qmines.errors import Contradiction
from qmines.messages import Message, Translator
from qmines.notation.link import spelt
from qmines.play.hint import GameHint
from qmines.session import verify
from qmines.solver import Budget, advise, analyse, check_steps, hint
from qmines.web.solver import positions
from qmines.web.solver.positions import PositionRequest, analysis_of
from solver.games import lattice
from solver.positions import from_snapshot
from support.formats import BOARDS

if TYPE_CHECKING:
    from web.conftest import Client, Server

EXPERT = (Path(__file__).parents[2] / "examples" / "expert.txt").read_text("utf-8")
ROWS = ["01#F", "12##", "####"]


def ask(client: Client, way: str, position: Position, **more: Any) -> dict[str, Any]:
    body = {"rows": position.rows(), "mines": position.mines, "density": position.density}
    answer = client.post(f"/api/analyse{way}", json={**body, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def command(source: str | bytes, *options: str) -> dict[str, Any]:
    """What ``qmines analyse --json`` says."""
    data = source if isinstance(source, bytes) else source.encode()
    done = CliRunner().invoke(cli, ["-", "--json", *options], input=data)
    assert done.exit_code == 0, done.output
    return dict(json.loads(done.stdout_bytes))


def same(answer: dict[str, Any], told: dict[str, Any]) -> bool:
    names = ("width", "height", "mines", "method", "boards", "probability", "safe", "mined")
    return all(answer[name] == told[name] for name in names)


def without_extras(analysis: dict[str, Any]) -> dict[str, Any]:
    """An analysis as it is asked for alone."""
    return {name: each for name, each in analysis.items() if name not in {"numbers", "best"}}


def test_typed_by_hand(client: Client):
    position = notation.read_position(EXPERT)
    answer = ask(client, "", position)
    assert same(answer, command(EXPERT))
    assert notation.read_position(f"?p={answer['link']}") == position
    assert answer["clash"] is None


@pytest.mark.parametrize("name", notation.FORMATS)
def test_pasted_from_each_format(client: Client, name: str):
    """Read, then analysed: what the command finds in the same bytes."""
    board = Board.from_mines(Grid(6, 5), [(0, 0), (1, 3), (4, 4), (2, 5)])
    position = board.position([7, 8, 13, 14, 18, 19, 20, 24, 25, 26])
    written = notation.write(board if name in BOARDS else position, name)
    suffix = (*notation.FORMATS[name].suffixes, "")[0]
    sent: dict[str, Any] = {"data": base64.b64encode(written).decode(), "name": f"it{suffix}"}
    if not notation.FORMATS[name].binary:
        texts = client.post("/api/analyse/read", json={"text": written.decode()})
        assert texts.status_code == 200
    read = client.post("/api/analyse/read", json=sent).json()
    assert read["format"] == name
    shown = Position.from_rows(read["rows"], read["mines"])
    assert shown == (board.position() if name in BOARDS else position)
    assert same(ask(client, "", shown), command(written))
    assert "analysis" not in read  # the page has a kernel of its own
    whole = client.post("/api/analyse/read", json=sent | {"cell": [0, 0]}).json()["analysis"]
    assert without_extras(whole) == ask(client, "", shown)


@pytest.mark.parametrize(("text", "key"), [("hello there", "format"), ("  ", "empty")])
def test_what_has_no_format_is_refused_in_a_message(client: Client, text: str, key: str):
    refused = client.post("/api/analyse/read", json={"text": text})
    assert refused.status_code == 422
    assert refused.json()["error"]["key"] == f"analyser-refused-{key}"


def test_an_unknown_total(client: Client):
    position = Position.from_rows(ROWS, density=0.31)
    assert same(ask(client, "", position), command("\n".join(ROWS), "--density", "0.31"))


def test_everything_else_is_the_solver_s(client: Client):
    position = Position.from_rows(["###", "121", "###"], mines=2)
    analysis = analyse(position)
    answer = ask(client, "/numbers", position, cell=[0, 1])
    assert answer["numbers"] == pytest.approx(analysis.numbers(0, 1).tolist(), abs=1e-12)
    assert answer["mine"] == pytest.approx(analysis.mine_probability[0, 1])
    assert sum(answer["numbers"]) + answer["mine"] == pytest.approx(1)

    found, best = ask(client, "/best", position), advise(position)
    assert found["kind"] == best.kind
    assert [tuple(each["cell"]) for each in found["choices"]] == [c.cell for c in best.choices]
    assert found["choices"][0]["winning"] == best.choices[0].winning

    certain = Position.from_rows(["###", "11S"], mines=1)
    told = ask(client, "/hint", certain)
    expected = hint(certain)
    check_steps(certain, expected.proof)
    assert told == json.loads(json.dumps(GameHint.of(expected).document()))
    assert told["outline"]["clues"] == [[1, 0], [1, 1]]


def test_a_guess_that_may_open_an_area_can_be_sent(client: Client):
    told = ask(client, "/hint", Position.from_rows(["1####", "#####"], density=0.3))
    keys = [message["key"] for message in told["messages"]["why"]]
    assert told["kind"] == "guess"
    assert "guess-opens-area" in keys


def test_every_format_is_written_or_refused_with_a_message(client: Client):
    position = Position.from_rows(["1*", "2*"], mines=2)
    formats = {each["name"]: each for each in ask(client, "/write", position)["formats"]}
    assert set(formats) == set(notation.FORMATS)
    assert formats["text"]["text"] == "2x2x2\n1*\n2*\n"
    wrong = {"key": "notation-clue", "args": {"cell": [0, 0], "number": 1, "mines": 2}}
    refused = {name for name, each in formats.items() if each["message"] == wrong}
    assert refused == {"analysis", "mbf", "mbf-hex", "pttacg", "puzzle", "rawvf"}
    position = Position.from_rows(["2*", "2*"], mines=2)
    formats = {each["name"]: each for each in ask(client, "/write", position)["formats"]}
    for name, each in formats.items():
        data = base64.b64decode(each["data"]) if each["data"] else each["text"].encode()
        assert data == notation.write(position, name)


def test_a_total_that_does_not_fit_is_a_clash(client: Client):
    answer = client.post("/api/analyse", json={"rows": ["1#"], "mines": 9}).json()
    message = {"key": "total-too-large", "args": {"mines": 9, "room": 1}}
    assert answer["clash"]["message"] == message
    assert answer["clash"]["words"] == Translator()(Message.of(message))
    assert answer["clash"]["total"]
    assert answer["probability"] is None


@pytest.mark.parametrize(
    ("way", "body", "status"),
    [
        ("", {}, 400),
        ("", {"rows": []}, 400),
        ("", {"rows": [""]}, 400),
        ("", {"rows": ["#" * 101]}, 400),
        ("", {"rows": ["#"] * 101}, 400),
        ("", {"rows": ["##", "#"]}, 422),
        ("", {"rows": ["#z"]}, 422),
        ("", {"rows": ["#é"]}, 422),
        ("", {"rows": ["##"], "mines": True}, 400),
        ("", {"rows": ["##"], "mines": -1}, 400),
        ("", {"rows": ["##"], "density": 0}, 400),
        ("/numbers", {"rows": ["1#"], "cell": [0, 0]}, 422),
        ("/numbers", {"rows": ["1#"], "cell": [5, 5]}, 422),
        ("/numbers", {"rows": ["1#"], "cell": [0]}, 400),
        ("/best", {"rows": ["2#"], "mines": 1}, 422),
        ("/hint", {"rows": ["2#"], "mines": 1}, 422),
        ("/read", {}, 400),
        ("/read", {"text": "1#", "data": "MSM="}, 400),
        ("/read", {"data": "!"}, 400),
        ("/read", {"text": ""}, 422),
        ("/read", {"text": "who knows"}, 422),
        ("/read", {"text": "101x1x0\n" + "#" * 101}, 422),
        ("/read", {"text": "\0", "name": "\0.mbf"}, 400),
        ("/write", {"rows": ["1#"], "mines": 5}, 422),
    ],
)
def test_refusals_are_one_sentence(client: Client, way: str, body: dict[str, Any], status: int):
    answer = client.post(f"/api/analyse{way}", json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["message"].endswith((".", "!", "?"))


def test_who_has_gone_is_not_worked_for(own_server: Server):
    """The process of an abandoned question is killed, and the next one answers."""
    with own_server.client() as client:
        began = time.monotonic()
        for _ in range(4):  # more than there are processes
            try:
                client.post(
                    "/api/analyse/best",
                    json={"rows": ["#" * 100] * 100, "mines": 2000},
                    timeout=0.05,
                )
            except httpx.TimeoutException:
                continue
        assert ask(client, "", Position.from_rows(["1#"], mines=1))["mined"] == [[0, 1]]
        assert time.monotonic() - began < 20


def test_nothing_more_is_tried_where_only_bounds_are_known(monkeypatch: pytest.MonkeyPatch):
    """The page waits for all of it at once."""
    tried: list[object] = []
    monkeypatch.setattr(positions, "BUDGET", Budget(seconds=0.001))
    for name in ("_numbers", "_best"):
        monkeypatch.setattr(positions, name, lambda *asked: tried.append(asked))
    hard = from_snapshot(lattice(1, 31, 31, 200))
    found = json.loads(positions.read_any("\n".join(hard.rows()).encode(), "", (0, 0)))
    assert found["analysis"]["method"] == "bounds"
    assert tried == []


def test_positions_are_kept(client: Client, server: Server):
    assert client.get("/api/positions").json() == {"positions": []}
    position = Position.from_rows(ROWS, mines=4)
    body = {"rows": ROWS, "mines": 4, "name": "a corner"}
    made = client.post("/api/positions", json=body)
    assert made.status_code == 201
    [kept] = client.get("/api/positions").json()["positions"]
    assert kept == made.json()
    assert notation.read_position(f"?p={kept['link']}") == position
    with server.client() as other:
        assert other.get("/api/positions").json() == {"positions": []}
        theirs = other.request("DELETE", f"/api/positions/{kept['id']}", json={})
        assert theirs.status_code == 404
    assert client.post("/api/positions", json={**body, "name": " "}).status_code == 422
    assert client.post("/api/positions", json={**body, "mines": 99}).status_code == 422
    assert client.request("DELETE", "/api/positions/%00", json={}).status_code == 400
    gone = client.request("DELETE", f"/api/positions/{kept['id']}", json={})
    assert gone.status_code == 200
    assert client.get("/api/positions").json() == {"positions": []}


@pytest.mark.parametrize("rules", ["classic", "forgiving"])
def test_played_from_here(client: Client, rules: str):
    position = Position.from_rows(["1###", "####", "###F"], mines=3)
    body = {"rules": rules, "level": "4x3x3", "options": {"position": spelt(position)}}
    game = client.new(**body)
    assert game["view"]["boards"] == [position.rows()]
    name = game["id"]
    for _ in range(60):
        view = client.get(f"/api/games/{name}").json()["view"]
        if view["outcome"]["result"] != "playing":
            break
        found = analyse(Position.from_rows(view["boards"][0], mines=3))
        row, column = found.safe[0] if found.safe else found.safest[0][0]
        event = f"flag {row} {column}" if view["boards"][0][row][column] == "F" else ""
        client.move(name, view["sequence"], event or f"open {row} {column}")
    assert view["outcome"]["result"] != "playing"
    assert verify(client.get(f"/api/games/{name}/file").content).ok
    games = client.get("/api/games").json()["games"]
    assert [each["aid"] for each in games if each["id"] == name] == ["position"]
    wrong = {**body, "options": {"position": "4x3x3_iH11"}}
    assert client.post("/api/games", json=wrong).status_code == 422


def fits(position: Position) -> bool:
    try:
        analyse(position)
    except Contradiction:
        return False
    return True


@st.composite
def wrong(draw: st.DrawFn) -> tuple[list[str], int | None]:
    """Positions that are mostly contradictory: one board's clues, some of them changed."""
    width, height = draw(st.integers(2, 6)), draw(st.integers(2, 5))
    grid = Grid(width, height)
    mask = bytes(draw(st.lists(st.integers(0, 1), min_size=grid.cells, max_size=grid.cells)))
    board = Board(grid, mask)
    cells = bytearray([HIDDEN]) * grid.cells
    for at in range(grid.cells):
        if not mask[at] and draw(st.booleans()):
            cells[at] = board.number_at(at)
    clues = [at for at in range(grid.cells) if cells[at] < HIDDEN]
    for at in draw(st.lists(st.sampled_from(clues), max_size=3)) if clues else []:
        cells[at] = draw(st.integers(0, 8))
    position = Position(grid, bytes(cells))
    return position.rows(), draw(st.none() | st.integers(0, cells.count(HIDDEN)))


@given(asked=wrong())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
def test_a_clash_is_minimal(asked: tuple[list[str], int | None]):
    """Together they clash; without any one of them, or without the total, a board fits."""
    rows, mines = asked
    answer = json.loads(analysis_of(PositionRequest(tuple(rows), mines, 0.2)))
    position = Position.from_rows(rows, mines)
    clash = answer["clash"]
    assert (clash is None) == fits(position)
    if clash is None:
        return
    assert answer["probability"] is None
    named = {tuple(cell) for cell in clash["cells"]}
    every = {position.grid.place(i) for i, code in enumerate(position.cells) if code < HIDDEN}

    def alone(kept: set[tuple[int, int]], total: int | None) -> bool:
        """Whether a board fits these clues alone; the others stay open, without a number."""
        return fits(
            position.with_mines(None).replace(dict.fromkeys(every - kept, SAFE)).with_mines(total)
        )

    total = mines if clash["total"] else None
    assert not alone(named, total)
    for cell in named:
        assert alone(named - {cell}, total)
    if clash["total"]:
        assert alone(named, None)
    for row, column in sorted(named)[:6]:
        assert f"{position[row, column]} at ({row},{column})" in clash["words"]


def test_a_pasted_position_is_analysed_once(monkeypatch: pytest.MonkeyPatch):
    """Chances, the numbers under a cell and the best move come with the position itself."""
    called: list[str] = []

    def counted(name: str) -> None:
        work = getattr(positions, name)

        def noted(*arguments: Any, **more: Any) -> Any:
            called.append(name)
            return work(*arguments, **more)

        monkeypatch.setattr(positions, name, noted)

    for name in ("analyse", "advise"):
        counted(name)
    position = notation.read_position(EXPERT)
    hidden = next(i for i, code in enumerate(position.cells) if code == HIDDEN)
    cell = position.grid.place(hidden)
    read = json.loads(positions.read_any(EXPERT.encode(), "", cell))
    assert called == ["analyse", "advise"]
    asked = PositionRequest(tuple(position.rows()), position.mines, position.density)
    found = read["analysis"]
    assert found["numbers"] == json.loads(positions.numbers_under(asked, *cell))
    assert found["best"]["choices"]
    assert without_extras(found) == json.loads(analysis_of(asked))
    # A cell that the field does not have stands for the nearest one; an open one has no numbers.
    far = json.loads(positions.read_any(b"1#\n##", "", (90, 90)))["analysis"]
    assert far["numbers"]["cell"] == [1, 1]
    assert "numbers" not in json.loads(positions.read_any(b"1#\n##", "", (0, 0)))["analysis"]
    clash = json.loads(positions.read_any(b"3x1x1\n1#8", "", (0, 1)))["analysis"]
    assert clash["clash"] is not None
    assert "best" not in clash
