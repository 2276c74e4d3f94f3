"""Print the steps of a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.cli.plain.texts import speak, tell_end
from qmines.core.events import Event
from qmines.play.help import ANY_CELL
from qmines.play.registry import NO_HELP
from qmines.quantum.hints import best
from qmines.session.steps import SavedSteps
from qmines.words import clock_of, percent_of

if TYPE_CHECKING:
    from qmines.cli.plain.console import Screen
    from qmines.session.steps import ReplayStep, Steps
    from qmines.solver import Analysis


def show_step(screen: Screen, step: ReplayStep, last: int) -> None:
    """Print a move, the board before it, its risk and the best move."""
    place = None
    if step.entry is None:
        screen.say(f"step {step.number} of {last}: the end", "bold")
    else:
        when = clock_of(step.entry.at, exact=True)
        screen.say(f"step {step.number} of {last}, at {when}: {step.entry.event}", "bold")
        event = Event.parse(step.entry.event)
        place = event.place if len(event.arguments) == 2 else None
    if step.analysis is None or step.untouched:
        screen.draw(step.view, place or (0, 0))
    else:
        screen.draw_chances(step.analysis, step.view, place)
    screen.say(_words(step))
    screen.say()


def tell_result(screen: Screen, steps: Steps) -> None:
    """Print how the game ended."""
    if not isinstance(steps, SavedSteps):
        screen.say("This game was recorded by another program.")
    elif steps.game.outcome.over:
        tell_end(screen, steps.game)
    else:
        screen.say("This game is not over yet.")


def _words(step: ReplayStep) -> str:
    """The risk of a move and the best one, or why there are none."""
    view = step.view
    if view.outcome.over:
        return speak(view.outcome.line(view.explanation))
    if view.paused:
        return "paused; the board is hidden"
    if step.untouched and view.display.mines:
        return speak(ANY_CELL)
    if view.display.position == "qubits" and not view.opened:
        return "nothing has been measured yet"
    if step.chances is not None:
        advice = f"best: {speak(*best(step.chances).messages)}"
    elif step.analysis is not None:
        advice = _safest(step.analysis)
    elif view.in_the_open:
        return "sandbox: no mines to avoid"
    else:
        too_complex = "this position is too complex to analyse"
        return too_complex if view.display.analysable else str(NO_HELP)
    return advice if step.risk is None else f"risk {percent_of(step.risk)}; {advice}"


def _safest(analysis: Analysis) -> str:
    """The cells to open, in words."""
    safe, (cells, risk) = analysis.safe, analysis.safest
    if safe:
        more = f" and {len(safe) - 1} more" if len(safe) > 1 else ""
        return "safe: ({},{})".format(*safe[0]) + more
    if not cells:
        return "no cell is certain"
    return "safest: ({},{}), ".format(*cells[0]) + percent_of(risk)
