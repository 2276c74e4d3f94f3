"""What is said when a game has ended: how, how well, how lucky, and the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qmines.modes import Reason, Result
from qmines.words import clock_of, percent_of, plural

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.messages import Translator
    from qmines.session import Game, Measures
    from qmines.session.judge import Loss


def verdict(game: Game) -> Loss | None:
    """Who is to blame for the loss that ended a game; None if none did."""
    outcome, losses = game.outcome, game.measures.losses
    lost = outcome.result is Result.LOST and outcome.reason is not Reason.RESIGNED
    return losses[-1] if lost and losses else None


def ending(game: Game, say: Translator) -> Iterator[tuple[str, str]]:
    """Lines, each with a name."""
    measures = game.measures
    yield "time", f"{clock_of(measures.milliseconds, exact=True)}, {_clicks(measures)}"
    if measures.bbbv is not None:
        yield "3BV", _worth(measures)
    if measures.luck is not None and measures.guesses:
        guesses = "1 guess" if measures.guesses == 1 else f"{measures.guesses} guesses"
        yield "luck", f"{percent_of(measures.luck)}: the chance to survive {guesses}"
    judged = verdict(game)
    if judged is not None:
        yield "verdict", say(judged.message)
    if measures.saves:
        yield "saves", f"{measures.saves} (so often an opened mine made way)"
    if measures.deaths:
        yield "undone", plural(measures.deaths, "death")
    if measures.help:
        yield "help", ", ".join(f"{kind} {count}×" for kind, count in sorted(measures.help.items()))
    yield "seed", game.seed.hex()


def _worth(measures: Measures) -> str:
    """What the board was worth, and how quickly and cleverly it was played."""
    found = [f"{measures.bbbv_solved} of {measures.bbbv}"]
    if measures.bbbv_per_second is not None:
        found[0] += f" ({measures.bbbv_per_second:.2f}/s)"
    if measures.efficiency is not None:
        found.append(f"efficiency {measures.efficiency * 100:.0f} %")
    if measures.openings is not None:
        found.append(plural(measures.openings, "opening"))
        found.append(plural(measures.islands or 0, "island"))
    if measures.zini is not None:
        found.append(f"ZiNi {measures.zini}")
    return ", ".join(found)


def _clicks(measures: Measures) -> str:
    kinds = (("left", measures.left), ("right", measures.right), ("chord", measures.chord))
    used = [f"{kind} {clicks.total}" for kind, clicks in kinds if clicks.total]
    wasted = sum(clicks.wasted for _, clicks in kinds)
    listed = f" ({', '.join(used)}; {wasted} wasted)" if used else ""
    return f"{plural(measures.clicks, 'click')}{listed}"
