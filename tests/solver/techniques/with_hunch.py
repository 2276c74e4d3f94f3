"""Run by itself: the program as it is when somebody has added a technique.

It stands for the one line that registers it, in ``Technique``, and is given the path of its file,
or nothing where that was forgotten.
"""

from __future__ import annotations

import asyncio
import json
import sys
from importlib.abc import MetaPathFinder
from importlib.util import spec_from_file_location

from qmines.core import deduction
from qmines.core.deduction import Technique
from qmines.messages.files import entries_of
from qmines.messages.fluent import read_entries

MESSAGES = """
hint-where-hunch = Look at { CELLS($cells) }: you have a hunch.
reason-hunch = You have a feeling about { $count } cell.
lesson-hunch-goal = Trust your feelings.
lesson-hunch-end = You have a feel for it.
"""


def register(name: str) -> Technique:
    """What ``HUNCH = "hunch"`` in the class would do."""
    made = str.__new__(Technique, name)
    made._name_, made._value_ = name.upper(), name
    Technique._member_names_.append(made._name_)
    Technique._member_map_[made._name_] = Technique._value2member_map_[name] = made
    deduction.TECHNIQUES = tuple(Technique)
    return made


class Added(MetaPathFinder):
    """Finds a file as if it lay among the techniques of the program."""

    def __init__(self, path: str) -> None:
        self.path = path

    def find_spec(self, name, path, target=None):  # noqa: ARG002
        if name == "qmines.solver.techniques.hunch":
            return spec_from_file_location(name, self.path)
        return None


async def lessons(database: str) -> dict:
    """What the web site teaches."""
    from web.asgi import ask, running  # noqa: PLC0415

    async with running(database) as app:
        return json.loads((await ask(app, "GET", "/api/learn"))[2])


def main(database: str, *files: str) -> None:
    """Print what the parts of the program make of it."""
    hunch = register("hunch")
    for file in files:
        sys.meta_path.insert(0, Added(file))
        entries_of("en").update(read_entries(MESSAGES))
    from click.testing import CliRunner  # noqa: PLC0415

    from qmines.cli.commands.generate import generate  # noqa: PLC0415
    from qmines.core.position import Position  # noqa: PLC0415
    from qmines.solver import Hint  # noqa: PLC0415
    from qmines.solver.techniques import ROWS  # noqa: PLC0415

    step = deduction.ProofStep(hunch, ((0, 0),), mined=((0, 1),))
    hint = Hint(Position.from_rows(["1#"], 1), proof=(step,))
    read = deduction.step_of(step.document())
    found = asyncio.run(lessons(database))
    json.dump(
        {
            "told": [hint.explain("where"), hint.explain("why")],
            "read": read == step,
            "rank": hunch.rank,
            "drill": str(ROWS[hunch].drill),
            "lessons": [each["name"] for each in found["lessons"] if each["part"] == "classic"],
            "trainer": [each["technique"] for each in found["trainer"]],
            "command": "|hunch]" in CliRunner().invoke(generate, ["--help"]).output,
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
