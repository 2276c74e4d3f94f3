"""How long game files take to replay, against what the server estimates before it derives them.

    python benchmarks/uploads.py [--only entangled] [--slack 1]

Games of every rule set, of small and large fields, with flags alone, with every cell opened by
itself, with openings that are taken back again and again, and on boards that need no guess. The
film of each is made as a solver process makes it; times are those of the processor. The estimates
are those of ``qmines.web.solver.replay_cost``.

Figure: no game takes more than twice its estimate (or 0.1 s), none less than a tenth of it (or
0.5 s less), and what is accepted takes no more than twice the limit.
"""

from __future__ import annotations

import argparse
import gzip
import sys
import time
from typing import Any

from _common import table
from qmines.errors import BudgetExceeded
from qmines.modes import stored_setup
from qmines.session import Game
from qmines.session.document import chain_of, write
from qmines.web.solver import replay_cost, replays

CASES: tuple[tuple[str, str, str, int, dict[str, Any]], ...] = (
    *(
        (rules, level, kind, events, {})
        for level in ("9x9x10", "30x16x99", "100x100x2000", "256x256x13000")
        for rules, kind, events in (
            ("classic", "flags", 4000),
            ("classic", "opens", 2000),
            ("forgiving", "opens", 1000),
        )
    ),
    *(
        ("forgiving", level, "opens", 200, {"strict": True})
        for level in ("30x16x99", "100x100x1000", "256x256x13000")
    ),
    *(
        (rules, level, kind, events, {})
        for level in ("9x9x10", "30x16x60", "90x110x1000", "90x110x100", "200x200x500")
        for rules in ("qubits", "entangled")
        for kind, events in (("flags", 300), ("opens", 100))
    ),
    *(
        ("classic", level, "undone", events, {})
        for level, events in (("30x16x10", 4000), ("100x100x50", 400), ("256x256x500", 60))
    ),
    ("classic", "256x256x13000", "forgotten", 800, {}),
    *(
        ("classic", level, "opens", 100, {"no_guess": True})
        for level in ("30x16x99", "50x50x1000", "100x100x2500", "100x100x4000", "256x256x13000")
    ),
    ("sandbox", "/".join(["0+-1"] * 4), "opens", 2000, {}),
    ("sandbox", "/".join(["0+-1" * 5] * 20), "opens", 500, {}),
)


class _None:
    """Measures that nobody checks here, and that take long to work out."""

    def document(self) -> dict[str, Any]:
        """Nothing."""
        return {}


def played(rules: str, level: str, kind: str, events: int, options: dict[str, Any]) -> Game:
    """A game of that kind, given up when it has so many events."""
    game = Game(stored_setup(level, rules, options), seed=1)
    grid = game.setup.grid
    for event in _events(game, kind):
        if game.outcome.over or game.sequence >= events - 1:
            break
        game.do(event.replace("middle", f"{grid.height // 2} {grid.width // 2}"))
    if not game.outcome.over:
        game.resign()
    return game


def _events(game: Game, kind: str) -> Any:
    grid, boards = game.setup.grid, len(game.view.boards)
    places = [f"{cell // grid.width} {cell % grid.width}" for cell in range(grid.cells)]
    if kind == "flags":
        verb = "flag" if boards == 1 else "mark-z"
        while True:
            yield from (f"{verb} {place}" for place in places)
    if kind == "forgotten":  # flags, taken back beyond what is remembered
        yield "open middle"
        yield from (f"flag {place}" for place in places[:400])
        while True:
            yield "undo"
    if kind == "undone":
        while True:
            yield "open middle"
            yield "undo"
    yield "open middle" if boards == 1 else "open-z middle"
    while game.setup.rules == "sandbox":
        yield from (f"open-{'zh'[at % 2]} {place}" for at, place in enumerate(places))
    for cell, place in enumerate(places):
        state = game._timeline.state  # noqa: SLF001  # which knows where the mines are
        if boards == 1:
            if state.cells[cell] > 8 and not state.mask[cell]:
                yield f"open {place}"
        else:
            for board, weights in zip("zh", state.weights, strict=True):
                if not weights[cell]:
                    yield f"open-{board} {place}"
                    break


def sent(game: Game) -> replays.Sent:
    """The file of a game, as it would be uploaded."""
    entries = game.transcript
    data = write(
        game.header,
        entries,
        seed=game.seed,
        chain=chain_of(game.header, entries),
        outcome=game.outcome,
        measures=_None(),
    )
    return replays.Sent(gzip.compress(data), "", 65_536)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="a rule set")
    parser.add_argument("--slack", type=float, default=1.0, help="for a slower machine")
    given = parser.parse_args()
    rows, wrong = [], []
    limit, replay_cost.MOST_SECONDS = replay_cost.MOST_SECONDS, 1e9
    for rules, level, kind, events, options in CASES:
        if given.only not in {"", rules}:
            continue
        game = played(rules, level, kind, events, options)
        verbs = [entry.event.partition(" ")[0] for entry in game.transcript]
        guess = replay_cost.estimated(game.setup, verbs)
        file = sent(game)
        stopped = ""
        start = time.process_time()
        try:
            replays.film(file)
        except BudgetExceeded:  # too many changes for a film
            stopped = ", stopped"
        took = (time.process_time() - start) / given.slack
        name = " ".join([rules, *options])
        rows.append(
            [
                name,
                str(game.setup.level),
                kind + stopped,
                f"{len(verbs):,}",
                f"{took:.2f}",
                f"{guess:.2f}",
            ]
        )
        if took > max(2 * guess, 0.1) or (guess <= limit and took > 2 * limit):
            wrong.append(f"{name} {level} {kind}: {took:.2f} s, estimated as {guess:.2f}")
        if guess > max(10 * took, 0.5 + took) and not stopped:
            wrong.append(f"{name} {level} {kind}: only {took:.2f} s, estimated as {guess:.2f}")
    print(
        table(
            ["rules", "field", "events", "number", "film, s", "estimate, s"], rows, markdown=False
        )
    )
    print(f"accepted up to an estimate of {limit:g} s")
    sys.exit("; ".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
