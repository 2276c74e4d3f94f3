"""What each dependency costs: its size, how long it takes to import, and what imports it.

    PYTHON dev/release/dependencies.py

PYTHON belongs to an environment with nothing but qmines. Sizes are without compiled modules; import
times are the least CPU time of five runs, including what a package imports itself.
"""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
from importlib import metadata

ROUNDS = 5
USES = {
    "import qmines": "import qmines",
    "analyse": (
        "from qmines.cli import main; sys.argv[1:] = ['analyse', '1#', '--mines', '1']; main()"
    ),
    "menu": "import qmines.tui.app",
    "serve": "import qmines.web.app",
}
# Importing the packages themselves loads next to nothing.
MAIN = {"pillow": ["PIL.Image"], "argon2-cffi-bindings": ["argon2"]}
REPORT = (
    "import atexit, json, sys;"
    "atexit.register(lambda: print('\\n' + json.dumps(sorted(sys.modules)), file=sys.stderr));"
)


def seconds(code: str) -> float:
    """The least CPU time of a few runs."""
    least = float("inf")
    for _ in range(ROUNDS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        least = min(least, taken)
    return least


def loaded(code: str) -> set[str]:
    """The top-level modules that are loaded when some code has run."""
    done = subprocess.run(
        [sys.executable, "-c", REPORT + code], check=True, capture_output=True, text=True, cwd="/"
    )
    return {one.partition(".")[0] for one in json.loads(done.stderr.splitlines()[-1])}


def size(name: str) -> int:
    """The bytes of an installed package."""
    files = [one for one in metadata.files(name) or [] if one.suffix != ".pyc"]
    return sum(path.stat().st_size for one in files if (path := one.locate()).is_file())


def needed(name: str) -> list[str]:
    """A package and everything that it needs here, by name."""
    found: dict[str, None] = {}
    waiting = [name]
    while waiting:
        one = waiting.pop()
        try:
            wanted = metadata.requires(one) or []
        except metadata.PackageNotFoundError:  # for another system
            continue
        if found.setdefault(one.lower().replace("_", "-")) is None:
            names = [re.match(r"[\w.-]+", line)[0] for line in wanted if "extra ==" not in line]
            waiting += [each for each in names if each.lower().replace("_", "-") not in found]
    return sorted(found)


def main() -> None:
    """Print the table, largest first."""
    modules: dict[str, set[str]] = {}
    for module, names in metadata.packages_distributions().items():
        for name in names:
            modules.setdefault(name.lower().replace("_", "-"), set()).add(module)
    uses = {use: loaded(code) for use, code in USES.items()}
    nothing = seconds("pass")
    packages = sorted(needed("qmines"), key=size, reverse=True)
    print(f"| Package | MB | ms | {' | '.join(f'`{one}`' for one in USES)} |")
    print("|---|---:|---:|" + "---|" * len(USES))
    for name in packages:
        named = [one for one in modules[name] if one.isidentifier()]
        public = MAIN.get(name) or [one for one in named if not one.startswith("_")] or named
        taken = max(seconds(f"import {one}") for one in public) - nothing
        marks = ("×" if modules[name] & found else "" for found in uses.values())
        print(f"| {name} | {size(name) / 1e6:.1f} | {1000 * taken:.0f} | {' | '.join(marks)} |")
    print(f"| all | {sum(map(size, packages)) / 1e6:.1f} | |{' |' * len(USES)}")


if __name__ == "__main__":
    main()
