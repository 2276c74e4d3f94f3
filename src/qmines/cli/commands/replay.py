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
    from qmines.session.steps import ReplayStep, Steps

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
        from qmines.cli.commands.convert import send  # noqa: PLC0415
        from qmines.cli.json_answers import encode  # noqa: PLC0415

        for step in steps:
            send(encode(step.document()))
        return
    from qmines.cli.plain.console import Screen  # noqa: PLC0415

    screen = Screen()
    if everything or not screen.interactive:
        for step in steps:
            _show(screen, step, len(steps) - 1)
        _tell_end(screen, steps)
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
    last = len(steps) - 1
    number = 0
    while True:
        _show(screen, steps[number], last)
        if number == last:
            _tell_end(screen, steps)
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


def _show(screen: Screen, step: ReplayStep, last: int) -> None:
    from qmines.core.events import Event  # noqa: PLC0415
    from qmines.words import clock_of  # noqa: PLC0415

    if step.entry is None:
        screen.say(f"step {step.number} of {last}: the end", "bold")
    else:
        when = clock_of(step.entry.at, exact=True)
        screen.say(f"step {step.number} of {last}, at {when}: {step.entry.event}", "bold")
    place = (0, 0)
    if step.entry is not None:
        event = Event.parse(step.entry.event)
        if len(event.arguments) == 2:
            place = event.place
    if step.analysis is None or step.untouched:
        screen.draw(step.view, place)
    else:
        moved = step.entry is not None and len(Event.parse(step.entry.event).arguments) == 2
        screen.draw_chances(step.analysis, step.view, place if moved else None)
    screen.say(_words(step))
    screen.say()


def _words(step: ReplayStep) -> str:
    """What the step was worth, in words."""
    from qmines.messages import Translator  # noqa: PLC0415
    from qmines.play.help import ANY_CELL  # noqa: PLC0415
    from qmines.play.registry import NO_HELP  # noqa: PLC0415
    from qmines.words import percent_of  # noqa: PLC0415

    view = step.view
    if view.outcome.over:
        return Translator(cells="pairs")(view.outcome.line(view.explanation))
    if view.paused:
        return "paused; the board is hidden"
    if step.untouched and view.display.mines:
        return Translator(cells="pairs")(ANY_CELL)
    if view.display.position == "qubits" and not view.opened:
        return "nothing has been measured yet"
    if step.chances is not None:
        return _qubit_words(step)
    if step.analysis is None:
        if view.in_the_open:
            return "sandbox: no mines to avoid"
        too_complex = "this position is too complex to analyse"
        return too_complex if view.display.analysable else str(NO_HELP)
    safe, (cells, least) = step.analysis.safe, step.analysis.safest
    if safe:
        more = f" and {len(safe) - 1} more" if len(safe) > 1 else ""
        safest = "safe: ({},{})".format(*safe[0]) + more
    elif cells:
        safest = "safest: ({},{}), ".format(*cells[0]) + percent_of(least)
    else:
        safest = "no cell is certain"
    if step.risk is None:
        return safest
    return f"risk {percent_of(step.risk)}; {safest}"


def _qubit_words(step: ReplayStep) -> str:
    """What a step on two boards was worth, in words."""
    from qmines.messages import Translator  # noqa: PLC0415
    from qmines.quantum.hints import best  # noqa: PLC0415
    from qmines.words import percent_of  # noqa: PLC0415

    assert step.chances is not None  # noqa: S101  # checked by the caller
    advice = best(step.chances)
    told = f"best: {Translator(cells='pairs')(*advice.messages)}"
    return told if step.risk is None else f"risk {percent_of(step.risk)}; {told}"


def _tell_end(screen: Screen, steps: Steps) -> None:
    from qmines.messages import Message, Translator  # noqa: PLC0415
    from qmines.session.ending import ending  # noqa: PLC0415
    from qmines.session.steps import SavedSteps  # noqa: PLC0415

    if not isinstance(steps, SavedSteps):
        screen.say("This game was recorded by another program.")
    elif steps.game.outcome.over:
        speak = Translator(cells="pairs")
        for line in ending(steps.game):
            screen.tell(speak(line.name), speak(line.text))
        if (verdict := steps.game.verdict()) is not None:
            for number, words in enumerate(verdict.lines(speak)):
                screen.tell("" if number else speak(Message("end-why")), words)
        screen.tell(speak(Message("end-seed")), steps.game.seed.hex())
    else:
        screen.say("This game is not over yet.")
