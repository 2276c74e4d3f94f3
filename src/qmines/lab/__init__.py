"""The laboratory: many games, strategies compared on the same boards, one machine or many.

>>> from qmines.core.levels import LEVELS
>>> contest = SeededContest(LEVELS["beginner"], strategy="best", seed=1)
>>> with LocalCrew(1) as crew:
...     results = prepare(contest, 20)
...     play(results, crew)
>>> results.summary().games
20
"""

from qmines.lab.boards import BoardSet
from qmines.lab.cluster import ClusterCrew, ClusterError
from qmines.lab.contest import (
    FIRST_CLICKS,
    BoardContest,
    Contest,
    SeededContest,
    start_of,
)
from qmines.lab.crew import Crew, LocalCrew
from qmines.lab.games import Games
from qmines.lab.journal import Journal
from qmines.lab.results import Played, Results, Summary
from qmines.lab.run import play, prepare
from qmines.lab.statistics import Pair, mcnemar
from qmines.lab.strategies import STRATEGIES

__all__ = [
    "FIRST_CLICKS",
    "STRATEGIES",
    "BoardContest",
    "BoardSet",
    "ClusterCrew",
    "ClusterError",
    "Contest",
    "Crew",
    "Games",
    "Journal",
    "LocalCrew",
    "Pair",
    "Played",
    "Results",
    "SeededContest",
    "Summary",
    "mcnemar",
    "play",
    "prepare",
    "start_of",
]
