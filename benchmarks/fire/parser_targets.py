"""What ``parsers.py`` feeds: every reader of text, bytes or JSON that comes from outside.

A target takes bytes. It may raise errors of qmines, and nothing else; what it reads and can write
again must be the same when it is read once more.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import tempfile
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import qmines
from qmines.core.deduction import step_of
from qmines.core.events import Event
from qmines.core.grid import Grid
from qmines.core.levels import parse_level
from qmines.core.position import Position
from qmines.errors import InvalidInput, QMinesError
from qmines.generate.certificate import check_certificate
from qmines.lab.boards import BoardSet
from qmines.modes import get, setup_of
from qmines.notation import FORMATS, parse, read_board, read_position, write
from qmines.quantum.layout import Layout
from qmines.session import load, new_game, verify
from qmines.session.recorded import recorded_steps, recording_in
from qmines.session.transcript import canonical
from qmines.tui import settings
from qmines.web.http import models, request_parsing
from qmines.web.http.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_CELLS = 4_000  # of a set-up that is begun; larger ones are left to hard.py


def same(one: object, other: object) -> None:
    """Complain where reading again gives something else."""
    if one != other:
        raise RuntimeError(f"read again it is another: {one!r} and {other!r}")


def notation(name: str | None) -> Callable[[bytes], None]:
    """Read in a format, or in whichever it looks like."""

    def fed(data: bytes) -> None:
        for reader in (read_position, read_board):
            with contextlib.suppress(QMinesError):
                reader(data, name)
        document = parse(data, name)
        for wanted in FORMATS if name is None else (name,):
            try:
                written = write(document, wanted)
            except InvalidInput:
                continue  # no format says everything
            same(
                parse(written, wanted).value,
                parse(write(parse(written, wanted), wanted), wanted).value,
            )
            if wanted == name:
                same(parse(written, name).value, document.value)

    return fed


def game_file(data: bytes) -> None:
    """Game files: loading writes the same bytes again; verifying never fails."""
    report = verify(data)
    game = load(data)
    same(game.save(), data)
    same(report.ok, True)


def forged(data: bytes) -> None:
    """Game files whose digest and chain fit whatever was changed: the forger has a computer too."""
    found = request_parsing.read_json(data)
    later = {"seed", "events", "chain", "outcome", "measures", "digest"}
    head = {key: value for key, value in found.items() if key not in later}
    link = hashlib.sha256(canonical(head)).digest()
    events = found.get("events")
    for entry in events if isinstance(events, list) else []:
        link = hashlib.sha256(link + canonical(entry)).digest()
    found["chain"] = link.hex()
    found.pop("digest", None)
    found["digest"] = hashlib.sha256(canonical(found)).hexdigest()
    level = found.get("setup")
    sizes = [n for n in level.values() if isinstance(n, int)] if isinstance(level, dict) else []
    if max(sizes, default=0) <= 60:
        game_file(canonical(found) + b"\n")


def recording(data: bytes) -> None:
    """Games that other programs recorded, in text."""
    found = recording_in(data, "a.rawvf")
    if found is not None and found.board.grid.cells <= MOST_CELLS:
        recorded_steps(found)


def certificate(data: bytes) -> None:
    """Proofs that a board needs no guess."""
    steps = [step_of(one) for one in _list(data)]
    same([step_of(one.document()) for one in steps], steps)
    check_certificate(_MADE.board, _MADE.start, steps)


def _list(data: bytes) -> list[Any]:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise InvalidInput("no JSON") from None
    return found if isinstance(found, list) else [found]


def _object(data: bytes) -> dict[str, Any]:
    return request_parsing.read_json(data)


BODIES = {
    "game": models.NewGame, "room": models.NewRoom, "move": models.MoveBody,
    "hint": models.HintBody,
    "login": models.Login, "wish": models.DrillQuery, "answered": models.Answered,
    "preferred": models.Preferred,
}  # fmt: skip


def body(data: bytes) -> None:
    """Bodies of requests: what passes can be written as JSON, and passes again."""
    found = _object(data)
    same(request_parsing.read_json(json.dumps(found, allow_nan=False).encode()), found)
    model = BODIES.get(str(found.pop("?", "game")), models.NewGame)
    made = request_parsing.checked(model, found)
    request_parsing.checked(model, json.loads(made.model_dump_json(exclude_unset=True)))
    if isinstance(made, models.NewGame) and made.again is None:
        setup_body(made)


def setup_body(made: models.NewGame) -> None:
    """Rules, level and options: whatever passes can be begun."""
    level = made.level or get(made.rules).descriptor.level
    setup = setup_of(level, made.rules, made.options)
    if setup.level.width * setup.level.height <= MOST_CELLS and not setup.options.get("no_guess"):
        new_game(setup.level, setup.rules, seed=1, **dict(setup.options)).view.document()


def words(data: bytes) -> None:
    """Short texts: levels, events, layouts of qubits."""
    kind, _, text = data.decode("utf-8", "replace").partition(":")
    if kind == "level":
        parse_level(text)
    elif kind == "layout":
        layout = Layout.parse(text)
        same(Layout.parse(str(layout)), layout)
    elif kind == "exactly":
        same(str(Event.parse_exactly(text)), text)
    else:
        event = Event.parse(text)
        same(Event.parse(str(event)), event)


def config(data: bytes) -> None:
    """The settings of the terminal game: read as far as they can be, and written again."""
    with tempfile.TemporaryDirectory(dir=_MEMORY) as folder:
        path = Path(folder) / "config.toml"
        path.write_bytes(data)
        found, _ = settings.load(path)
        settings.save(found, path)
        again, complaint = settings.load(path)
        same(complaint, None)
        same(again, found)


def lines(data: bytes) -> None:
    """Boards for the laboratory, one a line."""
    BoardSet.read(data.splitlines())


_MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
_MADE = qmines.no_guess("5x4x4", seed=1)
_POSITION = Position.from_rows(["1F#", "2?*", "#S#"], 3)
_BOARD = qmines.Board.from_rows(["*..", "..*", "..."])


def _seeds(name: str | None) -> list[bytes]:
    found = []
    for value in (_POSITION, _BOARD, Position(Grid(2, 2), bytes([9] * 4))):
        try:
            found.append(write(value, name or "text"))
        except InvalidInput:
            continue
    return found


def _games() -> list[bytes]:
    clock = count(step=0.5).__next__
    found = []
    for rules in ("classic", "forgiving", "qubits"):
        game = new_game("4x3x2", rules, seed=1, clock=clock)
        game.do("open-z 1 1" if rules == "qubits" else "open 1 1")
        game.resign()
        found.append(game.save())
    return found


RAWVF = b"""RawVF_Version: Rev6
Program: P
Level: Custom
Width: 2
Height: 2
Mines: 1
Marks: Off
Board:
*0
00
Events:
0.00 lc 2 2 (20 20)
0.10 lr 2 2 (20 20)
"""
CONFIG = b"""rules = "classic"
speed = 1
[options]
first = "opening"
[keys]
profile = "vim"
[keys.vim]
open = ["o", "enter"]
"""
BODY = [
    b'{"?": "game", "rules": "classic", "level": "4x4x2", "options": {"first": "safe"}}',
    b'{"rules": "qubits", "level": "4x4x2", "options": {"plus": 1}, "player_seed": "x"}',
    b'{"rules": "classic", "level": "2x1x1", "options": {"position": "?p=2x1x1_1H"}}',
    b'{"rules": "sandbox", "level": "2x2x1", "options": {"layout": "01/+-"}}',
    b'{"?": "move", "expect": 0, "key": "a", "event": "open 0 0"}',
    b'{"?": "answered", "cells": [[0, 0]], "rows": ["1#"], "mines": 1}',
    b'{"?": "preferred", "settings": {"theme": "night", "keys": {"a": ["b"]}}}',
]
WORDS = [
    b"level:9x9x10",
    b"event:open 3 4",
    b"exactly:flag 0 7",
    b"layout:01/+-",
    b"event:help hint",
]
LINES = [b'{"rows": ["*.", ".."], "start": [1, 1], "width": 2, "mines": 1}']

TARGETS: dict[str, tuple[Callable[[bytes], None], list[bytes]]] = {
    **{name: (notation(name), _seeds(name)) for name in FORMATS},
    "any": (notation(None), [one for name in FORMATS for one in _seeds(name)]),
    "game": (game_file, _games()),
    "forged": (forged, _games()),
    "recording": (recording, [RAWVF]),
    "certificate": (
        certificate,
        [json.dumps([step.document() for step in _MADE.certificate]).encode()],
    ),
    "body": (body, BODY),
    "words": (words, WORDS),
    "config": (config, [CONFIG]),
    "lines": (lines, LINES),
}
EXPECTED = (QMinesError, Refusal)
