"""Turns games recorded by other programs into steps."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from qmines.core.events import Event
from qmines.core.levels import Level
from qmines.core.position import HIDDEN
from qmines.core.stream import Stream
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes import setup_of
from qmines.notation.rawvf import read_recording, sniff, write_recording
from qmines.notation.toollib import suffix_of, to_rawvf
from qmines.session.steps import Steps
from qmines.session.timeline import Timeline
from qmines.session.transcript import Entry

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.modes import Setup
    from qmines.notation.recording import Recording


def recording_in(data: bytes, name: str = "") -> Recording | None:
    """The recorded game in a file; None if the format is not known.

    Raises:
        NotationError: the file is damaged.
    """
    suffix = suffix_of(data, name)
    if suffix:
        return read_recording(to_rawvf(data, suffix))
    return read_recording(data) if sniff(data) or name.lower().endswith(".rawvf") else None


def recorded_steps(recording: Recording) -> Steps:
    """The steps of a recorded game, up to its end.

    The first click counts as protected, as in most programs, unless it hit a mine.
    """
    board, setup = recording.board, setup_of_recording(recording)
    begin = _dealt(recording)
    timeline = begin(setup)
    entries: list[Entry] = []
    opened = False
    for deed in recording.deeds():
        verb, place = deed.verb, (deed.row, deed.column)
        index = board.grid.index(*place)
        cells = timeline.view().cells
        if verb == "open" and recording.quick and cells[index] < HIDDEN:
            verb = "chord"
        if verb == "open" and not opened and cells[index] >= HIDDEN and board.mask[index]:
            setup = setup_of_recording(recording, first="anything")
            timeline = _again(begin(setup), entries)
        opened |= verb == "open"
        event = Event(verb, place)
        timeline.take(event)
        entries.append(Entry(deed.at, str(event)))
        if timeline.outcome.over:
            break
    if not entries:
        raise InvalidInput(Message("file-not-played"))
    return Steps(setup, tuple(entries), begin)


def setup_of_recording(recording: Recording, *, first: str = "safe") -> Setup:
    """The classic game that was recorded."""
    grid = recording.board.grid
    level = Level(grid.width, grid.height, recording.board.mines)
    return setup_of(level, "classic", {"first": first, "questions": recording.questions})


def about(recording: Recording) -> dict[str, Any]:
    """Who recorded the game, as JSON values."""
    return {"program": recording.program, "player": recording.player}


def _again(timeline: Timeline, entries: list[Entry]) -> Timeline:
    for entry in entries:
        timeline.take(Event.parse(entry.event))
    return timeline


def _dealt(recording: Recording) -> Callable[[Setup], Timeline]:
    """A function that starts timelines on the recorded board, whose hash seeds any redraws."""
    stream = Stream(hashlib.sha256(write_recording(recording)).digest())
    return lambda setup: Timeline(setup, stream, board=recording.board)
