"""Help in a plain game, as it is asked for in words."""

from __future__ import annotations

import time
from itertools import islice
from typing import TYPE_CHECKING, Final

from qmines.core.position import FLAG
from qmines.errors import InvalidInput
from qmines.session import assist
from qmines.solver import Strength
from qmines.words import list_of, plural

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.cli.screen import Screen
    from qmines.modes import View
    from qmines.solver import Hint
    from qmines.store import Seat

COMMANDS: Final = ("hint", "auto", "wrong", *assist.ASSISTS)
"""The commands that are done here."""
_BELIEVE: Final = "believe"
_COMMITTED: Final = 200  # events that are committed together
_PATIENCE: Final = 2.0  # seconds until somebody wants to know how far it is
_ROOM: Final = 60  # characters for a list of cells


class Assistant:
    """Gives hints, makes moves and looks at flags; each is noted in the game as help used."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._asked: tuple[str, int, int] = ("", 0, 0)  # the game, its sequence, how often

    def obey(self, word: str, rest: str, seat: Seat) -> View | None:
        """Do what a command says; the view to show, if anything happened."""
        assist.check(seat.game)
        if word == "hint":
            return self._hint(rest, seat)
        if word == "auto":
            return self._auto(rest, seat)
        if word != "wrong":
            return self._moves(word, rest, seat)
        self._wrong(rest, seat)
        return None

    def _hint(self, rest: str, seat: Seat) -> View | None:
        words = rest.split()
        believe = _BELIEVE in words
        strengths = [word for word in words if word != _BELIEVE]
        if len(strengths) > 1 or not set(strengths) <= set(Strength):
            raise InvalidInput("hint takes where, why or do, and believe")
        game = seat.game
        if assist.untouched(game):
            seat.do("help hint")
            self._say(assist.ANY_CELL)
            return None
        found = assist.hint(game, believe=believe)
        strength = Strength(strengths[0]) if strengths else self._next_strength(seat)
        seat.do("help hint")
        self._asked = (game.commitment, game.sequence, self._asked[2])
        self._say(self._told(found, strength, seat))
        if strengths != [Strength.DO]:
            return None
        return seat.do_all(found.events)

    def _next_strength(self, seat: Seat) -> Strength:
        """First where to look; asked again, with nothing done since, why; then what to do."""
        game = seat.game
        again = self._asked[:2] == (game.commitment, game.sequence)
        times = self._asked[2] + 1 if again else 0
        self._asked = (game.commitment, game.sequence, times)
        return list(Strength)[min(times, 2)]

    def _told(self, found: Hint, strength: Strength, seat: Seat) -> str:
        told = found.explain(strength)
        if found.guess is not None and strength is not Strength.WHERE:
            risk = assist.risk_of(found.guess, seat.game)
            told += "" if "no guess loses" not in risk else " But no guess loses here."
        return told

    def _moves(self, kind: str, rest: str, seat: Seat) -> View:
        if rest not in {"", _BELIEVE}:
            raise InvalidInput(f"{kind} takes nothing, or believe")
        game, wrong = seat.game, []

        def watched() -> Iterator[str]:
            for event in assist.moves(game, kind, believe=bool(rest)):
                verb, *place = event.split()
                if verb == "flag" and game.position[int(place[0]), int(place[1])] == FLAG:
                    wrong.append((int(place[0]), int(place[1])))
                yield event

        first = game.sequence
        view = self._committed(watched(), kind, seat)
        done = view.sequence - first - 1
        self._screen.say(f"{kind}: {plural(done, 'move')}" if done else f"{kind}: nothing to do")
        if wrong:
            self._screen.say(f"wrong flags were taken away:  {list_of(wrong, _ROOM)}")
        return view

    def _auto(self, rest: str, seat: Seat) -> View:
        if rest not in {"", "guess"}:
            raise InvalidInput("auto takes nothing, or guess")
        view = seat.do("help auto")
        first = view.sequence
        while not view.outcome.over:
            before = view.sequence
            view = self._committed(assist.certain(seat.game), "auto", seat)
            if view.sequence > before or view.outcome.over:
                continue
            move = assist.guess(seat.game) if rest else None
            if move is None:
                break
            self._screen.say(f"{move[0]} ({move[1]})")
            view = seat.do(move[0])
        done = view.sequence - first
        self._screen.say(f"auto: {plural(done, 'move')}" if done else "auto: nothing is certain")
        return view

    def _committed(self, events: Iterator[str], kind: str, seat: Seat) -> View:
        """Let events happen, a commit for every so many, in case it is interrupted."""
        view = seat.game.view
        told = time.monotonic()
        while True:
            view, before = seat.do_all(islice(events, _COMMITTED)), view.sequence
            if view.sequence - before < _COMMITTED:
                return view
            if self._screen.interactive and time.monotonic() > told + _PATIENCE:
                told = time.monotonic()
                self._screen.say(f"{kind}: {view.hidden:,} cells are hidden still (Ctrl-C stops)")

    def _wrong(self, rest: str, seat: Seat) -> None:
        if rest:
            raise InvalidInput("wrong takes nothing: it looks at all flags")
        found = assist.flags(seat.game)
        seat.do("help flags")
        wrong = f"; wrong:  {list_of(found.wrong, _ROOM)}" if found.wrong else ""
        self._screen.say(f"flags: {found}{wrong}", "bold")

    def _say(self, text: str) -> None:
        self._screen.say(f"hint: {text}", "bold")
