"""The library: ``qmines.new_game`` and what can be asked of the game it returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import qmines
from golden.interfaces.observed import (
    NOT_OFFERED,
    Clock,
    anonymous,
    places,
    seen,
    unstored,
)
from golden.interfaces.script import ASSISTS
from qmines.messages import Translator
from qmines.play.hint import GameHint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golden.interfaces.script import Scenario

SPEAK = Translator()
_METHODS = {"open", "flag", "question", "mark", "chord", "undo", "pause", "resume", "resign"}


def record(scenarios: list[Scenario]) -> list[list[dict[str, Any]]]:
    """What the library does, scenario by scenario and request by request."""
    return [list(_played(scenario)) for scenario in scenarios]


def _played(scenario: Scenario) -> Iterator[dict[str, Any]]:
    clock = Clock()
    setup = scenario.setup
    game = qmines.new_game(
        setup.level,
        setup.rules,
        seed=scenario.seed,
        ranked=scenario.ranked,
        clock=clock,
        **{"first_click" if n == "first" else n: value for n, value in setup.options.items()},
    )
    saved, known = b"", 0
    for request in scenario.requests:
        clock.tick()
        before = game.sequence
        found: dict[str, Any] = {"refused": None}
        texts: list[str] = []
        try:
            if request == "leave":
                saved = game.save()
            elif request == "return":
                game = qmines.load(saved, clock=clock)
            else:
                answer = _asked(game, request, texts)
                if answer is None:
                    yield NOT_OFFERED
                    continue
                found |= answer
        except qmines.QMinesError as error:
            found["refused"] = error.kind
            texts = [str(error)]
        events, kept = unstored(game)
        told = game.view.announcements
        texts += [SPEAK(*messages) for messages in told[known:]]
        known = len(told)
        yield {
            **found,
            "events": events[before:],
            **seen(game.view),
            **kept,
            "texts": anonymous(texts),
        }


def _asked(game: qmines.Game, request: str, texts: list[str]) -> dict[str, Any] | None:
    """Ask for it; None where the library has no such thing."""
    word, *rest = request.split()
    if word == "hint" and not game.view.paused and len(game.view.boards) > 1:
        return None  # its hints are proofs, which are for one board of mines
    if word == "hint":
        believe = "believe" in rest
        hint = game.hint(believe=believe)
        texts.append(hint.explain(rest[0]))
        return {"hint": _hint(hint, rest[0]), "shape": sorted(GameHint.of(hint).document())}
    if word in ASSISTS:
        game.assist(word, believe="believe" in rest)
        return {}
    if word == "reduced":
        return {"reduced": game.position.reduced().rows()}
    if word in {"auto", "chances", "flags"}:
        return None  # it analyses positions instead, which is no help in a game
    if word in _METHODS and len(rest) in {0, 2} and all(part.isdigit() for part in rest):
        getattr(game, word)(*map(int, rest))
    else:
        game.do(request)
    return {}


def _hint(hint: qmines.Hint, strength: str) -> dict[str, Any]:
    """What a hint of this strength tells; the object itself tells everything."""
    outline = hint.outline
    safe, mined = outline.get("safe", ()), outline.get("mined", ())
    found = {
        "cells": places([*safe, *mined, *outline.get("guess", ())]),
        "technique": hint.technique and hint.technique.value,
        "certain": bool(hint.proof) or (hint.guess is not None and hint.guess.risk == 0),
    }
    if strength == "where":
        return found
    return found | {
        "safe": places(safe),
        "mined": places([*mined, *outline.get("known", ())]),
        "clues": places(outline.get("clues", ())),
        "risk": None if hint.guess is None else round(hint.guess.risk, 6),
        "events": list(hint.events),
    }
