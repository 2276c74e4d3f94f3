"""How soon the analyser shows new chances after a key, in Chromium against the real server.

    python benchmarks/analyser.py [--keys N] [--markdown] [--update]

Goal: a position of 30×16 analysed again within 50 ms from the key press to the painted frame, at
the median. Each key paints one clue of a running Expert position anew, or hides it. The time runs
from the browser's time stamp of the key until a task after the frame with the new chances.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import numpy as np
from playwright.sync_api import sync_playwright

from _common import add_output_options, deliver, machine, table
from browser.driver import Screen, Site
from browser.serving import Server
from browser.tools import chromium
from qmines.core.board import Board
from qmines.core.grid import Grid
from qmines.core.position import Position
from qmines.core.stream import Stream
from qmines.generate.boards import place_mines
from qmines.generate.fields import flood, numbers_of
from qmines.notation.link import spelt
from qmines.solver import analyse

GOAL = 50
WATCH = """
    const told = {asked: 0, answered: 0, painted: 0};
    globalThis.told = told;
    addEventListener("keydown", (event) => {
        Object.assign(told, {asked: event.timeStamp, answered: 0, painted: 0});
    }, true);
    const ask = fetch;
    globalThis.fetch = async (...given) => {
        const answer = await ask(...given);
        if (given[0] !== "/api/analyse") return answer;
        const read = answer.json.bind(answer);
        answer.json = async () => {
            const found = await read();
            told.answered ||= performance.now();
            return found;
        };
        return answer;
    };
    const clear = CanvasRenderingContext2D.prototype.clearRect;
    CanvasRenderingContext2D.prototype.clearRect = function (...given) {
        if (told.answered && !told.painted) {
            requestAnimationFrame(() => {
                const {port1, port2} = new MessageChannel();
                port1.onmessage = () => { told.painted ||= performance.now(); };
                port2.postMessage(0);
            });
        }
        return clear.apply(this, given);
    };
"""


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


def keys(screen: Screen, position: Position, count: int) -> list[str]:
    """Press keys on clues; a row of the table."""
    screen.page.add_init_script(WATCH)
    screen.page.goto(f"{screen.address}/analyse?p={spelt(position)}")
    screen.seated()
    screen.page.wait_for_timeout(1500)
    places = [position.grid.place(i) for i, code in enumerate(position.cells) if 0 < code < 9]
    clues = [(row, column) for row, column in places if row < 16 and column < 30]  # in sight
    answered, painted = [], []
    for at in range(count):
        cell = clues[at * 7 % len(clues)]
        screen.page.mouse.move(*screen.at(*cell))
        for key in ("h", str(position[cell])):
            screen.page.wait_for_timeout(120)
            screen.press(key)
            screen.page.wait_for_function("() => told.painted")
            told = screen.ask("() => told")
            answered.append(told["answered"] - told["asked"])
            painted.append(told["painted"] - told["asked"])
    figures = [*np.percentile(answered, [50, 95]), *np.percentile(painted, [50, 95])]
    return [
        f"{position.width}×{position.height}",
        str(len(painted)),
        *(f"{x:.1f}" for x in figures),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keys", type=int, default=30)
    add_output_options(parser)
    options = parser.parse_args()
    markdown = options.markdown or options.update
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=str(chromium()), args=["--no-sandbox", "--disable-gpu"]
        )
        site = Site(browser, server.address)
        rows = []
        for width, height, mines in ((30, 16, 99), (100, 100, 1600)):
            screen = site.visit("/help")
            rows.append(keys(screen, half_way(width, height, mines), options.keys))
            screen.page.context.close()
        head = ["a key on", "keys", "answered: median ms", "95 % ms"]
        head += ["painted: median ms", "95 % ms"]
        parts = [
            f"On {machine()}, Chromium {browser.version}, drawing without a graphics card.",
            table(head, rows, markdown=markdown),
        ]
        browser.close()
    deliver("analyser", "\n\n".join(parts), update=options.update)


if __name__ == "__main__":
    main()
