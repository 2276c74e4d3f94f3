"""Scripts: games and requests written once, for every interface.

A script is a text file in ``scripts/``. A line ``== title`` begins a scenario, a line
``game RULES LEVEL [option=value …]`` deals it (``seed`` and ``ranked`` are options too), and
every further line is one request:

- an event of the rules or of the session: ``open 3 4``, ``mark-h 0 1``, ``undo``, ``pause``
- ``hint where``, ``hint why`` or ``hint do``; with ``believe``, flags are taken as mines
- ``move``, ``simple``, ``smart`` or ``deduce``: moves made for the player
- ``auto`` or ``auto guess``: auto-play to its end
- ``chances``, ``flags`` (which of them are wrong) and ``reduced`` (the reduced view)
- ``leave`` and ``return``: close the game, and open it again
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from qmines import modes

if TYPE_CHECKING:
    from qmines.modes import Setup

FOLDER = Path(__file__).parent
ASSISTS = ("move", "simple", "smart", "deduce")
_WORDS = {"true": True, "false": False}


@dataclass
class Scenario:
    """One game and what is asked of it."""

    title: str
    game: str = ""
    requests: list[str] = field(default_factory=list)

    @property
    def _options(self) -> dict[str, object]:
        pairs = dict(word.split("=", 1) for word in self.game.split()[2:])
        return {
            name: int(value) if value.isdigit() else _WORDS.get(value, value)
            for name, value in pairs.items()
        }

    @property
    def seed(self) -> int:
        return int(str(self._options["seed"]))

    @property
    def ranked(self) -> bool:
        return bool(self._options.get("ranked", False))

    @property
    def setup(self) -> Setup:
        rules, level = self.game.split()[:2]
        options = {k: v for k, v in self._options.items() if k not in {"seed", "ranked"}}
        return modes.make_setup(level, rules, **options)


def names() -> list[str]:
    """The names of all scripts."""
    return sorted(path.stem for path in (FOLDER / "scripts").glob("*.txt"))


def read(name: str) -> list[Scenario]:
    """The scenarios of a script."""
    found: list[Scenario] = []
    for line in (FOLDER / "scripts" / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("== "):
            found.append(Scenario(line.removeprefix("== ")))
        elif line.startswith("game "):
            found[-1].game = line.removeprefix("game ")
        elif line and not line.startswith("#"):
            found[-1].requests.append(line)
    return found
