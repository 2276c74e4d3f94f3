"""What a game in a file would take to replay is estimated, and refused where it is too much."""

from __future__ import annotations

import base64
import gzip
from functools import partial
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

import pytest

from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.errors import BudgetExceeded
from qmines.modes import Outcome, Reason, Result, make_setup
from qmines.modes.registry import stored_setup
from qmines.notation.rawvf import write_recording
from qmines.notation.recording import Press, Recording
from qmines.session import Entry, Header, commitment_to
from qmines.session.document import chain_of, write
from qmines.web.solver import replay_cost, replays
from qmines.web.solver.replay_cost import check_cost, estimated
from support.messages import refused

if TYPE_CHECKING:
    from web.conftest import Client

SEED = bytes(32)


def events(number: int, *verbs: str) -> list[str]:
    return list(islice(cycle(verbs), number))


def why(key: str, level: str, rules: str, happened: list[str], **options: Any) -> dict[str, Any]:
    """The arguments of the message with which a game is refused."""
    with refused(key, BudgetExceeded) as found:
        check_cost(stored_setup(level, rules, options), happened)
    return dict(found.value.message.args)


@pytest.mark.parametrize(
    ("rules", "level", "happened", "options"),
    [
        ("classic", "expert", events(2_000, "open", "flag", "chord"), {}),
        ("classic", "expert", events(400, "open"), {"no_guess": True}),
        ("classic", "100x100x2000", events(10_000, "open", "flag"), {}),
        ("classic", "256x256x13000", events(5_000, "open", "flag"), {}),
        ("classic", "256x256x13000", events(500, "open"), {"no_guess": True}),
        ("classic", "expert", events(1_000, "open", "undo"), {}),
        ("forgiving", "expert", events(1_000, "open", "flag"), {"strict": True}),
        ("forgiving", "256x256x13000", events(2_000, "open", "flag"), {}),
        ("qubits", "4", events(2_000, "open-z", "mark-h"), {}),
        ("entangled", "trios-30x16", events(2_000, "open-z", "shield-h"), {}),
        ("entangled", "200x200x500", events(50, "open-z", "mark-h"), {}),
        ("sandbox", "free", events(1_000, "open-z"), {}),
    ],
)
def test_games_that_people_play_are_accepted(
    rules: str, level: str, happened: list[str], options: dict[str, Any]
):
    check_cost(make_setup(level, rules, **options), [*happened, "resign"])


def test_a_refusal_says_what_is_too_large_and_what_would_do():
    large = {"doing": "replay", "width": 256, "height": 256}
    found = why("site-cost-events", "256x256x13000", "classic", events(50_000, "flag 1 1"))
    assert found == {"events": 50_000, "most": 22_000, **large}
    check_cost(make_setup("256x256x13000", "classic"), events(found["most"], "flag 1 1"))
    old = why("site-cost-no-guess", "256x256x26000", "classic", ["open 1 1"], no_guess=True)
    assert old == {"most": 14_000, **large}
    found = why("site-cost-events", "200x200x500", "entangled", events(2_000, "mark-z 1 1"))
    assert (found["events"], found["width"]) == (2_000, 200)


def test_a_field_that_is_too_large_by_itself(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(replay_cost, "MOST_SECONDS", 1.0)
    found = why("site-cost-board", "200x200x500", "entangled", ["open-z 1 1"])
    assert (found["width"], found["most"]) == (200, 14_000)


@pytest.mark.parametrize(
    ("rules", "level", "happened", "options"),
    [
        ("classic", "256x256x500", events(400, "open", "undo"), {}),
        ("forgiving", "256x256x13000", events(2_000, "open"), {"strict": True}),
        ("forgiving", "100x100x2000", events(200, "open", "undo"), {"strict": True}),
        ("qubits", "200x200x500", events(4, "open-z", "undo"), {}),
        ("sandbox", "free", events(10_000, "open-z"), {}),
    ],
)
def test_small_files_that_take_long_are_refused(
    rules: str, level: str, happened: list[str], options: dict[str, Any]
):
    assert why("site-cost-events", level, rules, happened, **options)["doing"] == "replay"


def test_a_game_is_not_derived_before_it_is_accepted(monkeypatch: pytest.MonkeyPatch):
    def derived(_: object) -> None:
        raise AssertionError("nothing of it may be derived")

    monkeypatch.setattr(replays, "replayed", derived)
    for task in (replays.film, replays.other_rules, partial(replays.uploaded, most=5_000)):
        with pytest.raises(BudgetExceeded, match="too large to replay here"):
            task(replays.Sent(dense(), "", 65_536))
    for asked in (replays.reviews, replays.moment):
        with pytest.raises(BudgetExceeded, match="too large to replay here"):
            asked(replays.Sent(dense(), "", 65_536), 0)


def dense() -> bytes:
    """The file of a game whose board would take more than a minute to deal; nobody has dealt it."""
    header = Header(
        stored_setup("256x256x26000", "classic", {"no_guess": True}), commitment_to(SEED)
    )
    entries = [Entry(0, "open 1 1"), Entry(1, "resign")]

    class Unknown:
        def document(self) -> dict[str, Any]:
            return {}

    return write(
        header,
        entries,
        seed=SEED,
        chain=chain_of(header, entries),
        outcome=Outcome(Result.LOST, Reason.RESIGNED),
        measures=Unknown(),  # type: ignore[arg-type]
    )


def test_over_http_it_is_one_sentence(client: Client):
    data = gzip.compress(dense())
    assert len(data) < 1_000
    body = {"data": base64.b64encode(data).decode(), "name": "game.qmines"}
    for way, more in (("", {}), ("/moves", {}), ("/moment", {"step": 0}), ("/rules", {})):
        answer = client.post(f"/api/replay{way}", json={**body, **more})
        assert answer.status_code == 422
        assert answer.json()["error"]["key"] == "site-cost-no-guess"
        assert answer.json()["error"]["args"]["most"] == 14_000


def test_other_rules_take_longer_and_are_refused_earlier():
    setup = make_setup("expert")
    number = int(0.5 * replay_cost.MOST_SECONDS / estimated(setup, ["flag"]))
    check_cost(setup, events(number, "flag"))
    with refused("site-cost-events", BudgetExceeded):
        check_cost(
            setup,
            events(number, "flag"),
            doing="rules",
            times=replay_cost.OTHER_RULES,
        )


def test_a_recording_is_estimated_as_well():
    grid = Grid(200, 200)
    board = Board(grid, bytes([1]) + bytes(grid.cells - 1))
    presses = [
        Press(at, button, 1 + at % 190, 5) for at in range(60_000) for button in ("rc", "rr")
    ]
    data = gzip.compress(write_recording(Recording(board, tuple(presses))))
    with refused("site-cost-events", BudgetExceeded) as found:
        replays.film(replays.Sent(data, "game.rawvf", 65_536))
    args = found.value.message.args
    assert (args["events"], args["width"]) == (60_000, 200)
    assert 20_000 <= args["most"] < 30_000
