"""How soon the analyser shows new chances after a key, in Chromium: by its kernel, by the server.

    python benchmarks/analyser.py [--keys N] [--markdown] [--update]

Goal: a position of 30×16 analysed again within 20 ms from the key press to the painted frame, at
the median, by the kernel in the page; within 50 ms by the server, which answers where the page has
no kernel. The best move may follow up to 200 ms later. Each key paints one clue of a running Expert
position anew, or hides it. The time runs from the browser's time stamp of the key until a task
after the frame with the new chances, or until the page has the best move.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from _common import KERNEL_REPORT, add_output_options, deliver, measured, table
from _page import advised, median_and_95, pressed, site_at_hand, watch
from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import Position
from qmines.core.stream import Stream
from qmines.generate.boards import place_mines
from qmines.generate.fields import flood, numbers_of
from qmines.notation.link import spelt
from qmines.solver import analyse

if TYPE_CHECKING:
    from browser.driver import Screen

EXPERT = (30, 16, 99)
BY_KERNEL = "async () => (await import('/static/app/kernel/requests.js')).kernelLoaded()"


def half_way(width: int, height: int, mines: int) -> Position:
    """A position in which everything that follows from one opening was opened."""
    grid = Grid(width, height)
    for number in range(1000):
        mask = place_mines(grid, mines, (), Stream(number))
        numbers = numbers_of(grid, mask)
        cells = bytearray([9]) * grid.cells
        zeros = [i for i in range(grid.cells) if not numbers[i] and not mask[i]]
        flood(grid, cells, numbers, zeros[:1])
        while True:
            position = Position(grid, bytes(cells), mines)
            safe = [grid.index(*cell) for cell in analyse(position).safe]
            if not safe or sum(code < 9 for code in cells) > grid.cells * 0.5:
                break
            flood(grid, cells, numbers, safe)
        if sum(code < 9 for code in cells) > grid.cells * 0.4:
            assert Board(grid, mask).mines == mines
            return position
    raise AssertionError


def keys(screen: Screen, position: Position, count: int, *, kernel: bool) -> list[str]:
    """Press keys on clues; a row of the table."""
    watch(screen, "kernel" if kernel else "analysis", in_frames=True)
    if not kernel:
        screen.page.route("**/kernel.wasm", lambda route: route.abort())
    screen.page.goto(f"{screen.address}/analyse?p={spelt(position)}")
    screen.seated()
    if kernel:
        screen.until(lambda: screen.ask(BY_KERNEL))
    screen.page.wait_for_timeout(1500)
    places = [position.grid.place(i) for i, code in enumerate(position.cells) if 0 < code < 9]
    clues = [(row, column) for row, column in places if row < 16 and column < 30]  # in sight
    answered, painted, best = [], [], []
    for at in range(count):
        cell = clues[at * 7 % len(clues)]
        screen.page.mouse.move(*screen.at(*cell))
        for key in ("h", str(position[cell])):
            screen.page.wait_for_timeout(120)
            times = pressed(screen, key)
            answered.append(times[0])
            painted.append(times[1])
            if kernel and position.width == EXPERT[0]:
                best.append(advised(screen))
    size = f"{position.width}×{position.height}"
    return [
        size,
        "kernel" if kernel else "server",
        str(len(painted)),
        *median_and_95(answered),
        *median_and_95(painted),
        *(median_and_95(best) if best else ["–", "–"]),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keys", type=int, default=30)
    add_output_options(parser, KERNEL_REPORT)
    options = parser.parse_args()
    markdown = options.markdown or options.update
    with site_at_hand() as (site, words):
        rows = []
        for width, height, mines in (EXPERT, (100, 100, 1600)):
            position = half_way(width, height, mines)
            for kernel in (True, False):
                screen = site.visit("/help")
                rows.append(keys(screen, position, options.keys, kernel=kernel))
                screen.page.context.close()
    head = ["board", "analysed by", "key presses", "answered: median ms", "95% ms"]
    head += ["painted: median ms", "95% ms", "best move: median ms", "95% ms"]
    text = f"{words} {measured()}\n\n{table(head, rows, markdown=markdown)}"
    deliver("analyser", text, update=options.update, report=KERNEL_REPORT)


if __name__ == "__main__":
    main()
