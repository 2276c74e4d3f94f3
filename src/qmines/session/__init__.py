"""One game being played: clock, undo, help used, transcript, commitment."""

from qmines.session.file import Report, load, new_game, verify
from qmines.session.game import Game
from qmines.session.measures import Clicks, Measures
from qmines.session.timeline import SESSION_EVENTS
from qmines.session.transcript import Entry, Header, commitment_to
from qmines.session.verdict import Verdict

__all__ = [
    "SESSION_EVENTS",
    "Clicks",
    "Entry",
    "Game",
    "Header",
    "Measures",
    "Report",
    "Verdict",
    "commitment_to",
    "load",
    "new_game",
    "verify",
]
