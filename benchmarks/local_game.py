"""How soon a game on the player's own device shows an opened cell, in Chromium.

    python benchmarks/local_game.py [--opens N] [--markdown] [--update]

Goal: 17 ms from the key press, or the release of the mouse button, to the painted frame, at the
median. Cells that are certainly safe are opened one by one in Expert games of a guest, and the
safest ones if there are none, by key and by mouse in turn. The first open of each game deals the
board, which takes longest in a no-guess game.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from _common import KERNEL_REPORT, add_output_options, deliver, measured, table
from _page import clicked, median_and_95, pressed, site_at_hand, watch
from qmines.solver import analyse
from web_page import walk

if TYPE_CHECKING:
    from browser.driver import Site

MINES = 99
MOVES = 30  # of a game, at most
GOAL = 17.0  # ms
KINDS = (
    ("Classic", "classic", {}),
    ("Classic, first click is safe", "classic", {"first": "safe"}),
    ("Classic, first click can be a mine", "classic", {"first": "anything"}),
    ("Classic, no guessing", "classic", {"no_guess": True}),
    ("Forgiving", "forgiving", {}),
    ("Forgiving, only numbers on screen", "forgiving", {"knowledge": "visible"}),
    ("Forgiving, strict", "forgiving", {"strict": True}),
)


def opens(site: Site, rules: str, options: dict[str, object], least: int) -> list[list[str]]:
    """The first open of each game, and those after it by key and by mouse: numbers and times."""
    first: list[float] = []
    by_key: list[float] = []
    by_mouse: list[float] = []
    while len(by_key) + len(by_mouse) < least:
        screen = site.visit("/help", reduced_motion="no-preference")
        watch(screen, "game", in_frames=True)
        screen.prefer(last={"rules": rules, "level": "expert", "options": options})
        screen.page.goto(screen.address)
        screen.page.locator(".table.fresh").wait_for()
        screen.page.wait_for_timeout(2000)  # the kernel is loaded
        screen.press("d")
        first.append(pressed(screen, "Enter")[1])
        screen.seated()
        for move in range(MOVES):
            screen.page.wait_for_timeout(120)
            if screen.page.locator(".table.over").count():
                break
            found = analyse(screen.position(MINES))
            cells = found.safe or found.safest[0]
            if move % 2:
                by_mouse.append(clicked(screen, cells[0])[1])
            else:
                walk(screen, cells[0])
                by_key.append(pressed(screen, "Enter")[1])
        screen.page.context.close()
    return [
        [str(len(each)), *median_and_95(each), "" if at == 0 else met(each)]
        for at, each in enumerate((first, by_key, by_mouse))
    ]


def met(times: list[float]) -> str:
    """Whether the goal is met, as a sign."""
    return "✓" if float(median_and_95(times)[0]) <= GOAL else "✗"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--opens", type=int, default=80, help="of each kind [default: 80]")
    add_output_options(parser, KERNEL_REPORT)
    options = parser.parse_args()
    markdown = options.markdown or options.update
    rows = []
    with site_at_hand() as (site, words):
        for title, rules, chosen in KINDS:
            found = opens(site, rules, chosen, options.opens)
            for name, times in zip(
                ("first open", "later, by key", "later, by mouse"), found, strict=True
            ):
                rows.append([title, name, *times])
    head = ["Expert", "", "opens", "painted: median ms", "95% ms", f"within {GOAL:.0f} ms"]
    text = f"{words} {measured()}\n\n{table(head, rows, markdown=markdown)}"
    deliver("local_game", text, update=options.update, report=KERNEL_REPORT)


if __name__ == "__main__":
    main()
