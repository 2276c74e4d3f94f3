"""Play many games and compare strategies on the same boards, on one machine or a cluster.

>>> from qmines.core.levels import LEVELS
>>> from qmines.lab import LocalWorkers, SeededContest, play, prepare
>>> contest = SeededContest(LEVELS["beginner"], strategy="best", seed=1)
>>> with LocalWorkers(1) as crew:
...     results = prepare(contest, 20)
...     play(results, crew)
>>> results.summary().games
20
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from qmines.core.levels import FIRST_CLICKS
    from qmines.lab.boards import BoardSet
    from qmines.lab.cluster import ClusterError, ClusterWorkers
    from qmines.lab.contest import BoardContest, Contest, SeededContest, start_of
    from qmines.lab.games import Games
    from qmines.lab.journal import Journal
    from qmines.lab.policy import BatchPolicy, Policy, PolicyContest, batched
    from qmines.lab.results import PlayedGames, Results, Summary
    from qmines.lab.run import play, prepare
    from qmines.lab.statistics import Pair, mcnemar
    from qmines.lab.strategies import STRATEGIES
    from qmines.lab.workers import LocalWorkers, Workers

# Where each name lives. Loaded when first used: the help of `qmines simulate` only needs the names
# of the strategies, not numpy.
_HOMES = {
    "boards": ("BoardSet",),
    "cluster": ("ClusterError", "ClusterWorkers"),
    "contest": ("FIRST_CLICKS", "BoardContest", "Contest", "SeededContest", "start_of"),
    "games": ("Games",),
    "journal": ("Journal",),
    "policy": ("BatchPolicy", "Policy", "PolicyContest", "batched"),
    "results": ("PlayedGames", "Results", "Summary"),
    "run": ("play", "prepare"),
    "statistics": ("Pair", "mcnemar"),
    "strategies": ("STRATEGIES",),
    "workers": ("LocalWorkers", "Workers"),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "FIRST_CLICKS",
    "STRATEGIES",
    "BatchPolicy",
    "BoardContest",
    "BoardSet",
    "ClusterError",
    "ClusterWorkers",
    "Contest",
    "Games",
    "Journal",
    "LocalWorkers",
    "Pair",
    "PlayedGames",
    "Policy",
    "PolicyContest",
    "Results",
    "SeededContest",
    "Summary",
    "Workers",
    "batched",
    "mcnemar",
    "play",
    "prepare",
    "start_of",
]


if not TYPE_CHECKING:  # type checkers would take any name for one of ours

    def __getattr__(name: str) -> Any:
        if name not in _HOME_OF:
            raise AttributeError(f"module 'qmines.lab' has no attribute {name!r}")
        return getattr(import_module(f"qmines.lab.{_HOME_OF[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
