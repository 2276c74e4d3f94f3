"""``qmines replay``: step through a game with the chances at every move."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from qmines.cli import completion
from qmines.errors import InvalidInput

# Slow imports happen where they are used: --help needs none of them.
if TYPE_CHECKING:
    from qmines.cli.plain.console import Screen
    from qmines.session.steps import Steps

_HELP = """\
Step through a game with the exact chance of a mine in every cell.

FILE is a saved game, a recording from another program (.rawvf; .avf, .evf, .rmv and
.mvf need qmines[recordings]), the ID of a stored game (qmines stats --games lists
them), or - for standard input. Each step shows the board before a move, the move, its
risk, and the risk of the safest cell. The last step shows how the game ended.

On a terminal, the full-screen replay opens. With --plain, press Enter or n for
the next step, p for the previous step or q to quit, or type the number of a step.

\b
Examples:
  qmines replay game.qmines
  qmines replay game.qmines --plain
  qmines replay game.qmines --all | less
  qmines replay game.qmines --json | jq .risk
  qmines replay k7m2x
"""


@click.command(help=_HELP)
@click.argument("source", metavar="FILE|ID|-", shell_complete=completion.games)
@click.option("--plain", is_flag=True, help="Type commands in any terminal, or pipe them in.")
@click.option(
    "--all",
    "everything",
    is_flag=True,
    help="Print every step [default when output is not a terminal].",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per step.")
@click.pass_context
def replay(
    ctx: click.Context, /, *, source: str, plain: bool, everything: bool, as_json: bool
) -> None:
    """Print or browse the steps."""
    steps = _steps(source)
    if as_json:
        from qmines.cli.json_answers import send_json  # noqa: PLC0415

        for step in steps:
            send_json(step.document())
        return
    from qmines.cli.plain.console import Screen  # noqa: PLC0415
    from qmines.cli.replay_steps import show_step, tell_result  # noqa: PLC0415

    screen = Screen()
    if everything or not screen.interactive:
        for step in steps:
            show_step(screen, step, len(steps) - 1)
        tell_result(screen, steps)
    elif plain or os.environ.get("TERM") == "dumb":
        _browse(screen, steps)
    else:
        ctx.exit(_watch(steps))


def _steps(source: str) -> Steps:
    """The steps of a game file or of another program's recording."""
    from qmines.cli.sources import game_file  # noqa: PLC0415
    from qmines.session.recorded import recorded_steps, recording_in  # noqa: PLC0415
    from qmines.session.steps import SavedSteps  # noqa: PLC0415

    data = game_file(source)
    recording = recording_in(data, source)
    return SavedSteps(data) if recording is None else recorded_steps(recording)


def _watch(steps: Steps) -> int:
    """Open the full-screen replay; without a store, games cannot be continued from it."""
    from qmines import tui  # noqa: PLC0415
    from qmines.store import Store, StoreError  # noqa: PLC0415

    try:
        store = Store()
    except StoreError:
        return tui.run(None, watch=steps)
    with store:
        return tui.run(store, watch=steps)


def _browse(screen: Screen, steps: Steps) -> None:
    """Let the user move between steps."""
    from qmines.cli.replay_steps import show_step, tell_result  # noqa: PLC0415

    last = len(steps) - 1
    number = 0
    while True:
        show_step(screen, steps[number], last)
        if number == last:
            tell_result(screen, steps)
        wanted = None
        while wanted is None:
            line = screen.read("[Enter] next, p previous, q quit, or type a step number: ")
            if line is None or line.strip().lower() in {"q", "quit"}:
                return
            try:
                wanted = _wanted(line.strip().lower(), number, last)
            except InvalidInput as error:
                screen.complain(str(error))
        number = wanted


def _wanted(word: str, number: int, last: int) -> int:
    """The step that the user asked for."""
    if word in {"", "n", "next"}:
        if number == last:
            raise InvalidInput("This is the last step (p previous, q quit)")
        return number + 1
    if word in {"p", "prev", "back"}:
        if number == 0:
            raise InvalidInput("This is the first step (n next, q quit)")
        return number - 1
    if word.isascii() and word.isdigit() and int(word[:9]) <= last:
        return int(word)
    raise InvalidInput(f"Type n, p, q, or a step from 0 to {last}")
