"""How long the event loop of the web server is busy with every route and every socket message.

    python benchmarks/loop.py [NAME…] [--update]

Sends each of them the most expensive requests that it accepts (tests/web/costly_requests.py) and
prints the CPU time of the event loop's thread: that of the longest step, during which nobody else
is answered, and that of all steps of one request. ``--update`` writes the table, the command, the
date and the commit into docs/event-loop.md. CPU time hardly depends on what else the machine does.

Figure: the longest step takes at most 20 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile

from _common import LOOP_REPORT, deliver, measured
from web.costly_place import furnished  # in tests, which _common adds to the path
from web.costly_requests import MESSAGES, ROUTES
from web.loop_costs import LIMIT, Cost, costs, shown


async def times(names: frozenset[str]) -> dict[str, Cost]:
    with tempfile.TemporaryDirectory() as folder:
        async with furnished(f"sqlite:///{folder}/games.db") as place:
            return {name: cost async for name, cost in costs(place, names)}


def table(found: dict[str, Cost]) -> str:
    """The most expensive first."""
    lines = [
        "| Route or message | Longest step | All steps of one request |",
        "|---|---|---|",
    ]
    for name, cost in sorted(found.items(), key=lambda each: -each[1].longest):
        figures = f"{1000 * cost.longest:.1f} ms | {1000 * cost.total:.1f} ms"
        lines.append(f"| {shown(name)} | {figures} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", nargs="*", help="measure only these")
    parser.add_argument("--update", action="store_true", help="write docs/event-loop.md")
    given = parser.parse_args()
    if given.name and given.update:
        parser.error("--update needs the times of all routes and messages")
    found = asyncio.run(times(frozenset(given.name or ROUTES | MESSAGES)))
    deliver("times", f"{measured()}\n\n{table(found)}", update=given.update, report=LOOP_REPORT)
    late = [name for name, cost in found.items() if cost.longest > LIMIT]
    sys.exit(f"longer than {1000 * LIMIT:g} ms: {', '.join(late)}" if late else 0)


if __name__ == "__main__":
    main()
