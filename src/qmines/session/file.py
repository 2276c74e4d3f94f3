"""Loads game files to continue them, and verifies them without trusting them."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from qmines import modes
from qmines.errors import NotationError, QMinesError
from qmines.messages import Message
from qmines.modes import PLAYING, Outcome
from qmines.session.document import MAX_BYTES, GameFile, read
from qmines.session.game import Game
from qmines.session.transcript import commitment_to
from qmines.words import sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from qmines.core.levels import Level
    from qmines.core.stream import Seed

    _Replay = Callable[[GameFile, bytes, Callable[[], float]], tuple[Game | None, list[str]]]

_TOLERANCE: Final = 1e-9  # of chances, which may have been computed on another machine


@dataclass(frozen=True, slots=True)
class Report:
    """The result of verifying a game file: a list of problems, empty if there are none.

    ``game`` is the recomputed game, if it could be recomputed. ``complete`` says whether
    everything was checked, which is impossible while the seed is still secret.
    """

    problems: tuple[str, ...]
    complete: bool
    game: Game | None = None

    @property
    def ok(self) -> bool:
        """Whether everything that could be checked is correct."""
        return not self.problems

    @property
    def outcome(self) -> Outcome:
        """The outcome according to the rules, whatever the file says."""
        return self.game.outcome if self.game else PLAYING


def new_game(
    level: str | Level,
    rules: str = "classic",
    seed: Seed | None = None,
    *,
    player_seed: str = "",
    ranked: bool = False,
    clock: Callable[[], float] = time.monotonic,
    **options: object,
) -> Game:
    """Start a game: ``new_game("expert", rules="forgiving", seed=7, strict=True)``."""
    setup = modes.make_setup(level, rules, **options)
    return Game(setup, seed=seed, player_seed=player_seed, ranked=ranked, clock=clock)


def load(source: str | Path | bytes, *, clock: Callable[[], float] = time.monotonic) -> Game:
    """Load a saved game from a path or bytes, ready to continue.

    Raises:
        NotationError: this is not a game file, or it was changed, or it lacks its seed.
    """
    return game_of(_read(source), clock=clock)


def game_of(document: GameFile, *, clock: Callable[[], float] = time.monotonic) -> Game:
    """The game in a file, ready to continue.

    Raises:
        NotationError: something in the file is wrong, or it lacks its seed.
    """
    return _checked_game(document, _replay_measured, "file-no-seed-continue", clock)


def replayed(document: GameFile) -> Game:
    """The game in a file; its measures, which take long to compute, are not checked.

    Raises:
        NotationError: the seed, an event or the outcome is wrong, or there is no seed.
    """
    return _checked_game(document, _replay, "file-no-seed-replay", time.monotonic)


def verify(source: str | Path | bytes) -> Report:
    """Verify a game file by recomputing everything: commitment, hash chain, events, measures.

    >>> import qmines
    >>> game = qmines.new_game("9x9x10", seed=1)
    >>> game.resign().outcome.result.value
    'lost'
    >>> verify(game.save()).ok
    True
    """
    try:
        document = _read(source)
    except NotationError as error:
        return Report((str(error),), complete=False)
    if document.seed is None:
        missing = ("the game is over, but the file does not contain its seed",)
        return Report(missing if document.outcome.over else (), complete=False)
    game, problems = _replay_measured(document, document.seed, time.monotonic)
    return Report(tuple(problems), complete=True, game=game)


def _read(source: str | Path | bytes) -> GameFile:
    if isinstance(source, bytes):
        return read(source)
    with Path(source).open("rb") as file:
        return read(file.read(MAX_BYTES + 1))  # one byte more than is ever accepted


def _checked_game(
    document: GameFile, replay: _Replay, no_seed: str, clock: Callable[[], float]
) -> Game:
    if document.seed is None:
        raise NotationError(Message(no_seed))
    game, problems = replay(document, document.seed, clock)
    if problems or game is None:
        raise NotationError(Message("file-untrue", why=sentence(problems[0])))
    return game


def _replay(
    document: GameFile, seed: bytes, clock: Callable[[], float]
) -> tuple[Game | None, list[str]]:
    """Replay a game, and list what is wrong with its seed, events or outcome."""
    if commitment_to(seed) != document.header.commitment:
        return None, ["the seed does not match the game's commitment"]
    try:
        game = Game.replay(document.header, seed, document.entries, clock=clock)
    except QMinesError as error:
        return None, [str(error)]
    if game.outcome != document.outcome:
        told = f"{document.outcome.result} ({document.outcome.reason})"
        found = f"{game.outcome.result} ({game.outcome.reason})"
        return game, [f"the outcome is {told}, but should be {found}"]
    return game, []


def _replay_measured(
    document: GameFile, seed: bytes, clock: Callable[[], float]
) -> tuple[Game | None, list[str]]:
    """Replay a game, and list what is wrong with it, including its measures."""
    game, problems = _replay(document, seed, clock)
    if problems or game is None:
        return game, problems
    measures: dict[str, Any] = {**game.measures_at_last.document()}
    if measures["luck"] is None:  # too hard to judge here, but perhaps not where it was written
        measures |= {name: document.measures.get(name) for name in ("luck", "guesses")}
    return game, _differing(measures, document.measures, "measures")


def _differing(found: object, told: object, name: str) -> list[str]:
    """The differences between two JSON values, by path."""
    if isinstance(found, dict) and isinstance(told, dict) and found.keys() == told.keys():
        return [d for key in found for d in _differing(found[key], told[key], f"{name}.{key}")]
    if isinstance(found, list) and isinstance(told, list) and len(found) == len(told):
        pairs = enumerate(zip(found, told, strict=True))
        return [d for i, (one, two) in pairs for d in _differing(one, two, f"{name}[{i}]")]
    if isinstance(found, float) and isinstance(told, float):
        same = math.isclose(found, told, rel_tol=_TOLERANCE)
    else:
        same = type(found) is type(told) and found == told
    return [] if same else [f"{name} is {told!r}, but should be {found!r}"]
