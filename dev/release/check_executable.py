"""Run the executable in a root with nothing but itself: no Python, no libraries, no shell.

    python dev/release/check_executable.py EXECUTABLE

Analyses the known answers, shows the menu of the terminal game, and serves the web site. As root it
uses chroot, otherwise a user namespace.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

from empty_root import EmptyRoot, check_site

LIMIT = 1.0  # seconds until the menu
STARTS = 5


def main() -> None:
    """Check what a player, a researcher and an operator need."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("executable", type=Path)
    executable = parser.parse_args().executable
    print(f"{executable.name}: {executable.stat().st_size:,} bytes")
    with tempfile.TemporaryDirectory() as folder:
        root = EmptyRoot(Path(folder), "/qmines")
        shutil.copy(executable, root.folder / "qmines")
        (root.folder / "home").mkdir()
        first = root.seconds_to_menu()
        later = min(root.seconds_to_menu() for _ in range(STARTS))
        for name, (taken, used) in (("first start", first), ("best of later starts", later)):
            print(f"menu: {taken:.2f} s, {used:.2f} s of CPU time until it is left; {name}")
        print(root.output("--version").strip())
        print(f"{root.check_answers()} positions as known")
        with root.serving("serve", "--log", "none") as address:
            print(check_site(address))
        if later[0] > LIMIT:
            raise SystemExit(f"the menu should appear within {LIMIT} s; repeat on a quiet machine")


if __name__ == "__main__":
    main()
