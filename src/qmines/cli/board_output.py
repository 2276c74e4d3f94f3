"""Generate boards and puzzles for ``qmines generate`` and write them."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

import click

from qmines import interrupts
from qmines.cli.drawing.progress_bar import ProgressBar
from qmines.cli.output import send
from qmines.core.board import Board
from qmines.core.levels import parse_level
from qmines.core.stream import Stream, random_seed
from qmines.errors import Cancelled, InvalidInput
from qmines.generate import first_click_room, no_guess_boards, place_mines
from qmines.generate.difficulty import difficulty
from qmines.generate.measures import Regions
from qmines.generate.noguess import seed_number, seed_text
from qmines.generate.puzzles import puzzles
from qmines.notation import FORMATS, ParsedFile, format_named
from qmines.solver import Budget, Cancel
from qmines.words import plural, spelled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from qmines.core.deduction import TechniqueName
    from qmines.core.levels import FirstClick, Level
    from qmines.generate.noguess import Method, NoGuess
    from qmines.generate.puzzles import Puzzle
    from qmines.notation import Format


@dataclass(frozen=True, slots=True, kw_only=True)
class GenerateOptions:
    """The command's options."""

    level: str | None
    no_guess: bool
    method: Method | None
    hardest: TechniqueName | None
    grade: TechniqueName | None
    puzzle: TechniqueName | None
    first_click: FirstClick | None
    start: tuple[int, int] | None
    count: int
    seed: str | None
    seconds: float
    jobs: int | None
    as_json: bool
    target: str | None
    output: Path | None


@dataclass(frozen=True, slots=True)
class Item:
    """A board or puzzle as JSON, as text to read, and for the file formats."""

    document: dict[str, Any]
    text: str
    board: ParsedFile


def run(options: GenerateOptions) -> int:
    """Generate and write everything; returns the exit code."""
    format_ = _format(options)
    done = 0
    cancel = Cancel()
    with ExitStack() as stack:
        stack.enter_context(interrupts.cancelling(cancel))
        bar = stack.enter_context(ProgressBar("boards", options.count))
        sink = stack.enter_context(_Sink(options, format_))
        try:
            for item in _items(options, bar.watch, cancel):
                sink.write(item, done)
                done += 1
                bar.done(done)
        except (KeyboardInterrupt, Cancelled):
            bar.stop()
            click.echo(f"stopped after {plural(done, 'board')}", err=True)
            return 130
    return 0


def _format(options: GenerateOptions) -> Format | None:
    """The output format, if any: the one given, or by the file extension."""
    if options.target is not None:
        return format_named(options.target)
    if options.output is None or options.as_json:
        return None
    suffix = options.output.suffix.lower()
    return next((each for each in FORMATS.values() if suffix in each.suffixes), None)


def _items(
    options: GenerateOptions, tell: Callable[[int, int], None], cancel: Cancel
) -> Iterator[Item]:
    budget = Budget(seconds=options.seconds)
    threads = options.jobs or os.cpu_count() or 1
    if options.puzzle is not None:
        for puzzle in puzzles(
            options.puzzle,
            options.count,
            options.level,
            seed=options.seed,
            budget=budget,
            progress=tell,
            cancel=cancel,
        ):
            yield _puzzle_item(puzzle)
        return
    level = parse_level(options.level or "beginner")
    if not options.no_guess:
        yield from _plain(options, level)
        return
    for made in no_guess_boards(
        level,
        options.count,
        options.start,
        method=options.method or "uniform",
        seed=options.seed,
        hardest=options.hardest or "count",
        grade=options.grade,
        budget=budget,
        threads=threads,
        progress=tell,
        cancel=cancel,
    ):
        yield _certified_item(made)


