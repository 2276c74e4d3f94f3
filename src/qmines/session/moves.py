"""Names of events in replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.messages import Message, named
from qmines.modes.names import help_named

if TYPE_CHECKING:
    from qmines.core.events import Event

_ALONE = ("undo", "pause", "resume", "resign", "reset")


def move_message(event: Event) -> Message:
    """What an event does.

    >>> from qmines.core.events import Event
    >>> str(move_message(Event.parse("open-h 3 4"))), str(move_message(Event.parse("undo")))
    ('Open (3,4) on the H board', 'Undo')
    """
    if event.verb in _ALONE:
        return Message(f"replay-move-{event.verb}")
    if event.verb == "help":
        return Message("replay-move-help", kind=help_named(str(event.arguments[0])))
    verb, _, board = event.verb.partition("-")
    place = [argument for argument in event.arguments if isinstance(argument, int)]
    if len(place) != 2:
        return named("event", event.verb, str(event))
    found = named("replay-move", verb, verb)
    key = found.key if found.key.startswith("replay-move-") else "replay-move-other"
    return Message(key, cell=tuple(place), board=board.upper() or "none", verb=verb.capitalize())
