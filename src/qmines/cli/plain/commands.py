"""The commands of plain mode besides the events of the rule set, and their short forms."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.modes.display import MINE_BOARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.modes import Display


class Command(NamedTuple):
    """A command's usage and help."""

    usage: str
    help: Message


COMMANDS: Final = {
    "hint": Command("hint [where|why|do]", Message("plain-hint-about")),
    "move": Command("move", Message("plain-move-about")),
    "simple": Command("simple", Message("plain-simple-about")),
    "smart": Command("smart", Message("plain-smart-about")),
    "deduce": Command("deduce", Message("plain-deduce-about")),
    "auto": Command("auto [guess]", Message("plain-auto-about")),
    "wrong": Command("wrong", Message("plain-wrong-about")),
    "view": Command("view [ROW COLUMN|all|reduced]", Message("plain-view-about")),
    "lesson": Command("lesson [NAME]", Message("plain-lesson-about")),
    "new": Command("new [LEVEL] [RULES]", Message("plain-new-about")),
    "save": Command("save FILE", Message("plain-save-about")),
    "help": Command("help", Message("plain-help-about")),
    "quit": Command("quit", Message("plain-quit-about")),
}
QUBIT_COMMANDS: Final = {
    "coach": Command("coach", Message("plain-coach-about")),
    "explain": Command("explain [all]", Message("plain-explain-about")),
    "dirac": Command("dirac", Message("plain-dirac-about")),
    "links": Command("links", Message("plain-links-about")),
    "bloch": Command("bloch ROW COLUMN [FILE]", Message("plain-bloch-about")),
    "circuit": Command("circuit [FILE]", Message("plain-circuit-about")),
}
"""Additional commands with qubits."""
_LESS: Final = {"view": Command("view [ROW COLUMN|all]", Message("plain-view-qubits-about"))}
"""Commands that do less with qubits."""
_SHORT: Final = {"exit": "quit", "?": "help"} | {
    word[0]: word
    for word in (
        *("open", "flag", "chord", "mark", "undo", "hint", "auto", "view", "new", "save"),
        *("pause", "resume", "quit"),
    )
}


def commands_for(display: Display) -> dict[str, Command]:
    """The commands for this kind of board."""
    return COMMANDS | QUBIT_COMMANDS | _LESS if display.quantum else COMMANDS


def short_for(display: Display) -> dict[str, str]:
    """Short forms of the events of each board, if there are several.

    >>> from qmines.modes.qubit_view import QUBIT_BOARDS
    >>> short_for(QUBIT_BOARDS)["mz"]
    'mark-z'
    """
    return {
        f"{start}{board.suffix}": f"{verb}-{board.suffix}"
        for start, verb in (("", "open"), ("m", "mark"), ("s", "shield"))
        for board in display.boards
        if board.suffix
    }


def command_in(line: str, verbs: Sequence[str], display: Display = MINE_BOARD) -> tuple[str, str]:
    """Split a line into its verb or command, which may be abbreviated, and the rest.

    >>> command_in("O 3 4", ["open", "flag"]), command_in("sa game.qmines", [])
    (('open', '3 4'), ('save', 'game.qmines'))
    """
    word, _, rest = line.strip().partition(" ")
    short = _SHORT | short_for(display)
    word = short.get(word.lower(), word.lower())
    known = [*verbs, *commands_for(display)]
    if word in known:
        return word, rest.strip()
    starts = [name for name in known if name.startswith(word)]
    if len(starts) == 1:
        return starts[0], rest.strip()
    if starts:
        raise InvalidInput(Message("plain-ambiguous", command=word, commands=starts))
    if near := get_close_matches(word[:20], known, n=1):
        raise InvalidInput(Message("plain-unknown-near", command=word[:20], near=near[0]))
    raise InvalidInput(Message("plain-unknown", command=word[:20]))
