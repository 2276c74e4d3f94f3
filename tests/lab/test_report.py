"""The figures behind the charts, the charts, and the page around them."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import numpy as np
import pytest

from qmines.core.levels import LEVELS, Level
from qmines.lab import BoardContest, BoardSet, Games, PlayedGames, Results, SeededContest
from qmines.lab.charts import axis_for, columns
from qmines.lab.figures import Loss, OutcomeBar, by_guesses, by_luck, groups, losses, pairs
from qmines.lab.report import page, title_of


def games_of(*rows: tuple[bool, bool, int, float]) -> Games:
    won, gave_up, guesses, luck = zip(*rows, strict=True)
    return Games(
        np.array(won), np.array(gave_up), np.array(guesses, np.uint16), np.array(luck, np.float32)
    )


SOME = games_of(
    (True, False, 0, 1.0),
    (False, False, 0, 1.0),
    (False, False, 1, 0.5),
    (True, False, 2, 0.05),
    (False, True, 2, 0.999),
    (True, False, 40, 0.0),
)


def played(contest: SeededContest, games: int) -> Results:
    results = Results(contest, games)
    found = contest.chunk(0, games).play()
    assert found is not None
    results.add(PlayedGames(0, found, 0.5, 0.25))
    return results


def some_results() -> list[Results]:
    return [
        played(SeededContest(level, first_click, strategy=strategy), 120)
        for level in (LEVELS["beginner"], Level(12, 12, 30))
        for first_click in ("anything", "opening")
        for strategy in ("simple", "safest", "best")
    ]


def test_games_by_guesses():
    bars = by_guesses(SOME)
    assert len(bars) == 13
    assert bars[:3] == [
        OutcomeBar("0", 1, 1, 0),
        OutcomeBar("1", 0, 1, 0),
        OutcomeBar("2", 1, 0, 1),
    ]
    assert bars[12] == OutcomeBar("12+", 1, 0, 0)
    assert sum(bar.games for bar in bars) == 6
    assert len(by_guesses(SOME.where(slice(2)), 5)) == 6


def test_games_by_luck():
    bars = {bar.name: bar for bar in by_luck(SOME)}
    assert bars["0–10%"] == OutcomeBar("0–10%", 2, 0, 0)
    assert bars["50–60%"] == OutcomeBar("50–60%", 0, 1, 0)
    assert bars["90–100%"] == OutcomeBar("90–100%", 0, 0, 1)
    assert bars["100%"] == OutcomeBar("100%", 1, 1, 0)


def test_where_games_are_lost():
    many = Games.joined([SOME] * 30)
    assert losses(many) == [
        Loss("first click", 180, 30),
        Loss("guess 1", 120, 30),
        Loss("guess 2", 90, 0),
        # one game in six goes on: too few to look at each of its guesses
        Loss("later", 30 * 38, 0),
    ]
    assert losses(SOME.where(slice(1))) == []
    assert Loss("guess 1", 0, 0).share == 0.0


def test_losses_add_up():
    games = played(SeededContest(LEVELS["expert"], "anything", strategy="safest"), 400).games
    assert sum(loss.lost for loss in losses(games)) == games.lost.sum()


@pytest.mark.parametrize(
    ("low", "high"), [(0, 100), (40.1, 40.2), (37.2, 43.9), (99.99, 100.0), (5, 5), (0, 0)]
)
def test_axes_hold_their_values(low: float, high: float):
    axis = axis_for(low, high)
    assert axis.low <= low + 1e-9
    assert axis.high >= high - 1e-9
    assert 2 <= len(axis.marks) <= 8
    assert axis.place(axis.low) == "0.000%"


def test_columns_escape_and_survive_nothing():
    assert "&lt;b&gt;" in columns([OutcomeBar("<b>", 1, 0, 0)], "x")
    assert columns([], "x").startswith("<svg")


def test_groups_and_pairs():
    results = some_results()
    assert [len(group) for group in groups(results)] == [3] * 4
    assert len([*pairs(results)]) == 12


def test_titles():
    title = "Expert 30×16/99, first click is safe"
    assert title_of(SeededContest(LEVELS["expert"])) == title
    boards = BoardSet.read([b'{"rows": [".*"], "start": [0, 0]}'])
    assert title_of(BoardContest(boards)) == "Given boards, 2x1x1"


class Balance(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, _: object) -> None:
        if tag not in {"meta", "br", "li"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, _: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_sound():
    text = page(some_results(), "qmines simulate --strategy '<simple>'")
    balance = Balance()
    balance.feed(text)
    assert balance.open == []
    assert "&lt;simple&gt;" in text
    assert "nan" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)
    assert "1,440 games of Minesweeper" in text


def test_an_unfinished_page_says_so():
    results = Results(SeededContest(LEVELS["beginner"]), 100)
    assert "0 games" in page([], "qmines simulate")
    results.add(PlayedGames(0, Games.blank(10), 1.0, 1.0))
    assert "stopped before all 100 games were played" in page([results], "qmines simulate")
