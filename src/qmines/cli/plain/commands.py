"""The commands of plain mode besides the events of the rule set, and their short forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import InvalidInput
from qmines.modes.display import MINE_BOARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from qmines.modes import Display


class Command(NamedTuple):
    """A command's usage and help."""

    usage: str
    help: str


COMMANDS: Final = {
    "hint": Command("hint [where|why|do]", "get a hint; ask again for the reason; counts as help"),
    "move": Command("move", "make one simple move (one or two clues decide it)"),
    "simple": Command("simple", "make all simple moves"),
    "smart": Command("smart", "make simple moves, and those found by trying both cases"),
    "deduce": Command("deduce", "play every certain move: open safe cells, flag mines"),
    "auto": Command("auto [guess]", "auto-play: open every safe cell; with guess, play to the end"),
    "wrong": Command("wrong", "check your flags: right, wrong or in doubt"),
    "view": Command(
        "view [ROW COLUMN|all|reduced]", "show the board, around a cell, in full, or reduced"
    ),
    "new": Command("new [LEVEL] [RULES]", "start another game; this one is kept"),
    "save": Command("save FILE", "save the game to a file"),
    "help": Command("help", "show this list"),
    "quit": Command("quit", "quit; an unfinished game is kept"),
}
QUBIT_COMMANDS: Final = {
    "explain": Command("explain [all]", "explain what the last move measured, or all moves"),
    "links": Command("links", "show or hide which cells share a state"),
    "bloch": Command(
        "bloch ROW COLUMN [FILE]", "show a cell's Bloch arrow after the game, or save it as SVG"
    ),
    "circuit": Command(
        "circuit [FILE]", "show the circuit after the game, or save it (.qasm, .svg, .txt)"
    ),
}
"""Additional commands with qubits."""
_SHORT: Final = {"exit": "quit", "?": "help"} | {
    word[0]: word
    for word in (
        *("open", "flag", "chord", "mark", "undo", "hint", "auto", "view", "new", "save"),
        *("pause", "resume", "quit"),
    )
}


def commands_for(display: Display) -> dict[str, Command]:
    """The commands for this kind of board."""
    return COMMANDS | QUBIT_COMMANDS if display.quantum else COMMANDS


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
        raise InvalidInput(f"{word!r} could mean {' or '.join(starts)}")
    raise InvalidInput(f"unknown command {word[:20]!r} (type help for a list)")
