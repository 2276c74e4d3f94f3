"""The summary of a finished game: how well it was played, and how lucky it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from qmines.messages import Message, plain_text
from qmines.modes import Reason, Result
from qmines.modes.names import help_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.session import Game, Measures
    from qmines.session.judge import Loss


def verdict(game: Game) -> Loss | None:
    """Whether the loss that ended a game could have been avoided; None if no loss ended it."""
    outcome, losses = game.outcome, game.measures.losses
    lost = outcome.result is Result.LOST and outcome.reason is not Reason.RESIGNED
    return losses[-1] if lost and losses else None


def reason(game: Game) -> Message | None:
    """Why a game ended; says so if only further safe cells would have shown the mine."""
    chain = game.verdict() if game.outcome.reason is Reason.KNOWN_MINE else None
    if chain is not None and any(step.shows for step in chain.steps):
        return Message("outcome-known-later")
    return game.view.explanation


class Line(NamedTuple):
    """A figure or a judgement, with its name."""

    name: Message
    text: Message


def ending(game: Game) -> Iterator[Line]:
    """How well a game was played, and how lucky its player was."""
    measures = game.measures
    yield _line("time", Message("end-time-value", milliseconds=measures.milliseconds))
    kinds = (measures.left, measures.right, measures.chord)
    wasted = sum(clicks.wasted for clicks in kinds)
    yield _line("clicks", Message("end-clicks-value", clicks=measures.clicks, wasted=wasted))
    yield from _worth(measures)
    if measures.luck is not None and measures.guesses:
        luck = Message("end-luck-value", luck=measures.luck, guesses=measures.guesses)
        yield _line("luck", luck)
    judged = verdict(game)
    if judged is not None:
        yield _line("verdict", judged.message)
    if measures.saves:
        yield _line("saves", Message("end-saves-value", saves=measures.saves))
        for save in game.view.saved or ():
            yield Line(plain_text(""), save.line)
    if measures.deaths:
        yield _line("undone", Message("end-undone-value", deaths=measures.deaths))
    undos = sum(entry.event == "undo" for entry in game.transcript)
    if undos:
        yield _line("undos", Message("end-number", value=undos))
    if measures.help:
        kinds_of_help = [
            Message("game-help-times", kind=help_named(kind), count=count)
            for kind, count in sorted(measures.help.items())
        ]
        yield _line("help", Message("end-help-value", kinds=kinds_of_help))


def _line(name: str, text: Message) -> Line:
    return Line(Message(f"end-{name}"), text)


def _worth(measures: Measures) -> Iterator[Line]:
    """What the board was worth, and how quickly and cleverly it was played."""
    if measures.bbbv is None:
        return
    solved = Message("end-bbbv-value", solved=measures.bbbv_solved, total=measures.bbbv)
    yield _line("bbbv", solved)
    if measures.bbbv_per_second is not None:
        yield _line("bbbv-per-second", Message("end-number", value=measures.bbbv_per_second))
    if measures.efficiency is not None:
        yield _line("efficiency", Message("end-percent", share=measures.efficiency))
    if measures.openings is not None:
        counts = {"openings": measures.openings, "islands": measures.islands or 0}
        yield _line("openings", Message("end-openings-value", **counts))
    if measures.zini is not None:
        yield _line("zini", Message("end-number", value=measures.zini))
