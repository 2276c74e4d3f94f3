"""How soon a game on the player's own device shows an opened cell, in Chromium.

    python benchmarks/local_game.py [--games N] [--markdown] [--update]

Goal: 17 ms from the key press, or the release of the mouse button, to the painted frame, at the
median. Cells that are certainly safe are opened one by one in Expert games of a guest, and the
safest ones if there are none. The first open deals the board, which takes longest in a no-guess
game.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from _common import add_output_options, deliver, table
from _page import clicked, median_and_95, pressed, site_at_hand, watch
from qmines.solver import analyse
from web_page import walk

if TYPE_CHECKING:
    from browser.driver import Site

MINES = 99
MOVES = 30  # of each game
KINDS = (
    ("Classic", "classic", {}),
    ("Classic, no guessing", "classic", {"no_guess": True}),
    ("Forgiving", "forgiving", {}),
    ("Forgiving, strict", "forgiving", {"strict": True}),
)


def opens(site: Site, rules: str, options: dict[str, bool], games: int) -> list[list[str]]:
    """The first open of each game, and those after it by key and by mouse: numbers and times."""
    first: list[float] = []
    by_key: list[float] = []
    by_mouse: list[float] = []
    for _ in range(games):
        screen = site.visit("/help")
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
            if screen.over:
                break
            found = analyse(screen.position(MINES))
            cells = found.safe or found.safest[0]
            if move % 2:
                by_mouse.append(clicked(screen, cells[0])[1])
            else:
                walk(screen, cells[0])
                by_key.append(pressed(screen, "Enter")[1])
        screen.page.context.close()
    return [[str(len(each)), *median_and_95(each)] for each in (first, by_key, by_mouse)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=5)
    add_output_options(parser)
    options = parser.parse_args()
    markdown = options.markdown or options.update
    rows = []
    with site_at_hand() as (site, words):
        for title, rules, chosen in KINDS:
            found = opens(site, rules, chosen, options.games)
            for name, times in zip(
                ("first open", "later, by key", "later, by mouse"), found, strict=True
            ):
                rows.append([title, name, *times])
    head = ["Expert", "", "opens", "painted: median ms", "95% ms"]
    deliver(
        "local-game",
        "\n\n".join([words, table(head, rows, markdown=markdown)]),
        update=options.update,
    )


if __name__ == "__main__":
    main()
