"""The steps of a played game, each with the exact chances at that moment."""

from __future__ import annotations

from collections import OrderedDict
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from qmines.core.events import Event
from qmines.core.position import Position
from qmines.errors import QMinesError
from qmines.modes.knowledge import without_marks
from qmines.quantum.hints import chances_of
from qmines.quantum.states import Basis
from qmines.session.document import read
from qmines.session.file import game_of
from qmines.session.timeline import Timeline
from qmines.session.transcript import game_stream
from qmines.solver import analyse
from qmines.solver.risk import risk_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from qmines.modes import Setup, View
    from qmines.modes.saves import Save
    from qmines.quantum.posterior import Posterior
    from qmines.session import Entry, Game, Header
    from qmines.solver import Analysis

_APART: Final = 200  # events between two timelines that are kept, for going back
_KEPT_BYTES: Final = 64 << 20  # of views; others are computed again


@dataclass(frozen=True)
class ReplayStep:
    """The view before an event, and the event; the step after the last event has none.

    ``opens`` are the cells that the event would open. ``saved`` has the saves so far, even if the
    view shows them only at the end. ``untouched`` means that the first click is still to come and
    safe everywhere, so that chances mean nothing yet.
    """

    number: int
    entry: Entry | None
    view: View
    opens: Sequence[int] = ()
    saved: tuple[Save, ...] = ()
    untouched: bool = False

    @cached_property
    def analysis(self) -> Analysis | None:
        """The chances of mines; None at the end, during a pause, or if it is too hard."""
        if self.view.paused or self.view.outcome.over or not self.view.display.mines:
            return None
        position = Position(self.view.grid, without_marks(self.view.cells), self.view.total)
        try:
            return analyse(position, bounds=False)
        except QMinesError:
            return None

    @cached_property
    def chances(self) -> Posterior | None:
        """The chances of every cell of a qubit game; None if there are none, or it is too hard."""
        qubits = self.view.qubits
        if qubits is None or self.view.in_the_open or self.view.outcome.over:
            return None
        try:
            return chances_of(qubits.position)
        except QMinesError:
            return None

    @cached_property
    def risk(self) -> float | None:
        """The chance that the event hits a mine; None if it opens nothing."""
        if self.chances is not None and self.opens:
            board, cell = divmod(self.opens[0], self.view.grid.cells)
            return 1.0 - float(self.chances.survival[cell, board])
        analysis = self.analysis
        if analysis is None or not self.opens:
            return None
        try:
            return risk_of(analysis, self.opens)
        except QMinesError:
            return None

    def document(self) -> dict[str, Any]:
        """The step as JSON values; arrays are written by ``encode``."""
        view, analysis = self.view, self.analysis
        seen = view.document()
        found: dict[str, Any] = {
            "step": self.number,
            "at": None if self.entry is None else self.entry.at,
            "event": None if self.entry is None else self.entry.event,
            "rows": seen["boards"][0],
            "boards": seen["boards"],
            "counter": view.counter,
            "paused": view.paused,
            "deaths": view.deaths,
            "outcome": seen["outcome"],
            "risk": self.risk,
            "analysis": None,
        }
        if analysis is not None and not self.untouched:
            cells, least = analysis.safest
            found["analysis"] = {
                "method": analysis.method,
                "probability": analysis.mine_probability,
                "safe": analysis.safe,
                "mined": analysis.mined,
                "safest": {"cell": cells[0], "risk": least} if cells else None,
            }
        if self.chances is not None:
            place = view.grid.place
            found["analysis"] = {
                "method": "exact",
                "survival": self.chances.survival,
                "chance": self.chances.chance,
                "safe": {b.name: [place(cell) for cell in self.chances.safe(b)] for b in Basis},
            }
        return found


class Steps:
    """The steps of a game, from before its first event to after its last.

    Args:
        setup: the rules, the field and the options.
        entries: the events, all of which are possible.
        begin: starts a timeline on the same board under a given setup.
    """

    def __init__(
        self, setup: Setup, entries: Sequence[Entry], begin: Callable[[Setup], Timeline]
    ) -> None:
        self.setup = setup
        self.entries = entries
        self._begin = begin
        self._timeline = self.start()
        self._done = 0
        self._counted = [0]  # the time that counts at each event, as far as it is known
        self._timelines: dict[int, Timeline] = {}
        self._kept: OrderedDict[int, ReplayStep] = OrderedDict()
        self._room = max(2, _KEPT_BYTES // (10 * setup.grid.cells))

    @classmethod
    def of(cls, game: Game, seed: bytes) -> Steps:
        """The steps of a game as far as it has gone."""
        return cls(game.setup, game.transcript, _dealt(game.header, seed))

    def start(self, setup: Setup | None = None) -> Timeline:
        """The timeline before the first event, under these rules or others."""
        return self._begin(self.setup if setup is None else setup)

    def again(self) -> Steps:
        """A copy of these steps, for another thread."""
        return Steps(self.setup, self.entries, self._begin)

    def __len__(self) -> int:
        return len(self.entries) + 1

    def __getitem__(self, number: int) -> ReplayStep:
        if not 0 <= number < len(self):
            raise IndexError(number)
        step = self._kept.get(number)
        if step is None:
            step = self._kept[number] = self._derive(number)
            if len(self._kept) > self._room:
                self._kept.popitem(last=False)
        return step

    def __iter__(self) -> Iterator[ReplayStep]:
        return (self[number] for number in range(len(self)))

    def _derive(self, number: int) -> ReplayStep:
        if number < self._done:
            # To go back, continue from the nearest timeline that was kept.
            self._done = number - number % _APART
            self._timeline = copy(self._timelines[self._done])
        timeline = self._timeline
        while self._done < number:
            if self._done % _APART == 0 and self._done not in self._timelines:
                self._timelines[self._done] = copy(timeline)
            timeline.take(Event.parse(self.entries[self._done].event))
            self._done += 1
            self._count(timeline)
        seen = timeline.view(milliseconds=self._counted[number])
        safe = self.setup.options.get("first", "anything") != "anything"
        untouched = safe and not seen.opened and not seen.outcome.over
        if number == len(self.entries):
            return ReplayStep(number, None, seen, saved=timeline.saved, untouched=untouched)
        entry = self.entries[number]
        event = Event.parse(entry.event)
        opens: Sequence[int] = ()
        if event.verb.startswith(("open", "chord")) and not timeline.outcome.over:
            opens = timeline.mode.risks(timeline.state, event)
        return ReplayStep(number, entry, seen, opens, saved=timeline.saved, untouched=untouched)

    def _count(self, timeline: Timeline) -> None:
        """Count the time up to the next event, if the clock is running, for the first time."""
        if self._done == len(self._counted):
            ahead = self.entries[self._done - 1 : self._done + 1]
            passed = ahead[-1].at - ahead[0].at if timeline.running else 0
            self._counted.append(self._counted[-1] + passed)


class SavedSteps(Steps):
    """The steps of the game in a file.

    Raises:
        NotationError: this is not a game file, or it is wrong, or it lacks its seed.
    """

    def __init__(self, data: bytes) -> None:
        document = read(data)
        self.game: Game = game_of(document)  # checks everything
        self.seed = document.seed or b""  # never missing: game_of needs it
        super().__init__(self.game.setup, self.game.transcript, _dealt(self.game.header, self.seed))


def _dealt(header: Header, seed: bytes) -> Callable[[Setup], Timeline]:
    """A function that starts timelines on the board of a seed."""
    return lambda setup: Timeline(setup, game_stream(seed, header.player_seed))
