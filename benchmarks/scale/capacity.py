"""A model of what players cost, and the tables of docs/scale.md that follow from measurements.

    python benchmarks/scale/capacity.py [--update]

It reads measured.json, which costs.py and simulated_players.py write (``--record``), and prints
the tables; ``--update`` puts them into docs/scale.md. The model:

* A move costs the process that makes it a fixed CPU time, and every process a fixed CPU time to
  hear its notification: ``move(n) = move(1) + (n - 1) * heard``.
* Everything else costs the same at any number of processes.
* Players differ only in number: what 200 of them do scales with how many there are.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from _common import ROOT, table, update_report

MEASURED = Path(__file__).with_name("measured.json")
REPORT = ROOT / "docs" / "scale.md"
STAGES = (10_000, 100_000, 1_000_000)
BUSY = 0.5  # of a core may be used: queues stay short
HEARING = 0.2  # of a process may go into notifications
AVERAGE = 1 / 3  # of the peak, over a year
LISTED = 10  # players on a leaderboard of all time for each one who plays at the peak
RANK = 0.05  # seconds to count a rank
DISK = 2e12  # bytes of one table that can still be vacuumed and restored within hours
DATABASE_CORES = 32  # of one large database machine
YEAR = 365.25 * 86_400
PLAY = ("games", "events", "scores", "rooms", "members", "dailies", "rating_changes")
"""Tables that grow with every game."""
ANSWERS = ("lost answers", "puzzles rated")  # not in runs before there were puzzles


class Model:
    """What follows from the measurements."""

    def __init__(self, measured: dict[str, Any]) -> None:
        self.measured = measured
        self.counts = [int(each) for each in measured["processes"]]
        self._one = measured["processes"]["1"]
        self.run = measured["players"]
        self.player_seconds = self.run["players"] * self.run["seconds"]
        self.moves = self.run["moves"] / self.player_seconds  # a second, of one player
        self.heard = self._one["notification"]["web"] / 1000  # CPU seconds
        tables = self.run["tables"]
        self.games = tables["games"][0]
        self.game_bytes = sum(tables[name][1] for name in PLAY) / self.games
        self.games_each = self.games / self.player_seconds

    def predicted(self, what: str, figure: str, processes: int) -> float:
        """What the model says for a number of processes, from the figures for one."""
        one = float(self._one[what][figure])
        if (what, figure) == ("move", "web"):
            return one + (processes - 1) * 1000 * self.heard
        if (what, figure) in {("notification", "web"), ("memory MiB", "web")}:
            return one * processes
        return one

    def cpu(self, kind: str) -> float:
        """CPU seconds a second for one player, without hearing the moves of others."""
        spent = self.run["CPU seconds"][kind] / self.player_seconds
        return spent - (self.moves * self.heard * self.run["processes"] if kind == "web" else 0)

    def limits(self) -> list[tuple[str, float, str]]:
        """What breaks at how many players, the first one first, and why."""
        rank, commits = self.measured["rank"], self.measured["commits"]
        years = AVERAGE * YEAR * self.games_each * self.game_bytes
        return sorted(
            [
                (
                    "event loop of one process",
                    BUSY / self.cpu("web"),
                    f"{1000 * self.cpu('web'):.2f} ms of CPU time per player in each second",
                ),
                (
                    "NOTIFY: commits",
                    commits["with NOTIFY"] / self.moves,
                    f"PostgreSQL commits one at a time: {commits['with NOTIFY']:,.0f} per second",
                ),
                (
                    "NOTIFY: listening",
                    HEARING / self.heard / self.moves,
                    f"every process is notified of every move, {1e6 * self.heard:.0f} µs each",
                ),
                (
                    "CPU of one database machine",
                    BUSY * DATABASE_CORES / self.cpu("database"),
                    f"{DATABASE_CORES} cores, {1000 * self.cpu('database'):.2f} ms per player",
                ),
                (
                    "leaderboards: counting a rank",
                    RANK / rank["seconds"] * rank["players"] / LISTED,
                    f"{1000 * rank['seconds']:.1f} ms for {rank['players']:,} rows",
                ),
                (
                    "games and events tables",
                    DISK / years,
                    f"{self.game_bytes:,.0f} bytes per game, {DISK / 1e12:g} TB after a year",
                ),
            ],
            key=lambda each: each[1],
        )


def costs_table(model: Model) -> str:
    """Measured and predicted costs by the number of processes."""
    shown = [
        ("CPU per move, server, ms", "move", "web", 2, 1.0),
        ("CPU per move, database, ms", "move", "database", 2, 1.0),
        ("bytes sent and received per move", "move", "bytes", 0, 1.0),
        ("bytes stored per move, with indexes", "move", "stored bytes", 0, 1.0),
        ("CPU per notification, all processes, µs", "notification", "web", 0, 1e3),
        ("CPU per spectator update, µs", "spectator message", "web", 0, 1e3),
        ("bytes per spectator update", "spectator message", "bytes", 0, 1.0),
        ("CPU per idle socket and second, µs", "idle socket", "web", 1, 1e3),
        ("bytes per idle socket and second", "idle socket", "bytes", 2, 1.0),
        ("memory per idle socket, KiB", "idle socket", "memory KiB", 1, 1.0),
        ("memory of the server processes, MiB", "memory MiB", "web", 0, 1.0),
    ]
    head = ["", *(f"{n} process{'es' * (n > 1)}" for n in model.counts[:1])]
    head += [text for n in model.counts[1:] for text in (f"{n} processes", "model")]
    rows = []
    for title, what, figure, digits, factor in shown:
        row = [title]
        for n in model.counts:
            values = [model.measured["processes"][str(n)][what][figure]]
            values += [model.predicted(what, figure, n)] if n > 1 else []
            row += [f"{factor * value:,.{digits}f}" for value in values]
        rows.append(row)
    return table(head, rows, markdown=True)


def stored_table(model: Model) -> str:
    """Rows and bytes by table."""
    rows = []
    for name in PLAY:
        count, size = model.run["tables"][name]
        rows.append(
            [
                f"`{name}`",
                f"{count / model.games:.2f}",
                f"{size / count if count else 0:,.0f}",
                f"{size / model.games:,.0f}",
            ]
        )
    total = sum(model.run["tables"][name][0] for name in PLAY) / model.games
    rows.append(["all", f"{total:.2f}", "", f"{model.game_bytes:,.0f}"])
    return table(["table", "rows per game", "bytes per row", "bytes per game"], rows, markdown=True)


def run_table(model: Model) -> str:
    """The ten minutes, and what one player does and costs in them."""
    run, each = model.run, model.player_seconds
    cpu, memory = run["CPU seconds"], run["memory MiB"]
    checked = run["checked"]
    rows = [
        ["moves", f"{run['moves']:,} ({run['moves per second']:g} per second)"],
        ["move latency, median", f"{run['p50 ms']:g} ms"],
        ["move latency, 99%", f"{run['p99 ms']:g} ms (goal 50)"],
        ["requests per second, besides moves", f"{run['requests per second']:g}"],
        ["errors", f"{sum(run['errors'].values())}"],
        ["CPU: server, solvers, database, players", _of(cpu, "{:,.0f}") + " s"],
        ["memory: server, solvers, database", _of(memory, "{:,.0f}") + " MiB"],
        ["database growth", f"{run['database bytes'] / 1e6:.1f} MB"],
        ["acknowledged moves not in the database", _share(checked, "lost moves", "moves")],
        *(
            [["rated puzzle answers not in the database", _share(checked, *ANSWERS)]]
            if ANSWERS[1] in checked
            else []
        ),
        ["games replayed", f"{checked['games replayed']:,}"],
        ["rows of leaderboards compared", f"{checked['rows']:,}"],
        ["leaderboards that differ", _share(checked, "wrong leaderboards", "leaderboards")],
        ["one player: moves per minute", f"{60 * model.moves:.1f}"],
        ["one player: games per hour", f"{3600 * model.games_each:.1f}"],
        ["one player: CPU per second, server", f"{1000 * model.cpu('web'):.2f} ms"],
        ["one player: CPU per second, database", f"{1000 * model.cpu('database'):.2f} ms"],
        [
            "one player: network",
            f"{8e-3 * (run['bytes sent'] + run['bytes received']) / each:.2f} kbit/s",
        ],
    ]
    return table(["", "figure"], rows, markdown=True)


def limits_table(model: Model) -> str:
    """What breaks first."""
    head = ["what", "players", "because of"]
    rows = [[what, f"{_rounded(limit):,}", why] for what, limit, why in model.limits()]
    return table(head, rows, markdown=True)


def stages_table(model: Model) -> str:
    """The resources of each stage."""
    run = model.run
    lines: dict[str, list[str]] = {}
    for players in STAGES:
        web = players * model.cpu("web") / BUSY
        processes = math.ceil(web)
        base = model.measured["processes"]["1"]["memory MiB"]
        socket = model.measured["processes"]["1"]["idle socket"]["memory KiB"]
        memory = processes * (base["web"] + base["solver"]) / 1024 + players * socket / 1024**2
        size = AVERAGE * YEAR * players * model.games_each * model.game_bytes
        traffic = 8 * players * (run["bytes sent"] + run["bytes received"]) / model.player_seconds
        hearing = players * model.moves * model.heard
        figures = {
            "moves per second": f"{_rounded(players * model.moves):,}",
            "server processes (one core each)": f"{_rounded(processes):,}",
            "solver cores": f"{_rounded(players * model.cpu('solver') / BUSY):,}",
            "database cores": f"{_rounded(players * model.cpu('database') / BUSY):,}",
            "memory of the servers, GiB": f"{_rounded(memory):,}",
            "disk per year, TB": f"{size / 1e12:,.1f}",
            "network, Mbit/s": f"{_rounded(traffic / 1e6):,}",
            "each process: time spent on notifications": f"{hearing:.0%}",
            "games started per second": f"{_rounded(players * model.games_each):,}",
        }
        for name, figure in figures.items():
            lines.setdefault(name, [name]).append(figure)
    return table(["players", *(f"{each:,}" for each in STAGES)], [*lines.values()], markdown=True)


def _share(counts: dict[str, int], some: str, of: str) -> str:
    return f"{counts[some]:,} of {counts[of]:,}"


def _of(figures: dict[str, float], pattern: str) -> str:
    return ", ".join(pattern.format(each) for each in figures.values())


def _rounded(value: float) -> int:
    """A model has no more than two digits."""
    digits = 1 - math.floor(math.log10(max(1.0, value)))
    return math.ceil(round(value, min(0, digits))) or 1


def sections() -> dict[str, str]:
    """The tables of docs/scale.md by the name of their section."""
    model = Model(json.loads(MEASURED.read_text("utf-8")))
    return {
        "run": run_table(model),
        "costs": costs_table(model),
        "stored": stored_table(model),
        "limits": limits_table(model),
        "stages": stages_table(model),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--update", action="store_true", help="put the tables into docs/scale.md")
    given = parser.parse_args()
    for name, text in sections().items():
        print(f"{name}\n\n{text}\n")
        if given.update:
            update_report(name, text, REPORT)


if __name__ == "__main__":
    main()
