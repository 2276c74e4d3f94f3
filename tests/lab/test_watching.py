"""Single games with their moves, as ``simulate --watch`` shows them."""

from __future__ import annotations

import orjson
import pytest

import qmines
from qmines.lab import BoardContest, BoardSet, SeededContest
from qmines.lab.policy import PolicyContest
from qmines.lab.watching import steps_of
from qmines.modes import Result

BOARDS = SeededContest(qmines.parse_level("9x9x10"), seed=5)


def first_hidden(position: qmines.Position) -> int:
    return position.cells.index(9)


def give_up(_: qmines.Position) -> None:
    return None


def given(count: int) -> BoardSet:
    boards = map(BOARDS.board, range(count))
    return BoardSet.read(orjson.dumps({"rows": board.rows(), "start": [4, 4]}) for board in boards)


@pytest.mark.parametrize(
    "contest",
    [
        *(BOARDS.by(strategy) for strategy in ("simple", "deduce", "best")),
        PolicyContest(BOARDS, first_hidden),
        PolicyContest(BOARDS, give_up),
        BoardContest(given(20), "best", seed=3),
    ],
    ids=lambda contest: contest.strategy,
)
def test_the_moves_lead_to_the_result_of_the_contest(contest):
    played = contest.chunk(0, 20).play()
    for index in range(20):
        game, steps = steps_of(contest, index)
        assert (game.won, game.gave_up) == (played.won[index], played.gave_up[index])
        outcome = steps[len(steps) - 1].view.outcome
        assert outcome.over
        assert (outcome.result is Result.WON) == game.won
        assert (steps.entries[-1].event == "resign") == game.gave_up


def test_only_guesses_are_risky():
    """A strategy that deduces opens nothing that could be a mine, except after its first click."""
    for index in range(5):
        _, steps = steps_of(BOARDS.by("deduce"), index)
        for step in list(steps)[1:]:
            assert not step.risk
