"""``qmines stats``: tables, filters, JSON."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from qmines.store import Store

if TYPE_CHECKING:
    from cli.playing import Shell


def fill(shell: Shell) -> None:
    """Three games with help, one without, one left unfinished."""
    shell.play("open 4 4", "auto guess", "new", "open 4 4", "resign", options=("--seed", "7"))
    shell.play("auto guess", options=("--rules", "forgiving", "--strict", "--level", "20x12x40"))
    shell.play("open 4 4", options=("--level", "expert"))
    with Store() as store, store.database.write() as connection:
        # As if the first had been won alone, in a time to be told by.
        change = "UPDATE games SET aid = '', milliseconds = 12345, bbbv_per_second = 1.296"
        connection.execute(text(change + " WHERE aid LIKE '%seed%'"))


def test_nothing_yet(shell: Shell):
    done = shell.run("stats")
    assert (done.code, done.out, done.err) == (
        0,
        "No finished games yet. Start one with: qmines play\n",
        "",
    )
    assert json.loads(shell.run("stats", "--json").out) == {"lines": []}
    assert "No games won" in shell.run("stats", "--best", "time").out


def test_tables(shell: Shell):
    fill(shell)
    done = shell.run("stats")
    assert (done.code, done.err) == (0, "")
    for title in ("Results", "Won games", "Latest games"):
        assert f"{title}\n" in done.out
    lines = [" ".join(line.split()) for line in done.out.splitlines()]
    assert "beginner classic no 2 1 50.0% 9–91% 0 1" in lines
    assert "beginner classic no 12.345 12.345 1.30 1.30 89%" in lines
    assert "beginner classic no +- █" in lines
    assert "20x12x40 forgiving strict yes 1 1 100.0% 21–100% 1 1" in lines
    assert "expert" not in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_filters(shell: Shell):
    fill(shell)

    def games(*options: str) -> int:
        lines = json.loads(shell.run("stats", "--json", *options).out)["lines"]
        return sum(line["games"] for line in lines)

    assert games() == 3
    assert games("--level", "9x9x10") == games("--level", "beginner") == 2
    assert games("--rules", "forgiving") == 1
    assert games("--help-used", "none") == 2
    assert games("--help-used", "auto") == games("--help-used", "any") == 1
    assert games("--since", "1") == 3
    assert games("--since", "0") == 0


def test_json(shell: Shell):
    fill(shell)
    lines = json.loads(shell.run("stats", "--json").out)["lines"]
    first = lines[0]
    assert first["best_milliseconds"] == 12345
    assert (first["games"], first["wins"], first["win_rate"]) == (2, 1, 0.5)
    assert first["win_rate_95"] == pytest.approx([0.0945, 0.9055], abs=1e-3)
    assert [game["won"] for game in first["recent"]] == [True, False]


def test_lists(shell: Shell):
    fill(shell)
    best = json.loads(shell.run("stats", "--best", "speed", "--json").out)
    assert best["by"] == "speed"
    assert [game["milliseconds"] for game in best["best"]] == [12345]
    told = shell.run("stats", "--best", "time").out
    assert told.startswith("Best games by time\n")
    assert "0:12.345" in told
    games = json.loads(shell.run("stats", "--games", "--json").out)["games"]
    assert [game["outcome"]["result"] for game in games] == ["playing", "won", "lost", "won"]
    assert not any("seed" in game for game in games)
    told = shell.run("stats", "--games", "--limit", "1").out
    assert games[0]["id"] in told
    assert games[1]["id"] not in told
    assert max(map(len, told.splitlines())) <= 80


def test_csv(shell: Shell):
    tables = ((), ("--games",), ("--best", "time"))
    empty = [shell.run("stats", *options, "--csv").out.splitlines() for options in tables]
    assert [len(lines) for lines in empty] == [1, 1, 1]
    fill(shell)
    heads = [shell.run("stats", *options, "--csv").out.splitlines()[:1] for options in tables]
    assert heads == empty
    (line, *_) = json.loads(shell.run("stats", "--json").out)["lines"]
    (row, *_) = csv.DictReader(shell.run("stats", "--csv").out.splitlines())
    assert (row["level"], row["games"]) == (line["level"], str(line["games"]))
    assert float(row["win_rate_95_2"]) == line["win_rate_95"][1]
    for options in (("--games",), ("--best", "time")):
        found = json.loads(shell.run("stats", *options, "--json").out)
        rows = [*csv.DictReader(shell.run("stats", *options, "--csv").out.splitlines())]
        assert len(rows) == len([*found.values()][-1]) > 0
    for row, game in zip(rows, found["best"], strict=True):
        assert int(row["measures_zini"]) == game["measures"]["zini"]
        assert row["outcome_result"] == "won"


def test_pruning(shell: Shell):
    fill(shell)
    assert shell.run("stats", "--prune", "30").out == "deleted 0 unfinished games\n"
    assert shell.run("stats", "--prune", "0", "--json").out == '{"pruned":1}\n'
    assert len(json.loads(shell.run("stats", "--games", "--json").out)["games"]) == 3


def test_measures_that_were_missed_are_made_up_for(shell: Shell):
    fill(shell)
    with Store() as store, store.database.write() as connection:
        connection.execute(text("UPDATE games SET measures = NULL, efficiency = NULL"))
    assert "89%" in shell.run("stats").out


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--level", "huge"), "“huge” isn’t a level"),
        (("--rules", "chess"), "“chess” isn’t a rule set"),
        (("--since", "-1"), "-1"),
        (("--best", "luck"), "'luck' is not one of"),
        (("--best", "time", "--games"), "cannot be combined"),
        (("--games", "--rules", "classic"), "--games cannot be combined with filters"),
        (("--limit", "0"), "0 is not in the range"),
    ],
)
def test_wrong_usage(shell: Shell, options: tuple[str, ...], words: str):
    done = shell.run("stats", *options)
    assert (done.code, done.out) == (2, "")
    assert words in done.err


def test_ascii(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    fill(shell)
    monkeypatch.setattr("qmines.cli.drawing.tables.Console.encoding", "ascii", raising=False)
    assert shell.run("stats").out.isascii()


def test_a_store_that_cannot_be_used(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("QMINES_DATABASE_URL", "nonsense")
    done = shell.run("stats")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("Error: QMINES_DATABASE_URL is not a database URL")
    assert done.err.count("\n") == 1


def test_help(shell: Shell):
    done = shell.run("stats", "--help")
    assert done.code == 0
    assert "Examples:" in done.out


@pytest.mark.parametrize("option", ["--since", "--prune"])
@pytest.mark.parametrize("days", ["nan", "inf", "1e300", "-1"])
def test_days_that_no_calendar_has(shell: Shell, option: str, days: str):
    done = shell.run("stats", option, days)
    assert (done.code, done.out) == (2, "")
    assert f"Invalid value for '{option}': {float(days)} is not between 0 and 1000000." in done.err


def test_filters_that_leave_nothing_say_so(shell: Shell):
    fill(shell)
    done = shell.run("stats", "--level", "intermediate")
    assert (done.code, done.out) == (0, "No finished games match these filters.\n")
    done = shell.run("stats", "--best", "time", "--level", "intermediate")
    assert (done.code, done.out) == (0, "No games won without help match these filters.\n")
