"""Compare players by the games that they won on the same boards.

    python dev/learn/compare.py new.wins old.wins search.wins

The files are what ``learn_data play`` prints. Parts of one run may be concatenated, in any order.
"""

from __future__ import annotations

import itertools
import math
import sys
from pathlib import Path


def wins(text: str) -> dict[int, bool]:
    """Whether each game was won, by its number."""
    found = {}
    for line in text.splitlines():
        first, digits = line.split()
        for place, digit in enumerate(digits):
            found[int(first) + place] = digit == "1"
    return found


def mcnemar(one: int, other: int) -> float:
    """The chance that two equal players share the games that only one of them won so unevenly."""
    total = one + other
    tail = sum(
        math.exp(
            math.lgamma(total + 1)
            - math.lgamma(k + 1)
            - math.lgamma(total - k + 1)
            - total * math.log(2)
        )
        for k in range(min(one, other) + 1)
    )
    return min(1.0, 2 * tail)


def compare(one: dict[int, bool], other: dict[int, bool]) -> str:
    """The lead of the first player in points, with its 95% interval."""
    games = one.keys() & other.keys()
    ahead = sum(one[game] and not other[game] for game in games)
    behind = sum(other[game] and not one[game] for game in games)
    lead = 100 * (ahead - behind) / len(games)
    error = 196 * math.sqrt(ahead + behind) / len(games)
    p = mcnemar(ahead, behind)
    return f"{len(games)} games, {lead:+.3f} ± {error:.3f} ({ahead} / {behind}), p = {p:.2g}"


def main() -> None:
    """Print the rate of each file, and the lead of each over those after it."""
    players = {name: wins(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]}
    for name, games in players.items():
        print(f"{name}: {100 * sum(games.values()) / len(games):.3f}% of {len(games)} games")
    for one, other in itertools.combinations(players, 2):
        print(f"{one} over {other}: {compare(players[one], players[other])}")


if __name__ == "__main__":
    main()
