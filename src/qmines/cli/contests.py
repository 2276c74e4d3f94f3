"""Run the contests of ``qmines simulate`` and write the results."""

from __future__ import annotations

import logging
import shlex
import sys
import threading
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click
import orjson

from qmines import interrupts
from qmines.cli.drawing.strategies import figures_of, show
from qmines.errors import QMinesError
from qmines.lab import ClusterWorkers, Journal, play, prepare
from qmines.lab.simulation import workers_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from qmines.lab import Contest, Results, Workers


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestOptions:
    """The command's options for playing and for output files."""

    jobs: int | None
    as_json: bool
    record: Path | None
    resume: Path | None
    report: Path | None
    cluster: str | None


def run(contests: Sequence[Contest], games: int, options: ContestOptions) -> int:
    """Play all contests and print the results; returns the exit code."""
    _check_outputs(options)
    with ExitStack() as stack:
        journal = None
        if options.resume is not None:
            journal = stack.enter_context(Journal(options.resume, contests))
        results = [prepare(contest, games, journal) for contest in contests]
        stop = threading.Event()
        with interrupts.finishing(stop):
            failure = _play(results, options, journal, stop)
    _tell(results, options)
    if failure is not None:
        raise failure
    return 130 if stop.is_set() else 0


def _play(
    results: Sequence[Results],
    options: ContestOptions,
    journal: Journal | None,
    stop: threading.Event,
) -> QMinesError | None:
    """Play the missing games; returns the error if some games were played before it."""
    if all(each.complete for each in results):
        return None
    from qmines.cli.drawing.simulation_progress import Pace  # noqa: PLC0415

    with ExitStack() as stack:
        cluster = None
        if options.cluster is not None:
            cluster = stack.enter_context(ClusterWorkers(options.cluster))
            for name in ("distributed", "distributed.client"):  # we report errors ourselves
                logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        pace = stack.enter_context(Pace(results))
        try:
            for each in results:
                if stop.is_set():
                    break
                with ExitStack() as local:
                    crew: Workers
                    if cluster is not None:
                        crew = cluster
                    else:
                        crew = local.enter_context(workers_for(each.contest, options.jobs))
                    play(each, crew, journal=journal, stop=stop, watch=pace.watch)
                pace.watch(each)
        except QMinesError as error:
            if not any(each.count for each in results):
                raise
            return error
    return None


def _check_outputs(options: ContestOptions) -> None:
    """Fail now if an output file cannot be written, not after hours of play."""
    for path in (options.record, options.report):
        if path is not None:
            with path.open("ab"):
                pass


def _tell(results: Sequence[Results], options: ContestOptions) -> None:
    """Print the results, then write files, so that a write error loses nothing."""
    if options.as_json:
        figures = [figures_of(each) for each in results]
        click.echo(orjson.dumps(figures if len(figures) > 1 else figures[0]))
    else:
        show(results)
    begun = [each for each in results if each.count]
    if options.record is not None:
        with options.record.open("wb") as file:
            file.writelines(_records(results))
    if options.report is not None:
        from qmines.lab.report import page  # noqa: PLC0415

        text = page(begun, shlex.join(["qmines", *sys.argv[1:]]))
        options.report.write_text(text, encoding="utf-8")


def _records(results: Sequence[Results]) -> Iterator[bytes]:
    """One line per finished game."""
    several = {
        "level": len({each.contest.level_name for each in results}) > 1,
        "first_click": len({each.contest.first_click for each in results}) > 1,
        "strategy": len({each.contest.strategy for each in results}) > 1,
    }
    for each in results:
        names: dict[str, Any] = {
            key: getattr(each.contest, "level_name" if key == "level" else key)
            for key, wanted in several.items()
            if wanted
        }
        games = each.games
        for i, index in enumerate(each.numbers.tolist()):
            record = names | {
                "index": index,
                "won": bool(games.won[i]),
                "guesses": int(games.guesses[i]),
                "luck": games.luck[i],
                "gave_up": bool(games.gave_up[i]),
            }
            yield orjson.dumps(
                record, option=orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_APPEND_NEWLINE
            )
