"""Help in a game: hints, chances, moves that are made for the player. All is noted as help."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from qmines.core.events import Event
from qmines.errors import InvalidInput
from qmines.session import assist, qubit_assist
from qmines.web.documents import delta_document
from qmines.web.errors import Refusal
from qmines.web.fair_queue import FairQueue
from qmines.web.heat import no_heat
from qmines.web.limits import ASKER
from qmines.web.settings import MOST_MOVES
from qmines.words import plural

if TYPE_CHECKING:
    from collections.abc import Iterator

    from qmines.modes import View
    from qmines.session import Game
    from qmines.store import Player
    from qmines.web.keeper import Held
    from qmines.web.play import Happened, Play
    from qmines.web.solvers import Questions, Solvers

_THREADS: Final = 3  # of the keeper's four: one is left to games that are being loaded
_MOST_WAITING, _MOST_EACH = 64, 8
_ANY_CELL: Final = f"{assist.ANY_CELL.capitalize()}."


class Helping:
    """Asks the solvers for a player, and notes it."""

    def __init__(self, play: Play, solvers: Solvers) -> None:
        self._play = play
        self._solvers = solvers
        # Whoever asks for moves has a thread wait for the solvers; one address has not all of them.
        self._threads = FairQueue(
            range(_THREADS),
            most=_MOST_WAITING,
            each=_MOST_EACH if solvers.limited else _MOST_WAITING,
            share=_THREADS - 1 if solvers.limited else _THREADS,
        )

    # Hints

    async def hint(
        self, held: Held, player: Player | None, *, expect: int, strength: str, by: object
    ) -> dict[str, Any]:
        """What to do next, as strongly as it is wanted."""
        await self._play.check_help(held, player)
        view = self._view(held, expect)
        if view.qubits is None and _untouched(held, view):
            return {"hint": _any_cell(view), "delta": None}
        if view.qubits is not None:
            found = await self._advice(held, view)
        else:
            found = _hint_of(await self._worked(held, view, "hint"), strength)
        note = "why" if strength == "why" and view.qubits is None else "hint"
        happened = await self._note(held, expect, note, by)
        return {"hint": found, "delta": delta_document(happened.before, happened.after)}

    async def _advice(self, held: Held, view: View) -> dict[str, Any]:
        """The same for two boards."""
        async with self._threads.turn(ASKER.get()), held.lock:
            game = await self._play.keeper.game(held)
            if game.sequence != view.sequence:
                raise Refusal(409, "stale", "The game has gone on.")
            questions = self._solvers.questions()
            try:
                advice = await self._play.keeper.rule(
                    lambda: qubit_assist.advise(game, find=partial(questions.ask, "advice")),
                    light=False,
                )
            except asyncio.CancelledError:
                questions.cancel()
                raise
        event = Event.parse(advice.event)
        cell = list(event.place)
        sure = advice.survival == 1
        return {
            "words": f"{advice.event}: {advice.why}.",
            "cells": [cell],
            "safe": [cell] if sure and event.verb.startswith("open") else [],
            "mined": [],
            "clues": [],
            "technique": None,
            "certain": sure,
            "risk": 1.0 - advice.survival,
            "event": advice.event,
            "others": [],
            "board": event.verb[-1].upper(),
            "survival": advice.survival,
        }

    # Chances

    async def chances(
        self, held: Held, player: Player | None, *, expect: int, by: object
    ) -> dict[str, Any]:
        """The chance of a mine in every cell."""
        await self._play.check_help(held, player)
        view = self._view(held, expect)
        if view.qubits is None and _untouched(held, view):
            return {"sequence": expect, **no_heat(_ANY_CELL), "delta": None}
        found = await self._worked(held, view, "chances")
        delta = None
        if not self._noted(held):
            happened = await self._note(held, expect, "overlay", by)
            delta = delta_document(happened.before, happened.after)
            expect = happened.after.sequence
        return {"sequence": expect, **found, "delta": delta}

    def _noted(self, held: Held) -> bool:
        """Whether the overlay was noted since the last move."""
        if held.live is None:
            return False
        for entry in held.live.game.latest():
            if entry.event == "help overlay":
                return True
            if not entry.event.startswith("help"):
                return False
        return False

    # Assists

    async def assist(
        self,
        held: Held,
        player: Player | None,
        *,
        expect: int,
        key: str,
        kind: str,
        guess: bool,
        by: object,
    ) -> dict[str, Any]:
        """Moves of a kind, made for the player; one commit for all."""
        await self._play.check_help(held, player)
        told: list[str] = []
        questions = self._solvers.questions()
        moves = _Moves(questions, kind, told, guess=guess)
        try:
            async with self._threads.turn(ASKER.get()):
                happened = await self._play.happen(
                    held,
                    expect,
                    key,
                    moves.of,
                    first=f"help {kind}",
                    by=by,
                    light=False,
                    actor=None if player is None else player.id,
                    most=1 + MOST_MOVES,
                )
        except asyncio.CancelledError:
            questions.cancel()
            raise
        made = max(0, happened.events - 1)
        answer = self._play.told(held, player, happened)
        more = happened.cut_short and not happened.after.outcome.over
        words = _words(happened, made, told, kind)
        return {**answer, "made": made, "more": more, "words": words}

    # Common

    def _view(self, held: Held, expect: int) -> View:
        """What is seen, if help can be given with it."""
        view = held.view
        if view.sequence != expect:
            raise self._play.stale_view(held, expect)
        if view.outcome.over:
            raise InvalidInput("the game is over")
        if view.paused:
            raise InvalidInput("the game is paused: resume it first")
        if view.qubits is not None and view.qubits.log is not None:
            raise InvalidInput("in the sandbox nothing is hidden")
        return view

    async def _worked(self, held: Held, view: View, task: str) -> dict[str, Any]:
        """What the solvers say of a view; asked once as long as nothing changes on it."""
        seen = b"".join(view.boards)
        known = held.worked.get(task)
        if known is not None and known[0] == seen:
            found: dict[str, Any] = known[1]
            return found
        if view.qubits is not None:
            found = await self._solvers.ask("qubit_chances", view.qubits.position)
        else:
            found = await self._solvers.ask(task, view.grid, view.cells, view.total)
        held.worked[task] = (seen, found)
        return found

    async def _note(self, held: Held, expect: int, kind: str, by: object) -> Happened:
        event = f"help {kind}"
        noting = self._play.happen(
            held, expect, None, lambda _: (event,), first=event, by=by, light=True
        )
        return await asyncio.shield(noting)


class _Moves:
    """The events of an assist, each as the game stands then; on a thread, where one may wait."""

    def __init__(self, questions: Questions, kind: str, told: list[str], *, guess: bool) -> None:
        self._ask = questions.ask
        self._kind = kind
        self._told = told
        self._guess = guess
        self._posterior = partial(questions.ask, "posterior")

    def of(self, game: Game) -> Iterator[str]:
        """The note that help was used, and then the moves."""
        _check(game)
        yield f"help {self._kind}"
        if game.view.qubits is not None:
            yield from self._qubits(game)
        elif assist.untouched(game):
            grid = game.setup.grid
            yield f"open {grid.height // 2} {grid.width // 2}"
            if self._kind not in {"move", "auto"}:
                yield from self._deduced(game)
        elif self._kind == "auto":
            yield from self._auto(game)
        else:
            yield from self._deduced(game)

    def _deduced(self, game: Game) -> Iterator[str]:
        found = assist.moves(game, self._kind, find=partial(self._ask, "steps"))
        next(found)  # the note, which was made
        return found

    def _auto(self, game: Game) -> Iterator[str]:
        """One step of the auto-player: a cell that is certainly safe, or a guess."""
        view = game.view
        safe, best, risk = self._ask("certain", view.grid, view.cells, view.total)
        if safe:
            yield from assist.opening(game, safe[:1])
        elif self._guess and best is not None:
            self._told.append(f"A guess: {assist.risk_in_words(risk, game)}.")
            yield from assist.opening(game, [best])

    def _qubits(self, game: Game) -> Iterator[str]:
        """What is certainly safe on some board; for one step of auto, else the best guess."""
        once = self._kind in {"move", "auto"}
        made, more = False, True
        while more and not game.outcome.over:
            more = False
            for event in qubit_assist.certain(game, find=self._posterior):
                yield event
                more = made = True
                if once and event.startswith("open"):
                    return
        if made or game.outcome.over:
            return
        untouched = not game.view.qubits or not game.view.qubits.position.history
        if untouched or (self._kind == "auto" and self._guess):
            advice = qubit_assist.advise(game, find=partial(self._ask, "advice"))
            if advice.survival == 1 or self._guess:
                self._told.append(f"{advice.event}: {advice.why}.")
                yield from qubit_assist.unmarked(game, advice.event)


def _check(game: Game) -> None:
    qubits = game.view.qubits
    if game.outcome.over or game.view.paused or qubits is None:
        assist.check(game)
    elif qubits.log is not None:
        raise InvalidInput("in the sandbox nothing is hidden")


def _untouched(held: Held, view: View) -> bool:
    """Whether the first open is still to come, and safe by the rules."""
    if held.header is None or held.header.setup.options.get("first", "anything") == "anything":
        return False
    return view.hidden == view.grid.cells


def _any_cell(view: View) -> dict[str, Any]:
    cell = [view.grid.height // 2, view.grid.width // 2]
    return {
        "words": _ANY_CELL,
        "cells": [cell],
        "safe": [cell],
        "mined": [],
        "clues": [],
        "technique": None,
        "certain": True,
        "risk": None,
        "event": f"open {cell[0]} {cell[1]}",
        "others": [],
    }


def _hint_of(found: dict[str, Any], strength: str) -> dict[str, Any]:
    """What a hint of this strength tells."""
    guess = [other["cell"] for other in found["others"][:1]]
    hint = {
        "words": found["told"][strength],
        "cells": found["safe"] or found["mined"] or guess,
        "certain": found["certain"],
        "technique": found["technique"],
        "risk": found["risk"],
        "safe": found["safe"],
        "mined": found["mined"],
        "clues": [],
        "supposed": [],
        "known": [],
        "event": found["events"][0] if found["events"] else None,
        "others": found["others"][1:],
    }
    if strength == "where":
        # Where to look, but not what is there.
        hint |= {"safe": [], "mined": [], "event": None}
    else:
        hint |= {name: found[name] for name in ("clues", "supposed", "known")}
    return hint


def _words(happened: Happened, made: int, told: list[str], kind: str) -> str:
    """What an assist did, in a sentence."""
    if happened.after.outcome.over:
        return f"{plural(made, 'move')}."
    if told:
        return told[-1]
    if not made:
        return "Nothing is certain." if kind == "auto" else "Nothing of this kind is certain."
    if made == 1 or kind in {"move", "auto"}:
        return "One move made."
    if happened.cut_short:
        return f"{plural(made, 'move')} made; there may be more."
    return f"{plural(made, 'move')}; nothing more is certain."
