"""Replays in solver processes: films, reviews of moves, single moments, and other rules.

A game comes from the store (``EndedGame``) or as an uploaded file (``Sent``). Uploads are not
stored; each process only keeps the last few games in memory.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import time
import zlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import orjson

from qmines.core.position import Position
from qmines.errors import InvalidInput, NotationError
from qmines.messages import Message
from qmines.modes import get, level_name
from qmines.notation.link import spelt
from qmines.notation.rawvf import write_recording
from qmines.play.records import Standing
from qmines.session.counterfactual import otherwise
from qmines.session.document import read
from qmines.session.file import replayed
from qmines.session.film import film_of
from qmines.session.recorded import about, recorded_steps, recording_in, setup_of_recording
from qmines.session.review import Reviewer, best_move
from qmines.session.steps import Steps
from qmines.web.solver.chances import TOO_HARD, mine_heat, no_heat, qubit_heat
from qmines.web.solver.ended_game import EndedGame
from qmines.web.solver.replay_cost import OTHER_RULES, check_cost

if TYPE_CHECKING:
    from qmines.notation.recording import Recording
    from qmines.session import Game

MOST_BYTES: Final = 4 << 20
"""The most that a file may hold, unpacked."""
_SECONDS: Final = 1.0  # of judging for one answer; the next goes on from there
_KEPT: Final = 2
_GZIP: Final = b"\x1f\x8b"
_COVERED: Final = Message("chances-paused")


class Sent(NamedTuple):
    """An uploaded file, perhaps gzipped, and the largest board it may have."""

    data: bytes
    name: str
    cells: int


Source = EndedGame | Sent


class _Known(NamedTuple):
    """A replayed game, and its recording if it was played in another program."""

    steps: Steps
    reviewer: Reviewer
    recording: Recording | None


_known: OrderedDict[bytes, _Known] = OrderedDict()


def film(source: Source) -> bytes:
    """The film of a game, with its header and how it ended."""
    known = _derived(source)
    steps, setup = known.steps, known.steps.setup
    found: dict[str, Any] = {
        "rules": setup.rules,
        "level": level_name(setup),
        "options": dict(setup.options),
        "recorded": None,
        **film_of(steps),
    }
    if known.recording is not None:
        # The recording without mouse movements, which is enough for all further requests.
        data = gzip.compress(write_recording(known.recording), mtime=0)
        data_of = {"data": base64.b64encode(data).decode("ascii"), "name": "game.rawvf"}
        found["recorded"] = about(known.recording) | data_of
    return orjson.dumps(found)


def reviews(source: Source, first: int) -> bytes:
    """Review the events from ``first`` on, as many as possible in a second."""
    known = _derived(source)
    steps, reviewer = known.steps, known.reviewer
    last = len(steps) - 1
    moves: list[dict[str, Any]] = []
    _check(first, last)
    until = time.monotonic() + _SECONDS
    while first < last and (not moves or time.monotonic() < until):
        moves.append(reviewer.review(first).document())
        first += 1
    return orjson.dumps({"moves": moves, "next": first if first < last else None})


def moment(source: Source, number: int) -> bytes:
    """The chances before an event, the best move then, and a link to the position."""
    steps = _derived(source).steps
    _check(number, len(steps) - 1)
    step = steps[number]
    view, best, link = step.view, None, None
    if view.paused:
        heat = no_heat(_COVERED)
    elif view.outcome.over:
        heat = no_heat(None)
    elif step.chances is not None:
        heat, best = qubit_heat(step.chances), best_move(step)
    elif step.analysis is not None:
        heat = no_heat(None) if step.untouched else mine_heat(step.analysis, view.cells)
        best = best_move(step)
        link = spelt(Position(view.grid, view.cells, view.total))
    else:
        # There are no chances if nothing is hidden, or if the position is too hard.
        heat = no_heat(TOO_HARD if view.display.analysable else None)
    found = {"step": number, **heat, "best": None if best is None else best.document()}
    return orjson.dumps({**found, "link": link})


def other_rules(source: Source) -> bytes:
    """How the game would have gone under other rules."""
    steps = _derived(source).steps
    if isinstance(source, Sent):
        events = (entry.event for entry in steps.entries)
        check_cost(steps.setup, events, doing="rules", times=OTHER_RULES)
    found = otherwise(steps)
    return orjson.dumps({"rules": [each.document() for each in found]})


def uploaded(sent: Sent, most: int) -> EndedGame:
    """The game in a file, like one from the store, if it has at most so many events."""
    if _recorded(sent) is not None:
        raise InvalidInput(Message("site-recorded"))
    return EndedGame.of(_game_in(sent, most))


def local_game(sent: Sent, most: int) -> tuple[EndedGame, Standing]:
    """A game that was played in a browser, from its file, and its standing.

    Raises:
        InvalidInput: games of this kind can only be played on the server.
    """
    game = _game_in(sent, most)
    plain = get(game.setup.rules).descriptor.display.mines and not game.setup.options["position"]
    if game.header.ranked or not plain:
        raise InvalidInput(Message("site-local-kind"))
    return EndedGame.of(game), Standing.of(game, seeded=False)


def _derived(source: Source) -> _Known:
    """Replay a game, or find it among the last ones."""
    key = _key(source)
    known = _known.get(key)
    if known is None:
        recording = None if isinstance(source, EndedGame) else _recorded(source)
        if recording is None:
            game = source.game() if isinstance(source, EndedGame) else _game_in(source)
            steps = Steps.of(game, game.seed)
        else:
            steps = recorded_steps(recording)
        known = _known[key] = _Known(steps, Reviewer(steps), recording)
        if len(_known) > _KEPT:
            _known.popitem(last=False)
    _known.move_to_end(key)
    return known


def _key(source: Source) -> bytes:
    text = source.data if isinstance(source, Sent) else b""
    text += (source.name if isinstance(source, Sent) else repr(source)).encode()
    return hashlib.sha256(text).digest()


def _recorded(sent: Sent) -> Recording | None:
    """The recording in a file, if it is one."""
    recording = recording_in(_unpacked(sent.data), sent.name)
    if recording is not None:
        _check_size(recording.board.grid.cells, sent.cells)
        check_cost(setup_of_recording(recording), (deed.verb for deed in recording.deeds()))
    return recording


def _check_size(cells: int, most: int) -> None:
    if cells > most:
        raise InvalidInput(Message("site-cells", most=most))


def _game_in(sent: Sent, most: int | None = None) -> Game:
    document = read(_unpacked(sent.data))
    _check_size(document.header.setup.grid.cells, sent.cells)
    if most is not None and len(document.entries) > most:
        raise InvalidInput(Message("site-fork-long", count=len(document.entries), most=most))
    if not document.outcome.over:
        raise InvalidInput(Message("file-unfinished"))
    check_cost(document.header.setup, (entry.event for entry in document.entries))
    return replayed(document)


def _unpacked(data: bytes) -> bytes:
    """Decompress a file if it is gzipped, up to the size limit."""
    if not data.startswith(_GZIP):
        return data
    unpacker = zlib.decompressobj(wbits=31)
    try:
        found = unpacker.decompress(data, MOST_BYTES)
    except zlib.error:
        raise NotationError(Message("file-packed")) from None
    if not unpacker.eof:
        raise NotationError(Message("file-too-large", mib=MOST_BYTES >> 20))
    return found


def _check(number: int, last: int) -> None:
    if number > last:
        raise InvalidInput(Message("file-step", last=last))
