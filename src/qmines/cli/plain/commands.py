"""What can be typed in a plain game besides the events of its rules, and how it is shortened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import InvalidInput
from qmines.modes.display import MINE_BOARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.modes import Display


class Command(NamedTuple):
    """How a command is typed, and what it does."""

    usage: str
    help: str


COMMANDS: Final = {
    "hint": Command("hint [where|why|do]", "what to do next; asked again, why; counts as help"),
    "move": Command("move", "one simple move is made for you: what one clue or two decide"),
    "simple": Command("simple", "all simple moves"),
    "smart": Command("smart", "all that simple rules and suppositions find"),
    "deduce": Command("deduce", "everything that is certain: safe cells opened, mines flagged"),
    "auto": Command("auto [guess]", "open all that is certain; with guess, play to the end"),
    "wrong": Command("wrong", "which flags are right, wrong or in doubt"),
    "view": Command(
        "view [ROW COLUMN|all|reduced]", "show the board again, there, all of it, or what matters"
    ),
    "new": Command("new [LEVEL] [RULES]", "another game; this one is kept"),
    "save": Command("save FILE", "write the game to a file, to verify, replay or resume"),
    "help": Command("help", "this list"),
    "quit": Command("quit", "leave; an unfinished game is kept"),
}
QUBIT_COMMANDS: Final = {
    "explain": Command("explain [all]", "what the last move measured, or all of them did"),
    "links": Command("links", "draw which cells share a state, or draw it no more"),
    "bloch": Command("bloch ROW COLUMN [FILE]", "the arrow of a cell, after the end; or its SVG"),
    "circuit": Command("circuit [FILE]", "the circuit, after the end; or as .qasm, .svg, .txt"),
}
"""Those of games of qubits alone."""
_SHORT: Final = {"exit": "quit", "?": "help"} | {
    word[0]: word
    for word in (
        *("open", "flag", "chord", "mark", "undo", "hint", "auto", "view", "new", "save"),
        *("pause", "resume", "quit"),
    )
}


def commands_for(display: Display) -> dict[str, Command]:
    """What can be typed where these boards are played on."""
    return COMMANDS | QUBIT_COMMANDS if display.quantum else COMMANDS


def short_for(display: Display) -> dict[str, str]:
    """Short ways to type the events of each board, where there are several.

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
    """The verb or command that a line starts with, also if it is shortened, and the rest.

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
        raise InvalidInput(f"{word!r} may be {' or '.join(starts)}")
    raise InvalidInput(f"there is no command {word[:20]!r} (help lists them)")
