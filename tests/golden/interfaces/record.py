"""Write the golden files of all interfaces anew.

    python tests/golden/interfaces/record.py

Look at the difference before you commit it: in ``recorded/`` an interface does something else
than it did, in ``recorded/texts/`` it only says something else. ``differences.json`` lists
every request that interfaces answer differently.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from golden.interfaces import golden, library, plain, terminal, web
from golden.interfaces.script import names, read

if TYPE_CHECKING:
    from golden.interfaces.script import Scenario


def observed(interface: str, folder: Path) -> dict[str, list[golden.Steps]]:
    """What an interface does with all scripts."""
    scripts = {name: read(name) for name in names()}
    every = [scenario for scenarios in scripts.values() for scenario in scenarios]
    with patch.dict(os.environ):
        for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):  # of whoever runs this
            os.environ.pop(name, None)
        steps = iter(_record(interface, every, folder))
    return {name: [next(steps) for _ in scripts[name]] for name in scripts}


def _record(interface: str, scenarios: list[Scenario], folder: Path) -> list[Any]:
    if interface == "library":
        return library.record(scenarios)
    if interface == "plain":
        return plain.record(scenarios, folder)
    if interface == "terminal":
        return terminal.record(scenarios, folder)
    return web.record(scenarios, folder, sockets=interface == "socket")


def main() -> None:
    """Record, and write what differs from the files that are there."""
    with tempfile.TemporaryDirectory() as folder:
        found = {each: observed(each, Path(folder)) for each in golden.INTERFACES}
    changed = []
    for name in names():
        steps = {each: found[each][name] for each in golden.INTERFACES}
        for texts in (False, True):
            path = golden.path_of(name, texts=texts)
            changed += _write(path, golden.folded(name, steps, texts=texts))
    changed += _write(golden.DIFFERENCES, golden.differences(names()))
    print("\n".join(changed) or "nothing has changed")  # noqa: T201


def _write(path: Path, text: str) -> list[str]:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.read_text("utf-8") == text:
        return []
    path.write_text(text, "utf-8")
    return [f"changed: {path.relative_to(golden.FOLDER)}"]


if __name__ == "__main__":
    main()
