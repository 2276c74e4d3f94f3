"""The measures of a game: clicks, time, 3BV, luck and mistakes."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, cast

from qmines.core.position import HIDDEN
from qmines.generate.measures import Regions, board_measures

if TYPE_CHECKING:
    from collections.abc import Mapping

    from qmines.documents import MeasuresDocument
    from qmines.modes import View
    from qmines.session.judge import Judgement, Loss


@dataclass(frozen=True, slots=True)
class Clicks:
    """Clicks of one kind: those that changed something, and those that did not."""

    effective: int = 0
    wasted: int = 0

    @property
    def total(self) -> int:
        """All clicks of this kind."""
        return self.effective + self.wasted


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures of a game: clicks, time, 3BV, efficiency, luck and more.

    Measures from ``bbbv`` on are None until the game is over, because they would reveal
    something about the mines. In a lost game, rates use the 3BV solved so far
    (``bbbv_solved``). A rate is None if its divisor is zero.

    >>> import qmines
    >>> game = qmines.new_game("9x9x10", seed=1)
    >>> view = game.open(4, 4)
    >>> game.measures.left.effective, game.measures.bbbv is None
    (1, True)
    """

    milliseconds: int
    left: Clicks
    right: Clicks
    chord: Clicks
    flags_used: bool
    deaths: int
    help: Mapping[str, int]
    correctness: float | None
    bbbv: int | None = None
    bbbv_solved: int | None = None
    openings: int | None = None
    islands: int | None = None
    zini: int | None = None
    bbbv_per_second: float | None = None
    efficiency: float | None = None
    throughput: float | None = None
    saves: int | None = None
    luck: float | None = None
    guesses: int | None = None
    losses: tuple[Loss, ...] = ()

    @property
    def clicks(self) -> int:
        """The total number of clicks."""
        return self.left.total + self.right.total + self.chord.total

    @property
    def help_used(self) -> bool:
        """Whether any help was used."""
        return bool(self.help)

    @property
    def no_flags(self) -> bool:
        """Whether the game was played without flags (NF)."""
        return not self.flags_used

    def document(self) -> MeasuresDocument:
        """The measures as JSON values."""
        losses = [loss.document() for loss in self.losses]
        found = asdict(self) | {"help": dict(self.help), "losses": losses}
        return cast("MeasuresDocument", found)


@dataclass(frozen=True, slots=True)
class Counts:
    """What is counted during a game."""

    left: Clicks
    right: Clicks
    chord: Clicks
    flags_used: bool
    help: Mapping[str, int]


def measures_so_far(view: View, counts: Counts) -> Measures:
    """The measures that can be shown during a game."""
    kinds = (counts.left, counts.right, counts.chord)
    effective = sum(kind.effective for kind in kinds)
    return Measures(
        milliseconds=view.milliseconds,
        left=counts.left,
        right=counts.right,
        chord=counts.chord,
        flags_used=counts.flags_used,
        deaths=view.deaths,
        help=dict(counts.help),
        correctness=_ratio(effective, sum(kind.total for kind in kinds)),
    )


def final_measures(view: View, counts: Counts, judgement: Judgement, start: View) -> Measures:
    """All measures of a finished game; cells that were open at the start do not count."""
    sofar = measures_so_far(view, counts)
    found = replace(
        sofar,
        saves=view.saves,
        luck=judgement.luck,
        guesses=judgement.guesses,
        losses=judgement.losses,
    )
    if view.mines is None:  # resigned before the first open
        return found
    regions = Regions(view.mines)
    board = board_measures(view.mines, regions)
    solved = regions.solved(view.cells)
    begun = any(code < HIDDEN for code in start.cells)  # from a position
    before = regions.solved(start.cells) if begun else 0
    solved -= before
    effective = sofar.left.effective + sofar.right.effective + sofar.chord.effective
    return replace(
        found,
        bbbv=board.bbbv - before,
        bbbv_solved=solved,
        openings=None if begun else board.openings,
        islands=None if begun else board.islands,
        zini=None if begun else board.zini,
        bbbv_per_second=_ratio(solved, sofar.milliseconds / 1000),
        efficiency=_ratio(solved, sofar.clicks),
        throughput=_ratio(solved, effective),
    )


def _ratio(what: int, by: float) -> float | None:
    return what / by if by else None