def _plain(options: GenerateOptions, level: Level) -> Iterator[Item]:
    """Boards as a game deals them; they may need guesses."""
    grid = level.grid
    start = options.start or (grid.height // 2, grid.width // 2)
    rule = options.first_click or "opening"
    free, _ = first_click_room(grid, level.mines, grid.index(*start), rule)
    base = seed_text(random_seed() if options.seed is None else options.seed)
    words = difficulty(level, rule)
    for number in range(options.count):
        seed = seed_number(base, number)
        board = Board(grid, place_mines(grid, level.mines, free, Stream(seed).derive("board")))
        document = _document(board, start, seed, "random")
        text = _lines(
            board.rows(),
            f"seed {seed}; start {start[0]},{start[1]}; 3BV {document['bbbv']}",
            str(words),
        )
        yield Item(document, text, ParsedFile(board, start))


def _document(board: Board, start: tuple[int, int], seed: str, method: str) -> dict[str, Any]:
    return {
        "width": board.grid.width,
        "height": board.grid.height,
        "mines": board.mines,
        "rows": board.rows(),
        "start": [*start],
        "seed": seed,
        "method": method,
        "grade": None,
        "bbbv": Regions(board).bbbv,
        "certificate": None,
    }


def _certified_item(made: NoGuess) -> Item:
    grade = made.grade
    document = _document(made.board, made.start, made.seed, made.method)
    document["grade"] = grade.document()
    document["certificate"] = [step.document() for step in made.certificate]
    used = ", ".join(f"{count} {name}" for name, count in grade.counts.items() if count)
    row, column = made.start
    text = _lines(
        made.board.rows(),
        f"seed {made.seed}; start {row},{column}; 3BV {document['bbbv']}",
        f"no guessing needed; {used or 'the first click opens everything'}",
    )
    return Item(document, text, ParsedFile(made.board, made.start))


def _puzzle_item(puzzle: Puzzle) -> Item:
    position = puzzle.position
    document = {
        "width": position.width,
        "height": position.height,
        "mines": position.mines,
        "rows": position.rows(),
        "technique": puzzle.technique.value,
        "answer": [[*cell] for cell in puzzle.step.safe],
        "proof": puzzle.step.document(),
        "seed": puzzle.seed,
    }
    mines = plural(position.mines or 0, "mine")
    text = _lines(
        position.rows(),
        f"{mines}; which cell is safe? (technique: {puzzle.technique})",
        f"seed {puzzle.seed}; add --json to see the answer and its proof",
    )
    return Item(document, text, ParsedFile(position, None, puzzle.board))


def _lines(*parts: list[str] | str) -> str:
    lines = [line for part in parts for line in ([part] if isinstance(part, str) else part)]
    return "\n".join(lines) + "\n"


class _Sink:
    """Writes boards to standard output, one file, or one file each."""

    def __init__(self, options: GenerateOptions, format_: Format | None) -> None:
        self._format = format_
        self._as_json = options.as_json
        output = options.output
        self._out = None if output is None or str(output) == "-" else output
        self._each = self._out is not None and not self._as_json and "{}" in self._out.name
        self._several = options.count > 1
        if format_ is not None and format_.binary and self._several and not self._each:
            raise InvalidInput(
                f"a {format_.name} file can hold only one board: "
                "put {} in the output file name to write several files"
            )

    def __enter__(self) -> Self:
        if self._out is not None and not self._each:
            self._file = self._out.open("wb")
        return self

    def __exit__(self, *_: object) -> None:
        if self._out is not None and not self._each:
            self._file.close()

    def write(self, item: Item, number: int) -> None:
        """Write one item immediately, so that an interruption loses nothing."""
        data = self._bytes(item)
        if self._each:
            assert self._out is not None  # noqa: S101
            self._out.with_name(self._out.name.replace("{}", str(number))).write_bytes(data)
        elif self._out is not None:
            self._file.write(data)
            self._file.flush()
        elif self._format is not None and self._format.binary and sys.stdout.isatty():
            click.echo(data.hex(" "))
        else:
            send(data)
            sys.stdout.flush()

    def _bytes(self, item: Item) -> bytes:
        if self._as_json:
            from qmines.cli.json_answers import encode  # noqa: PLC0415

            return encode(item.document)
        if self._format is not None:
            data = self._format.write(item.board)
            return data if self._format.binary or data.endswith(b"\n") else data + b"\n"
        encoding = (sys.stdout.encoding if self._out is None else None) or "utf-8"
        text = item.text + "\n" if self._several else item.text
        return spelled(text, encoding).encode(encoding)
