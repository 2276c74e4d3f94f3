"""Hints and assists in plain mode."""

from __future__ import annotations

import time
from itertools import islice
from typing import TYPE_CHECKING, Final

from qmines.cli.plain.texts import speak, t
from qmines.core.position import FLAG
from qmines.errors import InvalidInput
from qmines.messages import Message
from qmines.play.help import ASSISTS, AUTO, summary
from qmines.play.registry import help_for
from qmines.solver import Strength

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.cli.plain.console import Screen
    from qmines.modes import View
    from qmines.play.help import Guess, Help
    from qmines.store import GameHandle

COMMANDS: Final = ("hint", AUTO, "wrong", *ASSISTS)
"""The commands handled here."""
_BELIEVE: Final = "believe"
_NAMING_DEDUCE: Final = {
    "assist-made-simple": "plain-made-simple",
    "assist-none-move": "plain-none-simple",
    "assist-none-simple": "plain-none-simple",
    "assist-none-smart": "plain-none-smart",
}
"""Messages that name a button, and those that name the command instead."""
_COMMITTED: Final = 200  # events per commit
_PATIENCE: Final = 2.0  # seconds between progress messages


class HelpRequests:
    """Gives hints, makes moves and checks flags; each is recorded in the game as help."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._asked: tuple[str, int, int] = ("", 0, 0)  # game, sequence number, times asked

    def obey(self, word: str, rest: str, handle: GameHandle) -> View | None:
        """Run a command; returns the view to show if anything changed."""
        help_ = help_for(handle.game)
        help_.check()
        if word in {"hint", "wrong"}:
            (self._hint if word == "hint" else self._wrong)(rest, handle, help_)
            return None
        return self._moves(word, rest, handle, help_)

    def _hint(self, rest: str, handle: GameHandle, help_: Help) -> None:
        words = rest.split()
        believe = _BELIEVE in words
        strengths = [word for word in words if word != _BELIEVE]
        if len(strengths) > 1 or not set(strengths) <= set(Strength):
            raise InvalidInput(Message("move-usage", usage="hint [where|why|do] [believe]"))
        found = help_.hint(believe=believe)
        strength = Strength(strengths[0]) if strengths else self._next_strength(handle)
        note = help_.note_of(found)
        if note is not None:
            handle.do(note)
        self._asked = (handle.game.commitment, handle.game.sequence, self._asked[2])
        self._screen.say(t("plain-hint", text=speak(*found.told[strength])), "bold")

    def _next_strength(self, handle: GameHandle) -> Strength:
        """Start with where to look; if asked again without a move, say why, then what to do."""
        game = handle.game
        again = self._asked[:2] == (game.commitment, game.sequence)
        times = self._asked[2] + 1 if again else 0
        self._asked = (game.commitment, game.sequence, times)
        return list(Strength)[min(times, 2)]

    def _moves(self, kind: str, rest: str, handle: GameHandle, help_: Help) -> View:
        wanted = "guess" if kind == AUTO else _BELIEVE
        if rest not in {"", wanted}:
            raise InvalidInput(Message("move-usage", usage=f"{kind} [{wanted}]"))
        wrong: list[tuple[int, int]] = []
        events = help_.moves(
            kind, guess=rest == "guess", believe=rest == _BELIEVE, tell=self._tell_guess
        )
        first = handle.game.sequence
        view = self._committed(_watched(events, handle, wrong), handle)
        done = view.sequence - first - 1
        told = summary(kind, max(done, 0), over=view.outcome.over)
        self._screen.say(t(_NAMING_DEDUCE.get(told.key, told.key), **told.args))
        if wrong:
            self._screen.say(t("plain-removed", cells=wrong))
        return view

    def _tell_guess(self, guess: Guess) -> None:
        self._screen.say(speak(*guess.why))

    def _committed(self, events: Iterator[str], handle: GameHandle) -> View:
        """Apply events and commit them in batches, in case of an interruption."""
        view = handle.game.view
        told = time.monotonic()
        while True:
            view, before = handle.do_all(islice(events, _COMMITTED)), view.sequence
            if view.sequence - before < _COMMITTED:
                return view
            if self._screen.interactive and time.monotonic() > told + _PATIENCE:
                told = time.monotonic()
                self._screen.say(t("plain-working", count=view.hidden))

    def _wrong(self, rest: str, handle: GameHandle, help_: Help) -> None:
        if rest:
            raise InvalidInput(Message("plain-wrong-arguments"))
        found = help_.flags()
        handle.do("help flags")
        counts = {name: len(cells) for name, cells in found._asdict().items()}
        key = "plain-flags-wrong" if found.wrong else "plain-flags"
        self._screen.say(t(key, cells=found.wrong, **counts), "bold")


def _watched(
    events: Iterator[str], handle: GameHandle, wrong: list[tuple[int, int]]
) -> Iterator[str]:
    """Pass events on, collecting the flags that they remove."""
    for event in events:
        verb, *place = event.split()
        if verb == "flag" and handle.game.position[int(place[0]), int(place[1])] == FLAG:
            wrong.append((int(place[0]), int(place[1])))
        yield event
